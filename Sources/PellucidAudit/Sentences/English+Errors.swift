// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge
import PellucidPlan

/// Sentences about errors in three parts: what is wrong, where, and what to do.
extension English {
  package static func text(of error: MemoryError) -> String {
    let need = error.need
    let pixels = "\(need.surface.width) × \(need.surface.height) pixels"
    let place =
      switch need.step {
      case .layer: "layer \(need.depth) inside each other, of \(pixels)"
      case .shadow: "a shadow on \(pixels)"
      case .blur: "a material on \(pixels)"
      case .turnedImage: "a turned picture on \(pixels)"
      case .contrast: "measuring a text's contrast on \(pixels)"
      }
    let pictures =
      error.resourceBytes > 0 ? " beside pictures and texts of \(Figures.gigabytes(error.resourceBytes))" : ""
    return
      "\(place), takes \(Figures.gigabytes(need.bytes))\(pictures), \(Figures.gigabytes(error.limit)) are "
      + "allowed: choose a smaller size or scale, smaller pictures, or fewer layers inside each other"
  }

  package static func text(of error: WorkError) -> String {
    let (largest, advice) =
      switch error.work.largest {
      case .layers: ("groups and clipped layers", "fewer or smaller groups")
      case .fills: ("fills", "fewer or smaller fills")
      case .pictures: ("pictures", "fewer or smaller pictures")
      case .texts: ("texts and symbols", "fewer or smaller texts")
      case .materials: ("materials", "fewer or smaller materials")
      case .glass: ("glass", "fewer or smaller pieces of glass, with simpler outlines")
      case .shadows: ("shadows", "fewer or smaller shadows")
      case .contrasts: ("measuring the contrast of texts", "fewer texts, or fewer layers over them")
      }
    return
      "drawing takes \(Figures.seconds(error.work.seconds)) of one processor or more, most of it for \(largest), and "
      + "\(Figures.seconds(error.limit)) are allowed: choose a smaller size or scale, or \(advice)"
  }

  /// Returns the sentence about a configuration, without the name of the file.
  static func text(of error: ConfigurationError) -> String {
    if case .backdrops(let error) = error.fact { return error.sentence(in: .english) }
    return ErrorParts.joined(
      message(of: error.fact), text(error.keyPath, at: error.position), advice(of: error.fact))
  }

  private static func message(of fact: ConfigurationError.Fact) -> String {
    switch fact {
    case .notJSON(let found, _): "not JSON, found \(name(of: found))"
    case .keyTwice: "key given twice"
    case .tooMany(let what, _): "too many \(name(of: what))"
    case .unknownKey: "unknown key"
    case .missingKey(let key): "missing key \"\(key)\""
    case .wrongKind(let found, _): "wrong kind of value, found \(name(of: found))"
    case .unknownValue(let found, _, _): "unknown value \"\(found.shown)\""
    case .otherVersion: "unknown version"
    case .unknownReference(let found, _): "unknown colour of the system \"\(found.shown)\""
    case .badColor(let found): "not a colour, found \"\(found.shown)\""
    case .missingOneOf(let keys): "missing key \(keys.map { "\"\($0)\"" }.joined(separator: " or "))"
    case .excludingKeys(let keys): "keys that exclude each other: \(keys.joined(separator: ", "))"
    case .noSeverity(let found): "\"\(found.shown)\" is no severity"
    case .emptyReason: "no reason is given"
    case .backdrops(let error): error.sentence(in: .english)
    }
  }

  private static func advice(of fact: ConfigurationError.Fact) -> String {
    switch fact {
    case .notJSON(_, let expected): "write \(name(of: expected)) here"
    case .keyTwice: "keep one of them"
    case .tooMany(_, let limit): "at most \(limit) are read"
    case .unknownKey(let nearest, let allowed), .unknownValue(_, let nearest, let allowed):
      known(allowed, nearest)
    case .missingKey(let key): "add \"\(key)\""
    case .wrongKind(_, let expected): "write \(name(of: expected))"
    case .otherVersion: "write \"version\": 1"
    case .unknownReference(_, let nearest):
      (nearest.map { "did you mean \"\($0.shown)\"? " } ?? "")
        + "write the name as catalogs do, such as \"REF:ios:systemBackgroundColor\""
    case .badColor: "write an opaque colour such as \"#1C1C1E\""
    case .missingOneOf(let keys): "add one of them: \(keys.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .excludingKeys: "keep one of them"
    case .noSeverity: "to leave the findings out, write \"ignore\" with the reason in place of \"severity\""
    case .emptyReason: "write why the findings are ignored"
    case .backdrops: ""
    }
  }

  static func text(of error: BaselineError) -> String {
    switch error {
    case .notABaseline: "not a baseline"
    case .otherVersion(let version): "a baseline of version \(version)"
    }
  }
}
