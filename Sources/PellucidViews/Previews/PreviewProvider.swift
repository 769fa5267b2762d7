// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A type whose views are drawn by `pellucid previews`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The system for which previews are drawn.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The room that a preview is drawn in.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device, by the name under which Xcode lists it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The name and the room of a preview, as modifiers state them.
struct PreviewSettings {
  var name: String?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?
  var device: PreviewDevice?

  /// The traits of `#Preview` that mean the same.
  var traits: [PreviewTrait<Preview.ViewTraits>] {
    var traits: [PreviewTrait<Preview.ViewTraits>] = []
    switch layout {
    case .sizeThatFits: traits.append(.sizeThatFitsLayout)
    case .fixed(let width, let height): traits.append(.fixedLayout(width: width, height: height))
    case .device, nil: break
    }
    if let orientation { traits.append(PreviewTrait(setting: .orientation(orientation))) }
    return traits
  }
}

extension View {
  private func preview(_ change: @escaping (inout PreviewSettings) -> Void) -> some View {
    NodeView(content: self) { NoteNode<PreviewSettings>($0, change) }
  }

  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View { preview { $0.name = value } }

  /// Sets the room of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { preview { $0.layout = value } }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    preview { $0.orientation = value }
  }

  /// Draws the preview on the screen of a device.
  ///
  /// - Parameter value: The name of a model that is known, such as "iPhone 17 Pro"; another one leaves the device that
  ///   `pellucid previews` is told.
  public func previewDevice(_ value: PreviewDevice?) -> some View { preview { $0.device = value } }
}

/// One of the views of previews.
private struct PreviewPart<Content: View>: SystemView {
  let content: Content
  let index: Int

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let list = Content.systemNodes(of: view.content, in: scope.child(.body))
    return .grouped(list) { $0.indices.contains(view.index) ? $0[view.index] : EmptyNode() }
  }
}

extension _Preview {
  /// Returns the previews of a provider: one for each of its views.
  package static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [_Preview] {
    let nodes = ViewRoot(Provider.previews).nodes
    return nodes.indices.map { index in
      var settings = PreviewSettings()
      nodes[index].takeNotes(in: &settings)
      let name = settings.name ?? (nodes.count == 1 ? "\(Provider.self)" : "\(Provider.self) \(index + 1)")
      var preview = _Preview(name, traits: settings.traits, file: "", line: 0) {
        PreviewPart(content: Provider.previews, index: index)
      }
      preview.deviceName = settings.device?.rawValue
      return preview
    }
  }
}
