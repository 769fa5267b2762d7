// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The system whose rules and numbers apply.
package enum Platform: Hashable, Sendable, CaseIterable { case iOS, macOS, tvOS, visionOS, watchOS }
/// Light or dark.
package enum Appearance: Hashable, Sendable, CaseIterable { case light, dark }
/// The Increase Contrast setting.
package enum ContrastSetting: Hashable, Sendable, CaseIterable { case standard, increased }
/// The Reduce Transparency setting.
package enum TransparencySetting: Hashable, Sendable, CaseIterable { case standard, reduced }
/// The level of an interface: at the bottom, or in front of another one.
package enum Level: Hashable, Sendable, CaseIterable { case base, elevated }
/// The published generation of numbers.
package enum Look: Hashable, Sendable, CaseIterable { case ios18, os26, os27 }
/// The accent colour chosen in the system's settings.
package enum Accent: Hashable, Sendable, CaseIterable {
  case multicolor, blue, purple, pink, red, orange, yellow, green, graphite
}

/// Desktop tinting: the graphite accent brings it, and newer systems have a switch for it alone.
package enum DesktopTinting: Hashable, Sendable, CaseIterable {
  /// The accent decides: graphite switches it on, on macOS.
  case automatic
  case on, off
}

/// The settings a description is resolved with; the initial value is what omitted traits mean.
package struct Traits: Hashable, Sendable {
  package var platform: Platform = .iOS
  package var appearance: Appearance = .light
  package var contrast: ContrastSetting = .standard
  package var transparency: TransparencySetting = .standard
  package var level: Level = .base
  package var gamut: Gamut = .srgb
  /// A Boolean value indicating whether the window is the active one.
  package var isActive = true
  package var look: Look = .os27
  package var accent: Accent = .multicolor
  /// What decides whether window backgrounds pick up colour from the desktop picture (macOS).
  package var desktopTinting: DesktopTinting = .automatic

  package init() {}

  /// A Boolean value indicating whether window backgrounds pick up colour from the desktop picture; setting it sets the system's
  /// switch.
  package var isDesktopTinted: Bool {
    get {
      switch desktopTinting {
      case .automatic: platform == .macOS && accent == .graphite
      case .on: true
      case .off: false
      }
    }
    set { desktopTinting = newValue ? .on : .off }
  }
}
