// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidLegibility
import PellucidScene

extension SceneInquiry {
  /// Replaces the repairs of texts and symbols that fall short as drawn by those that are proven over what is drawn behind them.
  func repairAsDrawn<Measurer: SceneMeasuring>(
    _ answer: inout SceneAnswer<Measurer.Picture>, _ scene: SceneDescription, _ judge: inout ContrastJudge,
    _ measurer: inout Measurer
  ) throws(Measurer.Failure) {
    let failing = answer.own.foregrounds.indices.filter { index in
      answer.all.contains { $0.foregrounds.indices.contains(index) && $0.foregrounds[index].failsAsDrawn }
    }
    guard !failing.isEmpty else { return }
    var all: [JudgedScene] = []
    for judged in answer.all {
      let content = try measurer.draw(measurer.resolve(judged.resolution.description.contentAlone)).pixels
      all.append(judge.judge(judged, over: StatedBackdrops(drawn: content, in: judged, behind: failing)))
    }
    var search = RepairSearch(of: scene, judged: all)
    for (place, judged) in search.repaired().enumerated() {
      for index in failing where judged.foregrounds.indices.contains(index) {
        answer.all[place].foregrounds[index].takeRepairs(of: judged.foregrounds[index])
      }
    }
    answer.own = answer.all.first { $0.isJudged(asSetIn: scene) } ?? answer.own
  }
}

extension ContrastJudge {
  /// Judges a scene again over other backdrops.
  fileprivate mutating func judge(_ known: JudgedScene, over stated: StatedBackdrops) -> JudgedScene {
    var measurements = SceneMeasurements(inks: known.inks)
    for foreground in known.foregrounds {
      measurements.contrasts[foreground.foreground.source] = foreground.measured
    }
    var judged = judge(known.resolution, measurements, stated: stated)
    judged.settings = known.settings
    return judged
  }
}

extension StatedBackdrops {
  /// The distance around a surface from which content may show in it, in points. Chosen: three times the widest blur of a material.
  private static var reach: Double { 90 }

  /// Collects the colours that are drawn behind the materials and glass under some foregrounds.
  ///
  /// - Parameters:
  ///   - content: The scene without its materials and glass.
  ///   - failing: The indices of the foregrounds.
  fileprivate init(drawn content: some PixelReading, in judged: JudgedScene, behind failing: [Int]) {
    self.init()
    let known = judged.foregrounds.indices
    let surfaces = Set(
      failing.compactMap { known.contains($0) ? judged.layer(under: judged.foregrounds[$0])?.path : nil })
    let all = SceneSurface.all(in: judged.resolved, foregrounds: judged.foregrounds.map { $0.foreground })
    for surface in all where surface.kind != .fill {
      guard let path = judged.resolution.trace.layer(surface.step)?.path, surfaces.contains(path) else {
        continue
      }
      let area = surface.bounds.outset(by: Self.reach)
      state(
        .colors(content.hull(of: area, scale: judged.resolved.scale).colors.map { Backdrop.Range($0) }),
        at: path)
    }
  }
}
