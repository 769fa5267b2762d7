// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The system whose rules and numbers apply.
public enum Platform: Hashable, Sendable, CaseIterable { case iOS, macOS, tvOS, visionOS, watchOS }
/// Light or dark.
public enum Appearance: Hashable, Sendable, CaseIterable { case light, dark }
/// The Increase Contrast setting.
public enum ContrastSetting: Hashable, Sendable, CaseIterable { case standard, increased }
/// The Reduce Transparency setting.
public enum TransparencySetting: Hashable, Sendable, CaseIterable { case standard, reduced }
/// The level of an interface: at the bottom, or in front of another one.
public enum Level: Hashable, Sendable, CaseIterable { case base, elevated }
/// The published generation of numbers.
public enum Look: Hashable, Sendable, CaseIterable { case ios18, os26, os27 }
/// The accent colour chosen in the system's settings.
public enum Accent: Hashable, Sendable, CaseIterable {
  case multicolor, blue, purple, pink, red, orange, yellow, green, graphite
}

/// Desktop tinting: the graphite accent brings it, and newer systems have a switch for it alone.
package enum DesktopTinting: Hashable, Sendable, CaseIterable {
  /// The accent decides: graphite switches it on, on macOS.
  case automatic
  case on, off
}

/// The settings a description is resolved with; the initial value is what omitted traits mean.
public struct Traits: Hashable, Sendable {
  public var platform: Platform = .iOS
  public var appearance: Appearance = .light
  public var contrast: ContrastSetting = .standard
  public var transparency: TransparencySetting = .standard
  public var level: Level = .base
  public var gamut: Gamut = .srgb
  /// A Boolean value indicating whether the window is the active one.
  public var isActive = true
  public var look: Look = .os27
  public var accent: Accent = .multicolor
  /// What decides whether window backgrounds pick up colour from the desktop picture (macOS).
  package var desktopTinting: DesktopTinting = .automatic

  public init() {}

  /// A Boolean value indicating whether window backgrounds pick up colour from the desktop picture; setting it sets the system's
  /// switch.
  public var isDesktopTinted: Bool {
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
