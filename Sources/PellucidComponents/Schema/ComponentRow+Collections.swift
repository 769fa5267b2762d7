// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of lists and other collections, and of their parts.
  static let collections: [ComponentRow] = [
    ComponentRow(
      .list, "A list of rows, in sections.", states: [.inactive],
      [
        PropertyRow(
          .style, .words([.automatic, .plain, .grouped, .insetGrouped]),
          "the look; automatic is plain on macOS, rows on shapes of their own on tvOS and watchOS, and groups elsewhere",
          only: [.grouped: [.iOS], .insetGrouped: [.iOS, .visionOS]]),
        PropertyRow(.items, .components([.row, .section], limit: 500), "the rows and sections"), ground,
        PropertyRow(.striped, .flag, "true fills every other row", on: [.macOS]),
      ] + spacing),
    ComponentRow(
      .form, "Settings in groups.", states: [.inactive],
      [
        PropertyRow(.items, .components([.row, .section], limit: 500), "the rows and sections"), ground,
      ] + spacing),
    ComponentRow(
      .table, "A table with a header and columns.", on: [.macOS], states: [.inactive], needs: [[.columns]],
      [
        PropertyRow(.style, .words([.automatic, .bordered]), "the look; bordered has a line around it"),
        PropertyRow(.columns, .components([.column], limit: 30), "the columns"),
        PropertyRow(.items, .components([.row], limit: 500), "the rows, whose texts are their `cells`"),
        PropertyRow(.striped, .flag, "true fills every other row"), ground,
      ]),
    ComponentRow(
      .section, "A section of a list or form.",
      [
        PropertyRow(.title, .text, "the text above"), PropertyRow(.footer, .text, "the text below"),
        PropertyRow(.items, .components([.row], limit: 500), "the rows"),
        PropertyRow(.prominent, .flag, "true makes the text above larger"),
      ]),
    ComponentRow(
      .row, "A row of a list, form or table.",
      states: [.hovered, .pressed, .focused, .selected, .disabled], rowProperties),
    ComponentRow(
      .column, "A column of a table.", on: [.macOS],
      [
        PropertyRow(.title, .text, "the title in the header"),
        PropertyRow(.value, .number(1...10_000), "the width in points; natural unless stated"),
        PropertyRow(
          .alignment, .words([.leading, .center, .trailing]), "the place of the texts; leading unless stated"),
        PropertyRow(.sort, .words([.ascending, .descending]), "the order of the rows, by this column"),
      ]),
    ComponentRow(
      .lockup, "A picture with a title below it.", on: [.tvOS], states: [.focused, .pressed, .disabled],
      [
        PropertyRow(.title, .text, "the title"), PropertyRow(.subtitle, .text, "the text below the title"),
        PropertyRow(.image, .text, "the path of the picture"),
        PropertyRow(.symbol, .symbol, "the symbol in place of a picture"),
        PropertyRow(.tint, .color, "the colour in place of a picture"),
        PropertyRow(.proportion, .number(0.2...5), "the picture's width by its height; 16:9 unless stated"),
      ]),
    ComponentRow(
      .shelf, "A title with a row of lockups.", on: [.tvOS], needs: [[.items]],
      [
        PropertyRow(.title, .text, "the title"),
        PropertyRow(.value, .whole(ShelfTable.columns), "the columns of the grid; 4 unless stated"),
        PropertyRow(.items, .components([.lockup], limit: 100), "the lockups"),
      ]),
  ]

  private static let rowProperties: [PropertyRow] = [
    PropertyRow(.title, .text, "the title"), PropertyRow(.subtitle, .text, "the text below the title"),
    PropertyRow(.detail, .text, "the value at the end"), PropertyRow(.symbol, .symbol, "the symbol"),
    PropertyRow(.tint, .color, "the colour of a tile below the symbol"),
    PropertyRow(.role, .words([.destructive]), "the purpose, which decides the colour"),
    PropertyRow(.accessory, .words([.none, .disclosure, .checkmark, .info]), "the symbol at the end"),
    PropertyRow(
      .control,
      .component([
        .toggle, .slider, .stepper, .button, .segmentedControl, .popUpButton, .pullDownButton, .colorWell,
        .textField, .secureField, .progressBar, .spinner, .gauge,
      ]), "the control at the end"),
    PropertyRow(.separator, .flag, "false hides the line below the row"),
    PropertyRow(.separatorTint, .color, "the colour of the line below the row"),
    PropertyRow(
      .swipe, .components([.button], limit: 4), "the actions that a swipe has uncovered at the end",
      on: [.iOS, .macOS, .watchOS, .visionOS]),
    PropertyRow(.cells, .components([.row], limit: 30), "the cells of a table's row, one per column"),
  ]

  private static let spacing = [
    PropertyRow(
      .rowSpacing, .number(0...1000),
      "the distance between rows in points, which have cards of their own then"),
    PropertyRow(
      .sectionSpacing, .number(0...1000),
      "the distance between sections in points; the platform's unless stated"),
  ]

  private static let ground = PropertyRow(
    .ground, .flag, "false leaves out the ground below the rows, for lists on a material")
}
