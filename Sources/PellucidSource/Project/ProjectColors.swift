// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The colours that the files of a project define as members of `Color`, `UIColor`, `NSColor` and `ShapeStyle`.
struct ProjectColors: Sendable {
  private var values: [String: ColorValue] = [:]

  init() {}

  /// Returns the value of a colour; nil where no file, or several that differ, define it.
  func value(of name: String) -> ColorValue? { values[name] }

  mutating func merge(_ other: ProjectColors) { for (name, value) in other.values { add(name, value) } }

  mutating func add(_ name: String, _ value: ColorValue) {
    if let other = values[name], other != value { values[name] = .unknown } else { values[name] = value }
  }
}
