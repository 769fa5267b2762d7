// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidScene

/// Views that a label shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: SystemView {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)),
      isExpanded: view.isExpanded ?? .constant(false))
    let body =
      scope.environment.disclosureGroupStyle?.make(configuration)
      ?? AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: configuration))
    return AnyView.systemNodes(of: body, in: scope.child(.body))
  }
}

extension DisclosureGroup {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), isExpanded: nil)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), isExpanded: isExpanded)
  }
}

extension DisclosureGroup where Label == Text {
  public init<S: SystemTitle>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title: label), content: content(), isExpanded: nil)
  }

  public init<S: SystemTitle>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title: label), content: content(), isExpanded: isExpanded)
  }
}

/// The parts of a group that its style gets.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: StylePart { let view: AnyView }
  /// The views of the group.
  public struct Content: StylePart { let view: AnyView }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// A look of groups that a label shows and hides.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label with an arrow at the end, above the views; in a list each is a row of its own.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ChosenView { environment in
      let head = HStack {
        configuration.label
        Spacer()
        DisclosureArrow(isOpen: configuration.isExpanded)
      }
      let views = configuration.isExpanded ? configuration.content : nil
      if environment.collection != nil {
        return AnyView(
          Group {
            head
            views
          })
      }
      return AnyView(
        VStack(alignment: .leading) {
          head
          views
        })
    }
  }
}

/// The arrow of a group, in the accent colour.
private struct DisclosureArrow: SystemView {
  let isOpen: Bool

  static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let room = ComponentRoom(scope.environment)
    let (width, height) = (room.metric(.list, .arrowWidth), room.metric(.list, .arrowHeight))
    let color = scope.environment.controlTint ?? .semantic("accentColor")
    var symbol = SymbolContent(
      name: view.isOpen ? "chevron.down" : "chevron.right",
      styles: [PellucidScene.ForegroundStyle(.color(color))])
    symbol.weight = 600
    let size = view.isOpen ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    return ViewList([FixedContentNode(size, content: .symbol(symbol))])
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

extension EnvironmentValues {
  private enum DisclosureKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<DisclosureGroupStyleConfiguration>? { nil }
  }

  /// The look of groups that a label shows and hides; nil for the usual one.
  var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureKey.self] }
    set { self[DisclosureKey.self] = newValue }
  }
}

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(\.disclosureGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}
