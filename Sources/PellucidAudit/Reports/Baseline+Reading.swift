// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The reason why a document cannot be read as a baseline.
package enum BaselineError: Error, Hashable, Sendable {
  case notABaseline
  case otherVersion(Int)
}

extension Baseline {
  /// The largest size of a baseline document, in bytes; a hundred thousand entries take less.
  package static let maximumBytes = 32_000_000

  /// Parses a baseline.
  ///
  /// - Parameter bytes: A document that `json` wrote. Unknown members are skipped.
  package init(parsing bytes: [UInt8]) throws(BaselineError) {
    let limits = JSONLimits(bytes: Self.maximumBytes, depth: 512, values: Self.maximumBytes)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root,
      let version = root["version"]?.whole, case .array(let items)? = root["findings"]?.value
    else { throw .notABaseline }
    let entries = items.compactMap(Entry.init)
    guard entries.count == items.count else { throw .notABaseline }
    guard version == Self.version else { throw .otherVersion(version) }
    self.init(entries: entries)
  }
}

extension Baseline.Entry {
  /// The largest count of an entry. The counts of all entries that a document can hold have a sum that `Int` can represent.
  private static let maximumCount = 1_000_000_000

  fileprivate init?(_ node: JSONNode) {
    guard let rule = node["rule"]?.text, let file = node["file"]?.text, let layer = node["layer"]?.text,
      let variant = node["variant"]?.text, let count = node["count"]?.whole,
      (1...Self.maximumCount).contains(count)
    else { return nil }
    self.init(rule: rule, file: file, layer: layer, variant: variant, count: count)
  }
}

extension JSONNode {
  fileprivate var text: String? { if case .string(let text) = value { text } else { nil } }

  fileprivate var whole: Int? { if case .number(let number) = value { Int(exactly: number) } else { nil } }
}
