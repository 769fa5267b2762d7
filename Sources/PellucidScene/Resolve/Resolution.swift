// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A description lowered to numbers, and how that came about.
public struct Resolution: Sendable {
  public var scene: ResolvedScene
  public var trace: SceneTrace

  public init(scene: ResolvedScene, trace: SceneTrace) { (self.scene, self.trace) = (scene, trace) }
}
