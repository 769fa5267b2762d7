// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDocument
import PellucidGeometry
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
    guard let program, isWhole else { return Keys(scene: own, pictures: scene.variants.map { _ in nil }) }
    var base = ContentDigest()
    for text in [program, own, tolerance.json.text] { base.add(text) }
    let versions = scene.versions.mapValues { Self.digest(of: $0) }
    return Keys(
      scene: own,
      pictures: scene.variants.map { variant in
        guard let version = versions[variant.version?.changes ?? []] ?? nil,
          let settings = Self.settings(of: variant)
        else { return nil }
        var key = base
        for text in [version, settings, variant.name] { key.add(text) }
        key.add(file: Paths.joined(references, scene.fileName(variant)))
        return key.text
      })
  }

  /// Returns the digest of a scene; nil for one that no document can state.
  private static func digest(of scene: SceneDescription) -> String? {
    (try? SceneWriter().bytes(of: scene)).map { SHA256.text(of: $0) }
  }

  /// Returns the digest of the settings that a combination changes, in whatever version.
  private static func settings(of variant: SettingsVariant) -> String? {
    var variant = variant
    variant.version = nil
    return digest(of: variant.applied(to: SceneDescription(size: Size(width: 1, height: 1))))
  }

  private mutating func digest(ofFolder path: String) -> String? {
    if let known = folders[path] { return known }
    var digest = ContentDigest()
    let text = digest.add(folder: path) ? digest.text : nil
    folders[path] = .some(text)
    return text
  }
}
