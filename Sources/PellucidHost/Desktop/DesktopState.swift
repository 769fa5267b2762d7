// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The settings that the desktop states at one time, and who states each.
public struct DesktopState: Hashable, Sendable {
  public var settings = SystemSettings()
  /// The key that each setting was read from; none for what nobody says.
  package var origins: [Setting: PortalKey] = [:]
  /// Values that could not be used; the settings do without them.
  package var problems: [Problem] = []
  package var portal: Portal

  package init(portal: Portal) { self.portal = portal }

  /// The settings that can be followed.
  package enum Setting: Hashable, Sendable, CaseIterable {
    case appearance, contrast, transparency, motion, accent
  }

  /// The state of the portal, through which the desktop speaks.
  package enum Portal: Hashable, Sendable {
    case answered
    /// There is no session bus, or it cannot be reached.
    case noBus(BusFault)
    /// The bus is there, and nobody answers on it by the portal's name.
    case missing
    /// Nothing has come in time; it may yet.
    case silent
    /// It has answered and gone; what it said last stands.
    case away
    /// The bus went away, and with it everything that could change; what was said last stands.
    case busLost
  }

  /// A value of a type that its key does not have.
  package struct Problem: Hashable, Sendable {
    package var key: PortalKey
    /// D-Bus types.
    package var found: String, expected: String
  }

  /// Reads the meaning of the portal's values; a pure function.
  package init(values: [PortalKey: PortalValue], portal: Portal = .answered) {
    self.init(portal: portal)
    settings.appearance = find(.appearance, PortalRules.appearance, values)
    settings.contrast = find(.contrast, PortalRules.contrast, values)
    settings.reducesMotion = find(.motion, PortalRules.motion, values)
    settings.accent = find(.accent, PortalRules.accent, values)
  }

  private mutating func find<Value>(
    _ setting: Setting, _ rules: [PortalRule<Value>], _ values: [PortalKey: PortalValue]
  ) -> Value? {
    for rule in rules {
      guard let value = values[rule.key] else { continue }
      switch rule.meaning(value) {
      case .says(let said):
        origins[setting] = rule.key
        return said
      case .unset: return nil
      case .silent: continue
      case .wrongType:
        let problem = Problem(key: rule.key, found: value.type, expected: rule.type)
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return nil
  }
}

/// The place of the portal on the bus.
enum PortalAddress {
  static var name: String { "org.freedesktop.portal.Desktop" }
  static var path: String { "/org/freedesktop/portal/desktop" }
  static var interface: String { "org.freedesktop.portal.Settings" }
}
