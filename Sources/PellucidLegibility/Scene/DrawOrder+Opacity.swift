// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

// A bound covers every opaque picture behind a material. One that looks at its window alone, where the window lets
// something through, shows what lies below the window as it is: no bound covers that.
extension DrawOrder {
  /// Whether what lies below its window may show where a material looks at that window alone.
  ///
  /// - Parameters:
  ///   - place: Of the material or glass in the order.
  ///   - region: What it looks at, in points of the scene.
  func letsThrough(behind place: Int, _ blending: MaterialContent.Blending, _ region: Rect) -> Bool {
    guard blending == .withinWindow, let window = items[place].groups.first, groups[window].isWindow else {
      return false
    }
    let region = region.intersection(groups[window].frame).intersection(Rect(size))
    let isOverSomething = items[..<place].contains {
      $0.groups.first != window && $0.node.opacity > 0 && $0.content?.intersects(region) ?? false
    }
    return isOverSomething && !isOpaque(below: place, in: window, region)
  }

  /// Whether something in a window certainly hides all that lies below it in a region.
  private func isOpaque(below place: Int, in window: Int, _ region: Rect) -> Bool {
    (0..<place).contains { other in
      items[other].groups.first == window
        && (hides(other, region) || isFilled(by: other, in: window, region))
    }
  }

  /// Whether a node by itself, whatever lies below it, certainly hides all of that in a region of its window.
  func hides(_ place: Int, _ region: Rect) -> Bool {
    let node = items[place].node
    guard isPlain(place, region) else { return false }
    switch node.content {
    case .fill(let shape, let fill): return node.holds(shape, region) && fill.isOpaque
    case .image(let source, let fit, _):
      return fit != .fit && node.holds(.rectangle, region) && opaquePictures.contains(source)
    case .material(let material):
      return !material.recipe.samplesBackdrop && material.progress == nil
        && node.holds(material.shape, region)
        && material.recipe.overlays.contains { $0.isOpaque }
    case .masked, .glass, .group, .probe: return false
    }
  }

  /// Whether a material shows something opaque that it looks at.
  private func isFilled(by place: Int, in window: Int, _ region: Rect) -> Bool {
    let node = items[place].node
    guard case .material(let material) = node.content, isPlain(place, region),
      node.holds(material.shape, region)
    else { return false }
    return material.recipe.samplesBackdrop && material.progress == nil
      && (material.blending != .withinWindow || isOpaque(below: place, in: window, region))
  }

  /// Whether nothing but a node's content decides how opaque it is in a region.
  private func isPlain(_ place: Int, _ region: Rect) -> Bool {
    let (item, node) = (items[place], items[place].node)
    return node.opacity >= 1 && node.blend == .sourceOver
      && (node.clip.map { node.holds($0, region) } ?? true)
      && item.groups.allSatisfy { group in
        groups[group].isWindow || groups[group].isPlain && groups[group].holds(region)
      }
  }
}

extension Node {
  fileprivate func holds(_ shape: Shape, _ region: Rect) -> Bool {
    shape.certainlyHolds(region, frame: frame, transform: transform)
  }
}

extension DrawOrder.Group {
  fileprivate func holds(_ region: Rect) -> Bool {
    clip?.certainlyHolds(region, frame: frame, transform: transform) ?? true
  }
}

extension ResolvedFill {
  fileprivate var isOpaque: Bool {
    switch self {
    case .ink(.color(let color, let blend)): blend == .sourceOver && color.alpha >= 1
    case .ink: false
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}

extension MaterialOverlay {
  fileprivate var isOpaque: Bool {
    if case .color(let color) = paint { blend == .sourceOver && color.alpha >= 1 } else { false }
  }
}
