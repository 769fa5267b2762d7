// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A picture described by intent: a desktop, windows in order, layers in windows. All lengths in points, y down.
public struct SceneDescription: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// The number of pixels per point, 0.5…8; another value is an error when the scene is drawn.
  public var scale: Double
  /// The settings that the scene is drawn in.
  public var traits: Traits
  /// The settings that only glass reacts to.
  public var glass = GlassSettings()
  /// The settings that only assets react to.
  package var device = DeviceSettings()
  /// Paths of the catalogs that the scene itself names, relative to its document.
  package var catalogs: [String] = []
  /// The assets that names stand for; empty until somebody has read the catalogs.
  package var assets = SceneAssets()
  /// The rule by which the interface follows the appearance of the traits.
  package var appearancePolicy = AppearancePolicy.followsSystem
  /// The chosen numbers of decisions and findings about glass.
  package var glassRules = GlassRules()
  /// The light and the viewing angle that the glass of visionOS reacts to.
  package var room = Room()
  /// The backdrops that can lie behind the materials and the glass of the scene; nil for every backdrop.
  package var backdrops: PossibleBackdrops?
  /// The treatment of pictures that would glow or be lost.
  package var pictures = PictureSettings()
  /// The moment that is drawn, in seconds, on the clock of all events; nil draws glass at rest, without its events.
  public var time: Double?
  /// Layers of the desktop picture, bottom to top.
  package var desktop: [Layer]
  /// Windows, back to front.
  package var windows: [Window]

  package init(
    size: Size, scale: Double = 2, traits: Traits = Traits(), desktop: [Layer] = [],
    windows: [Window] = []
  ) {
    (self.size, self.scale, self.traits) = (size, scale, traits)
    (self.desktop, self.windows) = (desktop, windows)
  }
}

/// A window of a scene, whose layers are clipped to its shape and placed relative to its frame.
public struct Window: Hashable, Sendable {
  package var id: String?
  package var frame: Rect
  package var shape: Shape
  package var shadow: Shadow?
  /// A Boolean value that is true where this window is active; the scene's traits decide when omitted.
  package var isActive: Bool?
  /// The way in which the window came to be where it is; decides about its level.
  package var presentation = Presentation.automatic
  /// The material behind the layers; nil for the one that the platform gives presentations, and windows of visionOS.
  package var material: Material?
  package var layers: [Layer]

  /// The ways to show a window. On iOS, a window in front of another interface, or beside one, has the elevated level. A sheet,
  /// a popover and an alert have the material of their role, unless a layer of their own fills them.
  public enum Presentation: Hashable, Sendable, CaseIterable {
    /// A window among several that leaves some of the scene free counts as `window`, others as `fullScreen`.
    case automatic
    /// A window over the whole scene, which keeps the level of the traits.
    case fullScreen
    /// A window beside other windows or apps, in multitasking: elevated.
    case window
    /// A window in front of another interface: elevated.
    case sheet, popover, alert
  }

  package init(
    id: String? = nil, frame: Rect, shape: Shape = .rectangle, shadow: Shadow? = nil,
    isActive: Bool? = nil, layers: [Layer] = []
  ) {
    (self.id, self.frame, self.shape) = (id, frame, shape)
    (self.shadow, self.isActive, self.layers) = (shadow, isActive, layers)
  }
}
