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

/// The setting for desktop tinting. The graphite accent switches tinting on; newer systems have a separate switch.
package enum DesktopTinting: Hashable, Sendable, CaseIterable {
  /// Follows the accent: on for graphite on macOS, off otherwise.
  case automatic
  case on, off
}

/// The settings that a description is resolved with. A new value holds the default of every trait that a description omits.
public struct Traits: Hashable, Sendable {
  /// The system whose rules and numbers apply.
  public var platform: Platform = .iOS
  /// Light or dark.
  public var appearance: Appearance = .light
  /// The Increase Contrast setting.
  public var contrast: ContrastSetting = .standard
  /// The Reduce Transparency setting.
  public var transparency: TransparencySetting = .standard
  /// The level of the interface; windows may decide about their own.
  public var level: Level = .base
  /// The colours that the display can show.
  public var gamut: Gamut = .srgb
  /// A Boolean value indicating whether the window is the active one.
  public var isActive = true
  /// The published generation of numbers.
  public var look: Look = .os27
  /// The accent colour of the system.
  public var accent: Accent = .multicolor
  /// The switch that decides whether window backgrounds pick up colour from the desktop picture (macOS).
  package var desktopTinting: DesktopTinting = .automatic

  /// Creates the traits of an iPhone in light appearance, without any setting.
  public init() {}

  /// A Boolean value indicating whether window backgrounds pick up colour from the desktop picture. Assigning a value
  /// overrides the rule of the accent.
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
