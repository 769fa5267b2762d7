// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The files of one run, by whatever paths they are named: no output replaces what is read, or another output.
struct RunFiles {
  /// By the bytes of their places.
  private var read: [[UInt8]: Named] = [:], written: [[UInt8]: Named] = [:]

  /// A path as people know it.
  private struct Named: CustomStringConvertible {
    /// nil for what no flag names.
    var flag: String?
    var path: String
    /// The flag that names a file which this one may take the place of.
    var updated: String?

    var description: String { flag.map { "\($0) \(path)" } ?? path }
  }

  /// Gathers the files of a command line.
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

  mutating func reads(_ path: String) throws(UsageProblem) { try add(Named(path: path), to: \.read) }
  mutating func writes(_ path: String) throws(UsageProblem) { try add(Named(path: path), to: \.written) }

  /// The pictures and symbols of a scene, of every combination of settings, and whatever else the run has read by now.
  mutating func reads(_ scene: SceneDescription, at document: String) throws(UsageProblem) {
    for file in scene.namedFiles {
      try reads(Paths.isAbsolute(file) ? file : Paths.joined(Paths.folder(of: document), file))
    }
    for file in written.values where file.updated == nil && InputFiles.contain(file.path) {
      throw .together(.outputReplacesInput(output: file.description, input: file.path))
    }
  }

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
