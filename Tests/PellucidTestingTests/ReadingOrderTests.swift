// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews
import Testing

@testable import PellucidTesting

/// Tests of the order in which assistive technologies read views.
@MainActor @Suite struct ReadingOrderTests {
  @Test("Views are read in their order, controls with their traits, and hidden ones not at all")
  func order() throws {
    let view = VStack {
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("Secret").accessibilityHidden(true)
      Button("Save") {}
      Image(systemName: "star").accessibilityLabel("Favourite")
      Color.red.frame(width: 10, height: 10)
    }
    #expect(try ViewTrees.words(view) == ["Title, header", "Save, button", "Favourite"])
  }

  @Test("Views that are combined are one stop; those of an ignored view are its label alone")
  func children() throws {
    let view = VStack {
      HStack {
        Text("Price")
        Text("5 €")
      }.accessibilityElement(children: .combine)
      HStack {
        Text("a")
        Text("b")
      }.accessibilityElement().accessibilityLabel("Letters")
      HStack {
        Text("c")
        Text("d")
      }.accessibilityElement(children: .contain).accessibilityLabel("Group")
    }
    #expect(try ViewTrees.words(view) == ["Price, 5 €", "Letters", "c", "d"])
  }

  @Test("The symbol beside words and the arrow of a row are not read; a label of a part is")
  func decorations() throws {
    let list = List {
      Label("Home", systemImage: "house").accessibilityElement(children: .combine)
      NavigationLink("Details") { Text("x") }
    }
    #expect(try ViewTrees.words(list, width: 390, height: 600) == ["Home", "Details"])
    let tabs = TabView { Text("Content").tabItem { Label("Home", systemImage: "house") } }
    #expect(try ViewTrees.words(tabs, width: 390, height: 600) == ["Content", "Home, tab"])
  }

  @Test("Larger priorities are read first among views beside each other")
  func priority() throws {
    let view = VStack {
      Text("Second")
      Text("First").accessibilitySortPriority(1)
      Text("Last").accessibilitySortPriority(-1)
      Text("Third").accessibilitySortPriority(.nan)
    }
    #expect(try ViewTrees.words(view) == ["First", "Second", "Third", "Last"])
  }

  @Test("A bar is read before the view below it, and a sheet alone")
  func barsAndSheets() throws {
    let screen = NavigationStack { Text("Content").navigationTitle("Title") }
    #expect(try ViewTrees.words(screen, width: 390, height: 600) == ["Title", "Content"])
    let bar = NavigationStack {
      Text("Content").toolbar {
        ToolbarItem {
          Button {
          } label: {
            Image(systemName: "plus")
          }.accessibilityLabel("Add")
        }
      }
    }
    #expect(try ViewTrees.words(bar, width: 390, height: 600) == ["Add, button", "Content"])
    let sheet = Text("Below").sheet(isPresented: .constant(true)) { Text("In the sheet") }
    #expect(try ViewTrees.words(sheet, width: 390, height: 600) == ["In the sheet"])
  }

  @Test("The legend is a picture beside the view's, with a number for each stop")
  func legend() throws {
    let bench = try SnapshotBench()
    var renderer = try ViewRenderer(bench.place(), SnapshotOptions())
    let settings = SnapshotVariant(device: SnapshotDevice(width: 200, height: 100, scale: 1))
    let (scene, tree) = renderer.described(
      VStack {
        Text("One")
        Text("Two")
      }, settings)
    let legend = ReadingLegend(tree, of: scene).scene
    #expect(legend.size.width == 480 && legend.size.height == 100)
    let picture = try renderer.drawn(legend)
    #expect(picture.width == 480)
  }

  @Test("A reading order is compared as a picture of its own")
  func snapshot() throws {
    var bench = try SnapshotBench()
    bench.options.contents = .readingOrder
    _ = bench.record(
      VStack {
        Text("One")
        Text("Two")
      })
    #expect(bench.references == ["welcome.120x60@1x.reading-order.png"])
    #expect(
      bench.problems(
        of: VStack {
          Text("One")
          Text("Two")
        }) == [])
    #expect(
      bench.problems(
        of: VStack {
          Text("Two")
          Text("One")
        }
      ).count == 1)
  }
}
