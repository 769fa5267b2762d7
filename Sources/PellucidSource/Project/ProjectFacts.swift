// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What all files of a project tell together about each of them.
package struct ProjectFacts: Sendable {
  private(set) var colors = ProjectColors()
  /// The folders in which files import AppKit, and those in which files import UIKit, with their parents.
  private var folders: (mac: Set<String>, touch: Set<String>) = ([], [])

  package init() {}

  /// Notes what a file tells.
  package mutating func add(_ source: [UInt8], path: String) {
    let modules = ImportedModules(of: source).names
    let isMac = modules.contains("AppKit") || modules.contains("Cocoa"), isTouch = modules.contains("UIKit")
    for folder in Self.folders(of: path) {
      if isMac { folders.mac.insert(folder) }
      if isTouch { folders.touch.insert(folder) }
    }
  }

  /// Returns a Boolean value indicating whether a file is for macOS: in the nearest folder whose files tell, they import AppKit and never
  /// UIKit.
  func isForMac(_ path: String) -> Bool {
    for folder in Self.folders(of: path) {
      if folders.touch.contains(folder) { return false }
      if folders.mac.contains(folder) { return true }
    }
    return false
  }

  /// Returns the folders that a path is in, inner ones first, without the folder that is audited.
  private static func folders(of path: String) -> [String] {
    var parts = path.split(separator: "/").dropLast(), found: [String] = []
    while !parts.isEmpty {
      found.append(parts.joined(separator: "/"))
      parts.removeLast()
    }
    return found
  }
}
