// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// A Boolean value that is true for iOS before release 26.
  var isClassic: Bool { isOld && traits.platform == .iOS }

  /// Returns the black over the parent of a modal component.
  func dimming(_ color: ComponentColor = .modalDimming, in parent: Size, opacity: Double = 1) -> [Layer] {
    guard opacity > 0 else { return [] }
    return [Layer.fill(.component(color), .rectangle, Rect(parent)).opacity(min(opacity, 1))]
  }

  /// Moves a component that rises from below its place, or fades it under Reduce Motion; a closed one has no layers.
  func rise(
    _ component: Component, _ lowered: inout LoweredComponent, riding motion: GlassMotion
  ) {
    let moment = opening(component, open: motion.spring, close: motion.spring)
    if moment.isClosed {
      lowered.layers = []
      lowered.place = nil
    } else if moment.fades {
      lowered.opacity = moment.progress
    } else if moment.progress != 1 {
      lowered.transform = .translation(x: 0, y: (1 - moment.progress) * lowered.size.height)
    }
  }

  /// Returns texts below each other from a height on, each as wide as the room, and the height below the last.
  mutating func stack(
    _ texts: [(text: TextContent, gap: Double)], x: Double, y: Double, width: Double
  ) -> (layers: [Layer], bottom: Double) {
    var layers: [Layer] = [], bottom = y
    for entry in texts where !entry.text.string.utf8.isEmpty {
      let top = layers.isEmpty ? bottom : bottom + entry.gap
      let height = measure(entry.text, width: width).size.height
      layers.append(.text(entry.text, Rect(x: x, y: top, width: width, height: height)))
      bottom = top + height
    }
    return (layers, bottom)
  }
}
