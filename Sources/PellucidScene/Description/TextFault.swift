// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a text cannot be read in full as it is shown.
package enum TextFault: Hashable, Sendable {
  /// The text has no letters.
  case empty
  /// The text ends with an ellipsis.
  case truncated
  /// A part of the text lies outside of a shape that cuts it, or of the picture, or it has no room at all.
  case clipped
  /// The text lies on another one.
  case overlaps(String)

  /// The name by which a program of previews tells the fault.
  package var name: String {
    switch self {
    case .empty: "empty"
    case .truncated: "truncated"
    case .clipped: "clipped"
    case .overlaps: "overlaps"
    }
  }

  /// Creates the fault with a name; nil where there is none.
  ///
  /// - Parameter other: The text that is lain on.
  package init?(named name: String, over other: String?) {
    let faults: [TextFault] = [.empty, .truncated, .clipped, .overlaps(other ?? "")]
    guard let fault = faults.first(where: { $0.name == name }) else { return nil }
    self = fault
  }
}
