// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a colour set, a picture or an app icon of a catalog, with the rule that it breaks.
package enum AssetFact: Hashable, Sendable {
  /// A colour set has no dark variant; `role` is nil where the purpose of the colour is unknown.
  case missingDark(role: ColorRole?, worksInBoth: Bool)
  /// Steps of colour scales, of unknown purpose, have no dark variant; `names` holds the first of them.
  case stepsWithoutDark(names: [String], count: Int)
  /// A colour set has no variant for increased contrast; `ground` is nil for an assumed surface.
  case missingIncreased(role: ColorRole, ground: String?)
  /// A pair of colours has less contrast than required, or less than recommended.
  case pairContrast(on: String, source: JudgingSource, isRequired: Bool)
  /// The contrast of a pair cannot be measured.
  case pairUndecided(on: String, missing: String)
  /// No colour set has a name that a configuration or a scene uses; `nearest` is the most similar existing name.
  case pairUnknown(name: String, nearest: String?, isInScene: Bool)
  /// The names of a catalog suggest more pairs, or more levels, than the limit.
  case pairsCut(limit: Int)
  case levelsCut(limit: Int)
  case contrastLowered(on: String, source: JudgingSource)
  case plainInversion
  case darkBrighter(ColorRole)
  case darkDimmer(ColorRole)
  case elevatedNotAbove(base: String)
  case identicalColors
  case identicalFiles(String, String)
  /// Less than half of a picture's edge is visible.
  case lostOnDark, lostOnLight
  case whiteGlow
  /// A fact that holds for `count` pictures with consecutive names, such as `frame 1` to `frame 60`.
  indirect case ofSequence(AssetFact, count: Int)
  /// Some pictures are not judged; `names` holds the first of them.
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
  /// The picture has a format, such as `HEIC`, that is not read.
  case form(String)
  case unreadable
  /// The picture could not be drawn within the time limit for one picture, or for all of them.
  case tooSlow
  /// The program that draws the picture is not installed.
  case toolMissing(String, package: String)
}
