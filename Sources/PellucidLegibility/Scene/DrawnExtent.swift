// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Where drawing a node can change pixels, never less than the renderer draws. In points of the scene.
///
/// Frames do not say it: paths, glyphs and the children of groups leave them, and shadows lie beside them.
struct DrawnExtent {
  /// By resource index.
  let inks: [Int: DrawnInk]
  /// Pixels per point.
  let scale: Double

  /// For ink that nobody has measured.
  private static let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Without the node's own shadow; nil if nothing is drawn.
  func content(of node: Node) -> Rect? {
    switch node.content {
    case .image: Shape.rectangle.extent(in: node.frame, node.transform)
    case .fill(let shape, _): shape.extent(in: node.frame, node.transform)
    case .material(let material): material.shape.extent(in: node.frame, node.transform)
    case .glass(let glass): extent(of: glass, node.transform)
    case .probe: nil
    case .masked(let source, _, _): inks[source].map { $0.bounds } ?? Self.everywhere
    case .group(let children):
      children.reduce(nil) { (sum: Rect?, child) in Self.union(sum, all(of: child)) }
    }
  }

  /// With what joining adds, the line around it and its shadows.
  private func extent(of glass: ResolvedGlass, _ transform: AffineTransform) -> Rect? {
    let (shadow, ring) = (glass.parameters.shadow, glass.parameters.ringShadow)
    let shadows = [
      2 * shadow.radius + max(shadow.offset.x.magnitude, shadow.offset.y.magnitude),
      2.83 * ring.blurRadius + ring.offset.magnitude, glass.parameters.edgeLine.offset.magnitude,
    ]
    let around = glass.smoothness + (shadows.max() ?? 0)
    return glass.elements.reduce(nil) { sum, element in
      if case .path = element.shape { return Self.everywhere }
      let distance = (around + element.inflation.magnitude) * transform.meanScale + 4 / scale
      return Self.union(sum, element.drawnBounds(transform).outset(by: distance))
    }
  }

  /// With its shadow.
  private func all(of node: Node) -> Rect? {
    let content = content(of: node)
    guard node.shadow != nil else { return content }
    return Self.union(content, content.map { shadow(node, of: $0) })
  }

  /// Where the shadow of a node can be, given what casts it: a clip does not cut it.
  ///
  /// The renderer's taps reach four standard deviations, and its cells, at most half a standard deviation wide,
  /// twice their width on the way down and as much on the way up; some pixels more for rounding.
  func shadow(_ node: Node, of casting: Rect) -> Rect {
    guard let shadow = node.shadow else { return casting }
    let factor = node.transform.meanScale
    let distance = 6 * shadow.sigma * factor + 10 / scale
    var reach = casting.outset(by: distance)
    reach.x += shadow.offset.x * factor
    reach.y += shadow.offset.y * factor
    return reach
  }

  private static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }
}

extension Shape {
  /// What holds the drawn outline in `frame`, transformed; nil if nothing is drawn.
  func extent(in frame: Rect, _ transform: AffineTransform) -> Rect? {
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
  /// Ends and controls: curves stay in what these span.
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
  /// What holds its frame as it is drawn: a transform that keeps no axes turns it and keeps its proportions.
  fileprivate func drawnBounds(_ transform: AffineTransform) -> Rect {
    let exact = transform.bounds(of: frame)
    guard !transform.keepsAxes else { return exact }
    let middle = transform.applied(to: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    let diagonal = (frame.width * frame.width + frame.height * frame.height).squareRoot()
    let turned = Rect(x: middle.x, y: middle.y, width: 0, height: 0)
    return exact.union(turned.outset(by: diagonal / 2 * transform.meanScale))
  }
}
