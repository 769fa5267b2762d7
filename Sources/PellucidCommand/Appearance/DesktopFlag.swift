// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flag that takes settings from the desktop; without it a scene is drawn alike everywhere.
enum DesktopFlag {
  static let name = "--follow-desktop"
  static let option = Grammar.Option(
    name: name, help: "appearance, contrast, motion and accent of the desktop, before other flags")

  /// The scene as the desktop is set now. Where it says nothing the scene's own traits hold, and a note says why.
  static func following(_ scene: SceneDescription, _ arguments: ParsedArguments) -> SceneDescription {
    let state = DesktopSettings().state()
    let terminal = Terminal.current().quiet(arguments.has("--quiet"))
    let language = (try? LanguageFlag.language(arguments)) ?? .english
    let problems = state.problems.map { $0.sentence(in: language) }
    for text in [state.warning(in: language)].compactMap(\.self) + problems {
      terminal.note("pellucid: note: \(text)")
    }
    return scene.following(state.settings)
  }
}
