// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidJudge

/// A form in which an answer about pairs is printed.
enum LegibilityForm: Equatable {
  /// A form of the answer's own, of everything that was proven.
  case text, json, page
  /// The pairs that do not hold, as findings.
  case findings(Reporter)

  init(_ arguments: ParsedArguments) throws(CommandError) {
    switch try Reporter(arguments) {
    case nil: self = arguments.has("--json") ? .json : .text
    case .text: self = .text
    case .json: self = .json
    case .markdown: self = .page
    case let reporter?: self = .findings(reporter)
    }
  }

  /// Prints the answer.
  ///
  /// - Parameter report: What does not hold.
  func tell(_ answer: PairAnswer, _ report: Report, _ terminal: Terminal) throws(CommandError) {
    let language = report.run.language
    switch self {
    case .text:
      try terminal.print(answer.text(in: language))
      if case .table = answer { return }
      if let known = report.knownText { terminal.note("pellucid: note: \(known)") }
      guard case .glass(let pair) = answer else { return }
      for remark in pair.unusedSettings { terminal.note(remark, in: language) }
    case .json: try terminal.print(answer.json(in: language).text)
    case .page:
      guard let page = answer.page(in: language) else { return try Reporter.markdown.tell(report, terminal) }
      try terminal.print(page)
    case .findings(let reporter): try reporter.tell(report, terminal)
    }
  }
}

extension Terminal {
  func note(_ remark: GlassRemark, in language: Language) {
    note("pellucid: note: " + language.message(of: .remark(.glass(remark))))
  }
}
