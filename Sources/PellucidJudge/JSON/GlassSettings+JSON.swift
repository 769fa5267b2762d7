// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidScene

extension GlassSettings {
  /// The settings that affect only glass, as JSON.
  package var json: JSONText {
    .object([
      "reduceMotion": .bool(reduceMotion), "showBorders": .bool(showBorders),
      "preferredLook": .number(preferredLook),
    ])
  }
}

extension GlassBackdrop {
  package var json: JSONText {
    .object(["luminance": .number(luminance), "deviation": .number(deviation)])
  }
}
