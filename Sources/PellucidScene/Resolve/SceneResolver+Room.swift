// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The light on the glass of visionOS: a rim that is bright where the light comes from, the thickness of the glass, and the
/// shadow of its window.
extension SceneResolver {
  /// Returns the lines of light and shade inside the edge of the system's glass, above everything on it.
  func rim(of material: MaterialContent, _ placed: PlacedLayer) -> [Node] {
    let room = description.room
    let (frame, outline) = (placed.layer.frame, placed.surroundings.outline)
    // Glass that fills its window has the window's shape.
    let fillsOutline = material.shape == .rectangle && outline?.frame == frame
    let shape = fillsOutline ? outline?.shape ?? material.shape : material.shape
    let axis = LightAxis(room.lightAngle + room.viewingAngle, in: frame)
    let glancing = 1 + SpatialLightTable.glancingGain * (1 - Elementary.cosine(degrees: room.viewingAngle))
    let strength = room.lightIntensity * glancing
    return SpatialLightTable.lines.map { line in
      func stop(_ location: Double, _ white: Float, _ opacity: Double) -> ResolvedFill.Stop {
        let color = EncodedColor(white: white, alpha: Float(min(opacity * strength, 0.9)))
        return ResolvedFill.Stop(location: location, color: color)
      }
      var node = Node(
        id: placed.name + ".rim", frame: frame, transform: placed.transform, opacity: placed.layer.opacity,
        content: .fill(
          shape: shape,
          .linear(
            stops: [
              stop(0, 1, line.lit), stop(0.4, 1, line.lit * 0.15), stop(0.5, 1, 0), stop(0.5, 0, 0),
              stop(0.7, line.shade > 0 ? 0 : 1, max(line.shade, line.far) * 0.3),
              stop(1, line.shade > 0 ? 0 : 1, max(line.shade, line.far)),
            ], start: axis.start, end: axis.end)))
      node.edgeWidth = line.width
      return node
    }
  }

  /// Returns the shadow of a window that is the system's glass and has no shadow of its own; nil for other windows.
  func roomShadow(of layers: [Layer], in size: Size, _ traits: Traits) -> ResolvedShadow? {
    let isGlass = layers.contains { layer in
      guard case .material(let material) = layer.content, layer.frame.hidesMost(of: Rect(size)) else {
        return false
      }
      return material.choice.isUnmodifiable(traits)
    }
    return isGlass ? roomShadow : nil
  }

  /// The shadow of the system's glass, away from the light.
  var roomShadow: ResolvedShadow {
    let room = description.room, reach = SpatialLightTable.shadowOffset
    return ResolvedShadow(
      color: EncodedColor(white: 0, alpha: Float(SpatialLightTable.shadowOpacity)),
      sigma: SpatialLightTable.shadowSigma,
      offset: Point(
        x: -reach
          * (Elementary.cosine(degrees: room.lightAngle) + Elementary.sine(degrees: room.viewingAngle)),
        y: -reach * Elementary.sine(degrees: room.lightAngle)))
  }

  /// Gives the layers of a group its opacity and blend mode, if they would modify the system's glass in it.
  ///
  /// The glass then ignores both, with a note, and everything else in the group is drawn with them.
  static func removeEffects(onGlassIn group: inout Layer, _ traits: Traits) {
    guard group.isGroup, group.isTranslucent || group.blend != .sourceOver else { return }
    var holdsGlass = false
    LayerWalk.forEach(in: group.content.children) { layer in
      if case .material(let material) = layer.content, material.choice.isUnmodifiable(traits) {
        holdsGlass = true
      }
    }
    guard holdsGlass else { return }
    let (opacity, blend) = (group.opacity, group.blend)
    group.content.children = group.content.children.map { child in
      changed(child) {
        $0.opacity *= opacity
        if $0.blend == .sourceOver { $0.blend = blend }
      }
    }
    (group.opacity, group.blend) = (1, .sourceOver)
  }
}

extension MaterialContent.Choice {
  /// Returns whether the choice leads to the glass of visionOS, which only the system modifies.
  fileprivate func isUnmodifiable(_ traits: Traits) -> Bool {
    traits.platform == .visionOS && ((try? resolved(traits))?.isUnmodifiable ?? false)
  }
}

/// The line across a frame along which light falls, from its bright side to the other, in fractions of the frame.
private struct LightAxis {
  let start: Point, end: Point

  init(_ angle: Double, in frame: Rect) {
    let (x, y) = (Elementary.cosine(degrees: angle), Elementary.sine(degrees: angle))
    let (width, height) = (max(frame.width, 1), max(frame.height, 1))
    let reach = (x.magnitude * width + y.magnitude * height) / 2
    start = Point(x: 0.5 + x * reach / width, y: 0.5 + y * reach / height)
    end = Point(x: 1 - start.x, y: 1 - start.y)
  }
}
