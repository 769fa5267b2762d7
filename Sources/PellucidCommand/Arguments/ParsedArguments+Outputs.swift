// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension ParsedArguments {
  /// Refuses outputs that would replace what the verb reads, or each other, under whatever paths they are named.
  func checkOutputs(of grammar: Grammar) throws(CommandError) {
    var read: [String: Named] = [:], written: [String: Named] = [:]
    for (path, name) in zip(operands, grammar.operands) where name.contains(".") {
      if let place = WholeFile.place(of: path) { read[place] = Named(option: nil, path: path) }
    }
    for option in grammar.options where option.file == .isRead {
      for path in texts(option.name) {
        if let place = WholeFile.place(of: path) { read[place] = Named(option: option.name, path: path) }
      }
    }
    for option in grammar.options {
      guard case .isWritten(let updated)? = option.file, let path = text(option.name),
        let place = WholeFile.place(of: path)
      else { continue }
      let output = Named(option: option.name, path: path)
      if let input = read[place], input.option == nil || input.option != updated {
        throw .usage(
          "an output would replace what is read", "\(output) and \(input)",
          "choose another path for the output")
      }
      if let other = written.updateValue(output, forKey: place) {
        throw .usage(
          "two outputs would be one file", "\(other) and \(output)", "give each a path of its own")
      }
    }
  }

  /// A path as it was given.
  private struct Named: CustomStringConvertible {
    /// nil for an operand.
    var option: String?
    var path: String

    var description: String { option.map { "\($0) \(path)" } ?? path }
  }
}
