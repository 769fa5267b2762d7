// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The requirements and the settings that a scene is judged by.
public struct JudgingOptions: Hashable, Sendable {
  /// The definitions of large text, which needs less contrast.
  public enum LargeText: Hashable, Sendable {
    /// The definition of WCAG 2.2: at least 18 points, or at least 14 points and bold.
    case wcag
    /// The definition of Apple's guidelines: at least 18 points, or bold.
    case apple
  }

  /// The definition of large text.
  public var largeText: LargeText
  /// The WCAG contrast ratio that every text and symbol has to hold, 1…21; nil for 4.5, and 3 for large text and symbols.
  public var requiredContrast: Double?
  /// A Boolean value that makes the report cover every combination of settings, not only the scene's own.
  public var judgesEverySetting: Bool
  /// The path of a picture that scrolls beneath the bars of the scene, relative to the current folder.
  public var scrollingPicture: String?

  /// Creates options; those that are not given ask for the WCAG contrast in the scene's own settings.
  public init(
    largeText: LargeText = .wcag, requiredContrast: Double? = nil, judgesEverySetting: Bool = false,
    scrollingPicture: String? = nil
  ) {
    (self.largeText, self.requiredContrast) = (largeText, requiredContrast)
    (self.judgesEverySetting, self.scrollingPicture) = (judgesEverySetting, scrollingPicture)
  }
}
