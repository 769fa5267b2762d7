// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A run of a text with the fonts, fillings and distances that it is drawn with.
struct LaidRun {
  enum Content: Equatable {
    case string(String)
    case symbol(SymbolContent, side: CGFloat)
  }

  var content: Content
  var font: ResolvedFont
  var filling: SystemFilling
  var background: SystemFilling?
  var underline: Text.LineStyle?, strikethrough: Text.LineStyle?
  var lineFilling: (Text.LineStyle) -> SystemFilling
  /// The distance added between letters, in points.
  var tracking: CGFloat
  var baselineOffset: CGFloat
  /// The attributes of people's own, by their types.
  var custom: [ObjectIdentifier: any TextAttribute] = [:]

  /// A Boolean value that is true where the engine draws the run as one paragraph.
  var isPlain: Bool {
    guard case .string = content else { return false }
    return background == nil && underline == nil && strikethrough == nil && tracking == 0
      && baselineOffset == 0 && custom.isEmpty
  }
}

/// A text with what determines its lines.
struct TextLayout {
  let runs: [LaidRun]
  let rules: LineRules
  let environment: EnvironmentValues

  init(_ text: Text, _ environment: EnvironmentValues) {
    self.environment = environment
    var rules = environment.lineRules
    rules.most = rules.most.map { max(1, $0) }
    rules.leastScale = rules.leastScale.isNaN ? 1 : min(max(rules.leastScale, 0.01), 1)
    rules.spacing = max(0, rules.spacing.isFinite ? rules.spacing : 0)
    let letterCase = text.letterCase ?? rules.letterCase
    let shown = text.runs.flatMap { $0.resolved(in: environment) }
    self.runs = Self.joined(shown.map { Self.run($0, letterCase, environment) })
    rules.spacing += runs.map(\.font.leading).max() ?? 0
    self.rules = rules
  }

  private static func run(
    _ run: Text.Run, _ letterCase: Text.Case?, _ environment: EnvironmentValues
  ) -> LaidRun {
    let attributes = run.attributes.over(environment.textAttributes)
    let font = ResolvedFont(attributes.font(in: environment), in: environment)
    var content: LaidRun.Content
    switch run.content {
    case .image(let image):
      var own = environment
      if let style = attributes.style { own.foregroundFilling = style.systemFilling(in: environment) }
      content = image.letter(beside: font, in: own)
    case .string, .date, .dates, .number, .formatted:
      let string = run.content.string(in: environment)
      content = .string(letterCase?.applied(to: string) ?? string)
    }
    let tinted = run.attributes.link != nil && attributes.style == nil ? AnyShapeStyle(TintShapeStyle()) : nil
    let style = attributes.style ?? tinted ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
    let filling = style.systemFilling(in: environment)
    return LaidRun(
      content: content, font: font, filling: filling,
      background: attributes.background?.systemFilling(in: environment),
      underline: attributes.underline ?? nil, strikethrough: attributes.strikethrough ?? nil,
      lineFilling: { $0.color?.systemFilling(in: environment) ?? filling },
      tracking: (attributes.tracking ?? attributes.kerning ?? 0).finite,
      baselineOffset: (attributes.baselineOffset ?? 0).finite, custom: attributes.custom)
  }

  /// Returns the runs with those as one that follow each other and are drawn alike, such as the parts of an interpolation.
  private static func joined(_ runs: [LaidRun]) -> [LaidRun] {
    runs.reduce(into: []) { joined, run in
      if let last = joined.last, last.isPlain, run.isPlain, last.font == run.font,
        last.filling == run.filling,
        case .string(let first) = last.content, case .string(let second) = run.content
      {
        joined[joined.count - 1].content = .string(first + second)
      } else {
        joined.append(run)
      }
    }
  }

  /// The node of the text: one paragraph of the engine, or lines of pieces where the runs differ.
  var node: LayoutNode {
    if environment.isRedacted { return RunsNode(self, isRedacted: true) }
    guard environment.textRenderer == nil, runs.count == 1, let run = runs.first, run.isPlain,
      rules.spacing == 0,
      case .string(let string) = run.content
    else { return RunsNode(self, isRedacted: false) }
    return ParagraphNode(Paragraph(string, run, rules, environment))
  }
}

extension TextLayout {
  /// The letters of all runs.
  var string: String {
    runs.map { run in
      guard case .string(let string) = run.content else { return "" }
      return string
    }.joined()
  }

  /// The name of the first symbol among the runs; nil where there is none.
  var symbol: String? {
    for run in runs { if case .symbol(let symbol, _) = run.content { return symbol.name } }
    return nil
  }
}

extension CGFloat {
  /// The number; 0 where it is not finite.
  var finite: CGFloat { isFinite ? self : 0 }
}

extension TextNode.Metrics {
  /// The measures of a font; chosen where only the font's file has them: those of Inter.
  init(_ font: ResolvedFont) {
    let size = CGFloat(font.metrics.size)
    self.init(ascent: size * 0.96875, descent: size * 0.2421875, leading: 0, capHeight: size * 0.7273)
  }
}

/// The preferences of texts to their neighbours.
extension TextNode.Metrics {
  func spacing(pixel: CGFloat) -> ViewSpacing {
    let height = ascent + descent
    let gap = (height * 0.1).roundedUp(to: pixel)
    var spacing = ViewSpacing()
    spacing.top.kinds = [.texts: leading, .aboveText: height + gap - ascent]
    spacing.bottom.pixel = pixel
    spacing.bottom.kinds = [.texts: 0, .belowText: max(height + gap - capHeight, gap + descent)]
    return spacing
  }
}

/// The largest factor of the size, down to a smallest one, with which a text fits.
enum TextFitting {
  /// Returns the factor, to about a hundredth.
  static func scale(least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    if least >= 1 || fits(1) { return 1 }
    guard fits(least) else { return least }
    var (low, high) = (least, CGFloat(1))
    while high - low > 0.01 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
