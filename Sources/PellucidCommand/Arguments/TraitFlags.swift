// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of traits. A property is nil if its flag is not given.
struct TraitFlags: Hashable, Sendable {
  var platform: Platform?
  var appearance: Appearance?
  var contrast: ContrastSetting?
  var transparency: TransparencySetting?
  var level: PellucidDesign.Level?
  var look: Look?
  var accent: Accent?
  var gamut: Gamut?
  var isActive: Bool?
  var isDesktopTinted: Bool?

  /// The section with all flags of traits.
  static var section: Section<TraitFlags> {
    Section(
      .settings,
      all: [
        .option("--platform", \.platform, .words(Vocabularies.platform), "system whose numbers apply"),
        .option("--appearance", \.appearance, .words(Vocabularies.appearance), "light or dark"),
        .option("--contrast", \.contrast, .words(Vocabularies.contrast), "the Increase Contrast setting"),
        .option(
          "--transparency", \.transparency, .words(Vocabularies.transparency),
          "the Reduce Transparency setting"),
        .option(
          "--level", \.level, .words(Vocabularies.level), "at the bottom, or in front of another interface"),
        .option("--look", \.look, .words(Vocabularies.look), "published generation of the numbers"),
        .option("--accent", \.accent, .words(Vocabularies.accent), "accent colour of the settings"),
        .option("--gamut", \.gamut, .words(Vocabularies.gamut), "colour space of the picture"),
      ] + Flag.opposites("--active", "--inactive", \.isActive, "windows are active", "windows are inactive")
        + Flag.opposites(
          "--desktop-tinted", "--no-desktop-tinted", \.isDesktopTinted,
          "windows pick up colour from the desktop (macOS)", "windows keep the material's own colour (macOS)")
    )
  }

  /// A Boolean value indicating whether any flag but `--platform` is given.
  var changeTraits: Bool {
    var others = self
    others.platform = nil
    return others != TraitFlags()
  }

  /// The name of the first flag that is given, in the order of the help; nil for none.
  var firstGiven: String? {
    let given = [
      ("--platform", platform != nil), ("--appearance", appearance != nil), ("--contrast", contrast != nil),
      ("--transparency", transparency != nil), ("--level", level != nil), ("--look", look != nil),
      ("--accent", accent != nil), ("--gamut", gamut != nil),
      (isActive == true ? "--active" : "--inactive", isActive != nil),
      (isDesktopTinted == true ? "--desktop-tinted" : "--no-desktop-tinted", isDesktopTinted != nil),
    ]
    return given.first { $0.1 }?.0
  }

  /// Sets the traits that are given; the others stay.
  func apply(to traits: inout Traits) {
    traits.platform = platform ?? traits.platform
    traits.appearance = appearance ?? traits.appearance
    traits.contrast = contrast ?? traits.contrast
    traits.statedTransparency = transparency ?? traits.statedTransparency
    traits.level = level ?? traits.level
    traits.look = look ?? traits.look
    traits.accent = accent ?? traits.accent
    traits.gamut = gamut ?? traits.gamut
    traits.isActive = isActive ?? traits.isActive
    if let isDesktopTinted { traits.isDesktopTinted = isDesktopTinted }
  }

  /// The default traits with the given flags applied.
  var traits: Traits {
    var traits = Traits()
    apply(to: &traits)
    return traits
  }

  /// Prints a note if the light appearance is given for a platform without it, and one if a level is given that the
  /// platform does not use.
  func note(_ terminal: Terminal) {
    let traits = traits
    if appearance == .light, !traits.platform.hasAppearances {
      terminal.note(RunNote.noLightAppearance(traits.platform))
    }
    if traits.ignoresLevel { terminal.note(RunNote.levelIsNotUsed) }
  }
}

extension ValueForm where Value: Equatable & Sendable {
  /// Returns the form of a value that is one of the words of a vocabulary.
  ///
  /// - Parameter kind: The kind of word that errors name.
  static func words(
    _ vocabulary: Vocabulary<Value>, called kind: UsageProblem.Kind = .value
  ) -> ValueForm {
    .words(vocabulary.names, called: kind) { vocabulary.value(named: $0) }
  }
}
