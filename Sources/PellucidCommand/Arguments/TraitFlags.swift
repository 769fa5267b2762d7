// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags that verbs share: traits, and for those that draw, scale and threads. What is not given stays as it was.
struct TraitFlags {
  let arguments: ParsedArguments

  static let traits: [Grammar.Option] = [
    option("--platform", Vocabularies.platform, "system whose numbers apply"),
    option("--appearance", Vocabularies.appearance, "light or dark"),
    option("--contrast", Vocabularies.contrast, "the Increase Contrast setting"),
    option("--transparency", Vocabularies.transparency, "the Reduce Transparency setting"),
    option("--level", Vocabularies.level, "at the bottom, or in front of another interface"),
    option("--look", Vocabularies.look, "published generation of the numbers"),
    option("--accent", Vocabularies.accent, "accent colour of the settings"),
    option("--gamut", Vocabularies.gamut, "colour space of the picture"),
    Grammar.Option(name: "--active", help: "windows are active"),
    Grammar.Option(name: "--inactive", help: "windows are inactive"),
    Grammar.Option(name: "--desktop-tinted", help: "windows pick up colour from the desktop (macOS)"),
    Grammar.Option(name: "--no-desktop-tinted", help: "windows keep the material's own colour (macOS)"),
  ]

  /// A Boolean value indicating whether a flag that changes traits, other than the platform, was given.
  var setTraits: Bool { Self.traits.contains { $0.name != "--platform" && arguments.has($0.name) } }

  /// A Boolean value indicating whether a flag was given that changes which combinations of settings a scene has, or their names.
  var changesVariants: Bool { (Self.traits + Self.assets).contains { arguments.has($0.name) } }

  /// The settings that only glass reacts to.
  static let glass: [Grammar.Option] = [
    Grammar.Option(
      name: "--preferred-look", values: ["0…1"], help: "from clear to tinted glass; 0.5 is usual"),
    Grammar.Option(name: "--reduce-motion", help: "the Reduce Motion setting, to which glass reacts"),
    Grammar.Option(name: "--show-borders", help: "the Show Borders setting, to which glass reacts"),
  ]

  /// The chosen numbers of glass.
  static let glassRules = [
    Grammar.Option(
      name: "--glass-rules", values: ["NAME=NUMBER,…"],
      help: "chosen numbers of glass, such as darkBelow=0.4; Docs/scene.md has their names")
  ]

  /// Returns settings with those that were given in place of those that hold otherwise.
  func glassSettings(_ settings: GlassSettings) throws(CommandError) -> GlassSettings {
    var settings = settings
    settings.preferredLook = try arguments.number("--preferred-look", in: 0...1) ?? settings.preferredLook
    if arguments.has("--reduce-motion") { settings.reduceMotion = true }
    if arguments.has("--show-borders") { settings.showBorders = true }
    return settings
  }

  static let drawing: [Grammar.Option] = [
    Grammar.Option(name: "--scale", values: ["N"], help: "pixels per point, 0.5 to 8"),
    Grammar.Option(name: "--threads", values: ["N"], help: "threads, 1 to 64; never changes the picture"),
    Grammar.Option(name: "--symbols", values: ["FOLDER"], help: "your NAME.svg templates, before the others"),
    Grammar.Option(name: "--fonts", values: ["PATH"], help: "your fonts: a file, or a folder of them"),
  ]

  /// Catalogs, and what only the choice among their variants asks for.
  static let assets: [Grammar.Option] = [
    Grammar.Option(
      name: "--assets", values: ["PATH"],
      help: "catalog, or folder of catalogs, for the scene's asset: names; may be repeated",
      isRepeatable: true),
    option("--idiom", Vocabularies.idiom, "device that variants of assets are for"),
    option("--direction", Vocabularies.direction, "layout that variants of assets are for"),
    Grammar.Option(
      name: "--locale", values: ["LANGUAGE"], help: "language that variants of assets are for, such as ko"),
  ]

  private static func option<Value>(
    _ name: String, _ vocabulary: Vocabulary<Value>, _ help: String
  ) -> Grammar.Option {
    Grammar.Option(name: name, values: [vocabulary.names.joined(separator: "|")], help: help)
  }

  func apply(to traits: inout Traits) throws(CommandError) {
    traits.platform = try word("--platform", Vocabularies.platform) ?? traits.platform
    traits.appearance = try word("--appearance", Vocabularies.appearance) ?? traits.appearance
    traits.contrast = try word("--contrast", Vocabularies.contrast) ?? traits.contrast
    traits.transparency = try word("--transparency", Vocabularies.transparency) ?? traits.transparency
    traits.level = try word("--level", Vocabularies.level) ?? traits.level
    traits.look = try word("--look", Vocabularies.look) ?? traits.look
    traits.accent = try word("--accent", Vocabularies.accent) ?? traits.accent
    traits.gamut = try word("--gamut", Vocabularies.gamut) ?? traits.gamut
    traits.isActive = try either("--active", or: "--inactive") ?? traits.isActive
    if let isTinted = try either("--desktop-tinted", or: "--no-desktop-tinted") {
      traits.isDesktopTinted = isTinted
    }
  }

  /// The default traits with what was given.
  func traits() throws(CommandError) -> Traits {
    var traits = Traits()
    try apply(to: &traits)
    return traits
  }

  /// Says of tables what the platform does with flags for settings that it does not have.
  func note(_ traits: Traits, _ terminal: Terminal, in language: Language) {
    if arguments.has("--appearance"), traits.appearance == .light, !traits.platform.hasAppearances {
      terminal.note(RunNote.noLightAppearance(traits.platform), in: language)
    }
    if traits.ignoresLevel { terminal.note(RunNote.levelIsNotUsed, in: language) }
  }

  /// The traits and the scale of a scene.
  func apply(to scene: inout SceneDescription) throws(CommandError) {
    try apply(to: &scene.traits)
    // An interface that is always dark is so in every setting; what is told of it says so.
    scene.traits.appearance = scene.appearancePolicy.appearance(scene.traits.appearance)
    scene.glass = try glassSettings(scene.glass)
    try apply(to: &scene.device)
    scene.glassRules = try glassRules(scene.glassRules)
    guard let scale = try scale() else { return }
    scene.scale = scale
    try checkPixels(of: scene)
  }

  private func apply(to device: inout DeviceSettings) throws(CommandError) {
    device.idiom = try word("--idiom", Vocabularies.idiom) ?? device.idiom
    device.direction = try word("--direction", Vocabularies.direction) ?? device.direction
    device.locale = arguments.text("--locale") ?? device.locale
  }

  func checkPixels(of scene: SceneDescription) throws(CommandError) {
    let limit = SceneLimits().pixels
    guard scene.size.width * scene.size.height * scene.scale * scene.scale <= limit else {
      throw .usage(
        "picture too large", "--scale", "choose a smaller one; at most \(Int(limit)) pixels are drawn")
    }
  }

  func scale() throws(CommandError) -> Double? { try arguments.number("--scale", in: 0.5...8) }
  func threads() throws(CommandError) -> Int { try arguments.whole("--threads", in: 1...64) ?? 2 }

  /// Which of two opposite switches was given.
  private func either(_ yes: String, or no: String) throws(CommandError) -> Bool? {
    guard !(arguments.has(yes) && arguments.has(no)) else {
      throw .usage("options exclude each other", "\(yes) and \(no)", "keep one of them")
    }
    return arguments.has(yes) ? true : arguments.has(no) ? false : nil
  }

  func word<Value>(_ name: String, _ vocabulary: Vocabulary<Value>) throws(CommandError) -> Value? {
    guard let text = arguments.text(name) else { return nil }
    guard let value = vocabulary.value(named: text) else {
      throw .usage("unknown value", "\(name) \(text)", Nearest.advice(text, among: vocabulary.names))
    }
    return value
  }
}
