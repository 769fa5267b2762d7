// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidScene

extension ForegroundStyle {
  /// The shortest notation of the style. A semantic colour that has the name of a level is written as an object.
  package var text: JSONText {
    var object = WrittenObject()
    switch color {
    case .level(let level):
      if isVibrant { return .string(Vocabularies.vibrancy.name(of: level)) }
      object.add("level", word: level, Vocabularies.vibrancy)
    case .color(let color):
      let isLevel =
        if case .semantic(let name) = color { Vocabularies.vibrancy.value(named: name) != nil } else { false }
      if isVibrant && !isLevel { return color.text }
      object.add("color", color.text)
    }
    object.add("vibrant", bool: isVibrant, unless: true)
    return object.text
  }
}

extension ColorStyle {
  var text: JSONText {
    switch self {
    case .semantic(let name): .string(name)
    case .asset(let name): .string(SceneAssets.prefix + name)
    case .custom(let color): .string(color.documentText)
    case .component(let color): .string(Vocabularies.componentColor.name(of: color))
    }
  }
}

extension EncodedColor {
  /// The colour as `#rrggbb` or `#rrggbbaa` where 8 bits are exact, otherwise as `color(srgb …)`.
  package var documentText: String {
    if (try? Self.parse(hexOrCSS: hexText)) == self { return hexText }
    let texts = [red, green, blue].map { "\($0)" }
    return "color(srgb " + texts.joined(separator: " ") + (alpha == 1 ? ")" : " / \(alpha))")
  }
}

extension FillStyle {
  /// The key under which a layer holds the fill.
  var kindKey: String {
    switch self {
    case .foreground: "fill"
    case .linear: "linearGradient"
    case .radial: "radialGradient"
    case .angular: "angularGradient"
    case .mesh: "meshGradient"
    }
  }

  var text: JSONText {
    var object = WrittenObject()
    switch self {
    case .foreground(let style): return style.text
    case .linear(let stops, let start, let end):
      object.add("stops", .array(stops.map { $0.text }))
      if start != Self.usualStart { object.add("start", start.text) }
      if end != Self.usualEnd { object.add("end", end.text) }
    case .radial(let stops, let center, let startRadius, let endRadius):
      object.add("stops", .array(stops.map { $0.text }))
      if center != Self.usualCenter { object.add("center", center.text) }
      object.add("startRadius", number: startRadius, unless: 0)
      object.add("endRadius", number: endRadius)
    case .angular(let stops, let center, let start):
      object.add("stops", .array(stops.map { $0.text }))
      if center != Self.usualCenter { object.add("center", center.text) }
      object.add("start", number: start, unless: 0)
    case .mesh(let mesh): return mesh.text
    }
    return object.text
  }
}

extension MeshFill<ColorStyle> {
  fileprivate var text: JSONText {
    var object = WrittenObject()
    object.add("columns", number: Double(points.columns))
    object.add("points", .array(points.all.map { .numbers($0.numbers) }))
    object.add("colors", .array(colors.map { $0.text }))
    if background != Self.usualBackground { object.add("background", background.text) }
    object.add("smoothsColors", bool: smoothsColors, unless: true)
    object.add("colorSpace", word: space, Vocabularies.mixingSpace, unless: .device)
    return object.text
  }
}

extension FillStyle.Stop {
  fileprivate var text: JSONText { .array([.number(location), color.text]) }
}

extension Shadow {
  var text: JSONText {
    var object = WrittenObject()
    let usual = Shadow.usual
    if color != usual.color { object.add("color", color.text) }
    object.add("sigma", .number(sigma))
    if offset != usual.offset { object.add("offset", offset.text) }
    return object.text
  }
}

extension Transform {
  var text: JSONText { .numbers([a, b, c, d, tx, ty]) }
}
