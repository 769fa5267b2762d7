// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The files of one run, by whatever paths they are named: no output replaces what is read, or another output.
struct RunFiles {
  private var read: [String: Named] = [:], written: [String: Named] = [:]

  /// A path as people know it.
  private struct Named: CustomStringConvertible {
    /// nil for what no option names.
    var option: String?
    var path: String
    /// The option that names a file which this one may take the place of.
    var updated: String?

    var description: String { option.map { "\($0) \(path)" } ?? path }
  }

  /// Those of the command line.
  init(_ arguments: ParsedArguments, of grammar: Grammar) throws(CommandError) {
    for (path, name) in zip(arguments.operands, grammar.operands) where name.contains(".") {
      try reads(path)
    }
    for option in grammar.options where option.file == .isRead {
      for path in arguments.texts(option.name) { try add(Named(option: option.name, path: path), to: \.read) }
    }
    for option in grammar.options {
      guard case .isWritten(let updated)? = option.file, let path = arguments.text(option.name) else {
        continue
      }
      try add(Named(option: option.name, path: path, updated: updated), to: \.written)
    }
  }

  mutating func reads(_ path: String) throws(CommandError) { try add(Named(path: path), to: \.read) }
  mutating func writes(_ path: String) throws(CommandError) { try add(Named(path: path), to: \.written) }

  /// The pictures and symbols of a scene, of every combination of settings.
  mutating func reads(_ scene: SceneDescription, at document: String) throws(CommandError) {
    for file in scene.namedFiles {
      try reads(file.hasPrefix("/") ? file : Paths.joined(Paths.folder(of: document), file))
    }
  }

  private mutating func add(
    _ file: Named, to list: WritableKeyPath<RunFiles, [String: Named]>
  ) throws(CommandError) {
    guard let place = WholeFile.place(of: file.path) else { return }
    let other = self[keyPath: list].updateValue(file, forKey: place)
    if let output = written[place], let input = read[place],
      input.option == nil || input.option != output.updated
    {
      throw .usage(
        "an output would replace what is read", "\(output) and \(input)",
        "choose another path for the output")
    }
    if let other, list == \.written {
      throw .usage("two outputs would be one file", "\(other) and \(file)", "give each a path of its own")
    }
  }
}
