// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Reactions of views to pointers, crowns, keys and menus. Nobody uses any of them in a picture.

/// The form of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), horizontalText = Self(name: "horizontalText")
  public static let verticalText = Self(name: "verticalText"), rectSelection = Self(name: "rectSelection")
  public static let grabIdle = Self(name: "grabIdle"), grabActive = Self(name: "grabActive")
  public static let link = Self(name: "link"), zoomIn = Self(name: "zoomIn"), zoomOut = Self(name: "zoomOut")
  public static let columnResize = Self(name: "columnResize"), rowResize = Self(name: "rowResize")
}

/// The direction of a command that moves the focus.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// The reaction of a button to a press that goes on.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// The reaction of a menu to the action of an item in it.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled")
  public static let disabled = Self(name: "disabled")
}

/// A gesture of a hand that uses a control without a touch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  public static let primaryAction = Self(name: "primaryAction")
}

/// The number of steps in a turn of a crown.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

extension View {
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}
