// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// A file of settings: a property list, an Xcode project, or a file of build settings.
package struct SettingsFile: Sendable {
  package let path: String
  /// The reason why the file was not read to its end; nil where it was.
  package let error: ProjectFileError?
  private let text: ProjectText?
  private let found: [Setting]

  /// Returns a Boolean value indicating whether a path names a file of settings.
  package static func reads(_ path: String) -> Bool { SettingsFormat(of: path) != nil }

  /// Reads a file. One that is broken gives the settings before the fault, and one of another kind gives
  /// none.
  package init(reading bytes: [UInt8], path: String, limits: ProjectFileLimits = ProjectFileLimits()) {
    self.path = path
    let reading = SettingsFormat(of: path).map { SettingsReading(of: bytes, $0, limits) } ?? SettingsReading()
    (text, found, error) = (reading.text, reading.settings, reading.error)
  }

  /// The appearances that the settings allow an app. Those of a project allow one only where they do so for each of its products.
  package var appearances: Set<Appearance> {
    let limits = found.filter(\.isOneAppearance), stated = Set(limits.map(\.appearance))
    guard stated.count == 1, limits.count >= found.filter(\.identifiesProduct).count else {
      return Set(Appearance.allCases)
    }
    return stated
  }

  /// The systems that the settings build for, with the oldest release that each product runs on.
  var deployments: [(platform: Platform, release: Int)] { found.compactMap(\.deployment) }

  /// Returns the findings about the settings in the order of their lines.
  package func findings() -> [Finding] {
    found.filter(\.isOneAppearance).map { setting in
      var place = Place(file: path)
      if let text, let offset = setting.offset {
        (place.line, place.column) = (text.lines.line(of: offset), text.lines.column(of: offset))
      }
      return Finding(.source(.oneAppearance(key: setting.key, value: setting.value)), at: place)
    }
  }
}
