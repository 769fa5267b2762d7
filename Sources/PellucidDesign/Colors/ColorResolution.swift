// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Turns the name of a row and traits into a colour.
struct ColorResolution {
  var traits: Traits

  private var isDark: Bool { traits.appearance == .dark || !traits.platform.hasAppearances }
  private var isInactiveMac: Bool { traits.platform == .macos && !traits.isActive }

  /// The colour of a target that `ColorNames` gave; nil where no table has its row.
  func color(_ target: String) -> ResolvedColor? {
    if let constant = Self.constant(target) { return constant }
    if NameMatch.same(target, ColorNames.accent) { return accent }
    if isInactiveMac, let neutral = Self.unemphasized(target), var color = color(neutral) {
      color.note = .unemphasized
      return color
    }
    if let highlight = highlight(target) { return highlight }
    guard let plain = tableColor(target) else { return nil }
    return Self.followsAccent(target) ? tinted(plain) : plain
  }

  /// The row's colour under the traits.
  func variant(of row: ColorRow) -> ResolvedColor {
    let isIncreased = traits.contrast == .increased
    let isElevated = traits.shownLevel == .elevated
    let oneAppearance: ColorNote? =
      switch traits.platform {
      case .visionos: .noAppearances
      case .watchos: .alwaysDark
      case .ios, .macos, .tvos: nil
      }
    if let color = row.variant(isDark: isDark, isIncreased: isIncreased, isElevated: isElevated) {
      let levelNote: ColorNote? =
        isDark && row.darkElevated != nil && traits.ignoresLevel ? .levelIsNotUsed : nil
      return ResolvedColor(color: color, provenance: row.provenance, note: oneAppearance ?? levelNote)
    }
    let reason = "No value is published for Increase Contrast; the standard one is used."
    return ResolvedColor(
      color: isDark ? row.dark : row.light,
      provenance: Provenance(row.provenance.sources, .chosen, reason: reason), note: .contrastIsNotPublished)
  }

  private func tableColor(_ name: String) -> ResolvedColor? {
    let tables = ColorNames.tables(on: traits.platform, look: traits.look)
    for (index, table) in tables.enumerated() {
      guard let row = table.first(where: { NameMatch.same($0.name, name) }) else { continue }
      var color = variant(of: row)
      if index > 0, color.note == nil, !NameMatch.same(name, "quinary") {
        color.note = .otherGeneration
      }
      return markedForPlatform(color)
    }
    return nil
  }

  /// UIKit's numbers stand in on tvOS and watchOS, where they are not recorded.
  private func markedForPlatform(_ color: ResolvedColor) -> ResolvedColor {
    guard traits.platform == .tvos || traits.platform == .watchos && traits.look != .ios18,
      color.provenance.confidence == .measured
    else { return color }
    var color = color
    color.provenance.confidence = .inferred
    return color
  }
}

// MARK: - Accent

extension ColorResolution {
  /// The colour of accented controls.
  var accent: ResolvedColor {
    guard traits.platform == .macos else { return appTint }
    if isInactiveMac {
      return ResolvedColor(
        color: isDark ? Cell.color(0x6e6e6e) : Cell.color(0xa9a9a9),
        provenance: Cell.source("CUPT", .inferred),
        note: .inactiveAccent)
    }
    guard let name = traits.accent.name,
      let row = AppKitColorTable.accentRows.first(where: { NameMatch.same($0.name, name) })
    else { return tableColor(ColorNames.accent) ?? .missing }
    return variant(of: row)
  }

  /// Outside macOS the accent is the app's tint, blue by default.
  private var appTint: ResolvedColor {
    let hue: String =
      switch traits.accent {
      case .multicolor, .blue: "systemBlue"
      case .purple: "systemPurple"
      case .pink: "systemPink"
      case .red: "systemRed"
      case .orange: "systemOrange"
      case .yellow: "systemYellow"
      case .green: "systemGreen"
      case .graphite: "systemGray"
      }
    var color = tableColor(hue) ?? .missing
    guard traits.accent != .multicolor, traits.accent != .blue else { return color }
    color.note = .accentIsTint
    return color
  }

  /// The recorded colour behind selected text for an accent; only that of the light appearance is known.
  private func highlight(_ target: String) -> ResolvedColor? {
    guard traits.platform == .macos, !isDark, NameMatch.same(target, "selectedTextBackgroundColor"),
      traits.accent != .blue, let name = traits.accent.name,
      let row = AppKitColorTable.highlightRows.first(where: { NameMatch.same($0.name, name) })
    else { return nil }
    return variant(of: row)
  }

  /// A selection colour with the hue and saturation of the accent, the lightness and alpha of the blue row.
  private func tinted(_ blue: ResolvedColor) -> ResolvedColor {
    guard traits.accent.name != nil, traits.accent != .blue else { return blue }
    let accent = HueSaturationLightness(accent.color)
    var mixed = accent
    mixed.lightness = HueSaturationLightness(blue.color).lightness
    return ResolvedColor(
      color: mixed.color(alpha: blue.color.alpha),
      provenance: Provenance(
        "VG26, CUPT", .chosen,
        reason: "Recorded for blue only; the accent's hue and saturation at the blue row's lightness."),
      note: blue.note)
  }

  private static func followsAccent(_ target: String) -> Bool {
    ColorNames.contains(
      [
        "selectedContentBackgroundColor", "selectedTextBackgroundColor", "selectedControlColor",
        "keyboardFocusIndicatorColor",
      ], target)
  }

  private static func unemphasized(_ target: String) -> String? {
    let pairs = [
      ("selectedContentBackgroundColor", "unemphasizedSelectedContentBackgroundColor"),
      ("selectedTextBackgroundColor", "unemphasizedSelectedTextBackgroundColor"),
      ("selectedTextColor", "unemphasizedSelectedTextColor"),
      ("alternateSelectedControlTextColor", "unemphasizedSelectedTextColor"),
    ]
    return pairs.first { NameMatch.same($0.0, target) }?.1
  }

  private static func constant(_ target: String) -> ResolvedColor? {
    let source = Cell.source("OSUI", .inferred)
    if NameMatch.same(target, "white") {
      return ResolvedColor(color: Cell.color(0xffffff), provenance: source)
    }
    if NameMatch.same(target, "black") { return ResolvedColor(color: Cell.color(0), provenance: source) }
    guard NameMatch.same(target, "clear") else { return nil }
    return ResolvedColor(color: Cell.color(0, 0), provenance: source)
  }
}

extension Accent {
  /// The name of the accent's row; nil for multicolor.
  var name: String? {
    switch self {
    case .multicolor: nil
    case .blue: "blue"
    case .purple: "purple"
    case .pink: "pink"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .graphite: "graphite"
    }
  }
}
