// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// What the desktop says, in words.
struct DesktopReport {
  let state: DesktopState
  /// The defaults with what the desktop says and what flags set by hand.
  let traits: Traits
  let arguments: ParsedArguments

  private typealias Row = (name: String, value: String, origin: String)

  private var rows: [Row] {
    DesktopState.Setting.allCases.map { setting in
      (Self.name(of: setting), value(of: setting), origin(of: setting))
    }
  }

  var table: String {
    TextTable(rows: [["setting", "value", "said by"]] + rows.map { [$0.name, $0.value, $0.origin] }).text
  }

  /// All values on one line.
  var line: String { rows.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }

  var json: JSONText {
    .object([
      "version": .whole(1), "portal": .string(portal), "warning": .optional(state.warning),
      "settings": .object(
        rows.map { row in
          (key: row.name, value: .object(["value": .string(row.value), "saidBy": .string(row.origin)]))
        }),
      "accentColor": .optional(state.settings.accent?.hexText),
      "traits": traits.json, "problems": .strings(state.problems.map(\.description)),
    ])
  }

  private var portal: String {
    switch state.portal {
    case .answered: "answered"
    case .noBus: "noBus"
    case .missing: "missing"
    case .silent: "silent"
    case .away: "away"
    case .busLost: "busLost"
    }
  }

  private func value(of setting: DesktopState.Setting) -> String {
    switch setting {
    case .appearance: Vocabularies.appearance.name(of: traits.appearance)
    case .contrast: Vocabularies.contrast.name(of: traits.contrast)
    case .transparency: Vocabularies.transparency.name(of: traits.transparency)
    case .motion: state.settings.reducesMotion == true ? "reduced" : "standard"
    case .accent: Vocabularies.accent.name(of: traits.accent)
    }
  }

  /// A flag that was given wins over the desktop.
  private func origin(of setting: DesktopState.Setting) -> String {
    let flag = "--" + Self.name(of: setting)
    if arguments.has(flag) { return flag }
    if let key = state.origins[setting] { return key.description }
    return setting == .transparency ? "default; no desktop tells it, --transparency sets it" : "default"
  }

  private static func name(of setting: DesktopState.Setting) -> String {
    switch setting {
    case .appearance: "appearance"
    case .contrast: "contrast"
    case .transparency: "transparency"
    case .motion: "motion"
    case .accent: "accent"
    }
  }
}
