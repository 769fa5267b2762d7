// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

/// Tests of menus, alerts, sheets, popovers and other components in front of others.
@Suite struct PresentationTests {
  private func menu(_ count: Int, separatorBefore separator: Int? = nil) -> Component {
    let items = (0..<count).map { index in
      let item = Component(.menuItem).with(.title, .text(ExactName("Item \(index)")))
      return index == separator ? item.with(.separator, .flag(true)) : item
    }
    return Component(.menu).with(.items, .components(items))
  }

  private func button(_ title: String, _ role: ComponentWord? = nil) -> Component {
    let button = Component(.button).with(.title, .text(ExactName(title)))
    return role.map { button.with(.role, .word($0)) } ?? button
  }

  // MARK: Menus

  @Test("Menus have the sizes that were measured")
  func menusHaveTheirSizes() throws {
    #expect(try Lowered(menu(3)).frame.size == Size(width: 250, height: 146))
    #expect(try Lowered(menu(3, separatorBefore: 1)).frame.height == 167)
    #expect(try Lowered(menu(3), .macOS, .os26).frame.height == 82)
    #expect(try Lowered(menu(3, separatorBefore: 1), .macOS, .os26).frame.height == 93)
    #expect(try Lowered(menu(3), .macOS, .ios18).frame.height == 74)
    #expect(try Lowered(menu(40)).frame.height == 520)
  }

  @Test("A menu of macOS is as wide as its longest item with the shortcut")
  func macMenusFitTheirItems() throws {
    let long = Component(.menuItem).with(.title, .text("A long title of a menu item"))
    let short = Component(.menu).with(.items, .components([long]))
    let wide = Component(.menu).with(.items, .components([long.with(.shortcut, .text("⌥⌘S"))]))
    let widths = try [short, wide].map { try Lowered($0, .macOS, .os26).frame.width }
    #expect(widths[0] > 120 && widths[1] > widths[0] + 28)
  }

  @Test("Checkmarks and symbols move the titles of all rows")
  func columnsMoveTitles() throws {
    func titleX(_ change: (Component) -> Component) throws -> Double {
      var items = menu(2).components(.items)
      items[1] = change(items[1])
      let parts = try Lowered(Component(.menu).with(.items, .components(items)))
      return try #require(parts.texts("Item 0").first).x
    }
    #expect(try titleX { $0 } == 28)
    #expect(try titleX { $0.with(.checked, .flag(true)) } == 40)
    #expect(try titleX { $0.with(.symbol, .text("star")) } == 64)
    #expect(try titleX { $0.with(.symbol, .text("star")).with(.checked, .flag(true)) } == 79)
  }

  @Test("Rows of menus grow with the text size")
  func menusGrowWithText() throws {
    let heights = try [TextSize.large, .xxxLarge, .accessibility3].map {
      try Lowered(menu(3), textSize: $0).frame.height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }

  @Test(
    "A menu that its parent does not hold is cut, and scrolled so far that the item under the finger is seen",
    arguments: [Platform.iOS, .macOS, .visionOS], [3, 20, 39])
  func longMenusScroll(platform: Platform, index: Int) throws {
    let parent = Size(width: 402, height: 400)
    let placement = ComponentPlacement(origin: Point(x: 20, y: 50))
    var items = menu(40).components(.items)
    items[index].states = [platform == .iOS ? .pressed : .hovered]
    let parts = try Lowered(
      Component(.menu).with(.items, .components(items)), platform, .os27, placement, in: parent)
    #expect(parts.frame.maxY == 392)
    let shown = try #require(parts.texts("Item \(index)").first)
    #expect(shown.y >= 0 && shown.maxY <= parts.frame.height)
    // Items outside are left out, and arrows of macOS say where they are.
    #expect(parts.all.filter { if case .text = $0.layer.content { true } else { false } }.count < 20)
    let arrows = symbols(parts.layers)
    let expected = (index == 3 ? [] : ["chevron.up"]) + (index == 39 ? [] : ["chevron.down"])
    #expect(arrows == (platform == .macOS ? expected : []))
    let whole = try Lowered(menu(3), platform, .os27, placement, in: parent)
    #expect(whole.texts("Item 0").count == 1 && whole.frame.height < 300)
  }

  @Test(
    "Symbol and title of a toast, and of a display without a level, lie in the middle",
    arguments: [nil, 400.0])
  func middles(width: Double?) throws {
    for kind in [ComponentKind.toast, .hud] {
      let component = Component(kind).with(.title, .text("Saved")).with(.symbol, .text("link"))
      for platform in [Platform.iOS, .macOS] {
        let placement = ComponentPlacement(origin: Point(x: 0, y: 0), width: width)
        let parts = try Lowered(component, platform, .os27, placement)
        let symbol = try #require(
          parts.all.first { if case .symbol = $0.layer.content { true } else { false } })
        let title = try #require(parts.texts("Saved").first)
        // Five letters of the measurer, rounded up as texts are.
        #expect(symbol.frame.maxX < title.x)
        #expect((symbol.frame.x - (parts.frame.width - title.maxX)).magnitude <= 1, "\(kind) \(platform)")
        #expect((title.center.y - parts.frame.height / 2).magnitude <= 0.5)
      }
    }
  }

  @Test("An alert of macOS has the edge of a window")
  func alertEdges() throws {
    let alert = Component(.alert).with(.title, .text("Title")).with(.buttons, .components([button("OK")]))
    func edge(_ look: Look) throws -> (line: Int, hasShadow: Bool) {
      let parts = try Lowered(alert, .macOS, look)
      return (parts.fills(.windowBorder).count, parts.layers.contains { $0.shadow != nil })
    }
    #expect(try edge(.ios18) == (1, true))
    #expect(try edge(.os26) == (1, false))
    #expect(try edge(.os27) == (0, false))
    #expect(try Lowered(alert, .iOS, .ios18).fills(.windowBorder).isEmpty)
  }

  @Test(
    "An alert with more text than its parent holds keeps its buttons inside",
    arguments: [Platform.iOS, .macOS])
  func longAlerts(platform: Platform) throws {
    let words = String(repeating: "word ", count: 400)
    let button = Component(.button).with(.title, .text("OK"))
    let alert = Component(.alert).with(.title, .text(ExactName(words))).with(.buttons, .components([button]))
    let parts = try Lowered(alert, platform)
    #expect(parts.frame.y >= 0 && parts.frame.maxY <= 874)
    let buttons = parts.texts("OK") + parts.components(.button).map(\.frame)
    #expect(buttons.count == 1 && buttons[0].maxY <= parts.frame.height)
  }

  @Test("A pop-up's menu is scrolled to the item with the checkmark")
  func menusShowTheirCheck() throws {
    var items = menu(40).components(.items)
    items[30] = items[30].with(.checked, .flag(true))
    let parts = try Lowered(Component(.menu).with(.items, .components(items)))
    let checked = try #require(parts.texts("Item 30").first)
    #expect(checked.maxY < 520 && checked.y > 400)
  }

  @Test("A menu without items is an error")
  func emptyMenusAreErrors() {
    #expect(throws: ComponentError.empty(.menu, .items)) { try Lowered(Component(.menu)) }
    #expect(throws: ComponentError.empty(.contextMenu, .items)) { try Lowered(Component(.contextMenu)) }
  }

  @Test("A menu opens from nothing to its rest, grows by its spring, and closes to nothing")
  func menusOpenAndClose() throws {
    var component = menu(5)
    component.events = [ComponentEvent(at: 0.1, .open), ComponentEvent(at: 1.5, .close)]
    func height(_ time: Double) throws -> Double {
      try Lowered(component, time: time).surfaces(.menu).first?.height ?? 0
    }
    let rest = try Lowered(menu(5))
    #expect(try Lowered(component, time: 0).layers.isEmpty)
    #expect(try Lowered(component, time: 1.45).layers == rest.layers)
    #expect(try Lowered(component, time: 5).layers.isEmpty)
    // A spring of response 0.35 s and damping 0.75 moves at most 7.92 times its way in a second.
    let greatest: Double = 7.92 * rest.frame.height / 60 + 1
    var last = MenuMorph.seed, top = 0.0
    for frame in 7...90 {
      let next = try height(Double(frame) / 60)
      let step = abs(next - last)
      #expect(step < greatest)
      (last, top) = (next, max(top, next))
    }
    #expect(top > rest.frame.height)
  }

  @Test("With Reduce Motion menus and sheets fade in their place")
  func reducedMotionFades() throws {
    let settings = GlassSettings(reduceMotion: true)
    for var component in [menu(3), Component(.sheet)] {
      let rest = try Lowered(component)
      component.events = [ComponentEvent(at: 0, .open)]
      let half = try Lowered(component, settings: settings, time: 0.04)
      let moving = try Lowered(component, time: 0.04)
      let group = try #require(half.layers.last)
      #expect(group.opacity > 0 && group.opacity < 1)
      #expect(group.transform == .identity && group.frame.size == rest.frame.size)
      #expect(moving.layers != half.layers)
      #expect(try Lowered(component, settings: settings, time: 3).layers == rest.layers)
    }
  }

  // MARK: Alerts

  @Test(
    "Two buttons that fit lie beside each other, the one that cancels first; more lie below each other, it last"
  )
  func alertButtonsFindTheirOrder() throws {
    let two = Component(.alert).with(.title, .text("Title")).with(
      .buttons, .components([button("Delete", .destructive), button("Cancel", .cancel)]))
    let beside = try Lowered(two)
    let (cancel, delete) = (beside.texts("Cancel")[0], beside.texts("Delete")[0])
    #expect(cancel.y == delete.y && cancel.maxX < delete.x)
    let three = two.with(
      .buttons, .components([button("Cancel", .cancel), button("Delete", .destructive), button("Hide")]))
    let stacked = try Lowered(three)
    #expect(stacked.texts("Delete")[0].y < stacked.texts("Hide")[0].y)
    #expect(stacked.texts("Hide")[0].y < stacked.texts("Cancel")[0].y)
    #expect(stacked.texts("Cancel")[0].y - stacked.texts("Hide")[0].y == 56)
    let long = two.with(
      .buttons, .components([button("Delete All of the Photos", .destructive), button("Cancel", .cancel)]))
    #expect(
      try Lowered(long).texts("Cancel")[0].y > Lowered(long).texts("Delete All of the Photos")[0].y)
  }

  @Test("Alerts have the widths that were measured, and lie in the middle")
  func alertsHaveTheirSizes() throws {
    let alert = Component(.alert).with(.title, .text("Title")).with(.buttons, .components([button("OK")]))
    let expected: [(platform: Platform, look: Look, width: Double)] = [
      (.iOS, .os27, 320), (.iOS, .os26, 320), (.iOS, .ios18, 270), (.macOS, .os26, 260),
      (.macOS, .ios18, 260),
    ]
    for (platform, look, width) in expected {
      let frame = try Lowered(alert, platform, look).frame
      #expect(frame.width == width)
      #expect(frame.center == Point(x: 201, y: 437))
    }
    // Top, a title line, the gap below it, the button and its inset.
    let height = 22 + 22 + 20.33 + 48 + 16
    #expect(abs(try Lowered(alert).frame.height - height) < 1e-9)
  }

  @Test(
    "The fields of an alert lie below each other between message and buttons; before release 26 they share a box",
    arguments: [Platform.iOS, .macOS, .tvOS, .visionOS], Look.allCases)
  func alertsHaveFields(platform: Platform, look: Look) throws {
    let fields = [
      Component(.textField).with(.placeholder, .text("Name")),
      Component(.secureField).with(.text, .text("abc")),
      Component(.textField).with(.text, .text("Third")),
    ]
    let alert = Component(.alert).with(.title, .text("Title")).with(.message, .text("Message"))
      .with(.buttons, .components([button("OK")]))
    let parts = try Lowered(alert.with(.fields, .components(fields)), platform, look)
    let frames = ["Message", "Name", "\u{2022}\u{2022}\u{2022}", "Third"].compactMap { parts.texts($0).first }
    #expect(frames.count == 4)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.y })
    #expect(frames.allSatisfy { $0.x > 0 && $0.maxX < parts.frame.width })
    let one = try Lowered(alert.with(.fields, .components([fields[0]])), platform, look)
    #expect(one.frame.height < parts.frame.height)
    let short = try Lowered(alert.with(.placeholder, .text("Name")), platform, look)
    #expect(short.layers == one.layers)
    if platform == .iOS, look == .ios18 { #expect(parts.fills(.fieldFill).count == 1) }
    #expect(throws: ComponentError.outOfRange(.textField, .caret, found: 9, allowed: 0...5)) {
      try Lowered(
        alert.with(.fields, .components([fields[2].with(.caret, .number(9))])), platform, look)
    }
  }

  @Test("Alerts before release 26 darken what lies behind them, to the edges of the parent; macOS does not")
  func alertsDarken() throws {
    let alert = Component(.alert).with(.title, .text("Title"))
    let placement = ComponentPlacement(origin: Point(x: 30, y: 40))
    let parts = try Lowered(alert, .iOS, .ios18, placement)
    #expect(parts.fills(.modalDimming) == [Rect(x: -30, y: -40, width: 402, height: 874)])
    #expect(try Lowered(alert, .macOS, .ios18).fills(.modalDimming).isEmpty)
  }

  // MARK: Sheets and popovers

  @Test(
    "From release 26 on a partial sheet floats 8 points inside the screen; a large one fills it below the status bar"
  )
  func partialSheetsFloat() throws {
    let medium = Component(.sheet).with(.detent, .word(.medium))
    let parts = try Lowered(medium)
    let panel = try #require(parts.surfaces(.sheet).first)
    #expect(panel.x == 8 && panel.width == 386)
    #expect(parts.frame.maxY == 874 && panel.maxY == parts.frame.height - 8)
    // 451 points were measured in release 26.
    #expect(abs(panel.height - 451) < 1)
    let large = try Lowered(Component(.sheet))
    #expect(large.frame == Rect(x: 0, y: 62, width: 402, height: 812))
    #expect(large.surfaces(.sheet).isEmpty)
    let old = try Lowered(medium, .iOS, .ios18)
    #expect(old.surfaces(.sheet).isEmpty && old.frame.width == 402)
  }

  @Test("A sheet rises from the edge without a jump, darkening what is behind it")
  func sheetsRise() throws {
    var sheet = Component(.sheet).with(.detent, .word(.medium))
    let rest = try Lowered(sheet)
    sheet.events = [ComponentEvent(at: 0, .open)]
    func offset(_ time: Double) throws -> Double {
      try Lowered(sheet, time: time).layers.last?.transform.ty ?? 0
    }
    // A critical spring of response 0.344 s moves at most ω / e = 6.72 times its way in a second.
    let greatest: Double = 6.72 * rest.frame.height / 60 + 1
    var last = rest.frame.height
    for frame in 1...60 {
      let next = try offset(Double(frame) / 60)
      let step = last - next
      #expect(step >= -1e-9 && step < greatest)
      last = next
    }
    #expect(try Lowered(sheet, time: 2).layers == rest.layers)
  }

  @Test(
    "A popover's arrow takes its height from the edge that it leaves",
    arguments: [
      (ComponentWord.top, Rect(x: 0, y: 13, width: 200, height: 87)),
      (.bottom, Rect(x: 0, y: 0, width: 200, height: 87)),
      (.leading, Rect(x: 13, y: 0, width: 187, height: 100)),
      (.none, Rect(x: 0, y: 0, width: 200, height: 100)),
    ])
  func popoversLeaveRoomForTheArrow(edge: ComponentWord, content: Rect) throws {
    var popover = Component(.popover).with(.edge, .word(edge)).with(.proportion, .number(0))
    popover.content = [Layer(frame: Rect(x: 0, y: 0, width: 1, height: 1), content: .group([]))]
    let parts = try Lowered(
      popover, .iOS, .os27, ComponentPlacement(Rect(x: 10, y: 10, width: 200, height: 100)))
    #expect(parts.layers.last?.frame == content)
    guard case .material(let material) = parts.layers[0].content, case .path(let path) = material.shape else {
      #expect(edge == .none)
      return
    }
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(_, _, let end), .quadratic(_, let end): [end]
      case .close: []
      }
    }
    let whole = Rect(x: 0, y: 0, width: 200, height: 100).outset(by: 1e-9)
    let outside = points.filter { point in
      point.x < whole.minX || point.x > whole.maxX || point.y < whole.minY || point.y > whole.maxY
    }
    #expect(outside.isEmpty)
    // The tip is at the edge, beside the corner that the arrow keeps clear of.
    let tips = points.filter { point in
      switch edge {
      case .leading: point.x == 0 && point.y > 34
      case .top: point.y == 0 && point.x > 34
      default: point.y == 100 && point.x > 34
      }
    }
    #expect(tips.count == 1)
  }

  // MARK: Others

  @Test(
    "An action sheet beside its source leaves out the button that cancels; before release 26 it stands apart")
  func actionSheetsCancel() throws {
    let sheet = Component(.actionSheet).with(
      .buttons, .components([button("Delete", .destructive), button("Cancel", .cancel)]))
    #expect(try Lowered(sheet).texts("Cancel").isEmpty)
    #expect(try Lowered(sheet).frame.width == 240)
    let old = try Lowered(sheet, .iOS, .ios18)
    let (delete, cancel) = (old.texts("Delete")[0], old.texts("Cancel")[0])
    let distance = cancel.center.y - delete.center.y
    #expect(abs(distance - 65.17) < 1e-9)
  }

  @Test("The controls of a player over its picture bring a dimming along, and lie on clear glass")
  func playersDim() throws {
    let parts = try Lowered(Component(.mediaControls))
    #expect(parts.frame.size == Size(width: 402, height: 874))
    guard case .dimming(let dimming) = parts.layers[0].content else {
      Issue.record("no dimming")
      return
    }
    #expect(dimming.amount == .fixed(0.58))
    #expect(parts.glass.count == 3 && parts.glass.allSatisfy { $0.content.variant == .clear })
    #expect(try Lowered(Component(.mediaControls), .macOS).glass.isEmpty)
  }

  @Test(
    "The player of tvOS has its buttons above the track, its tabs below, and the played time at the playhead")
  func playersOfTelevision() throws {
    let screen = Size(width: 1920, height: 1080)
    var player = Component(.mediaControls).with(.title, .text("Lake")).with(.value, .number(0.5))
      .with(.text, .text("21:08")).with(.detail, .text("28:52"))
      .with(.trailing, .components([Component(.barItem).with(.symbol, .text("text.bubble"))]))
      .with(.items, .components([Component(.barItem).with(.title, .text("Info"))]))
    let parts = try Lowered(player, .tvOS, .os27, in: screen)
    let track = try #require(parts.fills(.mediaTrack).first)
    #expect(track.x == 80 && track.width == 1760)
    #expect(parts.glass.map(\.frame).count == 2)
    let button = try #require(parts.glass.first { $0.content.shape == .circle }).frame
    let tab = try #require(parts.glass.first { $0.content.shape == .capsule }).frame
    #expect(button.maxX == 1840 && button.maxY == track.y - 20 && button.height == 66)
    #expect(tab.x == 80 && tab.maxY == 1020 && tab.y > track.maxY)
    func marks(_ parts: Lowered) -> [Rect] {
      parts.all.compactMap { layer, frame in
        if case .symbol(let symbol) = layer.content, symbol.name == "pause.fill" { frame } else { nil }
      }
    }
    let mark = try #require(marks(parts).first), time = try #require(parts.texts("21:08").first)
    #expect(abs((mark.x + time.maxX) / 2 - 960) < 1e-9)
    player.states = [.on]
    let playing = try Lowered(player, .tvOS, .os27, in: screen)
    #expect(marks(playing).isEmpty && abs(playing.texts("21:08")[0].center.x - 960) < 1e-9)
    // At the end the played time keeps clear of the remaining one.
    let late = try Lowered(player.with(.value, .number(1)), .tvOS, .os27, in: screen)
    #expect(late.texts("21:08")[0].maxX <= late.texts("28:52")[0].x - 20)
  }

  @Test("The preview of a context menu grows by at most 26 points, and its menu lies below or above it")
  func contextMenusKeepInside() throws {
    var component = menu(3)
    component.kind = .contextMenu
    component.content = [Layer(frame: Rect(x: 0, y: 0, width: 1, height: 1), content: .group([]))]
    for (y, isBelow) in [(100.0, true), (700.0, false)] {
      let parts = try Lowered(
        component, .iOS, .os27, ComponentPlacement(Rect(x: 100, y: y, width: 200, height: 120)))
      let preview = try #require(parts.layers.first { $0.transform != .identity })
      #expect(abs(preview.transform.a - 1.13) < 1e-9)
      let menu = try #require(parts.surfaces(.menu).first)
      #expect(isBelow ? menu.y > 120 : menu.maxY < 0)
    }
  }
}
