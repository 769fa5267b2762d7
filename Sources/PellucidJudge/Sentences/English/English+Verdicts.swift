// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON
import PellucidLegibility

/// Sentences about verdicts.
extension English {
  /// Returns a clause with the reason why no verdict can be given.
  package static func text(_ reason: Verdict.Reason) -> String {
    switch reason {
    case .tooClose(let bound):
      "the lowest contrast lies between \(Figures.ratio(bound.lowest)) and \(Figures.ratio(bound.witness.contrast))"
    case .unbounded(.unboundedBlend(let mode)):
      "the blend mode \(Vocabularies.blend.name(of: mode)) has no bound"
    case .unbounded(.changedBelowGlass): "something below the glass is no flat layer"
    case .unbounded(.mappedOtherColor): "something looks at a colour that may be any"
    case .unbounded(.notFinite): "a number in it is not finite"
    case .unbounded(.emptyBackdrop): "no colour can lie behind it"
    case .progressiveBlur: "the material under it fades in"
    case .translucentBackdrop: "nothing opaque lies under it"
    case .leavesSurface: "it lies partly outside the surface or what cuts it"
    case .unstatedBackdrop(let measured, let bound):
      "the drawn pixels have \(Figures.ratio(measured)) and the bound over the stated backdrops is "
        + "\(Figures.ratio(bound)): what is drawn behind is not among those"
    case .inconsistent(let measured, let bound):
      "its drawn pixels have \(Figures.ratio(measured)), less than the bound of \(Figures.ratio(bound)): something "
        + "translucent lies behind it, or the bound is wrong, which should be reported with the scene"
    case .foreground(let obstacle): text(obstacle)
    case .layer(let name, let obstacle): text(obstacle, of: name)
    }
  }

  private static func text(_ obstacle: ForegroundObstacle) -> String {
    switch obstacle {
    case .unseen: "none of its pixels is seen"
    case .withoutInk: "it has no ink"
    case .overlappingLayers: "its layers may lie over each other"
    case .blendMode: "it is drawn with a blend mode of its own"
    case .shadow: "it casts a shadow around itself"
    case .outsideGamut: "its colour lies outside the gamut, which a layer of its own does not keep"
    case .changingGround: "what it lies on changes with what is behind the glass"
    }
  }

  private static func text(_ obstacle: LayerObstacle, of name: String) -> String {
    switch obstacle {
    case .drawnOver: "\(name.shown) is drawn over it"
    case .shadowOver: "the shadow of \(name.shown) reaches it"
    case .mixedGroup: "the group \(name.shown) is mixed as a whole with what lies below"
    case .changedGroup: "the group \(name.shown) is blurred, filtered, projected or masked as a whole"
    case .blendModeInTransparentGroup:
      "\(name.shown) is mixed by a blend mode in a layer that is transparent there"
    case .inMixedGroup: "\(name.shown) lies below in a group that is mixed or cut"
    case .inkBelow: "\(name.shown) is drawn below it"
    case .belowPart: "\(name.shown) lies below only a part of it"
    case .shadowBelow: "the shadow of \(name.shown) reaches below it"
    case .shadowThroughFill: "the shadow of \(name.shown) shows through it"
    case .ownLayer: "\(name.shown) is drawn in a layer of its own, which changes it"
    case .translucentVibrantFill: "the vibrant fill \(name.shown) lets through what lies below"
    case .translucentGradient: "the gradient \(name.shown) lets through what lies below"
    case .blendedMaterial: "the material \(name.shown) is mixed by a blend mode"
    case .mixedGlass: "the glass \(name.shown) is mixed as a whole with what lies below"
    case .stretchedGlass: "the glass \(name.shown) is stretched"
    case .blurredGlass: "the shape of the glass \(name.shown) is blurred"
    case .glassEdge: "it lies near the edge of the glass \(name.shown), where light is bent"
    case .joiningTints: "pieces of the glass \(name.shown) with other tints join it there"
    case .lensBelow: "the lens \(name.shown) lies below it"
    case .bendingLens: "the lens \(name.shown) bends it"
    }
  }
}
