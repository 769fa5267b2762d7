// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The Liquid Glass that draws a role in place of its standard material.
package struct RoleGlass: Hashable, Sendable {
  /// The control whose glass it is.
  package var control: GlassControl
  /// A Boolean value that is true where only an element that leaves some of its surface free is glass.
  package var leavesSurfaceFree = false
  package var provenance: Provenance

  fileprivate init(
    _ control: GlassControl, _ sources: String, _ confidence: Confidence, reason: String? = nil,
    leavesSurfaceFree: Bool = false
  ) {
    (self.control, self.leavesSurfaceFree) = (control, leavesSurfaceFree)
    provenance = Provenance(sources, confidence, reason: reason)
  }
}

extension MaterialRole {
  /// Returns the glass of the role, the regular variant; nil where the standard material draws it: in iOS 18, in the
  /// content layer, and on platforms that draw the role with a material of their own.
  package func glass(_ traits: Traits) -> RoleGlass? {
    guard traits.look != .ios18 else { return nil }
    switch traits.platform {
    case .iOS: return glassOfPhones
    case .macOS: return glassOfMacs
    case .tvOS: return glassOfTelevisions
    case .visionOS: return nil
    case .watchOS: return glassOfWatches
    }
  }

  private var glassOfPhones: RoleGlass? {
    switch self {
    case .menu: RoleGlass(.menu, "G3", .measured)
    case .alert: RoleGlass(.alert, "G3", .measured)
    case .popover: RoleGlass(.popover, "S18", .published)
    case .sidebar: RoleGlass(.sidebar, "S18", .published)
    case .tabBar: RoleGlass(.tabBar, "G3", .measured)
    case .toolbar: RoleGlass(.toolbar, "G3", .measured)
    case .header:
      RoleGlass(.toolbar, "S18", .inferred, reason: "A header of iOS is a navigation bar.")
    case .control: RoleGlass(.button, "G3", .measured)
    case .sheet:
      RoleGlass(
        .popover, "G8", .chosen,
        reason:
          "No source gives a sheet a set of its own; it opens above the interface and holds text as popovers do.",
        leavesSurfaceFree: true)
    case .hud, .notification: panel
    case .dock: dockOfIcons
    case .tooltip, .window, .content, .underPage, .fullScreen, .selection: nil
    }
  }

  private var glassOfMacs: RoleGlass? {
    switch self {
    case .menu: RoleGlass(.menu, "G4", .measured)
    case .popover: RoleGlass(.popover, "G1", .measured)
    case .sidebar: RoleGlass(.sidebar, "G1", .measured)
    case .alert: RoleGlass(.alert, "S18", .published)
    case .toolbar: RoleGlass(.toolbar, "G4", .measured)
    case .tabBar:
      RoleGlass(.tabBar, "S18", .inferred, reason: "The guidelines name tab bars without a platform.")
    case .control: RoleGlass(.button, "G4", .measured)
    case .hud, .notification: panel
    case .dock: dockOfIcons
    // A header of AppKit lies in line with the content of a table, and a sheet keeps the material behind its window.
    case .sheet, .header, .tooltip, .window, .content, .underPage, .fullScreen, .selection: nil
    }
  }

  private var glassOfTelevisions: RoleGlass? {
    switch self {
    case .tabBar:
      RoleGlass(.tabBar, "S18", .inferred, reason: "Liquid Glass appears throughout navigation elements.")
    case .sidebar:
      RoleGlass(.sidebar, "S18", .inferred, reason: "Liquid Glass appears throughout navigation elements.")
    // A control is glass with the focus only, which a piece of glass states with "focused".
    case .menu, .sheet, .popover, .alert, .hud, .tooltip, .notification, .toolbar, .header, .window, .content,
      .underPage, .fullScreen, .selection, .dock, .control:
      nil
    }
  }

  private var glassOfWatches: RoleGlass? {
    switch self {
    case .toolbar:
      RoleGlass(
        .toolbar, "S18", .inferred, reason: "Liquid Glass is the material of controls on all platforms.")
    case .control:
      RoleGlass(
        .button, "S18", .inferred, reason: "Liquid Glass is the material of controls on all platforms.")
    // Modal views of watchOS keep their material.
    case .menu, .sheet, .popover, .alert, .hud, .tooltip, .notification, .sidebar, .header, .tabBar, .window,
      .content, .underPage, .fullScreen, .selection, .dock:
      nil
    }
  }

  /// The glass of panels that the system shows above all windows.
  private var panel: RoleGlass {
    RoleGlass(
      .popover, "G8", .chosen,
      reason:
        "No source gives such a panel a set of its own; like a popover's, its window is never the active one."
    )
  }

  private var dockOfIcons: RoleGlass {
    RoleGlass(
      .toolbar, "G8", .chosen, reason: "No source gives the Dock a set of its own; it is a bar of icons.")
  }
}
