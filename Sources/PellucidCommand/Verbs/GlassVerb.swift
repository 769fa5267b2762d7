// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid glass`: one piece of Liquid Glass over a picture or a colour.
struct GlassVerb: Verb {
  static let grammar = Grammar(
    verb: "glass", summary: "Draws a piece of Liquid Glass over a picture or a colour.",
    operands: ["regular|clear|identity"],
    options: [
      Grammar.Option(
        name: "--over", values: ["IMAGE|#RRGGBB"], help: "what lies behind; a path that begins with # is ./#…"
      ),
      Grammar.Option(name: "--output", short: "-o", values: ["OUT.png"], help: "where the picture goes"),
      Grammar.Option(
        name: "--size", values: ["WxH"], help: "points; what is usual for the control if left out"),
      Grammar.Option(
        name: "--control", values: [Vocabularies.glassControl.names.joined(separator: "|")],
        help: "what it is; none if left out"),
      Grammar.Option(
        name: "--corner-radius", values: ["R"], help: "points; a capsule, or what the system has, if left out"
      ),
      Grammar.Option(name: "--tint", values: ["#RRGGBB[AA]|NAME"], help: "a colour of its own"),
      Grammar.Option(
        name: "--dimming", values: ["automatic|none|0…1"], help: "black below clear glass; none if left out"),
      Grammar.Option(name: "--adaptive", help: "light or dark by what lies behind, not by --appearance"),
      Grammar.Option(name: "--json", help: "the colour in the middle, the numbers and findings"),
      Grammar.Option(name: "--depth", values: ["8|16"], help: "bits per sample of the PNG"),
    ] + TraitFlags.glass + TraitFlags.traits + TraitFlags.drawing)

  let arguments: ParsedArguments
  let over: String
  let output: Destination?
  let content: GlassContent
  let size: Size

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    guard let over = arguments.text("--over") else {
      throw .usage("missing option", "--over", "write --over IMAGE or --over #RRGGBB")
    }
    self.over = over
    guard arguments.has("--output") || arguments.has("--json") else {
      throw .usage("nothing to do", "pellucid glass", "write -o OUT.png, --json or both")
    }
    output = try arguments.text("--output").map { path throws(CommandError) in
      try Destination(path: path, arguments)
    }
    content = try Self.content(arguments, named: arguments.operands[0])
    size =
      try arguments.text("--size").map { text throws(CommandError) in try Self.size(text) }
      ?? content.control.usualSize
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    let flags = TraitFlags(arguments: arguments)
    let traits = try flags.traits()
    let settings = try flags.glassSettings(GlassSettings())
    let backdrop = try Backdrop(over, scale: flags.scale(), gamut: traits.gamut)
    var scene = scene(on: backdrop, traits)
    scene.glass = settings
    try flags.checkPixels(of: scene)
    var painter = try Painter(arguments, document: "pellucid glass", folder: ".")
    terminal.progress("drawing \(content.variant.name) glass")
    let first = try Painter.resolve(scene, [], "pellucid glass")
    let seen = try painter.backdrops(of: first)
    let picture = try painter.draw(
      try Painter.resolve(scene, seen, "pellucid glass"), measuring: .texts)
    terminal.progress("")
    try output?.write(picture)
    if arguments.has("--json") {
      try terminal.print(json(scene, picture, behind: seen.first ?? nil).text)
    } else if !arguments.has("--quiet") {
      for finding in picture.findings where finding.rule == "note" {
        terminal.note("pellucid: note: \(finding.message)")
      }
    }
    return .success
  }

  /// Points between the glass and the end of a colour's picture: room for its shadow.
  private static let margin = 40.0

  /// Glass in the middle of the backdrop; a colour's picture is as large as needed.
  private func scene(on backdrop: Backdrop, _ traits: Traits) -> SceneDescription {
    var whole = Rect(backdrop.size)
    if case .fill = backdrop.content {
      (whole.width, whole.height) = (size.width + 2 * Self.margin, size.height + 2 * Self.margin)
    }
    let frame = Rect(
      x: ((whole.width - size.width) / 2).rounded(), y: ((whole.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    return SceneDescription(
      size: whole.size, scale: backdrop.scale, traits: traits,
      desktop: [
        Layer(frame: whole, content: backdrop.content),
        Layer(id: "glass", frame: frame, content: .glass(content)),
      ])
  }
}

// MARK: - Options

extension GlassVerb {
  /// - Parameter name: Of the variant.
  static func content(
    _ arguments: ParsedArguments, named name: String
  ) throws(CommandError) -> GlassContent {
    guard let variant = Vocabularies.glass.value(named: name) else {
      throw .usage("unknown glass", name, Nearest.advice(name, among: Vocabularies.glass.names))
    }
    var content = GlassContent(variant)
    let flags = TraitFlags(arguments: arguments)
    content.control = try flags.word("--control", Vocabularies.glassControl) ?? .none
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
    content.dimming = try dimming(arguments)
    return content
  }

  private static func dimming(_ arguments: ParsedArguments) throws(CommandError) -> GlassContent.Dimming {
    switch arguments.text("--dimming") {
    case nil, "none": return .none
    case "automatic": return .automatic
    case .some: return .amount(try arguments.number("--dimming", in: 0...1) ?? 0)
    }
  }

  /// Two lengths in points with an x between.
  static func size(_ text: String) throws(CommandError) -> Size {
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

extension GlassControl {
  /// Points, of what the control often is on a phone; sidebars as on the Mac.
  var usualSize: Size {
    switch self {
    case .none: Size(width: 200, height: 100)
    case .button: Size(width: 120, height: 44)
    case .toolbar: Size(width: 320, height: 44)
    case .tabBar: Size(width: 360, height: 62)
    case .searchField: Size(width: 320, height: 44)
    case .sidebar: Size(width: 240, height: 480)
    case .popover: Size(width: 300, height: 220)
    case .menu: Size(width: 250, height: 300)
    case .alert: Size(width: 320, height: 172)
    case .segmentedLens: Size(width: 110, height: 44)
    case .tabLens: Size(width: 110, height: 70)
    case .switchLens: Size(width: 58, height: 38)
    case .sliderLens: Size(width: 58, height: 38)
    case .loupe: Size(width: 120, height: 80)
    }
  }
}

// MARK: - Output

extension GlassVerb {
  private func json(
    _ scene: SceneDescription, _ picture: RenderedPicture, behind backdrop: GlassBackdrop?
  ) -> JSONText {
    let image = picture.image
    let pixel = image.straight(x: image.width / 2, y: image.height / 2, in: SRGB.self)
    let middle = [pixel.red, pixel.green, pixel.blue].map { Double($0) * 255 }
    let recipe = recipe(in: scene, behind: backdrop)
    let wanted = backdrop.map { GlassDimming.decide(luma: $0.luminance) }
    return .object([
      "version": .whole(1), "glass": .string(content.variant.name), "over": .string(over),
      "control": .string(content.control.name), "size": .numbers([size.width, size.height]),
      "traits": scene.traits.json, "settings": scene.glass.json, "resultRGB": .numbers(middle),
      "appearance": .string(Vocabularies.appearance.name(of: recipe.appearance)),
      "backdrop": backdrop.map { $0.json } ?? .null,
      "automaticDimming": content.variant == .clear ? wanted.map { .number($0.opacity) } ?? .null : .null,
      "recipe": recipe.json,
      "notes": .strings(picture.findings.filter { $0.rule == "note" }.map { $0.message }),
      "findings": .array(picture.findings.filter { $0.rule != "note" }.map(\.json)),
    ])
  }

  /// The numbers that were drawn with.
  private func recipe(in scene: SceneDescription, behind backdrop: GlassBackdrop?) -> GlassRecipe {
    var traits = scene.traits
    if content.adapts == true, content.variant == .regular, traits.platform.hasAppearances, let backdrop {
      traits.appearance = GlassAdaptivity().appearance(luma: backdrop.luminance, before: traits.appearance)
    }
    return Glass.recipe(
      for: GlassRequest(
        content.variant, control: content.control, shorterSide: min(size.width, size.height),
        pixelsPerPoint: scene.scale, traits: traits, settings: scene.glass))
  }
}
