// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension SceneDescription {
  /// The finite times of the events of all layers, in seconds, in ascending order.
  package var eventTimes: [Double] {
    var times: [Double] = []
    LayerWalk.forEach(in: self) { layer in
      switch layer.content {
      case .glass(let glass): times += glass.events.map { $0.at }
      case .scrollEdge(let edge): times += edge.events.map { $0.at }
      default: break
      }
    }
    return times.filter { $0.isFinite }.sorted()
  }
}
