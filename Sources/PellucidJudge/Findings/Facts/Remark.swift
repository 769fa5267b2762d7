// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A fact about a scene that is worth knowing and breaks no rule.
package enum Remark: Hashable, Sendable {
  /// A note of a catalog about an asset, with the name of the asset.
  case catalog(AssetNote, asset: String)
  case style(StyleRemark)
  case material(MaterialRemark)
  case glass(GlassRemark)
  case picture(PictureRemark)
  case symbol(SymbolRemark)
  case tinting(TintingRemark)
  /// A scroll edge effect of automatic style that draws nothing on its surface.
  case emptyScrollEdge
}

/// A remark about a style that is drawn differently from its description.
package enum StyleRemark: Hashable, Sendable {
  /// A note of the design's tables about a colour.
  case color(name: String, ColorNote)
  /// visionOS has three label levels.
  case quaternaryOnVision
  /// A vibrant fill of tvOS whose numbers in the system's files are invisible in the light appearance (white by
  /// plus darker), or opaque white in the dark one (white by plus lighter).
  case televisionFill(VibrancyLevel, Appearance)
  /// A vibrant style that is drawn plain, because its layer lies over the material and not in it.
  case plainOver(material: String)
}

/// A remark about a material.
package enum MaterialRemark: Hashable, Sendable {
  case note(MaterialNote)
  /// A setting that does not apply to the glass of visionOS.
  case unmodifiable(UnusedMaterialSetting)
}

/// A remark about glass, or about the black below it.
package enum GlassRemark: Hashable, Sendable {
  case note(GlassNote)
  /// A focus that has no effect: only tvOS turns focused controls into glass.
  case unusedFocus
  /// Glass that was set to adapt to its content does not turn light or dark.
  case cannotTurn(GlassTurnObstacle)
  /// Glass has turned to the appearance of the content behind it.
  case turned(Appearance)
  /// The shadow of a layer of glass is not drawn.
  case layerShadow
  /// The shadow of a container is not drawn.
  case containerShadow
  /// A dimming that has no effect: only clear glass is dimmed.
  case unusedDimming
  /// The reason for the black below clear glass, or for its absence.
  case dimming(GlassDimming.Reason)
  /// A union that has no effect: only glass directly in a container joins other glass.
  case unusedUnion
  /// Glass that differs from the first of its union, whose name is `first`, and is left out of it.
  case leftOut(first: String)
  /// Content of the glass that extends beyond the shape of its union.
  case reachesOut
}

/// A remark about a picture in the light or the dark appearance.
package enum PictureRemark: Hashable, Sendable {
  /// White ground that is softened by request, to a share of its brightness, 0…1.
  case softenedAsAsked(to: Double)
  /// White ground on a share of the border, 0…1, that is softened to a share of its brightness, 0…1.
  case softened(borderShare: Double, to: Double)
  /// White that covers only this share of the border, 0…1, and is not softened.
  case whiteInside(borderShare: Double)
  /// White that is uneven, as in a photo, and is not softened.
  case unevenWhite
  /// The edge of one asset is visible in both appearances, with these WCAG 2.2 ratios.
  case servesBoth(here: Double, there: Double, other: Appearance)
  /// The edge of the only asset is not visible in the other appearance, where it has the ratio `there`.
  case servesOne(Appearance, there: Double, other: Appearance)
  /// The edge of the light asset is visible on both grounds.
  case lightServesDark
}

/// A remark about a symbol, with its name.
package enum SymbolRemark: Hashable, Sendable {
  /// The symbol has one weight only.
  case oneWeight(name: String)
  /// The symbol does not have the requested form.
  case missingForm(name: String, isFilled: Bool)
}

/// A remark about a fill and the tint that macOS takes from the desktop picture.
package enum TintingRemark: Hashable, Sendable {
  /// A component in a design whose windows are not tinted: only macOS tints its windows.
  case unusedComponent
  /// A component without a visible background.
  case unseenComponent
  /// A component background that lets a share of the window's tint through, 0…1.
  case takesTint(share: Double)
  /// A plain fill in the colour of a window's background, which would be tinted if it had the role.
  case flatBackground(color: String, role: MaterialRole)
}
