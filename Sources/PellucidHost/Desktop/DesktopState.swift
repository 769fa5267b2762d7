// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The settings that the desktop states at one time, and the source of each.
package struct DesktopState: Hashable, Sendable {
  package var settings = SystemSettings()
  /// The key that each setting was read from, without the settings that no key states.
  package var origins: [Setting: PortalKey] = [:]
  /// The values that could not be used and were ignored.
  package var problems: [Problem] = []
  package var portal: Portal

  package init(portal: Portal) { self.portal = portal }

  /// The settings that can be followed.
  package enum Setting: Hashable, Sendable, CaseIterable {
    case appearance, contrast, transparency, motion, accent
  }

  /// The state of the portal, which is the service that states the settings.
  package enum Portal: Hashable, Sendable {
    /// The portal has answered.
    case answered
    /// There is no session bus, or it cannot be reached.
    case noBus(BusFault)
    /// The bus is reachable, but no service has the portal's name.
    case missing
    /// No answer has come in time; one may still come.
    case silent
    /// The portal has answered and then left the bus; its last values remain.
    case away
    /// The bus closed, so nothing can change any more; the last values remain.
    case busLost
  }

  /// A value whose type is not the type of its key.
  package struct Problem: Hashable, Sendable {
    package var key: PortalKey
    /// The D-Bus types of the value and of the key.
    package var found: String, expected: String
  }

  /// Interprets the values of the portal. The result depends only on the values.
  package init(values: [PortalKey: PortalValue], portal: Portal = .answered) {
    self.init(portal: portal)
    settings.appearance = find(.appearance, PortalRules.appearance, values)
    settings.contrast = find(.contrast, PortalRules.contrast, values)
    settings.reducesMotion = find(.motion, PortalRules.motion, values)
    settings.accent = find(.accent, PortalRules.accent, values)
  }

  /// Returns the value of a setting from the first rule whose key states it.
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

/// The names under which the portal is found on the bus.
enum PortalAddress {
  static var name: String { "org.freedesktop.portal.Desktop" }
  static var path: String { "/org/freedesktop/portal/desktop" }
  static var interface: String { "org.freedesktop.portal.Settings" }
}
