// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The standard materials of every platform: names, roles and the recipes they resolve to.
package struct Materials: Sendable {
  /// Returns the recipe of a material under traits.
  ///
  /// - Throws: `.notOnPlatform` if only other platforms have the material.
  package static func recipe(
    of material: MaterialName, traits: Traits
  ) throws(MaterialError) -> ResolvedMaterialChoice {
    guard let entry = entry(of: material, on: traits.platform) else {
      throw .notOnPlatform(
        name: material.text, platform: traits.platform, available: names(on: traits.platform, .own))
    }
    return MaterialResolution(entry: entry, traits: traits).choice
  }

  /// Returns the recipe of every material of the traits' platform, own names before aliases.
  package static func recipes(under traits: Traits) -> [(name: String, choice: ResolvedMaterialChoice)] {
    (entries(on: traits.platform, .own) + entries(on: traits.platform, .alias)).map { entry in
      (entry.text, MaterialResolution(entry: entry, traits: traits).choice)
    }
  }

  /// Returns the recipe of a purpose's standard material under traits; every platform has one. Scenes draw some roles as
  /// glass instead, see `MaterialRole.glass(_:)`.
  package static func recipe(
    for role: MaterialRole, traits: Traits
  ) throws(MaterialError) -> ResolvedMaterialChoice {
    let row = role.row
    var traits = traits
    if row.isElevated, traits.platform.hasLevels { traits.level = .elevated }
    var choice = try recipe(of: row.material(on: traits.platform), traits: traits)
    if traits.platform == .macOS { choice.defaultBlending = row.macBlending }
    if let note = row.note(on: traits.platform) { choice.notes.append(note) }
    if let glass = role.glass(traits) { choice.notes.append(.glassOfRole(glass.control)) }
    return choice
  }

  /// Returns the material that draws a role on a platform.
  package static func material(for role: MaterialRole, on platform: Platform) -> MaterialName {
    role.row.material(on: platform)
  }

  /// Returns every material of a platform, own names before aliases.
  package static func all(on platform: Platform) -> [MaterialName] {
    entries(on: platform, .own).map { $0.name } + entries(on: platform, .alias).map { $0.name }
  }

  /// Returns whether a platform has a material of this name.
  package static func has(_ material: MaterialName, on platform: Platform) -> Bool {
    entry(of: material, on: platform) != nil
  }

  private static func entry(of material: MaterialName, on platform: Platform) -> MaterialEntry? {
    let here = PlatformSet(platform)
    return MaterialNames.first { $0.name == material && $0.platforms.contains(here) }
  }

  private static func entries(
    on platform: Platform, _ standing: MaterialEntry.Standing
  ) -> [MaterialEntry] {
    let here = PlatformSet(platform)
    return MaterialNames.entries.filter { $0.standing == standing && $0.platforms.contains(here) }
  }

  /// Returns every row of the tables.
  package static func allRows() -> [MaterialRow] { MaterialRow.all }

  /// Returns the rows that the names of a platform lead to, in the order of the tables.
  package static func allRows(on platform: Platform) -> [MaterialRow] {
    let here = PlatformSet(platform)
    let entries = MaterialNames.entries.filter { $0.platforms.contains(here) }
    return allRows().filter { row in entries.contains { $0.rows.holds(row.id) } }
  }
}

// MARK: - Spelled names

extension Materials {
  /// Returns the recipe of a material by its name, under traits.
  ///
  /// - Parameter name: A name of `names(on:)`; compared byte by byte.
  /// - Throws: `.notOnPlatform` if only other platforms have the name, `.unknownMaterial` if none has.
  package static func recipe(
    named name: String, traits: Traits
  ) throws(MaterialError) -> ResolvedMaterialChoice {
    guard let material = MaterialName(name) else { throw .unknown(material: name, on: traits.platform) }
    return try recipe(of: material, traits: traits)
  }

  /// Returns the recipe for a purpose by its name, for example `menu` or `sidebar`, under traits.
  ///
  /// - Parameter name: A name of `roles`.
  /// - Throws: `.unknownRole` if no role has the name.
  package static func recipe(
    role name: String, traits: Traits
  ) throws(MaterialError) -> ResolvedMaterialChoice {
    guard let role = MaterialRole(name) else { throw .unknown(role: name) }
    return try recipe(for: role, traits: traits)
  }

  /// Returns every name that resolves on a platform, own names before aliases.
  package static func names(on platform: Platform) -> [String] {
    names(on: platform, .own) + names(on: platform, .alias)
  }

  /// Returns the names that are a platform's own, without other frameworks' names for the materials.
  package static func ownNames(on platform: Platform) -> [String] { names(on: platform, .own) }

  /// The names of all roles.
  package static var roles: [String] { MaterialRole.allCases.map { $0.rawValue } }

  static func names(on platform: Platform, _ standing: MaterialEntry.Standing) -> [String] {
    entries(on: platform, standing).map { $0.text }
  }
}

extension MaterialError {
  /// Returns the error for a name that no material has, with the nearest name of the platform, or else of any platform.
  package static func unknown(material name: String, on platform: Platform) -> MaterialError {
    let nearest =
      NameMatch.nearest(to: name, among: Materials.names(on: platform))
      ?? NameMatch.nearest(to: name, among: MaterialNames.entries.map { $0.text })
    return .unknownMaterial(name: name, nearest: nearest)
  }

  /// Returns the error for a name that no role has, with the nearest name.
  package static func unknown(role name: String) -> MaterialError {
    .unknownRole(name: name, nearest: NameMatch.nearest(to: name, among: Materials.roles))
  }
}
