// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The kind of control that a piece of glass forms. Some kinds have numbers of their own; the others follow their size alone.
public enum GlassControl: Hashable, Sendable, CaseIterable {
  /// A shape without a particular role.
  case none
  case button, toolbar, tabBar, searchField
  case sidebar, popover, menu, alert
  /// The lifted selections of a segmented control and of a tab bar, and the lifted thumbs of a switch and of a slider.
  case segmentedLens, tabLens, switchLens, sliderLens
  /// The magnifier of text selection.
  case loupe

  /// The name of the control in scenes and on the command line.
  package var name: String {
    switch self {
    case .none: "none"
    case .button: "button"
    case .toolbar: "toolbar"
    case .tabBar: "tabBar"
    case .searchField: "searchField"
    case .sidebar: "sidebar"
    case .popover: "popover"
    case .menu: "menu"
    case .alert: "alert"
    case .segmentedLens: "segmentedLens"
    case .tabLens: "tabLens"
    case .switchLens: "switchLens"
    case .sliderLens: "sliderLens"
    case .loupe: "loupe"
    }
  }

  /// Returns the control of a name, compared byte by byte.
  ///
  /// - Throws: `.unknownControl` with the nearest known name.
  package static func named(_ name: String) throws(GlassError) -> GlassControl {
    if let control = allCases.first(where: { NameMatch.same($0.name, name) }) { return control }
    throw .unknownControl(name: name, nearest: NameMatch.nearest(to: name, among: allCases.map { $0.name }))
  }

  /// A Boolean value indicating whether the control is a lens: glass that refracts and disperses colours and does not blur.
  package var isLens: Bool {
    switch self {
    case .segmentedLens, .tabLens, .switchLens, .sliderLens, .loupe: true
    default: false
    }
  }

  /// A Boolean value indicating whether the guidelines call the control heavy with text, which clear glass does not suit.
  package var holdsMuchText: Bool {
    switch self {
    case .alert, .sidebar, .popover, .menu: true
    default: false
    }
  }

  /// A Boolean value indicating whether the control comes and goes above the interface instead of being a part of it.
  package var isTransient: Bool {
    switch self {
    case .popover, .menu, .alert: true
    default: isLens
    }
  }
}
