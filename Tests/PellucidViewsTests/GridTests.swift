// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct GridTests {
  typealias Color = PellucidViews.Color

  private static func frames(_ view: some View) throws -> [Rect] { try DrawnLayers.flat(view).map(\.frame) }

  private static func rows(_ alignment: HorizontalAlignment?) -> some View {
    Group {
      GridRow {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 10, height: 10)
      }
      GridRow {
        if let alignment {
          Color.red.frame(width: 20, height: 10).gridColumnAlignment(alignment)
        } else {
          Color.red.frame(width: 20, height: 10)
        }
        Color.red.frame(width: 30, height: 10)
      }
    }
  }

  @Test("The alignment that a cell states holds for all cells of its column")
  func columnsAreAligned() throws {
    func grid(_ alignment: HorizontalAlignment?) throws -> [Double] {
      try Self.frames(
        Grid(horizontalSpacing: 0, verticalSpacing: 0) { Self.rows(alignment) }
          .frame(width: 100, height: 100, alignment: .topLeading)
      ).map(\.x)
    }
    #expect(try grid(nil) == [0, 50, 10, 40])
    #expect(try grid(.leading) == [0, 50, 0, 40])
    #expect(try grid(.trailing) == [0, 50, 20, 40])
  }

  @Test("A cell with an anchor of its own keeps it in an aligned column")
  func anchorsWin() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { Color.red.frame(width: 40, height: 10).gridColumnAlignment(.trailing) }
      GridRow { Color.red.frame(width: 20, height: 10).gridCellAnchor(.leading) }
      GridRow { Color.red.frame(width: 20, height: 10) }
    }.frame(width: 100, height: 100, alignment: .topLeading)
    #expect(try Self.frames(grid).map(\.x) == [0, 0, 20])
  }

  @Test("The layout of a grid places cells as a grid", arguments: PellucidViews.LayoutDirection.allCases)
  func gridLayoutsAreGrids(direction: PellucidViews.LayoutDirection) throws {
    let cells = Group {
      Self.rows(.trailing)
      Color.blue.frame(height: 4)
      GridRow(alignment: .bottom) {
        Color.green.frame(width: 5, height: 20)
        Color.green.frame(width: 5, height: 5).gridCellUnsizedAxes(.vertical)
      }
    }
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 3) { cells }
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 3)
    let wanted = try Self.frames(grid.environment(\.layoutDirection, direction))
    #expect(wanted.count == 7)
    #expect(try Self.frames(layout { cells }.environment(\.layoutDirection, direction)) == wanted)
    #expect(try Self.frames(AnyLayout(layout) { cells }.environment(\.layoutDirection, direction)) == wanted)
  }

  @Test("A row of a grid layout that changes is placed again")
  func gridLayoutsFollowTheirState() throws {
    struct Changing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        GridLayout(horizontalSpacing: 0) {
          GridRow {
            Color.red.frame(width: width, height: 10)
            Color.blue.frame(width: 20, height: 10)
          }
        }
        .onAppear { width = 50 }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    #expect(try Self.frames(Changing()).map(\.x) == [0, 50])
  }

  @Test("Panes share the room with lines between them")
  func panesHaveLines() throws {
    let view = HSplitView {
      Color.red.frame(width: 30)
      Color.blue
    }
    let frames = try Self.frames(view)
    #expect(frames.count == 3 && frames.allSatisfy { $0.height == 100 })
    #expect(frames.map(\.width).reduce(0, +) == 100 && frames[0].width == 30 && frames[1].width <= 1)
  }

  @Test("The space around the views of a window is that of the platform")
  func scenesHavePadding() throws {
    func frame(_ platform: Platform, _ edges: Edge.Set) throws -> Rect {
      var traits = Traits()
      traits.platform = platform
      return try #require(try DrawnLayers.flat(Color.red.scenePadding(edges), traits).first).frame
    }
    #expect(try frame(.macOS, .all) == Rect(x: 20, y: 20, width: 60, height: 60))
    #expect(try frame(.iOS, .horizontal) == Rect(x: 16, y: 0, width: 68, height: 100))
  }
}
