// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidViews

/// The picture that a view fills, and the settings that it is laid out and drawn in.
package struct ViewSetting: Sendable {
  /// The size of the picture, in points; a length that is nil becomes that of the view.
  package var width: Double?, height: Double?
  /// The number of pixels per point.
  package var scale: Double
  package var traits: Traits
  /// The space at the edges that the screen keeps from views, in points.
  package var safeArea = EdgeInsets()
  /// The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  package var time: TimeInterval?
  /// The family of the device, the language and the direction, by which variants of assets are chosen.
  package var device = DeviceSettings()

  package init(width: Double?, height: Double?, scale: Double = 2, traits: Traits = Traits()) {
    (self.width, self.height, self.scale, self.traits) = (width, height, scale, traits)
  }

  /// Creates the setting of a view that fills a screen. The platform of the traits becomes that of the screen.
  init(filling screen: DeviceScreen, traits: Traits) {
    self.init(
      width: screen.size.width, height: screen.size.height, scale: screen.model.scale, traits: traits)
    self.traits.platform = screen.model.platform
    (safeArea, device.idiom) = (EdgeInsets(screen.safeArea), screen.idiom)
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }
}
