// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// The width or height of a screen's part: too narrow for columns, or wide enough.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The activity of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The activity of a window.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key, active, inactive
}

/// The weight of texts under the Bold Text setting.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  private enum HorizontalClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum VerticalClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  // A picture is the same on every machine, and so the machine's own settings do not count.
  private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }

  /// The room that the width offers; that of the picture's width in a drawing, and else that of a phone, unless given.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }

  /// A Boolean value that is true on iOS where the width has no room for columns.
  var isNarrow: Bool { traits.platform == .iOS && horizontalSizeClass == .compact }

  /// The room that the height offers; that of an upright phone unless given.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }

  /// The language and region; American English unless given, on every machine.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar; that of the locale unless given.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? gregorian }
    set { self[CalendarKey.self] = newValue }
  }

  /// The Gregorian calendar in the locale and the time zone.
  var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (locale, timeZone)
    return calendar
  }

  /// The time zone; Greenwich's unless given, on every machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { traits.hasBoldText ? .bold : .regular }
    set { traits.hasBoldText = newValue == .bold }
  }

  public var controlActiveState: ControlActiveState {
    get { traits.isActive ? .key : .inactive }
    set { traits.isActive = newValue != .inactive }
  }

  public var appearsActive: Bool {
    get { traits.isActive }
    set { traits.isActive = newValue }
  }
}
