// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// How far two pictures may be apart and still count as equal.
struct PictureTolerance: Hashable, Sendable {
  /// How far one pixel may be apart.
  enum Limit: Hashable, Sendable {
    /// Of any premultiplied channel, 0…255.
    case codeValues(Double)
    /// ΔE2000, over black or over white, whichever is larger.
    case deltaE(Double)
  }

  var name: String
  var limit: Limit
  /// The share of pixels that have to be within the limit, 0…1.
  var precision = 1.0

  /// Every byte as recorded: the right one for pictures that Pellucid drew, on whatever machine.
  static let exact = PictureTolerance(name: "exact", limit: .codeValues(0))
  /// One step of rounding, as between two versions of a codec that reads a scene's photos.
  static let rounding = PictureTolerance(name: "rounding", limit: .codeValues(1))
  /// Chosen: two units are about what an eye tells apart side by side; in snapshot suites it is known as a
  /// perceptual precision of 0.98.
  static let perceptual = PictureTolerance(name: "perceptual", limit: .deltaE(2))

  static let all = [exact, rounding, perceptual]

  static let options = [
    Grammar.Option(
      name: "--tolerance", values: [(all.map(\.name) + ["CODEVALUES"]).joined(separator: "|")],
      help: "how far each pixel may be apart; exact unless given"),
    Grammar.Option(
      name: "--perceptual-precision", values: ["N"],
      help: "in place of it: 0.98 allows a ΔE2000 of 2 at each pixel"),
    Grammar.Option(
      name: "--precision", values: ["N"], help: "share of pixels that have to be within, 0 to 1"),
  ]

  init(name: String, limit: Limit) { (self.name, self.limit) = (name, limit) }

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self = .exact
    let perceptual = try arguments.number("--perceptual-precision", in: 0...1)
    if let perceptual {
      guard !arguments.has("--tolerance") else {
        throw .usage(
          "options exclude each other", "--tolerance and --perceptual-precision", "keep one of them")
      }
      self = PictureTolerance(name: "perceptual", limit: .deltaE((1 - perceptual) * 100))
    } else if let name = arguments.text("--tolerance") {
      self = try Self.named(name, arguments)
    }
    precision = try arguments.number("--precision", in: 0...1) ?? 1
  }

  private static func named(
    _ name: String, _ arguments: ParsedArguments
  ) throws(CommandError) -> PictureTolerance {
    if let named = all.first(where: { $0.name == name }) { return named }
    guard let value = Double(name), (0...255).contains(value) else {
      throw .usage(
        "not a tolerance", "--tolerance \(name)",
        "use one of \(all.map(\.name).joined(separator: ", ")) or a number in 0…255")
    }
    return PictureTolerance(name: "codeValues", limit: .codeValues(value))
  }

  /// Whether a difference that was counted with this limit is small enough.
  func accepts(_ difference: PictureDifference) -> Bool {
    Double(difference.pixels - difference.count) >= precision * Double(difference.pixels)
  }

  var json: JSONText {
    let (codeValues, deltaE): (JSONText, JSONText) =
      switch limit {
      case .codeValues(let value): (.number(value), .null)
      case .deltaE(let value): (.null, .number(value))
      }
    return .object([
      "name": .string(name), "codeValues": codeValues, "deltaE2000": deltaE,
      "precision": .number(precision),
    ])
  }
}
