// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A description lowered to numbers, and how that came about.
public struct Resolution: Sendable {
  public var scene: ResolvedScene
  public var trace: SceneTrace

  public init(scene: ResolvedScene, trace: SceneTrace) { (self.scene, self.trace) = (scene, trace) }
}

/// The choices that lowering made and the reasons for them, as far as somebody judges them.
public struct SceneTrace: Sendable {
  /// The facts about files that the scene was resolved with.
  public var facts: FileFacts
  /// The layer behind each resource of the scene, by resource index.
  public var resources: [ResourceOrigin] = []

  public init(facts: FileFacts = FileFacts()) { self.facts = facts }
}

/// The layer that asks for a resource first.
public struct ResourceOrigin: Hashable, Sendable {
  /// The layer's key path, such as `windows[0].layers[2]`.
  public var path: String
  /// The layer's id, or its key path.
  public var name: String
  /// The style that it is drawn in first; nil for what has colours of its own.
  public var style: ForegroundStyle?

  public init(path: String, name: String, style: ForegroundStyle? = nil) {
    (self.path, self.name, self.style) = (path, name, style)
  }
}
