// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a purpose is drawn with on each platform.
struct RoleRow: Sendable {
  var name: String
  var ios: String, macos: String, tvos: String, visionos: String, watchos: String
  var macBlending: Blending
  /// Whether what lies on it counts as in front of another interface.
  var isElevated: Bool

  func material(on platform: Platform) -> String {
    switch platform {
    case .ios: ios
    case .macos: macos
    case .tvos: tvos
    case .visionos: visionos
    case .watchos: watchos
    }
  }

  /// Where the choice of the material is ours.
  func note(on platform: Platform) -> String? {
    if platform == .macos, NameMatch.same(name, macos) { return nil }
    return "No source says which material this role takes here; " + material(on: platform)
      + " was chosen for its recommended use."
  }
}

/// The roles and their materials, by the recommended uses in the guidelines.
enum RoleTable {
  static let rows: [RoleRow] = floating() + fixed()

  private static func row(
    _ name: String, _ ios: String, _ macos: String, _ tvos: String, _ visionos: String, _ watchos: String,
    _ macBlending: Blending, isElevated: Bool = false
  ) -> RoleRow {
    RoleRow(
      name: name, ios: ios, macos: macos, tvos: tvos, visionos: visionos, watchos: watchos,
      macBlending: macBlending, isElevated: isElevated)
  }

  private static func floating() -> [RoleRow] {
    let modal = "fullScreenModal"
    return [
      row("menu", "regular", "menu", "regular", "glass", modal, .behindWindow, isElevated: true),
      row("sheet", "thick", "sheet", "regular", "glass", modal, .behindWindow, isElevated: true),
      row("popover", "regular", "popover", "regular", "glass", modal, .behindWindow, isElevated: true),
      row("alert", "regular", "popover", "regular", "glass", modal, .behindWindow, isElevated: true),
      row("hud", "regular", "hudWindow", "regular", "thick", modal, .behindWindow, isElevated: true),
      row("tooltip", "thick", "toolTip", "thick", "thick", modal, .behindWindow, isElevated: true),
      row(
        "notification", "platter", "systemThinMaterial", "regular", "glass", modal, .behindWindow,
        isElevated: true),
    ]
  }

  private static func fixed() -> [RoleRow] {
    let modal = "fullScreenModal"
    return [
      row("sidebar", "thin", "sidebar", "regular", "regular", modal, .behindWindow),
      row("toolbar", "chrome", "titlebar", "thin", "glass", modal, .withinWindow),
      row("header", "chrome", "headerView", "thin", "glass", modal, .withinWindow),
      row("tabBar", "chrome", "titlebar", "thin", "glass", modal, .withinWindow),
      row("window", "thick", "windowBackground", "prominent", "glass", modal, .behindWindow),
      row("content", "ultraThick", "contentBackground", "thick", "regular", modal, .withinWindow),
      row("underPage", "ultraThin", "underPageBackground", "ultraThin", "thick", modal, .withinWindow),
      row("fullScreen", "ultraThin", "fullScreenUI", "prominent", "glass", modal, .behindWindow),
      row("selection", "ultraThin", "selection", "ultraThin", "thin", "modalButton", .withinWindow),
      row("dock", "dock", "hudWindow", "regular", "glass", modal, .behindWindow),
      row("control", "thin", "systemUltraThinMaterial", "thin", "thin", "modalButton", .withinWindow),
    ]
  }
}
