// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidScene

/// Views that belong together, on a ground of their own, with a label.
public struct GroupBox<Label: View, Content: View>: SystemView {
  private let label: Label
  private let content: Content

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = GroupBoxStyleConfiguration(
      label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
    let body =
      scope.environment.groupBoxStyle?.make(configuration)
      ?? AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
    return AnyView.systemNodes(of: body, in: scope.child(.body))
  }
}

extension GroupBox {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  public init<S: SystemTitle>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title: title), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The parts of a box that its style gets.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: StylePart { let view: AnyView }
  /// The views in the box.
  public struct Content: StylePart { let view: AnyView }

  public let label: Label
  public let content: Content
}

/// A look of boxes around views.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A ground with round corners: with the label in it on iOS, below the label on macOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ChosenView { environment in
      let label = configuration.label.font(.headline)
      let content = configuration.content.environment(\.boxDepth, environment.boxDepth + 1)
      guard environment.traits.platform == .macOS else {
        let color =
          environment.boxDepth.isMultiple(of: 2) ? "secondarySystemBackground" : "tertiarySystemBackground"
        return AnyView(
          VStack(alignment: .leading) {
            label
            content
          }.padding().background(Color(system: color), in: RoundedRectangle(cornerRadius: Self.radius)))
      }
      let room = ComponentRoom(environment)
      return AnyView(
        VStack(alignment: .leading) {
          label
          content.padding(room.metric(.form, .paddingX)).frame(maxWidth: .infinity).background(
            BoxFill(), in: RoundedRectangle(cornerRadius: room.metric(.form, .radius)))
        })
    }
  }

  /// The radius of the corners on iOS, in points; chosen: no source has it.
  private static let radius: CGFloat = 8
}

/// The ground of boxes of macOS.
private struct BoxFill: ShapeStyle {
  func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    SystemFilling(PellucidScene.ForegroundStyle(.color(.component(.formBox))))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}

extension EnvironmentValues {
  private enum BoxKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<GroupBoxStyleConfiguration>? { nil }
  }
  private enum DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

  /// The look of boxes; nil for the usual one.
  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration>? {
    get { self[BoxKey.self] }
    set { self[BoxKey.self] = newValue }
  }

  /// The number of boxes around.
  var boxDepth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, style) { $0.makeBody(configuration: $1) }
  }
}
