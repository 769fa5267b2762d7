// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The three kinds of glass, under SwiftUI's names.
package enum GlassVariant: Hashable, Sendable, CaseIterable {
  /// Glass that blurs, remaps and adapts, legible over anything.
  case regular
  /// Glass that shows more of its backdrop, for bold content over pictures.
  case clear
  /// No glass: the content stays as it is.
  case identity

  /// The name of the variant in scenes and on the command line.
  package var name: String {
    switch self {
    case .regular: "regular"
    case .clear: "clear"
    case .identity: "identity"
    }
  }

  /// Returns the variant of a name, compared byte by byte.
  ///
  /// - Throws: `.unknownVariant` with the nearest known name.
  package static func named(_ name: String) throws(GlassError) -> GlassVariant {
    if let variant = allCases.first(where: { NameMatch.same($0.name, name) }) { return variant }
    throw .unknownVariant(name: name, nearest: NameMatch.nearest(to: name, among: allCases.map { $0.name }))
  }
}
