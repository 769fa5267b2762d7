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
  ///   - size: The size of the picture, in points.
  ///   - scale: The number of pixels per point, 0.5…8; another value is an error when the scene is drawn.
  ///   - traits: The settings that the scene is drawn in.
  ///   - windows: The windows over the desktop, back to front.
  ///   - desktop: The layers of the desktop, bottom to top.
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
  /// Returns the scene with the settings that the system reports; settings that it does not report stay as they are.
  public func following(_ settings: SystemSettings) -> SceneDescription {
    var scene = self
    (scene.traits, scene.glass) = (traits.following(settings), glass.following(settings))
    return scene
  }

  /// Returns the scene in a room with this light, seen from this angle; both affect the glass of visionOS.
  ///
  /// - Parameters:
  ///   - lightAngle: The direction that the light comes from, in degrees clockwise from the right, −360…360; 270 is above.
  ///   - lightIntensity: The intensity of the light, 0…1.
  ///   - viewingAngle: The angle of the line of sight, in degrees, −60…60; positive from the right.
  package func room(
    lightAngle: Double = Room().lightAngle, lightIntensity: Double = Room().lightIntensity,
    viewingAngle: Double = 0
  ) -> SceneDescription {
    var scene = self
    scene.room = Room(
      lightAngle: lightAngle, lightIntensity: lightIntensity, viewingAngle: viewingAngle)
    return scene
  }

  /// Returns the scene with an interface that is dark in every appearance, because it recedes behind films or pictures that
  /// fill the view. The guidelines allow no other reason.
  public func alwaysDarkForImmersiveMedia() -> SceneDescription {
    var scene = self
    scene.appearancePolicy = .alwaysDark(reason: .immersiveMedia)
    return scene
  }
}

extension Window {
  /// Creates a window of layers.
  ///
  /// - Parameters:
  ///   - id: The name of the window; nil for none.
  ///   - frame: The frame in the scene, in points.
  ///   - shape: The shape that the window is clipped to, fitted into its frame.
  ///   - shadow: The shadow of the shape; nil for none.
  ///   - isActive: A Boolean value that is true for the active window; nil leaves that to the traits.
  ///   - layers: The layers, bottom to top, placed relative to the window's frame.
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
  /// Sets the presentation of the window, which decides on iOS whether the window is elevated.
  public func presentation(_ presentation: Presentation) -> Window {
    var copy = self
    copy.presentation = presentation
    return copy
  }
}

extension Shape {
  /// Returns a rectangle with four equal, continuous corners.
  ///
  /// - Parameter radius: The radius, in points, clamped to half the shorter side of the frame.
  public static func roundedRectangle(_ radius: Double) -> Shape {
    .roundedRectangle(CornerRadii(radius), style: .continuous)
  }

  /// A capsule with continuous corners.
  public static var capsule: Shape { .capsule(style: .continuous) }
}

extension Transform {
  /// Creates a clockwise rotation about the origin, exact at multiples of 90°.
  public static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = (Elementary.sine(degrees: degrees), Elementary.cosine(degrees: degrees))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
