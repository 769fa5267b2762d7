// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

// A bound covers every opaque picture behind a material. A material that samples its own window only, where the
// window is translucent, shows the content below the window unchanged, and no bound covers that.
extension DrawOrder {
  /// Returns a Boolean value indicating whether content below the window may show through where a material or
  /// glass samples that window only.
  ///
  /// - Parameters:
  ///   - place: The index of the material or glass in the order.
  ///   - region: The area that the material or glass samples, in points of the scene.
  func letsThrough(behind place: Int, _ blending: MaterialContent.Blending, _ region: Rect) -> Bool {
    guard blending == .withinWindow, let window = items[place].groups.first, groups[window].isWindow else {
      return false
    }
    if let known = answers.openings[place] { return known }
    let region = region.intersection(groups[window].frame).intersection(Rect(size))
    let isOverSomething = contains(below: place, in: region) { other in
      items[other].groups.first != window && items[other].node.opacity > 0
        && items[other].content?.intersects(region) ?? false
    }
    let letsThrough = isOverSomething && !isOpaque(below: place, in: window, region)
    answers.openings[place] = letsThrough
    return letsThrough
  }

  /// Returns a Boolean value that is true where some content of a window certainly hides everything below the
  /// window in a region.
  ///
  /// A material within the window hides it only where something below the material does.
  private func isOpaque(below place: Int, in window: Int, _ region: Rect) -> Bool {
    let whole = region.isEmpty ? region.outset(by: 1) : region
    return contains(below: place, in: whole) { other in
      items[other].groups.first == window && (hides(other, region) || isFilled(by: other, region))
    }
  }

  /// Returns a Boolean value indicating whether a node below a place that may change pixels in a rectangle passes
  /// a test.
  private func contains(below place: Int, in rect: Rect, _ test: (Int) -> Bool) -> Bool {
    var place = place
    while let other = topmost(below: place, in: rect) {
      if test(other) { return true }
      place = other
    }
    return false
  }

  /// Returns a Boolean value that is true where a node is certainly opaque in a region of its window, so that it
  /// hides everything below.
  func hides(_ place: Int, _ region: Rect) -> Bool {
    let node = items[place].node
    guard isPlain(place, region) else { return false }
    switch node.content {
    case .fill(let shape, let fill):
      return node.edgeWidth == nil && node.holds(shape, region) && fill.isOpaque
    case .image(let source, let fit, _):
      return fit != .fit && node.holds(.rectangle, region) && opaquePictures.contains(source)
    case .material(let material):
      return !material.recipe.samplesBackdrop && material.progress == nil
        && node.holds(material.shape, region)
        && material.recipe.overlays.contains { $0.isOpaque }
    case .masked, .glass, .group, .probe: return false
    }
  }

  /// Returns a Boolean value indicating whether a node is a material whose backdrop is opaque in a region, because
  /// it does not end with the window.
  func isFilled(by place: Int, _ region: Rect) -> Bool {
    let node = items[place].node
    guard case .material(let material) = node.content, isPlain(place, region),
      node.holds(material.shape, region)
    else { return false }
    return material.recipe.samplesBackdrop && material.progress == nil && material.blending != .withinWindow
  }

  /// Returns a Boolean value indicating whether the opacity of a node in a region depends on its content only.
  private func isPlain(_ place: Int, _ region: Rect) -> Bool {
    let (item, node) = (items[place], items[place].node)
    return node.opacity >= 1 && node.blend == .sourceOver && !cutsPicture
      && (node.clip.map { node.holds($0, region) } ?? true)
      && item.groups.allSatisfy { group in
        groups[group].isPlain && (groups[group].isWindow || groups[group].holds(region))
      }
  }
}

extension Node {
  /// Returns a Boolean value that is true where the node's shape certainly contains a region.
  fileprivate func holds(_ shape: Shape, _ region: Rect) -> Bool {
    shape.certainlyHolds(region, frame: frame, transform: transform)
  }
}

extension DrawOrder.Group {
  /// Returns a Boolean value that is true where the group's clip certainly contains a region.
  fileprivate func holds(_ region: Rect) -> Bool {
    clip?.certainlyHolds(region, frame: frame, transform: transform) ?? true
  }
}

extension ResolvedFill {
  fileprivate var isOpaque: Bool {
    switch self {
    case .ink(.color(let color, let blend)): blend == .sourceOver && color.alpha >= 1
    case .ink: false
    case .linear, .radial, .angular, .mesh: isOpaqueGradient
    }
  }
}

extension MaterialOverlay {
  fileprivate var isOpaque: Bool {
    if case .color(let color) = paint { blend == .sourceOver && color.alpha >= 1 } else { false }
  }
}
