// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The values that a layer inherits from what it lies in and on.
package struct Surroundings: Sendable {
  var traits: Traits
  /// The assets that names stand for.
  var assets = SceneAssets()
  /// From the space of the layer's frame to the scene's points.
  var toScene: AffineTransform
  /// The material the layer lies on.
  package var material: Ground?
  /// The appearance that a material around the layer fixes by its name.
  var fixedAppearance: Appearance?
  /// A Boolean value that is true where a group around the layer, on the same material, casts a shadow.
  var isInShadowingGroup = false
  /// Groups and materials above the layer.
  var depth = 0
  /// Fills and pictures that lie between the material and the layer.
  var covers: [Cover] = []
  /// From the space of the layer's frame to that of the glass container around it; nil where glass stays alone.
  var toContainer: AffineTransform?
  /// The glass the layer lies on.
  var glass: GlassControl?
  /// A Boolean value that is true where something around the layer is marked as content.
  var isContent = false
  /// The outline that the layer lies in, with corners that others may follow.
  var outline: Outline?
  /// The opacity of everything around the layer together, 0…1.
  var opacity = 1.0
  /// The key path of the list that the layer stands in.
  var list = ""
  /// The key path of the list that the element's group stands in; nil outside groups.
  var outerList: String?

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
    /// The matrix that labels are drawn through, where the ground has one of its own.
    var content: ColorMatrix?
    /// The kind of surface that it is.
    package var surface = Surface.system
    /// A Boolean value that is true where the desktop picture tints it now.
    package var isTinted = false
    /// Set while it cross-fades between two states.
    var turning: Turning?
  }

  /// A ground on its way from one state to another.
  package struct Turning: Sendable {
    struct Side: Sendable {
      var appearance: Appearance
      /// nil without a material.
      var ground: Ground?
    }

    /// The part of the way that is behind it, 0…1.
    var share: Double
    /// Whence and whither: always two.
    var sides: [Side]

    init(share: Double, from start: Side, to end: Side) { (self.share, sides) = (share, [start, end]) }
  }

  /// The kinds of ground that glass on it tells apart.
  package enum Surface: Sendable {
    /// A standard material of the content layer.
    case content
    /// A standard material that floats above content: a sheet, a sidebar, a bar.
    case floating
    /// Glass of the system's own, which nothing can be said against.
    case system
  }

  /// Something with a colour of its own on a material.
  struct Cover: Sendable {
    /// In the space of the layer's frame.
    var frame: Rect
    /// The part of the material that it hides, 0…1.
    var opacity: Double
  }

  package init(traits: Traits, assets: SceneAssets = SceneAssets(), toScene: AffineTransform) {
    (self.traits, self.assets, self.toScene) = (traits, assets, toScene)
  }

  /// Returns the surroundings of what lies inside a layer.
  func inside(_ placed: PlacedLayer) -> Surroundings {
    let layer = placed.layer
    var inner = self
    inner.depth += 1
    inner.isInShadowingGroup = layer.isGroup && (isInShadowingGroup || placed.castsShadow)
    inner.isContent = isContent || layer.isContent
    inner.outerList = layer.isGroup ? list : nil
    inner.opacity *= min(max(layer.opacity, 0), 1)
    let corner = AffineTransform.translation(x: layer.frame.x, y: layer.frame.y)
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
    inner.covers = covers.map {
      Cover(frame: $0.frame.moved(x: -layer.frame.x, y: -layer.frame.y), opacity: $0.opacity)
    }
    return inner
  }

  /// Share of the material that has to show through what covers it for foregrounds to count as lying on it.
  ///
  /// Chosen: below half the cover's own colour outweighs the material's.
  package static var leastShareOfMaterial: Double { 0.5 }

  /// Returns whether the material shows through behind `frame`.
  func touchesMaterial(_ frame: Rect) -> Bool {
    var share = 1.0
    for cover in covers where cover.frame.holds(frame) { share *= 1 - cover.opacity }
    return share > Self.leastShareOfMaterial
  }

  /// Adds the fills and pictures of a layer to the covers of the layers after it.
  mutating func addCovers(of layer: Layer) {
    guard material != nil else { return }
    let around = Cover(frame: Rect(x: 0, y: 0, width: 0, height: 0), opacity: 1)
    LayerWalk.forEach(in: [layer], inheriting: around) { layer, _, around in
      guard layer.transform == .identity, layer.blend == .sourceOver else { return nil }
      var cover = Cover(
        frame: layer.frame.moved(x: around.frame.x, y: around.frame.y),
        opacity: around.opacity * layer.opacity)
      switch layer.content {
      case .group: return cover
      case .image: break
      case .fill(_, let fill): cover.opacity *= fill.leastAlpha(traits, assets)
      default: return nil
      }
      covers.append(cover)
      return nil
    }
  }
}

extension Layer {
  var isGroup: Bool {
    if case .group = content { true } else { false }
  }

  /// A Boolean value that is true where it is drawn as it is, so that what is in it could as well lie beside it.
  var isPlain: Bool { opacity >= 1 && blend == .sourceOver && clip == nil }

  /// A Boolean value that is true where its opacity lets what is behind it through; a layer without any is not there.
  var isTranslucent: Bool { opacity > 0 && opacity < 1 }

  /// Takes back what glass of the system's own does not take: an opacity, and a blend mode.
  mutating func leaveUnmodified() {
    if isTranslucent { opacity = 1 }
    blend = .sourceOver
  }
}

extension Rect {
  package var area: Double { width * height }

  /// Returns whether so much of `other` lies inside that the rest does not count.
  ///
  /// Chosen: a rim of some points neither lets people see through nor shows what it lies on.
  package func hidesMost(of other: Rect) -> Bool {
    other.area > 0 && intersection(other).area >= 0.9 * other.area
  }

  /// Returns whether all of `other` lies inside.
  package func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension FillStyle {
  /// The lowest alpha of its colours, 0…1; 0 for levels, which let the material through by nature.
  package func leastAlpha(_ traits: Traits, _ assets: SceneAssets) -> Double {
    func alpha(_ color: ColorStyle) -> Double {
      (try? color.color(traits, assets)).map { Double($0.alpha) } ?? 0
    }
    switch self {
    case .foreground(let style):
      guard case .color(let color) = style.color else { return 0 }
      return alpha(color)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      return stops.map { alpha($0.color) }.min() ?? 0
    }
  }
}
