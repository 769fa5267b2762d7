// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A purpose for which every platform has a material.
public enum MaterialRole: String, CaseIterable, Hashable, Sendable {
  case menu, sheet, popover, alert, hud, tooltip, notification
  case sidebar, toolbar, header, tabBar, window, content, underPage, fullScreen, selection, dock, control

  /// Creates the role with this spelling, compared byte by byte; nil if there is none.
  package init?(_ text: String) {
    guard let role = Self.allCases.first(where: { NameMatch.same($0.rawValue, text) }) else { return nil }
    self = role
  }

  /// A Boolean value that is true where a window or its content is drawn on the material. On macOS, views on it are
  /// not vibrant.
  package var isWindowBackground: Bool { self == .content || self == .underPage || self == .window }
}
