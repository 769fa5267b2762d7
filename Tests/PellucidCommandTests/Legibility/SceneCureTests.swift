// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of the cures that a report proposes, and of what it says where it has none.
@Suite struct SceneCureTests {
  private func scene(_ layers: String, traits: String = #""platform": "ios", "appearance": "light""#)
    -> String
  {
    ##"""
    {"version": 1, "size": {"width": 200, "height": 200}, "scale": 1, "traits": {\##(traits)},
     "desktop": [{"id": "page", "fill": "#FFFFFF"}, \##(layers)]}
    """##
  }

  @Test("Equal edits of several layers are one cure, which lists every layer and names the first of many")
  func equalEdits() throws {
    let rows = (0..<10).map { index in
      ##"{"id": "row\##(index)", "text": "Row", "frame": [8, \##(4 + 19 * index), 80, 16], "size": 12, "style": "secondaryLabel"}"##
    }
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"{"id": "sheet", "material": "thin", "frame": [0, 0, 120, 200], "layers": [\##(rows.joined(separator: ","))]}"##
      ),
      to: "scene.json")
    let report = try Program.run(["legibility", file, "--reporter", "json"])
    let cures = try #require(report.json["cures"] as? [[String: Any]])
    let edits = try #require(cures.first?["edits"] as? [[String: Any]])
    #expect(cures.count == 1 && cures[0]["mends"] as? Int == 10)
    #expect(edits.compactMap { $0["layer"] as? String } == (0..<10).map { "row\($0)" })
    let text = try Program.run(["legibility", file])
    #expect(
      text.output.contains(
        #"cure: "style": "label" in place of "secondaryLabel" on 10 layers mends 10 of 10: "#
          + "row0, row1, row2, row3, row4, row5, row6, row7 and 2 more\n"), "\(text.output)")
    let page = folder.path + "/page"
    let korean = try Program.run(["legibility", file, "--html", page, "--language", "ko"])
    #expect(korean.output.contains(": 10개 가운데 10개 해결: row0, row1, row2, row3, row4, row5, row6, row7 외 2개\n"))
    #expect(try folder.read("page/index.html").contains("row6, row7 외 2개</li>"))
    #expect(try Program.run(["legibility", file, "--fix"]).exit == 0)
  }

  /// A window of mail with icons in one blue, faint names beside them, and grey lines on paper.
  private static let mail: String = {
    let sidebar = (0..<6).flatMap { row in
      [
        ##"{"id": "icon\##(row)", "symbol": "tray", "frame": [14, \##(40 + row * 30), 18, 18], "style": "#0A84FF"}"##,
        ##"{"id": "box\##(row)", "text": "Inbox", "frame": [40, \##(40 + row * 30), 100, 18], "size": 13, "style": "secondaryLabel"}"##,
      ]
    }
    let toolbar = (0..<4).map { item in
      ##"{"id": "tool\##(item)", "symbol": "folder", "frame": [\##(16 + item * 44), 12, 22, 22], "style": "tertiaryLabel"}"##
    }
    let paper = (0..<5).flatMap { row in
      [
        ##"{"id": "from\##(row)", "text": "Anna Berg", "frame": [180, \##(70 + row * 50), 200, 18], "size": 13, "style": "label"}"##,
        ##"{"id": "line\##(row)", "text": "Notes", "frame": [180, \##(90 + row * 50), 200, 16], "size": 12, "style": "#A0A0A5"}"##,
      ]
    }
    return ##"""
      {"version": 1, "size": {"width": 500, "height": 360}, "scale": 1, "traits": {"platform": "macos", "appearance": "light"},
       "desktop": [{"fill": "#3A6EA5"}],
       "windows": [{"id": "mail", "frame": [10, 10, 480, 340], "layers": [
         {"id": "paper", "fill": "textBackgroundColor", "frame": [160, 0, 320, 340]}, \##(paper.joined(separator: ",\n")),
         {"id": "sidebar", "material": "sidebar", "frame": [0, 0, 160, 340], "layers": [\##(sidebar.joined(separator: ",\n"))]},
         {"id": "bar", "material": "titlebar", "frame": [160, 0, 320, 50], "layers": [\##(toolbar.joined(separator: ",\n"))]}]}]}
      """##
  }()

  @Test("A window of thirty layers passes in light and dark after at most three cures")
  func window() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.mail, to: "scene.json")
    #expect(try Program.run(["legibility", file, "--matrix", "appearance"]).exit == 1)
    let fixed = try Program.run(["legibility", file, "--fix", "--matrix", "appearance"])
    #expect(fixed.exit == 0, "\(fixed.output)\(fixed.errors)")
    let cures = fixed.errors.split(separator: "\n").filter { $0.contains(" mends ") }
    #expect((1...3).contains(cures.count), "\(cures)")
  }

  @Test("Labels on glass that turns light and dark are mended in both appearances")
  func turningGlass() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"""
        {"id": "bar", "glass": "regular", "control": "toolbar", "frame": [20, 20, 160, 48], "layers": [
          {"id": "title", "text": "Title", "frame": [20, 14, 120, 20], "size": 15, "style": "label"},
          {"id": "note", "text": "Note", "frame": [90, 14, 60, 20], "size": 13, "style": "#FF2D55"}]}
        """##), to: "scene.json")
    let fixed = try Program.run(["legibility", file, "--fix", "--matrix", "appearance"])
    #expect(fixed.exit == 0, "\(fixed.output)\(fixed.errors)")
  }

  @Test("A text that no change can be proven to mend says so, with the reason")
  func withoutRepair() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"""
        {"id": "half", "fill": "#EEEEEE", "frame": [0, 0, 40, 60]},
        {"id": "pale", "text": "Pale words", "frame": [20, 20, 120, 20], "size": 15, "style": "#C0C0C0"}
        """##), to: "scene.json")
    let result = try Program.run(["legibility", file])
    #expect(
      result.exit == 1
        && result.output.contains(
          "repair: none is known, because no change can be proven to be enough: half lies below only a part of it"
        ),
      "\(result.output)")
  }

  @Test("Where contrast has to hold as drawn, tables agree with the verdict, and repairs hold as drawn")
  func asDrawn() throws {
    let folder = try TemporaryFolder()
    func sheet(_ style: String) throws -> String {
      try folder.write(
        scene(
          ##"""
          {"id": "sheet", "material": "thin", "frame": [0, 0, 200, 100], "layers": [
            {"id": "row", "text": "Row", "frame": [8, 8, 80, 20], "size": 13, "style": "\##(style)"}]}
          """##), to: "scene.json")
    }
    let holding = try Program.run(["legibility", try sheet("#404040"), "--preset", "drawn"])
    #expect(
      holding.exit == 0 && holding.output.contains("1 sampled, 0 review, 0 failed"), "\(holding.output)")
    let file = try sheet("#C0C0C0")
    let fixed = try Program.run(["legibility", file, "--preset", "drawn", "--fix"])
    #expect(fixed.exit == 0, "\(fixed.output)\(fixed.errors)")
    #expect(try Program.run(["legibility", file]).exit == 1)
  }

  /// A photo player: texts on two materials, and three buttons of one glass container, of which one has a tint.
  private static let player = ##"""
    {"version": 1, "size": {"width": 390, "height": 460}, "scale": 2, "traits": {"platform": "ios"}, "desktop": [
      {"id": "photo", "linearGradient": {"stops": [[0, "#6A8F4E"], [0.5, "#E8E6C8"], [1, "#4A6B8A"]]}},
      {"id": "header", "material": "ultraThin", "frame": [16, 20, 358, 64], "layers": [
        {"id": "back", "symbol": "chevron.down", "frame": [18, 22, 20, 20], "style": "secondaryLabel"},
        {"id": "from", "text": "PLAYING FROM ALBUM", "frame": [60, 12, 238, 16], "size": 11, "style": "secondaryLabel"},
        {"id": "album", "text": "Meadows at Noon", "frame": [60, 30, 238, 22], "size": 15, "weight": "semibold"},
        {"id": "more", "symbol": "ellipsis", "frame": [320, 22, 20, 20], "style": "secondaryLabel"}]},
      {"id": "card", "material": "thin", "frame": [16, 100, 358, 150], "layers": [
        {"id": "song", "text": "Clover Fields", "frame": [22, 18, 250, 28], "size": 22, "weight": "bold"},
        {"id": "artist", "text": "The Lowlands", "frame": [22, 48, 250, 22], "style": "secondaryLabel"},
        {"id": "favorite", "symbol": "heart", "frame": [310, 24, 26, 26], "style": "tertiaryLabel"},
        {"id": "track", "fill": "quaternaryLabel", "frame": [22, 92, 314, 4], "shape": "capsule"},
        {"id": "progress", "fill": "label", "frame": [22, 92, 120, 4], "shape": "capsule"},
        {"id": "elapsed", "text": "1:24", "frame": [22, 104, 60, 18], "size": 13, "style": "tertiaryLabel"},
        {"id": "quality", "text": "Lossless", "frame": [140, 104, 78, 18], "size": 12, "style": "secondaryLabel"},
        {"id": "remaining", "text": "-2:15", "frame": [276, 104, 60, 18], "size": 13, "style": "tertiaryLabel"}]},
      {"id": "controls", "frame": [16, 266, 358, 76], "glassContainer": [
        {"id": "previous-button", "glass": "regular", "shape": "circle", "frame": [60, 8, 60, 60],
          "layers": [{"id": "previous", "symbol": "backward.fill", "frame": [17, 17, 26, 26]}]},
        {"id": "play-button", "glass": "regular", "tint": "#FF9500", "shape": "circle", "frame": [141, 0, 76, 76],
          "layers": [{"id": "play", "symbol": "play.fill", "frame": [22, 22, 32, 32]}]},
        {"id": "next-button", "glass": "regular", "shape": "circle", "frame": [238, 8, 60, 60],
          "layers": [{"id": "next", "symbol": "forward.fill", "frame": [17, 17, 26, 26]}]}]},
      {"id": "queue", "material": "regular", "frame": [16, 356, 358, 92], "layers": [
        {"id": "up-next", "text": "Up Next", "frame": [22, 8, 200, 20], "size": 13, "style": "secondaryLabel"},
        {"id": "shuffle", "symbol": "shuffle", "frame": [312, 8, 22, 22], "style": "tertiaryLabel"},
        {"id": "title", "text": "Barley", "frame": [22, 34, 220, 22]},
        {"id": "length", "text": "3:41", "frame": [276, 36, 60, 18], "size": 13, "style": "tertiaryLabel"},
        {"id": "second", "text": "Hedgerow", "frame": [22, 62, 220, 22]}]}]}
    """##

  @Test(
    "A player with tinted glass passes in light and dark after few cures, which join edits of a surface and of its texts"
  )
  func playerPasses() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.player, to: "scene.json")
    let settings = ["--preset", "drawn", "--matrix", "appearance"]
    #expect(try Program.run(["legibility", file] + settings).exit == 1)
    let fixed = try Program.run(["legibility", file, "--fix"] + settings)
    #expect(fixed.exit == 0, "\(fixed.output)\(fixed.errors)")
    let cures = fixed.errors.split(separator: "\n").filter { $0.contains(" mends ") }
    #expect((1...4).contains(cures.count), "\(cures)")
    #expect(
      cures.contains {
        $0.contains(#" on header and "style": "label" in place of "secondaryLabel" on from mends "#)
      },
      "\(cures)")
  }

  @Test("The glass of one container is changed together, which repairs say, and keeps tints of its own")
  func sharedContainer() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.player, to: "scene.json")
    let report = try Program.run(["legibility", file])
    #expect(
      report.output.contains(
        #""adaptive": false on previous-button, play-button, next-button, which share the glass container controls ("#
      ),
      "\(report.output)")
    #expect(
      report.output.contains(
        ##" on previous-button, next-button, which share the glass container controls ("##),
      "\(report.output)")
    let korean = try Program.run(["legibility", file, "--language", "ko"])
    #expect(korean.output.contains("next-button(글래스 컨테이너 controls에 함께 있음)에 "), "\(korean.output)")
  }

  @Test("Glass with a tint on which its symbol falls short gets the nearest tint on which it holds")
  func nearestTint() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"""
        {"id": "button", "glass": "regular", "control": "button", "tint": "#FF9500", "frame": [20, 20, 100, 44],
          "layers": [{"id": "word", "text": "Play", "frame": [30, 12, 60, 20], "size": 15}]}
        """##), to: "scene.json")
    let report = try Program.run(["legibility", file])
    #expect(
      report.exit == 1 && report.output.contains(##"in place of "#ff9500" on button ("##), "\(report.output)")
    #expect(try Program.run(["legibility", file, "--fix"]).exit == 0)
    #expect(try Program.run(["legibility", file]).exit == 0)
  }

  @Test("A text beside glass that flows together is judged on what lies under it")
  func besideGlass() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"""
        {"glassContainer": [{"glass": "regular", "control": "button", "frame": [0, 0, 56, 56]},
                            {"glass": "regular", "control": "button", "frame": [72, 0, 56, 56]}],
         "frame": [20, 20, 160, 56], "spacing": "bar"},
        {"id": "caption", "text": "Lyrics", "frame": [20, 112, 160, 20], "size": 12, "style": "#C0C0C0"}
        """##),
      to: "scene.json")
    let report = try Program.run(["legibility", file])
    #expect(report.exit == 1 && !report.output.contains("none is known"), "\(report.output)")
    #expect(try Program.run(["legibility", file, "--fix"]).exit == 0)
  }

  @Test("A symbol on glass that has turned, which keeps the colour of its tint, has a repair")
  func turnedTint() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"""
        {"id": "play", "glass": "regular", "control": "button", "tint": "accentColor", "frame": [60, 60, 56, 56], "layers": [
          {"id": "pause", "symbol": "pause.fill", "frame": [16, 16, 24, 24]}]}
        """##, traits: #""platform": "ios", "appearance": "dark""#),
      to: "scene.json")
    let report = try Program.run(["legibility", file])
    #expect(report.exit == 1 && report.output.contains("; or put a black layer"), "\(report.output)")
  }

  @Test("What was only drawn says nothing about repairs that nobody looked for")
  func drawnWithoutRepairs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"{"id": "faint", "text": "Faint", "frame": [8, 8, 80, 16], "size": 12, "style": "#D0D0D0"}"##),
      to: "scene.json")
    let drawn = try Program.run(["render", file, "--findings", "--reporter", "xcode"])
    #expect(
      drawn.exit == 1 && drawn.output.contains("RND01") && !drawn.output.contains("repair"), "\(drawn.output)"
    )
    #expect(try Program.run(["legibility", file]).output.contains("repair: \"style\""))
  }

  @Test("A text takes the least style that is enough, whatever others beside it need")
  func leastStyle() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      scene(
        ##"""
        {"id": "sheet", "material": "ultraThick", "frame": [0, 0, 200, 200], "layers": [
          {"id": "small", "text": "Small", "frame": [8, 8, 80, 16], "size": 12, "style": "#555555"},
          {"id": "large", "text": "Large", "frame": [8, 40, 180, 40], "size": 30, "style": "#555555"}]}
        """##, traits: #""platform": "ios", "appearance": "dark", "contrast": "increased""#),
      to: "scene.json")
    let fixed = try Program.run(["legibility", file, "--fix"])
    #expect(fixed.exit == 0, "\(fixed.output)\(fixed.errors)")
    let styles = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\"style\": ").dropFirst()
      .map { $0.prefix { $0 != "}" } }
    #expect(styles.count == 2 && styles[0] != styles[1], "\(styles)")
  }
}
