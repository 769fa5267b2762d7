// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension SceneRenderer {
  /// Returns the description of a view that fills a picture.
  ///
  ///     let scene = renderer.description(of: Welcome(), width: 390, height: 844)
  ///     let drawing = try renderer.draw(scene)
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in points.
  ///   - height: The height of the picture, in points.
  ///   - scale: The number of pixels per point.
  ///   - traits: The settings that the view is laid out and drawn in.
  ///   - catalogs: The paths of asset catalogs, or of folders of them. A path that is none counts as an empty one.
  /// - Returns: The view in a window over the whole picture, in the middle where it is smaller.
  @MainActor public func description(
    of view: some View, width: Double, height: Double, scale: Double = 2, traits: Traits = Traits(),
    catalogs: [String] = []
  ) -> SceneDescription {
    described(view, width: width, height: height, scale: scale, traits: traits, catalogs: catalogs).scene
  }

  /// Returns the description of a view that fills a picture, and the names in it that nothing stands for.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in points.
  ///   - height: The height of the picture, in points.
  ///   - scale: The number of pixels per point.
  ///   - traits: The settings that the view is laid out and drawn in.
  ///   - catalogs: The paths of asset catalogs, or of folders of them. A path that is none counts as an empty one.
  @MainActor public func described(
    _ view: some View, width: Double, height: Double, scale: Double = 2, traits: Traits = Traits(),
    catalogs: [String] = []
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    environment.texts = TextRoom(measurer)
    let size = CGSize(width: width, height: height)
    // A view may prefer another appearance for the whole picture, in which it is made again.
    let preferred = PreferredScheme()
    environment.preferredScheme = preferred
    let background = PictureBackground()
    environment.pictureBackground = background
    var root = Self.root(of: view, &environment)
    if let scheme = preferred.scheme, scheme != environment.colorScheme {
      environment.colorScheme = scheme
      root = Self.root(of: view, &environment)
    }
    var behind = LayerList(scale: CGFloat(scale))
    background.draw(&behind, in: size)
    let layers = behind.layers + root.layers(in: size, scale: CGFloat(scale))
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    var scene = SceneDescription(
      size: Size(width: width, height: height), scale: scale, traits: environment.traits,
      windows: [PellucidScene.Window(frame: frame, layers: layers)])
    if !catalogs.isEmpty { try? scene.addAssets(from: catalogs) }
    return withoutMissing(scene)
  }

  @MainActor private static func root(of view: some View, _ environment: inout EnvironmentValues) -> ViewRoot
  {
    environment.sceneTraits = environment.traits
    let root = ViewRoot(view, environment: environment)
    root.update()
    return root
  }
}

extension ViewRoot {
  /// Returns the layers of the view in a size, in whose middle it stands where it is smaller.
  func layers(in size: CGSize, scale: CGFloat) -> [Layer] {
    let node = node
    let proposal = ProposedViewSize(size)
    let own = node.size(proposal)
    node.place(proposal, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
    var list = LayerList(scale: scale)
    node.draw(&list, at: node.frame.origin)
    return list.layers
  }
}
