// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of emoji in drawn scenes.
@Suite struct EmojiSceneTests {
  /// Draws an emoji on a material over a colour, and returns the picture with the measured texts.
  private func draw(
    _ text: String, style: String, over colour: String = "#205080", opacity: Double = 1, flags: [String] = []
  ) throws -> (pixels: RenderedPixels, texts: [[String: Any]]) {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      """
      {"version": 1, "size": {"width": 40, "height": 40}, "scale": 2, "desktop": [
        {"fill": "\(colour)"}, {"material": "thin", "layers": [
          {"id": "face", "text": "\(text)", "size": 30, "style": "\(style)", "opacity": \(opacity), "frame": [0, 0, 40, 40]}]}]}
      """, to: "scene.json")
    let result = try Program.run(["render", scene, "-o", folder.path + "/out.png", "--json"] + flags)
    #expect([0, 1].contains(result.exit) && result.errors.isEmpty, "\(result.errors)")
    let picture = try ImageReader().read(path: folder.path + "/out.png", gamut: .srgb)
    return (
      RenderedPixels(center: picture[36, 22], samples: picture.samples),
      try #require(result.json["texts"] as? [[String: Any]])
    )
  }

  private struct RenderedPixels: Equatable {
    var center: SIMD4<UInt16>
    var samples: [UInt16]
  }

  @Test("Emoji keep their colours in every style and appearance, over every backdrop")
  func coloursStay() throws {
    let first = try draw("😀", style: "label").pixels.center
    // The forehead is yellow.
    #expect(first[0] > 60_000 && first[1] > 45_000 && first[2] < 25_000)
    for style in ["secondaryLabel", "quaternaryLabel", "red"] {
      for (over, appearance) in [("#000000", "light"), ("#FFFFFF", "dark")] {
        let drawn = try draw("😀", style: style, over: over, flags: ["--appearance", appearance])
        #expect(drawn.pixels.center == first, "\(style) \(over)")
      }
    }
  }

  @Test("An emoji takes the opacity of its layer")
  func opacity() throws {
    let (whole, half, none) = (
      try draw("😀", style: "label").pixels.center, try draw("😀", style: "label", opacity: 0.5).pixels.center,
      try draw("😀", style: "label", opacity: 0).pixels.center
    )
    for lane in 0..<3 { #expect(abs(2 * Int(half[lane]) - Int(whole[lane]) - Int(none[lane])) < 1200) }
  }

  @Test("An emoji is not judged as text, and the letters beside it are")
  func judging() throws {
    #expect(try draw("😀", style: "quaternaryLabel").texts.isEmpty)
    #expect(try draw("a😀", style: "quaternaryLabel").texts.map { $0["id"] as? String } == ["face"])
  }

  @Test("The same bytes for any number of threads")
  func threads() throws {
    let one = try draw("😀👍🏽", style: "label", flags: ["--threads", "1"])
    #expect(try draw("😀👍🏽", style: "label", flags: ["--threads", "3"]).pixels == one.pixels)
  }
}
