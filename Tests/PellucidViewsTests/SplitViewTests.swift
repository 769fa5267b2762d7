// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import Testing

@testable import PellucidViews

@MainActor @Suite struct SplitViewTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  private struct Mail: View {
    var visibility = NavigationSplitViewVisibility.automatic
    var selection: Int?
    var hasContent = false

    var body: some View {
      if hasContent {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          folders
        } content: {
          Text("Messages")
        } detail: {
          Text("Detail")
        }
      } else {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          folders
        } detail: {
          Text("Detail")
        }
      }
    }

    private var folders: some View {
      List(selection: .constant(selection)) { Text("Inbox").tag(1) }.navigationTitle("Folders")
        .navigationSplitViewColumnWidth(min: 200, ideal: 250)
    }
  }

  private func texts(_ view: some View, width: Double, height: Double) throws -> [String: Rect] {
    let wide = view.environment(\.horizontalSizeClass, .regular)
    let layers = try DrawnLayers.texts(wide, width: width, height: height)
    return Dictionary(layers.map { ($0.text.string, $0.layer.frame) }) { first, _ in first }
  }

  @Test("A compact width shows the sidebar, and the detail once a value is selected")
  func compactWidthsShowAStack() throws {
    let sidebar = try DrawnLayers.texts(Mail(), width: 390, height: 800).map(\.text.string)
    #expect(sidebar.contains("Inbox") && !sidebar.contains("Detail"))
    let detail = try DrawnLayers.texts(Mail(selection: 1), width: 390, height: 800).map(\.text.string)
    #expect(detail.contains("Detail") && !detail.contains("Inbox"))
  }

  @Test("A regular width shows all columns, and only the detail where the visibility says so")
  func regularWidthsShowColumns() throws {
    let all = try texts(Mail(visibility: .all, hasContent: true), width: 1180, height: 820)
    #expect(all["Inbox"] != nil && all["Messages"] != nil && all["Detail"] != nil)
    let two = try texts(Mail(visibility: .doubleColumn, hasContent: true), width: 1180, height: 820)
    #expect(two["Inbox"] == nil && two["Messages"] != nil && two["Detail"] != nil)
    let one = try texts(Mail(visibility: .detailOnly, hasContent: true), width: 1180, height: 820)
    #expect(one["Inbox"] == nil && one["Messages"] == nil && one["Detail"] != nil)
  }

  @Test("An upright iPad shows the detail alone, and a wide one the sidebar beside it")
  func orientationDecides() throws {
    #expect(try texts(Mail(), width: 820, height: 1180)["Inbox"] == nil)
    #expect(try texts(Mail(), width: 1180, height: 820)["Inbox"] != nil)
  }

  @Test("The detail stands in the middle of the width that the sidebar's column leaves")
  func columnsHaveTheirWidth() throws {
    let view = Mail(visibility: .all).environment(\.horizontalSizeClass, .regular)
    let root = ViewRoot(view)
    _ = root.layOut(in: ScreenRoom(proposal: ProposedViewSize(width: 1180, height: 820)))
    let node = try #require(root.node.descendants(NavigationSplitNode.self) { _ in false }.first)
    #expect(node.children[0].frame.width == 250 - 2 * 8 || node.children[0].frame.width == 250)
    #expect(node.children[1].frame.minX == 250 && node.children[1].frame.width == 930)
  }

  @Test(
    "The views of a navigation with columns stand beside each other, and in front of each other where there is no room"
  )
  func navigationsHaveColumns() throws {
    let view = NavigationView {
      List {
        NavigationLink("Inbox") { Text("Messages") }
      }.navigationTitle("Folders")
      Text("Detail")
    }
    let columns = view.navigationViewStyle(.columns)
    let wide = try texts(columns, width: 1180, height: 820)
    let (row, detail) = (try #require(wide["Inbox"]), try #require(wide["Detail"]))
    #expect(row.maxX < detail.x && wide["Messages"] == nil)
    #expect(
      try texts(view.navigationViewStyle(DoubleColumnNavigationViewStyle()), width: 1180, height: 820) == wide
    )
    let narrow = try DrawnLayers.texts(columns, width: 390, height: 800).map(\.text.string)
    #expect(
      narrow
        == (try DrawnLayers.texts(view.navigationViewStyle(.stack), width: 390, height: 800)).map(
          \.text.string))
    let pushed = NavigationView {
      NavigationLink("Inbox", destination: Text("Messages"), isActive: .constant(true))
      Text("Detail")
    }
    let shown = try texts(pushed.navigationViewStyle(.columns), width: 1180, height: 820)
    #expect(shown["Messages"] != nil && shown["Detail"] == nil)
  }
}

@MainActor @Suite struct InspectorTests {
  private struct Inspected: View {
    var isShown = true

    var body: some View {
      PellucidViews.Color.blue.inspector(isPresented: .constant(isShown)) {
        PellucidViews.Text("Details").inspectorColumnWidth(200)
      }
    }
  }

  private func layers(_ view: some View, _ width: UserInterfaceSizeClass) throws -> [Layer] {
    try DrawnLayers.flat(view.environment(\.horizontalSizeClass, width), width: 1000, height: 600)
  }

  @Test("Details take the width that they state from the view beside them, and nothing while they are hidden")
  func columnsTakeWidth() throws {
    let shown = try #require(try layers(Inspected(), .regular).first)
    #expect(shown.frame.width > 799 && shown.frame.width < 800)
    #expect(try layers(Inspected(isShown: false), .regular).first?.frame.width == 1000)
  }

  @Test("Details are a sheet over the whole view where the width is compact")
  func compactWidthsHaveASheet() throws {
    let drawn = try DrawnLayers.of(
      Inspected().environment(\.horizontalSizeClass, .compact), width: 390, height: 800)
    #expect(drawn.first?.frame.width == 390)
    var kinds: [ComponentKind] = []
    LayerWalk.forEach(in: drawn) { layer in
      if case .component(let content) = layer.content { kinds.append(content.component.kind) }
    }
    #expect(kinds == [.sheet])
  }
}
