// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid diff`: how far two pictures are apart.
struct DiffVerb: Verb {
  static let grammar = Grammar(
    verb: "diff",
    summary: "Compares two pictures: largest difference, count, mean, ΔE2000. Exit code 1 if they differ.",
    operands: ["A.png", "B.png"],
    options: [
      Grammar.Option(
        name: "--tolerance", values: ["CODEVALUES"], help: "largest difference that counts as equal, 0 to 255"
      ),
      Grammar.Option(
        name: "--output", short: "-o", values: ["OUT.png"],
        help: "picture of the difference, stretched to full range", file: .isWritten()),
      Grammar.Option(name: "--json", help: "the numbers as JSON"),
    ])

  let arguments: ParsedArguments
  let tolerance: Double
  let output: String?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    tolerance = try arguments.number("--tolerance", in: 0...255) ?? 0
    output = try arguments.text("--output").map { path throws(CommandError) in try Destination.checked(path) }
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let (first, second) = (try read(arguments.operands[0]), try read(arguments.operands[1]))
    guard first.width == second.width, first.height == second.height else {
      throw CommandError(
        .badInput,
        RunProblem.otherSizes(
          paths: arguments.operands, first: (first.width, first.height), second: (second.width, second.height)
        ))
    }
    let difference = PictureDifference(first, second, limit: .codeValues(tolerance))
    if let output { try write(difference.picture(first, second), to: output) }
    if arguments.has("--json") {
      try terminal.print(json(difference).text)
    } else if !arguments.has("--quiet") {
      try terminal.print(difference.text(tolerance: tolerance))
    }
    return difference.largest > tolerance ? .different : .success
  }

  private func read(_ path: String) throws(CommandError) -> PixelImage {
    do {
      return try ImageReader().read(path: path, gamut: .srgb)
    } catch {
      throw CommandError(error, path: path)
    }
  }

  private func write(_ picture: PixelImage, to path: String) throws(CommandError) {
    do {
      try WholeFile.write(PNGWriter(gamut: .srgb).encode8Bit(picture), to: path)
    } catch {
      throw CommandError(writing: path, error)
    }
  }

  private func json(_ difference: PictureDifference) -> JSONText {
    let head: [JSONText.Member] = [
      ("version", .whole(1)), ("a", .string(arguments.operands[0])), ("b", .string(arguments.operands[1])),
      ("tolerance", .number(tolerance)),
    ]
    return .object(head + difference.members + [("equal", .bool(difference.largest <= tolerance))])
  }
}
