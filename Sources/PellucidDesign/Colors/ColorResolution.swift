// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Turns the name of a row and traits into a colour.
struct ColorResolution {
  var traits: Traits

  private var isDark: Bool { traits.appearance == .dark || !traits.platform.hasAppearances }
  private var isInactiveMac: Bool { traits.platform == .macOS && !traits.isActive }

  /// The colour of a target that `ColorNames` gave; nil where no table has its row.
  func color(_ target: ColorTarget) -> ResolvedColor? {
    switch target {
    case .constant(let constant): Self.color(constant)
    case .accent: accent
    case .row(let name): row { NameMatch.same($0.name, name) }.map { color($0) }
    }
  }

  /// The colour of a purpose that one row has; nil where no table has it.
  func color(_ purpose: ColorPurpose) -> ResolvedColor? {
    row { $0.purpose == purpose }.map { color($0) }
  }

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

  /// The row's colour under the traits.
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

  /// A row, and whether it stands in for one that the look's own table does not have.
  private struct FoundRow {
    var row: ColorRow
    var isOtherGeneration: Bool
  }

  private func row(where isMeant: (ColorRow) -> Bool) -> FoundRow? {
    let tables = ColorNames.tables(on: traits.platform, look: traits.look)
    for (index, table) in tables.enumerated() {
      guard let row = table.first(where: isMeant) else { continue }
      return FoundRow(row: row, isOtherGeneration: index > 0 && row.purpose != .fifthLevel)
    }
    return nil
  }

  private func tableColor(_ found: FoundRow) -> ResolvedColor {
    var color = variant(of: found.row)
    if found.isOtherGeneration, color.note == nil { color.note = .otherGeneration }
    return markedForPlatform(color)
  }

  /// UIKit's numbers stand in on tvOS and watchOS, where they are not recorded.
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

  /// Outside macOS the accent is the app's tint, blue by default.
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

  /// The recorded colour behind selected text for an accent; only that of the light appearance is known.
  private func highlight(_ purpose: ColorPurpose) -> ResolvedColor? {
    guard traits.platform == .macOS, !isDark, purpose == .selection(.text), traits.accent != .blue,
      let row = AppKitColorTable.highlightRows.first(where: { $0.purpose == .chosenAccent(traits.accent) })
    else { return nil }
    return variant(of: row)
  }

  /// A selection colour with the hue and saturation of the accent, the lightness and alpha of the blue row.
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
