// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A picture of the app's catalogs, or a symbol of the system.
///
/// A picture that no catalog has, and a symbol that the library does not have, is not drawn.
nonisolated public struct Image: SystemView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case asset(String)
    case symbol(String)
  }

  /// The ways to use the colours of a picture: the foreground style through its opacity, or its own.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The sizes of a symbol in relation to the text beside it.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The ways in which a picture fills another size than its own.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// The quality of a picture in another size.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// The orientations of a picture.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  let source: Source
  /// The way in which the picture fills what is proposed; nil for one that keeps its size.
  private(set) var resizing: ImageResizing?
  var isResizable: Bool { resizing != nil }
  private(set) var rendering: TemplateRenderingMode?
  private(set) var symbolRendering: SymbolRenderingMode?

  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .asset(name) }
  public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }
  public init(_ resource: ImageResource) { source = .asset(resource.name) }
  public init(systemName: String) { source = .symbol(systemName) }

  /// Lets the picture fill the space that is proposed to it.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: The way in which the rest fills what is left. A picture of more than 5,000 tiles is not drawn.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    changed { $0.resizing = ImageResizing(caps: capInsets, mode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.rendering = renderingMode }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRendering = mode }
  }

  /// Sets the quality of the picture in another size.
  ///
  /// - Note: Pictures always have the best quality.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are smooth.
  ///
  /// - Note: Edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  @MainActor public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList([view.node(in: scope.environment)])
  }

  /// Returns the node of the picture among the values of a view.
  func node(in environment: EnvironmentValues) -> LayoutNode {
    switch source {
    case .symbol(let name): symbolNode(name, environment)
    case .asset(let name): pictureNode(name, environment)
    }
  }

  private func pictureNode(_ name: String, _ environment: EnvironmentValues) -> LayoutNode {
    var content = ImageContent(path: SceneAssets.prefix + name, fit: .stretch)
    switch rendering {
    case .template: content.rendering = .template
    case .original: content.rendering = .original
    case nil: break
    }
    let filling = HierarchicalShapeStyle.primary.systemFilling(in: environment)
    content.style = filling.style
    let opacity = rendering == .template ? filling.opacity : 1
    let size = environment.pictures?.size(ofAsset: name, environment.traits)
    let node = PictureNode(size ?? .zero, isResizable: isResizable) { frame in
      guard !environment.isRedacted else { return filling.redacted.layer(in: .rectangle, frame) }
      var layer = Layer(frame: frame, content: .image(content))
      if let resizing, let size { layer.content = resizing.content(content, of: size, in: frame) }
      layer.opacity = opacity
      return layer
    }
    (node.name, node.isMissing) = (name, size == nil)
    return node
  }
}

/// A picture of the app's catalogs by its name.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The sizes of the pictures that views name.
struct PictureRoom {
  private let find: (String, Traits) -> CGSize?

  /// - Parameter find: Returns the size of an asset in points, under some settings; nil where there is none.
  init(_ find: @escaping (String, Traits) -> CGSize?) { self.find = find }

  func size(ofAsset name: String, _ traits: Traits) -> CGSize? { find(name, traits) }
}

extension EnvironmentValues {
  private enum PicturesKey: EnvironmentKey { static var defaultValue: PictureRoom? { nil } }

  /// The sizes of pictures; nil where they are not known.
  var pictures: PictureRoom? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }
}
