// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of `pellucid legibility` for template pictures and symbol files on a picture.
@Suite struct TemplateLegibilityTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let grey = PixelImage(width: 1, height: 1, samples: [0x7777, 0x7777, 0x7777, 65535])
    try WholeFile.write(PNGWriter(gamut: .srgb).encode8Bit(grey), to: folder.path + "/grey.png")
    let circle = #"<circle cx="2" cy="2" r="2"/>"#
    let dot = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">\#(circle)</svg>"#
    _ = try folder.write(dot, to: "dot.svg")
  }

  private func judge(_ style: String) throws -> Program.Result {
    try Program.judge(
      """
      {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [
        {"id": "photo", "image": "\(folder.path)/grey.png", "fit": "stretch"},
        {"id": "badge", "image": "\(folder.path)/dot.svg", "rendering": "template", "style": "\(style)",
         "frame": [4, 8, 24, 24]},
        {"id": "mark", "symbol": "\(folder.path)/dot.svg", "style": "\(style)", "frame": [32, 8, 24, 24]}]}
      """, ["--json"])
  }

  @Test("A template over a picture is measured, and needs the ratio of symbols")
  func templateOverPicture() throws {
    let pale = try judge("#9A9A9A")
    #expect(pale.exit == 1)
    for layer in ["badge", "mark"] {
      let finding = try #require(try pale.findings("RND01", of: layer).first)
      #expect(finding["severity"] as? String == "error" && finding["verdict"] as? String == "sampled")
      let entry = try #require(try pale.foregrounds[layer])
      let lowest = try #require((entry["measured"] as? [String: Any])?["lowest"] as? Double)
      // The ratio of WCAG for #9A9A9A and #777777.
      #expect(abs(lowest - 1.60) < 0.01, "\(lowest)")
      #expect(entry["required"] as? Double == 3)
    }
    let white = try judge("#FFFFFF")
    let found = try #require(try white.findings("RND01", of: "badge").first)
    // The contrast suffices on these pixels and is not proven for others.
    #expect(white.exit == 0 && found["severity"] as? String == "note")
    let measured = try white.foregrounds["badge"]?["measured"] as? [String: Any]
    #expect(abs(try #require(measured?["lowest"] as? Double) - 4.48) < 0.01)
  }

  @Test("Files are reported by their names without folders")
  func names() throws {
    let entries = try judge("#FFFFFF").foregrounds
    #expect(entries["badge"]?["kind"] as? String == "template")
    #expect(entries["badge"]?["words"] as? String == "dot.svg")
    #expect(entries["mark"]?["words"] as? String == "dot.svg")
  }
}
