// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The format of a file of settings, which its name tells.
enum SettingsFormat: String {
  case propertyList = "plist"
  case project = "pbxproj"
  case configuration = "xcconfig"

  init?(of path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

/// The settings of a file, and the error at which reading ended.
struct SettingsReading {
  private(set) var text: ProjectText?
  private(set) var settings: [Setting] = []
  private(set) var error: ProjectFileError?

  /// Creates the reading of a file that has no settings.
  init() {}

  init(of bytes: [UInt8], _ format: SettingsFormat, _ limits: ProjectFileLimits) {
    do throws(ProjectFileError) {
      guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: bytes.count, most: limits.bytes) }
      if format == .propertyList, BinaryPropertyList.begins(bytes) {
        settings = try BinaryPropertyList(bytes).settings().filter(\.isOneAppearance)
        return
      }
      let text = try ProjectText(decoding: bytes, limits)
      self.text = text
      switch format {
      case .propertyList, .project: try read(text, onlyTop: format == .propertyList, limits)
      case .configuration: settings = ConfigurationLines(of: text).settings().filter(\.tells)
      }
    } catch {
      self.error = error
    }
  }

  /// Reads a property list or a project, both of which are XML or statements.
  private mutating func read(_ text: ProjectText, onlyTop: Bool, _ limits: ProjectFileLimits)
    throws(ProjectFileError)
  {
    guard text.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
      var statements = SettingStatements(of: text, onlyTop: onlyTop, limits)
      defer { settings = statements.settings }
      return try statements.read()
    }
    var markup = PropertyListMarkup(of: text, onlyTop: onlyTop, limits)
    defer { settings = markup.settings }
    try markup.read()
    if !Self.isPropertyList(text) { throw .malformed(line: nil) }
  }

  private static func isPropertyList(_ text: ProjectText) -> Bool {
    let data = Data(text.withoutDeclaration)
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) != nil
  }
}
