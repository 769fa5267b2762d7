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

  /// The insets of the safe area.
  var insets: EdgeInsets {
    let area = safeArea, sides = CGFloat(area.sides)
    return EdgeInsets(top: CGFloat(area.top), leading: sides, bottom: CGFloat(area.bottom), trailing: sides)
  }
}

extension View {
  /// Returns the view in the language and the direction of settings, with the size classes of a screen that it fills.
  @MainActor func on(_ screen: DeviceScreen?, in settings: DeviceSettings) -> AnyView {
    var view = AnyView(self)
    if let locale = settings.locale { view = AnyView(view.environment(\.locale, Locale(identifier: locale))) }
    if settings.direction == .rightToLeft {
      view = AnyView(view.environment(\.layoutDirection, .rightToLeft))
    }
    guard let screen else { return view }
    let (model, held) = (screen.model, screen.orientation)
    return AnyView(
      view.environment(\.horizontalSizeClass, model.isWide(in: held) ? .regular : .compact)
        .environment(\.verticalSizeClass, model.isShort(in: held) ? .compact : .regular))
  }
}
