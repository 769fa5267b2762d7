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

  /// Rejects a photo without a picture that shows it.
  func check(hasPage: Bool) throws(UsageProblem) {
    if photo != nil, picture == nil, !hasPage {
      throw .needs("--photo", oneOf: ["--output OUT.png", "--html"])
    }
  }

  /// Draws the picture that the flags request, and returns it for a page if there is one.
  func draw(
    _ sheet: PairSheet, on page: PageFolder?, _ drawing: DrawingFlags, _ terminal: Terminal
  ) throws(CommandError) -> [ReportPage.View] {
    guard let path = picture ?? page?.page else { return [] }
    if let photo, !FileReading.isFile(photo) {
      // The loader of pictures would name the sheet.
      do throws(ImageReadingError) { _ = try ImageReader().bytes(at: photo) } catch {
        throw CommandError(error, path: photo)
      }
    }
    var sheet = sheet
    sheet.photo = photo.map { FileReading.absolute($0) }
    // The photo is the only file that a sheet names.
    var painter = try Painter(drawing, document: "--photo", folder: ".")
    terminal.show(.drawing(path))
    let drawn = try painter.attempt { try sheet.drawn(by: &$0, in: terminal.language) }
    terminal.wipeProgress()
    if let picture { try Destination(path: picture).write(drawn) }
    return try page.views { page throws(RunFailure) in
      ReportPage.View(
        terminal.language.page.sheet, try page.add(drawn, named: ["pair", "sheet"], scale: PairSheet.scale))
    }
  }

  /// Draws the plot that the flags request, and returns it for a page if there is one.
  func draw(
    _ curves: @autoclosure () throws(PairError) -> [ContrastCurve], _ goal: ContrastGoal,
    on page: PageFolder?, _ terminal: Terminal
  ) throws(CommandError) -> [ReportPage.View] {
    guard plot != nil || page != nil else { return [] }
    let all: [ContrastCurve]
    do throws(PairError) { all = try curves() } catch { throw .usage(UsageProblem(error)) }
    let drawing = ContrastPlot(all, goal, in: terminal.language)
    if let plot { try Reporting.write(drawing.document + "\n", to: plot) }
    return try page.views(
      terminal.language.page.plot, drawing.document, drawing.size, named: ["pair", "plot"])
  }
}

extension PageFolder? {
  /// Returns a view of an SVG document on the page; none where there is no page.
  func views(
    _ title: String, _ document: String, _ size: Size, named parts: [String]
  ) throws(CommandError) -> [ReportPage.View] {
    try views { page throws(RunFailure) in
      ReportPage.View(title, try page.add(Array(document.utf8), named: parts, size: size, extension: "svg"))
    }
  }

  /// Returns a view on the page; none where there is no page.
  func views(
    _ view: (PageFolder) throws(RunFailure) -> ReportPage.View
  ) throws(CommandError) -> [ReportPage.View] {
    guard let self else { return [] }
    do throws(RunFailure) { return [try view(self)] } catch { throw CommandError(error) }
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
