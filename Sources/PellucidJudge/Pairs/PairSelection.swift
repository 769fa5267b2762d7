// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// A selection of pairs of a foreground and a material. A property that is nil selects all its values.
package struct PairSelection {
  /// The settings that are not varied, such as the look.
  package var traits: Traits
  package var platform: Platform?
  package var appearance: Appearance?
  package var contrast: ContrastSetting?
  package var transparency: TransparencySetting?
  package var material: MaterialContent.Choice?
  package var foreground: String?

  package init(_ traits: Traits) { self.traits = traits }

  /// Returns the pairs in the order platform, material, appearance, contrast, transparency, foreground.
  ///
  /// - Throws: `PairError` if the foreground is a colour that cannot be parsed.
  package func pairs() throws(PairError) -> [MaterialPair] {
    var pairs: [MaterialPair] = []
    for platform in try platforms() {
      let foregrounds = try foregrounds(on: platform)
      for material in material.map({ [$0] }) ?? Self.materials(on: platform, base: traits) {
        for traits in Self.settings(on: platform, base: traits).filter(includes) {
          pairs += foregrounds.map { MaterialPair($0, on: material, traits) }
        }
      }
    }
    return pairs
  }

  /// Returns the platforms that have the selected material and foreground; the first platform if none has both.
  private func platforms() throws(PairError) -> [Platform] {
    let all = platform.map { [$0] } ?? Platform.allCases
    var having: [Platform] = []
    for platform in all where try has(platform) { having.append(platform) }
    // For that platform, the error then names the part that is missing.
    return having.isEmpty ? [all[0]] : having
  }

  /// Returns whether a platform has the selected material and foreground.
  private func has(_ platform: Platform) throws(PairError) -> Bool {
    var traits = traits
    traits.platform = platform
    if let material, !material.isKnown(on: platform) { return false }
    return try foregrounds(on: platform).allSatisfy { $0.isKnown(under: traits) }
  }

  /// Returns the selected foreground, or the vibrancy levels if none is selected.
  private func foregrounds(on platform: Platform) throws(PairError) -> [PairForeground] {
    guard let foreground else { return VibrancyLevel.allCases.map { .level($0) } }
    return [try PairForeground(foreground, on: platform)]
  }

  /// Returns whether the selected settings include those of `traits`.
  private func includes(_ traits: Traits) -> Bool {
    (appearance ?? traits.appearance) == traits.appearance
      && (contrast ?? traits.contrast) == traits.contrast
      && (transparency ?? traits.transparency) == traits.transparency
  }

  /// Returns the combinations of appearance, contrast and transparency on a platform.
  private static func settings(on platform: Platform, base: Traits) -> [Traits] {
    var traits = base
    traits.platform = platform
    return traits.combinations(levels: [traits.level], appearances: Appearance.allCases)
  }

  /// Returns every material of a platform once: under the platform's own names, and under other names where these
  /// give a material that none of the own names has.
  private static func materials(on platform: Platform, base: Traits) -> [MaterialContent.Choice] {
    let settings = settings(on: platform, base: base)
    var seen: Set<[Looks]> = []
    var names: [String] = []
    let own = Materials.ownNames(on: platform)
    for name in Materials.names(on: platform) {
      let looks = settings.compactMap { traits in
        (try? Materials.recipe(named: name, traits: traits)).map { Looks($0) }
      }
      if seen.insert(looks).inserted || own.contains(name) { names.append(name) }
    }
    return names.map { .named($0) }
  }

  /// The appearance of a material, independent of its name and of the source of its numbers.
  private struct Looks: Hashable {
    var transfer: Transfer
    var family: VibrancyFamily

    init(_ choice: ResolvedMaterialChoice) {
      transfer = Transfer(material: choice.recipe, ink: .backdropMatrix(.identity))
      family = choice.family
    }
  }
}
