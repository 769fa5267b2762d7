// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of layouts at the text sizes of accessibility.
@Suite struct LargeTextTests {
  private static let looks: [Look] = [.ios18, .os26, .os27]

  private func list(_ row: Component) -> Component { Component(.list).with(.items, .components([row])) }

  @Test("Rows show the symbol above the title and the detail below it", arguments: looks)
  func rows(look: Look) throws {
    let row = Component(.row).with(.title, .text("Units")).with(.detail, .text("m")).with(
      .symbol, .text("ruler"))
    for size in [TextSize.accessibility1, .accessibility5] {
      let parts = try Lowered(list(row), .iOS, look, textSize: size)
      let title = try #require(parts.frame(of: "Units")), detail = try #require(parts.frame(of: "m"))
      let symbol = try #require(
        parts.all.first { if case .symbol = $0.layer.content { true } else { false } }?.frame)
      #expect(symbol.maxY <= title.y + 1e-9 && title.maxY <= detail.y + 1e-9 && title.x == detail.x)
    }
    let usual = try Lowered(list(row), .iOS, look)
    #expect(usual.frame(of: "Units")?.y == usual.frame(of: "m")?.y)
  }

  @Test("A control stands below the title where it would break a word, and else beside it")
  func controls() throws {
    let row = Component(.row).with(.control, .components([Component(.toggle)]))
    let long = try Lowered(
      list(row.with(.title, .text("Notifications"))), textSize: .accessibility3)
    let title = try #require(long.frame(of: "Notifications"))
    let toggle = try #require(long.components(.toggle).first?.frame)
    #expect(toggle.y >= title.maxY && toggle.x == title.x)
    // One line: no word is broken.
    #expect(title.height < 60)
    let short = try Lowered(list(row.with(.title, .text("Wi Fi"))), textSize: .accessibility3)
    let beside = try #require(short.components(.toggle).first?.frame)
    let text = try #require(short.frame(of: "Wi Fi"))
    #expect(beside.x >= text.maxX && beside.y < text.maxY)
  }

  @Test("Bars grow to 1.235 times their usual size and no further", arguments: looks)
  func bars(look: Look) throws {
    let bar = Component(.navigationBar).with(.title, .text("Weather")).with(
      .trailing, .components([Component(.barItem).with(.title, .text("Edit"))]))
    func font(_ string: String, _ size: TextSize) throws -> FontMetrics? {
      var traits = Traits()
      traits.textSize = size
      return try Lowered(bar, .iOS, look, textSize: size).all.lazy.compactMap { layer, _ -> FontMetrics? in
        guard case .text(let text) = layer.content, text.string == string else { return nil }
        return text.font.metrics(in: traits)
      }.first
    }
    for string in ["Weather", "Edit"] {
      #expect(try font(string, .large)?.size == 17)
      #expect(try font(string, .xxLarge)?.size == 21)
      #expect(try font(string, .accessibility5)?.size == 21)
    }
    let usual = try Lowered(bar, .iOS, look), large = try Lowered(bar, .iOS, look, textSize: .accessibility5)
    #expect(large.size.height < 1.2 * usual.size.height)
  }

  @Test("Large titles take a second line")
  func largeTitle() throws {
    let bar = Component(.navigationBar).with(.title, .text("Weather in the Mountains")).with(
      .large, .flag(true))
    let heights = try [TextSize.accessibility5, .large].map { size in
      try #require(try Lowered(bar, textSize: size).frame(of: "Weather in the Mountains")).height
    }
    #expect(heights[0] > 100 && heights[1] < 50)
  }

  @Test("Menus and messages move into their parent as their texts grow")
  func panels() throws {
    let item = Component(.menuItem).with(.title, .text("Move to Album")).with(.symbol, .text("folder"))
    let menu = Component(.menu).with(.items, .components([item]))
    let toast = Component(.toast).with(.title, .text("Saved to Summer")).with(.symbol, .text("checkmark"))
    let place = ComponentPlacement(origin: Point(x: 132, y: 28))
    for component in [menu, toast] {
      #expect(try Lowered(component, .iOS, .os27, place).frame.x == 132)
      for size in [TextSize.accessibility1, .accessibility5] {
        let frame = try Lowered(component, .iOS, .os27, place, textSize: size).frame
        #expect(frame.x > 0 && frame.maxX < 402, "\(component.kind) \(frame)")
      }
    }
  }
}
