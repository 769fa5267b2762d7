// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// The findings about the catalogs at a path: about their colours, pictures and icons, and about names in scenes.
struct CatalogFindings {
  private let library: AssetLibrary
  private let root: String
  private let settings: LintSettings

  init(_ library: AssetLibrary, at path: String, _ settings: LintSettings) {
    (self.library, self.settings) = (library, settings)
    root = AssetLibrary.root(of: path)
  }

  /// Returns all findings. Throws if a picture cannot be examined for a reason outside its file.
  ///
  /// - Parameter scenes: The scenes that show what lies on what; nil for none.
  func all(_ scenes: LintScenes?, _ terminal: Terminal) throws(CommandError) -> [Finding] {
    let progress = Progress(terminal)
    let pictures: [Finding]
    do throws(UnexaminedPicture) {
      pictures = try CatalogPictures(library, settings.value, root: root).findings { index, count in
        if index % 16 == 0 { progress.show(.examiningPictures, index + 1, of: count) }
      }
    } catch {
      throw CommandError(error.error, path: error.path)
    }
    terminal.wipeProgress()
    var audit = CatalogAudit(
      library, root: root, settings.value, at: settings.path, read: FileReading.ofCatalog)
    return audit.findings(scenes: scenes?.drawn.pairs ?? [], pictures: pictures) + (scenes?.findings ?? [])
  }
}
