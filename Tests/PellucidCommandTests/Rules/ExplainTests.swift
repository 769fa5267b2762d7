// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidTestSupport
import Testing

@Suite struct ExplainTests {
  private static let ids = Rule.allCases.map(\.id) + ["note"]

  @Test func everyRuleIsExplainedInBothLanguages() throws {
    for id in Self.ids {
      let english = try Program.run(["explain", id, "--language", "en"])
      let korean = try Program.run(["explain", id.lowercased(), "--language", "ko"])
      #expect(english.exit == 0 && korean.exit == 0)
      #expect(english.output.hasPrefix(id + " ") && korean.output.hasPrefix(id + " "))
      #expect(english.output.contains("\nHow to repair\n") && korean.output.contains("\n고치는 방법\n"))
      #expect(!english.output.unicodeScalars.contains { ("가"..."힣").contains($0) })
    }
  }

  @Test func theLanguageFollowsTheEnvironment() throws {
    for (environment, isKorean) in [
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], true),
      (["LC_ALL": "C", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"], false),
      (["LC_ALL": "", "LC_MESSAGES": "ko", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "kok_IN"], false),
    ] {
      let result = try Program.run(["explain", "quaternary-on-thin"], settings: environment)
      #expect(result.output.contains("의미") == isKorean)
    }
    let list = try Program.run(["explain"], settings: ["LC_ALL": "C"])
    let listed = list.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(listed.sorted() == Self.ids.sorted())
  }

  @Test func unknownRulesNameTheNearest() throws {
    let result = try Program.run(["explain", "SCR07"])
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(
      result.errors == "pellucid: unknown rule: SCR07: did you mean SRC07? pellucid explain lists them\n")
    #expect(try Program.run(["explain", "SRC07", "--language", "kr"]).exit == 64)
  }

  /// Checks that the bad example of each rule that the resolver decides is reported, and the good example is not.
  @Test(
    arguments: Rule.allCases.filter {
      $0.runs != .audit && ($0.id.hasPrefix("SRC") || $0.id.hasPrefix("GLS"))
    })
  func examplesShowTheirRule(rule: Rule) throws {
    let example = try #require(rule.example)
    #expect(try findings(example.bad).contains(rule.id))
    #expect(try !findings(example.good).contains(rule.id))
  }

  @Test("Every rule about sources has a bad and a good example in Swift, and its page shows them")
  func swiftExamples() throws {
    for rule in Rule.allCases where rule.isAudited && rule.runs != .lint {
      let example = try #require(rule.swiftExample, "\(rule.id)")
      let page = Topic.rule(rule).page(in: .english)
      let lines = [example.bad, example.good].flatMap { $0.split(separator: "\n") }
      #expect(lines.allSatisfy { page.contains($0) } && example.bad != example.good)
    }
  }

  private struct Audit: Decodable {
    struct Finding: Decodable { var rule: String, path: String }
    var findings: [Finding]
  }

  @Test("The audit reports the bad example of every rule about sources as that rule, and not the good one")
  func auditedExamples() throws {
    let folder = try TemporaryFolder(), rules = Rule.allCases.filter { $0.isAudited && $0.runs != .lint }
    for rule in rules {
      let example = try #require(rule.swiftExample, "\(rule.id)")
      for (name, code) in [("Bad", example.bad), ("Good", example.good)] {
        let file = code.hasPrefix("<key>") ? "Info.plist" : "Example.swift"
        _ = try folder.write(Self.file(with: code), to: "App/\(rule.id)/\(name)/\(file)")
      }
    }
    let result = try Program.run(["audit", "App", "--json"], in: folder.path)
    let findings = try JSONDecoder().decode(Audit.self, from: Data(result.output.utf8)).findings
    for rule in rules {
      let paths = findings.filter { $0.rule == rule.id }.map(\.path)
      #expect(
        paths.contains { $0.hasPrefix("\(rule.id)/Bad/") }, "\(rule.id) is not found in its bad example")
      #expect(!paths.contains { $0.hasPrefix("\(rule.id)/Good/") }, "\(rule.id) is found in its good example")
    }
  }

  /// Returns a file with the code of an example.
  private static func file(with code: String) -> String {
    if code.hasPrefix("<key>") {
      return
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\(code)</dict></plist>\n"
    }
    if code.hasPrefix("struct ") || code.hasPrefix("final class ") { return code + "\n" }
    return "import SwiftUI\nstruct Example: View {\nvar body: some View {\n\(code)\n}\n}\n"
  }

  /// Checks that every example reads as a scene, except those of rules about catalogs.
  @Test func everyExampleIsAScene() throws {
    for topic in Topic.all where !topic.id.hasPrefix("CAT") {
      guard let example = topic.example else { continue }
      for scene in [example.bad, example.good] { _ = try findings(scene) }
    }
  }

  private func findings(_ example: String) throws -> Set<String> {
    let platform =
      example.contains("platformContent") || example.contains("focused")
      ? "tvos"
      : example.contains("windows")
        ? example.contains("presentation") ? "watchos" : "visionos"
        : example.contains("toolbar") || example.contains("component") ? "macos" : "ios"
    let content =
      example.hasPrefix("{\"windows\"") ? String(example.dropFirst().dropLast()) : "\"desktop\": [\(example)]"
    let traits =
      example.contains("popover")
      ? #""platform": "ios", "appearance": "dark""# : "\"platform\": \"\(platform)\""
    let scene = """
      {"version": 1, "size": {"width": 390, "height": 300}, "traits": {\(traits)}, \(content)}
      """
    let description = try SceneReader().read(bytes: Array(scene.utf8))
    return Set(
      SceneRules.findings(of: try SceneResolver.resolve(description, facts: FileFacts())).map {
        $0.rule?.id ?? "note"
      })
  }
}
