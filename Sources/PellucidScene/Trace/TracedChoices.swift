// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The material that was chosen for a layer.
package struct TracedMaterial: Sendable {
  package var choice: ResolvedMaterialChoice
  /// The ground that elements on the layer are drawn on.
  package var ground: Surroundings.Ground
  /// The layer's settings that the material ignores.
  package var unused: [UnusedMaterialSetting]
}

/// A setting that the glass of visionOS ignores.
package enum UnusedMaterialSetting: Hashable, Sendable {
  case opacity, blend, progress
  /// The blending: the material samples behind its window, whichever blending the description gives.
  case blending
}

/// The numbers that were chosen for a piece of glass, with their inputs.
package struct TracedGlass: Sendable {
  package var recipe: GlassRecipe
  /// The glass's state between light and dark.
  package var turn: GlassTurn
  /// The backdrop that was seen behind the glass; nil before sampling.
  package var backdrop: GlassBackdrop?
  /// The opacity of the black below the glass, 0…1.
  package var dimming: Double
  /// The decision about that black, where it depended on the backdrop's brightness.
  package var decision: GlassDimming?
  /// The opacity of the black that lay behind clear glass already, 0…1.
  package var dimmingBehind: Double
  /// The opacity of the glass's tint, 0…1.
  package var tintOpacity: Double
}

/// The unions of a container: the glass that names one, and the shapes that resulted.
package struct TracedContainer: Sendable {
  /// The container's layer.
  package var layer: LayerReference
  /// A Boolean value that is true where the layer has a shadow, which glass does not draw.
  package var hasShadow: Bool
  /// The glass that names a union, in drawing order.
  package var members: [UnionMember]
  /// The shapes that several layers became.
  package var united: [UnitedGlass]
}

/// The glass of one layer that names a union.
package struct UnionMember: Sendable {
  package var layer: LayerReference
  package var union: String
  package var traits: UnionTraits
  /// The share of the glass that has materialized, 0…1.
  package var progress: Double
  /// A Boolean value that is true while a menu opens or closes there: the menu's glass is one shape with its button's.
  package var hasCompanion: Bool
}

/// The properties that have to be equal for glass to become one shape.
package struct UnionTraits: Hashable, Sendable {
  package var variant: GlassVariant
  package var control: GlassControl
  package var appearance: Appearance
  /// The state between light (0) and dark (1).
  package var darkness: Double
  /// The opacity of the black below the glass, 0…1.
  package var dimming: Double
  package var blending: MaterialContent.Blending
}

/// One shape of glass that several layers became, in the container's space, in points.
package struct UnitedGlass: Sendable {
  package var shape: Shape
  package var frame: Rect
  package var parts: [GlassPart]
}

/// The glass of one layer, in the space of its container or, outside containers, of the layer.
package struct GlassPart: Sendable {
  package var layer: LayerReference
  /// The index of the layer's step in the trace.
  package var step: Int
  package var shape: Shape
  package var frame: Rect
  /// The weight of the glass in the bounds of its union, 0…1.
  package var presence: Double
  /// The frames of the children on the glass.
  package var contents: [Rect]
}

/// A black layer.
package struct TracedDimming: Sendable {
  /// The opacity of the black, 0…1.
  package var opacity: Double
  /// The decision about the opacity, where it depended on the backdrop's brightness.
  package var decision: GlassDimming?
}

/// A catalog's note about an asset, with the asset's name.
package struct TracedNote: Sendable {
  package var asset: String
  package var note: AssetNote
}

/// The form in which a symbol is drawn.
package struct TracedSymbol: Sendable {
  /// The notes of catalogs about the symbol.
  package var notes: [TracedNote]
  /// The name that was looked up; nil where a catalog has no variant that fits.
  package var name: String?
  /// A Boolean value that is true where the description asks for a weight that the symbol does not have.
  package var lacksWeight = false
  /// A Boolean value that is true where Bold Text asks for a weight that the symbol does not have.
  package var lacksBoldWeight = false
  /// The missing form of the symbol: true for the filled one, false for the outlined one; nil where none is
  /// missing.
  package var missingFormIsFilled: Bool?
  /// A Boolean value that is true for the name of a brand's mark, for which a placeholder is drawn.
  package var isMark = false
}

/// The file of a picture, and the treatment of the picture.
package struct TracedPicture: Sendable {
  /// The notes of catalogs about the picture.
  package var notes: [TracedNote]
  package var drawn: Drawn

  package enum Drawn: Sendable {
    /// Nothing is drawn, because a catalog has no variant that fits.
    case nothing
    /// Only the picture's opacity is used.
    case template
    case content(Softening)
    /// An icon; nil where its edge was not sampled.
    case icon(Edge?)
  }

  /// The decision about the softening of white ground in dark.
  package enum Softening: Sendable {
    /// No decision: the appearance is light, or the facts about the picture are not known.
    case undecided
    /// Softened because the description requests it.
    case asked
    /// Softened because its border is white.
    case softened(WhiteGround)
    /// Not softened: the white of the picture is no ground.
    case noGround(WhiteGround)
    /// Not softened: the picture has a file of its own for dark, or the description forbids softening.
    case left(WhiteGround, hasBoth: Bool)
  }

  /// The contrast of an icon's edge with its backdrop.
  package struct Edge: Sendable {
    package var contrast: EdgeContrast
    package var silhouette: Silhouette
    /// The file that is drawn, and the file of the other appearance.
    package var path: String, otherPath: String?
    package var treatment: PictureTreatment

    /// A Boolean value that is true where each appearance has a file of its own.
    package var hasBoth: Bool { otherPath.map { !NameMatch.same($0, path) } ?? false }
  }
}
