// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The bar of a window of macOS, and what follows from its style. Lengths are in points.
struct WindowBar: Hashable {
  enum Style: Hashable {
    case titleBar, toolbar, compact
  }

  var style: Style
  var height: Double
  /// The radius of the window's corners.
  var radius: Double
  /// The distance of the first light's centre from the leading edge.
  var lightX: Double
  /// The height of items in the bar.
  var itemHeight: Double
}

extension ComponentLowering {
  /// Returns the bar of a window's style.
  func windowBar(_ component: Component) -> WindowBar {
    switch component.word(.style) ?? .automatic {
    case .titleBar: return titleBar
    case .toolbar: return unifiedBar
    case .compact:
      return WindowBar(
        style: .compact, height: metric(.window, .compactHeight), radius: metric(.window, .compactRadius),
        lightX: metric(.window, .compactLightInset),
        itemHeight: metric(.window, .compactItemHeight))
    default:
      let isEmpty =
        component.components(.leading).isEmpty && component.components(.trailing).isEmpty
        && component.components(.sidebar).isEmpty
      return isEmpty ? titleBar : unifiedBar
    }
  }

  private var titleBar: WindowBar {
    WindowBar(
      style: .titleBar, height: metric(.window, .titleBarHeight), radius: metric(.window, .titleBarRadius),
      lightX: metric(.window, .titleBarLightInset), itemHeight: metric(.window, .titleBarItemHeight))
  }

  private var unifiedBar: WindowBar {
    WindowBar(
      style: .toolbar, height: metric(.window, .headerHeight), radius: metric(.window, .radius),
      lightX: metric(.window, .lightInset), itemHeight: metric(.window, .buttonHeight))
  }
}
