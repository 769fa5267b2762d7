// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The emphasis of a vibrant foreground: labels and fills from the strongest to the weakest, and the separator.
package enum VibrancyLevel: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
