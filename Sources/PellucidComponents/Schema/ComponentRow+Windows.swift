// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of windows and of what is around them on a screen.
  static let windows: [ComponentRow] = [
    ComponentRow(
      .window, "A window with its bar and its buttons.", on: [.iOS, .macOS, .visionOS],
      states: [.hovered, .inactive], only: [.hovered: [.iOS, .macOS], .inactive: [.iOS, .macOS]],
      holdsLayers: true,
      [
        PropertyRow(.title, .text, "the title"), PropertyRow(.subtitle, .text, "the text below the title"),
        PropertyRow(
          .style, .words([.automatic, .titleBar, .toolbar, .compact]),
          "the bar of macOS; automatic is a toolbar where there are items or a sidebar"),
        PropertyRow(.leading, .components(barKinds, limit: 20), "the items before the title"),
        PropertyRow(.trailing, .components(barKinds, limit: 20), "the items at the end of the bar"),
        PropertyRow(.sidebar, .component([.sidebar]), "the sidebar, which floats over the content"),
        PropertyRow(.fullSize, .flag, "true lays the layers below bar and sidebar too"),
      ]),
    ComponentRow(
      .menuBar, "The menu bar of a screen.", on: [.macOS],
      [
        PropertyRow(.symbol, .symbol, "the symbol at the start"),
        PropertyRow(.title, .text, "the name of the app"),
        PropertyRow(.items, .components([.menuItem], limit: 50), "the menus"),
        PropertyRow(
          .selection, .whole(-1...50), "the open menu: 0 is that of the app, then the items; -1 for none"),
        PropertyRow(.trailing, .components([.barItem], limit: 50), "the status items"),
        PropertyRow(.detail, .text, "the clock"),
      ]),
    ComponentRow(
      .dock, "The Dock.", on: [.iOS, .macOS], needs: [[.items]],
      [PropertyRow(.items, .components([.dockItem], limit: 50), "the apps")]),
    ComponentRow(
      .dockItem, "An app in the Dock.", on: [.iOS, .macOS], states: [.open, .pressed],
      only: [.open: [.macOS]],
      [
        PropertyRow(.symbol, .symbol, "the symbol on the icon"),
        PropertyRow(.tint, .color, "the colour of the icon; grey unless stated"),
        PropertyRow(.image, .text, "the path of the icon's picture, in place of colour and symbol"),
        PropertyRow(.separator, .flag, "true draws a line before the app"),
      ]),
  ]

  private static let barKinds: [ComponentKind] = [
    .barItem, .button, .segmentedControl, .searchField, .popUpButton, .pullDownButton, .progressBar,
  ]
}
