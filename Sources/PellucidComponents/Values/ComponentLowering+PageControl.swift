// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  func pageControl(_ component: Component, _ proposed: ProposedSize) throws(ComponentError)
    -> LoweredComponent
  {
    let pages = component.whole(.pages) ?? 3, selection = component.number(.selection) ?? 0
    guard selection <= Double(pages - 1) else {
      throw .outOfRange(.pageControl, .selection, found: selection, allowed: 0...Double(pages - 1))
    }
    let period = metric(.pageControl, .period)
    let turned = eventValue(
      of: component, from: selection, duration: { _ in period }, ease: { $0 * $0 * (3 - 2 * $0) })
    let position = min(max(turned, 0), Double(pages - 1))
    let pitch = metric(.pageControl, .pitch), padding = metric(.pageControl, .paddingX)
    let height = proposed.height ?? metric(.pageControl, .height)
    let width = proposed.width ?? pitch * Double(pages) + 2 * padding
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    // A width that fits all dots but for rounding holds all of them.
    let room = ((width - 2 * padding) / pitch + 0.01).rounded(.down)
    let window = PageWindow(
      pages: pages, count: Int(min(max(room, 1), Double(pages))), position: position)
    let start = (width - pitch * Double(window.count)) / 2
    let hasPlatter = component.has(.pressed) || component.word(.style) == .prominent
    var layers: [Layer] = hasPlatter ? [.fill(platter, .capsule, whole)] : []
    for index in window.indices {
      let place = Rect(
        x: start + pitch * (Double(index) - window.first), y: 0, width: pitch, height: height)
      layers += dots(component, place, scale: window.scale(of: index), share: window.share(of: index))
    }
    return LoweredComponent(whole.size, layers: layers + focusRing(component, .capsule, whole))
  }

  /// Returns the dot of a page: that of other pages, that of the current page, or both on the way between.
  ///
  /// - Parameter share: How far the page is the current one, 0…1.
  private func dots(_ component: Component, _ place: Rect, scale: Double, share: Double) -> [Layer] {
    let other = metric(.pageControl, .dotSize) * scale
    let side = other + (metric(.pageControl, .selectedDotSize) - other) * share
    guard side > 0 else { return [] }
    let frame = place.centered(Size(width: side, height: side))
    var layers: [Layer] = []
    let usual: ComponentColor = isOnPictures(component) ? .pageDotOnPictures : .pageDot
    if share < 1 { layers.append(.fill(.component(usual), .circle, frame).opacity(1 - share)) }
    if share > 0 { layers.append(.fill(currentDot(component), .circle, frame).opacity(share)) }
    return layers
  }

  private var platter: ForegroundStyle {
    traits.platform == .tvOS ? .component(.fieldFill) : .level(.tertiaryFill)
  }

  private func currentDot(_ component: Component) -> ForegroundStyle {
    component.color(.tint).map { ForegroundStyle(.color($0)) }
      ?? (isOnPictures(component) ? .semantic("white") : .primary)
  }

  /// Returns a Boolean value that is true where the dots are white in each appearance, as pages of pictures have them; a
  /// prominent control has a ground too.
  private func isOnPictures(_ component: Component) -> Bool {
    [.plain, .prominent].contains(component.word(.style))
  }
}

/// The pages whose dots a page control shows. Dots at an end with more pages behind it are smaller, and those that come and go
/// grow from nothing and shrink to nothing.
private struct PageWindow {
  var pages: Int, count: Int
  /// The current page; a fraction lies between two pages.
  var position: Double

  /// The first page that is shown.
  var first: Double { min(max(0, position - Double(count / 2)), Double(pages - count)) }

  var indices: Range<Int> {
    let end = (first + Double(count)).rounded(.up)
    return Int(first.rounded(.down))..<min(Int(end), pages)
  }

  /// Returns the size of a dot as a share of the usual.
  func scale(of index: Int) -> Double {
    let slot = Double(index) - first, last = Double(count - 1)
    return Self.scale(at: slot, pagesBehind: first)
      * Self.scale(at: last - slot, pagesBehind: Double(pages - count) - first)
  }

  /// Returns the size of a dot at a distance from the last place of an end, negative beyond it.
  private static func scale(at distance: Double, pagesBehind: Double) -> Double {
    let cut =
      distance >= 0 ? smallest + (1 - smallest) * min(distance, 1) : max(0, smallest * (1 + distance))
    return 1 - (1 - cut) * min(max(pagesBehind, 0), 1)
  }

  /// The size of the last dot of an end with more pages behind it. Chosen: general knowledge.
  private static let smallest = 0.6

  /// Returns how far a page is the current one, 0…1.
  func share(of index: Int) -> Double { max(0, 1 - (Double(index) - position).magnitude) }
}
