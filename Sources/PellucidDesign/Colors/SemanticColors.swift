// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The colours that systems name by their meaning.
///
/// The published values of iOS 13 and 14 and of macOS 10.14 and 10.15 are left out: they differ in a dozen values,
/// and traits have no look of these systems. The pixels that were measured on the sidebars, boxes, buttons and
/// shadows of macOS 26 are left out as well: they belong to drawn controls, not to names, and some hold a desktop's
/// tint.
package struct SemanticColors: Sendable {
  /// Returns a colour under traits.
  ///
  /// - Parameter name: A name of `names(on:)`; compared byte by byte.
  /// - Throws: `.notOnPlatform` if only other platforms have the name, `.unknownColor` if none has.
  package static func resolve(name: String, traits: Traits) throws(ColorNameError) -> ResolvedColor {
    guard let target = ColorNames.target(of: name, on: traits.platform),
      let color = ColorResolution(traits: traits).color(target)
    else { throw error(for: name, on: traits.platform) }
    return color
  }

  /// Returns every name that resolves on a platform.
  package static func names(on platform: Platform) -> [String] { ColorNames.all(on: platform) }

  /// Returns the colour of every name of the traits' platform, in the order of `names(on:)`.
  package static func all(under traits: Traits) -> [ResolvedColor] {
    let resolution = ColorResolution(traits: traits)
    return names(on: traits.platform).map { name in
      ColorNames.target(of: name, on: traits.platform).flatMap { resolution.color($0) } ?? .missing
    }
  }

  /// Returns the accent colour of the settings; for multicolor, the platform's own tint.
  package static func accent(traits: Traits) -> ResolvedColor { ColorResolution(traits: traits).accent }

  /// Returns the version of a colour for use on a material.
  ///
  /// Only macOS publishes vibrant versions, of the system hues alone, and links take the blue. Elsewhere, and for other
  /// colours, the result is the plain colour with a note. The text colours of `level(named:on:)` have inks of levels.
  ///
  /// - Throws: The errors of `resolve(name:traits:)`.
  package static func vibrant(name: String, traits: Traits) throws(ColorNameError) -> ResolvedHueInk {
    let plain = try resolve(name: name, traits: traits)
    guard traits.platform == .macOS else {
      return ResolvedHueInk(
        ink: .color(plain.color, blend: .sourceOver), provenance: plain.provenance,
        note: .vibrancyIsNotUsed)
    }
    let text = AppKitTextTable.row(named: name)
    guard let hue = hue(named: name) ?? text?.hue,
      let row = AppKitColorTable.vibrantRows.first(where: { $0.purpose == .hue(hue) })
    else {
      return ResolvedHueInk(
        ink: .color(plain.color, blend: .sourceOver), provenance: plain.provenance,
        note: .noVibrantVersion)
    }
    let vibrant = ColorResolution(traits: traits).variant(of: row)
    return ResolvedHueInk(
      ink: .color(vibrant.color, blend: .sourceOver), provenance: text?.provenance ?? vibrant.provenance,
      isVibrant: true,
      note: traits.look == .ios18 ? nil : .olderVibrantHue)
  }

  /// Returns the rows of a look that the names of a platform lead to.
  package static func allRows(on platform: Platform, look: Look) -> [ColorRow] {
    var rows: [ColorRow] = []
    for row in ColorNames.tables(on: platform, look: look).flatMap({ $0.rows })
    where ColorNames.contains(names(on: platform), row.name)
      && !rows.contains(where: { NameMatch.same($0.name, row.name) })
    {
      rows.append(row)
    }
    return rows
  }

  /// Returns the ordinary colour of a level, for surfaces without a material; UIKit's where the platform has no name for it.
  package static func plain(_ level: VibrancyLevel, traits: Traits) -> ResolvedColor {
    ColorResolution(traits: traits).color(.level(level)) ?? .missing
  }

  /// Returns the level that a colour name stands for on a material: SwiftUI's names, and AppKit's label and text colours,
  /// have one.
  ///
  /// UIKit's label colours have none: in UIKit a colour is not vibrant, but the effect view around it is.
  package static func level(named name: String, on platform: Platform) -> VibrancyLevel? {
    if let alias = ColorNames.alias(name, on: platform) { return alias.level }
    guard platform == .macOS else { return nil }
    if case .level(let level)? = AppKitTextTable.row(named: name)?.version { return level }
    guard case .level(let level)? = purpose(of: name, on: platform) else { return nil }
    switch level {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: return level
    case .fill, .secondaryFill, .tertiaryFill, .separator: return nil
    }
  }

  private static func hue(named name: String) -> SystemHue? {
    if case .hue(let hue)? = purpose(of: name, on: .macOS) { hue } else { nil }
  }

  /// Returns whether a name is the accent or tint colour, which systems draw on their own bars and sidebars.
  package static func isAccent(_ name: String, on platform: Platform) -> Bool {
    ColorNames.alias(name, on: platform)?.target == .accent
  }

  /// Returns the part that a colour plays in rules; nil for an unknown name, and for a colour that no rule uses.
  package static func purpose(of name: String, on platform: Platform) -> ColorPurpose? {
    guard case .row(let row)? = ColorNames.target(of: name, on: platform) else { return nil }
    return ColorNames.row(row, on: platform)?.purpose
  }

  private static func error(for name: String, on platform: Platform) -> ColorNameError {
    let nearest = NameMatch.nearest(to: name, among: names(on: platform))
    let isElsewhere = Platform.allCases.contains { ColorNames.target(of: name, on: $0) != nil }
    return isElsewhere
      ? .notOnPlatform(name: name, platform: platform, nearest: nearest)
      : .unknownColor(name: name, nearest: nearest)
  }
}
