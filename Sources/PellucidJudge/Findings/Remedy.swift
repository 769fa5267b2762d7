// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidLegibility

/// A change that settles a finding, in addition to the advice that follows from its fact.
package enum Remedy: Hashable, Sendable {
  /// Changes to a scene that are proven to settle the finding, as edits of its document; none where a change is not the value of a
  /// key.
  case repair(Repair, edits: [LayerEdit] = [])
  /// Changes that the finding does not need, since it has lesser ones, but that settle it too together with others.
  case shared(Repair, edits: [LayerEdit])
  /// No change to a scene is known that settles the finding, for a reason.
  case unmended(RepairObstacle)
  /// Black below clear glass, at an opacity (0…1) that is proven to be enough for all content of the glass; nil
  /// leaves the opacity to the glass.
  case dimming(Double?)
  /// A variant to add to a colour set. A finding with several of these needs all of them.
  case variant(VariantSuggestion)
  /// A variant for which no colour satisfies the rule.
  case unreachable(UnreachableVariant)
  /// Edits of the source that settle the finding and change nothing else; `shown` is the code that is written.
  case source([SourceEdit], shown: String)
  /// The style that comes nearest on a material or on glass and has less contrast than required, so that no edit writes it.
  case insufficientStyle(InsufficientStyle)
}

/// A style with less contrast than required on a material or on glass.
package struct InsufficientStyle: Hashable, Sendable {
  /// The code for the style, such as `.primary`.
  package var style: String
  package var surface: SourceFact.Surface
  /// The lowest contrast over every backdrop and in every setting.
  package var bound: Double
  package var required: Double
  /// The thinnest material on which the style has the required contrast; nil where there is none, and on glass.
  package var sufficientMaterial: String?

  package init(
    style: String, surface: SourceFact.Surface, bound: Double, required: Double, sufficientMaterial: String?
  ) {
    (self.style, self.surface, self.bound) = (style, surface, bound)
    (self.required, self.sufficientMaterial) = (required, sufficientMaterial)
  }
}

extension Finding {
  /// The edits of the source that settle the finding; empty where there are none.
  package var sourceEdits: [SourceEdit] {
    remedies.flatMap { remedy in
      if case .source(let edits, _) = remedy { edits } else { [SourceEdit]() }
    }
  }
}

/// A variant to add to a colour set so that a rule holds.
package struct VariantSuggestion: Hashable, Sendable {
  package var selectors: Selectors
  package var color: CatalogColor
  /// The lowest WCAG 2.2 ratio that the variant has; nil where the rule is not about contrast.
  package var ratio: Double?

  package init(_ color: CatalogColor, for selectors: Selectors, ratio: Double? = nil) {
    (self.color, self.selectors, self.ratio) = (color, selectors, ratio)
  }
}

/// A variant of a colour set for which no colour makes a rule hold.
package struct UnreachableVariant: Hashable, Sendable {
  package var selectors: Selectors
  /// The WCAG 2.2 ratio that the variant should have; the highest one where grounds require several.
  package var required: Double
  /// The ground on which no colour reaches the ratio; nil where each ground allows some colours, but none suits all
  /// grounds.
  package var ground: EncodedColor?
  /// The WCAG 2.2 ratio of black or white on the ground, whichever is higher.
  package var most: Double?

  package init(selectors: Selectors, required: Double, ground: EncodedColor? = nil, most: Double? = nil) {
    (self.selectors, self.required, self.ground, self.most) = (selectors, required, ground, most)
  }
}
