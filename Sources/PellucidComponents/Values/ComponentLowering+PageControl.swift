// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  func pageControl(_ component: Component, _ proposed: ProposedSize) throws(ComponentError)
    -> LoweredComponent
  {
    let pages = component.whole(.pages) ?? 3, selection = component.whole(.selection) ?? 0
    guard selection < pages else {
      throw .outOfRange(
        .pageControl, .selection, found: Double(selection), allowed: 0...Double(pages - 1))
    }
    let pitch = metric(.pageControl, .pitch), padding = metric(.pageControl, .paddingX)
    let height = proposed.height ?? metric(.pageControl, .height)
    let width = proposed.width ?? pitch * Double(pages) + 2 * padding
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    // A width that fits all dots but for rounding holds all of them.
    let room = ((width - 2 * padding) / pitch + 0.01).rounded(.down)
    let count = Int(min(max(room, 1), Double(pages)))
    let first = min(max(0, selection - count / 2), pages - count)
    let start = (width - pitch * Double(count)) / 2
    var layers: [Layer] = component.has(.pressed) ? [.fill(.level(.tertiaryFill), .capsule, whole)] : []
    for index in first..<(first + count) {
      // Dots at an end with more pages behind it are smaller.
      let isCut = index == first && first > 0 || index == first + count - 1 && first + count < pages
      let isCurrent = index == selection
      let side =
        metric(.pageControl, isCurrent ? .selectedDotSize : .dotSize) * (isCut && !isCurrent ? 0.6 : 1)
      let place = Rect(x: start + pitch * Double(index - first), y: 0, width: pitch, height: height)
      layers.append(
        .fill(
          isCurrent ? currentDot(component) : .component(.pageDot), .circle,
          place.centered(Size(width: side, height: side))))
    }
    return LoweredComponent(whole.size, layers: layers + focusRing(component, .capsule, whole))
  }

  private func currentDot(_ component: Component) -> ForegroundStyle {
    component.color(.tint).map { ForegroundStyle(.color($0)) } ?? .primary
  }
}
