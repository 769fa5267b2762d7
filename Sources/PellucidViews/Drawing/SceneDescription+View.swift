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
  ///   - safeArea: The space at the edges that the screen keeps from views, such as below its status bar, in points.
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  ///   - measurer: The measurer of the view's texts.
  @MainActor package init(
    of view: some View, in proposal: ProposedViewSize, scale: Double, traits: Traits,
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval?, measurer: any TextMeasuring
  ) {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    environment.texts = TextRoom(measurer)
    // A view may prefer another appearance for the whole picture, in which it is made again.
    let preferred = PreferredScheme()
    environment.preferredScheme = preferred
    func made() -> ViewRoot {
      environment.sceneTraits = environment.traits
      let root = ViewRoot(view, environment: environment, time: time.map { _ in 0 })
      root.safeArea = safeArea
      root.update()
      return root
    }
    var root = made()
    if let scheme = preferred.scheme, scheme != environment.colorScheme {
      environment.colorScheme = scheme
      root = made()
    }
    if let time {
      // What happens when the view appears happens before the time of the picture.
      root.layOut(in: proposal, scale: CGFloat(scale))
      root.time = time
    }
    let layers = root.layers(in: proposal, scale: CGFloat(scale))
    let size = Size(width: root.size.width, height: root.size.height)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    self.init(
      size: size, scale: scale, traits: environment.traits,
      windows: [PellucidScene.Window(frame: frame, layers: layers)])
  }
}

extension ViewRoot {
  /// Makes and places the view in a size, in whose middle it stands where it is smaller.
  ///
  /// - Parameter proposal: The size of the picture; a length that is nil becomes that of the view, in whole pixels, at least one.
  /// - Returns: A Boolean value that is false where states or places went on changing.
  @discardableResult
  func layOut(in proposal: ProposedViewSize, scale: CGFloat) -> Bool {
    graph.size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    return graph.layOut {
      let node = node
      let known = screen.flatMap { $0.content === node ? $0 : nil }
      let screen = known ?? PresentationScreenNode(node, safeArea: safeArea)
      self.screen = screen
      let own = screen.size(proposal)
      func length(_ given: CGFloat?, _ own: CGFloat) -> CGFloat {
        given ?? max(own.roundedUp(to: 1 / scale), 1 / scale)
      }
      graph.size = CGSize(
        width: length(proposal.width, own.width), height: length(proposal.height, own.height))
      screen.place(ProposedViewSize(graph.size), at: .zero)
      screen.present()
    }
  }

  /// The size of the picture, which is known when the view has been placed.
  var size: CGSize { graph.size }

  /// Returns the layers of the view in a size.
  func layers(in proposal: ProposedViewSize, scale: CGFloat) -> [Layer] {
    layOut(in: proposal, scale: scale)
    var list = LayerList(scale: scale)
    screen?.draw(&list, at: .zero)
    return list.layers
  }
}
