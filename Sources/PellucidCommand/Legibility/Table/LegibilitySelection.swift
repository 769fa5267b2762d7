// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Which combinations the table is about; what is nil is every one.
struct LegibilitySelection {
  /// Settings that the table does not vary, such as the look.
  var traits: Traits
  var platform: Platform?
  var appearance: Appearance?
  var contrast: ContrastSetting?
  var transparency: TransparencySetting?
  var material: MaterialArgument?
  var foreground: String?

  /// In the order platform, material, appearance, contrast, transparency, foreground.
  ///
  /// - Throws: Where no chosen platform has the material, or a foreground is not known.
  func entries() throws(CommandError) -> [LegibilityEntry] {
    var entries: [LegibilityEntry] = []
    for platform in try platforms() {
      let foregrounds = try foregrounds(on: platform)
      let every = Self.materials(on: platform, base: traits).map { MaterialArgument(text: $0) }
      for material in material.map({ [$0] }) ?? every {
        for traits in Self.settings(on: platform, base: traits).filter(includes) {
          entries += foregrounds.map {
            LegibilityEntry(material: material, foreground: $0, traits: traits)
          }
        }
      }
    }
    return entries
  }

  /// The platforms that have the material and the foreground, where such are asked for.
  private func platforms() throws(CommandError) -> [Platform] {
    let all = platform.map { [$0] } ?? Platform.allCases
    var having: [Platform] = []
    for platform in all where try has(platform) { having.append(platform) }
    // Where none has them, the first one says what is missing.
    return having.isEmpty ? [all[0]] : having
  }

  private func has(_ platform: Platform) throws(CommandError) -> Bool {
    var traits = traits
    traits.platform = platform
    if let material, !material.isKnown(on: platform) { return false }
    return try foregrounds(on: platform).allSatisfy { $0.isKnown(under: traits) }
  }

  private func foregrounds(on platform: Platform) throws(CommandError) -> [ForegroundName] {
    guard let foreground else { return VibrancyLevel.allCases.map { .level($0) } }
    return [try ForegroundName(foreground, on: platform)]
  }

  private func includes(_ traits: Traits) -> Bool {
    (appearance ?? traits.appearance) == traits.appearance
      && (contrast ?? traits.contrast) == traits.contrast
      && (transparency ?? traits.transparency) == traits.transparency
  }

  static func settings(on platform: Platform, base: Traits) -> [Traits] {
    var traits = base
    traits.platform = platform
    return traits.combinations(levels: [traits.level], appearances: Appearance.allCases)
  }

  /// Every material of a platform once: its own names, and other names of materials that none of those has.
  static func materials(on platform: Platform, base: Traits) -> [String] {
    let settings = settings(on: platform, base: base)
    var seen: Set<[Looks]> = []
    var names: [String] = []
    let own = Materials.ownNames(on: platform)
    for name in Materials.names(on: platform) {
      let looks = settings.compactMap { traits in
        (try? Materials.recipe(named: name, traits: traits)).map(Looks.init)
      }
      if seen.insert(looks).inserted || own.contains(name) { names.append(name) }
    }
    return names
  }

  /// What a material is, whatever its name and wherever its numbers come from.
  private struct Looks: Hashable {
    var transfer: Transfer
    var family: VibrancyFamily

    init(_ choice: ResolvedMaterialChoice) {
      transfer = Transfer(material: choice.recipe, ink: .backdropMatrix(.identity))
      family = choice.family
    }
  }
}
