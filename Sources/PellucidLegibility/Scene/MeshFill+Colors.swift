// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

extension MeshFill<EncodedColor> {
  /// Returns the straight colours at the samples of a mesh, and that beside it. Every colour that the mesh shows over a backdrop is
  /// a mixture of these colours and the backdrop.
  func drawnColors(in gamut: Gamut) -> [GamutColor] {
    let drawn = samples(in: gamut).filter { $0.w > 0 }.map { GamutColor($0 / $0.w) }
    return points.fillsFrame ? drawn : drawn + [GamutColor(background, in: gamut).clamped]
  }
}
