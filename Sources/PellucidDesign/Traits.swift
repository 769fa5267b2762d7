// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The operating system whose rules and numbers apply.
public enum Platform: Hashable, Sendable, CaseIterable { case iOS, macOS, tvOS, visionOS, watchOS }
/// The appearance of an interface: light or dark.
public enum Appearance: Hashable, Sendable, CaseIterable { case light, dark }
/// The Increase Contrast setting: off (`standard`) or on (`increased`).
public enum ContrastSetting: Hashable, Sendable, CaseIterable { case standard, increased }
/// The Reduce Transparency setting: off (`standard`) or on (`reduced`).
public enum TransparencySetting: Hashable, Sendable, CaseIterable { case standard, reduced }
/// The level of an interface: at the bottom, or in front of another one. Only iOS has levels.
public enum Level: Hashable, Sendable, CaseIterable { case base, elevated }
/// A published generation of the system's numbers: that of iOS 18, or of the systems of release 26 or 27. For glass, which iOS 18
/// does not have, `ios18` uses the numbers of `os26`.
public enum Look: Hashable, Sendable, CaseIterable { case ios18, os26, os27 }
/// The accent colour chosen in the system's settings; `multicolor` is the platform's own.
public enum Accent: Hashable, Sendable, CaseIterable {
  case multicolor, blue, purple, pink, red, orange, yellow, green, graphite
}

/// The setting for desktop tinting. The graphite accent switches tinting on; newer systems have a separate switch.
package enum DesktopTinting: Hashable, Sendable, CaseIterable {
  /// Follows the accent: on for graphite on macOS, off otherwise.
  case automatic
  case on, off
}

/// The Dynamic Type setting: the size that a person chose for text, from the smallest to the largest accessibility size.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The settings that a description is resolved with. A new value holds the default of every trait that a description omits.
public struct Traits: Hashable, Sendable {
  /// The system whose rules and numbers apply.
  public var platform: Platform = .iOS
  /// Light or dark.
  public var appearance: Appearance = .light
  /// The Increase Contrast setting.
  public var contrast: ContrastSetting = .standard
  /// The Reduce Transparency setting, as far as it is stated. `transparency` is the setting in effect.
  package var statedTransparency: TransparencySetting?
  /// The level of the interface; a window's presentation, and floating materials and glass, raise the layers in them.
  public var level: Level = .base
  /// The gamut of the display, in which the pixels of the picture are encoded.
  public var gamut: Gamut = .srgb
  /// A Boolean value indicating whether windows are active (macOS).
  public var isActive = true
  /// The generation of the system's numbers.
  public var look: Look = .os27
  /// The accent colour of the system.
  public var accent: Accent = .multicolor
  /// The switch that decides whether window backgrounds pick up colour from the desktop picture (macOS).
  package var desktopTinting: DesktopTinting = .automatic
  /// The Bold Text setting, which draws texts and symbols one weight heavier.
  package var hasBoldText = false
  /// The size that named text styles follow.
  package var textSize: TextSize = .large
  /// The Differentiate Without Color setting. The system changes no colour by it; components show a state by shape too.
  package var differentiatesWithoutColor = false
  /// The Smart Invert setting: the picture is inverted, except photos and other pictures in it.
  package var invertsColors = false

  /// Creates the traits of an iPhone in light appearance, without any setting.
  public init() {}

  /// The Reduce Transparency setting. Until a value is assigned, it is `standard`, and on macOS under Increase Contrast
  /// `reduced`, because that setting switches this one on there.
  public var transparency: TransparencySetting {
    get { statedTransparency ?? (platform == .macOS && contrast == .increased ? .reduced : .standard) }
    set { statedTransparency = newValue }
  }

  /// A Boolean value that is true where the picture is inverted: iOS and macOS have the setting.
  package var showsInverted: Bool { invertsColors && (platform == .iOS || platform == .macOS) }

  /// A Boolean value that is true where Increase Contrast switches Reduce Transparency on.
  package var contrastReducesTransparency: Bool { statedTransparency == nil && transparency == .reduced }

  /// A Boolean value indicating whether window backgrounds pick up colour from the desktop picture (macOS). Until a value is
  /// assigned, they do if the accent is `graphite`.
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
