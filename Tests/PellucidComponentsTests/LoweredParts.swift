// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A component, lowered in a parent, with its parts found by what they are.
struct LoweredParts {
  var frame: Rect
  var layers: [Layer]

  init(
    _ component: Component, _ platform: Platform = .iOS, _ look: Look = .os27,
    _ placement: ComponentPlacement = ComponentPlacement(), textSize: TextSize = .large,
    settings: GlassSettings = GlassSettings(), time: Double? = nil,
    in parent: Size = Size(width: 402, height: 874)
  ) throws(ComponentError) {
    var traits = Traits()
    (traits.platform, traits.look, traits.textSize) = (platform, look, textSize)
    var lowering = ComponentLowering(
      traits: traits, settings: settings, time: time, measurer: FixedMeasurer())
    let result = try lowering.unplaced(ComponentContent(component, placement), in: parent)
    (frame, layers) = (result.frame, result.lowered.layers)
  }

  /// All layers with their frames relative to the component.
  var placed: [(layer: Layer, frame: Rect)] {
    var found: [(Layer, Rect)] = []
    LayerWalk.forEach(in: layers, inheriting: Point(x: 0, y: 0)) { layer, _, corner in
      let frame = layer.frame.moved(x: corner.x, y: corner.y)
      found.append((layer, frame))
      return Point(x: frame.x, y: frame.y)
    }
    return found
  }

  var glass: [(content: GlassContent, frame: Rect)] {
    placed.compactMap { layer, frame in
      if case .glass(let glass) = layer.content { (glass, frame) } else { nil }
    }
  }

  func surfaces(_ role: MaterialRole) -> [Rect] {
    placed.compactMap { layer, frame in
      if case .material(let material) = layer.content, material.choice == .role(role) { frame } else { nil }
    }
  }

  /// The frames of a text, by its string.
  func texts(_ string: String) -> [Rect] {
    placed.compactMap { layer, frame in
      if case .text(let text) = layer.content, text.string == string { frame } else { nil }
    }
  }

  /// The frames of fills in a colour of the component tables.
  func fills(_ color: ComponentColor) -> [Rect] {
    let style = ForegroundStyle(.color(.component(color)), isVibrant: false)
    return placed.compactMap { layer, frame in
      if case .fill(_, .foreground(style)) = layer.content { frame } else { nil }
    }
  }

  func components(_ kind: ComponentKind) -> [(component: Component, frame: Rect)] {
    placed.compactMap { layer, frame in
      if case .component(let content) = layer.content, content.component.kind == kind {
        (content.component, frame)
      } else {
        nil
      }
    }
  }
}
