// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of components in front of others.
  static let presentations: [ComponentRow] = [menu, contextMenu, menuItem] + modals + panels

  private static let menu = ComponentRow(
    .menu, "A menu.", on: [.iOS, .macOS, .visionOS], events: ["open", "close"], needs: [[.items]],
    [
      PropertyRow(.title, .text, "the header"),
      PropertyRow(.items, .components([.menuItem], limit: 500), "the items"),
      PropertyRow(
        .edge,
        .words([.topLeading, .top, .topTrailing, .bottomLeading, .bottom, .bottomTrailing]),
        "the part of the menu that lies at its button, from where it opens; topLeading unless stated"),
    ])
  private static let contextMenu = ComponentRow(
    .contextMenu, "A preview over a darkened interface, with its menu; on macOS and visionOS the menu alone.",
    on: [.iOS, .macOS, .visionOS], events: ["open", "close"], holdsLayers: true,
    needs: [[.items]],
    [
      PropertyRow(.title, .text, "the header"),
      PropertyRow(.items, .components([.menuItem], limit: 500), "the items"),
    ])
  private static let menuItem = ComponentRow(
    .menuItem, "An item of a menu.", states: [.hovered, .pressed, .focused, .disabled, .open],
    needs: [[.title, .symbol]],
    [
      PropertyRow(.title, .text, "the title"), PropertyRow(.subtitle, .text, "the line below the title"),
      PropertyRow(.symbol, .symbol, "the symbol"),
      PropertyRow(.shortcut, .text, "the keys, in the order ⌃⌥⇧⌘"),
      PropertyRow(.checked, .flag, "a checkmark stands before the title"),
      PropertyRow(.role, .words([.destructive]), "the purpose, which decides the colour"),
      PropertyRow(.separator, .flag, "the item begins a new section"),
      PropertyRow(
        .items, .components([.menuItem], limit: 500), "the items of a submenu, which an arrow announces"),
    ])

  /// The rows of components that wait for an answer.
  private static let modals: [ComponentRow] = [
    ComponentRow(
      .alert, "An alert over a darkened interface.", states: [.inactive], events: ["open", "close"],
      needs: [[.title, .message]],
      [
        title, PropertyRow(.message, .text, "the text below the title"),
        PropertyRow(.symbol, .symbol, "the symbol of the app on macOS; its icon unless stated"),
        PropertyRow(.fields, .components([.textField, .secureField], limit: 10), "the text fields"),
        PropertyRow(.placeholder, .text, "the placeholder of a single text field, in place of `fields`"),
        PropertyRow(.text, .text, "the text in the single field"),
        PropertyRow(
          .buttons, .components([.button], limit: 10), "the buttons; prominent is the preferred one"),
      ]),
    ComponentRow(
      .actionSheet, "Choices about an action, at the bottom of the screen or beside their source.",
      on: [.iOS], events: ["open", "close"], needs: [[.buttons]],
      [
        title, PropertyRow(.message, .text, "the text below the title"),
        PropertyRow(.buttons, .components([.button], limit: 20), "the choices"),
        arrowEdge, arrowPlace,
      ]),
    ComponentRow(
      .sheet, "A sheet over a darkened interface.", on: [.iOS, .macOS, .visionOS], events: ["open", "close"],
      holdsLayers: true,
      [
        PropertyRow(.detent, .words([.large, .medium]), "the height on iOS; large unless stated"),
        PropertyRow(
          .proportion, .number(0.1...1), "the height as a part of the greatest, in place of a detent"),
        PropertyRow(.grabber, .flag, "the handle at the upper edge"),
      ]),
    ComponentRow(
      .popover, "A popover with an arrow.", on: [.iOS, .macOS, .visionOS], events: ["open", "close"],
      holdsLayers: true,
      [arrowEdge, arrowPlace]),
    ComponentRow(
      .modal, "A full-screen modal.", on: [.watchOS], events: ["open", "close"], holdsLayers: true,
      [
        title, PropertyRow(.message, .text, "the text below the title"),
        PropertyRow(.symbol, .symbol, "the symbol above the title"),
        PropertyRow(.detail, .text, "the time of day in the upper corner"),
        PropertyRow(.buttons, .components([.button], limit: 6), "the buttons at the bottom"),
      ]),
  ]

  /// The rows of components that inform, and of panels.
  private static let panels: [ComponentRow] = [
    ComponentRow(
      .notification, "A notification.", on: [.iOS, .macOS, .tvOS], needs: [[.title, .message]],
      [
        title, PropertyRow(.message, .text, "the text below the title"),
        PropertyRow(.detail, .text, "the time at the trailing end"),
        PropertyRow(.symbol, .symbol, "the symbol of the app"),
        PropertyRow(.tint, .color, "the colour of the app's icon in place of the accent"),
      ]),
    ComponentRow(
      .hud, "A short display of a level, such as the volume.", on: [.iOS, .macOS],
      [
        title, PropertyRow(.symbol, .symbol, "the symbol"),
        PropertyRow(.value, .number(0...1), "the level; without it there is no track"),
      ]),
    ComponentRow(
      .toast, "A short message in a capsule.", on: [.iOS, .macOS, .visionOS], needs: [[.title]],
      [
        title, PropertyRow(.subtitle, .text, "the line below the title"),
        PropertyRow(.symbol, .symbol, "the symbol"),
      ]),
    ComponentRow(
      .tooltip, "The description of a control under the pointer.", on: [.iOS, .macOS, .visionOS],
      needs: [[.text]],
      [PropertyRow(.text, .text, "the text")]),
    ComponentRow(
      .mediaControls, "The controls of a player over its picture; those of tvOS mark a film that is paused.",
      on: [.iOS, .macOS, .tvOS, .visionOS],
      states: [.on],
      [
        title, PropertyRow(.subtitle, .text, "the line at the title"),
        PropertyRow(.value, .number(0...1), "the played part; 0 unless stated"),
        PropertyRow(.text, .text, "the played time"), PropertyRow(.detail, .text, "the remaining time"),
        PropertyRow(.trailing, .components([.barItem], limit: 6), "further buttons"),
        PropertyRow(
          .items, .components([.barItem], limit: 6), "the tabs below the track, such as Info", on: [.tvOS]),
      ]),
    ComponentRow(
      .ornament, "Controls in front of the edge of a window.", on: [.visionOS], holdsLayers: true,
      [
        PropertyRow(.edge, .words([.bottom, .top, .leading, .trailing]), "the edge; bottom unless stated")
      ]),
  ]

  private static let title = PropertyRow(.title, .text, "the title")
  private static let arrowEdge = PropertyRow(
    .edge, .words([.bottom, .top, .leading, .trailing, .none]),
    "the edge with the arrow; bottom unless stated, none for no arrow")
  private static let arrowPlace = PropertyRow(
    .proportion, .number(0...1), "the place of the arrow along its edge; 0.5 unless stated")
}
