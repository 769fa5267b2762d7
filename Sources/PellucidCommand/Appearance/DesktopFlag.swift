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
    let state = DesktopSettings().current()
    let terminal = Terminal.current().quiet(arguments.has("--quiet"))
    for text in [state.warning].compactMap(\.self) + state.problems.map(\.description) {
      terminal.note("pellucid: note: \(text)")
    }
    return scene.following(state.settings)
  }
}
