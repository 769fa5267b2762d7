// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The words that documents and the command line use for the cases of a type.
package struct Vocabulary<Value: Equatable & Sendable>: Sendable {
  package private(set) var entries: [(name: String, value: Value)]

  init(_ entries: KeyValuePairs<String, Value>) { self.entries = entries.map { ($0.key, $0.value) } }

  init(_ values: [Value], name: (Value) -> String) { entries = values.map { (name($0), $0) } }

  /// Returns the vocabulary with one more word at the end.
  func adding(_ name: String, _ value: Value) -> Vocabulary {
    var more = self
    more.entries.append((name, value))
    return more
  }

  package var names: [String] { entries.map { $0.name } }
  /// Returns the value of a name; nil if there is none.
  package func value(named name: String) -> Value? { entries.first { $0.name == name }?.value }
  /// Returns the first name of a value.
  package func name(of value: Value) -> String { entries.first { $0.value == value }?.name ?? "unnamed" }
}

extension TextStyle {
  /// Returns the names of the styles that a platform has.
  package static func names(on platform: Platform) -> [String] {
    all(on: platform).map { Vocabularies.textStyle.name(of: $0) }
  }
}

/// The vocabularies of documents and of the command line.
package enum Vocabularies {
  package static let platform = Vocabulary<Platform>([
    "ios": .iOS, "macos": .macOS, "tvos": .tvOS, "visionos": .visionOS, "watchos": .watchOS,
  ])
  package static let appearance = Vocabulary<Appearance>(["light": .light, "dark": .dark])
  package static let contrast = Vocabulary<ContrastSetting>([
    "standard": .standard, "increased": .increased,
  ])
  package static let transparency = Vocabulary<TransparencySetting>([
    "standard": .standard, "reduced": .reduced,
  ])
  package static let imageRendering = Vocabulary<ImageContent.Rendering>([
    "automatic": .automatic, "original": .original, "template": .template,
  ])
  package static let presentation = Vocabulary<Window.Presentation>([
    "automatic": .automatic, "fullScreen": .fullScreen, "window": .window, "sheet": .sheet,
    "popover": .popover, "alert": .alert,
  ])
  package static let idiom = Vocabulary<DeviceSettings.Idiom>([
    "phone": .phone, "pad": .pad, "carPlay": .carPlay, "catalyst": .catalyst,
  ])
  package static let direction = Vocabulary<DeviceSettings.Direction>([
    "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ])
  package static let level = Vocabulary<PellucidDesign.Level>(["base": .base, "elevated": .elevated])
  package static let gamut = Vocabulary<Gamut>(["srgb": .srgb, "displayP3": .displayP3])
  package static let look = Vocabulary<Look>(["ios18": .ios18, "os26": .os26, "os27": .os27])
  package static let accent = Vocabulary<Accent>([
    "multicolor": .multicolor, "blue": .blue, "purple": .purple, "pink": .pink, "red": .red,
    "orange": .orange, "yellow": .yellow, "green": .green, "graphite": .graphite,
  ])
  package static let vibrancy = Vocabulary<VibrancyLevel>(VibrancyLevel.allCases) { $0.rawValue }
  /// The beginning of names of the colours that components are drawn in.
  static let componentColorPrefix = "component:"
  static let componentColor = Vocabulary<ComponentColor>(ComponentColor.allCases) {
    componentColorPrefix + $0.rawValue
  }
  package static let role = Vocabulary<MaterialRole>(MaterialRole.allCases) { $0.rawValue }
  package static let blending = Vocabulary<Blending>([
    "withinWindow": .withinWindow, "behindWindow": .behindWindow, "everythingBelow": .everythingBelow,
  ])
  package static let blend = Vocabulary<BlendMode>([
    "sourceOver": .sourceOver, "plusLighter": .plusLighter, "plusDarker": .plusDarker,
    "sourceAtop": .sourceAtop, "destinationOver": .destinationOver,
    "destinationIn": .destinationIn, "destinationOut": .destinationOut,
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "colorDodge": .colorDodge, "colorBurn": .colorBurn,
    "hardLight": .hardLight, "softLight": .softLight, "difference": .difference,
    "exclusion": .exclusion, "hue": .hue, "saturation": .saturation, "color": .color,
    "luminosity": .luminosity,
  ])
  package static let mixingSpace = Vocabulary<MixingSpace>(["device": .device, "perceptual": .perceptual])
  package static let fit = Vocabulary<ContentMode>([
    "fill": .fill, "fit": .fit, "stretch": .stretch,
  ])
  package static let alignment = Vocabulary<TextContent.Alignment>([
    "leading": .leading, "center": .center, "trailing": .trailing,
  ])
  package static let truncation = Vocabulary<TextContent.Truncation>([
    "head": .head, "middle": .middle, "tail": .tail,
  ])
  package static let weight = Vocabulary<Int>([
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ])
  package static let fontDesign = Vocabulary<FontFace.Design>([
    "default": .standard, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
  ])
  package static let fontWidth = Vocabulary<Double>([
    "compressed": 0.6, "condensed": 0.8, "standard": 1, "expanded": 1.2,
  ])
  package static let smallCaps = Vocabulary<FontFace.SmallCapitals>([
    "lowercase": .lowercase, "uppercase": .uppercase, "all": .all,
  ])
  /// The names of text styles: those of UIKit, then SwiftUI's where they differ.
  package static let textStyle = Vocabulary<TextStyle>([
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2, "subtitle1": .subtitle1,
    "footnote1": .footnote1, "footnote2": .footnote2, "extraLargeTitle": .extraLargeTitle,
    "extraLargeTitle2": .extraLargeTitle2, "title": .title1, "caption": .caption1,
  ])
  package static let textSize = Vocabulary<TextSize>([
    "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
    "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "AX1": .accessibility1, "AX2": .accessibility2,
    "AX3": .accessibility3, "AX4": .accessibility4, "AX5": .accessibility5,
  ])
  package static let rendering = Vocabulary<SymbolContent.Rendering>([
    "automatic": .automatic, "monochrome": .monochrome, "hierarchical": .hierarchical, "palette": .palette,
    "multicolor": .multicolor,
  ])
  package static let variant = Vocabulary<SymbolContent.Variant>([
    "automatic": .automatic, "outline": .outline, "fill": .fill, "none": .none,
  ])
  package static let symbolScale = Vocabulary<SymbolContent.Scale>([
    "small": .small, "medium": .medium, "large": .large,
  ])
  package static let pictureKind = Vocabulary<ImageContent.Kind>(["content": .content, "icon": .icon])
  package static let treatment = Vocabulary<PictureTreatment>([
    "automatic": .automatic, "on": .on, "off": .off,
  ])
  package static let cornerStyle = Vocabulary<CornerStyle>([
    "continuous": .continuous, "circular": .circular,
  ])
}
