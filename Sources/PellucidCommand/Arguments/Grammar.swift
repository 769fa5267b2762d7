// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The operands and options of one verb.
struct Grammar {
  struct Option {
    var name: String
    var short: String?
    /// The names of the values that follow it; a switch has none.
    var values: [String] = []
    var help: String
    /// A Boolean value indicating whether it may be given several times.
    var isRepeatable = false
    /// The use of the file that its value names; nil where that is no file.
    var file: FileUse?
  }

  enum FileUse: Equatable {
    case isRead
    /// It may be the very file that another option reads.
    case isWritten(updating: String? = nil)
  }

  var verb: String
  var summary: String
  /// Names of the positional arguments; one in brackets may be left out, one with an extension is a file's.
  var operands: [String]
  var options: [Option]

  static let shared = [
    Option(name: "--quiet", help: "no progress and no notes"),
    Option(name: "--help", short: "-h", help: "this text"),
  ]

  private var all: [Option] { options + Self.shared }

  var help: String {
    let heads = all.map { option in
      ([option.short, option.name].compactMap { $0 }.joined(separator: ", ") + " "
        + option.values.joined(separator: " ")).trimmed
    }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(heads, all).map { head, option in
      "  " + head + String(repeating: " ", count: width - head.count + 2) + option.help
    }
    let operands = operands.joined(separator: " ")
    return """
      \(summary)

      Usage: pellucid \((verb + " " + operands).trimmed) [options]

      Options:
      \(lines.joined(separator: "\n"))
      """
  }

  func parse(_ arguments: [String]) throws(CommandError) -> ParsedArguments {
    var parsed = ParsedArguments(verb: verb)
    var rest = arguments[...]
    var isAfterDashes = false
    while let argument = rest.popFirst() {
      if isAfterDashes || !argument.hasPrefix("-") || argument == "-" {
        parsed.operands.append(argument)
      } else if argument == "--" {
        isAfterDashes = true
      } else {
        try option(argument, &rest, into: &parsed)
      }
    }
    guard parsed.operands.count >= operands.count(where: { !$0.hasPrefix("[") }) else {
      throw .usage(
        "missing argument", operands[parsed.operands.count],
        "write pellucid \(verb) \(operands.joined(separator: " "))")
    }
    guard parsed.operands.count <= operands.count else {
      throw .usage(
        "one argument too many", parsed.operands[operands.count], "write pellucid \(verb) --help for usage")
    }
    return parsed
  }

  private func option(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = all.first(where: { $0.name == name || $0.short == name }) else {
      throw .usage("unknown option", name, Nearest.advice(name, among: all.map(\.name)))
    }
    var values = parts.dropFirst().map(String.init)
    guard values.count <= option.values.count else {
      throw .usage("option takes no value", argument, "write \(option.name) alone")
    }
    while values.count < option.values.count {
      guard let value = rest.first, !isOption(value) else {
        throw missing(option.values[values.count], of: option)
      }
      values.append(value)
      rest = rest.dropFirst()
    }
    if option.file != nil, values.contains("") { throw missing(option.values[0], of: option) }
    if option.isRepeatable, let earlier = parsed.values[option.name] { values = earlier + values }
    guard parsed.values.updateValue(values, forKey: option.name) == nil || option.isRepeatable else {
      throw .usage("option given twice", option.name, "keep one of them")
    }
  }
}

extension Grammar {
  private func isOption(_ argument: String) -> Bool {
    all.contains { $0.name == argument || $0.short == argument }
  }

  private func missing(_ value: String, of option: Option) -> CommandError {
    let place = option.values.count > 1 ? "\(value) of \(option.name)" : option.name
    return .usage("missing value", place, "write \(option.name) \(option.values.joined(separator: " "))")
  }
}

extension String {
  fileprivate var trimmed: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}

/// Arguments taken apart, not yet understood. An option is there once at most, or all its values are together.
struct ParsedArguments {
  let verb: String
  var operands: [String] = []
  var values: [String: [String]] = [:]

  init(verb: String) { self.verb = verb }

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name]?.first }
  /// Returns the values of an option that may be given several times.
  func texts(_ name: String) -> [String] { values[name] ?? [] }

  func number(_ name: String, in range: ClosedRange<Double>) throws(CommandError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let value = Double(text), range.contains(value) else {
      let allowed = Figures.text(range.lowerBound) + "…" + Figures.text(range.upperBound)
      throw .usage("not an allowed number", "\(name) \(text)", "write a number in \(allowed)")
    }
    return value
  }

  func whole(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let value = Int(text), range.contains(value) else {
      let allowed = "\(range.lowerBound)…\(range.upperBound)"
      throw .usage("not an allowed number", "\(name) \(text)", "write a whole number in \(allowed)")
    }
    return value
  }
}
