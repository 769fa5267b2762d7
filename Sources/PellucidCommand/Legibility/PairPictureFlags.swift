// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of the pictures that show a foreground on a material or on glass.
struct PairPictureFlags: Sendable {
  /// The paths of the picture and of the plot; nil for none.
  private var picture: String?, plot: String?
  /// The path of the photo in the picture; nil for none.
  private var photo: String?

  static var section: Section<PairPictureFlags> {
    Section(
      .output,
      .option(
        "--output", short: "-o", \.picture, .picture("OUT.png"),
        "draws it over the photo, over its worst backdrop and over grey, with the ratios"),
      .option(
        "--photo", \.photo, .input("PICTURE", ImageReader.pixelExtensions), "the photo of that picture"),
      .option(
        "--plot", \.plot, .drawing("OUT.svg"),
        "draws the lowest and the highest contrast by the luminance of the backdrop"))
  }

  func check() throws(UsageProblem) {
    if photo != nil, picture == nil { throw .needs("--photo", oneOf: ["--output OUT.png"]) }
  }

  /// Draws the picture that the flags request.
  func draw(
    _ sheet: PairSheet, _ drawing: DrawingFlags, _ terminal: Terminal
  ) throws(CommandError) {
    guard let picture else { return }
    var sheet = sheet
    sheet.photo = photo.map { FileReading.absolute($0) }
    var painter = try Painter(drawing, document: "pellucid legibility", folder: ".")
    terminal.show(.drawing(picture))
    let drawn = try painter.attempt { try sheet.drawn(by: &$0, in: terminal.language) }
    terminal.wipeProgress()
    try Destination(path: picture).write(drawn)
  }

  /// Draws the plot that the flags request.
  func draw(
    _ curves: @autoclosure () throws(PairError) -> [ContrastCurve], _ goal: ContrastGoal, _ terminal: Terminal
  ) throws(CommandError) {
    guard let plot else { return }
    let all: [ContrastCurve]
    do throws(PairError) { all = try curves() } catch { throw .usage(UsageProblem(error)) }
    try Reporting.write(ContrastPlot(all, goal, in: terminal.language).document + "\n", to: plot)
  }
}

extension ValueForm<String> {
  /// Returns the form of the path of an SVG document that is written.
  static func drawing(_ name: String) -> ValueForm {
    .output(name, ["svg"]) { (path, place) throws(UsageProblem) in
      guard NameMatch.parts(of: path, at: ".").last?.lowercased() == "svg" else {
        throw .malformed(.drawing, at: place)
      }
    }
  }
}
