// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way in which a button takes the space around it.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The way of the platform, which is to fit the label.
  public static let automatic = Self(name: "automatic")
  /// The button is as wide as its label makes it.
  public static let fitted = Self(name: "fitted")
  /// The button is as wide as there is room.
  public static let flexible = Self(name: "flexible")
}

extension EnvironmentValues {
  private enum SizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

  public var buttonSizing: ButtonSizing {
    get { self[SizingKey.self] }
    set { self[SizingKey.self] = newValue }
  }

  /// The axes along which buttons take what is proposed.
  var buttonStretches: Axis.Set { buttonSizing == .flexible ? .horizontal : [] }
}

extension View {
  /// Sets whether buttons are as wide as their labels or as there is room.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}

extension LayoutNode {
  /// Returns the view in a frame that takes what is proposed along some axes.
  func stretched(_ axes: Axis.Set) -> LayoutNode {
    guard !axes.isEmpty else { return self }
    func bounds(_ axis: Axis.Set) -> FlexibleFrameNode.Bounds {
      FlexibleFrameNode.Bounds(nil, nil, axes.contains(axis) ? .infinity : nil)
    }
    return FlexibleFrameNode(self, bounds(.horizontal), bounds(.vertical))
  }
}
