// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of buttons and controls.
  static let controls: [ComponentRow] = [
    ComponentRow(
      .button, "A button with a title, a symbol or both.",
      states: [.hovered, .pressed, .focused, .selected, .disabled, .loading, .inactive],
      only: [.selected: [.visionOS]], events: ["press", "release"], needs: [[.title, .symbol, .role]],
      [
        PropertyRow(
          .title, .text,
          "the title; a button without title and symbol has the word of the `locale` for its role"),
        PropertyRow(.symbol, .symbol, "the symbol before the title"),
        PropertyRow(
          .style, .words([.automatic, .plain, .bordered, .prominent, .glass, .glassProminent]),
          "the look; automatic is the platform's usual one"),
        controlSize,
        PropertyRow(.role, .words([.cancel, .destructive]), "the purpose, which decides weight and colour"),
        PropertyRow(.tint, .color, "the colour in place of the accent"),
      ]),
    ComponentRow(
      .toggle, "A switch, a checkbox, or a button that stays pressed.",
      on: [.iOS, .macOS, .watchOS, .visionOS],
      states: [.on, .off, .mixed, .hovered, .pressed, .focused, .disabled, .inactive, .dragged],
      only: [.pressed: [.iOS, .macOS, .visionOS], .dragged: [.iOS, .macOS]],
      events: ["press", "release", "on", "off"],
      [
        PropertyRow(.title, .text, "the label beside the control"),
        PropertyRow(
          .style, .words([.automatic, .switch, .checkbox, .radio, .button]),
          "the look; automatic is a checkbox on macOS and a switch elsewhere",
          only: [.checkbox: [.macOS], .radio: [.macOS]]),
        PropertyRow(.symbol, .symbol, "the symbol of a button"), controlSize,
        PropertyRow(.tint, .color, "the colour of the state on"),
      ]),
    ComponentRow(
      .slider, "A slider; on watchOS segments between two buttons.",
      on: [.iOS, .macOS, .watchOS, .visionOS],
      states: [.pressed, .dragged, .focused, .disabled, .inactive],
      only: [.pressed: [.iOS, .macOS, .watchOS], .dragged: [.iOS, .macOS]],
      events: ["press", "release", "value"],
      [
        PropertyRow(.value, .number(0...1), "the value; 0.5 unless stated"),
        PropertyRow(.ticks, .whole(0...100), "the number of ticks, and of segments on watchOS"),
        PropertyRow(.minimumSymbol, .symbol, "the symbol before the track; minus on watchOS unless stated"),
        PropertyRow(.maximumSymbol, .symbol, "the symbol behind the track; plus on watchOS unless stated"),
        PropertyRow(
          .pressedPart, .words([.increment, .decrement]),
          "the button that is pressed on watchOS; increment unless stated"), controlSize,
        PropertyRow(.tint, .color, "the colour of the filled part"),
      ]),
    ComponentRow(
      .segmentedControl, "Segments, one of which is selected.", on: [.iOS, .macOS, .tvOS, .visionOS],
      states: [.pressed, .dragged, .focused, .disabled, .inactive],
      only: [.pressed: [.iOS, .macOS], .dragged: [.iOS, .macOS]], events: ["press", "release", "value"],
      needs: [[.items]],
      [
        PropertyRow(.items, .components([.segment], limit: 100), "the segments"),
        PropertyRow(
          .selection, .whole(-1...99), "the selected segment, counted from 0; 0 unless stated, -1 for none"),
        controlSize,
      ]),
    ComponentRow(
      .segment, "A segment of a segmented control.", on: [.iOS, .macOS, .tvOS, .visionOS],
      states: [.disabled], needs: [[.title, .symbol]],
      [
        PropertyRow(.title, .text, "the title"),
        PropertyRow(.symbol, .symbol, "the symbol in place of the title"),
      ]),
  ]

  static let controlSize = PropertyRow(
    .size, .words([.mini, .small, .regular, .large, .extraLarge]), "the control size; regular unless stated")
}
