// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The container whose background a view states.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case widget, window }
  private let kind: Kind

  public static let widget = Self(kind: .widget), window = Self(kind: .window)
}

/// The background that the views of a picture state for all of it.
final class PictureBackground {
  /// The nodes of the background, and the direction in which they are placed.
  private var stated: (list: ViewList, direction: LayoutDirection)?

  func state(_ list: ViewList, _ direction: LayoutDirection) { stated = (list, direction) }

  /// Appends the layers of the background in a size.
  func draw(_ list: inout LayerList, in size: CGSize) {
    guard let stated else { return }
    let node = LayoutContainerNode(ZStackLayout(), stated.list.nodes)
    node.direction = stated.direction
    let own = node.size(ProposedViewSize(size))
    let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    node.place(ProposedViewSize(size), at: origin)
    node.draw(&list, at: origin)
  }
}

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: PictureBackground? { nil } }

  /// The place where views state the background of the whole picture; nil outside of a drawing.
  var pictureBackground: PictureBackground? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

/// A view that states the background of the whole picture.
private struct ContainerBackgroundView<Content: View, Background: View>: SystemView {
  let content: Content
  let background: Background

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    let behind = Background.systemNodes(of: view.background, in: scope.child(.part("background")))
    environment.pictureBackground?.state(behind, environment.layoutDirection)
    return Content.systemNodes(of: view.content, in: scope.child(.body))
  }
}

extension View {
  /// Fills the widget or the window around the view, which is the whole picture, with a style.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    ContainerBackgroundView(content: self, background: Rectangle().fill(style))
  }

  /// Draws views behind the widget or the window around the view, which is the whole picture.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    ContainerBackgroundView(content: self, background: ZStack(alignment: alignment, content: content))
  }
}
