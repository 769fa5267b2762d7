// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

@testable import PellucidComponents

/// A component lowered with a fixed measurer, and the parts of its layers.
struct Lowered {
  let frame: Rect
  let lowered: LoweredComponent
  var size: Size { lowered.size }
  var layers: [Layer] { lowered.layers }
  /// All layers, with their frames in the component.
  let all: [(layer: Layer, frame: Rect)]

  /// Lowers a component in a parent of 402 × 874 points.
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
    let lowering = ComponentLowering(
      traits: traits, device: DeviceSettings(direction), measurer: FixedMeasurer())
    try self.init(content, lowering, in: Size(width: 402, height: 874))
  }

  init(
    _ component: Component, _ platform: Platform = .iOS, _ look: Look = .os27,
    _ placement: ComponentPlacement = ComponentPlacement(), textSize: TextSize = .large,
    settings: GlassSettings = GlassSettings(), time: Double? = nil,
    in parent: Size = Size(width: 402, height: 874)
  ) throws(ComponentError) {
    var traits = Traits()
    (traits.platform, traits.look, traits.textSize) = (platform, look, textSize)
    let lowering = ComponentLowering(
      traits: traits, settings: settings, time: time, measurer: FixedMeasurer())
    try self.init(ComponentContent(component, placement), lowering, in: parent)
  }

  private init(
    _ content: ComponentContent, _ lowering: ComponentLowering<FixedMeasurer>, in parent: Size
  ) throws(ComponentError) {
    var lowering = lowering
    (frame, lowered) = try lowering.unplaced(content, in: parent)
    var found: [(Layer, Rect)] = []
    LayerWalk.forEach(in: lowered.layers, inheriting: Point(x: 0, y: 0)) { layer, _, corner in
      let frame = layer.frame.moved(x: corner.x, y: corner.y)
      found.append((layer, frame))
      return Point(x: frame.x, y: frame.y)
    }
    all = found
  }

  /// Returns the frame of the first text of this string.
  func frame(of string: String) -> Rect? {
    texts(string).first
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

  var glass: [(content: GlassContent, frame: Rect)] {
    all.compactMap { layer, frame in
      if case .glass(let glass) = layer.content { (glass, frame) } else { nil }
    }
  }

  func surfaces(_ role: MaterialRole) -> [Rect] {
    all.compactMap { layer, frame in
      if case .material(let material) = layer.content, material.choice == .role(role) { frame } else { nil }
    }
  }

  /// Returns the frames of the texts of this string.
  func texts(_ string: String) -> [Rect] {
    all.compactMap { layer, frame in
      if case .text(let text) = layer.content, text.string == string { frame } else { nil }
    }
  }

  /// Returns the frames of fills in a colour of the component tables.
  func fills(_ color: ComponentColor) -> [Rect] {
    fills { $0 == ForegroundStyle(.color(.component(color)), isVibrant: false) }
  }

  func components(_ kind: ComponentKind) -> [(component: Component, frame: Rect)] {
    all.compactMap { layer, frame in
      if case .component(let content) = layer.content, content.component.kind == kind {
        (content.component, frame)
      } else {
        nil
      }
    }
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
