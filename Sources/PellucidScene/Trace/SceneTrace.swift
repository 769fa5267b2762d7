// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The choices that were made while a scene was resolved, with their reasons, in drawing order; findings are judged
/// from it.
package struct SceneTrace: Sendable {
  /// The facts about files that the scene was resolved with.
  package internal(set) var facts: FileFacts
  /// The backdrops behind the glass that the scene was resolved with.
  package internal(set) var seen: Seen
  /// The layer behind each resource of the scene, by resource index.
  package internal(set) var resources: [ResourceOrigin] = []
  /// The traits of the scene after its appearance policy.
  package internal(set) var traits: Traits
  package internal(set) var steps: [Step] = []
  /// The texts whose lines decide what they lie on, and are not among the facts.
  package internal(set) var openTexts: [OpenText] = []

  init(facts: FileFacts, seen: Seen, traits: Traits) {
    (self.facts, self.seen, self.traits) = (facts, seen, traits)
  }

  /// Adds a step and returns its index, with which nodes refer to the step.
  mutating func add(_ step: Step) -> Int {
    steps.append(step)
    return steps.count - 1
  }

  /// Returns the step with an index; nil for a nil index.
  package func step(_ index: Int?) -> Step? {
    index.flatMap { steps.indices.contains($0) ? steps[$0] : nil }
  }

  /// Returns the layer of the step with an index; nil for a nil index.
  package func layer(_ index: Int?) -> LayerReference? { step(index)?.layer?.reference }

  /// One action of the resolver.
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
    /// Reports the element that has the focus (tvOS).
    case focus(TracedLayer)
    /// Reports a focus that has no effect: only tvOS draws it.
    case unusedFocus(TracedLayer)
    /// Reports a union that has no effect: only glass directly in a container joins.
    case unusedUnion(TracedLayer)
    case scrollEdge(TracedLayer, ScrollEdgeRecipe)
    case dimming(TracedLayer, TracedDimming)
  }
}

extension SceneTrace.Step {
  /// The layer of the step; nil for surfaces and containers.
  package var layer: TracedLayer? {
    switch self {
    case .layer(let layer), .symbol(let layer, _), .picture(let layer, _), .material(let layer, _),
      .glass(let layer, _), .focus(let layer), .unusedFocus(let layer), .unusedUnion(let layer),
      .scrollEdge(let layer, _),
      .dimming(let layer, _):
      layer
    case .surface, .surfaceEnd, .container, .containerEnd: nil
    }
  }

  /// The name of the recipe with which the layer blurs or covers its backdrop; nil for layers without a material.
  package var recipeName: String? {
    switch self {
    case .material(_, let material): material.choice.name
    case .scrollEdge(_, let recipe): recipe.name
    default: nil
    }
  }
}

/// A reference to a layer: its key path, and the name that findings use.
package struct LayerReference: Hashable, Sendable {
  /// The key path, such as `windows[0].layers[2]`.
  package var path: String
  /// The layer's id, or its key path.
  package var name: String

  package init(path: String, name: String) { (self.path, self.name) = (path, name) }
}

/// The layer that uses a resource first.
package struct ResourceOrigin: Hashable, Sendable {
  /// The layer's key path, such as `windows[0].layers[2]`.
  package var path: String
  /// The layer's id, or its key path.
  package var name: String
  /// The style of the first use; nil for content with colours of its own.
  package var style: ForegroundStyle?
  /// A Boolean value that is true where the layer, or something around it, is marked as inactive.
  package var isInactive = false

  init(path: String, name: String, style: ForegroundStyle?) {
    (self.path, self.name, self.style) = (path, name, style)
  }
}

/// A text that lies on several grounds, so that its lines decide which one counts.
package struct OpenText: Sendable {
  /// The layer's key path.
  package var path: String
  package var request: TextRequest
  /// The width of the layer's frame, in points.
  package var width: Double
}
