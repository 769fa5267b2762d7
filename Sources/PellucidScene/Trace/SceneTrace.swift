// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The choices that lowering made and the reasons for them, in drawing order, for those who judge them.
package struct SceneTrace: Sendable {
  /// The facts about files that the scene was resolved with.
  package internal(set) var facts: FileFacts
  /// The look behind the glass that the scene was resolved with.
  package internal(set) var seen: Seen
  /// The layer behind each resource of the scene, by resource index.
  package internal(set) var resources: [ResourceOrigin] = []
  /// The traits of the scene after its appearance policy.
  package internal(set) var traits: Traits
  package internal(set) var steps: [Step] = []

  init(facts: FileFacts, seen: Seen, traits: Traits) {
    (self.facts, self.seen, self.traits) = (facts, seen, traits)
  }

  /// Adds a step and returns its index, by which nodes refer to it.
  mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Returns the step that a node refers to; nil for nodes of none.
  package func step(_ index: Int?) -> Step? {
    index.flatMap { steps.indices.contains($0) ? steps[$0] : nil }
  }

  /// Returns the layer that a node was made for, by the index of the node's step; nil for nodes of none.
  package func layer(_ index: Int?) -> LayerReference? { step(index)?.layer?.reference }

  /// One thing that lowering did.
  package indirect enum Step: Sendable {
    /// Begins a window, by its index, or the desktop.
    case surface(window: Int?)
    case surfaceEnd
    /// Begins a container of glass; its glass lies below everything else in it.
    case container
    case containerEnd(TracedContainer)
    /// Places a text or a fill.
    case layer(TracedLayer)
    case symbol(TracedLayer, TracedSymbol)
    case picture(TracedLayer, TracedPicture)
    case material(TracedLayer, TracedMaterial)
    case glass(TracedLayer, TracedGlass)
    /// Leaves a focus out, which only tvOS draws.
    case unusedFocus(TracedLayer)
    /// Leaves a union out, which only glass right in a container joins.
    case unusedUnion(TracedLayer)
    case scrollEdge(TracedLayer, ScrollEdgeRecipe)
    case dimming(TracedLayer, TracedDimming)
  }
}

extension SceneTrace.Step {
  /// The layer that the step is about; nil for surfaces and containers.
  package var layer: TracedLayer? {
    switch self {
    case .layer(let layer), .symbol(let layer, _), .picture(let layer, _), .material(let layer, _),
      .glass(let layer, _), .unusedFocus(let layer), .unusedUnion(let layer), .scrollEdge(let layer, _),
      .dimming(let layer, _):
      layer
    case .surface, .surfaceEnd, .container, .containerEnd: nil
    }
  }

  /// The name of the recipe by which the layer blurs or covers what lies below it; nil for layers of no material.
  package var recipeName: String? {
    switch self {
    case .material(_, let material): material.choice.name
    case .scrollEdge(_, let recipe): recipe.name
    default: nil
    }
  }
}

/// A layer by its key path, and by the name that findings use.
package struct LayerReference: Hashable, Sendable {
  /// The key path, such as `windows[0].layers[2]`.
  package var path: String
  /// The layer's id, or its key path.
  package var name: String

  package init(path: String, name: String) { (self.path, self.name) = (path, name) }
}

/// The layer that asks for a resource first.
package struct ResourceOrigin: Hashable, Sendable {
  /// The layer's key path, such as `windows[0].layers[2]`.
  package var path: String
  /// The layer's id, or its key path.
  package var name: String
  /// The style that it is drawn in first; nil for what has colours of its own.
  package var style: ForegroundStyle?

  init(path: String, name: String, style: ForegroundStyle?) {
    (self.path, self.name, self.style) = (path, name, style)
  }
}
