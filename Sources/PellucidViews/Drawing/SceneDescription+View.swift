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
  ///   - safeArea: The space at the edges that the screen keeps from views, such as below its status bar, in points.
  ///   - time: The time since the view appeared, in seconds, at which its animations are drawn; nil when all have ended.
  ///   - measurer: The measurer of the view's texts.
  ///   - pictureSize: Returns the size of a catalog's picture in points, under the settings of the view; nil where there is none.
  @MainActor package init(
    of view: some View, in proposal: ProposedViewSize, scale: Double, traits: Traits,
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval?, measurer: any TextMeasuring,
    pictureSize: @escaping (String, Traits) -> CGSize? = { _, _ in nil }
  ) {
    self.init(
      of: view, in: proposal, scale: scale, traits: traits, safeArea: safeArea, time: time,
      measurer: measurer, pictureSize, nil)
  }

  /// Creates the description of a view and the tree of its views. The parameters are those of the initializer.
  @MainActor package static func withTree(
    of view: some View, in proposal: ProposedViewSize, scale: Double, traits: Traits,
    safeArea: EdgeInsets = EdgeInsets(), time: TimeInterval?, measurer: any TextMeasuring,
    pictureSize: @escaping (String, Traits) -> CGSize? = { _, _ in nil }
  ) -> (scene: SceneDescription, tree: ViewTree) {
    let recorder = ElementRecorder()
    let scene = SceneDescription(
      of: view, in: proposal, scale: scale, traits: traits, safeArea: safeArea, time: time,
      measurer: measurer, pictureSize, recorder)
    return (scene, ViewTree(recorder.elements, in: CGSize(scene.size)))
  }

  @MainActor private init(
    of view: some View, in proposal: ProposedViewSize, scale: Double, traits: Traits, safeArea: EdgeInsets,
    time: TimeInterval?, measurer: any TextMeasuring, _ pictureSize: @escaping (String, Traits) -> CGSize?,
    _ recorder: ElementRecorder?
  ) {
    var environment = EnvironmentValues()
    (environment.traits, environment.displayScale) = (traits, CGFloat(scale))
    let isWide = DeviceModel.isWide(proposal.width.map { Double($0) }, on: traits.platform)
    environment.horizontalSizeClass = isWide ? .regular : .compact
    environment.texts = TextRoom(measurer)
    environment.pictures = PictureRoom(pictureSize)
    let preferred = PreferredScheme()
    environment.preferredScheme = preferred
    let background = PictureBackground()
    environment.pictureBackground = background
    let room = ScreenRoom(proposal: proposal, safeArea: safeArea, pixel: 1 / CGFloat(scale))
    var root = ViewRoot(of: view, &environment, in: room, time)
    // The whole picture has the appearance that the view prefers, in which the view is made again.
    if let scheme = preferred.scheme, scheme != environment.colorScheme {
      environment.colorScheme = scheme
      root = ViewRoot(of: view, &environment, in: room, time)
    }
    let size = Size(width: root.size.width, height: root.size.height)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let layers =
      background.layers(in: root.size, scale: CGFloat(scale))
      + root.layers(scale: CGFloat(scale), recorder)
    self.init(
      size: size, scale: scale, traits: environment.traits,
      windows: [PellucidScene.Window(frame: frame, layers: layers)])
  }
}

/// The screen that views are laid out on.
struct ScreenRoom {
  /// The size of the picture; a length that is nil becomes that of the view in whole pixels, at least the point that a picture has.
  var proposal: ProposedViewSize
  /// The space at the edges that the screen keeps from views, in points.
  var safeArea = EdgeInsets()
  /// The length of a pixel, in points.
  var pixel: CGFloat = 1

  /// Returns the size of the picture of views on a screen.
  func size(of node: LayoutNode) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let own = node.size(proposal)
    return CGSize(
      width: proposal.width ?? max(own.width.roundedUp(to: pixel), 1),
      height: proposal.height ?? max(own.height.roundedUp(to: pixel), 1))
  }
}

extension ViewRoot {
  /// Creates the root of a view, and places the view on a screen.
  @MainActor fileprivate convenience init(
    of view: some View, _ environment: inout EnvironmentValues, in room: ScreenRoom, _ time: TimeInterval?
  ) {
    environment.sceneTraits = environment.traits
    self.init(view, environment: environment, time: time.map { _ in 0 })
    layOut(in: room)
    guard let time else { return }
    // The actions of a view that appears come before the time of the picture.
    self.time = time
    layOut(in: room)
  }

  /// Creates the root of a view whose texts are measured.
  @MainActor package convenience init(_ view: some View, measurer: any TextMeasuring) {
    var environment = EnvironmentValues()
    environment.texts = TextRoom(measurer)
    self.init(view, environment: environment)
  }

  /// Makes the views whose state has changed, and places all in a size.
  ///
  /// - Returns: A Boolean value that is false where states or places went on changing.
  @discardableResult
  package func layOut(width: Double, height: Double) -> Bool {
    layOut(in: ScreenRoom(proposal: ProposedViewSize(width: width, height: height)))
  }

  /// Makes and places the view on a screen, in whose middle it stands where it is smaller, and what it shows in front.
  ///
  /// - Returns: A Boolean value that is false where states or places went on changing.
  @discardableResult
  func layOut(in room: ScreenRoom) -> Bool {
    graph.layOut {
      let node = node
      let known = screen.flatMap { $0.content === node ? $0 : nil }
      let screen = known ?? PresentationScreenNode(node, safeArea: room.safeArea)
      graph.size = room.size(of: screen)
      screen.place(ProposedViewSize(graph.size), at: .zero)
      screen.present()
      self.screen = screen
    }
  }

  /// The size of the picture, which is known when the view has been placed.
  var size: CGSize { graph.size }

  /// Returns the layers of the view, which has been placed.
  func layers(scale: CGFloat, _ recorder: ElementRecorder? = nil) -> [Layer] {
    var list = LayerList(scale: scale, recorder: recorder)
    screen?.show(in: &list, at: .zero)
    return list.layers
  }
}
