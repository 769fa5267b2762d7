// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A design as a style sheet: custom properties that follow the settings of the person, and a class for each material and kind of glass.
///
/// A block of rules holds what differs from the blocks before it that apply where it applies. `data-appearance` on an element
/// chooses the appearance of everything in it.
package struct StyleSheet: Sendable {
  private let design: ExportedDesign
  /// The materials and the glass in each combination of settings.
  private let surfaces: [Set<DesignSetting>: [ExportedMaterial]]

  package init(_ design: ExportedDesign) {
    self.design = design
    surfaces = Dictionary(
      uniqueKeysWithValues: Self.settings(of: design).map {
        ($0, design.materials(in: $0) + design.glass(in: $0))
      })
  }

  /// Returns the style sheet.
  ///
  /// - Parameter title: The first lines, which say what the file is; they contain no end of a comment.
  package func text(title: [String]) -> String {
    let (blocks, surfaces) = (blocks, surfaces[[]] ?? [])
    var text = comment(title + errorLines)
    for block in blocks where !block.properties.isEmpty { text += rules(of: block) }
    text += hairline
    for surface in surfaces { text += classRules(of: surface) }
    // The caller ends the last line.
    return text + forcedColors(surfaces).dropLast()
  }

  // MARK: Properties

  /// The properties that a setting changes.
  private struct Block {
    let setting: Set<DesignSetting>
    var properties: [(name: String, value: String)]
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    for setting in Self.settings(of: design) {
      var effective: [ExactName: ExactName] = [:]
      for block in blocks where block.setting.isSubset(of: setting) {
        for property in block.properties { effective[ExactName(property.name)] = ExactName(property.value) }
      }
      let changed = properties(in: setting).filter { effective[ExactName($0.name)] != ExactName($0.value) }
      blocks.append(Block(setting: setting, properties: changed))
    }
    return blocks
  }

  /// The combinations of settings that pages can follow, each after those that have some of its settings.
  static func settings(of design: ExportedDesign) -> [Set<DesignSetting>] {
    let all = DesignSetting.combinations(of: design.settings.filter { $0 != .level })
    return (0...3).flatMap { count in all.filter { $0.count == count } }
  }

  private func properties(in setting: Set<DesignSetting>) -> [(name: String, value: String)] {
    var properties: [(name: String, value: String)] = []
    if design.traits.platform.hasAppearances {
      properties.append(("color-scheme", setting.contains(.appearance) ? "dark" : "light"))
    }
    for (name, color) in design.colors(in: setting) {
      properties.append((Self.property(name), CSSText.color(color)))
    }
    if let tint = design.tintName { properties.append((Self.tint, "var(\(Self.property(tint)))")) }
    for surface in surfaces[setting] ?? [] {
      properties += self.properties(of: surface).map {
        (Self.property(surface.name) + "-" + $0.part, $0.value)
      }
    }
    return properties
  }

  /// The colour of tinted glass.
  private static let tint = "--pellucid-glass-tint"

  private func properties(of surface: ExportedMaterial) -> [(part: String, value: String)] {
    var properties: [(part: String, value: String)] = [("filter", CSSText.filter(surface.filter))]
    if surface.isTinted {
      properties += [
        ("shade", CSSText.opaque(surface.filter.color)),
        ("tint-share", CSSText.percent(surface.filter.tintShare)),
        ("strength", CSSText.percent(surface.filter.fill.w)),
      ]
    } else {
      properties += [
        ("background", CSSText.color(surface.filter.color)), ("opaque", CSSText.color(surface.opaque)),
      ]
    }
    properties.append(("edge", surface.edge.map { CSSText.color($0) } ?? "transparent"))
    if let glass = surface.glass {
      properties += [("rim", CSSText.color(glass.rim)), ("shadow", CSSText.shadow(glass.shadow))]
    }
    for (level, color) in surface.levels {
      properties.append((CSSText.name(level.rawValue), CSSText.color(color)))
    }
    return properties
  }

  private static func property(_ name: String) -> String { "--pellucid-" + CSSText.name(name) }

  // MARK: Rules

  /// Returns the rules of a block: where the system has the setting, and in elements that choose the dark appearance.
  private func rules(of block: Block) -> String {
    var conditions: [String] = []
    if block.setting.contains(.contrast) { conditions.append("(prefers-contrast: more)") }
    if block.setting.contains(.transparency) { conditions.append("(prefers-reduced-transparency: reduce)") }
    guard block.setting.contains(.appearance) else {
      return rule(":root, [data-appearance]", block.properties, conditions)
    }
    let follows = ":root:where(:not([data-appearance]))"
    return rule(follows, block.properties, ["(prefers-color-scheme: dark)"] + conditions)
      + rule("[data-appearance=\"dark\"]", block.properties, conditions)
  }

  private func rule(
    _ selector: String, _ properties: [(name: String, value: String)], _ conditions: [String] = []
  ) -> String {
    let margin = conditions.isEmpty ? "" : "  "
    var text = "\(margin)\(selector) {\n"
    for property in properties { text += "\(margin)  \(property.name): \(property.value);\n" }
    text += "\(margin)}\n"
    guard !conditions.isEmpty else { return "\n" + text }
    return "\n@media \(conditions.joined(separator: " and ")) {\n\(text)}\n"
  }

  /// The width of edges, which is one pixel of the screen.
  private var hairline: String {
    let name = "--pellucid-hairline"
    return rule(":root", [(name, "1px")]) + rule(":root", [(name, "0.5px")], ["(min-resolution: 2dppx)"])
      + rule(":root", [(name, "calc(1px / 3)")], ["(min-resolution: 3dppx)"])
  }

  /// Returns the class of a material, which is opaque where the browser has no filters of the backdrop.
  private func classRules(of material: ExportedMaterial) -> String {
    let property = Self.property(material.name)
    let isTinted = material.isTinted
    let tint = "color-mix(in srgb, var(\(Self.tint)) var(\(property)-tint-share), var(\(property)-shade))"
    let opaque = isTinted ? tint : "var(\(property)-opaque)"
    let background =
      isTinted
      ? "color-mix(in srgb, \(tint) var(\(property)-strength), transparent)" : "var(\(property)-background)"
    let filter = "var(\(property)-filter)"
    let plain = rule(
      Self.selector(material),
      [
        ("background-color", opaque), ("color", "var(\(property)-label)"),
        ("box-shadow", Self.boxShadow(of: material, property)),
      ])
    let filtered = """

      @supports (backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px)) {
        \(Self.selector(material)) {
          background-color: \(background);
          -webkit-backdrop-filter: \(filter);
          backdrop-filter: \(filter);
        }
      }

      """
    return plain + filtered
  }

  /// Returns the line inside the edge, and the rim and the shadow of glass.
  private static func boxShadow(of material: ExportedMaterial, _ property: String) -> String {
    guard let glass = material.glass else {
      return "inset 0 0 0 var(--pellucid-hairline) var(\(property)-edge)"
    }
    let lights = [glass.light, -glass.light].map { offset in
      "inset \(CSSText.length(offset.x)) \(CSSText.length(offset.y)) 0 var(\(property)-rim)"
    }
    let layers = ["inset 0 0 0 1px var(\(property)-edge)"] + lights + ["var(\(property)-shadow)"]
    return layers.joined(separator: ", ")
  }

  /// Returns the rule for systems whose own few colours replace those of pages.
  private func forcedColors(_ materials: [ExportedMaterial]) -> String {
    rule(
      materials.map { Self.selector($0) }.joined(separator: ", "),
      [
        ("background-color", "Canvas"), ("color", "CanvasText"), ("-webkit-backdrop-filter", "none"),
        ("backdrop-filter", "none"),
      ], ["(forced-colors: active)"])
  }

  private static func selector(_ material: ExportedMaterial) -> String {
    ".pellucid-" + CSSText.name(material.name)
  }

  // MARK: Comment

  private func comment(_ lines: [String]) -> String {
    "/*\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "*/\n"
  }

  /// The distances of the filters from the materials and from glass, a line for each and for each appearance.
  private var errorLines: [String] {
    let hasAppearances = design.traits.platform.hasAppearances
    let appearances: [Set<DesignSetting>] = hasAppearances ? [[], [.appearance]] : [[]]
    func lines(_ isTinted: Bool) -> [String] {
      appearances.flatMap { setting in
        (surfaces[setting] ?? []).filter { $0.isTinted == isTinted }.map { surface in
          let appearance = !hasAppearances ? "" : setting.isEmpty ? " light" : " dark"
          let (mean, worst) = (CSSText.number(surface.error.mean, 1), CSSText.number(surface.error.worst, 1))
          return "\(CSSText.name(surface.name))\(appearance): mean \(mean), worst \(worst)"
        }
      }
    }
    let (count, few, tints) = (
      FlatBackdrops.colors.count, FlatBackdrops.fewColors.count, ExportedDesign.tints.count
    )
    let title = "Distances of the filters from the materials over \(count) backdrops of one colour, of 255:"
    let tinted = lines(true)
    guard !tinted.isEmpty else { return ["", title] + lines(false) }
    return ["", title] + lines(false) + [
      "Of tinted glass, over \(few) backdrops with each of \(tints) tints:"
    ] + tinted
  }
}
