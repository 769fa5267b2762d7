// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

extension English {
  /// Returns the sentence about a component that cannot be drawn.
  static func text(of error: ComponentError, at place: String?) -> String {
    switch error {
    case .unavailable(let kind, let platform):
      ErrorParts.joined(
        "no \(kind.name) on \(Vocabularies.platform.name(of: platform))", place,
        "see pellucid components --platform \(Vocabularies.platform.name(of: platform))")
    case .unavailableStyle(let kind, let style, let platform):
      ErrorParts.joined(
        "no \(kind.name) of the style \"\(style.rawValue)\" on \(Vocabularies.platform.name(of: platform))",
        place,
        "leave the style out for the platform's own")
    case .unknownState(let kind, let state, let allowed):
      ErrorParts.joined(
        "a \(kind.name) is never \"\(state.rawValue)\"", place,
        allowed.isEmpty ? "leave the state out" : oneOf(allowed.map { $0.rawValue }, nil))
    case .conflictingStates(let kind, let first, let second):
      ErrorParts.joined(
        "a \(kind.name) cannot be \"\(first.rawValue)\" and \"\(second.rawValue)\"", place,
        "leave one of the states out")
    case .outOfRange(let kind, let property, let found, let allowed):
      ErrorParts.joined(
        "\(property.rawValue) \(Figures.text(found)) of a \(kind.name)", place,
        "use \(Figures.text(allowed.lowerBound)) to \(Figures.text(allowed.upperBound))")
    case .empty(let kind, let property):
      ErrorParts.joined("a \(kind.name) without \(property.rawValue)", place, "list at least one")
    case .notLowered(let kind):
      ErrorParts.joined(
        "a \(kind.name) that was not lowered to layers", place, "lower the scene before resolving it")
    }
  }
}
