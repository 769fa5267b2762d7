// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// A question about a foreground on a material or on glass, without a scene.
package struct WebQuery {
  private let root: JSONNode
  private let traits: Traits
  private let settings: GlassSettings

  private static let keys = [
    "adaptive", "control", "dimming", "frame", "glass", "ink", "material", "repairs", "required", "size",
    "style", "tint", "traits", "weight",
  ]

  /// Reads a question.
  package init(_ bytes: [UInt8]) throws(WebFailure) {
    root = try Self.parsed(bytes)
    guard case .object(let members) = root.value else {
      throw .query("no question: the query: give an object with material or glass")
    }
    for member in members where !Self.keys.contains(member.key) {
      throw .query("unknown key: \(member.key.shown): use one of \(Self.keys.joined(separator: ", "))")
    }
    var scene = SceneDescription(size: Size(width: 1, height: 1))
    if let traits = root["traits"], traits.value != .null {
      do throws(SceneReadingError) {
        try SceneReader().apply(traits: Array(bytes[traits.range]), to: &scene)
      } catch { throw .reading(error) }
    }
    (traits, settings) = (scene.traits, scene.glass)
  }

  private static func parsed(_ bytes: [UInt8]) throws(WebFailure) -> JSONNode {
    do throws(JSONError) { return try JSONDocument(parsing: bytes, limits: SceneLimits().json).root } catch {
      throw .reading(SceneReadingError(error))
    }
  }

  /// Returns the answer as JSON: what is required, the proven bound with the backdrop that reaches it, repairs, and a curve.
  package func answer(in language: Language) throws(WebFailure) -> JSONText {
    let goal = ContrastGoal(try required())
    let (style, ink) = (try string("style"), try string("ink"))
    let name = style ?? ink ?? "label"
    if let variant = try string("glass") { return try glass(variant, name, goal, language) }
    if let material = try string("material") {
      return try self.material(material, name, goal)
    }
    throw .query("no ground: the query: name a material or glass")
  }

  private func material(
    _ material: String, _ name: String, _ goal: ContrastGoal
  ) throws(WebFailure) -> JSONText {
    let searchesRepairs = try searchesRepairs()
    do throws(PairError) {
      let pair = MaterialPair(
        try PairForeground(known: name, under: traits), on: MaterialContent.Choice(spelling: material), traits
      )
      var table = try PairTable([pair], goal, isRequired: true) { count, result in (0..<count).map(result) }
      if searchesRepairs { try table.findRepairs() }
      return Self.answer(goal, table.rows[0].json(hasRepairs: searchesRepairs), try table.curves().first)
    } catch { throw .query(error.sentence) }
  }

  private func glass(
    _ name: String, _ foreground: String, _ goal: ContrastGoal, _ language: Language
  ) throws(WebFailure) -> JSONText {
    let content = try content(name), size = try frame(), searchesRepairs = try searchesRepairs()
    do throws(PairError) {
      let pair = try GlassPair(
        PairForeground(known: foreground, under: traits), on: content, size, traits, settings, goal,
        searchesRepairs: searchesRepairs)
      return Self.answer(goal, pair.json(in: language, hasRepairs: searchesRepairs), pair.curves().first)
    } catch { throw .query(error.sentence) }
  }

  /// Returns an entry with the ratio that it needs and its curve.
  private static func answer(_ goal: ContrastGoal, _ entry: JSONText, _ curve: ContrastCurve?) -> JSONText {
    let points = (curve?.points ?? []).map { point in
      JSONText.object([
        "luminance": .number(point.luminance), "contrast": .number(point.lowest),
        "highest": .number(point.highest),
      ])
    }
    var members: [JSONText.Member] = [("version", .whole(1)), ("required", .number(goal.required))]
    if case .object(let own) = entry { members += own }
    return .object(members + [("curve", .array(points))])
  }

  // MARK: Members

  /// Returns whether repairs are asked for, as they are unless the question says no.
  private func searchesRepairs() throws(WebFailure) -> Bool { try boolean("repairs") ?? true }

  /// Returns the ratio to hold: the one that is asked for, or that of the size and weight.
  private func required() throws(WebFailure) -> Double {
    if let required = try number("required", in: 1...21) { return required }
    guard let size = try number("size", in: 0.5...4096) else { return 4.5 }
    let given = try number("weight", in: 1...1000), weight = Int(given ?? 400)
    return ContrastRequirement.isLarge(size: size, weight: weight, .wcag) ? 3 : 4.5
  }

  /// Returns the glass with its tint and dimming.
  private func content(_ name: String) throws(WebFailure) -> GlassContent {
    let given = try string("control"), control = given ?? "none"
    guard let variant = Vocabularies.glass.value(named: name), variant != .identity else {
      throw .query("no glass: \(name.shown): use regular or clear")
    }
    guard let kind = Vocabularies.glassControl.value(named: control), !kind.isLens else {
      throw .query("no control of glass with a bound: \(control.shown): use button, toolbar or another one")
    }
    var content = GlassContent(variant, control: kind)
    if let tint = try string("tint") {
      content.tint = (try? EncodedColor.parse(hexOrCSS: tint)).map { .custom($0) } ?? .semantic(tint)
    }
    content.dimming = .none
    if case .bool(true)? = root["dimming"]?.value {
      content.dimming = .automatic
    } else if let amount = try number("dimming", in: 0...1) {
      content.dimming = .amount(amount)
    }
    if try boolean("adaptive") == true { content.adapts = true }
    return content
  }

  /// Returns the size of the glass, in points.
  private func frame() throws(WebFailure) -> Size {
    guard let node = root["frame"] else { return Size(width: 120, height: 44) }
    guard case .array(let sides) = node.value, sides.count == 2, case .number(let width) = sides[0].value,
      case .number(let height) = sides[1].value, (1...16384).contains(width), (1...16384).contains(height)
    else { throw .query("no size: frame: give a width and a height in points, such as [120, 44]") }
    return Size(width: width, height: height)
  }

  private func string(_ key: String) throws(WebFailure) -> String? {
    guard let node = root[key], node.value != .null else { return nil }
    guard case .string(let text) = node.value else {
      throw .query("not a text: \(key): write it in double quotes")
    }
    return text
  }

  private func boolean(_ key: String) throws(WebFailure) -> Bool? {
    guard let node = root[key], node.value != .null else { return nil }
    guard case .bool(let isTrue) = node.value else {
      throw .query("neither true nor false: \(key): use one of them")
    }
    return isTrue
  }

  private func number(_ key: String, in range: ClosedRange<Double>) throws(WebFailure) -> Double? {
    guard let node = root[key], node.value != .null else { return nil }
    if case .bool = node.value { return nil }
    guard case .number(let number) = node.value, range.contains(number) else {
      throw .query("not a usable number: \(key): use one from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// The contrast between two colours.
package enum WebContrast {
  /// Returns the WCAG 2.2 ratio of a foreground on a background, and the lightness contrast of APCA, as JSON.
  package static func answer(_ foreground: String, on background: String) throws(WebFailure) -> JSONText {
    let ground = try color(background).over(EncodedColor(white: 1))
    let ink = try color(foreground).over(ground)
    func luminance(_ color: EncodedColor) -> Double {
      LightnessContrast.screenLuminance(
        of: SIMD3(Double(color.red), Double(color.green), Double(color.blue)), in: .srgb)
    }
    return .object([
      "ratio": .number(contrastRatio(ink, ground)),
      "lightness": .number(LightnessContrast.between(text: luminance(ink), background: luminance(ground))),
    ])
  }

  private static func color(_ text: String) throws(WebFailure) -> EncodedColor {
    do throws(ColorParsingError) { return try EncodedColor.parse(hexOrCSS: text) } catch {
      throw .query("not a colour: \(text.shown): \(English.advice(of: error))")
    }
  }
}

extension EncodedColor {
  /// Returns the colour over an opaque one.
  fileprivate func over(_ ground: EncodedColor) -> EncodedColor {
    func mixed(_ own: Float, _ below: Float) -> Float { own * alpha + below * (1 - alpha) }
    return EncodedColor(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue), alpha: 1
    )
  }
}

extension PairError {
  /// The sentence in three parts: what is wrong, where, and what to do.
  fileprivate var sentence: String {
    switch self {
    case .material(let choice, _, let error): error.sentence(in: .english, at: choice.spelling.shown)
    case .unknownForeground(let name, _, let nearest):
      "unknown foreground: \(name.shown): "
        + (nearest.map { "did you mean \"\($0)\"?" } ?? "use a level, a colour's name or a colour")
    case .foregroundColor(let text, let error): "not a colour: \(text.shown): \(English.advice(of: error))"
    case .foregroundWithMatrix(let name):
      "no plain colour: \(name.shown): on glass use a level or a colour"
    case .unknownTint(let name, _): "unknown tint: \(name.shown): use #RRGGBB, or the name of a colour"
    }
  }
}
