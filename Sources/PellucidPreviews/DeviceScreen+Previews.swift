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
  /// Returns the view in the language and the direction of settings, with the size classes of a screen; without a screen they stay.
  @MainActor package func on(_ screen: DeviceScreen?, in settings: DeviceSettings) -> some View {
    transformEnvironment(\.self) { environment in
      if let locale = settings.locale { environment.locale = Locale(identifier: locale) }
      environment.layoutDirection = settings.direction == .rightToLeft ? .rightToLeft : .leftToRight
      guard let screen else { return }
      environment.horizontalSizeClass = screen.model.isWide(in: screen.orientation) ? .regular : .compact
      environment.verticalSizeClass = screen.model.isShort(in: screen.orientation) ? .compact : .regular
    }
  }
}

extension EdgeInsets {
  /// Creates the insets of a device's safe area; none without a device.
  package init(_ area: DeviceModel.SafeArea?) {
    let area = area ?? DeviceModel.SafeArea()
    self.init(top: area.top, leading: area.sides, bottom: area.bottom, trailing: area.sides)
  }
}
