// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge

extension SettingsVariant {
  /// The flags by which the program draws a document in this combination, whatever the document states about it.
  package var flags: [String] {
    var flags = versionFlags
    if traits.platform.hasAppearances {
      flags += ["--appearance", Vocabularies.appearance.name(of: traits.appearance)]
    }
    flags += [
      "--contrast", Vocabularies.contrast.name(of: traits.contrast), "--transparency",
      Vocabularies.transparency.name(of: traits.transparency),
    ]
    if traits.platform.hasLevels { flags += ["--level", Vocabularies.level.name(of: traits.level)] }
    if isOtherGamut { flags += ["--gamut", Vocabularies.gamut.name(of: traits.gamut)] }
    if !traits.isActive { flags.append("--inactive") }
    if traits.hasBoldText { flags.append("--bold-text") }
    if traits.textSize != .large {
      flags += ["--text-size", Vocabularies.textSize.name(of: traits.textSize)]
    }
    if traits.differentiatesWithoutColor { flags.append("--differentiate-without-color") }
    if traits.invertsColors { flags.append("--smart-invert") }
    return flags + glassFlags
  }

  /// The flags of the version, of which a device has its platform.
  private var versionFlags: [String] {
    var (flags, hasDevice): ([String], Bool) = ([], false)
    for change in version?.changes ?? [] {
      flags += ["--" + change.axis.rawValue, change.name]
      if case .device = change { hasDevice = true }
    }
    return hasDevice ? flags : ["--platform", Vocabularies.platform.name(of: traits.platform)] + flags
  }

  private var glassFlags: [String] {
    let usual = GlassSettings()
    var flags: [String] = []
    if glass.preferredLook != usual.preferredLook { flags += ["--preferred-look", "\(glass.preferredLook)"] }
    if glass.reduceMotion { flags.append("--reduce-motion") }
    if glass.showBorders { flags.append("--show-borders") }
    return flags
  }
}
