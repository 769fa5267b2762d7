// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid diff`: the difference between two pictures.
struct DiffVerb: Verb {
  private var first = "", second = ""
  private var tolerance: Double?
  private var output: String?
  private var isJSON = false

  static var form: Form<DiffVerb> {
    Form(
      "diff", "Compares two pictures.",
      details:
        "It prints the largest difference, the number of different pixels, the mean and ΔE2000. The exit code is 1 if the "
        + "pictures differ by more than the tolerance.",
      operands: [
        .required(\.first, .input("A.png", ImageReader.pixelExtensions)),
        .required(\.second, .input("B.png", ImageReader.pixelExtensions)),
      ],
      examples: [
        Example("Allow one code value:", "diff a.png b.png --tolerance 1"),
        Example("Draw the difference:", "diff a.png b.png -o difference.png"),
      ]
    ) {
      Section(
        .output,
        .option(
          "--output", short: "-o", \.output, .picture("OUT.png"),
          "picture of the difference, stretched to full range"),
        .toggle("--json", \.isJSON, "the numbers as JSON"))
      Section(
        .judging,
        .option(
          "--tolerance", \.tolerance, .number("CODEVALUES", in: 0...255),
          "largest difference that counts as equal, 0 to 255; 0 unless given"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let (a, b) = (try read(first), try read(second))
    guard a.width == b.width, a.height == b.height else {
      throw CommandError(
        .badInput,
        RunProblem.otherSizes(
          paths: [first, second], first: (a.width, a.height), second: (b.width, b.height)))
    }
    let tolerance = tolerance ?? 0
    let difference = PictureDifference(a, b, limit: .codeValues(tolerance))
    if let output { try write(difference.picture(a, b), to: output) }
    if isJSON {
      try terminal.print(json(difference, tolerance).text)
    } else if terminal.saysNotes {
      try terminal.print(difference.text(tolerance: tolerance, in: terminal.language))
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

  private func json(_ difference: PictureDifference, _ tolerance: Double) -> JSONText {
    let head: [JSONText.Member] = [
      ("version", .whole(1)), ("a", .string(first)), ("b", .string(second)),
      ("tolerance", .number(tolerance)),
    ]
    return .object(head + difference.members + [("equal", .bool(difference.largest <= tolerance))])
  }
}
