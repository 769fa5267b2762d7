// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Report.Run {
  /// Creates the run that gave an answer about a scene.
  ///
  /// - Parameter input: The scene's document; nil where it has none.
  package init<Picture>(_ answer: SceneAnswer<Picture>, of input: String?) {
    self.init(verb: .legibility, inputs: [input].compactMap(\.self))
    let foregrounds = answer.own.foregrounds
    let standings = Standings(answer.standings)
    var counts = standings.text
    self.standings = standings
    if !foregrounds.isEmpty { tables = [[JudgedForeground.headings] + foregrounds.map(\.row)] }
    if answer.all.count > 1 {
      let worst = Standings(answer.worstStandings)
      variants = answer.all.map(\.variant)
      worstStandings = worst
      counts += "; in all \(answer.all.count) combinations of settings \(worst.text)"
    }
    tables.append(ScrollSweep.table(answer.swept))
    summary = "\(foregrounds.count) texts and symbols (\(counts))"
  }
}
