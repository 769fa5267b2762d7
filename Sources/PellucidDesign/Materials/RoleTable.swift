// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a purpose is drawn with on each platform.
struct RoleRow: Sendable {
  var ios: MaterialName, macos: MaterialName, tvos: MaterialName, visionos: MaterialName
  var watchos: MaterialName
  var macBlending: Blending
  /// A Boolean value indicating whether what lies on it counts as in front of another interface.
  var isElevated = false
  /// A Boolean value that is true where AppKit has a material of the role's own name.
  var isNamedByAppKit = false

  init(
    _ ios: MaterialName, _ macos: MaterialName, _ tvos: MaterialName, _ visionos: MaterialName,
    watchos: MaterialName = .fullScreenModal, _ macBlending: Blending, isElevated: Bool = false,
    isNamedByAppKit: Bool = false
  ) {
    (self.ios, self.macos, self.tvos, self.visionos) = (ios, macos, tvos, visionos)
    (self.watchos, self.macBlending) = (watchos, macBlending)
    (self.isElevated, self.isNamedByAppKit) = (isElevated, isNamedByAppKit)
  }

  func material(on platform: Platform) -> MaterialName {
    switch platform {
    case .ios: ios
    case .macos: macos
    case .tvos: tvos
    case .visionos: visionos
    case .watchos: watchos
    }
  }

  /// Where the choice of the material is ours.
  func note(on platform: Platform) -> MaterialNote? {
    platform == .macos && isNamedByAppKit ? nil : .chosenForRole(material(on: platform))
  }
}

extension MaterialRole {
  /// The materials of the role, by the recommended uses in the guidelines.
  var row: RoleRow {
    switch self {
    case .menu:
      floating(.tier(.regular), .appKit(.menu), .tier(.regular), .glass, isNamedByAppKit: true)
    case .sheet:
      floating(.tier(.thick), .appKit(.sheet), .tier(.regular), .glass, isNamedByAppKit: true)
    case .popover:
      floating(.tier(.regular), .appKit(.popover), .tier(.regular), .glass, isNamedByAppKit: true)
    case .alert: floating(.tier(.regular), .appKit(.popover), .tier(.regular), .glass)
    case .hud: floating(.tier(.regular), .appKit(.hudWindow), .tier(.regular), .tier(.thick))
    case .tooltip: floating(.tier(.thick), .appKit(.toolTip), .tier(.thick), .tier(.thick))
    case .notification: floating(.platter, .uiKit(.systemThinMaterial), .tier(.regular), .glass)
    case .sidebar:
      RoleRow(
        .tier(.thin), .appKit(.sidebar), .tier(.regular), .tier(.regular), .behindWindow,
        isNamedByAppKit: true)
    case .toolbar: bar(.titlebar)
    case .header: bar(.headerView)
    case .tabBar: bar(.titlebar)
    case .window:
      RoleRow(.tier(.thick), .appKit(.windowBackground), .style(.prominent), .glass, .behindWindow)
    case .content:
      RoleRow(
        .tier(.ultraThick), .appKit(.contentBackground), .tier(.thick), .tier(.regular), .withinWindow)
    case .underPage:
      RoleRow(
        .tier(.ultraThin), .appKit(.underPageBackground), .tier(.ultraThin), .tier(.thick), .withinWindow)
    case .fullScreen:
      RoleRow(.tier(.ultraThin), .appKit(.fullScreenUI), .style(.prominent), .glass, .behindWindow)
    case .selection:
      RoleRow(
        .tier(.ultraThin), .appKit(.selection), .tier(.ultraThin), .tier(.thin), watchos: .modalButton,
        .withinWindow, isNamedByAppKit: true)
    case .dock: RoleRow(.dock, .appKit(.hudWindow), .tier(.regular), .glass, .behindWindow)
    case .control:
      RoleRow(
        .tier(.thin), .uiKit(.systemUltraThinMaterial), .tier(.thin), .tier(.thin), watchos: .modalButton,
        .withinWindow)
    }
  }

  private func floating(
    _ ios: MaterialName, _ macos: MaterialName, _ tvos: MaterialName, _ visionos: MaterialName,
    isNamedByAppKit: Bool = false
  ) -> RoleRow {
    RoleRow(
      ios, macos, tvos, visionos, .behindWindow, isElevated: true, isNamedByAppKit: isNamedByAppKit)
  }

  private func bar(_ macos: MaterialName.AppKit) -> RoleRow {
    RoleRow(.tier(.chrome), .appKit(macos), .tier(.thin), .glass, .withinWindow)
  }
}
