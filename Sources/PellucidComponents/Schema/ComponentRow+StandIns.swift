// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentRow {
  /// The rows of parts until their own family states them.
  static let standIns: [ComponentRow] = [
    ComponentRow(.menuItem, "A menu item.", [PropertyRow(.title, .text, "the title")]),
    ComponentRow(
      .barItem, "An item of a bar.", states: [.pressed, .hovered, .selected, .disabled],
      [
        PropertyRow(.title, .text, "the title"), PropertyRow(.symbol, .symbol, "the symbol"),
        PropertyRow(.separator, .flag, "true begins a new group"),
      ]),
  ]
}
