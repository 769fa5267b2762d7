// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The values that a layer inherits from the layers around and below it.
package struct Surroundings: Sendable {
  var traits: Traits
  /// The assets that names stand for.
  var assets: SceneAssets { shared.assets }
  private let shared: Shared
  /// The transform from the space of the layer's frame to the scene's points.
  var toScene: Transform
  /// The material or glass around the layer; for the inks of a foreground, the one that lies beneath it.
  package var material: Ground?
  /// The accent that a foreground lies on: an opaque fill in the accent colour, or the tint of glass.
  var accent: EncodedColor?
  /// The index of that material among the grounds of the surface; nil where it makes none.
  var groundIndex: Int?
  /// The appearance that a material around the layer fixes by its name.
  var fixedAppearance: Appearance?
  /// A Boolean value that is true where a group around the layer, on the same material, casts a shadow.
  var isInShadowingGroup = false
  /// The number of groups and materials around the layer.
  var depth = 0
  /// The transform from the space of the layer's frame to that of the glass container around it; nil where glass cannot
  /// join.
  var toContainer: Transform?
  /// The control whose glass the layer lies on.
  var glass: GlassControl?
  /// The innermost mark around the layer that says whether it is content; nil without one.
  var isContent: Bool?
  /// A Boolean value that is true for the layers of a background extension.
  var isExtended = false
  /// A Boolean value that is true where something around the layer is marked as inactive.
  var isInactive = false
  /// The backdrop group of the controls on the full-screen modal around the layer; nil outside one.
  var modalControls: Int?
  /// The possible backdrops of materials, as the layers around state them.
  var backdrops = PossibleBackdrops.anything
  /// The outline around the layer, for concentric corners.
  var outline: Outline?
  /// The combined opacity of everything around the layer, 0…1.
  var opacity = 1.0
  /// The bounds, in the scene, of the clips around the layer; nil without one.
  var clip: Rect?
  /// The key path of the list that the layer stands in.
  var list = ""
  /// The key path of the list that the element's group stands in; nil outside groups.
  var outerList: String?

  /// A Boolean value that is true where symbols that choose their form may be filled; nil at the outermost list of a
  /// surface, which decides for the lists in it.
  var fillsSymbols: Bool?

  /// A shape in the space of the layer's frame.
  struct Outline: Sendable {
    var shape: Shape
    var frame: Rect
  }

  /// A material that foregrounds are drawn on.
  package struct Ground: Sendable {
    package var family: VibrancyFamily
    /// The material's or role's name, for findings.
    package var name: String
    /// A Boolean value that is true where quaternary labels are too faint on it.
    package var isThin: Bool
    /// The matrix that labels are drawn through; nil where the ground has none of its own.
    var content: ColorMatrix?
    /// The share of the ground that a tint of its own hides, 0…1.
    var tintOpacity = 0.0
    /// The tint of the ground, where labels on it take their colour from the tint.
    var accent: EncodedColor?
    /// The kind of surface that the ground is.
    package var surface = Surface.system
    /// A Boolean value that is true where the desktop picture tints the ground.
    package var isTinted = false
    /// The cross-fade between two states; nil for a ground at rest.
    var turning: Turning?
  }

  /// A cross-fade of a ground from one state to another.
  package struct Turning: Sendable {
    struct Side: Sendable {
      var appearance: Appearance
      /// The material of this state; nil without one.
      var ground: Ground?
    }

    /// The progress from the first state to the second, 0…1.
    var share: Double
    /// The first and the second state; always two.
    var sides: [Side]

    init(share: Double, from start: Side, to end: Side) { (self.share, sides) = (share, [start, end]) }
  }

  /// The kinds of ground that rules about glass distinguish.
  package enum Surface: Sendable {
    /// A standard material of the content layer.
    case content
    /// A standard material that floats above content: a sheet, a sidebar, a bar.
    case floating
    /// The system's own glass, which no rule objects to.
    case system
  }

  package init(traits: Traits, assets: SceneAssets = SceneAssets(), toScene: Transform) {
    (self.traits, shared, self.toScene) = (traits, Shared(assets), toScene)
  }

  /// The values that all surroundings of a surface share, held by one reference because surroundings are copied for every layer.
  private final class Shared: Sendable {
    let assets: SceneAssets
    init(_ assets: SceneAssets) { self.assets = assets }
  }

  /// Returns the surroundings of the children of a layer.
  func inside(_ placed: PlacedLayer) -> Surroundings {
    let layer = placed.layer
    var inner = self
    inner.depth += 1
    inner.isInShadowingGroup = layer.isGroup && (isInShadowingGroup || placed.castsShadow)
    inner.isContent = layer.isContent ?? isContent
    inner.isInactive = isInactive || layer.isInactive
    inner.backdrops = layer.backdrops ?? backdrops
    inner.outerList = layer.isGroup ? list : nil
    inner.opacity *= min(max(layer.opacity, 0), 1)
    if layer.clip != nil { inner.clip = clip.map { $0.intersection(placed.bounds) } ?? placed.bounds }
    let corner = Transform.translation(x: layer.frame.x, y: layer.frame.y)
    inner.toScene = corner.followed(by: placed.transform)
    inner.toContainer =
      layer.isPlain
      ? toContainer.map { corner.followed(by: layer.transformAboutCenter).followed(by: $0) } : nil
    inner.outline = outline.map {
      Outline(shape: $0.shape, frame: $0.frame.moved(x: -layer.frame.x, y: -layer.frame.y))
    }
    if let clip = layer.clip {
      inner.outline = Outline(
        shape: clip, frame: Rect(layer.frame.size))
    }
    return inner
  }
}

extension Layer {
  var isGroup: Bool {
    switch content {
    case .group, .component: true
    default: false
    }
  }

  /// A Boolean value that is true where the layer is drawn unchanged, so that its children could as well be its
  /// siblings.
  var isPlain: Bool { opacity >= 1 && blend == .sourceOver && clip == nil && !isDrawnApart }

  /// A Boolean value that is true where the layer is translucent; a layer of opacity 0 is not drawn and does not count.
  var isTranslucent: Bool { opacity > 0 && opacity < 1 }

  /// Removes what the system's own glass ignores: a translucent opacity, and a blend mode.
  mutating func leaveUnmodified() {
    if isTranslucent { opacity = 1 }
    blend = .sourceOver
  }
}

extension Rect {
  package var area: Double { width * height }

  /// Returns whether at least 90 % of `other` lies inside, so that the rest can be ignored.
  ///
  /// Chosen: a rim of some points neither shows anything of `other` nor of its backdrop.
  package func hidesMost(of other: Rect) -> Bool {
    other.area > 0 && intersection(other).area >= 0.9 * other.area
  }

  /// Returns whether the whole of `other` lies inside.
  package func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension FillStyle {
  /// Returns the lowest alpha of the fill's colours, 0…1; 0 for levels, which are always translucent.
  package func leastAlpha(_ traits: Traits, _ assets: SceneAssets) -> Double {
    values(traits, assets).leastAlpha
  }

  /// Returns the values of the fill's visible colours, in the order of its stops; nil for levels, and for names without a value.
  func values(_ traits: Traits, _ assets: SceneAssets) -> [EncodedColor?] {
    switch self {
    case .foreground(let style):
      guard case .color(let color) = style.color else { return [nil] }
      return [try? color.color(traits, assets)]
    case .linear, .radial, .angular, .mesh: return gradientColors.map { try? $0.color(traits, assets) }
    }
  }
}

extension [EncodedColor?] {
  /// The lowest alpha, 0…1; 0 where a value is missing, or all are.
  var leastAlpha: Double { lazy.map { $0.map { Double($0.alpha) } ?? 0 }.min() ?? 0 }
}
