// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension SceneDescription {
  /// The finite times of all events of all layers, in seconds, the first first.
  public var eventTimes: [Double] {
    (desktop + windows.flatMap { $0.layers }).flatMap { $0.eventTimes }.filter { $0.isFinite }.sorted()
  }
}

extension Layer {
  fileprivate var eventTimes: [Double] {
    let inner = content.children.flatMap { $0.eventTimes }
    switch content {
    case .glass(let glass): return inner + glass.events.map { $0.at }
    case .scrollEdge(let edge): return inner + edge.events.map { $0.at }
    default: return inner
    }
  }
}
