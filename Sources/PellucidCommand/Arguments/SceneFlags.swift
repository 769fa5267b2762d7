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

  /// Rejects settings that a device has beside it.
  func check() throws(UsageProblem) {
    guard assets.devices != nil else { return }
    if traits.platform != nil { throw .excluding("--device", "--platform") }
    if assets.idiom != nil { throw .excluding("--device", "--idiom") }
  }

  /// Sets the properties of a scene that flags override. Throws a usage error if the numbers of glass contradict
  /// each other, or if the given scale makes the picture too large.
  ///
  /// - Parameter choice: The device, the language and the direction.
  func apply(_ choice: VersionChoice, to scene: inout SceneDescription) throws(CommandError) {
    traits.apply(to: &scene.traits)
    reading.apply(to: &scene.traits)
    // A scene with a fixed appearance keeps it in every setting, and its traits state that appearance.
    scene.traits.appearance = scene.appearancePolicy.appearance(scene.traits.appearance)
    scene.glass = glass.settings(scene.glass)
    scene.device.idiom = assets.idiom ?? scene.device.idiom
    choice.apply(to: &scene)
    do throws(UsageProblem) { scene.glassRules = try rules.rules(scene.glassRules) } catch {
      throw .usage(error)
    }
    guard let scale = drawing.scale else { return }
    scene.scale = scale
    try drawing.checkPixels(of: scene)
  }
}
