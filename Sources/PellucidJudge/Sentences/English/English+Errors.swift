// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// Sentences of errors: what is wrong, where, and what to do.
extension English {
  /// - Parameter document: The name of the scene document; nil leaves it out.
  static func text(of error: SceneError, in document: String? = nil) -> String {
    func at(_ place: String) -> String { document.map { $0 + ": " + place } ?? place }
    switch error {
    case .material(let place, let fact): return text(of: fact, at: at(place))
    case .color(let place, .unknownColor(let name, let nearest)):
      return sentence("unknown colour \"\(name)\"", at(place), listed(nearest, by: "pellucid colors"))
    case .color(let place, .notOnPlatform(let name, let platform, let nearest)):
      let system = platform.name
      return sentence(
        "no colour \"\(name)\" on \(system)", at(place),
        listed(nearest, by: "pellucid colors --platform \(system)"))
    case .asset(let place, let fact): return text(of: fact, at: at(place))
    case .nestedTooDeep(let place, let limit):
      return sentence("layers nested too deep", at(place), "use at most \(limit) levels")
    case .tooMuchGlass(let place, let pieces, let spacing):
      let most = Int(SceneResolver.mostGlassJoins / 1e6)
      return sentence(
        "too much glass flows together", "\(at(place)), \(pieces) pieces",
        "use a spacing below \(Figures.text(spacing)), fewer pieces, or a smaller picture: the pixels within 4 times "
          + "the spacing of a piece, added up over all pieces, may be \(most) million")
    case .unusableNumber(let place, let quantity):
      return sentence(
        "unusable number", "\(at(place)), \(quantity.name)", "use finite numbers of ordinary size")
    }
  }

  static func text(of error: AssetNameError, at place: String?) -> String {
    switch error {
    case .noCatalogs(let name):
      return sentence(
        "no catalog to look up \"\(SceneAssets.prefix)\(name)\" in", place,
        "name one with --assets PATH, or in the document's assets")
    case .unknown(let kind, let name, let nearest):
      let (noun, set) =
        switch kind {
        case .color: ("colour", "colour sets")
        case .image: ("picture", "image sets")
        case .symbol: ("symbol", "symbol sets")
        }
      let advice = nearest.map { "did you mean \"\(SceneAssets.prefix)\($0)\"?" }
      return sentence(
        "no \(noun) \"\(name)\" in the catalogs", place,
        advice ?? "names are those of \(set), behind the names of their namespaces")
    case .missingPrefix(let name):
      return sentence(
        "unknown colour \"\(name)\"", place,
        "write \"\(SceneAssets.prefix)\(name)\" for the colour of the catalog")
    }
  }

  static func text(of error: MaterialError, at place: String?) -> String {
    switch error {
    case .unknownMaterial(let name, let nearest):
      sentence("unknown material \"\(name)\"", place, listed(nearest, by: "pellucid materials"))
    case .notOnPlatform(let name, let platform, let available):
      sentence(
        "no material \"\(name)\" on \(platform.name)", place,
        "use one of " + available.joined(separator: ", "))
    case .unknownRole(let name, let nearest):
      sentence(
        "unknown role \"\(name)\"", place,
        nearest.map { "did you mean \"\($0)\"?" } ?? "use one of " + Materials.roles.joined(separator: ", "))
    }
  }

  private static func sentence(_ what: String, _ place: String?, _ advice: String) -> String {
    place.map { "\(what): \($0): \(advice)" } ?? "\(what): \(advice)"
  }

  private static func listed(_ nearest: String?, by command: String) -> String {
    let list = command + " lists them"
    return nearest.map { "did you mean \"\($0)\"? \(list)" } ?? list
  }
}

extension Platform {
  fileprivate var name: String {
    switch self {
    case .ios: "ios"
    case .macos: "macos"
    case .tvos: "tvos"
    case .visionos: "visionos"
    case .watchos: "watchos"
    }
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
    case .transform: "transform"
    case .fill: "fill"
    case .spacing: "spacing"
    case .progress: "progress"
    }
  }
}
