// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidViews

/// One device with one value of each setting.
struct SnapshotVariant: Hashable {
  let device: SnapshotDevice
  var traits = Traits()
  var locale = "en_US"
  /// The direction of the layout; nil for that of the locale.
  var direction: LayoutDirection?

  init(device: SnapshotDevice) {
    self.device = device
    traits.platform = device.platform
  }

  /// The direction in which the view is laid out.
  var layoutDirection: LayoutDirection {
    if let direction { return direction }
    let isRight = Locale(identifier: locale).language.characterDirection == .rightToLeft
    return isRight ? .rightToLeft : .leftToRight
  }

  /// The name in the names of references: the device, and every setting that is not the usual one, so that a reference keeps its
  /// name where a matrix gains settings.
  var name: String {
    var parts = [device.name]
    if traits.appearance == .dark { parts.append("dark") }
    if traits.contrast == .increased { parts.append("contrast") }
    if traits.statedTransparency == .reduced { parts.append("opaque") }
    if traits.textSize != .large { parts.append(traits.textSize.rawValue) }
    if locale != "en_US" { parts.append(locale) }
    if let direction { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
    if traits.look != .os27 { parts.append("\(traits.look)") }
    return parts.joined(separator: ".")
  }

  /// Returns a view under the settings that its environment has beside the traits.
  @MainActor func applied(to view: some View) -> some View {
    view
      .environment(\.layoutDirection, layoutDirection).environment(\.locale, Locale(identifier: locale))
      .transformEnvironment(\.horizontalSizeClass) { $0 = device.horizontalSizeClass ?? $0 }
      .transformEnvironment(\.verticalSizeClass) { $0 = device.verticalSizeClass ?? $0 }
  }
}
