// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A fact about a piece of Liquid Glass. Strings are the names of other layers.
package enum GlassFact: Hashable, Sendable {
  /// Glass lies on other glass.
  case onGlass
  /// Glass is used in the content layer.
  case inContent
  /// Glass lies on a material of the content layer.
  case onContentMaterial(String)
  /// Glass lies on a material that floats above content.
  case onFloatingMaterial(String)
  /// A standard material lies on glass.
  case materialOnGlass(String)
  /// Glass lies over other glass without lying in it.
  case overGlass(of: String)
  /// A surface has more pieces of the app's own glass than recommended.
  case tooMany(count: Int, most: Int)
  /// Glass stands beside other glass without a container.
  case besideGlass(of: String)
  /// Text lies behind clear glass.
  case textBehindClear
  /// A plain colour lies behind clear glass.
  case plainBehindClear
  /// The drawn pixels behind clear glass are nearly one colour.
  case nearlyPlainBehindClear
  /// Clear glass is used for a component that holds much text.
  case clearControl(GlassControl)
  /// Much text lies on clear glass.
  case muchTextOnClear
  /// An opaque fill lies under the glass, or over all of it.
  case opaqueFill
  /// Glass of one variant stands beside glass of another.
  case mixedVariants(GlassVariant, beside: GlassVariant, of: String)
  /// A second action is tinted, beside the one named `first`.
  case secondTint(first: String)
  /// Bright content lies below clear glass.
  ///
  /// - Parameters:
  ///   - dimmed: The opacity of the black between the glass and the content, 0…1.
  ///   - enough: The lowest opacity at which white text over white holds its contrast; nil where Reduce
  ///     Transparency or Increase Contrast turns the glass into a plate, which provides the contrast.
  case brightBehindClear(dimmed: Double, enough: Double?)

  var rule: Rule {
    switch self {
    case .onGlass, .materialOnGlass, .overGlass: .glassOnGlass
    case .inContent, .onContentMaterial, .onFloatingMaterial: .glassInContent
    case .tooMany: .tooMuchGlass
    case .besideGlass: .glassNeighboursUnshared
    case .textBehindClear, .plainBehindClear, .nearlyPlainBehindClear: .clearWithoutRichBackdrop
    case .clearControl, .muchTextOnClear: .clearForTextHeavy
    case .opaqueFill: .fillUnderGlass
    case .mixedVariants: .glassVariantsMixed
    case .secondTint: .severalTintedActions
    case .brightBehindClear: .clearNeedsDimming
    }
  }
}
