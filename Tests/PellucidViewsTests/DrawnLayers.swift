// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

/// The layers that views become.
@MainActor enum DrawnLayers {
  static func of(
    _ view: some View, width: Double = 100, height: Double = 100, _ traits: Traits = Traits()
  ) throws -> [Layer] {
    let renderer = try SceneRenderer(threads: 1)
    let scene = renderer.description(of: view, width: width, height: height, traits: traits)
    return try #require(scene.windows.first).layers
  }

  /// Returns all layers without groups, outer ones first.
  static func flat(
    _ view: some View, width: Double = 100, height: Double = 100, _ traits: Traits = Traits()
  ) throws -> [Layer] {
    var layers: [Layer] = []
    LayerWalk.forEach(in: try of(view, width: width, height: height, traits)) { layer in
      if case .group = layer.content { return }
      layers.append(layer)
    }
    return layers
  }

  /// Returns the texts of a view with their layers.
  static func texts(
    _ view: some View, width: Double = 300, height: Double = 300, _ traits: Traits = Traits()
  ) throws -> [(text: TextContent, layer: Layer)] {
    try flat(view, width: width, height: height, traits).compactMap { layer in
      guard case .text(let text) = layer.content else { return nil }
      return (text, layer)
    }
  }

  /// Returns the fill of a view that is one filled shape.
  static func fill(_ view: some View, _ traits: Traits = Traits()) throws -> (
    shape: PellucidGeometry.Shape, style: PellucidScene.FillStyle, layer: Layer
  ) {
    let layer = try #require(try flat(view, traits).first)
    guard case .fill(let shape, let style) = layer.content else { throw NotAFill(layer: layer) }
    return (shape, style, layer)
  }
}

/// A layer that is not the fill that a test expects.
struct NotAFill: Error { let layer: Layer }
