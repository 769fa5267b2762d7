// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidPlan

/// The outcome for one drawn picture.
package enum SnapshotOutcome: Sendable {
  case equal
  case different(PictureDifference)
  /// The reference has another size, which is given in pixels.
  case otherSize(width: Int, height: Int)
  /// Lines of a text differ from the reference; the number of them.
  case otherLines(Int)
  /// There is no reference, or it cannot be read for the given reason.
  case missing(reason: String?)
  case recorded
  case notDrawn(reason: String?)

  /// The kinds of outcomes, as they are named in reports.
  package enum Kind: String, Hashable, Sendable {
    case equal, different, otherSize, missing, recorded, notDrawn
  }

  /// Compares a picture with its reference.
  package init(_ actual: PixelImage, expected: PixelImage, tolerance: PictureTolerance) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .otherSize(width: expected.width, height: expected.height)
      return
    }
    guard expected != actual else {
      self = .equal
      return
    }
    let difference = PictureDifference(expected, actual, limit: tolerance.limit)
    self = tolerance.accepts(difference) ? .equal : .different(difference)
  }

  package var kind: Kind {
    switch self {
    case .equal: .equal
    case .different, .otherLines: .different
    case .otherSize: .otherSize
    case .missing: .missing
    case .recorded: .recorded
    case .notDrawn: .notDrawn
    }
  }

  /// The name of the outcome in reports.
  package var name: String { kind.rawValue }
}

/// The result for a picture that was drawn, or failed to be drawn, with its reference.
package struct SnapshotResult: Sendable {
  /// The path of the scene.
  package var scene: String
  /// The name of the combination of settings; nil where the document could not be read.
  package var variant: String?
  package var outcome: SnapshotOutcome
  /// The width and height of the drawn picture, in pixels; nil where none was drawn.
  package var size: (width: Int, height: Int)?
  /// The path of the reference file.
  package var reference: String?
  /// The path of the file that shows the failure.
  package var picture: String?
  /// The pictures of a failure, for a page.
  package var comparison: ReportPage.Comparison?
  /// The pictures of a failure in the folder of a shard.
  package var kept: [SnapshotShard.Picture] = []

  package init(scene: String, variant: String?, outcome: SnapshotOutcome, reference: String? = nil) {
    (self.scene, self.variant, self.outcome, self.reference) = (scene, variant, outcome, reference)
  }

  /// Returns the finding about the picture; nil for an equal or recorded one.
  ///
  /// - Parameter references: The folder of the references.
  package func finding(references: String, tolerance: PictureTolerance) -> PellucidJudge.Finding? {
    let fact: SnapshotFact
    var figures: [Figure] = []
    switch outcome {
    case .equal, .recorded: return nil
    case .missing(nil): fact = .noReference(folder: references)
    case .missing(let reason?): fact = .unreadableReference(reason: reason)
    case .different(let difference):
      let pixel = SnapshotFact.Pixel(x: difference.place.x, y: difference.place.y)
      fact = .differs(
        count: difference.count, of: difference.pixels, tolerance: tolerance.name, at: pixel, picture: picture
      )
      figures = [
        Figure(.largestDifference, difference.largest), Figure(.deltaE, difference.largestDeltaE),
      ]
    case .otherSize(let width, let height):
      let drawn = SnapshotFact.Size(width: size?.width ?? 0, height: size?.height ?? 0)
      let recorded = SnapshotFact.Size(width: width, height: height)
      fact = .otherSize(drawn: drawn, recorded: recorded, picture: picture)
    case .otherLines(let count): fact = .ofTest(.otherLines(count, actual: picture))
    case .notDrawn(let reason): fact = .notDrawn(reason: reason)
    }
    return PellucidJudge.Finding(
      .snapshot(fact), at: Place(file: scene), variants: variant.map { [$0] } ?? [], figures: figures)
  }
}
