// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Finds the part of a source that the parser reads in a bounded time.
///
/// The parser calls itself for what nests, reads arrays in arrays in a time that doubles with each of them,
/// and reads long expressions in a time that grows with the square of their length. A source that goes beyond
/// what people write is cut off there.
struct SourceBounds {
  // Chosen: several times the most in five thousand files of apps, which is 13, 83, 3 and 6.
  private static let mostBrackets = 48, mostTokens = 400, mostConditions = 16, mostAlternatives = 60
  /// Chosen: twice the most arrays in arrays of these files; reading more takes half a second and doubles
  /// with each.
  private static let mostArrays = 8

  /// The code that a closing bracket ends.
  private enum Opening: Equatable {
    case parenthesis, array, block
    /// Code in a string, which goes on after it.
    case interpolation(StringKind)
  }

  private struct StringKind: Equatable {
    var hashes: Int
    var isOfLines: Bool
  }

  private let source: [UInt8]
  private var index = 0
  private var openings: [Opening] = []
  private var arrays = 0, conditions = 0
  /// The tokens of the statements that are not ended, and the alternatives of their conditions, for each
  /// opening.
  private var tokens = [0], alternatives = [0]
  private var followsBlock = false

  /// Returns the number of bytes that can be parsed.
  static func readable(_ source: [UInt8]) -> Int {
    var bounds = SourceBounds(source: source)
    return bounds.scan()
  }

  private init(source: [UInt8]) { self.source = source }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < source.count ? source[index + offset] : 0 }

  private func isAt(_ text: String) -> Bool { source[index...].starts(with: text.utf8) }

  private mutating func scan() -> Int {
    while index < source.count {
      let start = index
      step()
      guard tokens[tokens.count - 1] <= Self.mostTokens, openings.count <= Self.mostBrackets,
        arrays <= Self.mostArrays, conditions <= Self.mostConditions,
        alternatives[alternatives.count - 1] <= Self.mostAlternatives
      else { return start }
    }
    return source.count
  }

  /// Goes on after the next token.
  private mutating func step() {
    switch byte() {
    case UInt8(ascii: "\n"): newline()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): hashOrString()
    case UInt8(ascii: "("): open(.parenthesis)
    case UInt8(ascii: "["): open(.array)
    case UInt8(ascii: "{"): open(.block)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      tokens[tokens.count - 1] = 0
      index += 1
    case let byte where Self.isWord(byte): word()
    default:
      // `a!!` has two operators, and so may `--a`.
      let start = index
      skip { !Self.isWord($0) && !Self.ends.contains($0) }
      tokens[tokens.count - 1] += index - start
      if index < source.count, Self.ends.contains(byte()), byte() == UInt8(ascii: "/") { index += 1 }
    }
  }

  /// The bytes that end an operator.
  private static let ends = Set(" \t\r\n/\"#()[]{},;".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    repeat { index += 1 } while index < source.count && isPart(source[index])
  }

  // MARK: Tokens

  /// A line that does not go on with the one before begins a statement.
  private mutating func newline() {
    skip {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        || $0 == UInt8(ascii: "\r")
    }
    if index < source.count, !Self.continuations.contains(byte()) { tokens[tokens.count - 1] = 0 }
  }

  private static let continuations = Set(".?:+-*/&|=<>)]!^%~#".utf8)

  private mutating func word() {
    let start = index
    skip { Self.isWord($0) }
    tokens[tokens.count - 1] += 1
    if source[start..<index].elementsEqual("else".utf8) {
      alternatives[alternatives.count - 1] += 1
    } else if followsBlock {
      alternatives[alternatives.count - 1] = 0
    }
    followsBlock = false
  }

  private mutating func open(_ opening: Opening) {
    tokens[tokens.count - 1] += 1
    openings.append(opening)
    tokens.append(0)
    alternatives.append(0)
    if opening == .array { arrays += 1 }
    followsBlock = false
    index += 1
  }

  private mutating func close() {
    let closing = byte()
    index += 1
    guard let last = openings.last else { return }
    switch (last, closing) {
    case (.parenthesis, UInt8(ascii: ")")), (.block, UInt8(ascii: "}")): break
    case (.array, UInt8(ascii: "]")): arrays -= 1
    case (.interpolation(let kind), UInt8(ascii: ")")):
      leave()
      string(kind)
      return
    default: return
    }
    leave()
    followsBlock = last == .block
  }

  private mutating func leave() {
    openings.removeLast()
    tokens.removeLast()
    alternatives.removeLast()
  }

  // MARK: Comments and strings

  private mutating func comment() {
    var depth = 0
    while index < source.count {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func hashOrString() {
    tokens[tokens.count - 1] += 1
    if isAt("#if") { conditions += 1 } else if isAt("#endif") { conditions = max(conditions - 1, 0) }
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    index += hashes
    guard byte() == UInt8(ascii: "\"") else { return }
    let isOfLines = isAt("\"\"\"")
    index += isOfLines ? 3 : 1
    string(StringKind(hashes: hashes, isOfLines: isOfLines))
  }

  /// Goes on to the end of a string, or to the code in it.
  private mutating func string(_ kind: StringKind) {
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: kind.hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: kind.isOfLines ? 3 : 1) + hashes
    let code = [UInt8(ascii: "\\")] + hashes + [UInt8(ascii: "(")]
    while index < source.count {
      if source[index...].starts(with: end) {
        index += end.count
        return
      }
      if source[index...].starts(with: code) {
        index += code.count - 1
        return open(.interpolation(kind))
      }
      if byte() == UInt8(ascii: "\n"), !kind.isOfLines { return }
      index += byte() == UInt8(ascii: "\\") && kind.hashes == 0 ? 2 : 1
    }
  }
}
