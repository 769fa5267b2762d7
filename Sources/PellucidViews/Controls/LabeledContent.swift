// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value with its label.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View, SystemView where Label: View, Content: View {
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
    let body =
      scope.environment.labeledContentStyle?.make(configuration)
      ?? AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
    return AnyView.systemNodes(of: body, in: scope.child(.body))
  }
}

extension LabeledContent where Label == Text, Content: View {
  @MainActor @preconcurrency
  public init<S: SystemTitle>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title: title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @MainActor @preconcurrency
  public init<S1: SystemTitle, S2: SystemTitle>(_ title: S1, value: S2) {
    self.init(label: Text(title: title), content: Text(title: value))
  }

  @MainActor @preconcurrency
  public init<S: SystemTitle, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title: title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates the value with its label that a style gets.
  @MainActor @preconcurrency
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The parts of a value with its label that its style gets.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: StylePart { let view: AnyView }
  /// The value.
  public struct Content: StylePart { let view: AnyView }

  public let label: Label
  public let content: Content
}

/// A look of values with labels.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label, and the value in a secondary colour at the other end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      TitleLines(label: AnyView(configuration.label))
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

extension EnvironmentValues {
  private enum LabeledKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<LabeledContentStyleConfiguration>? { nil }
  }

  /// The look of values with labels; nil for the usual one.
  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledKey.self] }
    set { self[LabeledKey.self] = newValue }
  }
}

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyle, style) { $0.makeBody(configuration: $1) }
  }
}
