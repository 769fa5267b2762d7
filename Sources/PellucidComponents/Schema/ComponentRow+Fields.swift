// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of fields and pickers.
  static let fields: [ComponentRow] = [
    ComponentRow(
      .textField, "A field of one line.", states: fieldStates,
      [
        PropertyRow(.text, .text, "the text"), PropertyRow(.placeholder, .text, "what an empty field shows"),
        PropertyRow(.clearButton, .flag, "shows a button that clears the text"), fieldStyle,
      ] + marks + [controlSize]),
    ComponentRow(
      .secureField, "A field that shows a dot for each character.", states: fieldStates,
      [
        PropertyRow(.text, .text, "the text, of which only the length is shown"),
        PropertyRow(.placeholder, .text, "what an empty field shows"),
        PropertyRow(.clearButton, .flag, "shows a button that clears the text"), fieldStyle,
      ] + marks + [controlSize]),
    ComponentRow(
      .searchField, "A field with a magnifier.", states: fieldStates,
      [
        PropertyRow(.text, .text, "the text"),
        PropertyRow(
          .placeholder, .text, "what an empty field shows; the word of the `locale` for Search unless stated"),
        PropertyRow(
          .style, .words([.automatic, .glass]),
          "automatic has a fill, for content; glass floats in a bar, and is a fill in looks without glass"),
        PropertyRow(
          .title, .text,
          "the title of the button that ends editing in ios18; the word of the `locale` for Cancel unless stated"
        ),
        PropertyRow(.tokens, .components([.option], limit: 10), "the tokens before the text"),
        PropertyRow(.scopes, .components([.segment], limit: 10), "the scopes below the field"),
        PropertyRow(.selection, .whole(0...9), "the selected scope, counted from 0; 0 unless stated"),
      ] + marks + [controlSize]),
    ComponentRow(
      .textView, "A text of several lines.", on: [.iOS, .macOS, .tvOS, .visionOS], states: fieldStates,
      [
        PropertyRow(.text, .longText, "the text"),
        PropertyRow(.placeholder, .text, "what an empty view shows"),
        fieldStyle,
      ] + marks + [controlSize]),
    ComponentRow(
      .picker, "Columns of values on wheels.", on: [.iOS, .watchOS, .visionOS], states: [.disabled],
      needs: [[.items]],
      [PropertyRow(.items, .components([.wheel], limit: 8), "the columns")]),
    ComponentRow(
      .wheel, "A column of a picker.", states: [.focused], only: [.focused: [.watchOS]], events: ["value"],
      needs: [[.items]],
      [
        PropertyRow(.items, .components([.option], limit: 1000), "the values"),
        PropertyRow(.selection, .whole(0...999), "the selected value, counted from 0; 0 unless stated"),
      ]),
    ComponentRow(
      .option, "A value of a picker, a token, or the name of a weekday.", needs: [[.title]],
      [PropertyRow(.title, .text, "the title")]),
    ComponentRow(
      .calendar, "The days of a month.", on: [.iOS, .macOS, .visionOS], states: [.disabled, .inactive],
      [
        PropertyRow(.year, .whole(1...9999), "the year of the Gregorian calendar; 2026 unless stated"),
        PropertyRow(.month, .whole(1...12), "the month; 1 unless stated"),
        PropertyRow(.day, .whole(1...31), "the selected day; none unless stated"),
        PropertyRow(
          .firstWeekday, .whole(1...7), "the weekday of the first column: 1 is Sunday; 1 unless stated"),
        PropertyRow(
          .title, .text, "the title in place of the month and the year in the language of the `locale`"),
        PropertyRow(
          .items, .components([.option], limit: 7),
          "the names of the seven weekdays from Sunday, in place of those of the `locale`"),
      ]),
  ]

  private static let fieldStates: [ComponentState] = [.focused, .editing, .disabled, .inactive]

  private static let fieldStyle = PropertyRow(
    .style, .words([.automatic, .bordered, .plain]),
    "plain has no ground and no border; bordered unless stated")

  /// The places of the caret and the selection, as numbers of Unicode scalars before them.
  private static let marks = [
    PropertyRow(.caret, .whole(0...100_000), "the characters before the caret; all unless stated"),
    PropertyRow(.selectionStart, .whole(0...100_000), "the characters before the selection"),
    PropertyRow(.selectionEnd, .whole(0...100_000), "the characters before the end of the selection"),
  ]
}
