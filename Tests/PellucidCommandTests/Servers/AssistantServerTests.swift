// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct AssistantServerTests {
  private static var server: CallServer<AssistantServer> {
    CallServer(AssistantServer(.current(in: .english, running: ["mcp"])))
  }

  private static func answer(
    _ method: String, _ parameters: String, _ server: inout CallServer<AssistantServer>
  ) -> [String: Any] {
    let answers = server.answers(
      to: Array(#"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": \#(parameters)}"#.utf8))
    let text = answers.first?.text(in: .line) ?? ""
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
  }

  /// Returns the text of a tool's result, and whether the tool failed.
  private static func call(_ tool: String, _ arguments: String) throws -> (text: String, isError: Bool) {
    var server = server
    _ = answer("initialize", #"{"protocolVersion": "2025-06-18"}"#, &server)
    let answer = answer("tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#, &server)
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    let content = try #require(result["content"] as? [[String: Any]])
    let texts = content.compactMap { $0["text"] as? String }
    return (texts.joined(separator: "\n"), try #require(result["isError"] as? Bool))
  }

  @Test("Take the version that the client asks for, or offer the latest")
  func versions() throws {
    for (wanted, expected) in [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("1999-01-01", "2025-06-18"),
    ] {
      var server = Self.server
      let answer = Self.answer(
        "initialize", #"{"protocolVersion": "\#(wanted)", "capabilities": {}}"#, &server)
      #expect((answer["result"] as? [String: Any])?["protocolVersion"] as? String == expected)
    }
  }

  @Test("Refuse calls before initialize, except ping")
  func phases() {
    var server = Self.server
    #expect((Self.answer("ping", "{}", &server)["result"] as? [String: Any])?.isEmpty == true)
    #expect(Self.answer("tools/list", "{}", &server)["error"] != nil)
    _ = Self.answer("initialize", #"{"protocolVersion": "2025-06-18"}"#, &server)
    #expect(Self.answer("initialize", #"{"protocolVersion": "2025-06-18"}"#, &server)["error"] != nil)
    #expect(Self.answer("resources/list", "{}", &server)["error"] != nil)
    #expect(Self.answer("tools/call", #"{"name": "sing"}"#, &server)["error"] != nil)
  }

  @Test("State what is wrong with arguments as results of the tools")
  func failures() throws {
    for (tool, arguments, words) in [
      ("audit", "{}", "give either path or text"),
      ("audit", #"{"path": "/nowhere/A.swift"}"#, "/nowhere/A.swift"),
      ("audit", #"{"path": 5}"#, "path is not a string"),
      ("explain", #"{"rule": "SRC99"}"#, "unknown rule: rule SRC99: did you mean"),
      ("explain", #"{"rules": "SRC01"}"#, "unknown key: rules: did you mean rule?"),
      ("contrast", #"{"material": "thin"}"#, "foreground is missing"),
      (
        "contrast", ##"{"foreground": "#000", "background": "#fff", "required": 99}"##,
        "required lies outside 1…21"
      ),
      (
        "contrast", #"{"foreground": "label", "material": "thin", "platform": "amiga"}"#,
        "unknown value: platform amiga"
      ),
      ("draw", #"{"scene": "a.json"}"#, "scene is not an object"), ("draw", #"{"path": "-"}"#, "-"),
      (
        "draw", #"{"scene": {"version": 1, "size": {"width": 9000, "height": 9000}, "desktop": []}}"#,
        "number out of range"
      ),
    ] {
      let result = try Self.call(tool, arguments)
      #expect(result.isError && result.text.contains(words), "\(tool) \(arguments): \(result.text)")
    }
  }

  @Test("Judge a text, prove a contrast, and explain a rule")
  func results() throws {
    let code = "import SwiftUI\nlet view = List { Text(\"a\").glassEffect() }"
    let audit = try Self.call("audit", #"{"text": \#(JSONText.quoted(code)), "name": "A.swift"}"#)
    #expect(
      !audit.isError && audit.text.contains("SRC09") && audit.text.contains("A.swift:2"), "\(audit.text)")
    let deep = "let color = " + String(repeating: "[", count: 100)
    let cut = try Self.call("audit", #"{"text": \#(JSONText.quoted(deep)), "name": "A.swift"}"#)
    #expect(cut.text.contains("not judged to its end: A.swift"), "\(cut.text)")
    let contrast = try Self.call("contrast", ##"{"foreground": "#767676", "background": "white"}"##)
    #expect(!contrast.isError && contrast.text.contains("4.54:1, holds 4.5:1"), "\(contrast.text)")
    let named = try Self.call(
      "contrast", #"{"foreground": "systemBlue", "background": "systemBackground", "appearance": "light"}"#)
    #expect(named.text.contains("(ios, light): 3.52:1, does not hold 4.5:1"), "\(named.text)")
    #expect(try Self.call("explain", #"{"rule": "RND02"}"#).text.hasPrefix("RND02 "))
    #expect(try Self.call("explain", "{}").text.contains("SRC06"))
  }

  @Test("Offer tools whose names and schemas go together")
  func tools() throws {
    var server = Self.server
    _ = Self.answer("initialize", #"{"protocolVersion": "2025-06-18"}"#, &server)
    let result = Self.answer("tools/list", "{}", &server)["result"] as? [String: Any]
    let tools = try #require(result?["tools"] as? [[String: Any]])
    #expect(tools.compactMap { $0["name"] as? String } == ["audit", "explain", "contrast", "draw"])
    for tool in tools {
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      let properties = try #require(schema["properties"] as? [String: [String: Any]])
      #expect(Set(schema["required"] as? [String] ?? []).isSubset(of: properties.keys))
      #expect(properties.values.allSatisfy { $0["description"] is String && $0["type"] is String })
    }
  }

  /// The arguments of each tool with which its others are tried, and the names of those that another takes the place of.
  private static var bases: [String: (arguments: [String: Any], instead: [String: String])] {
    [
      "audit": (["text": "let a = 1"], ["path": "text"]), "explain": ([:], [:]),
      "contrast": (["foreground": "label", "material": "thin"], ["background": "material"]),
      "draw": ([:], ["path": "scene"]),
    ]
  }

  @Test("Tools take every word, every limit and every example that their schemas offer")
  func offers() throws {
    var server = Self.server
    _ = Self.answer("initialize", #"{"protocolVersion": "2025-06-18"}"#, &server)
    let result = Self.answer("tools/list", "{}", &server)["result"] as? [String: Any]
    for tool in try #require(result?["tools"] as? [[String: Any]]) {
      let name = try #require(tool["name"] as? String)
      let schema = try #require(tool["inputSchema"] as? [String: Any])
      let properties = try #require(schema["properties"] as? [String: [String: Any]])
      let (known, instead) = try #require(Self.bases[name])
      var base = known
      if name == "draw" { base["scene"] = try #require((properties["scene"]?["examples"] as? [Any])?.first) }
      for (key, property) in properties where key != "path" {
        let limits = [property["minimum"], property["maximum"]].compactMap(\.self)
        let values = (property["enum"] as? [Any] ?? []) + (property["examples"] as? [Any] ?? []) + limits
        #expect(!values.isEmpty, "\(name) \(key) offers nothing to try")
        for value in values {
          var arguments = base
          if let other = instead[key] { arguments[other] = nil }
          arguments[key] = value
          let text = String(decoding: try JSONSerialization.data(withJSONObject: arguments), as: UTF8.self)
          let answer = try Self.call(name, text)
          #expect(!answer.isError, "\(name) \(key) \(value): \(answer.text)")
        }
      }
    }
  }
}
