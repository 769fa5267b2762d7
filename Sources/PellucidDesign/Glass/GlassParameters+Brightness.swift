// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension GlassParameters {
  /// A Boolean value indicating whether the face has one brightness over every backdrop, as where Reduce Transparency
  /// makes an opaque plate of the glass.
  package var hidesBrightness: Bool {
    face.opacity >= 1 && face.levels.white == face.levels.black && bleed.opacity <= 0
  }
}
