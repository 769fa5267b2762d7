// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidGeometry
import PellucidScene

/// A text of one look, which the engine breaks into lines and draws.
struct Paragraph {
  let string: String
  private let run: LaidRun
  private let rules: LineRules
  private let measurer: TextRoom?
  /// The alignment of the lines, which depends on the direction of their letters.
  private let alignment: TextContent.Alignment
  let pixel: CGFloat

  init(_ string: String, _ run: LaidRun, _ rules: LineRules, _ environment: EnvironmentValues) {
    (self.string, self.run, self.rules) = (string, run, rules)
    (measurer, pixel) = (environment.texts, environment.pixelLength)
    alignment = rules.alignment.content(of: string, environment.layoutDirection)
  }

  var metrics: TextNode.Metrics { TextNode.Metrics(run.font) }

  /// Lines with the factor of the size that they are drawn in.
  struct Lines: Equatable {
    var lines: TextNode.Lines
    var scale: CGFloat
  }

  func lines(_ proposal: ProposedViewSize) -> Lines {
    let scale = TextFitting.scale(least: rules.leastScale) { fits(proposal, $0) }
    return Lines(lines: lines(proposal, run.font.scaled(by: scale)), scale: scale)
  }

  /// Returns a Boolean value indicating whether a text of a factor of the size needs no ellipsis.
  private func fits(_ proposal: ProposedViewSize, _ scale: CGFloat) -> Bool {
    let font = run.font.scaled(by: scale)
    let extent = extent(of: request(font), proposal.width)
    if let most = rules.most, extent.lines > most { return false }
    return proposal.height.map { CGFloat(extent.size.height) <= $0 + pixel } ?? true
  }

  /// Returns a Boolean value indicating whether lines of the text leave some of it out.
  func isCut(_ lines: Lines, _ proposal: ProposedViewSize) -> Bool {
    guard let limit = lines.lines.limit else { return false }
    return extent(of: request(run.font.scaled(by: lines.scale)), proposal.width).lines > limit
  }

  private func lines(_ proposal: ProposedViewSize, _ font: ResolvedFont) -> TextNode.Lines {
    let lineHeight = CGFloat(font.metrics.usualLineHeight)
    var request = request(font)
    request.lineLimit = rules.most
    var extent = extent(of: request, proposal.width)
    let fitting = proposal.height.map { ($0 / lineHeight + 1e-6).rounded(.down) }
    if let fitting, fitting < CGFloat(extent.lines) {
      request.lineLimit = max(1, Int(fitting))
      extent = self.extent(of: request, proposal.width)
    }
    var size = CGSize(
      width: CGFloat(extent.size.width).roundedUp(to: pixel),
      height: CGFloat(extent.size.height).roundedUp(to: pixel))
    let below =
      CGFloat(extent.size.height) - lineHeight * CGFloat(max(0, extent.lines - 1)) - CGFloat(extent.baseline)
    let last = CGFloat(extent.size.height) - below
    if let least = rules.least, least > extent.lines {
      size.height = (CGFloat(min(least, 10_000)) * lineHeight).roundedUp(to: pixel)
    }
    return TextNode.Lines(
      size: size, firstBaseline: CGFloat(extent.baseline), lastBaseline: last, limit: request.lineLimit)
  }

  private func request(_ font: ResolvedFont) -> TextRequest {
    var request = font.request(string)
    (request.alignment, request.truncation) = (alignment, rules.truncation.content)
    return request
  }

  private func extent(of request: TextRequest, _ width: CGFloat?) -> TextExtent {
    let room = Double(width ?? .infinity)
    guard var extent = measurer?.extent(of: request, fitting: room) else {
      return TextExtent(size: .init(width: 0, height: 0), baseline: 0, lines: 0)
    }
    // Lines break as if the distance between letters followed the last one too, which is not part of their width.
    let whole = extent.size.width + max(0, request.tracking)
    extent.size.width = max(extent.size.width, min(whole, room))
    return extent
  }

  /// Returns the layer of the lines.
  func layer(_ lines: Lines, _ frame: Rect) -> Layer {
    let font = run.font.scaled(by: lines.scale)
    var content = TextContent(
      string, family: font.family, font: font.content,
      alignment: alignment,
      lineLimit: lines.lines.limit, truncation: rules.truncation.content, style: run.filling.style)
    content.face = font.face
    return run.filling.inked(Layer(frame: frame, content: .text(content)), over: frame)
  }
}

/// A text of one look.
final class ParagraphNode: LayoutNode {
  private let paragraph: Paragraph
  /// The lines for the last proposals; a stack asks for the least, the greatest and the final size.
  private var known: [(proposal: ProposedViewSize, lines: Paragraph.Lines)] = []

  init(_ paragraph: Paragraph) {
    self.paragraph = paragraph
    super.init()
  }

  private func lines(_ proposal: ProposedViewSize) -> Paragraph.Lines {
    if let found = known.first(where: { $0.proposal == proposal }) { return found.lines }
    let lines = known.first { Self.fits($0, proposal) }?.lines ?? paragraph.lines(proposal)
    if known.count == Self.mostKnown { known.removeFirst() }
    known.append((proposal, lines))
    return lines
  }

  private static let mostKnown = 4

  /// Returns a Boolean value indicating whether lines that no width has broken have room in a proposal, where they are the same.
  private static func fits(
    _ known: (proposal: ProposedViewSize, lines: Paragraph.Lines), _ proposal: ProposedViewSize
  ) -> Bool {
    let size = known.lines.lines.size
    return known.proposal.width ?? .infinity == .infinity && known.proposal.height ?? .infinity == .infinity
      && known.lines.scale == 1 && size.width <= proposal.width ?? .infinity
      && size.height <= proposal.height ?? .infinity
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let lines = lines(proposal)
    guard frame.width > 0, frame.height > 0 else { return }
    list.append(paragraph.layer(lines, list.rect(CGRect(origin: origin, size: frame.size))))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { lines(proposal).lines.size }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    let isCut = paragraph.isCut(lines(proposal), proposal)
    return ElementFacts(type: "Text", text: paragraph.string, state: isCut ? .truncated : [])
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(proposal).lines.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(proposal).lines.lastBaseline }
    return nil
  }

  override var spacing: ViewSpacing { paragraph.metrics.spacing(pixel: paragraph.pixel) }
}
