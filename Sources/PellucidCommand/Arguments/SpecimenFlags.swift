// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The ground that one material or piece of glass is drawn over, and the file that the picture goes to.
struct SpecimenArguments {
  /// - Parameter help: What `--json` prints.
  static func options(json help: String) -> [Grammar.Option] {
    [
      Grammar.Option(
        name: "--over", values: ["IMAGE|#RRGGBB"],
        help: "what lies behind; a path that begins with # is ./#…",
        file: .isRead),
      Grammar.Option(
        name: "--output", short: "-o", values: ["OUT.png"], help: "where the picture goes",
        file: .isWritten()),
      Grammar.Option(name: "--json", help: help),
      Grammar.Option(name: "--depth", values: ["8|16"], help: "bits per sample of the PNG"),
    ]
  }

  let over: String
  /// nil where only JSON is asked for.
  let output: Destination?
  private let asksForJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard let over = arguments.text("--over") else {
      throw .usage("missing option", "--over", "write --over IMAGE or --over #RRGGBB")
    }
    self.over = over
    asksForJSON = arguments.has("--json")
    output = try arguments.text("--output").map { path throws(CommandError) in
      try Destination(path: path, arguments)
    }
  }

  /// Returns the picture at its own size, or the colour, that `--over` names.
  ///
  /// - Parameter scale: 2 if nil.
  func backdrop(scale: Double?, gamut: Gamut) throws(CommandError) -> SpecimenBackdrop {
    let scale = scale ?? 2
    if over.hasPrefix("#") || (over.contains("(") && over.hasSuffix(")")) {
      return SpecimenBackdrop(try CustomColor.parse(over, option: "--over"), scale: scale)
    }
    do throws(ImageReadingError) {
      return try SpecimenBackdrop(pictureAt: over, scale: scale, gamut: gamut)
    } catch {
      throw CommandError(error, path: over)
    }
  }

  /// Refuses to draw what nobody gets to see; asked for once all values are known to be good.
  ///
  /// - Parameter command: What the error calls the verb.
  func checkPurpose(of command: String) throws(CommandError) {
    guard output != nil || asksForJSON else {
      throw .usage("nothing to do", command, "write -o OUT.png, --json or both")
    }
  }
}
