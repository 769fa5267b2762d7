// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A set of platforms.
struct PlatformSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let ios = PlatformSet(rawValue: 1)
  static let macos = PlatformSet(rawValue: 2)
  static let tvos = PlatformSet(rawValue: 4)
  static let visionos = PlatformSet(rawValue: 8)
  static let watchos = PlatformSet(rawValue: 16)
  static let all = PlatformSet(rawValue: 31)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ platform: Platform) {
    switch platform {
    case .ios: self = .ios
    case .macos: self = .macos
    case .tvos: self = .tvos
    case .visionos: self = .visionos
    case .watchos: self = .watchos
    }
  }
}

/// A name a description may use, and the rows it stands for on the platforms it exists on.
struct MaterialEntry: Sendable {
  /// How a name relates to others of its platform.
  enum Standing: Sendable { case own, alias }

  var name: String
  var platforms: PlatformSet
  /// Row for the light and for the dark appearance.
  var light: String, dark: String
  /// Of names such as `thinDark`.
  var fixedAppearance: Appearance?
  var standing: Standing
  /// Said with every answer under this name.
  var note: String?
  /// Why this name stands for these rows, where no source says so; the answer is then marked as chosen.
  var reason: String?

  init(
    _ name: String, _ platforms: PlatformSet, _ light: String, _ dark: String, fixed: Appearance? = nil,
    _ standing: Standing = .own, note: String? = nil, reason: String? = nil
  ) {
    (self.name, self.platforms, self.light, self.dark) = (name, platforms, light, dark)
    (self.fixedAppearance, self.standing, self.note, self.reason) = (fixed, standing, note, reason)
  }
}

extension MaterialEntry {
  /// Whether AppKit's own material of this name usually captures what lies behind its window.
  var blendsBehindWindow: Bool {
    let behind = [
      "menu", "popover", "sidebar", "sheet", "windowBackground", "hudWindow", "fullScreenUI", "toolTip",
      "underWindowBackground",
    ]
    return behind.contains { NameMatch.same($0, name) }
  }
}
