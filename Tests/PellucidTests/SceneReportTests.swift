// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidLegibility
import PellucidTestSupport
import Testing

/// Tests of reports: scenes drawn, measured and judged in one call.
@Suite struct SceneReportTests {
  private func report(
    _ color: EncodedColor, on ground: EncodedColor, _ options: JudgingOptions = JudgingOptions()
  ) throws -> Report {
    let scene = SceneDescription(size: Size(width: 80, height: 30), scale: 1) {
      FillLayer(ForegroundStyle(.color(.custom(ground)))).frame(x: 0, y: 0, width: 80, height: 30)
      TextLayer("Edited").foregroundStyle(ForegroundStyle(.color(.custom(color)))).id("text")
        .frame(x: 4, y: 4, width: 70, height: 20)
    }
    var renderer = try SceneRenderer(threads: 1)
    return try renderer.draw(scene, judging: options).report
  }

  private static let white = EncodedColor(white: 1, alpha: 1)

  @Test("A text with enough contrast gives a report that does not fail")
  func passes() throws {
    let report = try report(EncodedColor(white: 0, alpha: 1), on: Self.white)
    #expect(!report.fails(isStrict: true) && report.findings.isEmpty)
    #expect(report.run.standings?.count(.proven) == 1)
  }

  @Test("A pale text fails with its figures, and with a colour proven to hold")
  func fails() throws {
    let report = try report(EncodedColor(white: 0.7, alpha: 1), on: Self.white)
    #expect(report.fails(isStrict: false))
    let finding = try #require(report.findings.first { $0.severity == .error })
    #expect(finding.rule == .textContrast && finding.place.layer == "text" && finding.verdict == .proven)
    guard case .contrast(.fallsShort(let shortfall)) = finding.fact, let drawn = shortfall.drawn else {
      Issue.record("another fact: \(finding.fact)")
      return
    }
    #expect(shortfall.subject == ForegroundSubject(.text("Edited")) && shortfall.needs == .required(4.5))
    #expect(drawn.isOnFixedColor && drawn.lowest > 1.5 && drawn.lowest < 2.5 && shortfall.worst == nil)
    #expect(
      finding.remedies.contains {
        guard case .repair(let repair, _) = $0, case .color? = repair.changes.first else { return false }
        return repair.bound.lowest >= 4.5
      })
    #expect(Reporter.sarif.text(of: report).contains("\"RND01\""))
  }

  @Test("A vibrant label on the glass of a role is proven over every backdrop")
  func labelsOnTheGlassOfRoles() throws {
    func report(_ role: MaterialRole) throws -> Report {
      let scene = SceneDescription(size: Size(width: 120, height: 80), scale: 1) {
        FillLayer(ForegroundStyle(.color(.custom(EncodedColor(white: 0.5, alpha: 1)))))
          .frame(x: 0, y: 0, width: 120, height: 80)
        MaterialLayer(role: role) {
          TextLayer("Edited").id("text").frame(x: 24, y: 20, width: 60, height: 20)
        }
        .frame(x: 10, y: 10, width: 100, height: 60)
      }
      var renderer = try SceneRenderer(threads: 1)
      return try renderer.draw(scene, judging: JudgingOptions()).report
    }
    for role in [MaterialRole.menu, .sidebar] {
      let glass = try report(role)
      #expect(glass.run.standings?.count(.proven) == 1, "\(role)")
      #expect(!glass.findings.contains { $0.severity == .error })
    }
  }

  @Test("Options set the required ratio and request every combination of settings")
  func options() throws {
    let grey = EncodedColor(white: 0.55, alpha: 1)
    #expect(try report(grey, on: Self.white).fails(isStrict: false))
    let options = JudgingOptions(requiredContrast: 3, judgesEverySetting: true)
    let report = try report(grey, on: Self.white, options)
    #expect(!report.fails(isStrict: false) && report.run.variants.count > 1)
  }

  @Test("A bar whose container has a negative side is judged but not swept")
  func negativeSides() throws {
    let scene = SceneDescription(size: Size(width: 96, height: 80), scale: 1) {
      FillLayer(ForegroundStyle(.color(.custom(Self.white)))).frame(x: 0, y: 0, width: 96, height: 80)
      GlassContainer {
        GlassLayer(.regular) {
          TextLayer("Edited").id("text").frame(x: 8, y: 8, width: 60, height: 20)
        }.frame(x: 0, y: 0, width: 90, height: 36).id("bar")
      }.frame(x: 95, y: 0, width: -90, height: 40)
    }
    var renderer = try SceneRenderer(threads: 1)
    let picture = SourceTree.fixtures.appending(path: "Images/gray-16.png").path
    let report = try renderer.draw(scene, judging: JudgingOptions(scrollingPicture: picture)).report
    #expect(!report.findings.contains { $0.rule == .barOverScroll })
  }

  /// Returns a scene of two bars over scrolling content, each with a title.
  private static func bars(_ ids: [String]) -> SceneDescription {
    let grey = ForegroundStyle(.color(.custom(EncodedColor(white: 0.6))))
    return SceneDescription(size: Size(width: 96, height: 96), scale: 1) {
      FillLayer(ForegroundStyle(.color(.custom(Self.white)))).frame(x: 0, y: 0, width: 96, height: 96)
      MaterialLayer(.ultraThin) {
        TextLayer("Edited").foregroundStyle(grey).id("title").frame(x: 4, y: 4, width: 70, height: 20)
      }.id(ids[0]).frame(x: 0, y: 0, width: 96, height: 30)
      MaterialLayer(.thick) {
        TextLayer("Edited").foregroundStyle(grey).id("title").frame(x: 20, y: 4, width: 70, height: 20)
      }.id(ids[1]).frame(x: 0, y: 50, width: 96, height: 40)
    }
  }

  @Test("Two bars that share an id are judged separately, as with different ids")
  func sharedIds() throws {
    let picture = SourceTree.fixtures.appending(path: "Images/gray-16.png").path
    let options = JudgingOptions(scrollingPicture: picture)
    func findings(_ ids: [String]) throws -> [Finding] {
      var renderer = try SceneRenderer(threads: 1)
      return try renderer.draw(Self.bars(ids), judging: options).report.findings
    }
    let (shared, own) = (try findings(["bar", "bar"]), try findings(["first", "second"]))
    let swept = shared.filter { $0.rule == .barOverScroll }
    #expect(swept.map { $0.place.keyPath } == ["desktop[1].layers[0]", "desktop[2].layers[0]"])
    #expect(swept.count == 2 && swept[0].figures != swept[1].figures)
    #expect(shared.map { $0.rule } == own.map { $0.rule })
    #expect(shared.map { $0.figures } == own.map { $0.figures })
    #expect(shared.map { $0.remedies.map(\.repair) } == own.map { $0.remedies.map(\.repair) })
    #expect(shared.map { $0.place.point } == own.map { $0.place.point })
  }

  @Test("Every contrast fact has a sentence in each language that quotes the text")
  func sentences() throws {
    let report = try report(EncodedColor(white: 0.7, alpha: 1), on: Self.white)
    for finding in report.findings {
      let (english, korean) = (
        Language.english.message(of: finding.fact), Language.korean.message(of: finding.fact)
      )
      #expect(english.contains("Edited") && korean.contains("Edited") && english != korean)
      #expect(Language.korean.advice(for: finding) != Language.english.advice(for: finding))
    }
  }
}

extension Remedy {
  /// The repair without its edits, which name layers.
  fileprivate var repair: Repair? {
    switch self {
    case .repair(let repair, _), .shared(let repair, _): repair
    case .unmended, .dimming, .variant, .unreachable, .source, .insufficientStyle: nil
    }
  }
}
