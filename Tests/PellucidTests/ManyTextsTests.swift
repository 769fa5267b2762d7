// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJudge
import PellucidLegibility
import PellucidScene
import Testing

@testable import Pellucid

/// Tests of scenes with many texts, whose repairs are searched together.
@Suite struct ManyTextsTests {
  private func scene(_ layers: [String]) throws -> SceneDescription {
    let size = #"{"width": 320, "height": 320}"#
    let json = #"{"version": 1, "size": \#(size), "desktop": [\#(layers.joined(separator: ","))]}"#
    return try SceneReader().read(bytes: Array(json.utf8))
  }

  private func text(_ index: Int, _ style: String = "#8E8E93") -> String {
    #"{"text": "Read", "frame": [\#(index % 8 * 40), \#(index / 8 * 20), 40, 20], "size": 12, "style": "\#(style)"}"#
  }

  private func judged(_ layers: [String]) throws -> JudgedScene {
    var renderer = try SceneRenderer()
    return try renderer.answer(SceneInquiry(), about: scene(layers)).own
  }

  @Test("A text has the repairs that it has alone", arguments: ["layers", "material", "group"])
  func repairs(of place: String) throws {
    func around(_ texts: [String]) -> [String] {
      let inner = texts.joined(separator: ",")
      let frame = #""frame": [0, 0, 320, 320]"#
      let ground = ##"{"fill": "#FFFFFF", \##(frame)}"##
      switch place {
      case "material": return [ground, #"{"material": "thin", \#(frame), "layers": [\#(inner)]}"#]
      case "group": return [ground, #"{"group": [\#(inner)], \#(frame), "opacity": 0.9}"#]
      default: return [ground] + texts
      }
    }
    let styles = ["#8E8E93", "#A0C0A0", "tertiaryLabel"]
    let many = try judged(around((0..<60).map { text($0, styles[$0 % 3]) }))
    #expect(many.foregrounds.count == 60)
    for index in 0..<3 {
      let one = try judged(around([text(index, styles[index])])).foregrounds[0]
      #expect(one.fails && !one.repairs.isEmpty)
      for other in stride(from: index, to: 60, by: 3) {
        #expect(many.foregrounds[other].repairs == one.repairs)
      }
    }
  }
}
