// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The tabs that a tab bar shows: all of them, or in a compact width the first ones, and the others behind "More".
struct ShownTabs {
  private(set) var tabs: [Component]
  private var hidden = 0..<0

  init(_ tabs: [Component]) { self.tabs = tabs }

  /// Creates the tabs of a compact width. A search at the end stays.
  ///
  /// - Parameter limit: The greatest number of tabs, with "More".
  init(_ tabs: [Component], limit: Int, more: String) {
    self.tabs = tabs
    guard tabs.count > limit else { return }
    let end = tabs.last?.word(.role) == .search ? tabs.count - 1 : tabs.count
    hidden = limit - 1 - (tabs.count - end)..<end
    let item = Component(.tab).with(.title, .text(ExactName(more))).with(.symbol, .text("ellipsis"))
    self.tabs.replaceSubrange(hidden, with: [item])
  }

  /// Returns the place of a tab of the description among those that are shown: that of "More" for one behind it.
  func place(of index: Int) -> Int {
    if index < hidden.lowerBound || hidden.isEmpty { return index }
    return index < hidden.upperBound ? hidden.lowerBound : index - hidden.count + 1
  }

  /// Returns the place of the tab nearest to a value of an event.
  func place(of value: Double) -> Double {
    let last = Double(tabs.count + max(hidden.count, 1) - 2)
    return Double(place(of: Int(min(max(value.rounded(), 0), last))))
  }
}

extension ComponentLowering {
  /// Returns the tabs that a bar of a width shows.
  func shownTabs(_ tabs: [Component], width: Double) -> ShownTabs {
    guard traits.platform == .iOS, width <= metric(.tabBar, .compactWidth) else { return ShownTabs(tabs) }
    return ShownTabs(tabs, limit: Int(metric(.tabBar, .tabLimit)), more: words.more)
  }
}
