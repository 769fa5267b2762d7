// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import Testing

@testable import PellucidViews

extension Layer {
  /// The shape of a filled or material layer.
  fileprivate var panelShape: PellucidGeometry.Shape? {
    switch content {
    case .fill(let shape, _): shape
    case .material(let material): material.shape
    default: nil
    }
  }
}

@MainActor @Suite struct ContainerTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  private static let phone = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)

  @Test("A view keeps clear of the safe area; one that ignores it reaches to the edges of the screen")
  func safeAreasAreKept() throws {
    let kept = try drawnLayers(of: Color.red, safeArea: Self.phone)
    #expect(kept.first?.frame == Rect(x: 0, y: 62, width: 402, height: 778))
    let ignored = try drawnLayers(of: Color.red.ignoresSafeArea(), safeArea: Self.phone)
    #expect(ignored.first?.frame == Rect(x: 0, y: 0, width: 402, height: 874))
    let below = try drawnLayers(of: Color.red.ignoresSafeArea(edges: .bottom), safeArea: Self.phone)
    #expect(below.first?.frame == Rect(x: 0, y: 62, width: 402, height: 812))
  }

  @Test("A background in a style reaches beyond the safe area, and its view does not")
  func backgroundsReachFurther() throws {
    let view = Color.blue.background(Color.red)
    let frames = try drawnLayers(of: view, safeArea: Self.phone).map(\.frame)
    #expect(
      frames == [Rect(x: 0, y: 0, width: 402, height: 874), Rect(x: 0, y: 62, width: 402, height: 778)])
  }

  @Test("A search field stands below the title where a view asks for that, and else at the bottom")
  func searchFieldsHavePlaces() throws {
    func place(_ placement: SearchFieldPlacement) throws -> Double {
      let stack = NavigationStack {
        List { Text("Row") }.navigationTitle("Title")
          .searchable(text: .constant(""), placement: placement)
      }
      let layers = try drawnLayers(of: stack, safeArea: Self.phone).flattened()
      func y(_ kind: ComponentKind) throws -> Double {
        try #require(
          layers.first {
            if case .component(let content) = $0.content { content.component.kind == kind } else { false }
          }
        ).frame.y
      }
      return try y(.searchField) - y(.navigationBar)
    }
    #expect(try place(.automatic) > 600)
    let below = try place(.navigationBarDrawer(displayMode: .always))
    #expect(below > 40 && below < 200)
  }

  @Test("A grouped list reaches from edge to edge on iOS, and looks like another list elsewhere")
  func groupedLists() throws {
    let list = List { Text("Row") }.listStyle(.grouped)
    let bands = try drawnLayers(of: list).flattened().filter { layer in
      guard case .fill(_, .foreground(let style)) = layer.content else { return false }
      return style == .semantic("secondarySystemGroupedBackground")
    }
    #expect(bands.map(\.frame.x) == [0] && bands.map(\.frame.width) == [402])
    for platform in [Platform.macOS, .tvOS, .visionOS, .watchOS] {
      #expect(try drawnLayers(of: list) { $0.platform = platform }.text("Row") != nil, "\(platform)")
    }
  }

  @Test("The selected tab has the tint, and the dots of pages are white on a ground if one is asked for")
  func tabsAreTinted() throws {
    let tabs = TabView {
      Text("One").tabItem { Label("One", systemImage: "star") }
      Text("Two").tabItem { Label("Two", systemImage: "heart") }
    }
    func first(_ kind: ComponentKind, _ view: some View) throws -> Component? {
      try drawnLayers(of: view).components.first { $0.kind == kind }
    }
    #expect(try first(.tabBar, tabs)?.color(.tint) == nil)
    #expect(try first(.tabBar, tabs.tint(.red))?.color(.tint) != nil)
    let pages = tabs.tabViewStyle(.page)
    #expect(try first(.pageControl, pages)?.word(.style) == .plain)
    let grounded = pages.indexViewStyle(.page(backgroundDisplayMode: .always))
    #expect(try first(.pageControl, grounded)?.word(.style) == .prominent)
  }

  @Test("A view at an edge of the safe area takes its thickness from the other one")
  func insetsTakeRoom() throws {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
    let frames = try drawnLayers(of: view, safeArea: Self.phone).map(\.frame)
    #expect(
      frames == [Rect(x: 0, y: 62, width: 402, height: 728), Rect(x: 0, y: 790, width: 402, height: 50)])
  }

  @Test("The rows of a list stand below each other, with their headers and footers")
  func listsHaveRows() throws {
    let list = List {
      Section("Header") {
        Text("First")
        HStack {
          Text("Left")
          Spacer()
          Text("Right")
        }
      }
      Section {
        Text("Third")
      } footer: {
        Text("Footer")
      }
    }
    let layers = try drawnLayers(of: list)
    let places = try ["Header", "First", "Left", "Third", "Footer"].map {
      try #require(layers.text($0), "\($0) is not drawn").frame.y
    }
    #expect(places == places.sorted())
    let (left, right) = (try #require(layers.text("Left")), try #require(layers.text("Right")))
    #expect(left.frame.y == right.frame.y && right.frame.x - left.frame.x > 200)
  }

  @Test("Only the rows that are shown are made of ten thousand")
  func listsAreLazy() throws {
    final class Count { var made = 0 }
    struct Row: View {
      let count: Count, number: Int
      var body: some View {
        count.made += 1
        return Text(verbatim: "Row \(number)")
      }
    }
    let count = Count()
    let layers = try drawnLayers(of: List(0..<10_000) { Row(count: count, number: $0) })
    #expect(layers.text("Row 0") != nil && count.made < 200)
  }

  @Test("A navigation has the title and the items that views inside state")
  func navigationsHaveBars() throws {
    let view = NavigationStack {
      Color.red.navigationTitle("Inbox").toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
    let layers = try drawnLayers(of: view, safeArea: Self.phone)
    let bar = try #require(layers.components.first { $0.kind == .navigationBar })
    #expect(bar.text(.title) == "Inbox" && bar.flag(.large) == true)
    #expect(bar.components(.leading).map { $0.text(.title) } == ["Edit"])
    #expect(bar.components(.trailing).first?.word(.style) == .prominent)
    let content = layers.flattened().first { layer in
      if case .fill(_, .foreground(let style)) = layer.content {
        style != .semantic("systemBackground")
      } else {
        false
      }
    }
    #expect((content?.frame.y ?? 0) > 62 + 44)
  }

  @Test("A path shows the screen of its last value, with the way back")
  func pathsShowScreens() throws {
    let view = NavigationStack(path: .constant([1, 2])) {
      Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) {
        Text(verbatim: "Screen \($0)").navigationTitle("Screen")
      }
    }
    let layers = try drawnLayers(of: view)
    #expect(layers.text("Screen 2") != nil && layers.text("Root") == nil)
    #expect(layers.components.first?.text(.back) == "Root")
  }

  @Test("Tabs show the selected view above their bar")
  func tabsShowTheirSelection() throws {
    let view = TabView(selection: .constant(1)) {
      Tab("Home", systemImage: "house", value: 0) { Text("At home") }
      Tab("Files", systemImage: "folder", value: 1) { Text("In files") }
    }
    let layers = try drawnLayers(of: view)
    let bar = try #require(layers.components.first { $0.kind == .tabBar })
    #expect(
      bar.number(.selection) == 1 && bar.components(.items).map { $0.text(.title) } == ["Home", "Files"])
    #expect(layers.text("In files") != nil && layers.text("At home") == nil)
  }

  @Test("What is presented is drawn while its binding says so, and only then")
  func presentationsFollowTheirBindings() throws {
    func kinds(_ isPresented: Bool) throws -> [ComponentKind] {
      let view = Text("Below").sheet(isPresented: .constant(isPresented)) {
        Text("Inside").alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
        }
      }
      return try drawnLayers(of: view).components.map(\.kind)
    }
    #expect(try kinds(false) == [])
    #expect(try kinds(true) == [.sheet, .alert])
  }

  @Test("An interface from right to left has its bars and rows from the right")
  func mirroredContainers() throws {
    let view = List { Text("Row").badge(3) }.environment(\.layoutDirection, .rightToLeft)
    let layers = try drawnLayers(of: view)
    let (row, badge) = (try #require(layers.text("Row")), try #require(layers.text("3")))
    #expect(row.frame.x > badge.frame.x)
  }

  @Test("Tabs of a section stand beside the others, and those of a sidebar are left out of the bar")
  func sectionsOfTabs() throws {
    func view(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Tab("Home", systemImage: "house", value: 0) { Text("At home") }.tabPlacement(.sidebarOnly)
        TabSection("Places") {
          Tab("Files", systemImage: "folder", value: 1) { Text("In files") }.badge(2)
          Tab("Hidden", systemImage: "star", value: 2) { Text("Nowhere") }.hidden()
        }
      }
    }
    let layers = try drawnLayers(of: view(1))
    let bar = try #require(layers.components.first { $0.kind == .tabBar })
    #expect(bar.components(.items).map { $0.text(.title) } == ["Files"])
    #expect(bar.components(.items).first?.text(.badge) == "2" && bar.number(.selection) == 0)
    #expect(layers.text("In files") != nil)
    let home = try drawnLayers(of: view(0))
    #expect(home.text("At home") != nil)
    #expect(home.components.first { $0.kind == .tabBar }?.number(.selection) == -1)
  }

  @Test("The radius that a view asks for is that of the sheet around it, where the platform allows it")
  func sheetsHaveRadii() throws {
    func radii(_ platform: Platform, _ radius: CGFloat?) throws -> Set<Double> {
      let view = Text("Below").sheet(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([.medium]).presentationCornerRadius(radius)
      }
      var found: Set<Double> = []
      for layer in try drawnLayers(of: view, { $0.platform = platform }).flattened() {
        let clip = layer.content.children.text("Inside") == nil ? nil : layer.clip
        for case .roundedRectangle(let radii, _) in [clip, layer.panelShape].compactMap(\.self) {
          found.formUnion([radii.topLeft, radii.bottomLeft])
        }
      }
      return found
    }
    #expect(try radii(.iOS, 7) == [7])
    #expect(try radii(.iOS, nil).isEmpty && radii(.macOS, 7).isEmpty)
  }

  @Test("A view may ask for no scroll edges below bars")
  func scrollEdgesAreHidden() throws {
    func style(_ edges: Edge.Set) throws -> ComponentWord? {
      let view = NavigationStack {
        Color.red.navigationTitle("Inbox").scrollEdgeEffectHidden(for: edges)
      }
      return try drawnLayers(of: view).components.first { $0.kind == .navigationBar }?.word(.style)
    }
    #expect(try style(.top) == .plain && style(.bottom) == nil)
    let bar = Color.red.scrollEdgeEffectHidden().safeAreaBar(edge: .bottom) { Text("Bar") }
    #expect(
      try !drawnLayers(of: bar).flattened().contains {
        if case .scrollEdge = $0.content { true } else { false }
      })
  }

  @Test("The icon of a row has the tint that is stated for it, and a link may have no arrow")
  func rowsAreTinted() throws {
    func list(_ tint: ListItemTint?) throws -> [Layer] {
      try drawnLayers(of: List { Label("Boat", systemImage: "sailboat").listItemTint(tint) })
    }
    func inks(_ layers: [Layer]) -> [PellucidScene.ForegroundStyle] {
      layers.flattened().compactMap {
        if case .symbol(let symbol) = $0.content { symbol.styles.first } else { nil }
      }
    }
    #expect(inks(try list(.fixed(.red))) == [.semantic("systemRed")])
    #expect(inks(try list(.monochrome)) == [.primary])
    func titleStart(_ tint: ListItemTint?) throws -> Double? { try list(tint).text("Boat")?.frame.x }
    #expect(try titleStart(.fixed(.red)) == titleStart(nil))
    func accessories(_ visibility: Visibility) throws -> [ComponentWord?] {
      let link = NavigationLink("There") { Text("There") }.navigationLinkIndicatorVisibility(visibility)
      return try drawnLayers(of: List { link }).flattened().compactMap {
        if case .symbol(let symbol) = $0.content, symbol.name == "chevron.right" { .disclosure } else { nil }
      }
    }
    #expect(try accessories(.automatic).count == 1 && accessories(.hidden).isEmpty)
  }
}
