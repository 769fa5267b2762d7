// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews
import Testing

/// Tests of texts that cannot be read.
@MainActor @Suite struct TextFaultTests {
  @Test("Texts that have room are no fault")
  func none() throws {
    let view = VStack {
      Text("One")
      HStack {
        Text("Two")
        Text("Three").bold() + Text(" and more")
      }
      Button("Four") {}
    }
    #expect(try ViewTrees.faults(view) == [])
  }

  @Test("A text without letters is a fault; a symbol is none")
  func empty() throws {
    #expect(
      try ViewTrees.faults(
        VStack {
          Text("")
          Text("  ")
        }) == ["empty ", "empty   "])
    #expect(try ViewTrees.faults(Text(Image(systemName: "star"))) == [])
  }

  @Test("A text that ends with an ellipsis is a fault, in one look or in several")
  func truncated() throws {
    let long = "A text that is much longer than the room that it has on its line"
    #expect(try ViewTrees.faults(Text(long).lineLimit(1)) == ["truncated " + long])
    let runs = Text(long) + Text("!").bold()
    #expect(try ViewTrees.faults(runs.lineLimit(1)) == ["truncated " + long + "!"])
    #expect(try ViewTrees.faults(Text(long).minimumScaleFactor(0.1).lineLimit(1)) == [])
    #expect(try ViewTrees.faults(Text(long)) == [])
    let button = Button(long) {}.buttonStyle(.borderedProminent).frame(width: 120)
    #expect(try ViewTrees.faults(button).map { $0.prefix(9) } == ["truncated"])
  }

  @Test("A text that a shape or the picture cuts is a fault; one that can be scrolled to is none")
  func clipped() throws {
    let view = Text("Wide enough to be cut").fixedSize().frame(width: 40).clipped()
    #expect(try ViewTrees.faults(view) == ["clipped Wide enough to be cut"])
    #expect(try ViewTrees.faults(Text("Beside the picture").offset(x: 250)) == ["clipped Beside the picture"])
    let rows = ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } } }
    #expect(try ViewTrees.faults(rows) == [])
    let wide = ScrollView { Text("A line that does not fit into the width of the picture").fixedSize() }
    #expect(try ViewTrees.faults(wide, width: 100).map { $0.prefix(7) } == ["clipped"])
  }

  @Test("Texts on each other are a fault; texts under a sheet, a card or a bar are none")
  func overlapping() throws {
    let view = ZStack {
      Text("Below")
      Text("Above")
    }
    #expect(try ViewTrees.faults(view) == ["overlaps(\"Below\") Above"])
    let card = ZStack {
      Text("Below")
      Text("Above").padding().background(.white)
    }
    #expect(try ViewTrees.faults(card) == [])
    let glass = ZStack {
      Text("Below")
      Text("Above").padding().glassEffect()
    }
    #expect(try ViewTrees.faults(glass) == [])
    let near = VStack(spacing: -2) {
      Text("One")
      Text("Two")
    }
    #expect(try ViewTrees.faults(near) == [])
    let sheet = Text("Below").sheet(isPresented: .constant(true)) { Text("In the sheet") }
    #expect(try ViewTrees.faults(sheet, width: 390, height: 600) == [])
  }

  @Test("A mask is no text, and covers none")
  func masks() throws {
    let gradient = Text("Gradient").overlay(Color.blue.mask { Text("Gradient") })
    #expect(try ViewTrees.faults(gradient) == [])
    let below = ZStack {
      Text("Below")
      Text("Above").mask { Color.black }
    }
    #expect(try ViewTrees.faults(below) == ["overlaps(\"Below\") Above"])
  }

  @Test("What is not drawn is no fault")
  func invisible() throws {
    let view = ZStack {
      Text("Below")
      Text("Above").opacity(0)
      Text("Hidden").hidden()
    }
    #expect(try ViewTrees.faults(view) == [])
  }
}
