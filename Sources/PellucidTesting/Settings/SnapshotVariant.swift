// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidPreviews
import PellucidScene
import PellucidViews

/// One device with one value of each setting.
struct SnapshotVariant: Hashable {
  let device: SnapshotDevice
  var traits = Traits()
  var locale = "en_US"
  /// The direction of the layout; nil for that of the locale.
  var direction: PellucidViews.LayoutDirection?

  init(device: SnapshotDevice) {
    self.device = device
    traits.platform = device.platform
  }

  /// The family of the device, the language, and its direction unless another one is given.
  var deviceSettings: DeviceSettings {
    var settings = DeviceSettings()
    (settings.idiom, settings.locale) = (device.screen?.idiom, locale)
    settings.direction = DeviceSettings.Direction(of: locale)
    if let direction { settings.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight }
    return settings
  }

  /// Returns the setting in which a view is described.
  ///
  /// - Parameter time: The time since the view appeared, in seconds; nil when all animations have ended.
  func setting(at time: TimeInterval?) -> ViewSetting {
    var setting = ViewSetting(
      width: device.width, height: device.height, scale: device.scale, traits: traits)
    (setting.safeArea, setting.time, setting.device) = (device.safeArea, time, deviceSettings)
    return setting
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
}
