// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of lists, forms, tables and shelves.
@Suite struct CollectionTests {
  @Test(
    "The height of a list of iOS is that of its rows and the space around them, as published",
    arguments: [
      (Look.ios18, 44.0, 58.0, 22.0, 13.0), (.os26, 53, 73.3, 17.67, 17.33), (.os27, 53, 69.33, 17.67, 17.33),
    ])
  func heightOfList(look: Look, row: Double, subtitle: Double, top: Double, bottom: Double) throws {
    let list = Component(.list).with(
      .items, .components([.row("One"), .row("Two").with(.subtitle, .text(ExactName("More")))]))
    let size = try Lowered(list, on: .iOS, look).size
    #expect(size == Size(width: 402, height: top + row + subtitle + bottom))
  }

  @Test("Groups of os27 are 35 points apart, and a heading has its own space above and below")
  func distanceOfGroups() throws {
    func height(_ sections: [Component]) throws -> Double {
      try Lowered(Component(.list).with(.items, .components(sections)), on: .iOS, .os27).size.height
    }
    let plain = Component(.section).with(.items, .components([.row("One")]))
    let one = try height([plain])
    #expect(abs(try height([plain, plain]) - (2 * one)) < 1e-9)
    #expect(abs(one - (53 + 35)) < 1e-9)
    let headed = plain.with(.title, .text(ExactName("Head")))
    #expect(abs(try height([headed]) - (one - 17.67 + 11.67 + 6 + 22)) < 1e-9)
  }

  @Test("Rows grow with the text size, and long titles wrap")
  func rowsGrow() throws {
    let list = Component(.list).with(.items, .components([.row("Title")]))
    let usual = try Lowered(list, on: .iOS, .os27).size.height
    let large = try Lowered(list, on: .iOS, .os27) { $0.textSize = .accessibility3 }.size.height
    #expect(large > usual + 10)
    let words = String(repeating: "word ", count: 30)
    let long = Component(.list).with(.items, .components([.row(words)]))
    #expect(try Lowered(long, on: .iOS, .os27).size.height > usual + 20)
  }

  @Test("The bands of a grouped list reach from edge to edge, with lines at their edges")
  func groupedList() throws {
    func list(_ style: ComponentWord) throws -> Lowered {
      try Lowered(
        Component(.list).with(.items, .components([.row("One"), .row("Two")])).with(.style, .word(style)),
        on: .iOS, .os27)
    }
    let (grouped, plain, cards) = (try list(.grouped), try list(.plain), try list(.insetGrouped))
    let bands = grouped.fills { $0 == .semantic("secondarySystemGroupedBackground") }
    #expect(bands == [Rect(x: 0, y: 17.67, width: 402, height: 106)])
    #expect(grouped.size == cards.size)
    #expect(grouped.frame(of: "One")?.x == plain.frame(of: "One")?.x)
    let lines = grouped.fills { $0 == .level(.separator) }
    #expect(lines.count == 3 && lines.filter { $0.x == 0 && $0.width == 402 }.count == 2)
  }

  @Test("A value that does not fit beside its title lies below it")
  func valueBelowTitle() throws {
    func places(_ value: String) throws -> (title: Rect, value: Rect) {
      let row = Component.row("Network").with(.detail, .text(ExactName(value)))
      let lowered = try Lowered(Component(.list).with(.items, .components([row])), on: .iOS, .os27)
      return (try #require(lowered.frame(of: "Network")), try #require(lowered.frame(of: value)))
    }
    let short = try places("Home")
    #expect(short.value.x > short.title.maxX)
    // The end is 16 from the card, which is 20 from the edge; a text is measured up to a point too wide.
    #expect(abs(short.value.maxX - (402 - 20 - 16)) < 1e-9)
    let long = try places("The name of a network that nobody could want to type")
    #expect(long.value.y >= long.title.maxY)
    #expect(long.value.x == long.title.x)
  }

  @Test("Lines run from the texts to the end, between rows, and never beside a highlighted row")
  func separators() throws {
    func lines(_ second: Set<ComponentState>) throws -> [Rect] {
      var row = Component.row("Two")
      row.states = second
      let list = Component(.list).with(
        .items, .components([.row("One"), row, .row("Three"), .row("Four")]))
      return try Lowered(list, on: .iOS, .os27).fills { $0 == .level(.separator) }
    }
    let all = try lines([])
    #expect(all.count == 3)
    #expect(all.allSatisfy { $0.x == 36 && $0.maxX == 402 - 20 - 16 && $0.height == 1 })
    #expect(try lines([.pressed]).count == 1)
    #expect(try lines([.selected]).count == 1)
    #expect(try lines([.disabled]).count == 3)
  }

  @Test("A symbol moves the texts to 56 points, a tile to 58, and the line with them")
  func symbols() throws {
    var row = Component.row("One").with(.symbol, .text(ExactName("flag")))
    func textX() throws -> Double? {
      try Lowered(Component(.list).with(.items, .components([row])), on: .iOS, .os27).frame(of: "One")?.x
    }
    #expect(try textX() == 20 + 56)
    row = row.with(.tint, .color(.semantic("systemRed")))
    #expect(try textX() == 20 + 58)
  }

  @Test("From right to left a list is mirrored")
  func mirrored() throws {
    let row = Component.row("One").with(.detail, .text(ExactName("Two"))).with(
      .symbol, .text(ExactName("flag"))
    ).with(.accessory, .word(.disclosure))
    let list = Component(.list).with(.items, .components([row]))
    let left = try Lowered(list, on: .iOS, .os27), right = try Lowered(list, on: .iOS, .os27, .rightToLeft)
    for text in ["One", "Two"] {
      let (a, b) = (try #require(left.frame(of: text)), try #require(right.frame(of: text)))
      #expect(abs(a.x - (402 - b.maxX)) < 1e-9 && a.y == b.y)
    }
    let switched = Component.row("One").with(.control, .components([Component(.toggle)]))
    let toggles = try [DeviceSettings.Direction.leftToRight, .rightToLeft].map { direction in
      try Lowered(Component(.list).with(.items, .components([switched])), on: .iOS, .os27, direction)
        .components.first { $0.kind == .toggle }
    }
    let (before, after) = (try #require(toggles[0]), try #require(toggles[1]))
    #expect(before.frame.x == 402 - after.frame.maxX && after.placement.origin?.x == 16)
    #expect(left.symbols.contains("chevron.right") && right.symbols.contains("chevron.left"))
  }

  @Test("A swipe moves its row and uncovers an action of full height, or a capsule in the newer looks")
  func swipe() throws {
    let action = Component(.button).with(.symbol, .text(ExactName("trash"))).with(.role, .word(.destructive))
    let list = Component(.list).with(
      .items, .components([.row("One").with(.swipe, .components([action, action])), .row("Two")]))
    let old = try Lowered(list, on: .iOS, .ios18), new = try Lowered(list, on: .iOS, .os27)
    #expect(old.frame(of: "One")?.x == -112.0)
    #expect(old.frame(of: "Two")?.x == 36)
    let oldActions = old.fills { $0 == .destructive }
    #expect(oldActions.map(\.height) == [44, 44] && oldActions.last?.maxX == 382)
    let newActions = new.fills { $0 == .destructive }
    #expect(newActions.map(\.height) == [44, 44] && newActions.allSatisfy { $0.maxX <= 382 - 8 })
  }

  @Test("A list in a height that it does not fit is clipped to it")
  func clippedList() throws {
    let list = Component(.list).with(.items, .components((0..<30).map { .row("\($0)") }))
    let content = ComponentContent(list, ComponentPlacement(Rect(x: 0, y: 0, width: 402, height: 300)))
    let lowered = try Lowered(content, on: .iOS, .os27)
    #expect(lowered.size.height == 300)
    #expect(lowered.layers.last?.clip == .rectangle)
  }

  @Test("A form of macOS has rows of 38 points in boxes 20 from the edge")
  func macForm() throws {
    let form = Component(.form).with(.items, .components([.row("One"), .row("Two"), .row("Three")]))
    let lowered = try Lowered(form, on: .macOS, .os26)
    #expect(lowered.fills { $0 == .component(.formBox) }.first.map { [$0.x, $0.width] } == [20, 362])
    #expect(lowered.size.height == 3 * 38 + 2 * 10 + 10)
  }

  @Test("A table has rows of 24 points below a header of 28, and stated columns keep their width")
  func macTable() throws {
    let columns = [
      Component(.column).with(.title, .text(ExactName("Name"))),
      Component(.column).with(.title, .text(ExactName("Size"))).with(.value, .number(80)),
    ]
    let row = Component(.row).with(.cells, .components([.row("Report"), .row("12 KB")]))
    var table = Component(.table).with(.columns, .components(columns)).with(.items, .components([row, row]))
    let lowered = try Lowered(table, on: .macOS, .os26)
    #expect(lowered.size == Size(width: 402, height: 28 + 2 * 24))
    // The inset of 10, the stated 80 and the padding of 6.
    #expect(lowered.frame(of: "12 KB")?.x == 318.0)
    var selected = row
    selected.states = [.selected]
    table = table.with(.items, .components([row, selected]))
    #expect(try Lowered(table, on: .macOS, .os26).fills { $0 == .accent }.count == 1)
    table.states = [.inactive]
    let inactive = try Lowered(table, on: .macOS, .os26)
    #expect(inactive.fills { $0 == .accent }.isEmpty)
    #expect(inactive.fills { $0 == .component(.rowSelectionUnfocused) }.count == 1)
  }

  @Test(
    "A shelf has the published widths of the grid of tvOS",
    arguments: [(2, 860.0), (3, 560), (4, 410), (5, 320), (6, 260), (7, 217), (8, 184), (9, 160)])
  func shelf(columns: Int, width: Double) throws {
    let item = Component(.lockup).with(.title, .text(ExactName("Film")))
    let shelf = Component(.shelf).with(.items, .components([item, item])).with(
      .value, .number(Double(columns)))
    let lowered = try Lowered(shelf, on: .tvOS, .os26)
    let frames = lowered.components.filter { $0.kind == .lockup }.map(\.frame)
    #expect(frames.map(\.width) == [width, width])
    #expect(frames.map(\.x) == [80, 80 + width + 40])
  }

  @Test(
    "A lockup with the focus grows by 70 points on its longer side, by the gap of the grid in width at most, and moves its title",
    arguments: [(1.0, 540.0), (0.5, 535)])
  func focusedLockup(proportion: Double, width: Double) throws {
    let item = Component(.lockup).with(.title, .text(ExactName("Film"))).with(
      .proportion, .number(proportion))
    var focused = item
    focused.states = [.focused]
    let place = ComponentPlacement(origin: Point(x: 0, y: 0), width: 500)
    let a = try Lowered(ComponentContent(item, place), on: .tvOS, .os26)
    let b = try Lowered(ComponentContent(focused, place), on: .tvOS, .os26)
    #expect(a.size == b.size)
    let scale = try #require(b.layers.first { $0.transform != .identity }?.transform.a)
    #expect(abs(500 * scale - width) < 1e-9)
    let (before, after) = (try #require(a.frame(of: "Film")), try #require(b.frame(of: "Film")))
    #expect(abs(after.y - before.y - (width - 500) / proportion / 2) < 1e-9)
  }

  @Test("Tables without columns, unknown styles and platforms without the component are errors")
  func errors() {
    #expect(throws: ComponentError.empty(.table, .columns)) {
      try Lowered(Component(.table), on: .macOS, .os26)
    }
    #expect(throws: ComponentError.empty(.shelf, .items)) { try Lowered(Component(.shelf), on: .tvOS, .os26) }
    let list = Component(.list).with(.items, .components([.row("One")])).with(.style, .word(.insetGrouped))
    #expect(throws: ComponentError.unavailableStyle(.list, .insetGrouped, .macOS)) {
      try Lowered(list, on: .macOS, .os26)
    }
    #expect(throws: ComponentError.unavailableStyle(.list, .insetGrouped, .tvOS)) {
      try Lowered(list, on: .tvOS, .os26)
    }
    #expect(throws: ComponentError.unavailableStyle(.list, .grouped, .visionOS)) {
      try Lowered(list.with(.style, .word(.grouped)), on: .visionOS, .os26)
    }
    #expect(throws: ComponentError.unavailable(.table, .iOS)) {
      try Lowered(Component(.table), on: .iOS, .os26)
    }
  }

  @Test(
    "The row of tvOS with the focus is white, larger than the others and in front of them; a press takes half of it back",
    arguments: Look.allCases)
  func focusedRowsOfTelevision(look: Look) throws {
    func rows(_ states: Set<ComponentState>) throws -> Lowered {
      var first = Component.row("One").with(.accessory, .word(.disclosure))
      first.states = states
      let section = Component(.section).with(.title, .text("Settings")).with(
        .items, .components([first, Component.row("Two")]))
      return try Lowered(Component(.list).with(.items, .components([section])), on: .tvOS, look)
    }
    let rest = try rows([]), focused = try rows([.focused]), pressed = try rows([.focused, .pressed])
    let platters = rest.fills { $0 == .component(.fieldFill) }
    #expect(platters.count == 2 && platters.allSatisfy { $0.height == 66 && $0.x == 80 })
    #expect(rest.size == focused.size)
    let row = try #require(focused.layers.last), held = try #require(pressed.layers.last)
    let growth = (row.transform.a - 1) * row.frame.width,
      heldGrowth = (held.transform.a - 1) * held.frame.width
    #expect(abs(growth - 28) < 1e-9 && abs(heldGrowth - 14) < 1e-9)
    #expect(focused.fills { $0 == .component(.focusFace) }.count == 1)
    let one = try #require(texts(focused.layers).first { $0.text.string == "One" })
    #expect(one.text.style == .component(.focusLabel))
    #expect(try #require(rest.frame(of: "Settings")).maxY < platters[0].y)
  }

  @Test(
    "Each state of a row changes its layers",
    arguments: [ComponentState.hovered, .pressed, .selected, .disabled],
    [Platform.iOS, .macOS, .visionOS])
  func states(state: ComponentState, platform: Platform) throws {
    guard ComponentRow.row(of: .row).states(on: platform).contains(state) else { return }
    var row = Component.row("One").with(.cells, .components([.row("Cell")]))
    let table = Component(.table).with(.columns, .components([Component(.column)]))
    for list in [Component(.list), Component(.form)] + (platform == .macOS ? [table] : []) {
      row.states = []
      let rest = try Lowered(list.with(.items, .components([row])), on: platform, .os27)
      row.states = [state]
      let other = try Lowered(list.with(.items, .components([row])), on: platform, .os27)
      #expect(rest.layers != other.layers && rest.size == other.size, "\(list.kind)")
    }
  }

  @Test(
    "Every number of every platform and look is there, and rows lie inside of their list",
    arguments: [Platform.iOS, .macOS, .watchOS, .visionOS], [Look.ios18, .os26, .os27])
  func numbers(platform: Platform, look: Look) throws {
    let rich = Component.row("Title").with(.subtitle, .text(ExactName("More"))).with(
      .symbol, .text(ExactName("flag")))
    let rows = [
      rich.with(.accessory, .word(.disclosure)), rich.with(.tint, .color(.semantic("red"))),
      Component.row("One").with(.accessory, .word(.checkmark)).with(.detail, .text(ExactName("Value"))),
      Component.row("Two").with(.accessory, .word(.info)),
      Component.row("Three").with(.control, .components([Component(.toggle)])),
      Component(.row).with(.control, .components([Component(.toggle)])),
    ]
    let section = Component(.section).with(.items, .components(rows)).with(.title, .text(ExactName("Head")))
      .with(.footer, .text(ExactName("Foot")))
    for kind in [ComponentKind.list, .form] {
      for direction in [DeviceSettings.Direction.leftToRight, .rightToLeft] {
        let lowered = try Lowered(
          Component(kind).with(.items, .components([section, section])), on: platform, look, direction)
        #expect(lowered.size.height.isFinite)
        for (layer, frame) in lowered.all {
          #expect(
            frame.x >= -0.01 && frame.y >= -0.01 && frame.maxX <= lowered.size.width + 0.01
              && frame.maxY <= lowered.size.height + 0.01, "\(kind) \(direction) \(layer.content)")
        }
      }
    }
  }

  @Test("Pictures of components are among the files of a scene")
  func pictures() {
    let item = Component(.lockup).with(.image, .text(ExactName("Film.png")))
    let shelf = Component(.shelf).with(.items, .components([item]))
    let layer = Layer(
      frame: Rect(x: 0, y: 0, width: 0, height: 0), content: .component(ComponentContent(shelf)))
    let scene = SceneDescription(size: Size(width: 100, height: 100), desktop: [layer])
    #expect(scene.namedFiles == ["Film.png"])
  }
}

extension Component {
  static func row(_ title: String) -> Component { Component(.row).with(.title, .text(ExactName(title))) }
}
