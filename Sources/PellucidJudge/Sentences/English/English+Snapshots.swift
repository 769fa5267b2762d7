// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about drawn pictures and their references.
extension English {
  static func message(of fact: SnapshotFact) -> String {
    switch fact {
    case .noReference(let folder): "there is no reference in \(folder)"
    case .unreadableReference(let reason): "the reference cannot be read: \(reason)"
    case .differs(let count, let pixels, let tolerance, let pixel, let picture):
      "\(count) of \(pixels) pixels differ beyond the tolerance \(tolerance), the farthest at pixel \(pixel.x), "
        + "\(pixel.y)" + kept(picture)
    case .otherSize(let drawn, let recorded, let picture):
      "\(drawn.width) × \(drawn.height) pixels instead of \(recorded.width) × \(recorded.height)"
        + kept(picture)
    case .stale: "this reference belongs to no scene"
    case .notDrawn(let reason): reason ?? "nothing is known"
    }
  }

  private static func kept(_ picture: String?) -> String { picture.map { "; see " + $0 } ?? "" }

  static func advice(of fact: SnapshotFact) -> String? {
    let record = "the same command and --record"
    switch fact {
    case .noReference: return "record it with \(record), look at it and commit it"
    case .unreadableReference: return "bring it back, or record it with \(record)"
    case .differs(_, _, _, _, let picture), .otherSize(_, _, let picture):
      let look = picture == nil ? "see what differs with -o FOLDER; " : ""
      return look + "if the change is meant, record it with \(record)"
    case .stale: return "delete it"
    case .notDrawn: return nil
    }
  }
}
