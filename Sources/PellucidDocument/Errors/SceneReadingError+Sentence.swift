// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension SceneReadingError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in one line.
  public var description: String {
    switch self {
    case .tooManyBytes(let limit):
      "scene document too large: more than \(limit) bytes: split it or leave layers out"
    case .syntax(let position, let found, let expected):
      "not JSON: \(position): found \(found); write \(expected) here"
    case .duplicateKey(let place):
      "key given twice: \(place): keep one of them"
    case .unknownKey(let place, let nearest, let allowed):
      "unknown key: \(place): \(Self.suggestion(nearest, among: allowed))"
    case .missingKey(let place, let key):
      "missing key: \(place): add \"\(key)\""
    case .wrongKind(let place, let found, let expected):
      "wrong kind of value: \(place): found \(found); write \(expected)"
    case .outOfRange(let place, let found, let allowed):
      "number out of range: \(place): found \(Self.number(found)); allowed is \(allowed)"
    case .unknownValue(let place, let found, let nearest, let allowed):
      "unknown value \"\(found.prefix(64))\": \(place): \(Self.suggestion(nearest, among: allowed))"
    case .badColor(let place, let found, let reason):
      "not a colour: \(place): \"\(found.prefix(64))\" \(reason); write for example \"#3366FF\""
    case .unclearLayer(let place, let found, let allowed):
      found.isEmpty
        ? "layer without content: \(place): add one of \(allowed.joined(separator: ", "))"
        : "layer with two contents: \(place): keep one of \(found.joined(separator: ", "))"
    case .tooMany(let place, let what, let limit):
      "too many \(what): \(place): at most \(limit) are read"
    case .ownAppearance(let place, let found):
      "appearance of its own: \(place): found \(found); people choose light or dark once for all apps, and take one "
        + "that ignores it for broken; leave it out, or write \"alwaysDark\": \"immersiveMedia\" where the interface "
        + "recedes behind films or pictures"
    }
  }

  private static func suggestion(_ nearest: String?, among allowed: [String]) -> String {
    let list = "known here: " + allowed.joined(separator: ", ")
    return nearest.map { "did you mean \"\($0)\"? \(list)" } ?? list
  }

  /// A range as errors write it.
  static func text(of range: ClosedRange<Double>) -> String {
    func text(_ value: Double) -> String { value == value.rounded() ? String(Int64(value)) : String(value) }
    let (least, most) = (text(range.lowerBound), text(range.upperBound))
    return least == most ? least : least + "…" + most
  }

  private static func number(_ value: Double) -> String {
    let isNegativeZero = value == 0 && value.sign == .minus
    return value == value.rounded() && abs(value) < 1e15 && !isNegativeZero
      ? String(Int64(value)) : String(value)
  }
}

extension SceneReadingError.Place: CustomStringConvertible {
  public var description: String {
    keyPath.isEmpty ? "the document (\(position))" : "\(keyPath) (\(position))"
  }
}

extension TextPosition: CustomStringConvertible {
  public var description: String { "line \(line), column \(column)" }
}
