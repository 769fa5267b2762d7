// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidPlan

/// A drawn picture beside its reference.
package struct ComparedPicture: Sendable {
  package let drawn: RenderedPicture
  /// The drawn picture as it is stored.
  package let actual: PixelImage
  /// The reference; nil where there is none that can be read.
  package let expected: PixelImage?
  package let outcome: SnapshotOutcome

  /// Compares a picture with the file at a path.
  package init(_ drawn: RenderedPicture, with reference: String, tolerance: PictureTolerance) {
    (self.drawn, actual) = (drawn, drawn.stored)
    do throws(ImageReadingError) {
      let recorded = try ImageReader().read(path: reference, gamut: drawn.gamut, isInput: false)
      outcome = SnapshotOutcome(actual, expected: recorded, tolerance: tolerance)
      expected = recorded
    } catch {
      if case .notFound = error {
        outcome = .missing(reason: nil)
      } else {
        outcome = .missing(reason: "\(error)")
      }
      expected = nil
    }
  }

  /// Returns one side of a failure; nil for a side that it does not have, and for the sheet, which a renderer draws.
  package func picture(_ side: SnapshotShard.Picture.Side) -> RenderedPicture? {
    switch side {
    case .sheet: return nil
    case .expected: return expected.map { RenderedPicture($0, in: drawn.gamut) }
    case .actual: return drawn
    case .difference:
      guard case .different(let difference) = outcome, let expected else { return nil }
      return RenderedPicture(difference.picture(expected, actual), in: drawn.gamut)
    }
  }
}

extension ReportPage.Comparison {
  /// Creates the comparison of the sides of a failure; nil where nothing was drawn.
  ///
  /// - Parameter side: Adds a side to the page; returns nil for one that the failure does not have.
  init?(
    _ name: String, _ side: (SnapshotShard.Picture.Side) throws(RunFailure) -> ReportPage.Picture?
  ) throws(RunFailure) {
    guard let actual = try side(.actual) else { return nil }
    self.init(name, actual: actual)
    expected = try side(.expected)
    difference = try side(.difference)
  }

  /// Adds the sides of a failure to a page.
  ///
  /// - Parameters:
  ///   - names: The names of the pictures on the page, before that of the side.
  ///   - scale: The number of pixels of a point.
  init?(
    _ name: String, of compared: ComparedPicture, named names: [String], scale: Double, on page: PageFolder
  ) throws(RunFailure) {
    try self.init(name) { (side) throws(RunFailure) in
      guard let picture = compared.picture(side) else { return nil }
      return try page.add(picture, named: names + [side.rawValue], scale: scale)
    }
  }
}
