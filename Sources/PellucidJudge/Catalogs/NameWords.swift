// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// The words of an asset's name: the words of `RiskLevel/Icon/Red` are risk, level, icon, red.
struct NameWords: Hashable, Sendable {
  /// The words of the namespaces and groups, in lower case.
  var groups: [String]
  /// The words of the name without its groups, in lower case.
  var own: [String]

  /// Splits a path into words.
  ///
  /// - Parameter path: The groups and the name, separated by slashes, without a file extension.
  init(path: String) {
    let steps = path.split(separator: "/").map { Self.words(of: String($0)) }
    own = steps.last ?? []
    groups = steps.dropLast().flatMap { $0.self }
  }

  var all: [String] { groups + own }

  /// Returns the words of a name, which is split at capitals, digits, and characters other than letters and digits.
  /// The word "colour" is left out, because it carries no meaning here.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var last = Kind.other
    func flush() {
      let text = String(word).lowercased()
      if !text.isEmpty, !["color", "colors", "colour", "colours"].contains(text) { words.append(text) }
      word = String.UnicodeScalarView()
    }
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let kind = Kind(scalar)
      let next = index + 1 < scalars.count ? Kind(scalars[index + 1]) : .other
      // "NHSBlue" consists of NHS and blue: a capital before a small letter also begins a word.
      let begins = kind == .capital && (last != .capital || next == .small)
      if begins || kind == .digit && last != .digit || kind != .digit && last == .digit || kind == .other {
        flush()
      }
      if kind != .other { word.append(scalar) }
      last = kind
    }
    flush()
    return words
  }

  /// The kind of a character. Every letter outside of ASCII counts as small.
  private enum Kind {
    case capital, small, digit, other

    init(_ scalar: UnicodeScalar) {
      switch scalar.value {
      case 65...90: self = .capital
      case 97...122: self = .small
      case 48...57: self = .digit
      default: self = scalar.value >= 0xC0 ? .small : .other
      }
    }
  }
}

extension NameWords {
  /// Returns the words without a word that the names of the catalog begin with, such as the name of the app.
  func without(prefix: String?) -> NameWords {
    guard let prefix, own.first == prefix, own.count > 1 else { return self }
    var words = self
    words.own.removeFirst()
    return words
  }

  /// Returns the word that at least four fifths of a catalog's names begin with; nil if there is none, the catalog
  /// has fewer than five names, or the word denotes a role.
  static func commonPrefix(of names: [NameWords]) -> String? {
    var counts: [String: Int] = [:]
    for name in names { if let first = name.own.first { counts[first, default: 0] += 1 } }
    guard names.count >= 5, let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value * 5 >= names.count * 4, RoleWords.role(of: most.key) == nil
    else { return nil }
    return most.key
  }
}
