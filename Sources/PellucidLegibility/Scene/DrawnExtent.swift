// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The area in which drawing a node can change pixels, in points of the scene; never smaller than the area that
/// the renderer draws.
///
/// A frame is not sufficient: paths, glyphs and children of groups can exceed it, and shadows lie beside it.
package struct DrawnExtent {
  /// The ink of texts, symbols and pictures, by resource index.
  let inks: [Int: DrawnInk]
  /// The resolution of the picture, in pixels per point.
  let scale: Double

  /// The extent of ink that has not been measured.
  private static let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Returns the extent of a node without its own shadow; nil if nothing is drawn.
  func content(of node: Node) -> Rect? {
    NodeWalk.fold(node, lenses: .skipped) { node, inner in
      let content = content(of: node, inner)
      return Extent(content: content, all: withShadow(of: node, content))
    }.content
  }

  /// The extent of a node and of its shadow.
  private struct Extent {
    /// The extent without the node's own shadow; nil if nothing is drawn.
    var content: Rect?
    /// The extent with the node's own shadow; nil if nothing is drawn.
    var all: Rect?
  }

  /// Returns the extent of a node without its own shadow, from the extents of its children.
  private func content(of node: Node, _ inner: [Extent]) -> Rect? {
    switch node.content {
    case .image: Shape.rectangle.extent(in: node.frame, node.transform)
    case .fill(let shape, _): shape.extent(in: node.frame, node.transform)
    case .material(let material): material.shape.extent(in: node.frame, node.transform)
    case .glass(let glass): extent(of: glass, node.transform, withShadows: true)
    case .probe: nil
    case .masked(let source, _, _): inks[source].map { $0.bounds } ?? Self.everywhere
    case .group:
      inner.reduce(nil) { (sum: Rect?, child) in Self.union(sum, child.all) }.map { changed($0, by: node) }
    }
  }

  /// Returns the area that what is drawn in an area can change, after the effects of a group.
  func changed(_ area: Rect, by group: Node) -> Rect {
    group.effects.reduce(area) { area, effect in
      switch effect {
      case .color: return area
      case .blur(let sigma, let isOpaque):
        let reach = Self.blurReach(sigmaInPixels: sigma * group.transform.meanScale * scale)
        let frame = group.transform.bounds(of: group.frame)
        return (isOpaque ? area.union(frame) : area).outset(by: (reach + 2) / scale)
      case .projection(let projection):
        let own = Transform.translation(x: group.frame.x, y: group.frame.y).followed(by: group.transform)
        guard let projection = projection.moved(by: own) else { return area }
        return projection.bounds(of: area).map { $0.outset(by: 2 / scale) } ?? Self.everywhere
      }
    }
  }

  /// The largest standard deviation of a blur, in pixels: the renderer draws larger ones with this one.
  private static let largestSigma = 4096.0

  /// Returns the greatest width of the cells that a drawn blur works on, in pixels: the largest power of two that is at most half a
  /// standard deviation, or one pixel.
  private static func blurCell(sigmaInPixels sigma: Double) -> Double {
    var cell = 1.0
    while cell * 4 <= min(sigma, largestSigma) { cell *= 2 }
    return cell
  }

  /// Returns the distance, in pixels, at which a drawn blur ends: four standard deviations and two cells.
  private static func blurReach(sigmaInPixels sigma: Double) -> Double {
    (4 * min(max(sigma, 0), largestSigma)).rounded(.up) + 2 * blurCell(sigmaInPixels: sigma)
  }

  /// Returns the extent of a node without its own shadow and without the shadows that glass casts.
  func body(of node: Node) -> Rect? {
    guard case .glass(let glass) = node.content else { return content(of: node) }
    return extent(of: glass, node.transform, withShadows: false)
  }

  /// Returns the extent of glass, including the growth by joining pieces and the line around the edge.
  private func extent(
    of glass: ResolvedGlass, _ transform: Transform, withShadows: Bool
  ) -> Rect? {
    let (parameters, factor) = (glass.parameters, transform.meanScale)
    let swelling = Double(DistanceField.swelling(glass.elements.count))
    let joined = glass.smoothness * swelling + glass.fieldSigma
    return glass.elements.reduce(nil) { sum, element in
      if case .path = element.shape { return Self.everywhere }
      let shape = element.drawnBounds(transform)
        .outset(by: (joined + element.inflation.magnitude) * factor + 4 / scale)
      let line = shape.outset(by: parameters.edgeLine.offset.magnitude * factor)
      let shadows = withShadows ? parameters.shadows(around: shape, scale: factor) : []
      return Self.union(sum, shadows.reduce(line) { $0.union($1) })
    }
  }

  /// Returns an extent with the shadow of the node added.
  private func withShadow(of node: Node, _ content: Rect?) -> Rect? {
    guard node.shadow != nil else { return content }
    return Self.union(content, content.map { shadow(node, of: $0) })
  }

  /// Returns the area that the shadow of a node can cover, given the area that casts it; a clip does not cut the
  /// shadow.
  ///
  /// The area is two pixels larger than the reach of the shadow, which starts at edges between pixels and is
  /// drawn in whole pixels.
  func shadow(_ node: Node, of casting: Rect) -> Rect {
    guard let shadow = node.shadow else { return casting }
    let factor = node.transform.meanScale
    let reach = Self.shadowReach(
      sigmaInPixels: shadow.sigma * factor * scale, opacity: Double(shadow.color.alpha) * node.opacity)
    let distance = (reach + 2) / scale
    var area = casting.outset(by: distance)
    area.x += shadow.offset.x * factor
    area.y += shadow.offset.y * factor
    return area
  }

  /// Returns the distance, in pixels, from the casting area up to which a shadow can change a picture of 16 bits
  /// per channel.
  ///
  /// Beside a straight edge, the worst case, a blurred shadow has the tail of a Gaussian, which is rounded to 0
  /// below half a step. The cells of the reduced blur, at most half a standard deviation wide, may displace it by
  /// their width. In any case the drawn shadow ends where its blur does.
  package static func shadowReach(sigmaInPixels sigma: Double, opacity: Double) -> Double {
    guard sigma > 0, opacity > 0 else { return 0 }
    let least = 0.5 / 65535 / opacity
    var deviations = 0.0
    while deviations < 4.5, tail(deviations) > least { deviations += 1.0 / 64 }
    return min(deviations * sigma + blurCell(sigmaInPixels: sigma), blurReach(sigmaInPixels: sigma))
  }

  /// Returns an upper bound of the weight of a Gaussian beyond a number of standard deviations: 1/2 up to one,
  /// and φ(x)/x farther out, which is 6 % too large at four.
  private static func tail(_ deviations: Double) -> Double {
    guard deviations > 1 else { return 0.5 }
    return Elementary.exp(-deviations * deviations / 2) / (deviations * 2.506628274631)
  }

  /// Returns the union of two extents, of which either may be nil.
  private static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }
}

extension Shape {
  /// Returns a rectangle that contains the drawn outline in `frame`, transformed; nil if nothing is drawn.
  func extent(in frame: Rect, _ transform: Transform) -> Rect? {
    guard case .path(let path) = self else { return frame.isEmpty ? nil : transform.bounds(of: frame) }
    let points = path.points.map {
      transform.applied(to: Point(x: frame.x + $0.x, y: frame.y + $0.y))
    }
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Path {
  /// The end points and control points of all elements, whose convex hull contains the curves.
  fileprivate var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}

extension ResolvedGlass.Element {
  /// Returns a rectangle that contains the element's frame as drawn: a transform that does not keep the axes is
  /// drawn as a rotation with uniform scale.
  fileprivate func drawnBounds(_ transform: Transform) -> Rect {
    let exact = transform.bounds(of: frame)
    guard !transform.keepsAxes else { return exact }
    let middle = transform.applied(to: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    let diagonal = (frame.width * frame.width + frame.height * frame.height).squareRoot()
    let turned = Rect(x: middle.x, y: middle.y, width: 0, height: 0)
    return exact.union(turned.outset(by: diagonal / 2 * transform.meanScale))
  }
}
