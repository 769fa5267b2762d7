// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of progress and values, and of the controls that open menus or change a value by steps.
  static let values: [ComponentRow] =
    buttons + [
      ComponentRow(
        .progressBar, "A bar of what is done, or of work whose length is not known.",
        states: [.inactive], events: ["value"],
        [
          PropertyRow(.value, .number(0...1), "the part that is done; without it the bar is indeterminate"),
          PropertyRow(.title, .text, "the label above the bar"), controlSize,
          PropertyRow(.tint, .color, "the colour of the filled part"),
        ]),
      ComponentRow(
        .spinner, "Blades that turn while work is done.", [controlSize]),
      ComponentRow(
        .gauge, "A value between two ends.", on: [.iOS, .macOS, .watchOS, .visionOS], states: [.inactive],
        [
          PropertyRow(.value, .number(0...1), "the value; 0 unless stated"),
          PropertyRow(
            .style, .words([.linear, .circular, .ring]),
            "a bar, an open arc with a marker, or a ring that fills; linear unless stated"),
          PropertyRow(
            .title, .text, "the label above a bar, or in the gap of an arc without labels at its ends"),
          PropertyRow(.detail, .text, "the label of the value, below a bar or inside a circle"),
          PropertyRow(.minimumTitle, .text, "the label at the start"),
          PropertyRow(.maximumTitle, .text, "the label at the end"),
          PropertyRow(.tint, .color, "the colour of the filled part"),
        ]),
      ComponentRow(
        .pageControl, "Dots, one for each page.", on: [.iOS, .tvOS, .watchOS, .visionOS],
        states: [.pressed, .focused, .disabled], only: [.focused: [.iOS]], events: ["value"],
        [
          PropertyRow(.pages, .whole(1...1000), "the number of pages; 3 unless stated"),
          PropertyRow(
            .selection, .number(0...999),
            "the current page, counted from 0; a fraction lies between two pages; 0 unless stated"),
          PropertyRow(.tint, .color, "the colour of the current dot"),
          PropertyRow(
            .style, .words([.automatic, .plain, .prominent]),
            "the look; automatic is the platform's usual one"),
        ]),
      ComponentRow(
        .scrollBar, "A bar that shows which part of its content a view shows.",
        on: [.iOS, .macOS, .watchOS, .visionOS], states: [.hovered, .pressed, .dragged],
        only: [.hovered: [.macOS], .pressed: [.macOS]],
        [
          PropertyRow(.value, .number(0...1), "the part that is scrolled; 0 unless stated"),
          PropertyRow(
            .proportion, .number(0...1), "the part of the content that is visible; 0.3 unless stated"),
          PropertyRow(.axis, .words([.vertical, .horizontal]), "the direction; vertical unless stated"),
        ]),
    ]

  private static let buttons: [ComponentRow] = [
    ComponentRow(
      .stepper, "Two buttons that change a value by a step.", on: [.iOS, .macOS, .visionOS],
      states: [.hovered, .pressed, .focused, .disabled, .inactive],
      [
        PropertyRow(
          .value, .number(0...1),
          "the value; at 0 and at 1 the button to that side is dimmed; 0.5 unless stated"),
        PropertyRow(
          .pressedPart, .words([.increment, .decrement]), "the half that is pressed; increment unless stated"),
        controlSize,
      ]),
    menuButton(.popUpButton, "A button that shows the chosen value and opens a menu of values."),
    menuButton(.pullDownButton, "A button that opens a menu of commands."),
    ComponentRow(
      .colorWell, "A control that shows a colour and opens a picker.", on: [.iOS, .macOS, .visionOS],
      states: [.hovered, .pressed, .focused, .disabled, .inactive],
      only: [.hovered: [.macOS], .pressed: [.macOS]],
      [PropertyRow(.tint, .color, "the colour; the accent unless stated")]),
  ]

  private static func menuButton(_ kind: ComponentKind, _ summary: String) -> ComponentRow {
    ComponentRow(
      kind, summary, on: [.iOS, .macOS, .visionOS],
      states: [.hovered, .pressed, .focused, .open, .disabled, .inactive], needs: [[.title, .symbol]],
      [
        PropertyRow(.title, .text, "the title, or the chosen value"),
        PropertyRow(.symbol, .symbol, "the symbol before the title"),
        PropertyRow(
          .style, .words([.automatic, .plain, .bordered, .prominent, .glass, .glassProminent]),
          "the look; automatic is the platform's usual one"),
        controlSize,
        PropertyRow(.tint, .color, "the colour in place of the accent"),
      ])
  }
}
