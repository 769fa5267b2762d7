// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidScene
import PellucidViews

extension SceneRenderer {
  /// Returns the description of a view that fills the screen of a device.
  ///
  ///     let scene = renderer.description(of: Welcome(), on: "iPhone 17 Pro")
  ///
  /// - Parameters:
  ///   - device: The name of a model, in any case and with any punctuation, such as "iPhone 17 Pro" or "iphone-17-pro".
  ///   - isLandscape: A Boolean value that is true for a device on its side.
  ///   - traits: The settings that the view is laid out and drawn in; their platform is that of the device.
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  ///   - catalogs: The paths of asset catalogs, or of folders of them. A path that is none counts as an empty one.
  /// - Returns: The view with the size, the scale, the safe area and the size classes of the device; nil where no model has the name.
  @MainActor public func description(
    of view: some View, on device: String, isLandscape: Bool = false, traits: Traits = Traits(),
    time: TimeInterval? = nil, catalogs: [String] = []
  ) -> SceneDescription? {
    guard let model = DeviceModel.named(device) else { return nil }
    let orientation: DeviceModel.Orientation = isLandscape ? .landscape : .portrait
    var traits = traits
    traits.platform = model.platform
    let size = model.size(in: orientation)
    return description(
      of: view.onDevice(model, orientation), width: size.width, height: size.height, scale: model.scale,
      traits: traits, safeArea: EdgeInsets(model.safeArea(in: orientation)), time: time, catalogs: catalogs)
  }

  /// Returns the description of a preview on the device that it names, in the settings of a scene.
  @MainActor func described(
    _ preview: _Preview, on model: DeviceModel, in scene: SceneDescription, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    let orientation: DeviceModel.Orientation = preview.isLandscape ? .landscape : .portrait
    let screen = model.size(in: orientation)
    let size = preview.size(on: CGSize(width: screen.width, height: screen.height))
    var traits = scene.traits
    traits.platform = model.platform
    let safeArea = preview.fillsDevice ? EdgeInsets(model.safeArea(in: orientation)) : EdgeInsets()
    var described = described(
      preview.content().on(DeviceScreen(model, orientation), in: scene.device),
      width: size.width.map { Double($0) },
      height: size.height.map { Double($0) }, scale: model.scale, traits: traits, safeArea: safeArea,
      from: catalogs)
    if !described.scene.assetNames.isEmpty { described.scene.catalogs = scene.catalogs }
    described.scene.device = scene.device
    described.scene.device.idiom = DeviceScreen(model).idiom
    return described
  }
}

extension View {
  /// Sets the size classes of a device.
  package func onDevice(_ model: DeviceModel, _ orientation: DeviceModel.Orientation) -> some View {
    environment(\.horizontalSizeClass, model.isWide(in: orientation) ? .regular : .compact)
      .environment(\.verticalSizeClass, model.isShort(in: orientation) ? .compact : .regular)
  }
}

extension EdgeInsets {
  /// Creates the insets of a device's safe area.
  package init(_ area: DeviceModel.SafeArea) {
    self.init(top: area.top, leading: area.sides, bottom: area.bottom, trailing: area.sides)
  }
}
