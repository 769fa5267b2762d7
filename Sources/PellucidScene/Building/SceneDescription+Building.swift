// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneDescription {
  /// Creates a scene of layers that lie on the desktop, and of windows over them.
  ///
  ///     SceneDescription(size: Size(width: 390, height: 300)) {
  ///       ImageLayer("photo.jpg")
  ///       MaterialLayer(.thin, in: .roundedRectangle(24)) {
  ///         TextLayer("Hello").frame(x: 20, y: 20, width: 200, height: 24)
  ///       }
  ///       .frame(x: 20, y: 20, width: 350, height: 64)
  ///     }
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point, 0.5…8.
  ///   - windows: Back to front.
  ///   - desktop: Bottom to top.
  public init(
    size: Size, scale: Double = 2, traits: Traits = Traits(), windows: [Window] = [],
    @LayerBuilder desktop: () -> [LayerElement]
  ) {
    self.init(
      size: size, scale: scale, traits: traits, desktop: desktop().map { $0.layer(in: size) },
      windows: windows)
  }
}

extension SceneDescription {
  /// Returns the scene in settings of the system; traits that these leave open stay.
  public func following(_ settings: SystemSettings) -> SceneDescription {
    var scene = self
    (scene.traits, scene.glass) = (traits.following(settings), glass.following(settings))
    return scene
  }

  /// Returns the scene for an interface that stays dark because it recedes behind films or pictures that fill the view: the one
  /// reason that the guidelines allow.
  public func alwaysDarkForImmersiveMedia() -> SceneDescription {
    var scene = self
    scene.appearancePolicy = .alwaysDark(reason: .immersiveMedia)
    return scene
  }
}

extension Window {
  /// A window whose layers are built.
  public init(
    id: String? = nil, frame: Rect, shape: Shape = .rectangle, shadow: Shadow? = nil,
    isActive: Bool? = nil, @LayerBuilder layers: () -> [LayerElement]
  ) {
    let size = frame.size
    self.init(
      id: id, frame: frame, shape: shape, shadow: shadow, isActive: isActive,
      layers: layers().map { $0.layer(in: size) })
  }
}

extension Window {
  /// Sets the presentation of the window, which decides about its level.
  public func presentation(_ presentation: Presentation) -> Window {
    var copy = self
    copy.presentation = presentation
    return copy
  }
}

extension Shape {
  /// Four equal continuous corners; `radius` in points.
  public static func roundedRectangle(_ radius: Double) -> Shape {
    .roundedRectangle(CornerRadii(radius), style: .continuous)
  }

  /// A capsule with continuous corners.
  public static var capsule: Shape { .capsule(style: .continuous) }
}

extension AffineTransform {
  /// A clockwise turn about the origin, exact at multiples of 90°.
  public static func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = (Elementary.sine(degrees: degrees), Elementary.cosine(degrees: degrees))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
