// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The material that was chosen for a layer.
package struct TracedMaterial: Sendable {
  package var choice: ResolvedMaterialChoice
  /// The ground that elements on the layer are drawn on.
  package var ground: Surroundings.Ground
  /// The settings that it does not take.
  package var unused: [UnusedMaterialSetting]
}

/// A setting that the glass of visionOS does not take.
public enum UnusedMaterialSetting: Hashable, Sendable {
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

/// The glass of a container where it differs from what was asked for.
package struct TracedContainer: Sendable {
  /// The container's layer.
  package var layer: LayerReference
  /// A Boolean value that is true where the layer has a shadow, which glass does not draw.
  package var hasShadow: Bool
  /// Glass that is other than the first of its union, and the name of that one.
  package var leftOut: [(layer: LayerReference, first: String)]
  /// The layers of unions on which something lies that the united shape does not hold.
  package var reachingOut: [LayerReference]
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
