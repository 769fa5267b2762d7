// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A purpose that every platform has a material for.
public enum MaterialRole: String, CaseIterable, Hashable, Sendable {
  case menu, sheet, popover, alert, hud, tooltip, notification
  case sidebar, toolbar, header, tabBar, window, content, underPage, fullScreen, selection, dock, control

  /// The role that is spelled so, byte by byte; nil if none is.
  package init?(_ text: String) {
    guard let role = Self.allCases.first(where: { NameMatch.same($0.rawValue, text) }) else { return nil }
    self = role
  }

  /// A Boolean value that is true where a window or its content is drawn on the material. On macOS views lie
  /// over it without being vibrant.
  package var isWindowBackground: Bool { self == .content || self == .underPage || self == .window }
}
