// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A key that may state a setting, and the meaning of its values.
struct PortalRule<Value> {
  /// The meaning of a value.
  enum Meaning {
    /// The value states the setting.
    case says(Value)
    /// The value states that nothing is set; no further key is read.
    case unset
    /// The value does not state the setting; the next key is read.
    case silent
    /// The value has another type than its key; the next key is read.
    case wrongType
  }

  let key: PortalKey
  /// The D-Bus type of the key.
  let type: String
  let meaning: (PortalValue) -> Meaning

  /// Returns a rule for a key of type `u`.
  fileprivate static func number(
    _ namespace: String, _ name: String, _ meaning: @escaping (UInt32) -> Meaning
  ) -> PortalRule {
    PortalRule(key: PortalKey(namespace, name), type: "u") { value in
      guard case .number(let number) = value else { return .wrongType }
      return meaning(number)
    }
  }

  /// Returns a rule for a key of type `s`.
  fileprivate static func text(
    _ namespace: String, _ name: String, _ meaning: @escaping (String) -> Meaning
  ) -> PortalRule {
    PortalRule(key: PortalKey(namespace, name), type: "s") { value in
      guard case .text(let text) = value else { return .wrongType }
      return meaning(text)
    }
  }

  /// Returns a rule for a key of type `b`.
  fileprivate static func flag(
    _ namespace: String, _ name: String, _ meaning: @escaping (Bool) -> Meaning
  ) -> PortalRule {
    PortalRule(key: PortalKey(namespace, name), type: "b") { value in
      guard case .flag(let flag) = value else { return .wrongType }
      return meaning(flag)
    }
  }
}

/// The keys of each setting, in order of precedence: the key shared by all desktops, then the keys of GNOME and KDE
/// that the portal forwards, with older conventions after newer ones.
enum PortalRules {
  private static var shared: String { "org.freedesktop.appearance" }
  private static var gnome: String { "org.gnome.desktop.interface" }
  private static var gnomeAccess: String { "org.gnome.desktop.a11y.interface" }
  private static var kde: String { "org.kde.kdeglobals" }

  /// The keys that are read and subscribed to.
  static var keys: [PortalKey] {
    var keys: [PortalKey] = []
    for key in appearance.map(\.key) + contrast.map(\.key) + motion.map(\.key) + accent.map(\.key)
    where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }

  static var namespaces: [String] {
    keys.map(\.namespace).reduce(into: []) { all, name in
      if !all.contains(name) { all.append(name) }
    }
  }

  static var appearance: [PortalRule<Appearance>] {
    [
      // 0 is no preference and 2 is light. All other values must be treated like 0, which means light.
      .number(shared, "color-scheme") { .says($0 == 1 ? .dark : .light) },
      .text(gnome, "color-scheme") { text in
        switch text {
        case "prefer-dark": .says(.dark)
        case "prefer-light", "default": .says(.light)
        default: .silent
        }
      },
      .text(gnome, "gtk-theme") { $0.hasSuffix("-dark") ? .says(.dark) : .silent },
      .text(kde + ".Colors:Window", "BackgroundNormal") { text in
        guard let (red, green, blue) = KDEColor.bytes(text) else { return .silent }
        // KDE's own rule: the luma of the window background, computed as Qt's qGray.
        return .says((11 * red + 16 * green + 5 * blue) / 32 < 192 ? .dark : .light)
      },
    ]
  }

  static var contrast: [PortalRule<ContrastSetting>] {
    [
      .number(shared, "contrast") { .says($0 == 1 ? .increased : .standard) },
      .flag(gnomeAccess, "high-contrast") { .says($0 ? .increased : .standard) },
      .text(gnome, "gtk-theme") { $0.hasPrefix("HighContrast") ? .says(.increased) : .silent },
    ]
  }

  /// The rules for whether motion is reduced.
  static var motion: [PortalRule<Bool>] {
    [
      .number(shared, "reduced-motion") { .says($0 == 1) },
      // The portal forwards an enumeration as the words of its values; the shared key uses 1 and 0.
      .text(gnomeAccess, "reduced-motion") { text in
        switch text {
        case "reduce", "reduced": .says(true)
        case "no-preference", "default", "normal": .says(false)
        default: .silent
        }
      },
      .flag(gnome, "enable-animations") { .says(!$0) },
      .text(kde + ".KDE", "AnimationDurationFactor") { text in
        Double(text).map { .says($0 == 0) } ?? .silent
      },
    ]
  }

  static var accent: [PortalRule<EncodedColor>] {
    [
      PortalRule(key: PortalKey(shared, "accent-color"), type: "(ddd)") { value in
        guard case .triple(let red, let green, let blue) = value else { return .wrongType }
        // The portal uses values out of range to state that no accent is set.
        guard [red, green, blue].allSatisfy((0...1).contains) else { return .unset }
        return .says(EncodedColor(red: Float(red), green: Float(green), blue: Float(blue)))
      },
      .text(gnome, "accent-color") { name in
        GNOMEAccents.colors[name].map { .says($0) } ?? .silent
      },
      .text(kde + ".General", "AccentColor") { text in
        guard let (red, green, blue) = KDEColor.bytes(text) else { return .silent }
        return .says(
          EncodedColor(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255))
      },
    ]
  }
}

/// The colours in the notation of kdeglobals.
private enum KDEColor {
  /// Returns the components of `r,g,b` in decimal, 0…255 each, or nil for any other text.
  static func bytes(_ text: String) -> (Int, Int, Int)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let bytes = parts.compactMap { part in UInt8(part.drop { $0 == " " }) }.map(Int.init)
    return bytes.count == 3 ? (bytes[0], bytes[1], bytes[2]) : nil
  }
}

/// GNOME's accent colours, by their names in the settings.
private enum GNOMEAccents {
  static var colors: [String: EncodedColor] {
    [
      "blue": 0x3584E4, "teal": 0x2190A4, "green": 0x3A944A, "yellow": 0xC88800, "orange": 0xED5B00,
      "red": 0xE62D42, "pink": 0xD56199, "purple": 0x9141AC, "slate": 0x6F8396,
    ].mapValues { (code: Int) in
      EncodedColor(
        red: Float(code >> 16 & 255) / 255, green: Float(code >> 8 & 255) / 255,
        blue: Float(code & 255) / 255)
    }
  }
}
