// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// A format in which an answer about foregrounds on materials or glass is printed.
enum LegibilityForm: Equatable {
  /// A format of the whole answer, with everything that is proven.
  case text, json, page
  /// The number of pairs that hold, beside a picture of all.
  case summary
  /// The pairs that do not hold, as findings in the format of a reporter.
  case findings(Reporter)

  /// Prints the answer. Throws if the output cannot be written.
  ///
  /// - Parameter report: The findings about pairs that do not hold.
  func tell(_ answer: PairAnswer, _ report: Report, _ terminal: Terminal) throws(CommandError) {
    let language = report.run.language
    switch self {
    case .text:
      try terminal.print(answer.text(in: language))
      if case .table = answer { return }
      if let known = report.knownText { terminal.note("\(known)") }
      guard case .glass(let pairs) = answer else { return }
      for remark in pairs[0].unusedSettings { terminal.note(remark) }
    case .summary: try terminal.print(answer.summary(in: language) + ".")
    case .json: try terminal.print(answer.json(in: language).text)
    case .page: try terminal.print(answer.page(madeBy: terminal.command, in: language))
    case .findings(let reporter): try reporter.tell(report, terminal)
    }
  }
}

extension Terminal {
  /// Prints a remark about glass as a note.
  func note(_ remark: GlassRemark) { note(language.message(of: .remark(.glass(remark)))) }
}
