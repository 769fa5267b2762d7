// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility --material … --foreground …`: one foreground on one material.
struct MaterialLegibility: Verb {
  private var material: MaterialContent.Choice?
  private var foreground: String?
  private var matrix: MatrixAxes?
  private var scope = ScopeFlags()
  private var pictures = PairPictureFlags()
  private var flags = PairFlags()

  static let matrixHelp = "every combination of the settings that are not given, or of those named here"

  static var form: Form<MaterialLegibility> {
    Form(
      "legibility", job: "material", "Proves the lowest contrast of a foreground on a material.",
      details:
        "Both appearances are judged unless one is given. What does not hold is exit code 1, and repairs are searched for.",
      marks: ["--material", "--foreground"],
      examples: [
        Example("A label on a thin material:", "legibility --material thin --foreground label"),
        Example(
          "Every combination of settings of a colour on a menu:",
          "legibility --material menu --platform macos --foreground '#808080' --matrix"),
      ]
    ) {
      Section(
        .what, .option("--material", \.material, .material, "the material, or that of a role"),
        .option("--foreground", \.foreground, .foreground, PairFlags.foregroundHelp),
        .matrix(\.matrix, of: [.appearance, .contrast, .transparency], Self.matrixHelp))
      PairFlags.sections(require: "the contrast to hold, 1…21; 4.5 unless given").within(\.flags)
      PairPictureFlags.section.within(\.pictures)
      ScopeFlags.section.within(\.scope)
    }
  }

  func check() throws(UsageProblem) {
    try flags.check()
    try scope.check()
    try pictures.check(hasPage: flags.report.page != nil)
    _ = try selection.checkedPairs()
  }

  /// The selection of the pair on one platform, in both appearances unless one is given, and in one combination of the other
  /// settings without `--matrix`.
  private var selection: PairSelection {
    let (traits, given) = (flags.traits.traits, flags.traits)
    var selection = PairSelection(traits)
    (selection.material, selection.foreground) = (material, foreground)
    selection.platform = traits.platform
    selection.appearance = traits.platform.hasAppearances ? given.appearance : traits.appearance
    selection.contrast = varies(.contrast) ? given.contrast : traits.contrast
    selection.transparency = varies(.transparency) ? given.transparency : traits.transparency
    return selection
  }

  /// Returns a Boolean value indicating whether a setting takes all values that no flag fixes.
  private func varies(_ axis: MatrixAxis) -> Bool {
    switch matrix {
    case nil: false
    case .usual: true
    case .named(let axes): axes.contains(axis)
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    let reporting = try Reporting(flags.report)
    let backdrops = try scope.scope(flags.traits.traits.gamut)
    let pairs: [MaterialPair]
    do throws(UsageProblem) { pairs = try selection.checkedPairs() } catch { throw .usage(error) }
    noteGlass(of: material, in: pairs, terminal)
    var table = try flags.table(pairs, over: backdrops, isRequired: true, terminal)
    var sheet = PairSheet(
      pairs[0].foreground, on: pairs[0].material,
      in: table.rows.map { PairSheet.Row($0.pair.traits, $0.outcome.lowest) })
    sheet.required = table.goal.required
    let views =
      try pictures.draw(sheet, on: reporting.page, flags.drawing, terminal)
      + pictures.draw(table.curves(), table.goal, on: reporting.page, terminal)
    guard matrix == nil else {
      return try flags.finish(.table(table), showing: views, reporting, terminal)
    }
    do throws(PairError) { try table.findRepairs() } catch { throw .usage(UsageProblem(error)) }
    return try flags.finish(.pairs(table), showing: views, reporting, terminal)
  }
}

extension Verb {
  /// Notes that scenes draw a role as glass, where its standard material is judged.
  func noteGlass(of material: MaterialContent.Choice?, in pairs: [MaterialPair], _ terminal: Terminal) {
    guard case .role(let role)? = material,
      let glass = pairs.lazy.compactMap({ role.glass($0.traits) }).first
    else { return }
    terminal.note(
      "role:\(role.rawValue): \(terminal.language.message(of: MaterialNote.glassOfRole(glass.control)))")
  }
}
