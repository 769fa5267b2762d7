// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The material that draws a purpose on each platform.
struct RoleRow: Sendable {
  var iOS: MaterialName, macOS: MaterialName, tvOS: MaterialName, visionOS: MaterialName
  var watchOS: MaterialName
  var macBlending: Blending
  /// A Boolean value indicating whether the content on the material counts as in front of another interface.
  var isElevated = false
  /// A Boolean value that is true where AppKit has a material of the role's name.
  var isNamedByAppKit = false

  init(
    _ iOS: MaterialName, _ macOS: MaterialName, _ tvOS: MaterialName, _ visionOS: MaterialName,
    watchOS: MaterialName = .fullScreenModal, _ macBlending: Blending, isElevated: Bool = false,
    isNamedByAppKit: Bool = false
  ) {
    (self.iOS, self.macOS, self.tvOS, self.visionOS) = (iOS, macOS, tvOS, visionOS)
    (self.watchOS, self.macBlending) = (watchOS, macBlending)
    (self.isElevated, self.isNamedByAppKit) = (isElevated, isNamedByAppKit)
  }

  func material(on platform: Platform) -> MaterialName {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .visionOS: visionOS
    case .watchOS: watchOS
    }
  }

  /// Returns a remark where the choice of the material is ours.
  func note(on platform: Platform) -> MaterialNote? {
    platform == .macOS && isNamedByAppKit ? nil : .chosenForRole(material(on: platform))
  }
}

extension MaterialRole {
  /// The materials of the role, from the recommended uses in the guidelines.
  var row: RoleRow {
    switch self {
    case .menu:
      floating(.tier(.regular), .appKit(.menu), .tier(.regular), .glass, isNamedByAppKit: true)
    case .sheet:
      floating(.tier(.thick), .behindWindowSheet, .tier(.regular), .glass)
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
        .tier(.ultraThin), .appKit(.selection), .tier(.ultraThin), .tier(.thin), watchOS: .modalButton,
        .withinWindow, isNamedByAppKit: true)
    case .dock: RoleRow(.dock, .appKit(.hudWindow), .tier(.regular), .glass, .behindWindow)
    case .control:
      RoleRow(
        .tier(.thin), .uiKit(.systemUltraThinMaterial), .tier(.thin), .tier(.thin), watchOS: .modalButton,
        .withinWindow)
    }
  }

  /// Returns the materials of a role that floats above other interfaces.
  private func floating(
    _ iOS: MaterialName, _ macOS: MaterialName, _ tvOS: MaterialName, _ visionOS: MaterialName,
    isNamedByAppKit: Bool = false
  ) -> RoleRow {
    RoleRow(
      iOS, macOS, tvOS, visionOS, .behindWindow, isElevated: true, isNamedByAppKit: isNamedByAppKit)
  }

  /// Returns the materials of a bar.
  private func bar(_ macOS: MaterialName.AppKit) -> RoleRow {
    RoleRow(.tier(.chrome), .appKit(macOS), .tier(.regular), .glass, .withinWindow)
  }
}
