// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility

extension GlassRecipe {
  /// The resolution for which glass is exported, which decides about the softest of shadows alone. Chosen: that of most screens.
  private static let pixelsPerPoint = 2.0

  /// Returns the colours in the middle of the glass over backdrops of one colour, straight and gamma-encoded; none for glass over which
  /// colours have no range.
  func surfaces(over backdrops: [SIMD4<Float>], tint: GlassTint? = nil) -> [SIMD3<Double>] {
    let glass = GlassTransfer(
      parameters, at: GlassTransfer.Place(depth: shorterSide / 2), pixelsPerPoint: Self.pixelsPerPoint)
    let transfer = Transfer(glass: glass, tint: tint, ink: .color(EncodedColor(white: 0), blend: .sourceOver))
    let colors = backdrops.map { GamutColor(red: Double($0.x), green: Double($0.y), blue: Double($0.z)) }
    let surfaces = (try? transfer.surfaces(overFlat: colors)) ?? []
    return surfaces.map { SIMD3($0.red, $0.green, $0.blue) }
  }
}
