// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a colour set, a picture or an app icon of a catalog.
package enum AssetFact: Hashable, Sendable {
  /// `role` is nil where nobody knows what the colour is for.
  case missingDark(role: ColorRole?, worksInBoth: Bool)
  /// Steps of scales of which nobody knows what they are for; the names of the first of them.
  case stepsWithoutDark(names: [String], count: Int)
  /// `ground` is nil for the surface that is assumed.
  case missingIncreased(role: ColorRole, ground: String?)
  /// A contrast below what is required, or below what is recommended.
  case pairContrast(on: String, source: JudgingSource, isRequired: Bool)
  /// A pair that cannot be measured.
  case pairUndecided(on: String, missing: String)
  /// A name in a configuration or a scene that no colour set has; `nearest` is one that there is.
  case pairUnknown(name: String, nearest: String?, isInScene: Bool)
  /// More pairs, or levels, than so many that names of one catalog make.
  case pairsCut(limit: Int)
  case levelsCut(limit: Int)
  case contrastLowered(on: String, source: JudgingSource)
  case plainInversion
  case darkBrighter(ColorRole)
  case darkDimmer(ColorRole)
  case elevatedNotAbove(base: String)
  case identicalColors
  case identicalFiles(String, String)
  /// A picture of whose edges less than half can be seen.
  case lostOnDark, lostOnLight
  case whiteGlow
  /// A fact that holds of so many pictures whose names count on, such as `frame 1` to `frame 60`.
  indirect case ofSequence(AssetFact, count: Int)
  /// Pictures that are not read; the reason and the names of the first of them.
  case undecidedPictures(reason: UndecidedPicture, names: [String], count: Int)
  case noDarkIcon, noTintedIcon
  case darkBesideSizes(Int)

  /// The rule that the fact breaks.
  package var rule: Rule {
    switch self {
    case .missingDark, .stepsWithoutDark: .missingDarkVariant
    case .missingIncreased: .missingHighContrastVariant
    case .pairContrast, .pairUndecided, .pairUnknown, .pairsCut: .pairContrast
    case .contrastLowered: .contrastSettingLowersContrast
    case .plainInversion: .darkIsPlainInversion
    case .darkBrighter, .darkDimmer: .darkBackgroundBrighter
    case .elevatedNotAbove, .levelsCut: .elevatedNotAboveBase
    case .identicalColors, .identicalFiles: .identicalVariants
    case .lostOnDark, .lostOnLight, .undecidedPictures: .imageLostOnDark
    case .whiteGlow: .whiteGlow
    case .ofSequence(let fact, _): fact.rule
    case .noDarkIcon, .noTintedIcon, .darkBesideSizes: .iconAppearanceMissing
    }
  }
}

/// The reason why a picture is not judged.
package enum UndecidedPicture: Hashable, Sendable {
  /// A form such as `HEIC` that is not read.
  case form(String)
  case unreadable
  /// The picture could not be drawn in the time that one picture, or all of them, may take.
  case tooSlow
  /// The program that draws it is not installed.
  case toolMissing(String, package: String)
}
