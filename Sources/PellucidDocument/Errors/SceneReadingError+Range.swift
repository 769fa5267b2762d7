// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension SceneReadingError {
  /// Returns a range as errors write it.
  static func text(of range: ClosedRange<Double>) -> String {
    func text(_ value: Double) -> String { value == value.rounded() ? String(Int64(value)) : String(value) }
    let (least, most) = (text(range.lowerBound), text(range.upperBound))
    return least == most ? least : least + "…" + most
  }
}
