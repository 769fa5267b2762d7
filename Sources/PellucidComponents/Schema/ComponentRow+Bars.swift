// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of bars and navigation.
  static let bars: [ComponentRow] = [
    ComponentRow(
      .tabBar, "A tab bar; on visionOS a vertical rail beside the window.", on: [.iOS, .tvOS, .visionOS],
      states: [.pressed, .dragged, .focused, .open],
      only: [.pressed: [.iOS], .dragged: [.iOS], .focused: [.tvOS], .open: [.visionOS]],
      events: ["press", "release", "value"], needs: [[.items]],
      [
        PropertyRow(.items, .components([.tab], limit: 12), "the tabs"),
        PropertyRow(
          .selection, .whole(-1...11), "the selected tab, counted from 0; 0 unless stated, -1 for none"),
        PropertyRow(
          .edge, .words([.bottom, .top]),
          "the edge on iOS; bottom unless stated, top for the bar of iPadOS, with titles alone"),
        PropertyRow(
          .leading, .components([.barItem], limit: 3),
          "the items before the tabs of a bar at the top, such as the button of the sidebar"),
        PropertyRow(
          .minimised, .flag, "a bar at the bottom has shrunk to its selected tab (release 26 and later)"),
        PropertyRow(
          .accessory, .component([.barItem]),
          "an item above the tabs on iOS, beside them where they are minimised; its items are buttons"),
        PropertyRow(.style, .words([.automatic, .plain]), "plain leaves out the scroll edge below the bar"),
        PropertyRow(.tint, .color, "the colour in place of the accent", on: [.iOS]),
      ]),
    ComponentRow(
      .toolbar, "A bar of buttons, in groups.", on: [.iOS, .macOS, .visionOS], states: [.inactive],
      [
        PropertyRow(.leading, .components([.barItem], limit: 50), "the items at the leading end"),
        PropertyRow(.items, .components([.barItem], limit: 50), "the items in the middle"),
        PropertyRow(.trailing, .components([.barItem], limit: 50), "the items at the trailing end"),
        PropertyRow(
          .edge, .words([.bottom, .top]), "the edge that the bar lies at; bottom unless stated, on macOS top"),
        PropertyRow(.title, .text, "the title of the window on macOS"),
        PropertyRow(.subtitle, .text, "the line below the title"),
        PropertyRow(.style, .words([.automatic, .plain]), "plain leaves out the scroll edge below the bar"),
      ]),
    ComponentRow(
      .navigationBar, "A bar with a title and the way back.", on: [.iOS, .visionOS],
      [
        PropertyRow(.title, .text, "the title"), PropertyRow(.subtitle, .text, "the line below the title"),
        PropertyRow(.back, .text, "the title of the screen before; an empty one shows the arrow alone"),
        PropertyRow(.leading, .components([.barItem], limit: 10), "the items behind the way back"),
        PropertyRow(.trailing, .components([.barItem], limit: 10), "the items at the trailing end"),
        PropertyRow(.large, .flag, "the title is large and lies below the items"),
        PropertyRow(
          .collapsed, .flag, "content has scrolled, and the large title has moved between the items"),
        PropertyRow(.style, .words([.automatic, .plain]), "plain leaves out the scroll edge below the bar"),
      ]),
    ComponentRow(
      .sidebar, "A sidebar with rows in sections.", on: [.iOS, .macOS, .visionOS], states: [.inactive],
      [
        PropertyRow(.title, .text, "the large title above the rows"),
        PropertyRow(
          .items, .components([.tab], limit: 1000),
          "the rows; a row with rows of its own is the header of a section"),
        PropertyRow(
          .selection, .whole(-1...9999),
          "the selected row, counted from 0 without headers; 0 unless stated, -1 for none"),
        PropertyRow(
          .style, .words([.automatic, .plain]),
          "the selected row on macOS: automatic has the accent, plain is grey, as without the keyboard's focus"
        ),
      ]),
    ComponentRow(
      .tab, "A tab of a tab bar, or a row of a sidebar.", states: [.disabled], needs: [[.title, .symbol]],
      [
        PropertyRow(.title, .text, "the title"), PropertyRow(.symbol, .symbol, "the symbol"),
        PropertyRow(.badge, .text, "the text of the badge"),
        PropertyRow(.role, .words([.search]), "search stands apart at the trailing end"),
        PropertyRow(.items, .components([.tab], limit: 1000), "the rows of a section that this one heads"),
      ]),
    ComponentRow(
      .barItem, "A button of a bar.", states: [.hovered, .pressed, .focused, .selected, .disabled],
      needs: [[.title, .symbol]],
      [
        PropertyRow(.title, .text, "the title"),
        PropertyRow(.symbol, .symbol, "the symbol in place of the title"),
        PropertyRow(.subtitle, .text, "the line below the title of an accessory"),
        PropertyRow(.items, .components([.barItem], limit: 6), "the buttons of an accessory"),
        PropertyRow(.badge, .text, "the text of the badge"),
        PropertyRow(
          .style, .words([.automatic, .prominent]), "prominent is the main action, on tinted glass"),
        PropertyRow(.role, .words([.destructive]), "the purpose, which decides the colour"),
        PropertyRow(.separator, .flag, "the item begins a new group"),
        PropertyRow(.tint, .color, "the colour in place of the usual one"),
      ]),
  ]
}
