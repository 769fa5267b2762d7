// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about a single piece of glass.
extension Korean {
  /// The reason why the brightness behind a piece of glass is not reported.
  static var unknownBackdrop: String {
    "뒤에 있는 것이 반투명하여 밝기를 알 수 없습니다. 글래스는 모드를 그대로 유지하고, 자동 어둡게 하기는 뒤가 밝다고 봅니다."
  }
}
