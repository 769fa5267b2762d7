// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidLegibility
import PellucidScene

/// Sentences about errors in three parts: what is wrong, where, and what to do.
extension English {
  /// Returns the sentence about an error in a scene.
  ///
  /// - Parameter document: The name of the scene document to put before the place; nil for none.
  static func text(of error: SceneError, in document: String? = nil) -> String {
    func at(_ place: String) -> String { ErrorParts.at(place, in: document) }
    switch error {
    case .material(let place, let fact): return text(of: fact, at: at(place))
    case .color(let place, let fact): return text(of: fact, at: at(place))
    case .asset(let place, let fact): return text(of: fact, at: at(place))
    case .textStyle(let place, let style, let platform):
      return ErrorParts.joined(
        "no text style \"\(Vocabularies.textStyle.name(of: style))\" on \(Vocabularies.platform.name(of: platform))",
        at(place), oneOf(TextStyle.names(on: platform), nil))
    case .component(let place, let fact): return text(of: fact, at: at(place))
    case .nestedTooDeep(let place, let limit):
      return ErrorParts.joined("layers nested too deep", at(place), "use at most \(limit) levels")
    case .tooMuchGlass(let place, let pieces, let spacing):
      let most = Int(SceneResolver.mostGlassJoins / 1e6)
      return ErrorParts.joined(
        "too much glass flows together", "\(at(place)), \(pieces) pieces",
        "use a spacing below \(Figures.text(spacing)), fewer pieces, or a smaller picture: the pixels within 4 times "
          + "the spacing of a piece, added up over all pieces, may be \(most) million")
    case .unusableNumber(let place, let quantity):
      return ErrorParts.joined(
        "unusable number", "\(at(place)), \(quantity.name)", "use finite numbers of ordinary size")
    }
  }

  static func text(of error: AssetNameError, at place: String?) -> String {
    switch error {
    case .noCatalogs(let name):
      return ErrorParts.joined(
        "no catalog to look up \"\(SceneAssets.prefix)\(name.shown)\" in", place,
        "name one with --assets PATH, or in the document's assets")
    case .unknown(let kind, let name, let nearest):
      let (noun, set) =
        switch kind {
        case .color: ("colour", "colour sets")
        case .image: ("picture", "image sets")
        case .symbol: ("symbol", "symbol sets")
        }
      let advice = nearest.map { "did you mean \"\(SceneAssets.prefix)\($0.shown)\"?" }
      return ErrorParts.joined(
        "no \(noun) \"\(name.shown)\" in the catalogs", place,
        advice ?? "names are those of \(set), behind the names of their namespaces")
    case .missingPrefix(let name):
      return ErrorParts.joined(
        "unknown colour \"\(name.shown)\"", place,
        "write \"\(SceneAssets.prefix)\(name.shown)\" for the colour of the catalog")
    }
  }

  static func text(of error: ColorNameError, at place: String?) -> String {
    switch error {
    case .unknownColor(let name, let nearest):
      return ErrorParts.joined(
        "unknown colour \"\(name.shown)\"", place, listed(nearest, by: "pellucid colors"))
    case .notOnPlatform(let name, let platform, let nearest):
      let system = Vocabularies.platform.name(of: platform)
      return ErrorParts.joined(
        "no colour \"\(name.shown)\" on \(system)", place,
        listed(nearest, by: "pellucid colors --platform \(system)"))
    }
  }

  static func text(of error: MaterialError, at place: String?) -> String {
    switch error {
    case .unknownMaterial(let name, let nearest):
      ErrorParts.joined(
        "unknown material \"\(name.shown)\"", place, listed(nearest, by: "pellucid materials"))
    case .notOnPlatform(let name, let platform, let available):
      ErrorParts.joined(
        "no material \"\(name.shown)\" on \(Vocabularies.platform.name(of: platform))", place,
        "use one of " + available.joined(separator: ", "))
    case .unknownRole(let name, let nearest):
      ErrorParts.joined(
        "unknown role \"\(name.shown)\"", place,
        nearest.map { "did you mean \"\($0.shown)\"?" } ?? "use one of "
          + Materials.roles.joined(separator: ", "))
    }
  }

  static func text(of error: GlassError) -> String {
    switch error {
    case .unknownVariant(let name, let nearest):
      ErrorParts.joined(
        "unknown glass \"\(name.shown)\"", nil, oneOf(GlassVariant.allCases.map { $0.name }, nearest))
    case .unknownControl(let name, let nearest):
      ErrorParts.joined(
        "unknown control of glass \"\(name.shown)\"", nil,
        oneOf(GlassControl.allCases.map { $0.name }, nearest))
    case .unknownScrollEdge(let name, let nearest):
      ErrorParts.joined(
        "unknown style of a scroll edge \"\(name.shown)\"", nil,
        oneOf(ScrollEdgeStyle.allCases.map { $0.name }, nearest))
    }
  }

  static func text(of error: ColorParsingError) -> String {
    ErrorParts.joined("not a colour", nil, advice(of: error))
  }

  /// Returns the unexpected text that was found, and the text that is allowed in its place.
  package static func advice(of error: ColorParsingError) -> String {
    let found = error.found.isEmpty ? "the end" : "\"\(error.found.shown)\""
    return "at byte \(error.position + 1) stands \(found), allowed is \(name(of: error.allowed))"
  }

  static func text(of error: LegibilityError) -> String {
    let advice =
      switch error {
      case .unboundedBlend: "mix it in another mode, such as normal"
      case .mappedOtherColor: "give what lies below a colour of its own"
      case .changedBelowGlass: "keep to flat layers below the glass"
      case .notFinite: "use finite numbers of ordinary size"
      case .emptyBackdrop: "allow it at least one colour"
      }
    return ErrorParts.joined("no bound", text(.unbounded(error)), advice)
  }

  static func oneOf(_ names: [String], _ nearest: String?) -> String {
    nearest.map { "did you mean \"\($0.shown)\"?" } ?? "use one of " + names.joined(separator: ", ")
  }

  private static func listed(_ nearest: String?, by command: String) -> String {
    let list = command + " lists them"
    return nearest.map { "did you mean \"\($0.shown)\"? \(list)" } ?? list
  }
}

extension SceneError.Quantity {
  fileprivate var name: String {
    switch self {
    case .size: "size"
    case .scale: "scale"
    case .time: "time"
    case .frame: "frame"
    case .opacity: "opacity"
    case .shadow: "shadow"
    case .effect: "effect"
    case .transform: "transform"
    case .fill: "fill"
    case .spacing: "spacing"
    case .progress: "progress"
    }
  }
}
