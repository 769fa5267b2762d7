// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidGeometry
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
  /// - Returns: The view with the size, the scale, the safe area, the size classes and the family of the device; nil where no model
  ///   has the name.
  @MainActor public func description(
    of view: some View, on device: String, isLandscape: Bool = false, traits: Traits = Traits(),
    time: TimeInterval? = nil, catalogs: [String] = []
  ) -> SceneDescription? {
    guard let model = DeviceModel.named(device) else { return nil }
    let screen = DeviceScreen(model, isLandscape ? .landscape : .portrait)
    var setting = ViewSetting(filling: screen, traits: traits)
    setting.time = time
    return described(
      view.on(screen, in: setting.device), in: setting, from: PreviewCatalogs(paths: catalogs)
    ).scene
  }

  /// Returns the description of a preview in the size, scale and settings of a scene, of which its own traits change the size, the tree
  /// of its views, and the names in it that nothing stands for.
  ///
  /// - Parameters:
  ///   - screen: The device whose safe area and size classes the preview has where it fills the screen; nil for none.
  ///   - catalogs: The catalogs that the scene names.
  @MainActor func inspected(
    _ preview: _Preview, in scene: SceneDescription, on screen: DeviceScreen?, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, tree: ViewTree, missing: [MissingName]) {
    // The device of a flag comes before the one that the preview names.
    if screen == nil, let model = preview.deviceName.flatMap({ DeviceModel.named($0) }) {
      return inspected(preview, on: model, in: scene, from: catalogs)
    }
    let size = preview.size(on: CGSize(width: scene.size.width, height: scene.size.height))
    let whole = screen?.filled(by: size)
    var setting = ViewSetting(
      width: size.width.map { Double($0) }, height: size.height.map { Double($0) }, scale: scene.scale,
      traits: scene.traits)
    (setting.safeArea, setting.device) = (EdgeInsets(whole?.safeArea), scene.device)
    return inspected(preview, on: whole, in: setting, scene, from: catalogs)
  }

  /// Returns the same of a preview on the device that it names, in the settings of a scene.
  @MainActor private func inspected(
    _ preview: _Preview, on model: DeviceModel, in scene: SceneDescription, from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, tree: ViewTree, missing: [MissingName]) {
    let screen = DeviceScreen(model, preview.isLandscape ? .landscape : .portrait)
    let size = preview.size(on: CGSize(width: screen.size.width, height: screen.size.height))
    var setting = ViewSetting(filling: screen, traits: scene.traits)
    (setting.width, setting.height) = (size.width.map { Double($0) }, size.height.map { Double($0) })
    if !preview.fillsDevice { setting.safeArea = EdgeInsets() }
    (setting.device.locale, setting.device.direction) = (scene.device.locale, scene.device.direction)
    return inspected(preview, on: screen, in: setting, scene, from: catalogs)
  }

  @MainActor private func inspected(
    _ preview: _Preview, on screen: DeviceScreen?, in setting: ViewSetting, _ scene: SceneDescription,
    from catalogs: PreviewCatalogs
  ) -> (scene: SceneDescription, tree: ViewTree, missing: [MissingName]) {
    var seen = inspected(
      preview.content().on(screen, in: setting.device), in: setting, from: catalogs)
    if !seen.scene.assetNames.isEmpty { seen.scene.catalogs = scene.catalogs }
    if let ground = setting.traits.platform.previewGround {
      seen.scene.desktop = [
        Layer(
          frame: Rect(seen.scene.size),
          content: .fill(shape: .rectangle, .foreground(.semantic(ground))))
      ]
    }
    return seen
  }
}

extension Platform {
  /// The name of the colour on which a preview is drawn, that of an empty window; nil where windows are glass or have no such colour.
  fileprivate var previewGround: String? {
    switch self {
    case .iOS: "systemBackground"
    case .macOS: "windowBackgroundColor"
    case .watchOS: "background"
    case .tvOS, .visionOS: nil
    }
  }
}
