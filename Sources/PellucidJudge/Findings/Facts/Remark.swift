// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// Something to know about a scene that nobody would object to.
package enum Remark: Hashable, Sendable {
  /// A statement of a catalog about an asset, by its name.
  case catalog(AssetNote, asset: String)
  case style(StyleRemark)
  case material(MaterialRemark)
  case glass(GlassRemark)
  case picture(PictureRemark)
  case symbol(SymbolRemark)
  case tinting(TintingRemark)
  /// The automatic style of a scroll edge effect draws nothing where it stands.
  case emptyScrollEdge
}

/// A remark about a style that is drawn otherwise than asked for.
package enum StyleRemark: Hashable, Sendable {
  /// A statement of the design's tables about a colour.
  case color(name: String, ColorNote)
  /// visionOS has three label levels.
  case quaternaryOnVision
  /// A vibrant fill of tvOS, of which the files leave nothing, or nothing but white.
  case televisionFill(VibrancyLevel, Appearance)
  /// A style is drawn plain, because its layer lies over the material and not in it.
  case plainOver(material: String)
}

/// A remark about a material.
package enum MaterialRemark: Hashable, Sendable {
  case note(MaterialNote)
  /// A setting that the glass of visionOS does not take.
  case unmodifiable(UnusedMaterialSetting)
}

/// A remark about glass, or about black below it.
package enum GlassRemark: Hashable, Sendable {
  case note(GlassNote)
  /// Only on tvOS do controls become glass with the focus.
  case unusedFocus
  /// Glass that is asked to turn light or dark does not.
  case cannotTurn(GlassTurnObstacle)
  /// Glass has turned to the appearance of the content behind it.
  case turned(Appearance)
  /// The shadow of a layer of glass is not drawn.
  case layerShadow
  /// The shadow of a container is not drawn.
  case containerShadow
  /// Only clear glass is dimmed.
  case unusedDimming
  /// The reason for the black below clear glass, or for none.
  case dimming(GlassDimming.Reason)
  /// Only glass right in a container joins other glass.
  case unusedUnion
  /// Glass is other than the first of its union, which goes by its name.
  case leftOut(first: String)
  /// A part of what lies on the glass lies beside the shape of its union.
  case reachesOut
}

/// A remark about a picture in one of both appearances.
package enum PictureRemark: Hashable, Sendable {
  /// White ground is softened because somebody asked for it; to a share of its brightness, 0…1.
  case softenedAsAsked(to: Double)
  /// White ground on a share of the border is softened to a share of its brightness, 0…1.
  case softened(borderShare: Double, to: Double)
  /// White covers a share of the border alone, 0…1, and is not softened.
  case whiteInside(borderShare: Double)
  /// White is uneven, as in a photo, and is not softened.
  case unevenWhite
  /// The edge of one asset is seen in both appearances, with these WCAG 2.2 ratios.
  case servesBoth(here: Double, there: Double, other: Appearance)
  /// The edge of the only asset is not seen in the other appearance, where it has this ratio.
  case servesOne(Appearance, there: Double, other: Appearance)
  /// The edge of the asset for light is seen on both grounds.
  case lightServesDark
}

/// A remark about a symbol, by its name.
package enum SymbolRemark: Hashable, Sendable {
  /// The symbol has one weight only.
  case oneWeight(name: String)
  /// The symbol does not have the form that was asked for.
  case missingForm(name: String, isFilled: Bool)
}

/// A remark about a fill and the tint of the desktop picture.
package enum TintingRemark: Hashable, Sendable {
  /// Only macOS tints its windows.
  case unusedComponent
  /// A component has no background that could be seen.
  case unseenComponent
  /// The background of a component lets a share of the window's tint through, 0…1.
  case takesTint(share: Double)
  /// A plain fill in the colour of a window's background, which a role would tint.
  case flatBackground(color: String, role: MaterialRole)
}
