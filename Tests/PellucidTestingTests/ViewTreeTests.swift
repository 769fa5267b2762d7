// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidPreviews
import PellucidViews
import Testing

/// Tests of the tree of views.
@MainActor @Suite struct ViewTreeTests {
  @Test("A tree has one view a line with its type, identifier, text and frame, and is JSON")
  func json() throws {
    let view = VStack(spacing: 10) {
      Text("Title").accessibilityIdentifier("title").accessibilityAddTraits(.isHeader)
      Color.red.frame(width: 20, height: 10).id("box")
    }
    let text = try ViewTrees.of(view, width: 100, height: 100).json
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 5 && lines.first == "[" && lines.last == "]")
    #expect(lines[1].contains("\"depth\": 0, \"type\": \"VStack\""))
    #expect(lines[2].contains("\"type\": \"Text\", \"id\": \"title\", \"text\": \"Title\""))
    #expect(lines[2].contains("\"traits\": [\"isHeader\"]"))
    #expect(lines[3].contains("\"type\": \"Color\", \"id\": \"box\", \"frame\": [40, "))
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    #expect(parsed?.count == 3)
    #expect(try ViewTrees.of(view, width: 100, height: 100).json == text)
  }

  @Test("A shape keeps its name with shadows in it")
  func shadedShapes() throws {
    let style = Color.red.shadow(.inner(radius: 2))
    let tree = try ViewTrees.of(Capsule().fill(style))
    #expect(tree.all.map(\.type) == ["Capsule"])
  }

  @Test("A view without views has an empty tree")
  func empty() throws { #expect(try ViewTrees.of(EmptyView()).json == "[]\n") }

  @Test("Controls have SwiftUI's names, whatever their style, and their texts in them")
  func controls() throws {
    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let view = VStack {
      Button("Save") {}.buttonStyle(.borderedProminent)
      Button("Own") {}.buttonStyle(Plain())
      Toggle("Wireless", isOn: .constant(true))
      Button("Off") {}.disabled(true)
    }
    let tree = try ViewTrees.of(view)
    let buttons = tree.all.filter { $0.type == "Button" }
    #expect(buttons.map { $0.all.compactMap(\.text) } == [["Save"], ["Own"], ["Off"]])
    #expect(tree.all.contains { $0.type == "Toggle" && $0.state.contains(.selected) })
    #expect(buttons.last?.all.contains { $0.state.contains(.disabled) } == true)
  }

  @Test("Bars, rows and sheets have their texts at their places in the picture")
  func places() throws {
    let view = NavigationStack {
      List {
        Section("Section") { Text("First row") }
      }
      .navigationTitle("Inbox")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
    }
    let tree = try ViewTrees.of(view, width: 390, height: 600)
    let texts = Dictionary(tree.all.compactMap { element in element.text.map { ($0, element.frame) } }) {
      first, _ in
      first
    }
    for name in ["Inbox", "Edit", "First row"] { #expect(texts[name] != nil, "\(texts.keys)") }
    #expect((texts["Edit"]?.minX ?? 0) > 250)
    #expect((texts["First row"]?.minY ?? 0) > (texts["Inbox"]?.minY ?? 1000))
    let types = Set(tree.all.map(\.type))
    #expect(types.isSuperset(of: ["NavigationStack", "NavigationBar", "List", "Text"]), "\(types)")
  }

  @Test("Transforms and offsets move the frames, and what has no opacity is marked")
  func transforms() throws {
    let view = ZStack(alignment: .topLeading) {
      Color.red.frame(width: 20, height: 20).scaleEffect(2).id("large")
      Color.blue.frame(width: 20, height: 20).offset(x: 30, y: 5).id("moved")
      Text("Gone").opacity(0)
    }
    let tree = try ViewTrees.of(
      view.frame(width: 100, height: 100, alignment: .topLeading), width: 100, height: 100)
    func frame(_ id: String) -> CGRect? { tree.all.first { $0.id == id }?.frame }
    #expect(frame("large") == CGRect(x: -10, y: -10, width: 40, height: 40))
    #expect(frame("moved") == CGRect(x: 30, y: 5, width: 20, height: 20))
    #expect(tree.all.first { $0.text == "Gone" }?.state.contains(.invisible) == true)
  }

  @Test("A picture is the same whether its tree is asked for or not")
  func samePicture() throws {
    let view = NavigationStack { List { Text("Row") }.navigationTitle("Title") }
    let renderer = try SceneRenderer(threads: 1)
    let scene = renderer.inspected(view, in: ViewSetting(width: 390, height: 500)).scene
    #expect(scene == renderer.description(of: view, width: 390, height: 500))
  }

  @Test("Descriptions of views are in the tree, outer ones before inner ones")
  func accessibility() throws {
    let view = Text("Text").accessibilityLabel("inner").accessibilityLabel("outer")
      .accessibilityValue("value").accessibilityHint("hint").accessibilityHidden(true)
      .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isHeader)
    let notes = try #require(try ViewTrees.of(view).roots.first).accessibility
    #expect(notes.label == "outer" && notes.value == "value" && notes.hint == "hint")
    #expect(notes.isHidden == true && notes.added == ["isButton"] && notes.removed == ["isHeader"])
  }
}
