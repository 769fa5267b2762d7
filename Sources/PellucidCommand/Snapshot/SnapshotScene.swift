// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge

/// A scene document of a folder, and the combinations of settings it is drawn in.
struct SnapshotScene: Sendable {
  /// The file's name without its extension.
  var name: String
  var path: String
  /// What is wrong with the document where it cannot be read.
  var content: Result<SceneDescription, CommandError>
  /// Every combination that the flags leave.
  var variants: [SettingsVariant]

  init(path: String, _ documents: SceneDocuments) throws(CommandError) {
    self.path = path
    name = String(Paths.name(of: path).dropLast(Self.suffix.count))
    variants = []
    let scene: SceneDescription
    do throws(CommandError) {
      scene = try documents.scene(at: path)
    } catch {
      // What is wrong with the flags is wrong for every scene.
      guard error.exit == .badInput else { throw error }
      content = .failure(error)
      return
    }
    content = .success(scene)
    variants = documents.flags.variants(of: scene)
  }

  static let suffix = ".json"

  /// The scenes of a folder by name, or the one at the path of a document.
  static func all(at path: String, _ arguments: ParsedArguments) throws(CommandError) -> [SnapshotScene] {
    let documents = try SceneDocuments(arguments)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists && !isFolder.boolValue && path.hasSuffix(suffix) {
      return [try SnapshotScene(path: path, documents)]
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw CommandError(.badInput, "cannot read the folder", path, "name a folder of scene documents")
    }
    let found = names.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }.sorted()
    guard !found.isEmpty else {
      throw CommandError(
        .badInput, "no scenes", path, "put scene documents that end in .json into the folder")
    }
    var scenes: [SnapshotScene] = []
    for name in found { scenes.append(try SnapshotScene(path: Paths.joined(path, name), documents)) }
    return scenes
  }

  func fileName(_ variant: SettingsVariant) -> String { "\(name).\(variant.name).png" }
}
