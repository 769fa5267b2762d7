// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of windows, the menu bar and the Dock.
@Suite struct WindowTests {
  private static let lights: [ComponentColor] = [.closeLight, .minimiseLight, .zoomLight]

  private func window(_ style: ComponentWord? = nil, _ states: Set<ComponentState> = []) -> Component {
    let window = Component(.window, states: states).with(.title, .text(ExactName("Notes")))
    return style.map { window.with(.style, .word($0)) } ?? window
  }

  @Test(
    "The bar of a window has the published height, and the lights their place",
    arguments: [
      (Look.os26, ComponentWord.titleBar, 32.0, 16.0, 23.0, 14.0), (.os26, .toolbar, 52, 26, 23, 14),
      (.os27, .titleBar, 33, 16, 23, 14), (.ios18, .titleBar, 28, 20, 20, 12),
      (.ios18, .toolbar, 52, 20, 20, 12),
    ])
  func bar(
    look: Look, style: ComponentWord, height: Double, first: Double, pitch: Double, side: Double
  ) throws {
    let lowered = try Lowered(window(style), on: .macOS, look)
    #expect(lowered.lowered.place?.frame.y == height)
    let frames = lowered.fills { fill in Self.lights.contains { fill == .component($0) } }
    #expect(frames.map(\.center.x) == [first, first + pitch, first + 2 * pitch])
    #expect(frames.allSatisfy { $0.center.y == height / 2 && $0.width == side })
  }

  @Test("An inactive window passes its state on to its sidebar, whose symbols are grey")
  func sidebarOfInactiveWindow() throws {
    let row = Component(.tab).with(.title, .text("Disk")).with(.symbol, .text("internaldrive"))
    func ink(_ states: Set<ComponentState>) throws -> ForegroundStyle? {
      let sidebar = Component(.sidebar).with(.items, .components([row, row])).with(.selection, .number(0))
      let shown = window(.toolbar, states).with(.sidebar, .components([sidebar]))
      let layers = try Lowered(shown, on: .macOS, .os27).all.map(\.layer)
      for layer in layers {
        guard case .component(let content) = layer.content else { continue }
        let symbols = try Lowered(content.component, on: .macOS, .os27).all.compactMap { part, _ in
          if case .symbol(let symbol) = part.content { symbol.styles.first } else { nil }
        }
        return symbols.last
      }
      return nil
    }
    #expect(try ink([]) == .accent)
    #expect(try ink([.inactive]) == .level(.secondaryLabel))
  }

  @Test("The lights are grey in an inactive window, and have glyphs under the pointer")
  func lightsInStates() throws {
    func grey(_ states: Set<ComponentState>) throws -> Int {
      try Lowered(window(.toolbar, states), on: .macOS, .os26).fills { $0 == .component(.inactiveLight) }
        .count
    }
    #expect(try grey([]) == 0)
    #expect(try grey([.inactive]) == 3)
    #expect(try grey([.inactive, .hovered]) == 0)
    let hovered = try Lowered(window(.toolbar, [.hovered]), on: .macOS, .os26)
    #expect(hovered.symbols == ["xmark", "minus"])
    #expect(try Lowered(window(.toolbar), on: .macOS, .os26).symbols.isEmpty)
  }

  @Test("The items of an inactive window are dimmed, and their glass is not")
  func itemsOfInactiveWindows() throws {
    let item = Component(.barItem).with(.symbol, .text(ExactName("plus")))
    func dimmed(_ states: Set<ComponentState>) throws -> [Layer] {
      let shown = window(.toolbar, states).with(.trailing, .components([item]))
      return try Lowered(shown, on: .macOS, .os26).all.map(\.layer).filter { $0.opacity == 0.6 }
    }
    #expect(try dimmed([]).isEmpty)
    guard case .group(let symbols)? = try dimmed([.inactive]).first?.content else {
      Issue.record("no group is dimmed")
      return
    }
    #expect(symbols.count == 1)
  }

  @Test("The shadow of an active window is larger than that of an inactive one")
  func shadows() throws {
    func shadow(_ states: Set<ComponentState>) throws -> Shadow? {
      try Lowered(window(.toolbar, states), on: .macOS, .os26).layers.first?.shadow
    }
    #expect(try shadow([])?.sigma == 21 && shadow([])?.offset.y == 16)
    #expect(try shadow([.inactive])?.sigma == 13 && shadow([.inactive])?.offset.y == 8)
  }

  @Test("Items of a toolbar lie on glass of 36 points in the newer looks; older ones have none")
  func toolbarItems() throws {
    let items = ["plus", "minus"].map { Component(.barItem).with(.symbol, .text(ExactName($0))) }
    let apart = items[1].with(.separator, .flag(true))
    let joined = window().with(.trailing, .components(items))
    let glass = try Lowered(joined, on: .macOS, .os26).glass.map(\.frame)
    #expect(glass.count == 1 && glass[0].height == 36 && glass[0].y == 8 && glass[0].maxX == 800 - 8)
    let two = try Lowered(window().with(.trailing, .components([items[0], apart])), on: .macOS, .os26).glass
      .map(\.frame)
    #expect(two.count == 2 && abs(two[0].x - two[1].x) == 36 + 8)
    #expect(try Lowered(joined, on: .macOS, .ios18).glass.isEmpty)
  }

  @Test("The layers of a window lie below its bar, and in full size below all of it")
  func places() throws {
    func place(_ component: Component) throws -> Rect? {
      try Lowered(component, on: .macOS, .os26).lowered.place?.frame
    }
    #expect(try place(window(.toolbar)) == Rect(x: 0, y: 52, width: 800, height: 498))
    let full = window(.toolbar).with(.fullSize, .flag(true))
    #expect(try place(full) == Rect(x: 0, y: 0, width: 800, height: 550))
  }

  @Test("The window of visionOS has its usual size and its bar below")
  func spatialWindow() throws {
    let lowered = try Lowered(window(), on: .visionOS, .os26)
    #expect(lowered.size == Size(width: 1280, height: 720))
    #expect(lowered.layers.last?.frame.y ?? 0 > 720)
  }

  @Test("A sidebar of visionOS lies inside the glass at the leading side, and title and content beside it")
  func spatialSidebar() throws {
    let row = Component(.tab).with(.title, .text("Memories"))
    let sidebar = Component(.sidebar).with(.items, .components([row]))
    let shown = window().with(.sidebar, .components([sidebar]))
    let lowered = try Lowered(shown, on: .visionOS, .os27)
    let pane = try #require(lowered.components.first)
    #expect(pane.kind == .sidebar && pane.frame.x == 0 && pane.frame.height == 720)
    #expect(lowered.lowered.place?.frame.x == pane.frame.maxX)
    #expect(try #require(lowered.frame(of: "Notes")).x > pane.frame.maxX)
    let mirrored = try Lowered(shown, on: .visionOS, .os27, .rightToLeft)
    #expect(mirrored.components.first?.frame.maxX == 1280)
    #expect(mirrored.lowered.place?.frame.maxX == 1280 - pane.frame.maxX)
    let full = try Lowered(shown.with(.fullSize, .flag(true)), on: .visionOS, .os27)
    #expect(full.lowered.place?.frame == Rect(x: 0, y: 0, width: 1280, height: 720))
  }

  @Test("An ornament hangs 20 points into its window, unclipped, and the window's bar lies below it")
  func ornaments() throws {
    let item = Component(.barItem).with(.symbol, .text("plus"))
    func bar(_ content: [Layer]) throws -> (lowered: Lowered, bar: Rect) {
      var window = window()
      window.content = content
      let lowered = try Lowered(window, on: .visionOS, .os27)
      let bars = lowered.fills { $0 == .level(.secondaryLabel) }
      return (lowered, try #require(bars.first))
    }
    let plain = try bar([]).bar
    let kinds: [Component] = [
      Component(.ornament), Component(.toolbar).with(.items, .components([item])),
    ]
    for component in kinds {
      let content = ComponentContent(component)
      let layer = Layer(frame: content.placement.frame, content: .component(content))
      let shown = try bar([layer])
      #expect(shown.bar.y == plain.y + 40)
      let group = try #require(shown.lowered.layers.last)
      #expect(group.clip == nil && group.content.children == [layer])
      #expect(group.frame == Rect(shown.lowered.size))
      // The toolbar by itself, which the window lowers with the same traits.
      var traits = Traits()
      traits.platform = .visionOS
      var lowering = ComponentLowering(traits: traits, measurer: FixedMeasurer())
      lowering.liesOnSurface = true
      #expect(try lowering.unplaced(content, in: group.frame.size).frame.y == 700)
    }
    let tabs = ComponentContent(Component(.tabBar).with(.items, .components([item, item])))
    let beside = try bar([Layer(frame: tabs.placement.frame, content: .component(tabs))])
    #expect(beside.bar == plain)
  }

  @Test("The menu bar of macOS 26 is transparent and highlights the open menu; the older one has a material")
  func menuBar() throws {
    let items = ["File", "Edit"].map { Component(.menuItem).with(.title, .text(ExactName($0))) }
    let bar = Component(.menuBar).with(.title, .text(ExactName("Finder"))).with(.items, .components(items))
      .with(.selection, .number(2)).with(.detail, .text(ExactName("9:41")))
    let new = try Lowered(bar, on: .macOS, .os26), old = try Lowered(bar, on: .macOS, .ios18)
    #expect(new.size == Size(width: 402, height: 29) && old.size.height == 24)
    for lowered in [new, old] {
      guard case .glass(let glass)? = lowered.layers.first?.content else {
        Issue.record("the bar does not follow the wallpaper")
        continue
      }
      #expect(glass.variant == .identity && glass.adapts == true && lowered.layers.count == 1)
    }
    let grounded = try Lowered(bar, on: .macOS, .os26) { $0.transparency = .reduced }
    #expect(grounded.glass.isEmpty)
    func materials(_ lowered: Lowered) -> Int {
      lowered.all.filter { if case .material = $0.layer.content { true } else { false } }.count
    }
    #expect(materials(new) == 0 && materials(old) == 1)
    let highlight = try #require(new.fills { $0 == .level(.fill) }.first)
    let edit = try #require(new.frame(of: "Edit"))
    #expect(highlight.x < edit.x && highlight.maxX > edit.maxX)
    #expect(try #require(new.frame(of: "9:41")).maxX == 402 - 20)
    #expect(throws: ComponentError.outOfRange(.menuBar, .selection, found: 3, allowed: -1...2)) {
      try Lowered(bar.with(.selection, .number(3)), on: .macOS, .os26)
    }
  }

  @Test(
    "Every number of every platform and look is there",
    arguments: [Platform.iOS, .macOS, .visionOS], [Look.ios18, .os26, .os27])
  func numbers(platform: Platform, look: Look) throws {
    let items = [
      Component(.barItem).with(.title, .text(ExactName("Done"))),
      Component(.button).with(.symbol, .text("plus")),
    ]
    let app = Component(.dockItem).with(.symbol, .text(ExactName("folder"))).with(.separator, .flag(true))
    var components = [ComponentWord.automatic, .titleBar, .toolbar, .compact].map {
      window($0, platform == .visionOS ? [] : [.hovered]).with(.trailing, .components(items)).with(
        .subtitle, .text(ExactName("More")))
    }
    if platform != .visionOS { components.append(Component(.dock).with(.items, .components([app, app]))) }
    for component in components {
      let lowered = try Lowered(component, on: platform, look)
      for (layer, frame) in lowered.all {
        #expect(
          frame.x.isFinite && frame.y.isFinite && frame.width >= 0 && frame.height >= 0,
          "\(component.kind) \(layer.content)")
      }
    }
  }

  @Test("The Dock is as wide as its icons, and marks the apps that run on macOS")
  func dock() throws {
    var open = Component(.dockItem).with(.symbol, .text(ExactName("folder")))
    let closed = Component(.dockItem).with(.separator, .flag(true))
    func dock() -> Component { Component(.dock).with(.items, .components([open, open, closed])) }
    let phone = try Lowered(dock(), on: .iOS, .os26)
    open.states = [.open]
    let mac = try Lowered(dock(), on: .macOS, .os26)
    #expect(mac.size == Size(width: 20 + 3 * 52 + 3 * 6, height: 72))
    #expect(mac.fills { $0 == .level(.label) }.count == 2)
    #expect(phone.fills { $0 == .level(.label) }.isEmpty)
    #expect(mac.fills { $0 == .level(.separator) }.count == 1)
    #expect(mac.all.allSatisfy { $0.frame.maxX <= mac.size.width && $0.frame.maxY <= mac.size.height })
    #expect(throws: ComponentError.empty(.dock, .items)) { try Lowered(Component(.dock), on: .macOS, .os26) }
  }
}
