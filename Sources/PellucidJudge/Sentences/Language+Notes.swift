// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension Language {
  /// Returns the sentence about a setting or a name that does not apply to a material as written.
  package func message(of note: MaterialNote) -> String {
    choose(note.english, Korean.message(note))
  }

  /// Returns the sentence about a setting that does not apply to a piece of glass as written.
  package func message(of note: GlassNote) -> String {
    choose(note.english, Korean.message(note))
  }

  /// Returns the sentence about a setting that does not apply to a colour as written.
  package func message(of note: ColorNote) -> String {
    choose(note.english, Korean.message(note))
  }

  /// Returns the reason for the layer of black between clear glass and its content, or for its absence.
  package func message(of reason: GlassDimming.Reason) -> String {
    choose(reason.english, Korean.message(reason))
  }

  /// Returns the sentence of a note about an asset.
  ///
  /// - Parameter name: The name of the asset, namespaces included.
  package func message(of note: AssetNote, about name: String) -> String {
    choose(note.english(about: name), Korean.message(note, about: name))
  }

  /// The sentence about a dimming that was set for glass other than clear, which has no effect.
  package var dimmingOnOtherGlass: String {
    choose(GlassDimming.englishOnOtherGlass, "clear 글래스만 어둡게 합니다. dimming은 사용되지 않습니다.")
  }

  /// The reason why the brightness behind a piece of glass is not reported.
  package var unknownBackdrop: String { choose(English.unknownBackdrop, Korean.unknownBackdrop) }

  /// The sentence about a base or elevated level on a platform that does not have levels.
  package var ignoredLevel: String { message(of: MaterialNote.levelIsNotUsed) }
}
