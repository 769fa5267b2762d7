// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidJudge
import PellucidScene

/// The digests of everything that decides about the results of pictures: program, document, files, settings and reference.
///
/// Equal digests have equal results, so that a result of an earlier run may be taken.
package struct SnapshotKeys: Sendable {
  /// The digest of the program; nil where it is unknown.
  private let program: String?
  private let tolerance: PictureTolerance
  /// The folders and files that flags name, for every scene.
  private let shared: [String]
  /// The digests of folders of this run, each computed once; nil for one that is too large.
  private var folders: [String: String?] = [:]

  /// - Parameter shared: The paths of catalogs, symbols and fonts that flags name.
  package init(program: String?, tolerance: PictureTolerance, shared: [String]) {
    (self.program, self.tolerance, self.shared) = (program, tolerance, shared)
  }

  /// The keys of a scene.
  package struct Keys: Sendable {
    /// The digest of the document and of its files.
    package var scene: String
    /// The digests of the combinations; nil for one that no other run may take.
    package var pictures: [String?]
  }

  /// Returns the keys of a scene.
  ///
  /// - Parameter references: The folder of the references.
  package mutating func keys(of scene: SnapshotScene, references: String) -> Keys {
    var document = ContentDigest()
    document.add(file: scene.path)
    guard case .success(let description) = scene.content else {
      return Keys(scene: document.text, pictures: [])
    }
    var isWhole = true
    for file in scene.files.sorted() {
      document.add(Paths.name(of: file))
      document.add(file: file)
    }
    for folder in shared + description.catalogPaths(from: scene.path) {
      let digest = digest(ofFolder: folder)
      document.add(Paths.name(of: folder))
      document.add(digest ?? "unknown")
      isWhole = isWhole && digest != nil
    }
    let own = document.text
    return Keys(
      scene: own,
      pictures: scene.variants.map { variant in
        guard let program, isWhole else { return nil }
        return key(of: variant, own, program, scene, description, references)
      })
  }

  /// Returns the digest of a combination; nil for a scene that no document can state.
  private func key(
    of variant: SettingsVariant, _ own: String, _ program: String, _ scene: SnapshotScene,
    _ description: SceneDescription, _ references: String
  ) -> String? {
    guard let settings = try? SceneWriter().bytes(of: variant.applied(to: description)) else { return nil }
    var digest = ContentDigest()
    for text in [program, own, tolerance.json.text, variant.name] { digest.add(text) }
    digest.add(settings)
    digest.add(file: Paths.joined(references, scene.fileName(variant)))
    return digest.text
  }

  private mutating func digest(ofFolder path: String) -> String? {
    if let known = folders[path] { return known }
    var digest = ContentDigest()
    let text = digest.add(folder: path) ? digest.text : nil
    folders[path] = .some(text)
    return text
  }
}
