// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidScene
import PellucidViews

extension SceneRenderer {
  /// Returns the description of a view that fills a picture.
  ///
  ///     let scene = renderer.description(of: Welcome(), width: 390, height: 844)
  ///     let drawing = try renderer.draw(scene)
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in points; nil for that of the view where none is proposed to it.
  ///   - height: The height of the picture, in points; nil for that of the view where none is proposed to it.
  ///   - scale: The number of pixels per point.
  ///   - traits: The settings that the view is laid out and drawn in.
  ///   - safeArea: The space at the edges that the screen keeps from views, such as below its status bar, in points.
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  ///   - catalogs: The paths of asset catalogs, or of folders of them. A path that is none counts as an empty one.
  /// - Returns: The view in a window over the whole picture, in the middle where it is smaller.
  @MainActor public func description(
    of view: some View, width: Double?, height: Double?, scale: Double = 2, traits: Traits = Traits(),
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval? = nil, catalogs: [String] = []
  ) -> SceneDescription {
    described(
      view, width: width, height: height, scale: scale, traits: traits, safeArea: safeArea, time: time,
      catalogs: catalogs
    ).scene
  }

  /// Returns the description of a view that fills a picture, and the names in it that nothing stands for. The parameters are those of
  /// `description(of:width:height:scale:traits:safeArea:time:catalogs:)`.
  @MainActor public func described(
    _ view: some View, width: Double?, height: Double?, scale: Double = 2, traits: Traits = Traits(),
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval? = nil, catalogs: [String] = []
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    let proposal = ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    var scene = SceneDescription(
      of: view, in: proposal, scale: scale, traits: traits, safeArea: safeArea, time: time, measurer: measurer
    )
    if !catalogs.isEmpty { try? scene.addAssets(from: catalogs) }
    return withoutMissing(scene)
  }

  /// Returns the description of a preview in the size, scale and settings of a scene, of which its own traits change the size, and the
  /// names in it that nothing stands for.
  ///
  /// - Parameter screen: The device whose safe area the preview has where it fills the screen; nil for none.
  @MainActor func described(
    _ preview: _Preview, in scene: SceneDescription, on screen: DeviceScreen?
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    let size = preview.size(on: CGSize(width: scene.size.width, height: scene.size.height))
    var view = preview.content()
    if let locale = scene.device.locale {
      view = AnyView(view.environment(\.locale, Locale(identifier: locale)))
    }
    if scene.device.direction == .rightToLeft {
      view = AnyView(view.environment(\.layoutDirection, .rightToLeft))
    }
    if let screen, let held = screen.orientation(ofPicture: size) {
      view = AnyView(
        view.environment(\.horizontalSizeClass, screen.model.isWide(in: held) ? .regular : .compact)
          .environment(\.verticalSizeClass, screen.model.isShort(in: held) ? .compact : .regular))
    }
    var (described, missing) = described(
      view, width: size.width.map { Double($0) }, height: size.height.map { Double($0) },
      scale: scene.scale, traits: scene.traits, safeArea: screen?.safeArea(ofPicture: size) ?? EdgeInsets())
    described.device = scene.device
    return (described, missing)
  }
}

extension DeviceScreen {
  /// Returns the orientation of a picture of the whole screen; nil for a picture of another size.
  fileprivate func orientation(ofPicture size: ProposedViewSize) -> DeviceModel.Orientation? {
    DeviceModel.Orientation.allCases.first { orientation in
      let screen = model.size(in: orientation)
      return size.width == CGFloat(screen.width) && size.height == CGFloat(screen.height)
    }
  }

  /// Returns the safe area of a picture of the screen; none for a picture of another size.
  fileprivate func safeArea(ofPicture size: ProposedViewSize) -> EdgeInsets {
    guard let held = orientation(ofPicture: size) else { return EdgeInsets() }
    let area = model.safeArea(in: held)
    let sides = CGFloat(area.sides)
    return EdgeInsets(top: CGFloat(area.top), leading: sides, bottom: CGFloat(area.bottom), trailing: sides)
  }
}
