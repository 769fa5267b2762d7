// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about a drawn picture and its recorded reference.
package enum SnapshotFact: Hashable, Sendable {
  case noReference(folder: String)
  case unreadableReference(reason: String)
  /// Pixels differ by more than the tolerance: `count` of `of`, the most different one at `at`. `picture` names the
  /// file that shows them.
  case differs(count: Int, of: Int, tolerance: String, at: Pixel, picture: String?)
  case otherSize(drawn: Size, recorded: Size, picture: String?)
  /// No scene belongs to the reference.
  case stale
  case notDrawn(reason: String?)
  /// A fact about a snapshot of a test.
  case ofTest(TestSnapshotFact)

  /// The position of a pixel, counted from the upper left corner.
  package struct Pixel: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  /// The size of a picture in pixels.
  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  /// The rule that the fact breaks.
  package var rule: Rule {
    switch self {
    case .noReference, .unreadableReference: .snapshotMissing
    case .differs, .otherSize: .snapshotDiffers
    case .stale: .snapshotStale
    case .notDrawn: .snapshotNotDrawn
    case .ofTest(let fact): fact.rule
    }
  }
}

extension SnapshotFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .noReference(let folder):
      language.choose(
        "there is no reference in \(folder.shownPath)",
        "\(folder.shownPath)에 기준 그림이 없습니다")
    case .unreadableReference(let reason):
      language.choose(
        "the reference cannot be read: \(VisibleText.line(reason))",
        "기준 그림을 읽을 수 없습니다: \(VisibleText.line(reason))")
    case .differs(let count, let pixels, let tolerance, let pixel, let picture):
      language.choose(
        "\(count) of \(pixels) pixels differ beyond the tolerance \(tolerance.shown), the farthest at pixel \(pixel.x), "
          + "\(pixel.y)" + kept(picture, in: language),
        "픽셀 \(pixels)개 가운데 \(count)개가 허용 오차 \(tolerance.shown)를 넘습니다. 가장 크게 다른 픽셀은 "
          + "\(pixel.x), \(pixel.y)입니다" + kept(picture, in: language))
    case .otherSize(let drawn, let recorded, let picture):
      language.choose(
        "\(drawn.width) × \(drawn.height) pixels instead of \(recorded.width) × \(recorded.height)"
          + kept(picture, in: language),
        "크기가 \(recorded.width) × \(recorded.height)픽셀이 아니라 \(drawn.width) × \(drawn.height)픽셀입니다"
          + kept(picture, in: language))
    case .stale:
      language.choose(
        "this reference belongs to no scene",
        "이 기준 그림에 해당하는 장면이 없습니다")
    case .notDrawn(let reason):
      language.choose(
        reason.map(VisibleText.line) ?? "nothing is known",
        reason.map(VisibleText.line) ?? "이유를 알 수 없습니다")
    case .ofTest(let fact): fact.message(in: language)
    }
  }

  private func kept(_ picture: String?, in language: Language) -> String {
    picture.map { language.choose("; see ", ". 그림: ") + $0.shownPath } ?? ""
  }

  /// Returns the advice that follows from the fact; nil where none is known.
  func advice(in language: Language) -> String? {
    switch self {
    case .noReference:
      language.choose(
        "record it with the same command and --record, look at it and commit it",
        "같은 명령에 --record를 더해 기록하고, 확인한 뒤 커밋하세요")
    case .unreadableReference:
      language.choose(
        "bring it back, or record it with the same command and --record",
        "되돌려 놓거나, 같은 명령에 --record를 더해 기록하세요")
    case .differs(_, _, _, _, let picture), .otherSize(_, _, let picture):
      (picture == nil
        ? language.choose("see what differs with -o FOLDER; ", "-o FOLDER로 무엇이 다른지 살펴보세요. ") : "")
        + language.choose(
          "if the change is meant, record it with the same command and --record",
          "의도한 변경이면 같은 명령에 --record를 더해 기록하세요")
    case .stale: language.choose("delete it", "지우세요")
    case .notDrawn: nil
    case .ofTest(let fact): fact.advice(in: language)
    }
  }
}
