// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension GlassParameters {
  /// A Boolean value indicating whether the face is equally bright over everything, as where Reduce Transparency makes a plate of it.
  package var hidesBrightness: Bool {
    face.opacity >= 1 && face.levels.white == face.levels.black && bleed.opacity <= 0
  }
}
