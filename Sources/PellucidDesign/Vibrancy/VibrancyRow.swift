// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The ink of one level in one family.
package struct VibrancyRow: Hashable, Sendable {
  package var family: VibrancyFamily
  package var level: VibrancyLevel
  package var ink: Ink
  package var provenance: Provenance
}
