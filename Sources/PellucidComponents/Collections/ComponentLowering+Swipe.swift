// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The actions that a swipe uncovers at the end of a row: fields of the row's height in older looks, capsules in others.
extension ComponentLowering {
  /// Returns the distance by which a row moves for its actions.
  func swipeWidth(of row: Component) -> Double {
    let count = Double(row.components(.swipe).count)
    guard count > 0 else { return 0 }
    let pitch = metric(.list, .pitch)
    return isOld ? count * pitch : count * (pitch + metric(.list, .buttonGap)) + metric(.list, .buttonGap)
  }

  /// Returns the actions of a row, relative to its section.
  func swipeLayers(_ row: PlacedRow, _ whole: Rect) -> [Layer] {
    let actions = row.laid.row.components(.swipe)
    guard !actions.isEmpty else { return [] }
    let pitch = metric(.list, .pitch), gap = isOld ? 0 : metric(.list, .buttonGap)
    let end = row.frame.x - whole.x + row.frame.width
    let height = isOld ? row.frame.height : min(row.frame.height - gap, metric(.list, .buttonHeight))
    return actions.enumerated().flatMap { index, action -> [Layer] in
      let left = Double(actions.count - index) * (pitch + gap)
      let place = Rect(
        x: end - left, y: row.frame.y - whole.y, width: pitch, height: row.frame.height)
      return swipeAction(action, place.centered(Size(width: pitch, height: height)))
    }
  }

  private func swipeAction(_ action: Component, _ frame: Rect) -> [Layer] {
    let usual: ForegroundStyle = action.word(.role) == .destructive ? .destructive : .semantic("systemGray")
    let fill = action.color(.tint).map { ForegroundStyle(.color($0), isVibrant: false) } ?? usual
    let body = Layer.fill(fill, isOld ? .rectangle : .capsule, frame)
    if let symbol = action.text(.symbol) {
      let side = min(metric(.list, .circleSize), frame.height * metric(.list, .symbolShare))
      return [
        body,
        .symbol(
          symbol, frame.centered(Size(width: side, height: side)), .component(.tileSymbol)),
      ]
    }
    let title = text(
      action.text(.title) ?? "", .subheadline, weight: 500, .component(.tileSymbol), alignment: .center)
    let height = lineHeight(.subheadline)
    return [
      body,
      .text(
        title, frame.centered(Size(width: frame.width - 2 * metric(.list, .labelPadding), height: height))),
    ]
  }
}
