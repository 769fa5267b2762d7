// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidScene

/// A view of work that is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: SystemView {
  private let part: Double?
  private let label: Label?
  private let current: CurrentValueLabel?

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.part, label: view.label.map { .init(view: AnyView($0)) },
      currentValueLabel: view.current.map { .init(view: AnyView($0)) })
    let body =
      scope.environment.progressViewStyle?.make(configuration)
      ?? AnyView(ComponentProgress(configuration: configuration, isCircular: view.part == nil))
    return AnyView.systemNodes(of: body, in: scope.child(.body))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(part: nil, label: nil, current: nil) }

  public init(@ViewBuilder label: () -> Label) { self.init(part: nil, label: label(), current: nil) }

  public init<S: SystemTitle>(_ title: S) where Label == Text {
    self.init(part: nil, label: Text(title: title), current: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(part: Self.part(value, total), label: nil, current: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(part: Self.part(value, total), label: label(), current: nil)
  }

  public init<S: SystemTitle, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text {
    self.init(part: Self.part(value, total), label: Text(title: title), current: nil)
  }

  public init(_ progress: Progress) where Label == EmptyView {
    self.init(part: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the view that a style gets.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      part: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(part: Self.part(value, total), label: label(), current: currentValueLabel())
  }

  private static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let part = Double(value) / Double(total)
    return part.isFinite ? min(max(part, 0), 1) : 0
  }
}

/// The parts of a view of progress that its style gets.
public struct ProgressViewStyleConfiguration {
  /// The label of the view.
  public struct Label: StylePart { let view: AnyView }
  /// The label of the value.
  public struct CurrentValueLabel: StylePart { let view: AnyView }

  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A look of views of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A view of progress that the engine draws: a spinner above its label, or a bar below it.
struct ComponentProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let isCircular: Bool

  var body: some View {
    if isCircular {
      VStack {
        ComponentView { Component(.spinner).with(.size, word: $0.controlSize.word) }
        configuration.label.foregroundStyle(.secondary)
      }
    } else {
      VStack(alignment: .leading) {
        configuration.label
        ComponentView(stretches: .horizontal) { environment in
          let bar = Component(.progressBar).with(.tint, color: environment.controlTint)
            .with(.size, word: environment.controlSize.word)
          return configuration.fractionCompleted.map { bar.with(.value, .number($0)) } ?? bar
        }
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// The look that the platform gives views of progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentProgress(configuration: configuration, isCircular: configuration.fractionCompleted == nil)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    let tint = tint
    let bar = ComponentProgress(configuration: configuration, isCircular: false)
    return EnvironmentView(content: bar) { if let tint { $0.controlTint = tint.style(in: $0) } }
  }
}

/// Blades that turn, whatever the value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentProgress(configuration: configuration, isCircular: true)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { Self() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { Self() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { Self() }
}

extension EnvironmentValues {
  private enum ProgressKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<ProgressViewStyleConfiguration>? { nil }
  }

  /// The look of views of progress; nil for that of the platform.
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressKey.self] }
    set { self[ProgressKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(\.progressViewStyle, style) { $0.makeBody(configuration: $1) }
  }
}
