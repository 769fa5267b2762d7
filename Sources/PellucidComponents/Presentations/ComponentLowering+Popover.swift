// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The arrow of a popover: the edge that it leaves from, and its place along that edge.
struct PopoverArrow: Hashable {
  var edge: ComponentWord
  /// The middle of the arrow along its edge, 0…1.
  var place: Double
  /// The length along the edge, and the distance that the arrow reaches beyond it.
  var width: Double, height: Double
  /// The least distance between the middle of the arrow and a corner.
  var fromCorner: Double

  /// The space that the arrow takes at each edge of the frame.
  var insets: ComponentInsets {
    switch edge {
    case .top: ComponentInsets(top: height)
    case .leading: ComponentInsets(leading: height)
    case .trailing: ComponentInsets(trailing: height)
    case .bottom: ComponentInsets(bottom: height)
    default: ComponentInsets()
    }
  }
}

extension ComponentLowering {
  mutating func popover(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let arrow = popoverArrow(component, .popover)
    let insets = arrow.insets
    let body = Size(
      width: proposed.width.map { max(0, $0 - insets.leading - insets.trailing) } ?? metric(.popover, .width),
      height: proposed.height.map { max(0, $0 - insets.top - insets.bottom) } ?? metric(.popover, .height))
    var lowered = arrowed(body, arrow, radius: metric(.popover, .radius), [])
    lowered.place = ContentPlace(
      at: lowered.layers.count, lowered.insets.area(in: lowered.size),
      clip: .roundedRectangle(metric(.popover, .radius)))
    let moment = opening(
      component, open: GlassMotion.alertMove.spring, close: GlassMotion.alertMove.spring)
    lowered.opacity = moment.progress
    grow(
      &lowered, from: arrow.tip(around: lowered, radius: metric(.popover, .radius)), moment,
      to: arrival(component, GlassMotion.alertMove.spring))
    return lowered
  }

  /// Scales a component about a point while it opens or closes; a closed one has no layers.
  func grow(_ lowered: inout LoweredComponent, from tip: Point, _ moment: OpeningMoment, to progress: Double)
  {
    guard !moment.isClosed else {
      (lowered.layers, lowered.place) = ([], nil)
      return
    }
    guard progress != 1, !moment.fades else { return }
    let seed = metric(.popover, .openingScale), scale = max(seed, seed + (1 - seed) * progress)
    // The mirror turns the way along the line around.
    let x = (tip.x - lowered.size.width / 2) * (direction == .rightToLeft ? -1 : 1)
    let y = tip.y - lowered.size.height / 2
    lowered.transform = Transform.scale(scale).followed(
      by: .translation(x: x * (1 - scale), y: y * (1 - scale)))
  }

  /// Returns the arrow that a component states; macOS 26 and iOS have different ones.
  func popoverArrow(_ component: Component, _ kind: ComponentKind) -> PopoverArrow {
    let edge = component.word(.edge) ?? .bottom
    let isMirrored = direction == .rightToLeft
    return PopoverArrow(
      edge: edge, place: component.number(.proportion) ?? 0.5, width: metric(kind, .arrowWidth),
      height: metric(kind, .arrowHeight),
      fromCorner: metric(kind, .radius) + metric(kind, .arrowWidth) / 2
    ).mirrored(isMirrored)
  }

  /// Returns a surface with an arrow around a body, and the layers on the body.
  ///
  /// A path keeps its size and is not mirrored, so that the arrow is built for the direction of the interface.
  func arrowed(_ body: Size, _ arrow: PopoverArrow, radius: Double, _ layers: [Layer]) -> LoweredComponent {
    let insets = arrow.insets
    let size = Size(
      width: body.width + insets.leading + insets.trailing, height: body.height + insets.top + insets.bottom)
    let frame = Rect(x: insets.leading, y: insets.top, width: body.width, height: body.height)
    let shape: Shape =
      arrow.edge == .none
      ? .roundedRectangle(radius)
      : .path(
        PopoverOutline.path(around: frame, radius: min(radius, min(body.width, body.height) / 2), arrow))
    // The mirror of the frame puts the layers back to the side that the outline has them on.
    let inside = direction == .rightToLeft ? frame.mirrored(in: size.width) : frame
    return LoweredComponent(
      size, insets: direction == .rightToLeft ? insets.mirrored : insets,
      layers: [.surface(.popover, shape, Rect(size), [Layer.group(layers, inside)])])
  }
}

extension PopoverArrow {
  /// Returns the point of the arrow; the middle of a component without one.
  func tip(around lowered: LoweredComponent, radius: Double) -> Point {
    let size = lowered.size, insets = insets
    let body = Rect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let radius = min(radius, min(body.width, body.height) / 2)
    switch edge {
    case .top: return Point(x: body.x + PopoverOutline.middle(of: self, body.width, radius), y: 0)
    case .bottom:
      return Point(x: body.x + PopoverOutline.middle(of: self, body.width, radius), y: size.height)
    case .leading: return Point(x: 0, y: body.y + PopoverOutline.middle(of: self, body.height, radius))
    case .trailing:
      return Point(x: size.width, y: body.y + PopoverOutline.middle(of: self, body.height, radius))
    default: return Rect(size).center
    }
  }

  /// Returns the arrow at the other side.
  fileprivate func mirrored(_ isMirrored: Bool) -> PopoverArrow {
    guard isMirrored else { return self }
    var copy = self
    switch edge {
    case .leading: copy.edge = .trailing
    case .trailing: copy.edge = .leading
    default: copy.place = 1 - place
    }
    return copy
  }
}

extension Rect {
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

extension ComponentInsets {
  fileprivate var mirrored: ComponentInsets {
    ComponentInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}

/// The outline of a rounded rectangle with an arrow on one side.
enum PopoverOutline {
  /// Returns the outline around a body.
  static func path(around body: Rect, radius: Double, _ arrow: PopoverArrow) -> Path {
    // The path is built with the arrow above a body as long as the edge, and turned to its edge.
    let isSide = arrow.edge == .leading || arrow.edge == .trailing
    let (length, depth) = isSide ? (body.height, body.width) : (body.width, body.height)
    let middle = middle(of: arrow, length, radius)
    let upright = upright(Size(width: length, height: depth), radius, arrow, middle)
    let turn: (Point) -> Point =
      switch arrow.edge {
      case .bottom: { Point(x: body.x + $0.x, y: body.maxY - $0.y) }
      case .leading: { Point(x: body.x + $0.y, y: body.y + $0.x) }
      case .trailing: { Point(x: body.maxX - $0.y, y: body.y + $0.x) }
      default: { Point(x: body.x + $0.x, y: body.y + $0.y) }
      }
    let turned = Path(upright.map { $0.moved(by: turn) })
    // Two of the turns mirror the outline; it runs clockwise like all others.
    return arrow.edge == .bottom || arrow.edge == .leading ? turned.reversed : turned
  }

  /// Returns the middle of an arrow along an edge of a length.
  static func middle(of arrow: PopoverArrow, _ length: Double, _ radius: Double) -> Double {
    let least = min(radius + arrow.width / 2, length / 2)
    return min(max(arrow.place * length, least), max(least, length - least))
  }

  /// Returns the outline with its arrow above the upper edge, clockwise from the end of the upper left corner.
  private static func upright(
    _ size: Size, _ radius: Double, _ arrow: PopoverArrow, _ middle: Double
  ) -> [PathElement] {
    let (width, height) = (size.width, size.height)
    let half = arrow.width / 2, tip = arrow.height
    // A circle's quarter as a cubic curve.
    let handle = radius * (1 - 0.5522847498)
    return [
      .move(Point(x: radius, y: 0)), .line(Point(x: middle - half, y: 0)),
      .cubic(
        Point(x: middle - half * 0.55, y: 0), Point(x: middle - half * 0.3, y: -tip),
        end: Point(x: middle, y: -tip)),
      .cubic(
        Point(x: middle + half * 0.3, y: -tip), Point(x: middle + half * 0.55, y: 0),
        end: Point(x: middle + half, y: 0)),
      .line(Point(x: width - radius, y: 0)),
      .cubic(Point(x: width - handle, y: 0), Point(x: width, y: handle), end: Point(x: width, y: radius)),
      .line(Point(x: width, y: height - radius)),
      .cubic(
        Point(x: width, y: height - handle), Point(x: width - handle, y: height),
        end: Point(x: width - radius, y: height)),
      .line(Point(x: radius, y: height)),
      .cubic(
        Point(x: handle, y: height), Point(x: 0, y: height - handle), end: Point(x: 0, y: height - radius)),
      .line(Point(x: 0, y: radius)),
      .cubic(Point(x: 0, y: handle), Point(x: handle, y: 0), end: Point(x: radius, y: 0)),
      .close,
    ]
  }
}

extension PathElement {
  fileprivate func moved(by turn: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let point): .move(turn(point))
    case .line(let point): .line(turn(point))
    case .quadratic(let control, let end): .quadratic(control: turn(control), end: turn(end))
    case .cubic(let first, let second, let end): .cubic(turn(first), turn(second), end: turn(end))
    case .close: .close
    }
  }
}
