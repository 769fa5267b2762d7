// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Report.Run {
  /// Creates the run that produced an answer about a scene.
  ///
  /// - Parameter input: The path of the scene's document; nil where the scene has none.
  package init<Picture>(
    _ answer: SceneAnswer<Picture>, of input: String?, in language: Language = .english
  ) {
    let inputs = [input].compactMap(\.self)
    if answer.all.count > 1 {
      self.init(
        verb: .legibility, inputs: inputs, combinations: answer.all.compactMap(\.settings), language: language
      )
      variants = answer.all.map(\.variant)
      worstStandings = Standings(answer.worstStandings)
    } else {
      self.init(verb: .legibility, inputs: inputs, language: language)
    }
    ownVariant = answer.own.variant
    scrolls = !answer.swept.isEmpty
    let (foregrounds, words) = (answer.own.foregrounds, language.report)
    let standings = Standings(answer.standings)
    self.standings = standings
    if !foregrounds.isEmpty {
      tables = [
        [words.foregroundColumns]
          + foregrounds.map { $0.row(in: language, holdingAsDrawn: answer.holdsAsDrawn) }
      ]
    }
    tables.append(ScrollSweep.table(answer.swept, in: language))
    tables.append(ScrollSweep.placeTable(answer.placed, in: language))
    summary = words.scene(
      foregrounds.count, standings, worstStandings.map { (combinations: answer.all.count, worst: $0) })
  }
}
