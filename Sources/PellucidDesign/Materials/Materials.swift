// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The standard materials of every platform: names, roles and the recipes they resolve to.
public struct Materials {
  /// The recipe of a material under traits.
  ///
  /// - Parameter named: A name of `names(on:)`; compared byte by byte.
  /// - Throws: `.notOnPlatform` if only other platforms have the name, `.unknownMaterial` if none has.
  public static func recipe(
    named name: String, traits: Traits
  ) throws(MaterialError) -> ResolvedMaterialChoice {
    MaterialResolution(entry: try entry(named: name, on: traits.platform), traits: traits).choice
  }

  /// The recipe for a purpose, for example `menu` or `sidebar`, under traits.
  ///
  /// - Parameter role: A name of `roles`.
  /// - Throws: `.unknownRole` if there is no such role.
  public static func recipe(
    role: String, traits: Traits
  ) throws(MaterialError) -> ResolvedMaterialChoice {
    let row = try row(ofRole: role)
    var traits = traits
    if row.isElevated, traits.platform.hasLevels { traits.level = .elevated }
    var choice = try recipe(named: row.material(on: traits.platform), traits: traits)
    if traits.platform == .macos { choice.defaultBlending = row.macBlending }
    if let note = row.note(on: traits.platform) { choice.notes.append(note) }
    return choice
  }

  /// The name of the material that a role is drawn with on a platform.
  ///
  /// - Parameter role: A name of `roles`.
  /// - Throws: `.unknownRole` if there is no such role.
  public static func name(
    ofRole role: String, on platform: Platform
  ) throws(MaterialError) -> String {
    try row(ofRole: role).material(on: platform)
  }

  private static func row(ofRole role: String) throws(MaterialError) -> RoleRow {
    guard let row = RoleTable.rows.first(where: { NameMatch.same($0.name, role) }) else {
      throw .unknownRole(name: role, nearest: NameMatch.nearest(to: role, among: roles))
    }
    return row
  }

  /// Every name that resolves on a platform, own names first.
  public static func names(on platform: Platform) -> [String] {
    names(on: platform, .own) + names(on: platform, .alias)
  }

  /// The names that are a platform's own, without other frameworks' names for the same materials.
  public static func ownNames(on platform: Platform) -> [String] { names(on: platform, .own) }

  /// Every role.
  public static var roles: [String] { RoleTable.rows.map { $0.name } }

  /// Every row of the tables.
  public static func allRows() -> [MaterialRow] { everyRow }

  private static let everyRow: [MaterialRow] =
    CoreMaterialTable.rows + LegacyTable.rows + AppKitTable.rows + ChosenTable.rows

  /// The rows that the names of a platform lead to, in the order of the tables.
  public static func allRows(on platform: Platform) -> [MaterialRow] {
    let entries = MaterialNames.entries.filter { $0.platforms.contains(PlatformSet(platform)) }
    return allRows().filter { row in
      entries.contains { NameMatch.same($0.light, row.name) || NameMatch.same($0.dark, row.name) }
    }
  }

  static func names(on platform: Platform, _ standing: MaterialEntry.Standing) -> [String] {
    MaterialNames.entries.filter {
      $0.standing == standing && $0.platforms.contains(PlatformSet(platform))
    }.map { $0.name }
  }

  static func entry(named name: String, on platform: Platform) throws(MaterialError) -> MaterialEntry {
    let known = MaterialNames.entries.filter { NameMatch.same($0.name, name) }
    if let entry = known.first(where: { $0.platforms.contains(PlatformSet(platform)) }) { return entry }
    guard known.isEmpty else {
      throw .notOnPlatform(name: name, platform: platform, available: names(on: platform, .own))
    }
    let here = names(on: platform)
    let nearest =
      NameMatch.nearest(to: name, among: here)
      ?? NameMatch.nearest(to: name, among: MaterialNames.entries.map { $0.name })
    throw .unknownMaterial(name: name, nearest: nearest)
  }
}
