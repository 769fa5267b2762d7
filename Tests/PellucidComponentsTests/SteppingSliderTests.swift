// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of the slider of watchOS.
@Suite struct SteppingSliderTests {
  private func slider(_ value: Double, segments: Double = 5) -> Component {
    Component(.slider).with(.value, .number(value)).with(.ticks, .number(segments))
  }

  private func filled(_ component: Component) throws -> [Rect] {
    try Lowered(component, on: .watchOS, .os27).fills { $0 == .accent }
  }

  @Test(
    "A slider in a row is as wide as the row: in its place where it is alone, below the title where it has one"
  )
  func rows() throws {
    func row(_ title: String?) throws -> (slider: Rect, title: Rect?, platters: Int) {
      var row = Component(.row).with(.control, .components([slider(0.5)]))
      if let title { row = row.with(.title, .text(ExactName(title))) }
      let lowered = try Lowered(
        Component(.form).with(.items, .components([row])), on: .watchOS, .os27)
      let slider = try #require(lowered.components.first { $0.kind == .slider })
      let platters = lowered.fills { $0 == .component(.platter) }.count
      return (slider.frame, title.flatMap { lowered.frame(of: $0) }, platters)
    }
    let alone = try row(nil)
    #expect(alone.slider.width == 402 && alone.slider.height == 44 && alone.platters == 0)
    let titled = try row("Volume")
    #expect(titled.slider.width == 402 - 24 && titled.slider.height == 44 && titled.platters == 1)
    #expect(titled.slider.y > titled.title?.maxY ?? .infinity)
  }

  @Test("As many segments are filled as the value has steps, and all lie between the buttons")
  func segmentsFollowTheValue() throws {
    for count in 0...5 {
      let component = slider(Double(count) / 5)
      #expect(try filled(component).count == count)
      let lowered = try Lowered(component, on: .watchOS, .os27)
      let segments = lowered.fills { $0 == .accent || $0 == .component(.sliderTrack) }
      #expect(segments.count == 5 && lowered.size.height == 44)
      #expect(segments.allSatisfy { $0.x >= 44 - 1e-9 && $0.maxX <= lowered.size.width - 44 + 1e-9 })
      #expect(lowered.symbols == ["minus", "plus"])
    }
    #expect(try filled(slider(0.25, segments: 0)).map(\.width) == [23])
  }

  @Test("An end that the value has reached is inactive, and a press darkens the stated button")
  func endsAndPresses() throws {
    func inactive(_ value: Double) throws -> [String] {
      try Lowered(slider(value), on: .watchOS, .os27).all.compactMap { layer, _ in
        if case .symbol(let symbol) = layer.content, layer.isInactive { symbol.name } else { nil }
      }
    }
    #expect(try inactive(0) == ["minus"] && inactive(0.5).isEmpty && inactive(1) == ["plus"])
    var pressed = slider(0.5).with(.pressedPart, .word(.decrement))
    pressed.states = [.pressed]
    let discs = try Lowered(pressed, on: .watchOS, .os27).fills { $0 == .component(.platter) }
    #expect(discs.count == 2 && discs[1].center == Point(x: 22, y: 22))
  }

  @Test("A change of the value moves the segments at once")
  func changesAreImmediate() throws {
    var component = slider(0.2)
    component.events = [ComponentEvent(at: 0.5, .value(0.8))]
    let before = try lower(component, on: .watchOS, time: 0.4).layers
    let after = try lower(component, on: .watchOS, time: 0.5).layers
    #expect(before == (try lower(slider(0.2), on: .watchOS).layers))
    #expect(after == (try lower(slider(0.8), on: .watchOS).layers))
  }
}
