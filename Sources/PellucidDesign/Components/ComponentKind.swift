// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The kinds of system components, and of the parts that some components list.
package enum ComponentKind: String, CaseIterable, Hashable, Sendable {
  // Controls.
  case button, toggle, slider, stepper, segmentedControl, popUpButton, pullDownButton, colorWell
  // Progress and values.
  case progressBar, spinner, gauge, pageControl, scrollBar
  // Fields and pickers.
  case textField, secureField, searchField, textView, picker, calendar
  // Bars and navigation.
  case toolbar, navigationBar, tabBar, sidebar, menuBar, dock, mediaControls
  // Collections.
  case list, form, table, shelf, lockup
  // In front of other interfaces.
  case menu, contextMenu, sheet, popover, alert, actionSheet, notification, hud, toast, tooltip, window
  case ornament, modal
  // Parts that components list.
  case menuItem, segment, tab, barItem, row, section, column, option, wheel, dockItem

  /// Creates the kind with this name, compared byte by byte; nil if there is none.
  package init?(named name: String) {
    guard let kind = Self.allCases.first(where: { NameMatch.same($0.rawValue, name) }) else { return nil }
    self = kind
  }

  /// The name in documents and on the command line.
  package var name: String { rawValue }

  /// A Boolean value that is true for parts, which exist only in the lists of other components.
  package var isPart: Bool {
    switch self {
    case .menuItem, .segment, .tab, .barItem, .row, .section, .column, .option, .wheel, .dockItem: true
    default: false
    }
  }

  /// The kind whose numbers the component shares, where it has none of its own.
  package var sibling: ComponentKind? {
    switch self {
    case .pullDownButton: .popUpButton
    case .secureField: .textField
    case .form: .list
    default: nil
    }
  }

  /// The kinds that stand on their own, in the order of lists.
  package static let components = allCases.filter { !$0.isPart }
}

/// The size of a control relative to the platform's usual one.
package enum ControlSize: String, CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}
