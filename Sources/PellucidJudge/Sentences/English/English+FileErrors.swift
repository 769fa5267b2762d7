// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDocument
import PellucidJSON
import PellucidScene

/// Sentences about the text of documents and catalogs in three parts: what is wrong, where, and what to do.
extension English {
  /// Returns the sentence about a document that was rejected.
  ///
  /// - Parameter stated: The place in the sentence, instead of the key path and the position in the text; nil for these.
  static func text(of error: SceneReadingError, at stated: String? = nil) -> String {
    func text(_ place: SceneReadingError.Place) -> String { stated ?? self.text(place) }
    func text(_ position: TextPosition) -> String { stated ?? self.text(position) }
    return switch error {
    case .tooManyBytes(let limit):
      "scene document too large: more than \(limit) bytes: split it or leave layers out"
    case .syntax(let position, let found, let expected):
      "not JSON: \(text(position)): found \(name(of: found)); write \(name(of: expected)) here"
    case .duplicateKey(let place):
      ErrorParts.joined("key given twice", text(place), "keep one of them")
    case .unknownKey(let place, let nearest, let allowed):
      ErrorParts.joined("unknown key", text(place), known(allowed, nearest))
    case .foreignKey(let place, let advice, let allowed):
      ErrorParts.joined("unknown key", text(place), "\(self.text(of: advice)); \(known(allowed, nil))")
    case .foreignValue(let place, let found, let instead):
      ErrorParts.joined(
        "value in another notation", text(place), "found \"\(found.shown)\"; write \(instead.shown)")
    case .missingKey(let place, let key):
      ErrorParts.joined("missing key", text(place), "add \"\(key)\"")
    case .wrongKind(let place, let found, let expected):
      ErrorParts.joined(
        "wrong kind of value", text(place), "found \(name(of: found)); write \(name(of: expected))")
    case .outOfRange(let place, let found, let allowed):
      ErrorParts.joined(
        "number out of range", text(place), "found \(Figures.exact(found)); allowed is \(name(of: allowed))")
    case .unknownValue(let place, let found, let nearest, let allowed):
      ErrorParts.joined("unknown value \"\(found.shown)\"", text(place), known(allowed, nearest))
    case .badColor(let place, let found, let fault):
      ErrorParts.joined(
        "not a colour", text(place),
        "\"\(found.shown)\" \(self.fault(fault)); write for example \"#3366FF\"")
    case .unclearLayer(let place, let found, let allowed):
      found.isEmpty
        ? ErrorParts.joined("layer without content", text(place), "add one of " + list(allowed))
        : ErrorParts.joined("layer with two contents", text(place), "keep one of " + found.shownList)
    case .excludingKeys(let place, let keys):
      ErrorParts.joined(
        "keys that exclude each other", text(place), "keep one of " + keys.joined(separator: ", "))
    case .tooMany(let place, let what, let limit):
      ErrorParts.joined("too many \(name(of: what))", text(place), "at most \(limit) are read")
    case .ownAppearance(let place, let found):
      ErrorParts.joined(
        "appearance of its own", text(place),
        "found \(name(of: found)); people choose light or dark once for all apps, and take one "
          + "that ignores it for broken; leave it out, or write \"alwaysDark\": \"immersiveMedia\" where the interface "
          + "recedes behind films or pictures")
    }
  }

  private static func text(of advice: ForeignAdvice) -> String {
    switch advice {
    case .write(let member): "write \(member) instead"
    case .layerBelow(let layer): "write the layer \(layer) before this one"
    case .layerAround(let layer): "put this layer into the list of \(layer)"
    case .statedByFrames: "leave it out: the \"frame\" of each layer states where it is"
    case .statedByOrder: "leave it out: a later layer of a list lies in front"
    }
  }

  private static func fault(_ fault: ColorParsingError) -> String {
    let found =
      fault.found.isEmpty ? "ends too early" : "has \"\(fault.found.shown)\" at byte \(fault.position + 1)"
    return "\(found); allowed is \(name(of: fault.allowed))"
  }

  static func text(ofInexpressible keyPath: String) -> String {
    ErrorParts.joined(
      "no notation for a value", keyPath.shown, "leave it as the reader of documents sets it")
  }

  /// Returns the sentence about a catalog file that cannot be edited.
  ///
  /// - Parameter file: The name of the edited file to put before the place; nil for none.
  static func text(of error: CatalogEditError, in file: String?) -> String {
    switch error {
    case .unreadable(let facts):
      let first = facts.first.map { "\(message(of: $0.fact)) at \(text(Finding($0).place))" }
      return ErrorParts.joined(
        "colour set cannot be changed", file, "\(first ?? "it is not a colour set"); correct it first")
    case .ambiguous(let found):
      return ErrorParts.joined(
        message(of: found.fact), ErrorParts.at(found.keyPath.shown, in: file), "remove one of them first")
    case .nothingToWrite:
      return ErrorParts.joined(
        "variant cannot be written", file, "choose an idiom and appearance that catalogs have")
    }
  }

  // MARK: Places

  /// Returns a key path with its position, such as `windows[0].frame (line 3, column 7)`.
  package static func text(_ keyPath: String, at position: TextPosition) -> String {
    "\(keyPath.isEmpty ? "the document" : keyPath.shown) (\(text(position)))"
  }

  private static func text(_ place: SceneReadingError.Place) -> String {
    text(place.keyPath, at: place.position)
  }

  private static func text(_ position: TextPosition) -> String {
    "line \(position.line), column \(position.column)"
  }

  /// Returns the file with the place in it, such as `Ink.colorset/Contents.json: colors[0].idiom (line 3, column 7)`.
  static func text(_ place: Place) -> String {
    guard let position = place.position else {
      return place.keyPath.map { ErrorParts.at($0.shown, in: place.file) } ?? place.file?.shownPath ?? ""
    }
    let inFile = place.keyPath.map { text($0, at: position) } ?? text(position)
    return ErrorParts.at(inFile, in: place.file)
  }

  /// Returns the list of the names that are allowed in a place, with the nearest name first.
  package static func known(_ allowed: [String], _ nearest: String?) -> String {
    let list = "known here: " + list(allowed)
    return nearest.map { "did you mean \"\($0.shown)\"? \(list)" } ?? list
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
