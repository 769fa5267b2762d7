// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension Language {
  /// Returns what became of a setting or a name that does not apply to a material.
  package func message(of note: MaterialNote) -> String {
    choose(note.english, Korean.message(note))
  }

  /// Returns what became of a setting that does not apply to a piece of glass.
  package func message(of note: GlassNote) -> String {
    choose(note.english, Korean.message(note))
  }

  /// Returns what became of a setting that does not apply to a colour.
  package func message(of note: ColorNote) -> String {
    choose(note.english, Korean.message(note))
  }

  /// Returns why there is a layer between clear glass and content, or none.
  package func message(of reason: GlassDimming.Reason) -> String {
    choose(reason.english, Korean.message(reason))
  }

  /// Returns what one has to know about an asset.
  ///
  /// - Parameter name: The name of the asset, namespaces included.
  package func message(of note: AssetNote, about name: String) -> String {
    choose(note.english(about: name), Korean.message(note, about: name))
  }

  /// The sentence for an opacity that is asked for below other glass than clear.
  package var dimmingOnOtherGlass: String {
    choose(GlassDimming.englishOnOtherGlass, "clear 글래스만 어둡게 합니다. dimming은 사용되지 않습니다.")
  }

  /// The reason why nothing is told of the brightness behind a piece of glass.
  package var unknownBackdrop: String { choose(English.unknownBackdrop, Korean.unknownBackdrop) }

  /// The sentence for a level that the platform does not have.
  package var ignoredLevel: String { message(of: MaterialNote.levelIsNotUsed) }
}
