// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidScene

/// A control that is on or off.
public struct Toggle<Label: View>: SystemView {
  private let label: Label
  private let title: String?
  private let isOn: Binding<Bool>
  private var isMixed = false

  private init(_ label: Label, title: String?, _ isOn: Binding<Bool>) {
    (self.label, self.title, self.isOn) = (label, title, isOn)
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), title: nil, isOn)
  }

  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let states = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { states.allSatisfy(\.wrappedValue) },
      set: { on in for state in states { state.wrappedValue = on } })
    self.init(label(), title: nil, all)
    isMixed = !all.wrappedValue && states.contains(where: \.wrappedValue)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = ToggleStyleConfiguration(
      label: .init(view: AnyView(view.label)), title: view.title, isOn: view.isOn, isMixed: view.isMixed)
    let control =
      scope.environment.toggleStyle?.make(configuration)
      ?? AnyView(ComponentToggle(configuration: configuration, look: nil))
    return .each(of: AnyView.systemNodes(of: control, in: scope.child(.body))) { NamedNode($0, "Toggle") }
  }
}

extension Toggle where Label == Text {
  public init<S: SystemTitle>(_ title: S, isOn: Binding<Bool>) {
    self.init(Text(title: title), title: title.systemText.string, isOn)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style gets.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(configuration.label, title: configuration.title, configuration.$isOn)
  }
}

/// The parts of a toggle that its style gets.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: StylePart { let view: AnyView }

  public let label: Label
  let title: String?
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: Label, title: String?, isOn: Binding<Bool>, isMixed: Bool) {
    (self.label, self.title, _isOn, self.isMixed) = (label, title, isOn, isMixed)
  }
}

/// A look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle in one of the engine's looks.
struct ComponentToggle: View {
  let configuration: ToggleStyleConfiguration
  /// The look; nil for that of the platform.
  let look: ComponentWord?

  var body: some View {
    ChosenView { environment in
      let isHidden = environment.labelsVisibility == .hidden
      let lines = TitleLines(label: AnyView(configuration.label))
      let label = ComponentLabel(.title, title: configuration.title, lines)
      let isSwitch = look == .switch || look == nil && environment.traits.platform != .macOS
      return AnyView(
        ComponentView(
          stretches: isSwitch && !isHidden ? .horizontal : [], views: isHidden ? [] : [label]
        ) { environment in
          component(environment)
        })
    }
  }

  private func component(_ environment: EnvironmentValues) -> Component {
    let state: ComponentState = configuration.isOn ? .on : .off
    let isMixed = configuration.isMixed && environment.traits.platform == .macOS
    return Component(.toggle, states: [isMixed ? .mixed : state]).with(.style, word: look)
      .with(.size, word: environment.controlSize.word).with(.tint, color: environment.controlTint)
  }
}

/// The look that the platform gives toggles.
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentToggle(configuration: configuration, look: nil)
  }
}

/// A switch at the end of the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    let tint = tint
    let toggle = ComponentToggle(configuration: configuration, look: .switch)
    return EnvironmentView(content: toggle) { if let tint { $0.controlTint = tint.style(in: $0) } }
  }
}

/// A box with a checkmark before the label, on macOS.
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentToggle(configuration: configuration, look: .checkbox)
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ComponentToggle(configuration: configuration, look: .button)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

extension EnvironmentValues {
  private enum ToggleKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<ToggleStyleConfiguration>? { nil }
  }

  /// The look of toggles; nil for that of the platform.
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration>? {
    get { self[ToggleKey.self] }
    set { self[ToggleKey.self] = newValue }
  }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, style) { $0.makeBody(configuration: $1) }
  }
}
