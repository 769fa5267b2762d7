// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests of the checks of components: what cannot exist is an error at its key.
@Suite struct ComponentCheckTests {
  private func traits(_ platform: Platform) -> Traits {
    var traits = Traits()
    traits.platform = platform
    return traits
  }

  private func lower(_ component: Component, on platform: Platform = .iOS) throws -> Size {
    var lowering = ComponentLowering(traits: traits(platform), measurer: FixedMeasurer())
    return try lowering.lower(ComponentContent(component), in: Size(width: 402, height: 874)).frame.size
  }

  @Test(
    "Hovering needs a pointer or eyes, a focus a keyboard, a remote or a Crown",
    arguments: [
      (ComponentKind.button, ComponentState.hovered, [Platform.macOS, .visionOS]),
      (.button, .focused, [.iOS, .macOS, .tvOS]), (.wheel, .focused, [.watchOS]),
      (.textField, .focused, [.iOS, .macOS, .tvOS]),
      (.textField, .editing, [.iOS, .macOS, .visionOS]),
      (.toggle, .mixed, [.macOS]), (.tabBar, .open, [.visionOS]), (.window, .inactive, [.iOS, .macOS]),
    ])
  func statesByPlatform(kind: ComponentKind, state: ComponentState, platforms: [Platform]) {
    let row = ComponentRow.row(of: kind)
    #expect(Set(Platform.allCases.filter { row.states(on: $0).contains(state) }) == Set(platforms))
  }

  @Test(
    "States that cannot hold at once are an error, in either order",
    arguments: [
      [ComponentState.inactive, .pressed], [.inactive, .focused], [.disabled, .hovered],
      [.disabled, .loading],
    ])
  func impossibleStates(_ states: [ComponentState]) {
    let button = Component(.button, states: Set(states)).with(.title, .text("A"))
    #expect(
      throws: PlacedComponentError(.conflictingStates(.button, states[0], states[1]), at: "state")
    ) { try lower(button, on: .macOS) }
  }

  @Test("An error in a part names the part")
  func partsAreNamed() {
    let items = [Component(.tab), Component(.tab, states: [.pressed])].map { $0.with(.title, .text("A")) }
    let bar = Component(.tabBar).with(.items, .components(items))
    let error = ComponentError.unknownState(.tab, .pressed, .iOS, allowed: [.disabled])
    #expect(throws: PlacedComponentError(error, at: "items[1].state")) { try lower(bar) }
    let control = Component(.segmentedControl).with(
      .items, .components([Component(.segment).with(.title, .text("A"))])
    )
    .with(.selection, .number(4))
    let row = Component(.row).with(.control, .components([control]))
    let list = Component(.list).with(.items, .components([Component(.row), row]))
    #expect(
      throws: PlacedComponentError(
        .outOfRange(.segmentedControl, .selection, found: 4, allowed: -1...0),
        at: "items[1].control.selection")
    ) { try lower(list) }
  }

  @Test(
    "A kind that needs a title or a symbol has one that is not empty",
    arguments: [ComponentKind.button, .popUpButton, .tooltip, .toast, .alert])
  func titlesAreNeeded(kind: ComponentKind) throws {
    let group = try #require(ComponentRow.row(of: kind).needs.first)
    #expect(throws: PlacedComponentError(.missing(kind, oneOf: group, empty: nil), at: "")) {
      try lower(Component(kind))
    }
    let empty = Component(kind).with(group[0], .text(""))
    #expect(
      throws: PlacedComponentError(.missing(kind, oneOf: group, empty: group[0]), at: group[0].rawValue)
    ) { try lower(empty) }
    for property in group where property != .role {
      #expect(try lower(Component(kind).with(property, .text("star"))).width > 0)
    }
  }

  @Test("Lists without rows are drawn", arguments: [ComponentKind.list, .form])
  func listsMayBeEmpty(kind: ComponentKind) throws {
    #expect(try lower(Component(kind)).width == 402)
  }

  @Test("A title has a limit, which is checked before it is measured")
  func longTitles() throws {
    let limit = PropertyForm.titleBytes
    let long = Component(.button).with(.title, .text(ExactName(String(repeating: "a", count: limit + 1))))
    #expect(throws: PlacedComponentError(.tooLong(.button, .title, limit: limit), at: "title")) {
      try lower(long)
    }
    let tab = Component(.tab).with(.title, .text(ExactName(String(repeating: "a", count: limit + 1))))
    #expect(throws: PlacedComponentError(.tooLong(.tab, .title, limit: limit), at: "items[0].title")) {
      try lower(Component(.tabBar).with(.items, .components([tab])))
    }
  }

  @Test("The texts of a component and its parts have a limit together")
  func manyTexts() {
    let text = ExactName(String(repeating: "a", count: PropertyForm.titleBytes))
    let items = (0..<11).map { _ in Component(.menuItem).with(.title, .text(text)) }
    let menu = Component(.menu).with(.title, .text("A")).with(.items, .components(items))
    let limit = ComponentRow.textBytes
    #expect(throws: PlacedComponentError(.tooLong(.menu, .items, limit: limit), at: "items")) {
      try lower(menu)
    }
  }

  @Test("A text view draws the lines that its frame shows, and no more")
  func hiddenLines() throws {
    let view = Component(.textView).with(.text, .text(ExactName(String(repeating: "word ", count: 10_000))))
    var lowering = ComponentLowering(traits: Traits(), measurer: FixedMeasurer())
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: 300, height: 400))
    let edited = ComponentContent(
      Component(.textView, states: [.editing]).with(.text, view.properties[.text] ?? .flag(false)), placement)
    #expect(
      try lowering.lower(edited, in: Size(width: 402, height: 874)).frame.size
        == Size(width: 300, height: 400))
    let laid = try lowering.lower(ComponentContent(view, placement), in: Size(width: 402, height: 874))
    var lines: [Int] = []
    LayerWalk.forEach(in: laid.lowered.layers, inheriting: ()) { layer, _, _ in
      if case .text(let text) = layer.content { lines.append(text.lineLimit ?? .max) }
      return ()
    }
    #expect(lines.count == 1 && (18...22).contains(lines[0]), "\(lines)")
  }

  @Test("A natural size above the limit names the property with the most content; a stated frame has none")
  func greatSizes() throws {
    let text = String(repeating: "word ", count: 10_000)
    let view = Component(.textView).with(.text, .text(ExactName(text))).with(.placeholder, .text("A"))
    let error = try #require(throws: PlacedComponentError.self) { try lower(view) }
    guard case .tooLarge(.textView, .text, let found, let limit) = error.error else {
      Issue.record("\(error)")
      return
    }
    #expect(limit == 8192 && found > limit && error.keyPath == "text")
    var lowering = ComponentLowering(traits: Traits(), measurer: FixedMeasurer())
    let placement = ComponentPlacement(Rect(x: 0, y: 0, width: 300, height: 400))
    let laid = try lowering.lower(ComponentContent(view, placement), in: Size(width: 402, height: 874))
    #expect(laid.frame.size == Size(width: 300, height: 400))
  }

  @Test("A property that a platform does not have is an error at its key, and an empty list counts as none")
  func propertiesByPlatform() {
    let action = Component(.button).with(.title, .text("Delete"))
    func list(_ actions: [Component]) -> Component {
      let row = Component(.row).with(.title, .text("Tides")).with(.swipe, .components(actions))
      return Component(.list).with(.items, .components([row]))
    }
    let error = ComponentError.unavailableProperty(
      .row, .swipe, .tvOS, allowed: [.iOS, .macOS, .watchOS, .visionOS])
    #expect(throws: PlacedComponentError(error, at: "items[0].swipe")) {
      try lower(list([action]), on: .tvOS)
    }
    #expect(throws: Never.self) { try lower(list([]), on: .tvOS) }
    #expect(throws: Never.self) { try lower(list([action]), on: .watchOS) }
  }

  @Test("A style that a platform does not have is an error at its key")
  func stylesByPlatform() {
    let toggle = Component(.toggle).with(.style, .word(.radio))
    #expect(throws: PlacedComponentError(.unavailableStyle(.toggle, .radio, .iOS), at: "style")) {
      try lower(toggle)
    }
    #expect(throws: Never.self) { try lower(toggle, on: .macOS) }
  }
}
