// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidTestSupport
import Testing

@testable import PellucidExport

/// Documents of tokens, resolved as the Resolver Module of version 2025.10 says.
@Suite struct TokenDocumentTests {
  @Test(
    "In every combination of contexts, tokens have the values of the tables", arguments: Platform.allCases)
  func valuesFollowContexts(platform: Platform) throws {
    var traits = Traits()
    traits.platform = platform
    let text = TokenDocument(ExportedDesign(traits)).json(name: "Name", description: "Text").text
    let resolver = try Resolver(text)
    let design = ExportedDesign(traits)
    for setting in DesignSetting.combinations(of: design.settings) {
      let tokens = resolver.tokens([
        "appearance": setting.contains(.appearance) ? "dark" : "light",
        "contrast": setting.contains(.contrast) ? "increased" : "standard",
        "transparency": setting.contains(.transparency) ? "reduced" : "standard",
        "level": setting.contains(.level) ? "elevated" : "base",
      ])
      let traits = setting.traits(on: platform)
      for row in SemanticColors.allRows(on: platform, look: traits.look) {
        let path = "color." + row.name.replacing(".", with: "-")
        let color = try SemanticColors.resolve(name: row.name, traits: traits).color
        #expect(tokens.color(at: path)?.isNear(color) == true, "\(path) in \(setting)")
      }
      let materials = design.materials(in: setting).map {
        ("material." + $0.name.replacing(".", with: "-"), $0)
      }
      let glass = design.glass(in: setting).filter { !$0.isTinted }.map { ($0.name, $0) }
      for (path, material) in materials + glass {
        #expect(tokens.color(at: path + ".background")?.isNear(material.filter.color) == true)
        #expect(tokens.number(at: path + ".saturation") == material.filter.saturation)
        #expect(tokens.pixels(at: path + ".blur") == material.filter.blur ?? 0)
        for (level, color) in material.levels {
          #expect(tokens.color(at: path + "." + level.rawValue)?.isNear(color) == true)
        }
      }
    }
  }

  @Test("Without input, contexts are the usual ones, and what no setting changes is in the set")
  func usualContexts() throws {
    let resolver = try Resolver(
      TokenDocument(ExportedDesign(Traits())).json(name: "Name", description: "Text").text)
    let tokens = resolver.tokens([:])
    #expect(tokens.color(at: "color.label")?.isNear(EncodedColor(white: 0)) == true)
    #expect(resolver.modifiers == ["appearance", "contrast", "transparency", "level"])
  }
}

extension EncodedColor {
  fileprivate func isNear(_ other: EncodedColor) -> Bool {
    let way = lanes - other.lanes
    return (way * way).max() < 1e-9
  }
}
