// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The choices that lowering made and the reasons for them, in drawing order, for those who judge them.
public struct SceneTrace: Sendable {
  /// The facts about files that the scene was resolved with.
  public internal(set) var facts: FileFacts
  /// The look behind the glass that the scene was resolved with.
  public internal(set) var seen: Seen
  /// The layer behind each resource of the scene, by resource index.
  public internal(set) var resources: [ResourceOrigin] = []
  /// The traits of the scene after its appearance policy.
  package internal(set) var traits: Traits
  package internal(set) var steps: [Step] = []

  init(facts: FileFacts, seen: Seen, traits: Traits) {
    (self.facts, self.seen, self.traits) = (facts, seen, traits)
  }

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
    /// Leaves a focus out, which only tvOS draws; by the layer's name.
    case unusedFocus(layer: String)
    /// Leaves a union out, which only glass right in a container joins; by the layer's name.
    case unusedUnion(layer: String)
    case scrollEdge(layer: String, ScrollEdgeRecipe)
    case dimming(TracedLayer, TracedDimming)
  }
}

/// The layer that asks for a resource first.
public struct ResourceOrigin: Hashable, Sendable {
  /// The layer's key path, such as `windows[0].layers[2]`.
  public var path: String
  /// The layer's id, or its key path.
  public var name: String
  /// The style that it is drawn in first; nil for what has colours of its own.
  public var style: ForegroundStyle?

  init(path: String, name: String, style: ForegroundStyle?) {
    (self.path, self.name, self.style) = (path, name, style)
  }
}
