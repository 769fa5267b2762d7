// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The size of controls relative to the platform's usual one.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The word of components; nil for the usual size.
  var word: ComponentWord? {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: nil
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}

/// A preference for or against an element, such as a separator or an indicator.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// The purpose of a button, which decides its look and its place.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case cancel, destructive, close, confirm }
  private let kind: Kind

  public static let cancel = ButtonRole(kind: .cancel)
  public static let destructive = ButtonRole(kind: .destructive)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)

  /// The word of components; nil for roles that only decide the place.
  var word: ComponentWord? {
    switch kind {
    case .cancel, .close: .cancel
    case .destructive: .destructive
    case .confirm: nil
    }
  }
}

extension EnvironmentValues {
  private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
  private enum LabelsKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum PartKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// A Boolean value indicating whether controls can be used.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }

  /// The colour of controls in place of the accent; nil for the accent.
  var controlTint: ColorStyle? {
    get {
      if case .color(let color)? = tintFilling?.style.color { color } else { nil }
    }
    set { tintFilling = newValue.map { SystemFilling(PellucidScene.ForegroundStyle(.color($0))) } }
  }

  /// A Boolean value that is true inside components that make parts of their own of controls: menus, bars, alerts.
  var isComponentPart: Bool {
    get { self[PartKey.self] }
    set { self[PartKey.self] = newValue }
  }
}

extension View {
  /// Decides whether controls can be used, where no view around decides that they cannot.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Leaves out the labels of controls, which then have only the control itself.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
