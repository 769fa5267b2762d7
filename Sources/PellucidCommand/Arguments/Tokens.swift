// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The arguments of a verb, split into operands and flags with their values. Values are not parsed.
struct Tokens {
  /// A flag of a command line, with its values.
  struct GivenFlag {
    var description: FlagDescription
    /// The long or short name, as it was written.
    var name: String
    var values: [String]
  }

  private(set) var operands: [String] = []
  private(set) var flags: [GivenFlag] = []

  /// Splits arguments; those after `--` are operands. Throws if a flag is unknown or given twice, or has too few or
  /// too many values.
  ///
  /// - Parameters:
  ///   - known: The flags of the verb.
  ///   - verb: The name of the verb, for errors.
  init(_ arguments: [String], known: [FlagDescription], verb: String) throws(UsageProblem) {
    var rest = arguments[...]
    var isAfterDashes = false
    while let argument = rest.popFirst() {
      if isAfterDashes || !argument.hasPrefix("-") || argument == "-" {
        operands.append(argument)
      } else if argument == "--" {
        isAfterDashes = true
      } else {
        try add(argument, &rest, known, verb)
      }
    }
  }

  /// Adds a flag. Its values are the text after `=` and arguments removed from the front of `rest`.
  private mutating func add(
    _ argument: String, _ rest: inout ArraySlice<String>, _ known: [FlagDescription], _ verb: String
  ) throws(UsageProblem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = known.first(where: { $0.isCalled(name) }) else {
      throw .unknown(
        .option, name, at: name, .listed(name, among: known.map(\.name), by: "pellucid \(verb) --help"))
    }
    var values = parts.dropFirst().map(String.init)
    guard values.count <= flag.values.count else {
      throw .surplusValue(argument, option: flag.name)
    }
    while values.count < flag.values.count {
      let shape = flag.values[values.count]
      if shape.isOptional, !(rest.first.map(shape.mayBe) ?? false) { break }
      guard let value = rest.first, !known.contains(where: { $0.isCalled(value) }) else {
        throw .missingValue(of: flag, index: values.count)
      }
      values.append(value)
      rest = rest.dropFirst()
    }
    if let empty = zip(flag.values, values).enumerated().first(where: { $1.0.isPath && $1.1.isEmpty }) {
      throw .missingValue(of: flag, index: empty.offset)
    }
    guard flag.isRepeatable || !flags.contains(where: { $0.description.name == flag.name }) else {
      throw .givenTwice(flag.name)
    }
    flags.append(GivenFlag(description: flag, name: name, values: values))
  }
}

extension UsageProblem {
  /// Returns the problem of a flag without its value at an index.
  fileprivate static func missingValue(of flag: FlagDescription, index: Int) -> UsageProblem {
    let place = flag.values.count > 1 ? "\(flag.name) \(flag.values[index].name)" : flag.name
    return .missing(.value, place, syntax: flag.syntax)
  }
}
