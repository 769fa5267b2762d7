// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidJudge
@testable import PellucidLegibility

/// Tests of foregrounds on materials and on glass that belong to no scene.
@Suite struct PairTests {
  static func witness(_ colors: [GamutColor], other: GamutColor? = nil) -> ContrastBound.Witness {
    ContrastBound.Witness(
      parts: colors.map { .init(backdrop: $0, other: other, weight: 1 / Double(colors.count)) },
      surface: colors[0], seen: colors[0], ink: colors[0], contrast: 2.3)
  }

  private func table(
    _ selection: PairSelection, _ goal: ContrastGoal = ContrastGoal(4.5), isRequired: Bool = true
  ) throws -> PairTable {
    try PairTable(selection.pairs(), goal, isRequired: isRequired) { (0..<$0).map($1) }
  }

  private func selection(_ material: String, _ foreground: String, on platform: Platform = .iOS)
    -> PairSelection
  {
    var selection = PairSelection(Traits())
    (selection.platform, selection.foreground) = (platform, foreground)
    selection.material = MaterialContent.Choice(spelling: material)
    return selection
  }

  @Test("A pair has a distinct name for each combination of its settings")
  func names() throws {
    let names = try selection("role:toolbar", "label").pairs().map(\.name)
    #expect(names.count == 8 && Set(names).count == 8)
    #expect(names.first == "label on role:toolbar (ios, light)")
    #expect(names.last == "label on role:toolbar (ios, dark, Increase Contrast, Reduce Transparency)")
    #expect(try selection("thin", "label", on: .watchOS).pairs().first?.name == "label on thin (watchos)")
  }

  @Test("Platforms without the material or the foreground are left out, unless no platform has them")
  func platforms() throws {
    var titlebar = selection("titlebar", "label")
    titlebar.platform = nil
    #expect(Set(try titlebar.pairs().map(\.traits.platform)) == [.macOS])
    #expect(Set(try selection("titlebar", "label").pairs().map(\.traits.platform)) == [.iOS])
    #expect(throws: PairError.self) { try selection("thin", "#12").pairs() }
    #expect(throws: PairError.self) { try table(selection("titlebar", "label")) }
    #expect(throws: PairError.unknownForeground("secondarylabl", .iOS, nearest: "secondaryLabel")) {
      try table(selection("thin", "secondarylabl"))
    }
  }

  @Test("A pair that is not proven to hold is a finding: an error where required")
  func findings() throws {
    var chosen = selection("ultraThin", "label")
    (chosen.appearance, chosen.contrast, chosen.transparency) = (.light, .standard, .standard)
    var table = try table(chosen)
    let finding = try #require(table.findings.first)
    guard case .pair(.tooLow(let lowest, 4.5)) = finding.fact else {
      Issue.record("\(finding.fact)")
      return
    }
    #expect((2.88..<2.89).contains(lowest.bound) && finding.severity == .error && finding.verdict == .proven)
    #expect(finding.place.layer == "label on ultraThin (ios, light)")
    #expect(
      Language.english.message(of: finding.fact)
        == "does not hold 4.5:1, it falls to 2.88:1 over rgb(0, 0, 0)")
    #expect(
      Language.korean.message(of: finding.fact) == "4.5:1을 만족하지 못합니다. rgb(0, 0, 0) 위에서 대비가 2.88:1까지 떨어집니다")
    #expect(finding.remedies.isEmpty)
    try table.findRepairs()
    #expect(table.findings.first?.remedies.isEmpty == false)
    table.isRequired = false
    #expect(table.findings.first?.severity == .note)
    let enough = try self.table(chosen, ContrastGoal(2.5))
    #expect(enough.findings.isEmpty && enough.holding == 1)
  }

  @Test("A finding and its baseline entry name the backdrop")
  func scopes() {
    let goal = ContrastGoal(4.5, over: .luminance(atLeast: 0.2, atMost: 0.5))
    #expect(
      goal.subject("label on thin (ios)")
        == "label on thin (ios) over every backdrop of a luminance of at least 0.2 and at most 0.5")
    #expect(ContrastGoal(4.5).subject("label") == "label")
    #expect(English.text(.listed(["a.png"], colors: .anything)) == "every mixture of the colours of a.png")
    let black = GamutColor(white: 0), white = GamutColor(white: 1)
    func place(_ colors: [GamutColor], _ other: GamutColor? = nil, onGlass: Bool = false, hides: Bool = false)
      -> String
    {
      let lowest = ProvenContrast(
        bound: 2, witness: Self.witness(colors, other: other), hidesBackdrop: hides)
      return English.place(of: lowest, onGlass: onGlass)
    }
    #expect(place([black]) == "over rgb(0, 0, 0)")
    #expect(place([black], hides: true) == "whatever lies behind")
    #expect(place([black], white) == "over rgb(0, 0, 0) and a desktop of rgb(255, 255, 255)")
    #expect(place([black], white, onGlass: true) == "over rgb(0, 0, 0) in surroundings of rgb(255, 255, 255)")
    #expect(place([black], black, onGlass: true) == "over rgb(0, 0, 0)")
    #expect(
      place([black, white]) == "over a fine pattern of 50 % rgb(0, 0, 0), 50 % rgb(255, 255, 255)")
  }

  @Test("Glass is judged in both states that it can turn to, the lowest first")
  func glass() throws {
    var content = GlassContent(.regular)
    (content.control, content.adapts) = (.toolbar, true)
    let pair = try GlassPair(
      .level(.label), on: content, Size(width: 320, height: 44), Traits(), GlassSettings(), ContrastGoal(4.5))
    #expect(pair.name == "label on regular glass (toolbar, 320×44 points, ios, light and dark)")
    #expect(pair.states.map(\.name) == [.appearance(.dark), .appearance(.light)])
    let bounds = pair.states.compactMap(\.outcome.lowest?.bound)
    try #require(bounds.count == 2)
    #expect((1.56..<1.57).contains(bounds[0]) && (5.46..<5.48).contains(bounds[1]))
    guard case .pair(.tooLowOnGlass(let lowest, 4.5))? = pair.findings.first?.fact else {
      Issue.record("\(pair.findings)")
      return
    }
    #expect(lowest == pair.worst.outcome.lowest && !pair.repairs.isEmpty)
    content.tint = .semantic("nosuch")
    #expect(throws: PairError.unknownTint("nosuch", .iOS)) {
      try GlassPair(
        .level(.label), on: content, Size(width: 320, height: 44), Traits(), GlassSettings(),
        ContrastGoal(4.5))
    }
  }
}
