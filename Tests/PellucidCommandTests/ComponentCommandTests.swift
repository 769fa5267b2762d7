// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `pellucid component` and `pellucid components`: their errors name the setting, or the file and the part.
@Suite struct ComponentCommandTests {
  private func component(_ arguments: String...) throws -> Program.Result { try component(arguments) }

  private func component(_ arguments: [String]) throws -> Program.Result {
    try Program.run(["component"] + arguments + ["--over", "#FFFFFF", "--json"])
  }

  @Test(
    "A mistake in --set is one of usage, and names the setting",
    arguments: [
      (["slider", "--set", "vlaue=1"], "unknown key: --set vlaue=1: did you mean \"value\"?"),
      (["slider", "--set", "value=7"], "number out of range: --set value=7: found 7"),
      (
        ["slider", "--set", "value=1", "--set", "value=0"], "key given twice: --set value=0: keep one of them"
      ),
      (
        ["toggle", "--set", "state=on", "--set", "state=presed"],
        "unknown value \"presed\": --set state=presed: did you mean \"pressed\"?"
      ),
      (
        ["toggle", "--set", "state=on", "--set", "state=off"],
        "a toggle cannot be \"on\" and \"off\": --set state=off: leave"
      ),
      (
        ["button", "--set", "title=A", "--set", "state=hovered"],
        "a button is never \"hovered\" on ios: --set state=hovered: use one of pressed, focused, disabled"
      ),
      (
        ["button", "--set", "title="], "an empty title of a button: --set title=: write title, symbol or role"
      ),
      (
        ["button", "--set", "title=  "],
        "an empty title of a button: --set title=  : write title, symbol or role"
      ),
      (["slider", "--set", "value=NaN"], "number out of range: --set value=NaN: found"),
      (["slider", "--set", "ticks=inf"], "allowed is a whole number in 0…100"),
      (["button"], "a button without title, symbol or role: --set: add title, symbol or role"),
      (["button", "--set", "symbol=strr"], "unknown symbol: --set symbol=strr: did you mean star"),
      (
        ["segmentedControl", "--set", "items=[{\"title\": \"A\"}, {\"state\": \"disabled\"}]"],
        "items[1]: add title or symbol"
      ),
      (["segmentedControl", "--set", "items=[{\"title\"}]"], "not JSON: --set items=[{"),
      (
        ["segmentedControl", "--set", "items=[{\"title\": \"A\"}]", "--set", "selection=3"],
        "selection 3 of a segmentedControl: --set selection=3: use -1 to 0"
      ),
      (["slider", "--set", "tint=blu"], "unknown colour \"blu\": --set tint=blu: did you mean \"blue\"?"),
      (
        ["toggle", "--set", "state=hovered", "--set", "state=on"],
        "a toggle is never \"hovered\" on ios: --set state=hovered: use"
      ),
      (
        ["tabBar", "--set", "items=[{\"symbol\": \"strr\"}]"],
        "unknown symbol: --set items=[{\"symbol\": \"strr\"}]: did you mean star"
      ),
      (["toggle", "--set", "style=radio"], "no toggle of the style \"radio\" on ios: --set style=radio"),
      (["slider", "--platform", "tvos"], "no slider on tvos: NAME: see pellucid components --platform tvos"),
    ])
  func settings(_ arguments: [String], _ message: String) throws {
    let result = try Program.run(["component"] + arguments + ["--over", "#FFFFFF", "--json"])
    #expect(result.exit == 64 && result.output.isEmpty, "\(arguments)")
    #expect(result.errors.hasPrefix("pellucid: ") && result.errors.contains(message), "\(result.errors)")
    #expect(!result.errors.contains("line 1"), "\(result.errors)")
  }

  @Test(
    "A list of parts that is missing or no JSON is answered with an example, which is accepted",
    arguments: [
      ("tabBar", "items"), ("segmentedControl", "items"), ("picker", "items"), ("menu", "items"),
      ("contextMenu", "items"),
    ])
  func examples(_ kind: String, _ key: String) throws {
    let wrong = [[], ["--set", "\(key)=Home"], ["--set", "\(key)=[\"Home\"]"], ["--set", "\(key)=5"]]
    for settings in wrong {
      let result = try component([kind] + settings)
      #expect(result.exit == 64, "\(result)")
      let found = result.errors.split(separator: "such as --set '")
      let example = try #require(found.count == 2 ? found[1].split(separator: "'").first : nil, "\(result)")
      #expect(example.hasPrefix(key + "=[{"), "\(example)")
      let accepted = try component(kind, "--set", String(example))
      #expect(accepted.exit == 0, "\(example): \(accepted.errors)")
    }
    let korean = try component(kind, "--language", "ko")
    #expect(korean.errors.contains("예: --set '\(key)=[{"), "\(korean.errors)")
  }

  @Test(
    "A mistake in a file names the file and the part",
    arguments: [
      (#"{"component": "tabBar", "items": [{"title": "A"}, {"title": ""}]}"#, "items[1].title: write"),
      (
        #"{"component": "list", "items": [{"title": "A", "state": "hovered"}]}"#, "items[0].state: use one of"
      ),
      (
        #"{"component": "list", "items": [{"control": {"component": "toggle", "style": "radio"}}]}"#,
        "items[0].control.style: leave"
      ),
      (
        #"{"component": "list", "items": [{"title": "A", "symbol": "strr"}]}"#,
        "items[0].symbol: there is no symbol strr; did you mean star"
      ),
      (
        #"{"component": "list", "items": [{"title": "A", "symbol": "star", "tint": "blu"}]}"#,
        "items[0].tint: did you mean \"blue\""
      ),
    ])
  func files(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "part.json")
    let result = try component("--json-file", file)
    #expect(result.exit == 65 && result.errors.contains("part.json: " + message), "\(result.errors)")
  }

  @Test("A file with another component than NAME is a mistake of usage")
  func disagreement() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(#"{"component": "list"}"#, to: "part.json")
    let result = try component("toggle", "--json-file", file)
    #expect(result.exit == 64 && result.errors.contains("two components are named: NAME toggle and list in"))
    #expect(try component("list", "--json-file", file).exit == 0)
  }

  @Test("Mistakes in the component come before a missing backdrop, and before files")
  func order() throws {
    func errors(_ arguments: String...) throws -> String {
      let result = try Program.run(["component"] + arguments)
      #expect(result.exit == 64, "\(arguments)")
      return result.errors
    }
    #expect(try errors().contains("missing argument: NAME"))
    #expect(try errors("slider", "--set", "vlaue=1").contains("unknown key: --set vlaue=1"))
    #expect(try errors("button", "--set", "title=A", "--set", "state=hovered").contains("never \"hovered\""))
    #expect(try errors("slider").contains("--over"))
    let missing = ["--over", "/nowhere.png", "--json"]
    let state = try Program.run(["component", "slider", "--set", "state=hovered"] + missing)
    #expect(state.exit == 64 && !state.errors.contains("nowhere"), "\(state.errors)")
  }

  @Test("Long texts are errors that name the property and the limit, or are drawn in a frame")
  func longTexts() throws {
    let folder = try TemporaryFolder()
    func file(_ bytes: Int, _ more: String = "") throws -> String {
      let text = String(repeating: "word ", count: bytes / 5)
      return try folder.write(#"{"component": "textView", "text": "\#(text)"\#(more)}"#, to: "long.json")
    }
    let tall = try component("--json-file", file(100_000))
    #expect(
      tall.exit == 65
        && tall.errors.contains("long.json: text: at most 8192 are drawn: shorten text, or state a frame"),
      "\(tall.errors)")
    let title = try component("button", "--set", "title=" + String(repeating: "a", count: 10_001))
    #expect(title.exit == 64 && title.errors.contains("at most 10000 are read"), "\(title.errors)")
    #expect(try component("--json-file", file(100_000, #", "frame": [0, 0, 300, 200]"#)).exit == 0)
  }

  @Test(
    "The list has the sizes, states and lowest confidence of components on a platform",
    arguments: ["ios", "tvos"])
  func lists(platform: String) throws {
    let listed = try Program.run(["components", "--platform", platform, "--json"]).json
    #expect(listed["version"] as? Int == 1)
    let all = try #require(listed["components"] as? [[String: Any]])
    let button = try #require(all.first { $0["name"] as? String == "button" })
    let size = try #require(button["size"] as? [Double])
    #expect(size.count == 2 && size[0] > 20 && size[1] > 20)
    let states = try #require(button["states"] as? [String])
    #expect(states.contains("focused") && !states.contains("hovered"))
    let known = ["measured", "published", "inferred", "chosen"]
    #expect(known.contains(try #require(button["confidence"] as? String)))
    #expect(all.contains { $0["name"] as? String == "toggle" } == (platform == "ios"))
    let text = try Program.run(["components", "--platform", platform])
    let width = size[0] == size[0].rounded() ? "\(Int(size[0]))×" : "×"
    #expect(text.exit == 0 && text.output.contains(width))
  }
}
