// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension SceneDescription {
  /// Creates the description of a view in a window over a whole picture, in whose middle it stands where it is smaller.
  ///
  /// - Parameters:
  ///   - proposal: The size of the picture, in points; a length that is nil becomes that of the view.
  ///   - scale: The number of pixels per point.
  ///   - traits: The settings that the view is laid out and drawn in.
  ///   - measurer: The measurer of the view's texts.
  @MainActor package init(
    of view: some View, in proposal: ProposedViewSize, scale: Double, traits: Traits,
    measurer: any TextMeasuring
  ) {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    environment.texts = TextRoom(measurer)
    let root = ViewRoot(view, environment: environment)
    root.update()
    let drawn = root.drawn(in: proposal, scale: CGFloat(scale))
    let size = Size(width: drawn.size.width, height: drawn.size.height)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.init(
      size: size, scale: scale, traits: traits,
      windows: [PellucidScene.Window(frame: frame, layers: drawn.layers)])
  }
}

extension ViewRoot {
  /// Returns the layers of the view in a size, in whose middle it stands where it is smaller, and the size of the picture.
  ///
  /// - Parameter proposal: The size of the picture; a length that is nil becomes that of the view, in whole pixels, at least one.
  func drawn(in proposal: ProposedViewSize, scale: CGFloat) -> (layers: [Layer], size: CGSize) {
    let node = node
    let own = node.size(proposal)
    func length(_ given: CGFloat?, _ own: CGFloat) -> CGFloat {
      given ?? max(own.roundedUp(to: 1 / scale), 1 / scale)
    }
    let size = CGSize(width: length(proposal.width, own.width), height: length(proposal.height, own.height))
    node.place(proposal, at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2))
    var list = LayerList(scale: scale)
    node.draw(&list, at: node.frame.origin)
    return (list.layers, size)
  }
}
