// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidLegibility
import PellucidScene

/// A foreground on a material under given traits, judged without a scene.
package struct MaterialPair: Hashable, Sendable {
  package var material: MaterialContent.Choice
  package var foreground: PairForeground
  package var traits: Traits

  package init(_ foreground: PairForeground, on material: MaterialContent.Choice, _ traits: Traits) {
    (self.foreground, self.material, self.traits) = (foreground, material, traits)
  }

  /// The name for messages and for baselines, such as "label on thin (ios, light, Reduce Transparency)".
  package var name: String { "\(shortName) (\(traits.settingsName()))" }

  /// The name without settings, such as "label on thin".
  package var shortName: String { "\(foreground.name) on \(material.spelling)" }

  /// Returns the transfer from the colour of a backdrop to the material and to the ink on it.
  func transfer() throws(PairError) -> Transfer {
    let choice = try choice()
    var traits = traits
    traits.level = choice.level
    return Transfer(
      material: choice.recipe, ink: try foreground.ink(on: choice, traits: traits), gamut: traits.gamut)
  }

  private func choice() throws(PairError) -> ResolvedMaterialChoice {
    do throws(MaterialError) { return try material.resolved(traits) } catch {
      throw .material(material, traits.platform, error)
    }
  }

  /// Returns the changes that make the foreground hold; empty for a foreground that is drawn with its own colour
  /// matrix.
  func repairs(_ goal: ContrastGoal) throws(PairError) -> [Repair] {
    guard let foreground = try repairable(), let name = material.material(on: traits.platform) else {
      return []
    }
    // A role implies that the material lies in front of other content, which makes it elevated.
    var traits = traits
    traits.level = try choice().level
    let item = LegibilityCase(
      material: name, foreground: foreground, traits: traits, backdrop: goal.scope.backdrop,
      required: goal.required)
    do throws(MaterialError) { return try item.repairs() } catch {
      throw .material(material, traits.platform, error)
    }
  }

  /// Returns the foreground in the form that repairs can change; nil for a foreground with its own colour matrix.
  private func repairable() throws(PairError) -> LegibilityCase.Foreground? {
    if case .level(let level) = foreground { return .level(level) }
    guard case .color(let color, .sourceOver) = try transfer().ink else { return nil }
    return .color(color)
  }
}

extension Traits {
  /// Returns the platform and the settings that decide, such as "ios, light, Increase Contrast".
  ///
  /// - Parameter appearance: The name of the appearance where it differs from the appearance of the traits.
  package func settingsName(appearance: String? = nil) -> String {
    var names = [Vocabularies.platform.name(of: platform)]
    if platform.hasAppearances {
      names.append(appearance ?? Vocabularies.appearance.name(of: self.appearance))
    }
    if contrast == .increased { names.append("Increase Contrast") }
    if transparency == .reduced { names.append("Reduce Transparency") }
    return names.joined(separator: ", ")
  }
}
