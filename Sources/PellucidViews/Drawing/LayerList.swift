// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// The layers that views are drawn as, bottom to top.
struct LayerList {
  private(set) var layers: [Layer] = []
  /// The number of pixels per point, to whose grid positions are rounded.
  let scale: CGFloat
  /// The place of the layers' coordinates in the picture.
  private let origin: CGPoint
  /// The recorder of the views that are drawn; nil where nobody asks for them.
  let recorder: ElementRecorder?
  /// The part of the picture in which the innermost view that scrolls shows its content; nil outside of one.
  var scrollPort: ScrollPort?
  /// The number of elements that were recorded before those in the last layer.
  private var elementsBeforeLast = 0

  init(scale: CGFloat, origin: CGPoint = .zero, recorder: ElementRecorder? = nil) {
    (self.scale, self.origin, self.recorder) = (scale, origin, recorder)
  }

  /// Returns a list without layers, whose coordinates start at a point of this one.
  func inside(_ point: CGPoint) -> LayerList {
    var list = LayerList(scale: scale, origin: inPicture(point), recorder: recorder)
    list.scrollPort = scrollPort
    return list
  }

  /// Returns the place of a point in the picture, without the transforms of the layers around.
  func inPicture(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x, y: origin.y + point.y) }

  mutating func append(_ layer: Layer) { layers.append(layer) }

  /// Returns the rectangle on whole pixels, in the coordinates of the layers around.
  func rect(_ rect: CGRect) -> Rect {
    func round(_ value: CGFloat) -> Double { Double((value * scale).rounded() / scale) }
    let (left, top) = (round(rect.minX), round(rect.minY))
    return Rect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }

  /// Appends a layer with what a view draws in it, whose coordinates start at the layer's.
  mutating func append(
    in bounds: CGRect, as content: ([Layer]) -> Layer.Content = { .group($0) },
    drawing draw: (inout LayerList, CGPoint) -> Void
  ) {
    let frame = rect(bounds)
    var inner = inside(CGPoint(x: frame.x, y: frame.y))
    elementsBeforeLast = recorder?.count ?? 0
    // The frame lies on the grid of the picture, and the layers in it are rounded to that grid.
    draw(&inner, CGPoint(x: bounds.minX - frame.x, y: bounds.minY - frame.y))
    layers.append(Layer(frame: frame, content: content(inner.layers)))
  }

  /// Changes the last layer, and the recorded views in it.
  ///
  /// - Parameter scrolling: The axes along which the view shows one part after another of what its clip cuts off.
  mutating func changeLast(scrolling: Axis.Set = [], _ change: (inout Layer) -> Void) {
    guard !layers.isEmpty else { return }
    change(&layers[layers.count - 1])
    guard let recorder else { return }
    let effect = ElementEffect(layers[layers.count - 1], at: origin, scrolling: scrolling)
    recorder.change(since: elementsBeforeLast) { effect.change(&$0) }
  }
}

/// The part of a picture in which a view that scrolls shows its content.
struct ScrollPort {
  /// The rectangle in the picture, without the transforms of the layers around, in points.
  var frame: CGRect
  var axes: Axis.Set
}

extension LayoutNode {
  /// Draws the children, each at its place, those with a larger index in front.
  func drawChildren(_ list: inout LayerList, at origin: CGPoint) {
    for child in inDrawingOrder {
      child.show(in: &list, at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY))
    }
  }
}

extension LayoutNode {
  private var inDrawingOrder: [LayoutNode] {
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    // The order of children with the same index stays.
    return children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}

/// A view that is drawn as one layer, which may hold the layers of the view.
final class LayerNode: ModifierNode {
  private let content: ([Layer]) -> Layer.Content
  private let change: (inout Layer) -> Void

  /// - Parameters:
  ///   - content: Makes the content of the layer from the layers of the view; a group unless given.
  ///   - change: Changes the layer.
  init(
    _ child: LayoutNode, content: @escaping ([Layer]) -> Layer.Content = { .group($0) },
    change: @escaping (inout Layer) -> Void = { _ in }
  ) {
    (self.content, self.change) = (content, change)
    super.init(child)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    list.append(in: CGRect(origin: origin, size: frame.size), as: content) { drawChildren(&$0, at: $1) }
    list.changeLast(change)
  }
}

/// A view that is drawn elsewhere than it stands.
final class OffsetNode: ModifierNode {
  private let offset: CGSize

  init(_ child: LayoutNode, _ offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  override var drawnOffset: CGSize { offset }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    drawChildren(&list, at: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height))
  }
}

/// A view that stands in a layout and is not drawn.
final class HiddenNode: ModifierNode {
  override func draw(_ list: inout LayerList, at origin: CGPoint) {}
}
