// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The vibrant version of a text colour of AppKit that is neither a hue nor a label colour.
struct AppKitTextVersion: Sendable {
  /// The kinds of versions.
  enum Version: Hashable, Sendable {
    /// The ink of a label level.
    case level(VibrancyLevel)
    /// The vibrant version of a system hue.
    case hue(SystemHue)
    /// No version: the text stands on an opaque selection, and is drawn plain on every surface.
    case onSelection
  }

  var name: String
  var version: Version
  var provenance: Provenance

  /// The hue whose vibrant version the colour takes; nil for other versions.
  var hue: SystemHue? { if case .hue(let hue) = version { hue } else { nil } }
}

/// The vibrant versions of AppKit's text colours.
///
/// The guidelines say that all system colours have vibrant versions on macOS. Values are published for labels and hues
/// alone, so that each of these names takes the version of the colour that it equals or resembles.
enum AppKitTextTable {
  static let rows: [AppKitTextVersion] = [
    row(
      "controlTextColor", .level(.label), "VG26",
      "Its plain values are those of labelColor."),
    row(
      "windowFrameTextColor", .level(.label), "FLAF",
      "Its plain values are those of labelColor."),
    row(
      "headerTextColor", .level(.label), "VG26",
      "Its plain value in light is that of labelColor."),
    row(
      "textColor", .level(.label), "VG26",
      "Black or white, as the label of the vibrant set nearly is; no level has more contrast."),
    row(
      "placeholderTextColor", .level(.secondaryLabel), "VG26",
      "Its plain values are those of secondaryLabelColor since macOS 26; before, those of tertiaryLabelColor."
    ),
    row(
      "disabledControlTextColor", .level(.tertiaryLabel), "VG26",
      "Its plain values differ from those of tertiaryLabelColor by 0.01 of opacity in light, and by nothing in dark."
    ),
    row(
      "linkColor", .hue(.blue), "VG26, HIG2023",
      "Its plain values are blues; systemBlue is the only blue with a vibrant version."),
    row("selectedTextColor", .onSelection, "VG26", selection),
    row("unemphasizedSelectedTextColor", .onSelection, "FLAF", selection),
    row("selectedControlTextColor", .onSelection, "VG26", selection),
    row("alternateSelectedControlTextColor", .onSelection, "VG26", selection),
    row("selectedMenuItemTextColor", .onSelection, "FLAF", selection),
  ]

  private static let selection =
    "Such text stands on the opaque colour of a selection, through which no material shows."

  /// Returns the version of a name; nil for other colours.
  static func row(named name: String) -> AppKitTextVersion? {
    rows.first { NameMatch.same($0.name, name) }
  }

  private static func row(
    _ name: String, _ version: AppKitTextVersion.Version, _ sources: String, _ reason: String
  ) -> AppKitTextVersion {
    AppKitTextVersion(name: name, version: version, provenance: Provenance(sources, .chosen, reason: reason))
  }
}
