// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The resolution of names and purposes to colours under traits.
struct ColorResolution {
  var traits: Traits

  private var isDark: Bool { traits.appearance == .dark || !traits.platform.hasAppearances }
  private var isInactiveMac: Bool { traits.platform == .macOS && !traits.isActive }

  /// Returns the colour of a target that `ColorNames` found; nil where no table has the row.
  func color(_ target: ColorTarget) -> ResolvedColor? {
    switch target {
    case .constant(let constant): Self.color(constant)
    case .accent: accent
    case .row(let name): row { NameMatch.same($0.name, name) }.map { color($0) }
    }
  }

  /// Returns the colour of a purpose; nil where no table has a row for it.
  func color(_ purpose: ColorPurpose) -> ResolvedColor? {
    row { $0.purpose == purpose }.map { color($0) }
  }

  /// Returns a row's colour with the rules of its purpose: inactive windows, the highlight and the tint of the accent.
  private func color(_ found: FoundRow) -> ResolvedColor {
    guard let purpose = found.row.purpose else { return tableColor(found) }
    if isInactiveMac, let neutral = purpose.unemphasized, var color = color(neutral) {
      color.note = .unemphasized
      return color
    }
    if let highlight = highlight(purpose) { return highlight }
    let plain = tableColor(found)
    return purpose.followsAccent ? tinted(plain) : plain
  }

  /// Returns a row's colour under the traits.
  func variant(of row: ColorRow) -> ResolvedColor {
    let isIncreased = traits.contrast == .increased
    let isElevated = traits.shownLevel == .elevated
    let oneAppearance: ColorNote? =
      switch traits.platform {
      case .visionOS: .noAppearances
      case .watchOS: .alwaysDark
      case .iOS, .macOS, .tvOS: nil
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

  /// A row, and whether it comes from the table of another look.
  private struct FoundRow {
    var row: ColorRow
    var isOtherGeneration: Bool
  }

  /// Returns the first matching row in the tables of the platform and look.
  private func row(where isMeant: (ColorRow) -> Bool) -> FoundRow? {
    let tables = ColorNames.tables(on: traits.platform, look: traits.look)
    for (index, table) in tables.enumerated() {
      guard let row = table.rows.first(where: isMeant) else { continue }
      return FoundRow(row: row, isOtherGeneration: index > 0 && row.purpose != .fifthLevel)
    }
    return nil
  }

  /// Returns a row's colour under the traits, with notes, but without the rules of its purpose.
  private func tableColor(_ found: FoundRow) -> ResolvedColor {
    var color = variant(of: found.row)
    if found.isOtherGeneration, color.note == nil { color.note = .otherGeneration }
    return markedForPlatform(color)
  }

  /// Lowers the confidence to inferred on tvOS and watchOS, which use UIKit's numbers because their own are not recorded.
  private func markedForPlatform(_ color: ResolvedColor) -> ResolvedColor {
    guard traits.platform == .tvOS || traits.platform == .watchOS && traits.look != .ios18,
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
    guard traits.platform == .macOS else { return appTint }
    if isInactiveMac {
      return ResolvedColor(
        color: isDark ? Cell.color(0x6e6e6e) : Cell.color(0xa9a9a9),
        provenance: Cell.source("CUPT", .inferred),
        note: .inactiveAccent)
    }
    let chosen = AppKitColorTable.accentRows.first { $0.purpose == .chosenAccent(traits.accent) }
    return chosen.map { variant(of: $0) } ?? color(ColorPurpose.accent) ?? .missing
  }

  /// The app's tint, which is the accent outside macOS; blue by default.
  private var appTint: ResolvedColor {
    let hue: SystemHue =
      switch traits.accent {
      case .multicolor, .blue: .blue
      case .purple: .purple
      case .pink: .pink
      case .red: .red
      case .orange: .orange
      case .yellow: .yellow
      case .green: .green
      case .graphite: .gray
      }
    var color = color(.hue(hue)) ?? .missing
    guard traits.accent != .multicolor, traits.accent != .blue else { return color }
    color.note = .accentIsTint
    return color
  }

  /// Returns the recorded colour behind selected text for an accent; recorded for the light appearance alone.
  private func highlight(_ purpose: ColorPurpose) -> ResolvedColor? {
    guard traits.platform == .macOS, !isDark, purpose == .selection(.text), traits.accent != .blue,
      let row = AppKitColorTable.highlightRows.first(where: { $0.purpose == .chosenAccent(traits.accent) })
    else { return nil }
    return variant(of: row)
  }

  /// Returns a selection colour with the hue and saturation of the accent, and the lightness and alpha of the blue row.
  private func tinted(_ blue: ResolvedColor) -> ResolvedColor {
    guard traits.accent != .multicolor, traits.accent != .blue else { return blue }
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

  private static func color(_ constant: ColorConstant) -> ResolvedColor {
    let color =
      switch constant {
      case .white: Cell.color(0xffffff)
      case .black: Cell.color(0)
      case .clear: Cell.color(0, 0)
      }
    return ResolvedColor(color: color, provenance: Cell.source("OSUI", .inferred))
  }
}
