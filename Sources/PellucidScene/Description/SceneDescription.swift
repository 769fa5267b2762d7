// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A picture described by intent: a desktop, windows in order, layers in windows. All lengths in points, y down.
public struct SceneDescription: Hashable, Sendable {
  public var size: Size
  /// Pixels per point, 0.5…8.
  public var scale: Double
  public var traits: Traits
  /// The settings that only glass reacts to.
  public var glass = GlassSettings()
  /// The settings that only assets react to.
  public var device = DeviceSettings()
  /// Paths of the catalogs that the scene itself names, relative to its document.
  public var catalogs: [String] = []
  /// The assets that names stand for; empty until somebody has read the catalogs.
  public var assets = SceneAssets()
  /// The rule by which the interface follows the appearance of the traits.
  public var appearancePolicy = AppearancePolicy.followsSystem
  /// The chosen numbers of decisions and findings about glass.
  public var glassRules = GlassRules()
  /// The treatment of pictures that would glow or be lost.
  public var pictures = PictureSettings()
  /// The moment that is shown, in seconds; nil shows glass at rest, whatever its events.
  public var time: Double?
  /// Layers of the desktop picture, bottom to top.
  public var desktop: [Layer]
  /// Windows, back to front.
  public var windows: [Window]

  public init(
    size: Size, scale: Double = 2, traits: Traits = Traits(), desktop: [Layer] = [],
    windows: [Window] = []
  ) {
    (self.size, self.scale, self.traits) = (size, scale, traits)
    (self.desktop, self.windows) = (desktop, windows)
  }
}

/// A surface of its own. Its layers' frames are relative to its frame.
public struct Window: Hashable, Sendable {
  public var id: String?
  public var frame: Rect
  public var shape: Shape
  public var shadow: Shadow?
  /// A Boolean value that is true where this window is active; the scene's traits decide when omitted.
  public var isActive: Bool?
  /// The way in which the window came to be where it is; decides about its level.
  public var presentation = Presentation.automatic
  public var layers: [Layer]

  /// The ways to show a window. On iOS what is shown in front of something, or beside it, is elevated.
  public enum Presentation: Hashable, Sendable, CaseIterable {
    /// A window among several that leaves some of the scene free counts as `window`, others as `fullScreen`.
    case automatic
    case fullScreen
    /// Beside other windows or apps: multitasking.
    case window
    case sheet, popover, alert
  }

  public init(
    id: String? = nil, frame: Rect, shape: Shape = .rectangle, shadow: Shadow? = nil,
    isActive: Bool? = nil, layers: [Layer] = []
  ) {
    (self.id, self.frame, self.shape) = (id, frame, shape)
    (self.shadow, self.isActive, self.layers) = (shadow, isActive, layers)
  }
}
