// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid legibility --glass …`: one foreground on one piece of Liquid Glass.
struct GlassLegibility {
  static let options =
    [
      Grammar.Option(
        name: "--glass", values: ["regular|clear"], help: "on Liquid Glass, where no light of its rim reaches"
      )
    ] + GlassArgument.options + [
      GlassArgument.dimming(
        help: "black below clear glass, none if left out; automatic is the lower of none and 35 %"),
      Grammar.Option(
        name: "--adaptive", help: "the lower of light and dark glass, for what turns by what lies behind"),
    ]

  /// A state that the glass can be in.
  struct State {
    /// "dark", "dimmed by 35 %"; nil where there is only one.
    var name: String?
    var item: LegibilityCase
    var verdict: Verdict
  }

  let content: GlassContent
  let size: Size
  let foreground: ForegroundName
  let required: Double
  let backdrop: BackdropArgument
  let traits: Traits
  /// The one with the lowest bound first.
  let states: [State]
  let repairs: [Repair]

  init(_ arguments: ParsedArguments, _ traits: Traits, required: Double) throws(CommandError) {
    if arguments.has("--material") {
      throw .usage("option excludes glass", "--material", "leave out --material or --glass")
    }
    let name = arguments.text("--glass") ?? ""
    let glass = try GlassArgument(
      name, place: "--glass \(name)", arguments, variants: GlassVariant.allCases.filter { $0 != .identity },
      controls: GlassControl.allCases.filter { !$0.isLens })
    (content, size) = (glass.content, glass.size)
    guard content.variant != .identity else {
      throw .usage("nothing is drawn", "--glass identity", "write --glass regular or --glass clear")
    }
    guard !content.control.isLens else {
      throw .usage(
        "no bound for a lens", "--control \(content.control.name)",
        "what lies on a lens is seen through it; write another control")
    }
    foreground = try ForegroundName(arguments.text("--foreground") ?? "label", on: traits.platform)
    (self.traits, self.required) = (traits, required)
    backdrop = try BackdropArgument(arguments, gamut: traits.gamut)
    let settings = try TraitFlags(arguments: arguments).glassSettings(GlassSettings())
    states = try Self.states(
      content,
      GlassRequest(
        content.variant, control: content.control,
        shorterSide: min(size.width, size.height), traits: traits, settings: settings), foreground,
      over: backdrop.backdrop, required: required)
    repairs = Self.repairs(of: states)
  }

  // MARK: States

  private static func states(
    _ content: GlassContent, _ request: GlassRequest, _ foreground: ForegroundName,
    over backdrop: PellucidLegibility.Backdrop, required: Double
  ) throws(CommandError) -> [State] {
    var states: [State] = []
    for (name, traits) in appearances(content, request) {
      for (dimmed, dimming) in dimmings(content) {
        var setting = GlassSetting(request, tint: try tint(content, traits), dimming: dimming)
        setting.isTurned = traits.appearance != request.traits.appearance
        var inner = traits
        inner.appearance = Glass.contentAppearance(
          on: setting.recipe(traits: traits), traits: traits)
        var item = LegibilityCase(
          material: nil, foreground: try foreground.foreground(onGlass: inner), traits: traits,
          backdrop: backdrop, required: required)
        item.glass = setting
        states.append(State(name: name ?? dimmed, item: item, verdict: try verdict(of: item)))
      }
    }
    return states.enumerated().sorted {
      let (first, second) = ($0.element.verdict.bound?.lowest ?? 0, $1.element.verdict.bound?.lowest ?? 0)
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  private static func verdict(of item: LegibilityCase) throws(CommandError) -> Verdict {
    do throws(MaterialError) {
      return try item.verdict()
    } catch {
      throw CommandError(error, exit: .usage, place: "--glass")
    }
  }

  private static func appearances(
    _ content: GlassContent, _ request: GlassRequest
  ) -> [(name: String?, traits: Traits)] {
    guard content.adapts == true, content.variant == .regular, request.traits.platform.hasAppearances else {
      return [(nil, request.traits)]
    }
    return Appearance.allCases.map { appearance in
      var traits = request.traits
      traits.appearance = appearance
      return (Vocabularies.appearance.name(of: appearance), traits)
    }
  }

  private static func dimmings(_ content: GlassContent) -> [(name: String?, opacity: Double)] {
    guard content.variant == .clear else { return [(nil, 0)] }
    return switch content.dimming {
    case .none: [(nil, 0)]
    case .amount(let amount): [(nil, amount)]
    case .automatic: [("not dimmed", 0), ("dimmed", GlassDimming.publishedOpacity)]
    }
  }

  private static func tint(
    _ content: GlassContent, _ traits: Traits
  ) throws(CommandError) -> EncodedColor? {
    do throws(ColorStyleError) {
      return try content.tint?.color(traits)
    } catch {
      let name =
        switch error {
        case .semantic(.unknownColor(let name, _)), .semantic(.notOnPlatform(let name, _, _)): name
        case .asset(.noCatalogs(let name)), .asset(.unknown(_, let name, _)),
          .asset(.missingPrefix(let name)):
          SceneAssets.prefix + name
        }
      throw .usage(
        "unknown colour", "--tint \(name)",
        Nearest.advice(name, among: SemanticColors.names(on: traits.platform)))
    }
  }

  private static func repairs(of states: [State]) -> [Repair] {
    (try? LegibilityCase.repairs(of: states.map(\.item))) ?? []
  }

  // MARK: What is known

  var worst: State { states[0] }

  /// What was asked for and changes nothing.
  var notes: [String] {
    guard content.variant != .clear, case .amount = content.dimming else { return [] }
    return [Language.english.dimmingOnOtherGlass]
  }

  /// Of the black alone, without the glass, over white; nil where nothing is dimmed.
  ///
  /// This is the arithmetic behind the guidelines' 35 %.
  var dimmingAlone: Double? {
    guard let setting = worst.item.glass, setting.dimming > 0, let own = try? worst.item.transfer() else {
      return nil
    }
    let black = Transfer.Step.paint(
      EncodedColor(white: 0, alpha: Float(setting.dimming)), .sourceOver)
    let bare = Transfer(gamut: own.gamut, afterMixing: [black], ink: own.ink)
    let white = PellucidLegibility.Backdrop.Range(GamutColor(white: 1))
    return (try? ContrastBound(bare, over: .colors([white])))?.witness.contrast
  }

  /// What does not apply to this glass.
  var note: String? {
    guard content.adapts == true, let obstacle = GlassTurnObstacle(content.variant, on: traits.platform)
    else {
      return nil
    }
    return PellucidJudge.Language.english.message(of: .remark(.glass(.cannotTurn(obstacle))))
  }

  func run(_ reporter: TableReporter, _ flags: ReportFlags, _ terminal: Terminal) throws(CommandError)
    -> ExitCode
  {
    if flags.newBaseline != nil { return try flags.finish(findings, of: reportRun, terminal) }
    let report = Report(reportRun, findings: findings, baseline: flags.baseline)
    switch reporter {
    case .text:
      try terminal.print(text)
      if let known = report.knownText { terminal.note("pellucid: note: \(known)") }
      for note in notes { terminal.note("pellucid: note: \(note)") }
    case .json: try terminal.print(json.text)
    case .markdown: try Reporter.markdown.tell(report, terminal)
    case .findings(let reporter): try reporter.tell(report, terminal)
    }
    return flags.exitCode(of: report)
  }
}
