// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flags that override properties of a scene, and those of its drawing.
struct SceneFlags: Sendable {
  var traits = TraitFlags()
  var reading = ReadingFlags()
  var glass = GlassFlags()
  var rules = GlassRuleFlags()
  var assets = AssetFlags()
  var drawing = DrawingFlags()
  /// A Boolean value indicating whether the desktop's settings override those of the document.
  var followsDesktop = false

  /// The sections with the flags of every verb that draws scenes.
  static var sections: [Section<SceneFlags>] {
    [TraitFlags.section.within(\.traits), ReadingFlags.section.within(\.reading)]
      + AssetFlags.sections.within(\.assets)
      + DrawingFlags.sections.within(\.drawing)
  }

  /// The sections with the flags that only glass reacts to.
  static var glassSections: [Section<SceneFlags>] {
    [GlassFlags.section.within(\.glass), GlassRuleFlags.section.within(\.rules)]
  }

  /// The section with the flag that takes settings from the desktop. Without the flag a scene is drawn alike
  /// everywhere.
  static var desktopSection: Section<SceneFlags> {
    Section(
      .settings,
      .toggle(
        "--follow-desktop", \.followsDesktop,
        "appearance, contrast, motion and accent of the desktop, before other flags"))
  }

  /// Sets the properties of a scene that flags override. Throws a usage error if the numbers of glass contradict
  /// each other, or if the given scale makes the picture too large.
  func apply(to scene: inout SceneDescription) throws(CommandError) {
    traits.apply(to: &scene.traits)
    reading.apply(to: &scene.traits)
    // A scene with a fixed appearance keeps it in every setting, and its traits state that appearance.
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

/// The flags of catalogs, and of the device settings by which only variants of assets are selected.
struct AssetFlags: Sendable {
  /// The paths of catalogs or folders of catalogs, in the given order.
  private(set) var catalogs: [String] = []
  /// The device; nil if not given.
  private(set) var idiom: DeviceSettings.Idiom?
  private var direction: DeviceSettings.Direction?
  private var locale: String?

  /// The sections with all flags of assets.
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

  /// A Boolean value indicating whether none of the flags is given.
  var areEmpty: Bool { catalogs.isEmpty && idiom == nil && direction == nil && locale == nil }

  /// Sets the device settings that are given; the others stay.
  func apply(to device: inout DeviceSettings) {
    device.idiom = idiom ?? device.idiom
    device.direction = direction ?? device.direction
    device.locale = locale ?? device.locale
  }
}
