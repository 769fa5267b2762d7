// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// What the judge of catalogs has to say of a colour set or an app icon; a fact, with its figures.
public struct ColorFinding: Hashable, Sendable {
  /// An id such as `CAT04`.
  public var rule: String
  public var severity: CatalogFinding.Severity
  public var verdict: Verdict
  /// Of the asset that has to change.
  public var path: String
  public var name: String
  /// Of the entry to look at; nil for the whole asset.
  public var entry: Int?
  public var fact: Fact
  /// Names of the combinations of settings it was seen in.
  public var variants: [String] = []
  public var measured: [Figure] = []
  public var swatches: [Swatch] = []
  public var suggestions: [Suggestion] = []
  /// Variants for which no colour would do.
  public var unreachable: [Unreachable] = []

  /// What a finding rests on.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// It holds in the settings it names, whatever else.
    case proven
    /// It was measured on the pixels of a picture.
    case sampled
    /// A person has to look.
    case review
  }

  public struct Figure: Hashable, Sendable {
    public enum Quantity: String, CaseIterable, Hashable, Sendable {
      /// WCAG 2.2 ratios.
      case contrast, required, recommended, standardContrast
      /// WCAG 2.2 relative luminances, 0…1.
      case lightLuminance, darkLuminance, baseLuminance, elevatedLuminance
      /// Parts of a picture, 0…1.
      case edgeShare, whiteShare, requiredShare, allowedShare
    }

    public var quantity: Quantity
    public var value: Double

    public init(_ quantity: Quantity, _ value: Double) { (self.quantity, self.value) = (quantity, value) }
  }

  public struct Swatch: Hashable, Sendable {
    public enum Part: String, CaseIterable, Hashable, Sendable {
      case foreground, background, light, dark, base, elevated, standard, increased
    }

    public var part: Part
    public var color: EncodedColor

    public init(_ part: Part, _ color: EncodedColor) { (self.part, self.color) = (part, color) }
  }

  /// A variant to write so that the rule holds.
  public struct Suggestion: Hashable, Sendable {
    public var selectors: Selectors
    public var color: CatalogColor
    /// The lowest contrast that it has then; nil where contrast was not the question.
    public var ratio: Double?

    public init(_ color: CatalogColor, for selectors: Selectors, ratio: Double? = nil) {
      (self.color, self.selectors, self.ratio) = (color, selectors, ratio)
    }
  }

  /// A variant of which nothing can be written so that the rule holds.
  public struct Unreachable: Hashable, Sendable {
    public var selectors: Selectors
    /// The contrast that it should have; the highest where grounds ask for several.
    public var required: Double
    /// On this no colour has it; nil where each ground allows some, and no colour suits all.
    public var ground: EncodedColor?
    /// What black or white has on the ground.
    public var most: Double?

    public init(selectors: Selectors, required: Double, ground: EncodedColor? = nil, most: Double? = nil) {
      (self.selectors, self.required, self.ground, self.most) = (selectors, required, ground, most)
    }
  }

  public enum Fact: Hashable, Sendable {
    /// CAT02. `role` is nil where nobody knows what the colour is for.
    case missingDark(role: ColorRole?, worksInBoth: Bool)
    /// CAT02, steps of scales of which nobody knows what they are for; the first of them.
    case stepsWithoutDark(names: [String], count: Int)
    /// CAT03. `ground` is nil for the surface that is assumed.
    case missingIncreased(role: ColorRole, ground: String?)
    /// CAT04, below what is required or below what is recommended.
    case pairContrast(on: String, source: JudgingSource, isRequired: Bool)
    /// CAT04, a pair that cannot be measured.
    case pairUndecided(on: String, missing: String)
    /// CAT04, a pair of a name that no colour set has; `nearest` is one that there is.
    case pairUnknown(name: String, nearest: String?)
    /// CAT04, of more pairs than so many that names of a catalog make, the rest.
    case pairsCut(limit: Int)
    /// CAT08, the same of levels.
    case levelsCut(limit: Int)
    /// CAT05.
    case contrastLowered(on: String, source: JudgingSource)
    /// CAT06.
    case plainInversion
    /// CAT07.
    case darkBrighter(ColorRole)
    case darkDimmer(ColorRole)
    /// CAT08.
    case elevatedNotAbove(base: String)
    /// CAT09.
    case identicalColors
    case identicalFiles(String, String)
    /// CAT10, of so many pictures' edges less than half can be seen.
    case lostOnDark, lostOnLight
    /// CAT11.
    case whiteGlow
    /// CAT10 and CAT11, the same of so many pictures whose names count on, such as `frame 1` to `frame 60`.
    indirect case ofSequence(Fact, count: Int)
    /// CAT10 and CAT11, pictures that are not read; the reason and the first of them.
    case undecidedPictures(reason: UndecidedReason, names: [String], count: Int)
    /// CAT12.
    case noDarkIcon, noTintedIcon
    case darkBesideSizes(Int)
  }

  public enum UndecidedReason: Hashable, Sendable {
    /// A form such as `HEIC` that is not read.
    case form(String)
    case unreadable
    /// It could not be drawn in the time that there is for it, or for all of them.
    case tooSlow
    /// The program that draws it is not installed.
    case toolMissing(String, package: String)
  }

  public init(
    _ rule: String, _ severity: CatalogFinding.Severity, _ verdict: Verdict, _ fact: Fact, of asset: Asset
  ) {
    (self.rule, self.severity, self.verdict, self.fact) = (rule, severity, verdict, fact)
    (path, name) = (asset.path, asset.name)
  }

  /// About several assets of a catalog, which is its path.
  public init(_ rule: String, undecided fact: Fact, in catalog: String) {
    (self.rule, severity, verdict, self.fact) = (rule, .note, .review, fact)
    (path, name) = (catalog, "")
  }
}
