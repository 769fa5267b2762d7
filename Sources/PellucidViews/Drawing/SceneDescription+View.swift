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
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  /// - Returns: The view in a window over the whole picture, in the middle where it is smaller.
  @MainActor public func description(
    of view: some View, width: Double, height: Double, scale: Double = 2, traits: Traits = Traits(),
    time: TimeInterval? = nil
  ) -> SceneDescription {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    environment.texts = TextRoom(measurer)
    let root = ViewRoot(view, environment: environment, time: time.map { _ in 0 })
    let size = CGSize(width: width, height: height)
    if let time {
      // What happens when the view appears happens before the time of the picture.
      root.layOut(in: size)
      root.time = time
    }
    let layers = root.layers(in: size, scale: CGFloat(scale))
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    return SceneDescription(
      size: Size(width: width, height: height), scale: scale, traits: traits,
      windows: [PellucidScene.Window(frame: frame, layers: layers)])
  }
}

extension ViewRoot {
  /// Makes and places the view in a size, in whose middle it stands where it is smaller.
  ///
  /// - Returns: A Boolean value that is false where states or places went on changing.
  @discardableResult
  func layOut(in size: CGSize) -> Bool {
    graph.size = size
    return graph.layOut {
      let (node, proposal) = (node, ProposedViewSize(size))
      let own = node.size(proposal)
      node.place(proposal, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
    }
  }

  /// Returns the layers of the view in a size.
  func layers(in size: CGSize, scale: CGFloat) -> [Layer] {
    layOut(in: size)
    var list = LayerList(scale: scale)
    node.draw(&list, at: node.frame.origin)
    return list.layers
  }
}
