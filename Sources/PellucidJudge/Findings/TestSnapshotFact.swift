// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about a snapshot of a view in a test.
package enum TestSnapshotFact: Hashable, Sendable {
  case missing
  /// Pixels differ from the reference; `picture` names the file that shows them.
  case otherPixels(count: Int, of: Int, picture: String?)
  /// The picture has another size than its reference; `picture` names the file of the new one.
  case otherSize(picture: String?)
  /// Lines of the tree of views differ from the reference; `actual` names the file of the new one.
  case otherLines(Int, actual: String?)
  /// The view was not drawn, so that nothing was compared.
  case notDrawn
  /// The snapshot differs, but its files do not show how any more; `actual` names the file of the new one.
  case lost(actual: String?)
  /// No test uses the reference.
  case orphan

  /// The rule that the fact breaks.
  var rule: Rule {
    switch self {
    case .missing: .snapshotMissing
    case .otherPixels, .otherSize, .otherLines, .lost: .snapshotDiffers
    case .notDrawn: .snapshotNotDrawn
    case .orphan: .snapshotStale
    }
  }

  func message(in language: Language) -> String {
    func kept(_ path: String?) -> String {
      path.map { language.choose("; see ", ". 파일: ") + $0.shownPath } ?? ""
    }
    switch self {
    case .missing: return language.choose("no reference is recorded", "기록한 기준 파일이 없습니다")
    case .otherPixels(let count, let all, let picture):
      return language.choose(
        "\(count) of \(all) pixels differ", "픽셀 \(all)개 가운데 \(count)개가 다릅니다") + kept(picture)
    case .otherSize(let picture):
      return language.choose("the picture has another size", "그림의 크기가 다릅니다") + kept(picture)
    case .otherLines(let count, let actual):
      return language.choose(
        "\(count) lines of the tree of views differ", "뷰 트리의 \(count)줄이 다릅니다") + kept(actual)
    case .notDrawn: return language.choose("the view was not drawn", "뷰를 그리지 못했습니다")
    case .lost(let actual):
      return language.choose(
        "the snapshot differs, and its files are missing or have changed since",
        "스냅샷이 다르지만 차이를 보여 줄 파일이 없거나 그 뒤에 바뀌었습니다") + kept(actual)
    case .orphan: return language.choose("no test uses this reference", "이 기준 파일을 쓰는 테스트가 없습니다")
    }
  }

  func advice(in language: Language) -> String? {
    switch self {
    case .orphan: language.choose("delete it", "지우세요")
    case .notDrawn, .lost:
      language.choose(
        "run the test again, and read its failure", "테스트를 다시 실행하고 실패한 이유를 확인하세요")
    case .missing, .otherPixels, .otherSize, .otherLines:
      language.choose(
        "if it is meant, run the test with PELLUCID_RECORD_SNAPSHOTS=1, look at it and commit it",
        "의도한 것이면 PELLUCID_RECORD_SNAPSHOTS=1로 테스트를 실행하고, 확인한 뒤 커밋하세요")
    }
  }
}
