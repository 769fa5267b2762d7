// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The scene documents that the operands of a verb name, themselves or by their folders.
struct SceneInputs {
  /// A document, with the path that its outputs have in a folder of outputs.
  struct Document {
    var path: String
    /// The path relative to the folder that was named, or the name of a document that was named itself.
    var name: String
    /// A Boolean value indicating whether a folder was named in place of the document.
    var isOfFolder: Bool

    /// The path of the document's output in a folder.
    ///
    /// - Parameter ending: What takes the place of the extension of documents.
    func output(in folder: String, _ ending: String) -> String {
      let base =
        Paths.ends(name, in: SceneFolder.suffix) ? String(name.dropLast(SceneFolder.suffix.count)) : name
      return Paths.joined(folder, base + ending)
    }
  }

  /// The documents in the order of the operands, each once.
  private(set) var documents: [Document] = []
  /// A Boolean value that is true where a single document was named itself, so that nothing is grouped by scene.
  let isSingle: Bool

  /// Finds the documents, without those of folders that their configurations leave out. Throws if a folder cannot be read or
  /// holds no scenes, or if a configuration cannot be used.
  init(_ paths: [String], following gates: inout SceneGates) throws(CommandError) {
    isSingle = !Self.areSeveral(paths)
    var known: Set<[UInt8]> = []
    for path in paths {
      for document in try Self.documents(at: path, following: &gates) {
        let place = WholeFile.place(of: document.path) ?? document.path
        if known.insert(Array(place.utf8)).inserted { documents.append(document) }
      }
    }
  }

  /// Returns a Boolean value indicating whether operands may stand for several scenes: more than one, or a folder.
  static func areSeveral(_ paths: [String]) -> Bool {
    paths.count != 1 || Folders.isFolder(paths[0]) == true
  }

  private static func documents(
    at path: String, following gates: inout SceneGates
  ) throws(CommandError) -> [Document] {
    guard Folders.isFolder(path) == true else {
      return [Document(path: path, name: Paths.name(of: path), isOfFolder: false)]
    }
    let folder = Paths.withoutSlash(path)
    let names: [String]
    switch SceneFolder.scenes(below: folder) {
    case .scenes(let scenes): names = scenes
    case .unreadable(let inner):
      throw CommandError(.badInput, RunProblem.unreadableFolder(path: inner))
    }
    var documents: [Document] = []
    for name in names where try !gates.exclude(Paths.joined(folder, name)) {
      documents.append(Document(path: Paths.joined(folder, name), name: name, isOfFolder: true))
    }
    guard !documents.isEmpty else { throw CommandError(.badInput, RunProblem.noScenes(path: folder)) }
    return documents
  }

  /// Throws a usage error where two documents would have one output.
  static func checkOutputs(_ outputs: [(path: String, document: String)]) throws(CommandError) {
    var owners: [[UInt8]: String] = [:]
    for output in outputs {
      if let first = owners.updateValue(output.document, forKey: Array(output.path.utf8)) {
        throw .usage(.together(.scenesShareOutput(output.path, first: first, second: output.document)))
      }
    }
  }
}

extension ValueForm where Value == String {
  /// The form of a scene document, or of a folder of them.
  static var scenes: ValueForm {
    ValueForm(shape: ValueShape(name: "SCENE.json|FOLDER", paths: .files(["json"]), file: .isRead)) {
      text, _ in
      text
    }
  }
}

extension CommandError {
  /// A Boolean value indicating whether the error is about one of several scenes, so that the others can still be handled.
  var isAboutScene: Bool { exit == .badInput }
}
