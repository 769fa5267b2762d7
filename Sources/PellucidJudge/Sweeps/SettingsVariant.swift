// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidScene

/// A combination of settings in which a scene is drawn.
package struct SettingsVariant: Hashable, Sendable {
  package var traits: Traits
  package var glass: GlassSettings
  /// The change against the scene's own settings for glass, which is part of the picture's name; nil for none.
  package var glassChange: GlassChange?
  /// A Boolean value that is true where the gamut differs from the scene's own; the gamut is then part of the
  /// picture's name.
  package var isOtherGamut = false
  /// The device family, where it differs from the scene's own; part of the picture's name.
  package var device: SceneAssets.OtherDevice?

  /// The version of the scene; nil where there is only one.
  package var version: SceneVersion?
  /// The settings of a named axis that differ from the scene's own, in the order of `MatrixAxis`.
  package var changes: [SettingChange] = []

  package init(traits: Traits, glass: GlassSettings, glassChange: GlassChange? = nil) {
    (self.traits, self.glass, self.glassChange) = (traits, glass, glassChange)
  }

  /// Returns the scene with these settings.
  package func applied(to scene: SceneDescription) -> SceneDescription {
    var scene = version?.scene ?? scene
    (scene.traits, scene.glass) = (traits, glass)
    if let device { (scene.device.idiom, scene.assets) = (device.idiom, device.assets) }
    return scene
  }

  /// The settings beside the usual ones that are part of the name, in the order of `MatrixAxis`.
  package var namedChanges: [SettingChange] { (version?.changes ?? []) + changes }

  /// The name, such as "dark-increased-standard-base", followed by the gamut, the device and other settings where
  /// they differ from the scene's.
  package var name: String {
    var parts = [traits.combinationName]
    if isOtherGamut { parts.append(Vocabularies.gamut.name(of: traits.gamut)) }
    if let device { parts.append(device.name) }
    parts += namedChanges.map { $0.name }
    if let glassChange { parts.append(glassChange.rawValue) }
    return parts.joined(separator: "-")
  }

  /// A caption such as "Dark · less transparency".
  package var label: String {
    ([ownLabel] + namedChanges.map { $0.label }).joined(separator: " · ")
  }

  /// The caption without the settings of `namedChanges`.
  private var ownLabel: String {
    guard let glassChange else { return traits.combinationLabel + gamutLabel + deviceLabel }
    var plain = traits
    (plain.contrast, plain.transparency) = (.standard, .standard)
    return plain.combinationLabel + " · " + glassChange.label
  }

  private var gamutLabel: String {
    guard isOtherGamut else { return "" }
    return traits.gamut == .srgb ? " · sRGB" : " · Display P3"
  }

  private var deviceLabel: String { device.map { " · " + $0.label } ?? "" }

  // MARK: All of a scene

  /// Returns every combination of settings that is worth drawing for a scene.
  ///
  /// These are all combinations of the traits, also in the other gamut and on the platform's other devices where an
  /// asset of the scene has variants for them. Scenes with glass are drawn in addition with each setting for glass
  /// alone and with all together.
  ///
  /// For scenes with glass, the other level is left out where it changes nothing in the picture. The names of the
  /// remaining combinations are unaffected.
  ///
  /// - Parameter facts: A closure that returns the facts about a scene's files. The outlines of pictures that
  ///   follow from the facts may depend on the level.
  package static func all(
    of scene: SceneDescription, facts: (SceneDescription) -> FileFacts
  ) -> [SettingsVariant] {
    let plain = Traits.combinations(of: scene).map {
      SettingsVariant(traits: $0, glass: scene.glass)
    }
    guard scene.hasGlass else { return plain.whereAssetsDiffer(in: scene) }
    return plain.filter { !$0.repeatsOwnLevel(of: scene, facts) }.whereAssetsDiffer(in: scene)
      + glassChanges(of: scene)
  }

  /// Returns whether the scene resolves to the same result in its own level.
  ///
  /// Two resolutions are compared: one before any backdrop is sampled, and one over nothing, where outlines derive
  /// their ground from the level.
  private func repeatsOwnLevel(
    of scene: SceneDescription, _ facts: (SceneDescription) -> FileFacts
  ) -> Bool {
    guard traits.level != scene.traits.level else { return false }
    var own = self
    own.traits.level = scene.traits.level
    func resolved(_ variant: SettingsVariant) -> [ResolvedScene]? {
      let scene = variant.applied(to: scene)
      let facts = facts(scene)
      guard let unseen = try? SceneResolver.resolve(scene, facts: facts).scene else { return nil }
      let nothing = Seen.backdrops(Array(repeating: nil, count: unseen.glassProbes.count))
      guard let overNothing = try? SceneResolver.resolve(scene, facts: facts, seen: nothing).scene else {
        return nil
      }
      return [unseen, overNothing]
    }
    let other = resolved(self)
    return other != nil && other == resolved(own)
  }

  /// Returns the combinations with changed settings for glass, each distinct combination once.
  private static func glassChanges(of scene: SceneDescription) -> [SettingsVariant] {
    var own = scene.traits
    (own.contrast, own.transparency) = (.standard, .standard)
    let appearances = own.platform.hasAppearances ? scene.appearancePolicy.appearances : [own.appearance]
    var known: Set<SettingsVariant> = []
    return appearances.flatMap { appearance in
      GlassChange.allCases.compactMap { change in
        var variant = SettingsVariant(traits: own, glass: scene.glass, glassChange: change)
        variant.traits.appearance = appearance
        variant.apply(change)
        var settings = variant
        settings.glassChange = nil
        let isNew = variant.glass != scene.glass || variant.traits.contrast == .increased
        return isNew && known.insert(settings).inserted ? variant : nil
      }
    }
  }

  private mutating func apply(_ change: GlassChange) {
    switch change {
    case .reduceMotion: glass.reduceMotion = true
    case .showBorders: glass.showBorders = true
    case .clear: glass.preferredLook = 0
    case .tinted: glass.preferredLook = 1
    case .allClear, .allTinted:
      glass = GlassSettings(
        reduceMotion: true, showBorders: true, preferredLook: change == .allClear ? 0 : 1)
      (traits.contrast, traits.transparency) = (.increased, .reduced)
    }
  }
}

extension SceneAssets.OtherDevice {
  fileprivate var name: String { idiom.map { Vocabularies.idiom.name(of: $0) } ?? "mac" }

  fileprivate var label: String {
    switch idiom {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .carPlay: "CarPlay"
    case .catalyst: "Catalyst"
    case nil: "Mac"
    }
  }
}

extension [SettingsVariant] {
  /// Returns the combinations, followed by those that the variants of assets add: the other gamut, and other
  /// devices.
  fileprivate func whereAssetsDiffer(in scene: SceneDescription) -> [SettingsVariant] {
    inBothGamuts(of: scene)
      + scene.assets.otherDevices.flatMap { device in
        map {
          var other = $0
          other.device = device
          return other
        }
      }
  }

  /// Returns the combinations in the scene's own gamut, followed by those in the other gamut if the assets differ
  /// there.
  fileprivate func inBothGamuts(of scene: SceneDescription) -> [SettingsVariant] {
    guard scene.assets.differsByGamut(on: scene.traits.platform) else { return self }
    return self
      + map {
        var other = $0
        other.traits.gamut = $0.traits.gamut == .srgb ? .displayP3 : .srgb
        other.isOtherGamut = true
        return other
      }
  }
}

extension SceneDescription {
  /// A Boolean value that is true where the scene contains Liquid Glass.
  fileprivate var hasGlass: Bool { !SceneGlass.all(in: self).isEmpty }
}
