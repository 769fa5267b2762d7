// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A name that a description can give to a material; `Materials` has the platforms of each name.
package enum MaterialName: Hashable, Sendable {
  /// A tier such as `thin`, or with a fixed appearance `thinLight` and `thinDark`.
  case tier(MaterialTier, Appearance? = nil)
  case swiftUI(SwiftUI)
  /// A style such as `systemThinMaterial`, or with a fixed appearance `systemThinMaterialLight` and `…Dark`.
  case uiKit(UIKit, Appearance? = nil)
  /// An older style of UIKit, such as `blur.extraLight`.
  case blur(Blur)
  /// An older style without the prefix, such as `extraLight`.
  case style(Blur)
  case appKit(AppKit)
  /// The translucent material of sheets on macOS.
  case behindWindowSheet
  /// The glass of visionOS.
  case glass
  /// Materials of watchOS.
  case fullScreenModal, modalButton
  /// Materials of iOS.
  case dock, platter
  /// A recipe file, under the file's name.
  case file(MaterialRow.ID)

  /// SwiftUI's names of materials.
  package enum SwiftUI: String, CaseIterable, Hashable, Sendable {
    case ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial
  }

  /// UIKit's names of system materials.
  package enum UIKit: String, CaseIterable, Hashable, Sendable {
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }

  /// UIKit's older blur styles.
  package enum Blur: String, CaseIterable, Hashable, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
  }

  /// AppKit's names of materials.
  package enum AppKit: String, CaseIterable, Hashable, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
    case fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
  }

  /// Creates the name with this spelling on any platform, compared byte by byte; nil if there is none.
  package init?(_ text: String) {
    guard let entry = MaterialNames.first(where: { NameMatch.same($0.text, text) }) else {
      return nil
    }
    self = entry.name
  }

  /// The spelling in descriptions and on the command line.
  package var text: String {
    switch self {
    case .tier(let tier, let fixed): tier.rawValue + Self.suffix(fixed)
    case .swiftUI(let name): name.rawValue
    case .uiKit(let name, let fixed): name.rawValue + Self.suffix(fixed)
    case .blur(let style): "blur." + style.rawValue
    case .style(let style): style.rawValue
    case .appKit(let name): name.rawValue
    case .behindWindowSheet: "behindWindowSheet"
    case .glass: "glass"
    case .fullScreenModal: "fullScreenModal"
    case .modalButton: "modalButton"
    case .dock: "dock"
    case .platter: "platter"
    case .file(let row): row.rawValue
    }
  }

  private static func suffix(_ appearance: Appearance?) -> String {
    switch appearance {
    case .light: "Light"
    case .dark: "Dark"
    case nil: ""
    }
  }
}

extension MaterialName {
  /// A Boolean value that is true where macOS lets the material capture the content behind its window.
  var blendsBehindWindow: Bool {
    switch self {
    case .behindWindowSheet: true
    case .appKit(let name): name.blendsBehindWindow
    default: false
    }
  }
}

extension MaterialName.AppKit {
  /// A Boolean value that is true where AppKit usually lets the material capture the content behind its window.
  var blendsBehindWindow: Bool {
    switch self {
    case .menu, .popover, .sidebar, .sheet, .windowBackground, .hudWindow, .fullScreenUI, .toolTip,
      .underWindowBackground:
      true
    case .titlebar, .selection, .headerView, .contentBackground, .underPageBackground: false
    }
  }
}
