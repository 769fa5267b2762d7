// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The materials that the sources recommend for a purpose.
package struct RecommendedUse: Hashable, Sendable {
  /// The recommended materials, the first one first; empty where glass alone is recommended.
  package var materials: [MaterialName]
  /// A Boolean value that is true where Liquid Glass is recommended.
  package var takesGlass: Bool
  package var provenance: Provenance

  fileprivate init(
    _ materials: [MaterialName], takesGlass: Bool = false, _ confidence: Confidence = .published
  ) {
    (self.materials, self.takesGlass) = (materials, takesGlass)
    provenance = Provenance("S18", confidence)
  }

  /// Returns whether a choice is drawn by one of the materials, under any of their names.
  package func includes(_ choice: ResolvedMaterialChoice, _ traits: Traits) -> Bool {
    Appearance.allCases.contains { appearance in
      var traits = traits
      traits.appearance = appearance
      return materials.contains { (try? Materials.recipe(of: $0, traits: traits))?.row == choice.row }
    }
  }
}

extension MaterialRole {
  /// Returns the materials that are recommended for the role; nil where no source names any, as for alerts of macOS.
  ///
  /// tvOS and watchOS have rules of their own, because the covered part of the screen decides there.
  package func recommendedUse(_ traits: Traits) -> RecommendedUse? {
    switch traits.platform {
    case .macOS: designated
    case .iOS: traits.look == .ios18 ? nil : functional
    case .visionOS: spatial
    case .tvOS, .watchOS: nil
    }
  }

  /// AppKit's materials, whose names state their purpose.
  private var designated: RecommendedUse? {
    switch self {
    case .menu: RecommendedUse([.appKit(.menu)])
    case .sheet: RecommendedUse([.behindWindowSheet, .appKit(.sheet)])
    case .popover: RecommendedUse([.appKit(.popover)])
    case .hud: RecommendedUse([.appKit(.hudWindow)])
    case .tooltip: RecommendedUse([.appKit(.toolTip)])
    case .sidebar: RecommendedUse([.appKit(.sidebar)])
    case .toolbar, .header: RecommendedUse([.appKit(.titlebar), .appKit(.headerView)])
    case .window: RecommendedUse([.appKit(.windowBackground), .appKit(.underWindowBackground)])
    case .content: RecommendedUse([.appKit(.contentBackground)])
    case .underPage: RecommendedUse([.appKit(.underPageBackground)])
    case .fullScreen: RecommendedUse([.appKit(.fullScreenUI)])
    case .selection: RecommendedUse([.appKit(.selection)])
    case .alert, .notification, .tabBar, .dock, .control: nil
    }
  }

  /// iOS since release 26: controls and navigation are glass, and the four standard tiers are for the content layer. The
  /// materials of bars stay those of bars, by their names.
  private var functional: RecommendedUse? {
    switch self {
    case .sidebar, .menu, .popover, .alert: RecommendedUse([], takesGlass: true)
    case .toolbar, .tabBar, .header:
      RecommendedUse([.tier(.bar), .tier(.chrome)], takesGlass: true, .inferred)
    case .sheet, .hud, .tooltip, .notification, .window, .content, .underPage, .fullScreen, .selection, .dock,
      .control:
      nil
    }
  }

  /// visionOS: thin for interactive elements, regular for sections, glass for windows.
  private var spatial: RecommendedUse? {
    switch self {
    case .control, .selection: RecommendedUse([.tier(.thin)])
    case .sidebar: RecommendedUse([.tier(.regular)])
    case .window: RecommendedUse([.glass])
    case .menu, .sheet, .popover, .alert, .hud, .tooltip, .notification, .toolbar, .header, .tabBar, .content,
      .underPage, .fullScreen, .dock:
      nil
    }
  }
}
