// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A set of platforms.
struct PlatformSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let iOS = PlatformSet(rawValue: 1)
  static let macOS = PlatformSet(rawValue: 2)
  static let tvOS = PlatformSet(rawValue: 4)
  static let visionOS = PlatformSet(rawValue: 8)
  static let watchOS = PlatformSet(rawValue: 16)
  static let all = PlatformSet(rawValue: 31)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ platform: Platform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .visionOS: self = .visionOS
    case .watchOS: self = .watchOS
    }
  }
}

/// A name a description may use, and the rows it stands for on the platforms it exists on.
struct MaterialEntry: Sendable {
  /// How a name relates to others of its platform.
  enum Standing: Sendable { case own, alias }

  var name: MaterialName
  /// The spelling of the name, kept because names are looked up by it.
  var text: String
  var platforms: PlatformSet
  var rows: MaterialPair
  /// Of names such as `thinDark`.
  var fixedAppearance: Appearance?
  var standing: Standing
  /// Said with every answer under this name.
  var note: MaterialNote?
  /// Why this name stands for these rows, where no source says so; the answer is then marked as chosen.
  var reason: String?

  init(
    _ name: MaterialName, _ platforms: PlatformSet, _ rows: MaterialPair, fixed: Appearance? = nil,
    _ standing: Standing = .own, note: MaterialNote? = nil, reason: String? = nil
  ) {
    (self.name, self.text, self.platforms, self.rows) = (name, name.text, platforms, rows)
    (self.fixedAppearance, self.standing, self.note, self.reason) = (fixed, standing, note, reason)
  }
}

/// The rows of a material in the light and in the dark appearance.
struct MaterialPair: Hashable, Sendable {
  var light: MaterialRow.ID, dark: MaterialRow.ID

  init(_ light: MaterialRow.ID, _ dark: MaterialRow.ID) { (self.light, self.dark) = (light, dark) }

  /// One row for both appearances.
  init(_ both: MaterialRow.ID) { (light, dark) = (both, both) }

  /// The rows of a name that fixes an appearance: one of the two for both.
  func fixed(_ appearance: Appearance?) -> MaterialPair {
    switch appearance {
    case .light: MaterialPair(light)
    case .dark: MaterialPair(dark)
    case nil: self
    }
  }

  func holds(_ row: MaterialRow.ID) -> Bool { light == row || dark == row }
}
