// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// A font with its numbers under the settings of a view.
struct ResolvedFont: Equatable {
  /// The font of a layer.
  var content: TextContent.Font
  var family: String?
  /// The form of the letters.
  var face = FontFace()
  /// The numbers that texts are measured with; the weight is the one that is drawn.
  var metrics: FontMetrics
  /// The distance in addition to that between lines, in points.
  var leading: CGFloat

  init(_ font: Font, in environment: EnvironmentValues) {
    let traits = environment.traits
    family = nil
    face = FontFace(font.traits)
    var metrics: FontMetrics
    var style: PellucidDesign.TextStyle?
    switch font.choice {
    case .size(let size): metrics = FontMetrics(size: Double(size), weight: 400)
    case .style(let asked):
      let known = asked.font(in: traits) == nil ? PellucidDesign.TextStyle.body : asked
      metrics = known.font(in: traits) ?? FontMetrics(size: 17, weight: 400)
      style = known
    case .family(let name, let size, let relative):
      metrics = FontMetrics(size: Double(size) * (relative?.growth(in: traits) ?? 1), weight: 400)
      if environment.texts?.has(family: name) ?? false { family = name }
    }
    if family != nil { face.design = .standard }
    let stated = font.traits.weight?.value ?? (font.traits.isBold ? style.emphasized(traits.platform) : nil)
    metrics.weight = stated ?? metrics.weight
    let followsScene = style != nil && font.traits.scale == 1 && !environment.hasOwnTextSize
    if let style, followsScene {
      content = .style(style, weight: stated)
    } else {
      // The size of a layer of its own has the line height and the distances of the font's file.
      metrics = FontMetrics(
        size: Self.usable(metrics.size * Double(font.traits.scale)), weight: metrics.weight)
      content = .fixed(size: metrics.size, weight: metrics.weight)
    }
    metrics.weight = traits.shownWeight(metrics.weight)
    self.metrics = metrics
    leading = CGFloat(metrics.size) * font.traits.leading.share
  }

  /// The size within the limits of the engine.
  private static func usable(_ size: Double) -> Double { size.isNaN ? 17 : min(max(size, 0.5), 4096) }

  /// Returns the font in another size.
  func scaled(by factor: CGFloat) -> ResolvedFont {
    guard factor != 1 else { return self }
    var font = self
    let size = Self.usable(metrics.size * Double(factor))
    var weight = metrics.weight
    switch content {
    case .fixed(_, let stated): weight = stated
    case .style(_, let stated): weight = stated ?? metrics.weight
    }
    font.content = .fixed(size: size, weight: weight)
    font.metrics = FontMetrics(size: size, weight: metrics.weight)
    return font
  }

  func request(_ string: String) -> TextRequest {
    var request = TextRequest(
      string, family: family ?? TextContent.defaultFamily, size: metrics.size, weight: metrics.weight)
    (request.lineHeight, request.tracking) = (metrics.lineHeight, metrics.tracking)
    request.face = face
    return request
  }
}

extension FontFace {
  /// Creates the face of a font.
  fileprivate init(_ traits: Font.Traits) {
    self.init()
    (isItalic, hasEqualDigits) = (traits.isItalic, traits.hasEqualDigits)
    smallCapitals = traits.smallCapitals
    if let share = traits.width?.value, share.isFinite {
      width = min(max(1 + Double(share), Self.widths.lowerBound), Self.widths.upperBound)
    }
    switch traits.design {
    case .default?, nil: design = .standard
    case .serif?: design = .serif
    case .rounded?: design = .rounded
    case .monospaced?: design = .monospaced
    }
  }
}

extension Font {
  /// Returns the numbers of the font under traits.
  func metrics(in traits: PellucidDesign.Traits) -> FontMetrics {
    var environment = EnvironmentValues()
    environment.traits = traits
    return ResolvedFont(self, in: environment).metrics
  }
}

extension Font.Leading {
  /// The change of the distance between lines, as a share of the size; chosen: UIKit's traits change a body of 22 points by 2.
  fileprivate var share: CGFloat {
    switch self {
    case .standard: 0
    case .tight: -2.0 / 17
    case .loose: 2.0 / 17
    }
  }
}

extension PellucidDesign.TextStyle {
  /// Returns the size of the style in relation to that of the usual text size.
  func growth(in traits: Traits) -> Double {
    var usual = traits
    usual.textSize = .large
    guard let size = font(in: traits)?.size, let usualSize = font(in: usual)?.size, usualSize > 0 else {
      return 1
    }
    return size / usualSize
  }
}

extension PellucidDesign.TextStyle? {
  /// Returns the weight of emphasised text; source: the tables of type in `type.json`.
  fileprivate func emphasized(_ platform: Platform) -> Int {
    guard let style = self else { return 700 }
    switch (platform, style) {
    case (.macOS, .headline): return 800
    case (.macOS, .caption1), (.tvOS, .subtitle1): return 500
    case (.tvOS, _): return 700
    case (.watchOS, .title1), (.watchOS, .title2): return 600
    case (_, .extraLargeTitle), (_, .extraLargeTitle2), (_, .largeTitle), (_, .title1), (_, .title2):
      return 700
    default: return 600
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that is true where texts have another size than the rest of the picture.
  var hasOwnTextSize: Bool { sceneTraits.map { $0.textSize != traits.textSize } ?? false }
}

/// The measurer of the texts of one view.
final class TextRoom {
  private var measurer: any TextMeasuring
  private var families: [String: Bool] = [:]

  init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    measurer.extent(of: text, fitting: max(0, width))
  }

  /// Returns a Boolean value indicating whether texts of a family can be drawn.
  func has(family: String) -> Bool {
    if let known = families[family] { return known }
    // A text of a family that is not there has no size.
    let isKnown = extent(of: TextRequest("x", family: family, size: 17), fitting: .infinity).size.width > 0
    families[family] = isKnown
    return isKnown
  }
}
