// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

extension Window {
  /// Returns whether the way in which the window is shown gives its layers the elevated level.
  ///
  /// Only iOS has levels. The guidelines name popovers, sheets, apps in multitasking and windows that are shown
  /// together; they do not state which of two windows side by side is elevated. Chosen: both are, so that neither is
  /// lower.
  ///
  /// - Parameter count: The number of the scene's windows.
  func isElevated(among count: Int, in scene: Size, on platform: Platform) -> Bool {
    guard platform.hasLevels else { return false }
    switch presentation {
    case .fullScreen: return false
    case .window, .sheet, .popover, .alert: return true
    case .automatic: return count > 1 && !frame.holds(Rect(scene))
    }
  }
}
