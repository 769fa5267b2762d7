// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidScene

/// A field of a text.
public struct TextField<Label: View>: SystemView {
  private let label: Label
  private let placeholder: String?
  /// Returns the text in some surroundings.
  private let text: (EnvironmentValues) -> String
  private var axis: Axis?

  private init(_ label: Label, placeholder: String?, text: String, axis: Axis? = nil) {
    self.init(label, placeholder: placeholder, axis: axis) { _ in text }
  }

  private init(
    _ label: Label, placeholder: String?, axis: Axis? = nil, text: @escaping (EnvironmentValues) -> String
  ) {
    (self.label, self.placeholder, self.text, self.axis) = (label, placeholder, text, axis)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = TextFieldStyleConfiguration(
      kind: .textField, text: view.text(scope.environment), placeholder: view.placeholder,
      label: AnyView(view.label),
      isVertical: view.axis == .vertical)
    return configuration.nodes(in: scope)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), placeholder: prompt?.string, text: text.wrappedValue)
  }

  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label(), placeholder: prompt?.string, text: text.wrappedValue, axis: axis)
  }
}

extension TextField where Label == Text {
  public init<S: SystemTitle>(_ title: S, text: Binding<String>) {
    self.init(Text(title: title), placeholder: title.systemText.string, text: text.wrappedValue)
  }

  public init<S: SystemTitle>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(
      Text(title: title), placeholder: prompt?.string ?? title.systemText.string, text: text.wrappedValue)
  }

  public init<S: SystemTitle>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(Text(title: title), placeholder: title.systemText.string, text: text.wrappedValue, axis: axis)
  }

  public init<S: SystemTitle>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(
      Text(title: title), placeholder: prompt?.string ?? title.systemText.string, text: text.wrappedValue,
      axis: axis)
  }

  public init<S: SystemTitle>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  public init<S: SystemTitle>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }

  public init<S: SystemTitle, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let value = value.wrappedValue
    self.init(Text(title: title), placeholder: prompt?.string ?? title.systemText.string) {
      $0.localized(format).format(value)
    }
  }

  public init<S: SystemTitle, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let value = value.wrappedValue
    self.init(Text(title: title), placeholder: prompt?.string ?? title.systemText.string) { environment in
      value.map { environment.localized(format).format($0) } ?? ""
    }
  }

  public init<S: SystemTitle, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(
      Text(title: title), placeholder: prompt?.string ?? title.systemText.string,
      text: formatter.string(for: value.wrappedValue) ?? "")
  }
}

/// A field that shows a dot for each character of its text.
public struct SecureField<Label: View>: SystemView {
  private let label: Label
  private let placeholder: String?
  private let text: String

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    let configuration = TextFieldStyleConfiguration(
      kind: .secureField, text: view.text, placeholder: view.placeholder, label: AnyView(view.label),
      isVertical: false)
    return configuration.nodes(in: scope)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), placeholder: prompt?.string, text: text.wrappedValue)
  }
}

extension SecureField where Label == Text {
  public init<S: SystemTitle>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title: title), placeholder: title.systemText.string, text: text.wrappedValue)
  }

  public init<S: SystemTitle>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(
      label: Text(title: title), placeholder: prompt?.string ?? title.systemText.string,
      text: text.wrappedValue)
  }

  public init<S: SystemTitle>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
  }
}

/// A field of a text of several lines.
public struct TextEditor: View {
  private let text: Text
  /// The words of a text without attributes; nil for one with them.
  private let words: String?

  public init(text: Binding<String>) { (self.text, words) = (Text(text.wrappedValue), text.wrappedValue) }

  init(attributed text: AttributedString) { (self.text, words) = (Text(text), nil) }

  public var body: some View {
    let text = text, words = words
    ChosenView { environment in
      let isPlain = environment.leavesInk && words != nil
      let ground = ComponentView(
        stretches: [.horizontal, .vertical],
        views: isPlain ? [ComponentLabel(.text, title: words, text)] : []
      ) { _ in
        Component(.textView).with(.style, word: .plain)
      }
      guard !isPlain else { return AnyView(ground) }
      // A text with attributes, or of an own font or colour, stands where the engine's view has its text.
      let room = ComponentRoom(environment)
      return AnyView(
        ground.overlay(alignment: .topLeading) {
          text.padding(.horizontal, room.metric(.textView, .paddingX))
            .padding(.vertical, room.metric(.textView, .paddingY))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        })
    }
  }
}

/// A look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The look of the platform: a text without a ground or a border of its own.
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }

/// A text without a ground or a border.
public struct PlainTextEditorStyle: TextEditorStyle { nonisolated public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: Self { Self() } }

extension View {
  /// Sets the look of text editors, which all have neither a ground nor a border.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// The parts of a text field, as its looks draw it.
struct TextFieldStyleConfiguration {
  let kind: ComponentKind
  let text: String
  let placeholder: String?
  let label: AnyView
  let isVertical: Bool

  /// Makes the field in the look around it.
  @MainActor func nodes(in scope: ViewScope) -> ViewList {
    let environment = scope.environment
    let view = environment.textFieldLook?.make(self) ?? AnyView(field(.automatic))
    return AnyView.systemNodes(of: view, in: scope.child(.body))
  }

  /// Returns the field in a look of the engine: without a border on iOS, unless one is asked for.
  @MainActor func field(_ look: ComponentWord) -> some View {
    let shown = text.isEmpty ? nil : text
    return ChosenView { environment in
      let isPlain = look == .plain || look == .automatic && environment.traits.platform != .macOS
      let alignment = environment.multilineTextAlignment
      let isOwn = isVertical || !environment.leavesInk || alignment != .leading
      if !isPlain, isVertical, kind == .textField { return AnyView(box(ComponentRoom(environment))) }
      guard isPlain, isOwn, kind == .textField else {
        let height = isPlain ? Font.body.metrics(in: environment.traits).usualLineHeight : nil
        return AnyView(
          ComponentView(stretches: .horizontal) { environment in
            Component(kind).with(.text, text: shown).with(.placeholder, text: placeholder)
              .with(.style, word: isPlain ? .plain : .bordered)
              .with(.size, word: environment.controlSize.word)
          }.frame(height: height.map { CGFloat($0) }))
      }
      return AnyView(lines.frame(maxWidth: .infinity, alignment: alignment.frame))
    }
  }

  /// A field of several lines with a border: the engine's field of one line, made as high as the lines.
  @MainActor private func box(_ room: ComponentRoom) -> some View {
    lines.frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, room.metric(.textField, .paddingX))
      .padding(.vertical, room.metric(.textField, .paddingY))
      .background {
        ComponentView(stretches: [.horizontal, .vertical]) { environment in
          Component(kind).with(.style, word: .bordered).with(.size, word: environment.controlSize.word)
        }
      }
  }

  /// The text of a field without a border, in a font of its own or of several lines.
  @MainActor @ViewBuilder private var lines: some View {
    if !text.isEmpty {
      Text(text)
    } else if let placeholder {
      Text(placeholder).foregroundStyle(.tertiary)
    } else {
      label.foregroundStyle(.tertiary)
    }
  }
}

extension TextAlignment {
  /// The alignment of a view whose lines are aligned so.
  fileprivate var frame: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// A look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  associatedtype _Body: View
  /// Makes a field of its parts. Styles of people's own state it under this name.
  // swift-format-ignore: NoLeadingUnderscores
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  // swift-format-ignore: NoLeadingUnderscores
  typealias _Label = TextFieldLabel
}

/// The label of the field that a style gets.
public struct TextFieldLabel: StylePart { let view: AnyView }

/// A look of text fields that the engine draws.
@MainActor @preconcurrency
protocol ComponentTextFieldStyle: TextFieldStyle {
  var look: ComponentWord { get }
}

extension ComponentTextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  public func _body(configuration: TextField<TextFieldLabel>) -> some View { configuration }
}

/// The look that the platform gives text fields.
public struct DefaultTextFieldStyle: ComponentTextFieldStyle {
  nonisolated public init() {}
  let look = ComponentWord.automatic
}

/// A field without a border.
public struct PlainTextFieldStyle: ComponentTextFieldStyle {
  nonisolated public init() {}
  let look = ComponentWord.plain
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: ComponentTextFieldStyle {
  nonisolated public init() {}
  let look = ComponentWord.bordered
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}

extension EnvironmentValues {
  private enum FieldKey: EnvironmentKey {
    static var defaultValue: AnyControlStyle<TextFieldStyleConfiguration>? { nil }
  }

  /// The look of text fields; nil for that of the platform.
  var textFieldLook: AnyControlStyle<TextFieldStyleConfiguration>? {
    get { self[FieldKey.self] }
    set { self[FieldKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let look = AnyControlStyle<TextFieldStyleConfiguration>(style) { style, field in
      if let style = style as? any ComponentTextFieldStyle {
        AnyView(field.field(style.look))
      } else {
        AnyView(style._body(configuration: TextField(field)).environment(\.textFieldLook, nil))
      }
    }
    return environment(\.textFieldLook, look)
  }
}

extension TextField where Label == TextFieldLabel {
  fileprivate init(_ field: TextFieldStyleConfiguration) {
    self.init(
      TextFieldLabel(view: field.label), placeholder: field.placeholder, text: field.text,
      axis: field.isVertical ? .vertical : nil)
  }
}
