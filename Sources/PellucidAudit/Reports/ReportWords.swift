// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidLegibility

/// The words between the findings of a report. What programs read, such as severities, is the same in every language.
struct ReportWords {
  let language: Language

  private var isKorean: Bool { language == .korean }

  var noFindings: String { isKorean ? "결과 없음" : "no findings" }
  var repair: String { isKorean ? "고치는 방법: " : "repair: " }

  func count(_ count: Int, _ severity: Severity) -> String {
    guard isKorean else { return "\(count) \(severity)\(count == 1 ? "" : "s")" }
    switch severity {
    case .error: return "오류 \(count)개"
    case .warning: return "경고 \(count)개"
    case .note: return "알림 \(count)개"
    }
  }

  func known(_ count: Int) -> String {
    isKorean ? "기준선에 있는 것 \(count)개" : "\(count) known from the baseline"
  }

  func undecided(_ count: Int) -> String { isKorean ? "판정하지 못한 것 \(count)개" : "\(count) undecided" }

  func name(_ verdict: Verdict.Class) -> String {
    guard isKorean else { return verdict.rawValue }
    switch verdict {
    case .proven: return "증명됨"
    case .sampled: return "측정함"
    case .review: return "확인 필요"
    }
  }

  func all(_ count: Int) -> String {
    isKorean ? "설정 조합 \(count)개 모두" : "in all \(count) combinations of settings"
  }

  func some(_ names: String) -> String { isKorean ? "설정: " + names : "in " + names }

  func some(_ count: Int, of all: Int, _ names: String) -> String {
    isKorean
      ? "설정 조합 \(all)개 가운데 \(count)개: \(names)"
      : "in \(count) of \(all) combinations of settings: \(names)"
  }

  /// "any contrast and transparency".
  func any(_ names: [String]) -> String {
    isKorean ? names.joined(separator: ", ") + " 무관" : "any " + Self.list(names)
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
