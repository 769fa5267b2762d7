// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidViews

extension DeviceScreen {
  /// Returns the screen, upright or on its side, that a picture of a size fills; nil for a picture of another size.
  func filled(by size: ProposedViewSize) -> DeviceScreen? {
    DeviceModel.Orientation.allCases.map { DeviceScreen(model, $0) }.first { screen in
      size.width == CGFloat(screen.size.width) && size.height == CGFloat(screen.size.height)
    }
  }
}

extension View {
  /// Returns the view in the language and the direction of settings, with the size classes of a screen.
  @MainActor func on(_ screen: DeviceScreen?, in settings: DeviceSettings) -> AnyView {
    var view = AnyView(self)
    if let locale = settings.locale { view = AnyView(view.environment(\.locale, Locale(identifier: locale))) }
    if settings.direction == .rightToLeft {
      view = AnyView(view.environment(\.layoutDirection, .rightToLeft))
    }
    return screen.map { AnyView(view.onDevice($0.model, $0.orientation)) } ?? view
  }
}
