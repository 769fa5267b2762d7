// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The work that a line of progress names. A value is the label of what is drawn, judged or compared; nil for none.
enum Activity: Described {
  /// Building the program of previews from sources.
  case building(String)
  case drawing(String?)
  case judging(String?)
  case proving
  case comparing(String)
  case examiningPictures
  /// Judging a bar, of this label, while a document scrolls beneath it.
  case scrolling(String)

  /// Returns the line of progress.
  ///
  /// - Parameter counted: The number of the step and of all steps, with the share and the time left; empty for work
  ///   in one step.
  func line(_ counted: String, in language: Language) -> String {
    let (name, label) = parts(in: language)
    let parts = [name, counted].filter { !$0.isEmpty }.joined(separator: " ")
    return label.map { parts + (counted.isEmpty ? " " : ": ") + $0 } ?? parts
  }

  func sentence(in language: Language) -> String { line("", in: language) }

  /// Returns the name of the work, and the label of its object or nil.
  private func parts(in language: Language) -> (name: String, label: String?) {
    switch self {
    case .building(let sources): (language.choose("building", "빌드하는 중"), sources)
    case .drawing(let label): (language.choose("drawing", "그리는 중"), label)
    case .judging(let label): (language.choose("judging", "판정하는 중"), label)
    case .proving: (language.choose("proving", "증명하는 중"), nil)
    case .comparing(let label): (language.choose("snapshot", "스냅샷"), label)
    case .examiningPictures: (language.choose("examining pictures", "그림을 살피는 중"), nil)
    case .scrolling(let bar): (language.choose("scrolling", "스크롤하는 중"), bar)
    }
  }
}
