// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The ink of one level in one vibrancy set.
public struct VibrancyRow: Hashable, Sendable {
  public var family: VibrancyFamily
  public var level: VibrancyLevel
  public var ink: Ink
  public var provenance: Provenance
}
