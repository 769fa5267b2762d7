// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flags that change a scene, and those of its drawing.
struct SceneFlags: Sendable {
  var traits = TraitFlags()
  var glass = GlassFlags()
  var rules = GlassRuleFlags()
  var assets = AssetFlags()
  var drawing = DrawingFlags()
  var followsDesktop = false

  /// The flags of every verb that draws scenes.
  static var sections: [Section<SceneFlags>] {
    [TraitFlags.section.within(\.traits)] + AssetFlags.sections.within(\.assets)
      + DrawingFlags.sections.within(\.drawing)
  }

  /// The flags of what only glass reacts to.
  static var glassSections: [Section<SceneFlags>] {
    [GlassFlags.section.within(\.glass), GlassRuleFlags.section.within(\.rules)]
  }

  /// The flag that takes settings from the desktop; without it a scene is drawn alike everywhere.
  static var desktopSection: Section<SceneFlags> {
    Section(
      .settings,
      .toggle(
        "--follow-desktop", \.followsDesktop,
        "appearance, contrast, motion and accent of the desktop, before other flags"))
  }

  func apply(to scene: inout SceneDescription) throws(CommandError) {
    traits.apply(to: &scene.traits)
    // An interface that is always dark is so in every setting; what is told of it says so.
    scene.traits.appearance = scene.appearancePolicy.appearance(scene.traits.appearance)
    scene.glass = glass.settings(scene.glass)
    assets.apply(to: &scene.device)
    do throws(UsageProblem) { scene.glassRules = try rules.rules(scene.glassRules) } catch {
      throw .usage(error)
    }
    guard let scale = drawing.scale else { return }
    scene.scale = scale
    try drawing.checkPixels(of: scene)
  }
}

/// The flags of catalogs, and of what only the choice among their variants depends on.
struct AssetFlags: Sendable {
  private(set) var catalogs: [String] = []
  private(set) var idiom: DeviceSettings.Idiom?
  private var direction: DeviceSettings.Direction?
  private var locale: String?

  static var sections: [Section<AssetFlags>] {
    [
      Section(
        .what,
        .list(
          "--assets", \.catalogs, .folder("PATH"),
          "catalog, or folder of catalogs, for the scene's asset: names; may be repeated")),
      Section(
        .settings,
        .option("--idiom", \.idiom, .words(Vocabularies.idiom), "device that variants of assets are for"),
        .option(
          "--direction", \.direction, .words(Vocabularies.direction), "layout that variants of assets are for"
        ),
        .option(
          "--locale", \.locale, .text("LANGUAGE"), "language that variants of assets are for, such as ko")),
    ]
  }

  /// A Boolean value indicating whether none was given.
  var areEmpty: Bool { catalogs.isEmpty && idiom == nil && direction == nil && locale == nil }

  func apply(to device: inout DeviceSettings) {
    device.idiom = idiom ?? device.idiom
    device.direction = direction ?? device.direction
    device.locale = locale ?? device.locale
  }
}
