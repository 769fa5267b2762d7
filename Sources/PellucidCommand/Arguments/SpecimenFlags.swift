// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags of the ground that one material or glass element is drawn over, and of its picture and numbers.
struct SpecimenFlags: Sendable {
  private var ground: Ground?
  private(set) var picture = PictureFlags()
  private(set) var isJSON = false

  private enum Ground {
    case color(EncodedColor)
    case picture
  }

  /// The name of the ground.
  private(set) var over = ""

  /// - Parameter json: The contents of the JSON.
  static func sections(json: String) -> [Section<SpecimenFlags>] {
    [
      Section(.what, overFlag), PictureFlags.section.within(\.picture),
      Section(.output, .toggle("--json", \.isJSON, json)),
    ]
  }

  private static var overFlag: Flag<SpecimenFlags> {
    let name = "--over"
    let shape = ValueShape(
      name: "IMAGE|#RRGGBB", paths: .files(["png", "jpg", "jpeg", "webp", "svg", "pdf"]), file: .isRead)
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

  func check() throws(UsageProblem) {
    guard ground != nil else { throw .missingOption(oneOf: ["--over IMAGE", "--over #RRGGBB"]) }
    guard picture.path != nil || isJSON else { throw .missingOption(oneOf: ["-o OUT.png", "--json"]) }
  }

  /// Returns the picture at its own size, or the colour, that `--over` names.
  ///
  /// - Parameter scale: 2 if nil.
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
