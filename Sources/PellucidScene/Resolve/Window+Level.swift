// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

extension Window {
  /// Returns whether what lies in it has the elevated level by the way it is shown.
  ///
  /// Only iOS has levels. The guidelines name popovers, sheets, apps in multitasking and windows that are shown
  /// together; which of two side by side is raised they do not say. Chosen: both are, so that neither lies deeper.
  ///
  /// - Parameter count: Of the scene's windows.
  func isElevated(among count: Int, in scene: Size, on platform: Platform) -> Bool {
    guard platform.hasLevels else { return false }
    switch presentation {
    case .fullScreen: return false
    case .window, .sheet, .popover, .alert: return true
    case .automatic: return count > 1 && !frame.holds(Rect(scene))
    }
  }
}
