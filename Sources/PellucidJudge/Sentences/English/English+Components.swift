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
    case .unavailableProperty(let kind, let property, let platform, let allowed):
      ErrorParts.joined(
        "\(a(kind)) has no \(property.rawValue) on \(Vocabularies.platform.name(of: platform))", place,
        "leave it out, or use it on " + list(allowed.map { Vocabularies.platform.name(of: $0) }))
    case .unknownState(let kind, let state, let platform, let allowed):
      ErrorParts.joined(
        "\(a(kind)) is never \"\(state.rawValue)\" on \(Vocabularies.platform.name(of: platform))", place,
        allowed.isEmpty ? "leave the state out" : oneOf(allowed.map { $0.rawValue }, nil))
    case .conflictingStates(let kind, let first, let second):
      ErrorParts.joined(
        "\(a(kind)) cannot be \"\(first.rawValue)\" and \"\(second.rawValue)\"", place,
        "leave one of the states out")
    case .outOfRange(let kind, let property, let found, let allowed):
      ErrorParts.joined(
        "\(property.rawValue) \(Figures.text(found)) of \(a(kind))", place,
        "use \(Figures.text(allowed.lowerBound)) to \(Figures.text(allowed.upperBound))")
    case .empty(let kind, let property):
      ErrorParts.joined("\(a(kind)) without \(property.rawValue)", place, "list at least one")
    case .missing(let kind, let properties, .some(let property)):
      ErrorParts.joined(
        "an empty \(property.rawValue) of \(a(kind))", place,
        "write " + names(properties) + " that is not empty")
    case .missing(let kind, let properties, nil):
      ErrorParts.joined(
        "\(a(kind)) without " + names(properties), place, "add " + names(properties) + " that is not empty")
    case .tooLong(let kind, let property, let limit):
      ErrorParts.joined(
        "too many bytes of text in the \(property.rawValue) of \(a(kind))", place, "use at most \(limit)")
    case .tooLarge(let kind, let property, let found, let limit):
      ErrorParts.joined(
        "\(a(kind)) of \(Figures.exact(found)) points", place,
        "at most \(Figures.exact(limit)) are drawn: shorten \(property?.rawValue ?? "it"), or state a frame")
    case .notLowered(let kind):
      ErrorParts.joined(
        "\(a(kind)) that was not lowered to layers", place, "lower the scene before resolving it")
    }
  }

  /// Returns the name of a kind with its article.
  private static func a(_ kind: ComponentKind) -> String {
    let isVowel = kind.name.first.map { "aeiou".contains($0) } ?? false
    return (isVowel ? "an " : "a ") + kind.name
  }

  /// Returns the names of properties of which one is enough.
  private static func names(_ properties: [ComponentProperty]) -> String {
    list(properties.map { $0.rawValue })
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast(2).map { $0 + ", " }.joined() + names.suffix(2).joined(separator: " or ")
  }
}
