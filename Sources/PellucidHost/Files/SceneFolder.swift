// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON

/// The scene documents of a folder.
package enum SceneFolder {
  /// The extension of scene documents.
  package static let suffix = ".json"
  /// The folder of recorded pictures beside scenes.
  package static let references = "__Snapshots__"

  /// Returns the sorted names of the scene documents in a folder, without hidden files, or nil if the folder cannot be
  /// read.
  package static func documents(in folder: String) -> [String]? {
    Folders.names(in: folder)?.filter { Paths.ends($0, in: suffix) && !Paths.isHidden($0) }
  }

  /// Returns the paths of the scenes in a folder and in all folders below it, relative to it, the scenes of each folder before
  /// those of folders in it; or the folder that cannot be read, this one or one below, whose scenes would be left out in silence.
  ///
  /// JSON that is no scene is left out, such as catalogs, baselines and reports. So are hidden files and folders, folders of
  /// recorded pictures, and links to folders, which may lead back. Text that is not JSON may be a broken scene and is listed;
  /// JSON with comments is left out, unless it has keys of scenes.
  package static func scenes(below folder: String) -> Contents {
    var scenes: [String] = []
    let unreadable = Folders.walk(folder) { entry in
      guard !Paths.isHidden(entry.name) else { return false }
      if entry.isFolder { return !Paths.isSame(entry.name, references) }
      if Paths.ends(entry.path, in: suffix), mayBeScene(Paths.joined(folder, entry.path)) {
        scenes.append(entry.path)
      }
      return false
    }
    return unreadable.first.map { .unreadable(folder: $0) } ?? .scenes(scenes)
  }

  /// The scenes of a folder, or the path of a folder that cannot be read.
  package enum Contents: Sendable {
    case scenes([String])
    case unreadable(folder: String)
  }

  /// Returns a Boolean value indicating whether a file is a scene document, or is meant as one by its keys. A file that cannot
  /// be read may be one.
  private static func mayBeScene(_ path: String) -> Bool {
    guard Folders.isFolder(path) == false else { return false }
    let limits = SceneLimits()
    guard let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.bytes, isInput: false) else {
      return true
    }
    let has: (String) -> Bool
    if let root = try? JSONDocument(parsing: bytes, limits: limits.json).root {
      has = { root[$0] != nil }
    } else {
      let text = String(decoding: bytes, as: UTF8.self)
      // Comments are not JSON: with them a file is another program's, unless it has the keys of a scene.
      guard text.contains("//") || text.contains("/*") else { return true }
      has = { text.contains("\"\($0)\"") }
    }
    return has("windows") || has("desktop") || ["version", "size", "layers"].count(where: has) > 1
  }
}
