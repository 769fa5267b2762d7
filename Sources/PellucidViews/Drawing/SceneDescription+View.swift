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
  ///   - traits: The settings that the view is laid out and drawn in. A view may prefer another appearance.
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  ///   - measurer: The measurer of the view's texts.
  @MainActor package init(
    of view: some View, in proposal: ProposedViewSize, scale: Double, traits: Traits, time: TimeInterval?,
    measurer: any TextMeasuring
  ) {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    environment.texts = TextRoom(measurer)
    let preferred = PreferredScheme()
    environment.preferredScheme = preferred
    var root = ViewRoot(of: view, &environment, in: proposal, scale: CGFloat(scale), time)
    // The whole picture has the appearance that the view prefers, in which the view is made again.
    if let scheme = preferred.scheme, scheme != environment.colorScheme {
      environment.colorScheme = scheme
      root = ViewRoot(of: view, &environment, in: proposal, scale: CGFloat(scale), time)
    }
    let size = Size(width: root.size.width, height: root.size.height)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.init(
      size: size, scale: scale, traits: environment.traits,
      windows: [PellucidScene.Window(frame: frame, layers: root.layers(scale: CGFloat(scale)))])
  }
}

extension ViewRoot {
  /// Creates the root of a view, and places the view in a size.
  @MainActor fileprivate convenience init(
    of view: some View, _ environment: inout EnvironmentValues, in proposal: ProposedViewSize, scale: CGFloat,
    _ time: TimeInterval?
  ) {
    environment.sceneTraits = environment.traits
    self.init(view, environment: environment, time: time.map { _ in 0 })
    layOut(in: proposal, scale: scale)
    guard let time else { return }
    // What happens when the view appears happened before the time of the picture.
    self.time = time
    layOut(in: proposal, scale: scale)
  }

  /// Makes and places the view in a size, in whose middle it stands where it is smaller.
  ///
  /// - Parameter proposal: The size of the picture; a length that is nil becomes that of the view, in whole pixels, at least one.
  /// - Returns: A Boolean value that is false where states or places went on changing.
  @discardableResult
  func layOut(in proposal: ProposedViewSize, scale: CGFloat) -> Bool {
    graph.size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    return graph.layOut {
      let node = node
      let own = node.size(proposal)
      func length(_ given: CGFloat?, _ own: CGFloat) -> CGFloat {
        given ?? max(own.roundedUp(to: 1 / scale), 1 / scale)
      }
      graph.size = CGSize(
        width: length(proposal.width, own.width), height: length(proposal.height, own.height))
      node.place(
        proposal,
        at: CGPoint(x: (graph.size.width - own.width) / 2, y: (graph.size.height - own.height) / 2))
    }
  }

  /// The size of the picture, which is known when the view has been placed.
  var size: CGSize { graph.size }

  /// Returns the layers of the view, which has been placed.
  func layers(scale: CGFloat) -> [Layer] {
    var list = LayerList(scale: scale)
    node.draw(&list, at: node.frame.origin)
    return list.layers
  }
}
