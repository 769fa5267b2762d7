// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidJudge
import PellucidScene

/// A report of the settings that the desktop states, as a table, a line or JSON.
package struct DesktopReport {
  package let state: DesktopState
  /// The default traits, overridden by the desktop's settings and then by flags.
  private let traits: Traits
  /// The settings that flags override.
  private let overridden: Set<DesktopState.Setting>

  package init(
    _ state: DesktopState, _ traits: Traits, overriding overridden: Set<DesktopState.Setting>
  ) {
    (self.state, self.traits, self.overridden) = (state, traits, overridden)
  }

  private typealias Row = (name: String, value: String, origin: SettingOrigin)

  private var rows: [Row] {
    DesktopState.Setting.allCases.map { setting in
      (setting.name, value(of: setting), origin(of: setting))
    }
  }

  /// Returns all values with their origins, one on each line.
  package func table(in language: Language) -> String {
    let lines = rows.map { [$0.name, $0.value, $0.origin.sentence(in: language)] }
    return TextTable(rows: [language.texts(of: [.setting, .value, .saidBy])] + lines).text
  }

  /// All values on one line.
  package var line: String { rows.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }

  /// Returns all values with their origins as JSON.
  ///
  /// - Parameter language: The language of origins and problems.
  package func json(in language: Language) -> JSONText {
    .object([
      "version": .whole(1), "portal": .string(portal), "warning": .optional(state.warning(in: language)),
      "settings": .object(
        rows.map { row in
          let origin = row.origin.sentence(in: language)
          return (key: row.name, value: .object(["value": .string(row.value), "saidBy": .string(origin)]))
        }),
      "accentColor": .optional(state.settings.accent?.hexText),
      "traits": traits.json, "problems": .strings(state.problems.map { $0.sentence(in: language) }),
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

  /// Returns the origin of a setting; a flag takes precedence over the desktop.
  private func origin(of setting: DesktopState.Setting) -> SettingOrigin {
    if overridden.contains(setting) { return .flag(setting.flag) }
    if let key = state.origins[setting] { return .key(key) }
    return setting == .transparency ? .untoldDefault(flag: setting.flag) : .default
  }
}

extension DesktopState.Setting {
  /// The name of the setting in reports.
  fileprivate var name: String { "\(self)" }

  /// The flag that overrides the setting.
  package var flag: String { "--" + name }
}
