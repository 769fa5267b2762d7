// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The files that one run reads and writes, recognized by any path that leads to them.
///
/// Adding a file throws a problem if an output would replace a file that is read, or another output.
struct RunFiles {
  /// The files by the bytes of their unique paths, without links.
  private var read: [[UInt8]: Named] = [:], written: [[UInt8]: Named] = [:]

  /// A file as the command line names it.
  private struct Named: CustomStringConvertible {
    /// The name of the flag before the path; nil for operands and for files that no flag names.
    var flag: String?
    var path: String
    /// The name of the flag whose file this output may replace; nil for none.
    var updated: String?

    var description: String { flag.map { "\($0) \(path)" } ?? path }
  }

  /// Collects the files that a command line names.
  init(_ tokens: Tokens, operands: [ValueShape]) throws(UsageProblem) {
    for (path, shape) in zip(tokens.operands, operands) where shape.file == .isRead { try reads(path) }
    for flag in tokens.flags where flag.description.values.first?.file == .isRead {
      try add(Named(flag: flag.description.name, path: flag.values[0]), to: \.read)
    }
    for flag in tokens.flags {
      guard case .isWritten(let updated)? = flag.description.values.first?.file else { continue }
      let file = Named(flag: flag.description.name, path: flag.values[0], updated: updated)
      try add(file, to: \.written)
    }
  }

  /// Adds a file that is read.
  mutating func reads(_ path: String) throws(UsageProblem) { try add(Named(path: path), to: \.read) }
  /// Adds a file that is written.
  mutating func writes(_ path: String) throws(UsageProblem) { try add(Named(path: path), to: \.written) }

  /// Adds the files that a scene names in any combination of settings. Relative paths start at the folder of
  /// `document`. Throws too if an output would replace any other file that the run has read.
  mutating func reads(_ scene: SceneDescription, at document: String) throws(UsageProblem) {
    for file in scene.namedFiles {
      try reads(Paths.isAbsolute(file) ? file : Paths.joined(Paths.folder(of: document), file))
    }
    for file in written.values where file.updated == nil && InputFiles.contain(file.path) {
      throw .together(.outputReplacesInput(output: file.description, input: file.path))
    }
  }

  /// Adds a file. A path that leads to no file, such as that of a device, is ignored.
  private mutating func add(
    _ file: Named, to list: WritableKeyPath<RunFiles, [[UInt8]: Named]>
  ) throws(UsageProblem) {
    guard let place = WholeFile.place(of: file.path).map({ Array($0.utf8) }) else { return }
    let other = self[keyPath: list].updateValue(file, forKey: place)
    if let output = written[place], let input = read[place],
      input.flag == nil || input.flag != output.updated
    {
      throw .together(.outputReplacesInput(output: output.description, input: input.description))
    }
    if let other, list == \.written {
      throw .together(.outputsAreOneFile(other.description, file.description))
    }
  }
}
