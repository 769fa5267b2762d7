// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A piece of glass on the command line: its variant, and the options that say more of it.
struct GlassArgument {
  /// The options of every verb that takes glass. `--dimming` and `--adaptive` mean something else where a bound is asked for.
  static let options = [
    Grammar.Option(
      name: "--size", values: ["WxH"], help: "points; what is usual for the control if left out"),
    Grammar.Option(
      name: "--control", values: [Vocabularies.glassControl.names.joined(separator: "|")],
      help: "what the glass is; none if left out"),
    Grammar.Option(name: "--tint", values: ["#RRGGBB[AA]|NAME"], help: "a colour of the glass"),
  ]

  static func dimming(help: String) -> Grammar.Option {
    Grammar.Option(name: "--dimming", values: ["automatic|none|0…1"], help: help)
  }

  let content: GlassContent
  /// In points.
  let size: Size

  /// - Parameters:
  ///   - name: Of the variant.
  ///   - place: What errors call it.
  ///   - variants: Those that the verb takes, for advice.
  ///   - controls: The same of what the glass may be.
  init(
    _ name: String, place: String, _ arguments: ParsedArguments,
    variants: [GlassVariant] = GlassVariant.allCases, controls: [GlassControl] = GlassControl.allCases
  ) throws(CommandError) {
    guard let variant = Vocabularies.glass.value(named: name) else {
      throw .usage("unknown glass", place, Nearest.advice(name, among: variants.map(\.name)))
    }
    var content = GlassContent(variant)
    content.control = try Self.control(arguments, controls)
    content.adapts = arguments.has("--adaptive")
    if let radius = try arguments.number("--corner-radius", in: 0...10_000) {
      content.shape = .roundedRectangle(CornerRadii(radius), style: .continuous)
    }
    if let text = arguments.text("--tint") {
      let isName = text.first.map { $0.isLetter } ?? false
      content.tint =
        isName && !text.contains("(")
        ? .semantic(text) : .custom(try CustomColor.parse(text, option: "--tint"))
    }
    content.dimming = try Self.dimming(arguments)
    self.content = content
    size =
      try arguments.text("--size").map { text throws(CommandError) in try Self.size(text) }
      ?? content.control.usualSize
  }

  private static func control(
    _ arguments: ParsedArguments, _ controls: [GlassControl]
  ) throws(CommandError) -> GlassControl {
    guard let text = arguments.text("--control") else { return .none }
    guard let control = Vocabularies.glassControl.value(named: text) else {
      throw .usage(
        "unknown value", "--control \(text)", Nearest.advice(text, among: controls.map(\.name)))
    }
    return control
  }

  private static func dimming(_ arguments: ParsedArguments) throws(CommandError) -> GlassContent.Dimming {
    switch arguments.text("--dimming") {
    case nil, "none": return .none
    case "automatic": return .automatic
    case .some: return .amount(try arguments.number("--dimming", in: 0...1) ?? 0)
    }
  }

  /// Two lengths in points with an x between.
  private static func size(_ text: String) throws(CommandError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let range = 0.5...8192.0
    guard parts.count == 2, let width = parts[0], let height = parts[1], range.contains(width),
      range.contains(height)
    else {
      throw .usage(
        "not a size", "--size \(text)", "write WIDTHxHEIGHT in points, each 0.5…8192, such as 120x44")
    }
    return Size(width: width, height: height)
  }
}
