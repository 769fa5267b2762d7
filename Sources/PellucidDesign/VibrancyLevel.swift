// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The level of a vibrant foreground.
package enum VibrancyLevel: Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
