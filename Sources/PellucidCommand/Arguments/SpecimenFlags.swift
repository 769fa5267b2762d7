// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of a specimen, which is one material or glass element: its backdrop, its picture and its numbers.
struct SpecimenFlags: Sendable {
  /// The kind of the backdrop; nil if `--over` is not given.
  private var ground: Ground?
  private(set) var picture = PictureFlags()
  private(set) var isJSON = false

  /// The kinds of backdrop that `--over` can name.
  private enum Ground {
    case color(EncodedColor)
    case picture
  }

  /// The value of `--over` as it was written; empty if not given.
  private(set) var over = ""

  /// Returns the sections with all flags of the specimen.
  ///
  /// - Parameter json: The help of `--json`.
  static func sections(json: String) -> [Section<SpecimenFlags>] {
    [
      Section(.what, overFlag), PictureFlags.section.within(\.picture),
      Section(.output, .toggle("--json", \.isJSON, json)),
    ]
  }

  /// The flag that names the backdrop. A value with the form of a colour is a colour, any other the path of a
  /// picture.
  private static var overFlag: Flag<SpecimenFlags> {
    let name = "--over"
    let shape = ValueShape(
      name: "IMAGE|#RRGGBB", paths: .files(ImageReader.pixelExtensions + ["svg", "pdf"]), file: .isRead)
    let description = FlagDescription(
      name: name, values: [shape], help: "picture or colour behind it; a path that begins with # is ./#…")
    return Flag(description: description) { (flags, values, name) throws(UsageProblem) in
      flags.over = values[0]
      let isColor = flags.over.hasPrefix("#") || (flags.over.contains("(") && flags.over.hasSuffix(")"))
      flags.ground =
        isColor
        ? .color(try ValueForm.color("").read(flags.over, "\(name) \(flags.over)")) : .picture
    }
  }

  /// Rejects a command line without a backdrop, or without any output.
  func check() throws(UsageProblem) {
    guard ground != nil else { throw .missingOption(oneOf: ["--over IMAGE", "--over #RRGGBB"]) }
    guard picture.path != nil || isJSON else { throw .missingOption(oneOf: ["-o OUT.png", "--json"]) }
  }

  /// Returns the picture, at its own size, or the colour that `--over` names. Throws if the picture cannot be read.
  ///
  /// - Parameter scale: The number of pixels per point; 2 if nil.
  func backdrop(scale: Double?, gamut: Gamut) throws(CommandError) -> SpecimenBackdrop {
    let scale = scale ?? 2
    if case .color(let color)? = ground { return SpecimenBackdrop(color, scale: scale) }
    do throws(ImageReadingError) {
      return try SpecimenBackdrop(pictureAt: over, scale: scale, gamut: gamut)
    } catch {
      throw CommandError(error, path: over)
    }
  }
}
