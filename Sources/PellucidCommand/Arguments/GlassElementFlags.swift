// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The flags that describe one glass element: control, size, tint, dimming and adaptation.
struct GlassElementFlags: Sendable {
  /// The size in points; nil for the usual size of the control.
  private var givenSize: Size?
  /// The kind of control that the glass is; nil if not given, for none.
  private(set) var control: GlassControl?
  /// The colour of the glass; nil for none.
  private var tint: ColorStyle?
  /// The black below clear glass; nil if not given, for none.
  private var dimming: GlassContent.Dimming?
  /// A Boolean value indicating whether the glass turns light or dark with the content behind it.
  private var adapts = false

  /// Returns the section with all flags of the element.
  ///
  /// - Parameters:
  ///   - controls: The controls that completion and error messages offer; the others are accepted too.
  ///   - dimming: The help of `--dimming`.
  ///   - adaptive: The help of `--adaptive`.
  static func section(
    controls: [GlassControl] = GlassControl.allCases, dimming: String, adaptive: String
  ) -> Section<GlassElementFlags> {
    Section(
      .what,
      .option(
        "--control", \.control, .control(offering: controls),
        "kind of control that the glass is; none unless given"),
      .option("--size", \.givenSize, .size, "points; the usual size of the control unless given"),
      .option("--tint", \.tint, .tint, "a colour of the glass"),
      .option("--dimming", \.dimming, .dimming, dimming), .toggle("--adaptive", \.adapts, adaptive))
  }

  /// The size of the element in points, by default the usual size of its control.
  var size: Size { givenSize ?? (control ?? .none).usualSize }

  /// Returns the glass that the flags describe.
  ///
  /// - Parameter cornerRadius: The radius of all corners, in points; nil for the system's shape.
  func content(_ variant: GlassVariant, cornerRadius: Double? = nil) -> GlassContent {
    var content = GlassContent(variant)
    content.control = control ?? .none
    content.adapts = adapts
    content.tint = tint
    content.dimming = dimming ?? .none
    if let cornerRadius {
      content.shape = .roundedRectangle(CornerRadii(cornerRadius), style: .continuous)
    }
    return content
  }
}

extension ValueForm<GlassControl> {
  /// Returns the form of a control's name. Every control is accepted; completion and errors offer only `controls`.
  fileprivate static func control(offering controls: [GlassControl]) -> ValueForm {
    .notation("CONTROL", words: controls.map(\.name)) { (text, place) throws(UsageProblem) in
      guard let control = Vocabularies.glassControl.value(named: text) else {
        throw .unknown(.value, text, at: place, .these(controls.map(\.name)))
      }
      return control
    }
  }
}

extension ValueForm<GlassVariant> {
  /// Returns the form of a variant's name. Every variant is accepted; completion and errors offer only `variants`.
  static func glass(offering variants: [GlassVariant] = GlassVariant.allCases) -> ValueForm {
    let names = variants.map(\.name)
    return .notation(names.joined(separator: "|"), words: names) { (text, place) throws(UsageProblem) in
      guard let variant = Vocabularies.glass.value(named: text) else {
        throw .unknown(.glass, text, at: place, .these(names))
      }
      return variant
    }
  }
}

extension ValueForm<Size> {
  /// The form of a size: two lengths in points with an x between them, each 0.5…8192.
  static var size: ValueForm {
    .notation("WxH") { (text, place) throws(UsageProblem) in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      let range = 0.5...8192.0
      guard parts.count == 2, let width = parts[0], let height = parts[1], range.contains(width),
        range.contains(height)
      else { throw .malformed(.size, at: place) }
      return Size(width: width, height: height)
    }
  }
}

extension ValueForm<ColorStyle> {
  /// The form of a tint: the name of a semantic colour, or a colour in hexadecimal or CSS notation.
  fileprivate static var tint: ValueForm {
    let names = Set(Platform.allCases.flatMap { SemanticColors.names(on: $0) }).sorted()
    return .notation("#RRGGBB[AA]|NAME", words: names) { (text, place) throws(UsageProblem) in
      let isName = text.first.map { $0.isLetter } ?? false
      guard isName, !text.contains("(") else {
        return .custom(try ValueForm<EncodedColor>.color("").read(text, place))
      }
      guard names.contains(where: { NameMatch.same($0, text) }) else {
        throw .unknown(.color, text, at: place, .listed(text, among: names, by: "pellucid colors"))
      }
      return .semantic(text)
    }
  }
}

extension ValueForm<GlassContent.Dimming> {
  /// The form of a dimming: `automatic`, `none`, or the opacity of black, 0…1.
  fileprivate static var dimming: ValueForm {
    .notation("automatic|none|0…1", words: ["automatic", "none"]) { (text, place) throws(UsageProblem) in
      switch text {
      case "none": .none
      case "automatic": .automatic
      default: .amount(try ValueForm<Double>.number(in: 0...1).read(text, place))
      }
    }
  }
}
