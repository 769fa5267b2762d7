// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that a text or symbol that falls short has one finding, however many combinations and backdrops show it.
@Suite struct OneFindingTests {
  /// Returns a scene of a bar with texts in a row.
  private func scene(
    _ count: Int, bar: String = "ultraThin", style: String = "secondaryLabel", page: String = "#FFFFFF"
  )
    -> String
  {
    let texts = (0..<count).map {
      #"{"id": "text\#($0)", "text": "T\#($0)", "frame": [\#(4 + $0 % 5 * 30), \#(4 + $0 / 5 * 18), 28, 16], "size": 12, "style": "\#(style)"}"#
    }
    return """
      {"version": 1, "size": {"width": 160, "height": 100}, "scale": 1, "traits": {"platform": "ios"},
       "desktop": [
         {"fill": "\(page)"},
         {"id": "bar", "material": "\(bar)", "layers": [\(texts.joined(separator: ", "))]}]}
      """
  }

  private func entries(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { line in
      ["error ", "warning ", "note "].contains { line.hasPrefix($0) }
    }
  }

  @Test("A scene of 25 texts that fall short with the matrix has at most 26 entries")
  func manyTexts() throws {
    let result = try Program.judge(scene(25), ["--matrix"])
    let entries = entries(result.output)
    #expect(result.exit == 1 && entries.count <= 26 && entries.count >= 25, "\(entries.count)")
    let layers = entries.filter { $0.hasPrefix("error RND") }.compactMap {
      $0.split(separator: " ").dropFirst(2).first
    }
    #expect(layers.count == 25 && Set(layers).count == 25)
  }

  @Test("The finding names the worst combination, its contrast and backdrop, and how many others fall short")
  func worst() throws {
    let result = try Program.judge(scene(1), ["--matrix", "--json"])
    let finding = try #require(try result.findings.first)
    #expect(try result.findings.count == 1)
    let combinations = try #require(result.json["combinations"] as? [[String: Any]])
    let bounds = combinations.compactMap { one -> Double? in
      let text = (one["foregrounds"] as? [[String: Any]])?.first
      guard text?["verdict"] as? String == "fails" else { return nil }
      return (text?["bound"] as? [String: Any])?["lowestContrast"] as? Double
    }
    let figures = try #require(finding["measured"] as? [[String: Any]])
    let bound = figures.first { $0["name"] as? String == "bound" }?["value"] as? Double
    #expect(bound == bounds.min() && bounds.count > 1)
    let message = try #require(finding["message"] as? String)
    #expect(
      message.contains(
        "; \(bounds.count - 1) of \(combinations.count - 1) other combinations of settings fall short too"))
    #expect(message.contains(" over #") && message.contains(" in light-") != message.contains(" in dark-"))
    #expect((finding["variants"] as? [String])?.count == bounds.count)
    #expect((finding["swatches"] as? [Any])?.isEmpty == false)
  }

  @Test("Drawn pixels that fall short come first, and the finding has the figures of the bound too")
  func drawn() throws {
    // The label is dark and the page is black, which shows through.
    let result = try Program.judge(scene(1, page: "#000000"), ["--json"])
    let finding = try #require(try result.findings.first)
    #expect(try result.findings.count == 1 && finding["rule"] as? String == "RND01")
    let names = try #require(finding["measured"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(names == ["lowest", "5th percentile", "bound", "reached", "required"])
    let own = try #require(try Program.judge(scene(1, style: "label"), ["--json"]).findings.first)
    #expect(own["rule"] as? String == "RND02" && (own["message"] as? String)?.contains(" falls to ") == true)
  }

  @Test("A text that cannot be decided has one note with the matrix, and a failure its repair")
  func matrix() throws {
    let half = """
      {"version": 1, "size": {"width": 80, "height": 40}, "scale": 1, "traits": {"platform": "ios"}, "desktop": [
        {"fill": "#FFFFFF"}, {"fill": "#F0F0F0", "frame": [0, 0, 40, 20]},
        {"id": "half", "text": "Half", "frame": [20, 10, 50, 20], "size": 12, "style": "#000000"}]}
      """
    let entries = entries(try Program.judge(half, ["--matrix"]).output)
    #expect(entries.count == 1 && entries.first?.hasPrefix("note RND02 half") == true, "\(entries)")
    let failure = try Program.judge(scene(1, bar: "thin"), ["--matrix"])
    #expect(
      failure.output.split(separator: "\n").count { $0.hasPrefix("  repair: ") } == 1, "\(failure.output)")
  }

  @Test("The finding is written in Korean too")
  func korean() throws {
    let result = try Program.judge(scene(1, page: "#000000"), ["--matrix", "--language", "ko"])
    let line = try #require(entries(result.output).first)
    #expect(line.hasPrefix("error RND01 text0: ") && line.contains("그려진 픽셀에서") && line.contains("다른 설정 조합"))
  }
}
