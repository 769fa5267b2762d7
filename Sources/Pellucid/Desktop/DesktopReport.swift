// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidScene

/// The settings that the desktop states, in words.
package struct DesktopReport {
  package let state: DesktopState
  /// The defaults with what the desktop says and what is set by hand.
  private let traits: Traits
  /// The settings that are set by hand.
  private let overridden: Set<DesktopState.Setting>

  package init(
    _ state: DesktopState, _ traits: Traits, overriding overridden: Set<DesktopState.Setting>
  ) {
    (self.state, self.traits, self.overridden) = (state, traits, overridden)
  }

  private typealias Row = (name: String, value: String, origin: String)

  private var rows: [Row] {
    DesktopState.Setting.allCases.map { setting in
      (setting.name, value(of: setting), origin(of: setting))
    }
  }

  package var table: String {
    TextTable(rows: [["setting", "value", "said by"]] + rows.map { [$0.name, $0.value, $0.origin] }).text
  }

  /// All values on one line.
  package var line: String { rows.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }

  package var json: JSONText {
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

  /// Returns who says a setting; one that is set by hand wins over the desktop.
  private func origin(of setting: DesktopState.Setting) -> String {
    if overridden.contains(setting) { return setting.flag }
    if let key = state.origins[setting] { return key.description }
    return setting == .transparency ? "default; no desktop tells it, --transparency sets it" : "default"
  }
}

extension DesktopState.Setting {
  /// The name of the setting in reports.
  fileprivate var name: String { "\(self)" }

  /// The flag that sets it by hand.
  package var flag: String { "--" + name }
}
