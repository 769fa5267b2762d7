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
  ///   - safeArea: The space at the edges that the screen keeps from views, such as below its status bar, in points.
  /// - Returns: The view in a window over the whole picture, in the middle where it is smaller.
  @MainActor public func description(
    of view: some View, width: Double, height: Double, scale: Double = 2, traits: Traits = Traits(),
    safeArea: EdgeInsets = EdgeInsets()
  ) -> SceneDescription {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    environment.texts = TextRoom(measurer)
    let root = ViewRoot(view, environment: environment)
    root.update()
    let layers = root.layers(
      in: CGSize(width: width, height: height), scale: CGFloat(scale), safeArea: safeArea)
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    return SceneDescription(
      size: Size(width: width, height: height), scale: scale, traits: traits,
      windows: [PellucidScene.Window(frame: frame, layers: layers)])
  }
}

extension ViewRoot {
  /// Returns the layers of the view in a size, in whose middle it stands where it is smaller.
  func layers(in size: CGSize, scale: CGFloat, safeArea: EdgeInsets = EdgeInsets()) -> [Layer] {
    let screen = PresentationScreenNode(node, safeArea: safeArea)
    screen.place(ProposedViewSize(size), at: .zero)
    screen.present()
    var list = LayerList(scale: scale)
    screen.draw(&list, at: .zero)
    return list.layers
  }
}
