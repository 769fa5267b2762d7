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
  /// The settings that it does not take.
  package var unused: [UnusedMaterialSetting]
}

/// A setting that the glass of visionOS does not take.
package enum UnusedMaterialSetting: Hashable, Sendable {
  case opacity, blend, progress
  /// The blending: the material looks behind its window, whichever blending the description gives.
  case blending
}

/// The numbers that were chosen for a piece of glass, and what they follow.
package struct TracedGlass: Sendable {
  package var recipe: GlassRecipe
  /// The glass's state between light and dark.
  package var turn: GlassTurn
  /// The backdrop that was seen behind the glass; nil before the look.
  package var backdrop: GlassBackdrop?
  /// The opacity of the black below it, 0…1.
  package var dimming: Double
  /// The decision about that black, where it followed the brightness behind.
  package var decision: GlassDimming?
  /// The opacity of the black that lay behind clear glass already, 0…1.
  package var dimmingBehind: Double
  /// The opacity of its tint, 0…1.
  package var tintOpacity: Double
}

/// The unions of a container: what asked to be one shape, and what became one.
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

/// The glass of one layer, which names a union.
package struct UnionMember: Sendable {
  package var layer: LayerReference
  package var union: String
  package var traits: UnionTraits
  /// The part of it that has materialized, 0…1.
  package var progress: Double
  /// A Boolean value that is true while a menu opens or closes there: its glass is one shape with its button's.
  package var hasCompanion: Bool
}

/// The properties in which glass has to agree to be one shape.
package struct UnionTraits: Hashable, Sendable {
  package var variant: GlassVariant
  package var control: GlassControl
  package var appearance: Appearance
  /// The state between light (0) and dark (1).
  package var darkness: Double
  /// The opacity of the black below it, 0…1.
  package var dimming: Double
  package var blending: MaterialContent.Blending
}

/// One shape of glass that several layers became. In the container's space, in points.
package struct UnitedGlass: Sendable {
  package var shape: Shape
  package var frame: Rect
  package var parts: [GlassPart]
}

/// The glass of one layer by itself, in the space of its container or of its layer.
package struct GlassPart: Sendable {
  package var layer: LayerReference
  /// The index of the trace's step.
  package var step: Int
  package var shape: Shape
  package var frame: Rect
  /// The part of it that counts for the bounds of its union, 0…1.
  package var presence: Double
  /// The frames of what lies on it.
  package var contents: [Rect]
}

/// A black layer.
package struct TracedDimming: Sendable {
  /// The opacity of the black, 0…1.
  package var opacity: Double
  /// The decision about it, where it followed the brightness behind.
  package var decision: GlassDimming?
}

/// A statement of a catalog about an asset, by its name.
package struct TracedNote: Sendable {
  package var asset: String
  package var note: AssetNote
}

/// The form in which a symbol is drawn.
package struct TracedSymbol: Sendable {
  /// Statements of catalogs about the symbol.
  package var notes: [TracedNote]
  /// The name that was looked up; nil where a catalog has no variant that fits.
  package var name: String?
  /// A Boolean value that is true where the description asks for a weight that the symbol does not have.
  package var lacksWeight = false
  /// The missing form of the symbol: true for the filled one, false for the outlined one; nil where none is
  /// missing.
  package var missingFormIsFilled: Bool?
}

/// The file of a picture, and what was done to it.
package struct TracedPicture: Sendable {
  /// Statements of catalogs about the picture.
  package var notes: [TracedNote]
  package var drawn: Drawn

  package enum Drawn: Sendable {
    /// A catalog has no variant that fits.
    case nothing
    /// Only its opacity counts.
    case template
    case content(Softening)
    /// nil where its edge was not looked at.
    case icon(Edge?)
  }

  /// The decision about white ground in dark.
  package enum Softening: Sendable {
    /// No decision: the appearance is light, or the picture is not known.
    case undecided
    /// Softened because somebody asked for it.
    case asked
    /// Softened because its border is white.
    case softened(WhiteGround)
    /// White, but no ground.
    case noGround(WhiteGround)
    /// Left as it is: the picture has a file of its own for dark, or somebody asked for that.
    case left(WhiteGround, hasBoth: Bool)
  }

  /// The edge of an icon against what lies behind it.
  package struct Edge: Sendable {
    package var contrast: EdgeContrast
    package var silhouette: Silhouette
    /// The file that is shown, and that of the other appearance.
    package var path: String, otherPath: String?
    package var treatment: PictureTreatment

    /// A Boolean value that is true where each appearance has a file of its own.
    package var hasBoth: Bool { otherPath.map { !NameMatch.same($0, path) } ?? false }
  }
}
