// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A recorder of the views that are drawn, with their places in the picture.
final class ElementRecorder {
  /// The elements in each of the views that are being drawn, the outermost first.
  private var open: [[ViewElement]] = [[]]

  /// The number of elements in the view that is being drawn.
  var count: Int { open[open.count - 1].count }

  /// The elements of all views that have been drawn.
  var elements: [ViewElement] { open[0] }

  /// Begins a view.
  func begin() { open.append([]) }

  /// Ends a view.
  ///
  /// - Parameter make: Makes the elements of the view from those in it.
  func end(_ make: ([ViewElement]) -> [ViewElement]) {
    guard open.count > 1 else { return }
    let inside = open.removeLast()
    open[open.count - 1] += make(inside)
  }

  /// Changes the elements that were recorded after the first ones in the view that is being drawn.
  func change(since first: Int, _ change: (inout ViewElement) -> Void) {
    let last = open.count - 1
    for index in open[last].indices.dropFirst(first) { open[last][index].changeAll(change) }
  }

  /// Puts the elements that were recorded after the first ones in the view that is being drawn into the order from top to bottom.
  func sort(from first: Int) {
    let last = open.count - 1
    let sorted = open[last].dropFirst(first).enumerated().sorted { one, other in
      (one.element.frame.minY.rounded(), one.offset) < (other.element.frame.minY.rounded(), other.offset)
    }
    open[last].replaceSubrange(min(first, open[last].count)..., with: sorted.map(\.element))
  }
}

/// The effect of a layer on the views in it.
struct ElementEffect {
  private let transform: Transform
  private let center: CGPoint
  private let isInvisible: Bool
  private let isInactive: Bool
  /// A Boolean value that is true where the layer only cuts what is below it.
  private let isMask: Bool
  /// The rectangle around the shape that cuts the layer, in the picture; nil where none does.
  private let clip: CGRect?
  private let scrolling: Axis.Set

  /// - Parameter origin: The place of the layer's coordinates in the picture.
  init(_ layer: Layer, at origin: CGPoint, scrolling: Axis.Set) {
    let frame = CGRect(
      x: origin.x + layer.frame.x, y: origin.y + layer.frame.y, width: layer.frame.width,
      height: layer.frame.height)
    (transform, center) = (layer.transform, CGPoint(x: frame.midX, y: frame.midY))
    (isInvisible, isInactive) = (layer.opacity <= 0, layer.isInactive)
    isMask = layer.blend == .destinationIn
    clip = layer.clip == nil ? nil : frame
    self.scrolling = scrolling
  }

  func change(_ element: inout ViewElement) {
    if isInvisible { element.state.insert(.invisible) }
    if isInactive { element.state.insert(.disabled) }
    if isMask {
      element.state.insert(.decorative)
      element.state.remove(.covers)
    }
    if let clip { cut(&element, at: clip) }
    if transform != .identity { element.frame = transformed(element.frame) }
  }

  private func cut(_ element: inout ViewElement, at clip: CGRect) {
    let frame = element.frame
    let isAway =
      scrolling.contains(.vertical) && (frame.maxY <= clip.minY + 0.5 || frame.minY >= clip.maxY - 0.5)
      || scrolling.contains(.horizontal) && (frame.maxX <= clip.minX + 0.5 || frame.minX >= clip.maxX - 0.5)
    if isAway { element.state.insert(.scrolledAway) }
    // What can be scrolled to is not lost.
    let room = clip.insetBy(
      dx: scrolling.contains(.horizontal) ? -.greatestFiniteMagnitude / 4 : 0,
      dy: scrolling.contains(.vertical) ? -.greatestFiniteMagnitude / 4 : 0)
    element.cut(at: room)
  }

  /// Returns the rectangle around a transformed rectangle.
  private func transformed(_ frame: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ].map { corner -> CGPoint in
      let (x, y) = (Double(corner.x - center.x), Double(corner.y - center.y))
      return CGPoint(
        x: center.x + transform.a * x + transform.c * y + transform.tx,
        y: center.y + transform.b * x + transform.d * y + transform.ty)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension ViewElement {
  /// Marks the view where it does not lie in a rectangle.
  mutating func cut(at room: CGRect) {
    // Half a point is lost to rounding.
    if frame.minX < room.minX - 0.5 || frame.maxX > room.maxX + 0.5 || frame.minY < room.minY - 0.5
      || frame.maxY > room.maxY + 0.5
    {
      state.insert(.clipped)
    }
  }
}
