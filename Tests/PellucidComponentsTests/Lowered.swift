// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

@testable import PellucidComponents

/// A component lowered with a fixed measurer in a parent of 402 × 874 points, and the parts of its layers.
struct Lowered {
  let lowered: LoweredComponent
  var size: Size { lowered.size }
  var layers: [Layer] { lowered.layers }
  /// All layers, with their frames in the component.
  private(set) var all: [(layer: Layer, frame: Rect)] = []

  init(
    _ component: Component, on platform: Platform, _ look: Look,
    _ direction: DeviceSettings.Direction = .leftToRight, _ change: (inout Traits) -> Void = { _ in }
  ) throws {
    try self.init(ComponentContent(component), on: platform, look, direction, change)
  }

  init(
    _ content: ComponentContent, on platform: Platform, _ look: Look,
    _ direction: DeviceSettings.Direction = .leftToRight, _ change: (inout Traits) -> Void = { _ in }
  ) throws {
    var traits = Traits()
    (traits.platform, traits.look) = (platform, look)
    change(&traits)
    var lowering = ComponentLowering(
      traits: traits, device: DeviceSettings(direction), measurer: FixedMeasurer())
    lowered = try lowering.unplaced(content, in: Size(width: 402, height: 874)).lowered
    collect(lowered.layers, Point(x: 0, y: 0))
  }

  private mutating func collect(_ layers: [Layer], _ corner: Point) {
    for layer in layers {
      let frame = layer.frame.moved(x: corner.x, y: corner.y)
      all.append((layer, frame))
      collect(layer.content.children, Point(x: frame.x, y: frame.y))
    }
  }

  /// Returns the frame of the first text of this string.
  func frame(of string: String) -> Rect? {
    all.first { layer, _ in
      if case .text(let text) = layer.content { text.string == string } else { false }
    }?.frame
  }

  /// Returns the frames of fills in the styles that a condition holds for.
  func fills(_ condition: (ForegroundStyle) -> Bool) -> [Rect] {
    all.compactMap { layer, frame in
      guard case .fill(_, .foreground(let style)) = layer.content, condition(style) else { return nil }
      return frame
    }
  }

  var symbols: [String] {
    all.compactMap { layer, _ in
      if case .symbol(let symbol) = layer.content { symbol.name } else { nil }
    }
  }

  /// The frames of all glass.
  var glass: [Rect] {
    all.compactMap { layer, frame in if case .glass = layer.content { frame } else { nil } }
  }

  /// The components inside.
  var components: [(kind: ComponentKind, frame: Rect, placement: ComponentPlacement)] {
    all.compactMap { layer, frame in
      guard case .component(let content) = layer.content else { return nil }
      return (content.component.kind, frame, content.placement)
    }
  }
}

extension ComponentLowering {
  /// Lowers a component; an error comes without its place in the component.
  mutating func unplaced(
    _ content: ComponentContent, in parent: Size
  ) throws(ComponentError) -> (frame: Rect, lowered: LoweredComponent) {
    do throws(PlacedComponentError) { return try lower(content, in: parent) } catch { throw error.error }
  }
}
