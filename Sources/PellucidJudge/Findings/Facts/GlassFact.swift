// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A fact about Liquid Glass. Other layers go by their names.
package enum GlassFact: Hashable, Sendable {
  /// Glass lies on other glass.
  case onGlass
  /// Glass is content, or lies in it.
  case inContent
  /// Glass lies on a material of the content layer.
  case onContentMaterial(String)
  /// Glass lies on a material that floats above content.
  case onFloatingMaterial(String)
  /// A standard material lies on glass.
  case materialOnGlass(String)
  /// Glass lies over other glass without lying in it.
  case overGlass(of: String)
  /// A surface has more glass of the app's own than it should.
  case tooMany(count: Int, most: Int)
  /// Glass stands beside other glass without a container.
  case besideGlass(of: String)
  /// Text lies behind clear glass.
  case textBehindClear
  /// A plain colour lies behind clear glass.
  case plainBehindClear
  /// The drawn pixels behind clear glass are nearly one colour.
  case nearlyPlainBehindClear
  /// Clear glass is a component that holds much text.
  case clearControl(GlassControl)
  /// Much text lies on clear glass.
  case muchTextOnClear
  /// An opaque fill lies under the glass, or over all of it.
  case opaqueFill
  /// One variant stands beside another one.
  case mixedVariants(GlassVariant, beside: GlassVariant, of: String)
  /// A second action is tinted.
  case secondTint(first: String)
  /// Bright content lies below clear glass.
  ///
  /// - Parameters:
  ///   - dimmed: The opacity of the black that lies there, 0…1.
  ///   - enough: The opacity from which on white text over white holds its contrast; nil where a plate takes care of it.
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
