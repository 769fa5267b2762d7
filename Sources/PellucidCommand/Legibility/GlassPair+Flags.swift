// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// `pellucid legibility --glass …`: one foreground on one piece of Liquid Glass.
extension GlassPair {
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

  init(_ arguments: ParsedArguments, _ traits: Traits, required: Double) throws(CommandError) {
    if arguments.has("--material") {
      throw .usage("option excludes glass", "--material", "leave out --material or --glass")
    }
    let name = arguments.text("--glass") ?? ""
    let glass = try GlassArgument(
      name, place: "--glass \(name)", arguments, variants: GlassVariant.allCases.filter { $0 != .identity },
      controls: GlassControl.allCases.filter { !$0.isLens })
    guard glass.content.variant != .identity else {
      throw .usage("nothing is drawn", "--glass identity", "write --glass regular or --glass clear")
    }
    guard !glass.content.control.isLens else {
      throw .usage(
        "no bound for a lens", "--control \(glass.content.control.name)",
        "what lies on a lens is seen through it; write another control")
    }
    let scope = try BackdropScope(arguments, gamut: traits.gamut)
    let settings = try TraitFlags(arguments: arguments).glassSettings(GlassSettings())
    do throws(PairError) {
      let foreground = try PairForeground(arguments.text("--foreground") ?? "label", on: traits.platform)
      try self.init(
        foreground, on: glass.content, glass.size, traits, settings, ContrastGoal(required, over: scope))
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// A foreground that cannot be judged on a surface.
  init(_ error: PairError) {
    switch error {
    case .material(let choice, let platform, let error):
      self.init(error, of: choice, on: platform, place: "--material")
    case .unknownForeground(let name, let platform, let nearest):
      self = .usage(
        "unknown foreground \"\(name)\"", "--foreground",
        Nearest.advice(
          nearest,
          list: "write a level, #RRGGBB, or a colour; pellucid colors --platform "
            + Vocabularies.platform.name(of: platform)))
    case .foregroundColor(let text, let error): self.init(error, in: text, option: "--foreground")
    case .foregroundWithMatrix(let name):
      self = .usage(
        "\"\(name)\" is drawn with a matrix of its own", "--foreground",
        "on glass write a level, a colour's name or #RRGGBB")
    case .unknownTint(let name, let platform):
      self = .usage(
        "unknown colour", "--tint \(name)", Nearest.advice(name, among: SemanticColors.names(on: platform)))
    }
  }
}
