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

extension ElementRecorder? {
  /// Draws a view and, where there is a recorder, records it with the views that are drawn in it.
  ///
  /// - Parameters:
  ///   - frame: The rectangle of the view in the picture, in points.
  ///   - arrange: Changes the recorded views in the view.
  func group<Drawn>(
    _ facts: ElementFacts, _ frame: CGRect, arranging arrange: (inout [ViewElement]) -> Void = { _ in },
    drawing draw: () -> Drawn
  ) -> Drawn {
    guard let self else { return draw() }
    self.begin()
    let drawn = draw()
    self.end { inside in
      var element = ViewElement(facts, frame)
      element.children = inside
      arrange(&element.children)
      return [element]
    }
    return drawn
  }
}

/// The effect of a layer on the views in it.
struct ElementEffect {
  /// The layer, with its frame in the picture.
  private let layer: Layer
  private let scrolling: Axis.Set

  /// - Parameter origin: The place of the layer's coordinates in the picture.
  init(_ layer: Layer, at origin: CGPoint, scrolling: Axis.Set) {
    var layer = layer
    layer.frame = layer.frame.moved(x: origin.x, y: origin.y)
    (self.layer, self.scrolling) = (layer, scrolling)
  }

  func change(_ element: inout ViewElement) {
    if layer.opacity <= 0 { element.state.insert(.invisible) }
    if layer.isInactive { element.state.insert(.disabled) }
    // A layer that only cuts what is below it is no view of its own.
    if layer.blend == .destinationIn {
      element.state.insert(.decorative)
      element.state.remove(.covers)
    }
    for case .projection(let projection) in layer.effects {
      let moved = projection.moved(by: .translation(x: layer.frame.x, y: layer.frame.y))
      element.frame = moved?.bounds(of: Rect(element.frame)).map { CGRect($0) } ?? element.frame
    }
    if layer.clip != nil { cut(&element, at: CGRect(layer.frame)) }
    if layer.transform != .identity {
      element.frame = CGRect(layer.transformAboutCenter.bounds(of: Rect(element.frame)))
    }
  }

  private func cut(_ element: inout ViewElement, at clip: CGRect) {
    let frame = element.frame
    let isAway =
      scrolling.contains(.vertical) && (frame.maxY <= clip.minY + 0.5 || frame.minY >= clip.maxY - 0.5)
      || scrolling.contains(.horizontal) && (frame.maxX <= clip.minX + 0.5 || frame.minX >= clip.maxX - 0.5)
    if isAway { element.state.insert(.scrolledAway) }
    // A part to which people can scroll is not lost.
    let room = clip.insetBy(
      dx: scrolling.contains(.horizontal) ? -.greatestFiniteMagnitude / 4 : 0,
      dy: scrolling.contains(.vertical) ? -.greatestFiniteMagnitude / 4 : 0)
    element.cut(at: room)
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
