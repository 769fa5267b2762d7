// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The reason why an assertion about a view fails.
enum SnapshotProblem: Error, Equatable {
  /// The picture or tree differs; the summary says how.
  case differs(name: String, summary: String, Paths)
  case missing(name: String, path: String)
  case unreadable(path: String, reason: String)
  case recorded(path: String)
  case recordingInCI(name: String)
  case notDrawn(name: String, reason: String)
  case unwritten(path: String, reason: String)
  /// Another assertion of the test has the same name.
  case sameName(name: String, line: UInt)
  case illegible(name: String, report: String)
  case unreadableTexts(name: String, texts: [String])
  case emptyMatrix

  /// The files of a failure.
  struct Paths: Equatable {
    var expected: String
    var actual: String?, difference: String?
  }

  /// Returns the text of the failure.
  func text(in language: Language) -> String { language.choose(english, korean) }

  private var english: String {
    switch self {
    case .differs(let name, let summary, let paths):
      return "\(name) differs from its reference: \(summary)"
        + lines(paths, ("expected", "actual", "difference"))
        + "\nTo accept the change, run the test with \(TestSettings.recording)=1."
    case .missing(let name, let path):
      return
        "\(name) has no reference at \(path). Run the test with \(TestSettings.recording)=1, look at the picture, "
        + "and commit it."
    case .unreadable(let path, let reason): return "The reference \(path) cannot be read: \(reason)"
    case .recorded(let path):
      return "Recorded \(path). Look at it, and run the test again without recording."
    case .recordingInCI(let name):
      return
        "\(name) is not recorded, because CI is set: record references on a computer of your own, and commit them."
    case .notDrawn(let name, let reason): return "\(name) was not drawn: \(reason)"
    case .unwritten(let path, let reason): return "\(path) cannot be written: \(reason)"
    case .sameName(let name, let line):
      return "The snapshot in line \(line) is named \(name) too: give one of them another name by named:."
    case .illegible(let name, let report): return "\(name) is hard to read:\n\(report)"
    case .unreadableTexts(let name, let texts):
      return "Texts of \(name) cannot be read:\n" + texts.joined(separator: "\n")
    case .emptyMatrix: return "The matrix has no combination: give each setting at least one value."
    }
  }

  private var korean: String {
    switch self {
    case .differs(let name, let summary, let paths):
      return "\(name): 기준 그림과 다릅니다. \(summary)" + lines(paths, ("기대", "실제", "차이"))
        + "\n바뀐 것이 맞으면 \(TestSettings.recording)=1로 테스트를 실행하세요."
    case .missing(let name, let path):
      return "\(name): 기준 그림 \(path)이(가) 없습니다. \(TestSettings.recording)=1로 테스트를 실행해 그림을 확인하고 커밋하세요."
    case .unreadable(let path, let reason): return "기준 그림 \(path)을(를) 읽을 수 없습니다: \(reason)"
    case .recorded(let path): return "\(path)을(를) 기록했습니다. 확인한 뒤 기록하지 않고 다시 실행하세요."
    case .recordingInCI(let name):
      return "\(name): CI가 설정되어 있어 기록하지 않습니다. 자신의 컴퓨터에서 기록해 커밋하세요."
    case .notDrawn(let name, let reason): return "\(name): 그리지 못했습니다. \(reason)"
    case .unwritten(let path, let reason): return "\(path)에 쓸 수 없습니다: \(reason)"
    case .sameName(let name, let line):
      return "\(line)행의 스냅샷도 이름이 \(name)입니다. 하나에 named:로 다른 이름을 주세요."
    case .illegible(let name, let report): return "\(name): 읽기 어렵습니다.\n\(report)"
    case .unreadableTexts(let name, let texts):
      return "\(name): 읽을 수 없는 텍스트가 있습니다.\n" + texts.joined(separator: "\n")
    case .emptyMatrix: return "조합이 없습니다. 설정마다 값을 하나 이상 주세요."
    }
  }

  private func lines(_ paths: Paths, _ words: (String, String, String)) -> String {
    [(words.0, paths.expected), (words.1, paths.actual), (words.2, paths.difference)].compactMap {
      word, path in
      path.map { "\n  \(word): \($0)" }
    }.joined()
  }
}
