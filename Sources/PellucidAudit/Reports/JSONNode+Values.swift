// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension JSONNode {
  /// The text that the value is; nil for other values.
  package var text: String? { if case .string(let text) = value { text } else { nil } }

  /// The whole number that the value is; nil for other values.
  package var whole: Int? { if case .number(let number) = value { Int(exactly: number) } else { nil } }
}
