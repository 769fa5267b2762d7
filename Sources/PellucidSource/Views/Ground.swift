// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The ground below a view.
struct Ground: Sendable {
  enum Kind: Sendable {
    /// A fill with the values that it may have.
    case fill([ColorCase])
    /// A material of the system; the name is nil where it is handed in.
    case material(String?)
    /// Liquid Glass of a variant, such as `regular`.
    case glass(String)
    /// A picture, a film, a camera or a map.
    case media
    /// A view whose look is not in the file.
    case view(String)
    /// A view around, of which the file does not show what it lays below its content.
    case container(String)
    /// The background of a window, a list or a presentation.
    case page
    /// The ground on which the callers of the view lay it.
    case caller
  }

  var kind: Kind
  /// The expression that draws it.
  var node: NodeID?
  /// The opacity of the view, 0…1; nil where it is worked out.
  var alpha: Double? = 1
  /// The conditions under which it is there.
  var conditions: [SourceCondition] = []

  var isMedia: Bool { if case .media = kind { true } else { false } }
}
