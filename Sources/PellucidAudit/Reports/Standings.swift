// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The standing of a text or symbol by all that is known about it; only the last is a pass, and it is always proven.
public enum Standing: String, CaseIterable, Comparable, Sendable {
  /// Too low, over some backdrop or on the drawn pixels.
  case failed
  /// It cannot be decided; a person has to look.
  case review
  /// Enough on the drawn pixels, and not known beyond them.
  case sampled
  case proven

  public static func < (first: Standing, second: Standing) -> Bool { first.weight < second.weight }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The numbers of texts and symbols of a run by their standing.
public struct Standings: Hashable, Sendable {
  private var counts: [Standing: Int] = [:]

  public init(_ all: [Standing]) {
    for standing in all { counts[standing, default: 0] += 1 }
  }

  /// Returns the number of a standing.
  public func count(_ standing: Standing) -> Int { counts[standing] ?? 0 }

  /// The best first.
  private static let order = Standing.allCases.reversed()

  /// "2 proven, 1 sampled, 0 review, 0 failed".
  package var text: String { Self.order.map { "\(count($0)) \($0)" }.joined(separator: ", ") }

  package var json: JSONText { .object(Self.order.map { ($0.rawValue, .whole(count($0))) }) }
}
