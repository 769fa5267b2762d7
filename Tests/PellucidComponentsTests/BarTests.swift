// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of tab bars, toolbars, navigation bars and sidebars.
@Suite struct BarTests {
  private func tabs(_ count: Int) -> Component {
    let tabs = (0..<count).map { index in
      Component(.tab).with(.title, .text(ExactName("T\(index)"))).with(.symbol, .text("star"))
    }
    return Component(.tabBar).with(.items, .components(tabs))
  }

  private func items(_ count: Int) -> [Component] {
    (0..<count).map { _ in Component(.barItem).with(.symbol, .text("star")) }
  }

  // MARK: Tab bars

  @Test("A floating tab bar is as wide as its tabs, 62 points high, and 21 points from the edge")
  func floatingTabBarsHaveTheirSizes() throws {
    let expected: [(count: Int, look: Look, width: Double)] = [
      (4, .os27, 360), (3, .os26, 274), (5, .os27, 356.75),
    ]
    for (count, look, width) in expected {
      let bar = try Lowered(tabs(count), .iOS, look)
      #expect(bar.frame == Rect(x: 0, y: 874 - 83, width: 402, height: 83))
      let glass = try #require(bar.glass.first { $0.content.control == .tabBar })
      #expect(glass.frame == Rect(x: (402 - width) / 2, y: 0, width: width, height: 62))
    }
  }

  @Test(
    "The bar of iPadOS lies below the status bar, in the middle, with the search and the button of the sidebar as symbols",
    arguments: Look.allCases)
  func barsAtTheTopHaveTitles(look: Look) throws {
    let search = Component(.tab).with(.title, .text("Search")).with(.role, .word(.search))
    let bar = tabs(3).with(.items, .components(tabs(3).components(.items) + [search])).with(
      .leading, .components(items(1))
    ).with(.edge, .word(.top))
    let screen = Size(width: 834, height: 1210)
    let parts = try Lowered(bar, .iOS, look, in: screen)
    #expect(parts.frame == Rect(x: 0, y: 0, width: 834, height: 74))
    let capsule = try #require(
      look == .ios18 ? parts.surfaces(.tabBar).first : parts.glass.first?.frame)
    #expect(capsule.y == 27 && capsule.height == 44 && abs(capsule.center.x - 417) < 1e-9)
    #expect(symbols(parts.layers) == ["star", "magnifyingglass"])
    let titles = (0..<3).compactMap { parts.texts("T\($0)").first }
    #expect(titles.count == 3 && zip(titles, titles.dropFirst()).allSatisfy { $0.maxX <= $1.x })
    #expect(parts.fills(.tabSelection).count == 1)
    let narrow = try Lowered(bar, .iOS, look, in: Size(width: 200, height: 600))
    #expect(narrow.texts("T2")[0].maxX <= 200)
    #expect(throws: ComponentError.unavailableStyle(.tabBar, .top, .visionOS)) {
      try Lowered(bar, .visionOS, look)
    }
  }

  @Test("Tabs move together where the width does not hold them")
  func tabsShrinkWithTheRoom() throws {
    let bar = try Lowered(tabs(5), .iOS, .os27, in: Size(width: 320, height: 568))
    let glass = try #require(bar.glass.first)
    #expect(abs(glass.frame.width - (320 - 42)) < 1e-9)
  }

  @Test("Before release 26 the bar has the width of the screen and a material")
  func classicTabBarsFillTheWidth() throws {
    let bar = try Lowered(tabs(4), .iOS, .ios18)
    #expect(bar.surfaces(.tabBar) == [Rect(x: 0, y: 0, width: 402, height: 83)])
    #expect(bar.glass.isEmpty)
  }

  @Test("A tab bar of tvOS lies 46 points below the edge and is 68 points high")
  func televisionTabBarsHaveTheirSizes() throws {
    let bar = try Lowered(tabs(3), .tvOS, .os26, in: Size(width: 1920, height: 1080))
    let surface = try #require(bar.surfaces(.tabBar).first)
    #expect(surface.y == 46 && surface.height == 68)
    #expect(abs(surface.center.x - 960) < 1e-9)
  }

  @Test("The selection of a tab bar is a lens only while it is touched")
  func lensesNeedATouch() throws {
    func lenses(_ states: Set<ComponentState>, _ look: Look) throws -> Int {
      var bar = tabs(3)
      bar.states = states
      return try Lowered(bar, .iOS, look).glass.filter { $0.content.control == .tabLens }.count
    }
    #expect(try lenses([], .os27) == 0)
    #expect(try lenses([.pressed], .os27) == 1)
    #expect(try lenses([.dragged], .os26) == 1)
    #expect(try lenses([.pressed], .ios18) == 0)
  }

  @Test("The lens travels to another tab without a jump, and rests where the selection is")
  func lensesTravel() throws {
    var bar = tabs(3)
    bar.events = [
      ComponentEvent(at: 0, .press), ComponentEvent(at: 0.2, .value(2)), ComponentEvent(at: 0.6, .release),
    ]
    func middle(_ time: Double) throws -> Double {
      let parts = try Lowered(bar, time: time)
      let lens = parts.glass.first { $0.content.control == .tabLens }?.frame
      let solid = parts.fills(.tabSelection).first
      return try #require(lens ?? solid).center.x
    }
    // A spring of response 0.4 s and damping 0.85 moves at most 6.43 times its way, two tabs, in a second.
    let greatest: Double = 6.43 * 172 / 60 + 1
    var last = try middle(0)
    for frame in 1...180 {
      let next = try middle(Double(frame) / 60)
      let step = abs(next - last)
      #expect(step < greatest)
      last = next
    }
    let rest = try #require(
      try Lowered(tabs(3).with(.selection, .number(2))).fills(.tabSelection).first)
    #expect(abs(last - rest.center.x) < 0.01)
  }

  @Test("The tab for search stands apart in a circle, and a minimised bar keeps only the selected tab")
  func searchStandsApart() throws {
    var bar = tabs(4)
    var all = bar.components(.items)
    all[3].properties[.role] = .word(.search)
    bar.properties[.items] = .components(all)
    let wide = try Lowered(bar).glass
    #expect(wide.contains { $0.frame == Rect(x: 402 - 21 - 62, y: 0, width: 62, height: 62) })
    bar.properties[.minimised] = .flag(true)
    let small = try Lowered(bar)
    #expect(small.glass.map(\.frame.width) == [48, 48])
    #expect(small.texts("T1").isEmpty)
  }

  @Test("A tab bar without tabs, and a selection beyond them, are errors")
  func wrongTabsAreErrors() {
    #expect(throws: ComponentError.empty(.tabBar, .items)) { try Lowered(Component(.tabBar)) }
    #expect(throws: ComponentError.outOfRange(.tabBar, .selection, found: 3, allowed: -1...2)) {
      try Lowered(tabs(3).with(.selection, .number(3)))
    }
  }

  // MARK: Toolbars and navigation bars

  @Test("Items share a capsule until one begins a group; the main action stands alone on tinted glass")
  func itemsFormGroups() throws {
    var all = items(4)
    all[2].properties[.separator] = .flag(true)
    all[3].properties[.style] = .word(.prominent)
    let bar = try Lowered(Component(.toolbar).with(.leading, .components(all)))
    #expect(bar.glass.map(\.frame.width) == [100.0, 48, 48])
    #expect(bar.glass.map { $0.content.tint != nil } == [false, false, true])
    #expect(bar.glass[1].frame.x - bar.glass[0].frame.maxX == 12)
    let container = bar.layers.compactMap { layer -> Double? in
      if case .glassContainer(let container) = layer.content { container.spacing } else { nil }
    }
    #expect(container == [GlassContainerContent.barSpacing])
  }

  @Test(
    "Items that do not fit move behind an ellipsis, and none lies on another",
    arguments: [ComponentKind.toolbar, .navigationBar])
  func itemsThatDoNotFit(kind: ComponentKind) throws {
    let item = Component(.barItem).with(.symbol, .text("trash"))
    for count in [1, 3, 5, 9] {
      let many = ComponentValue.components(Array(repeating: item, count: count))
      var bar = Component(kind).with(.leading, many).with(.trailing, many)
      if kind == .toolbar { bar = bar.with(.items, many) }
      let parts = try Lowered(bar)
      let frames = parts.glass.map(\.frame).sorted { $0.x < $1.x }
      for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX < next.x, "\(count)") }
      #expect(frames.allSatisfy { $0.x >= 0 && $0.maxX <= 402 }, "\(count)")
      let symbols = parts.all.compactMap { layer, _ in
        if case .symbol(let symbol) = layer.content { symbol.name } else { nil }
      }
      #expect(symbols.contains("ellipsis") == (count > 1 && (kind == .toolbar || count > 3)), "\(count)")
    }
  }

  @Test("A toolbar of macOS has controls of 36 points in a band of 52")
  func windowToolbarsHaveTheirSizes() throws {
    let bar = Component(.toolbar).with(.leading, .components(items(1)))
    let parts = try Lowered(bar, .macOS, .os26, ComponentPlacement(width: 600))
    #expect(parts.frame.height == 52)
    #expect(parts.glass.map(\.frame) == [Rect(x: 8, y: 8, width: 36, height: 36)])
  }

  @Test("A large title adds 52 points below the items until it collapses")
  func largeTitlesCollapse() throws {
    let bar = Component(.navigationBar).with(.title, .text("Library")).with(.large, .flag(true))
    let large = try Lowered(bar), small = try Lowered(bar.with(.collapsed, .flag(true)))
    #expect(large.frame.height == 106 && small.frame.height == 54)
    #expect(try #require(large.texts("Library").first).y > 54)
    let title = try #require(small.texts("Library").first)
    #expect(title.maxY < 54 && abs(title.center.x - 201) < 1)
    #expect(try Lowered(bar, .iOS, .ios18).frame.height == 96)
  }

  @Test("Content that has scrolled gets a scroll edge from release 26 on, and a bar with a material before")
  func barsKeepTheirTitlesReadable() throws {
    func edges(_ bar: Component, _ look: Look) throws -> [ScrollEdgeContent] {
      try Lowered(bar, .iOS, look, ComponentPlacement(origin: Point(x: 0, y: 62))).layers.compactMap {
        if case .scrollEdge(let edge) = $0.content { edge } else { nil }
      }
    }
    let bar = Component(.navigationBar).with(.title, .text("Library"))
    let edge = try #require(try edges(bar, .os27).first)
    #expect(edge.inset == 62 && edge.barHeight == 54)
    #expect(try edges(bar.with(.large, .flag(true)), .os27).isEmpty)
    #expect(try edges(bar.with(.style, .word(.plain)), .os27).isEmpty)
    #expect(try edges(bar, .ios18).isEmpty)
    let body = try Lowered(bar, .iOS, .ios18, ComponentPlacement(origin: Point(x: 0, y: 62)))
    #expect(body.surfaces(.toolbar) == [Rect(x: 0, y: -62, width: 402, height: 106)])
  }

  @Test("Bars grow with the text size")
  func barsGrowWithText() throws {
    let bar = Component(.navigationBar).with(.title, .text("Library")).with(.large, .flag(true))
    let heights = try [TextSize.large, .accessibility1, .accessibility5].map {
      try Lowered(bar, textSize: $0).frame.height
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }

  // MARK: Sidebars

  private var sidebar: Component {
    let rows = ["A", "B"].map { Component(.tab).with(.title, .text(ExactName($0))) }
    let section = Component(.tab).with(.title, .text("Section")).with(.items, .components(rows))
    return Component(.sidebar).with(.items, .components([section]))
  }

  @Test("A sidebar of macOS floats 8 points inside its frame, with rows of 32 points")
  func sidebarsFloat() throws {
    let parts = try Lowered(sidebar, .macOS, .os26, in: Size(width: 900, height: 600))
    #expect(parts.surfaces(.sidebar) == [Rect(x: 8, y: 8, width: 224, height: 584)])
    let (first, second) = (try #require(parts.texts("A").first), try #require(parts.texts("B").first))
    #expect(second.y - first.y == 32)
    let selection = try #require(parts.fills(.accent).first)
    // Below the top of the panel: 44 points, and the header.
    #expect(selection == Rect(x: 18, y: 71, width: 204, height: 32))
    let old = try Lowered(sidebar, .macOS, .ios18, in: Size(width: 900, height: 600))
    #expect(old.surfaces(.sidebar) == [Rect(x: 0, y: 0, width: 240, height: 600)])
  }

  @Test("The selection of an inactive sidebar is neutral")
  func inactiveSidebarsAreNeutral() throws {
    var component = sidebar
    component.states = [.inactive]
    let parts = try Lowered(component, .macOS, .os26)
    #expect(parts.fills(.accent).isEmpty)
    let neutral = ForegroundStyle.secondaryFill
    let selections = parts.all.filter { layer, _ in
      if case .fill(_, .foreground(neutral)) = layer.content { true } else { false }
    }
    #expect(selections.count == 1)
  }

  @Test("The selection of a plain sidebar is neutral, and its symbols keep the accent")
  func plainSidebars() throws {
    let rows = ["doc", "photo"].map { Component(.tab).with(.title, .text("A")).with(.symbol, .text($0)) }
    let component = Component(.sidebar).with(.items, .components(rows)).with(.style, .word(.plain))
    let parts = try Lowered(component, .macOS, .os27)
    #expect(parts.fills(.accent).isEmpty)
    let inks = parts.all.compactMap { layer, _ in
      if case .symbol(let symbol) = layer.content { symbol.styles } else { nil }
    }
    #expect(inks == [[.semantic("accentColor")], [.semantic("accentColor")]])
  }

  @Test("A selection beyond the rows of a sidebar is an error; headers do not count")
  func wrongRowsAreErrors() {
    #expect(throws: ComponentError.outOfRange(.sidebar, .selection, found: 2, allowed: -1...1)) {
      try Lowered(sidebar.with(.selection, .number(2)), .macOS)
    }
  }

  @Test(
    "A compact tab bar shows four of its tabs and More, and a wide one all", arguments: [Look.ios18, .os27])
  func moreTabs(look: Look) throws {
    let names = ["Home", "Browse", "Radio", "Library", "Files", "Map", "Heart"]
    func bar(_ count: Int, _ more: [Component] = []) -> Component {
      let tabs = names.prefix(count).map { Component(.tab).with(.title, .text(ExactName($0))) }
      return Component(.tabBar).with(.items, .components(tabs + more))
    }
    func shown(_ component: Component, width: Double = 402) throws -> [String] {
      let parts = try Lowered(component, .iOS, look, in: Size(width: width, height: 874))
      return (names + ["More"]).filter { !parts.texts($0).isEmpty }
    }
    #expect(try shown(bar(5)) == Array(names.prefix(5)))
    #expect(try shown(bar(6)) == names.prefix(4) + ["More"])
    #expect(try shown(bar(7).with(.selection, .number(6))) == names.prefix(4) + ["More"])
    #expect(try shown(bar(7), width: 1024) == names)
    let search = Component(.tab).with(.symbol, .text("magnifyingglass")).with(.role, .word(.search))
    #expect(try shown(bar(6, [search])) == names.prefix(3) + ["More"])
    let parts = try Lowered(bar(7).with(.selection, .number(6)), .iOS, look)
    let inks = parts.all.compactMap { layer, _ -> ForegroundStyle? in
      if case .text(let text) = layer.content, text.string == "More" { text.style } else { nil }
    }
    #expect(inks == [.accent])
  }

  @Test("More is in the language of the scene")
  func moreIsTranslated() {
    let words = ["ko", "ja", "zh-Hans", "zh-Hant", "ar", "fr"].map { StandardWords.words(of: $0).more }
    #expect(words == ["더 보기", "その他", "更多", "更多", "المزيد", "More"])
  }

  @Test("Places behind More follow the tabs of the description")
  func placesOfTabs() {
    let tabs = (0..<8).map { _ in Component(.tab) } + [Component(.tab).with(.role, .word(.search))]
    let shown = ShownTabs(tabs, limit: 5, more: "More")
    #expect(shown.tabs.count == 5)
    #expect((-1..<9).map { shown.place(of: $0) } == [-1, 0, 1, 2, 3, 3, 3, 3, 3, 4])
    #expect(shown.place(of: 20.0) == 4 && shown.place(of: -3.0) == 0)
  }

  @Test(
    "Items move behind the ellipsis before a title is too narrow to read", arguments: [Look.ios18, .os27])
  func titlesStayReadable(look: Look) throws {
    let items = ["plus", "heart", "star", "folder", "trash", "map"].map {
      Component(.barItem).with(.symbol, .text(ExactName($0))).with(.separator, .flag(true))
    }
    for count in 0...6 {
      let bar = Component(.navigationBar).with(.title, .text("Fishing Harbours")).with(.back, .text(""))
        .with(.trailing, .components(Array(items.prefix(count))))
      let parts = try Lowered(bar, .iOS, look)
      let title = try #require(parts.frame(of: "Fishing Harbours"))
      #expect(title.width >= 88, "\(count) \(title)")
      let shown = parts.symbols.count { $0 != "ellipsis" && $0 != "chevron.left" }
      #expect(parts.symbols.contains("ellipsis") == (shown < count) && (count < 6 || shown < count))
    }
  }
}
