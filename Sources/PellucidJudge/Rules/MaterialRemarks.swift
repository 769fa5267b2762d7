// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The remarks about materials.
enum MaterialRemarks {
  /// Returns the notes that resolving a material left.
  static func facts(_ material: TracedMaterial) -> [Fact] {
    material.choice.notes.map { .remark(.material(.note($0))) }
  }
}
