// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A text of several looks, or one with lines, distances or places of its own.
final class RunsNode: LayoutNode {
  private let text: TextLayout
  /// A Boolean value that is true where bars stand for the lines.
  private let isRedacted: Bool
  private let pixel: CGFloat

  init(_ text: TextLayout, isRedacted: Bool) {
    (self.text, self.isRedacted, pixel) = (text, isRedacted, text.environment.pixelLength)
    super.init()
  }

  private struct Laid {
    var runs: RunLines
    var lines: [RunLine]
    var isCut: Bool
    var size: CGSize
  }

  /// The lines for the last proposals; a stack asks for the least, the greatest and the final size.
  private var known: [(proposal: ProposedViewSize, laid: Laid)] = []

  private func laid(_ proposal: ProposedViewSize) -> Laid {
    if let found = known.first(where: { $0.proposal == proposal }) { return found.laid }
    let laid = makeLines(proposal)
    known = known.suffix(3) + [(proposal, laid)]
    return laid
  }

  private func makeLines(_ proposal: ProposedViewSize) -> Laid {
    let scale = TextFitting.scale(least: text.rules.leastScale) { scale in
      !RunLines(text, scale: scale).lines(width: proposal.width, height: proposal.height).isCut
    }
    let runs = RunLines(text, scale: scale)
    let (lines, isCut) = runs.lines(width: proposal.width, height: proposal.height)
    var height = lines.reduce(0) { $0 + $1.height } + text.rules.spacing * CGFloat(max(0, lines.count - 1))
    if let least = text.rules.least, least > lines.count, let last = lines.last {
      height += CGFloat(min(least, 10_000) - lines.count) * (last.height + text.rules.spacing)
    }
    // The baselines of faces are where the engine rounds them to, and no line is a pixel higher for that.
    height -= CGFloat(lines.count) * 0.005
    let width = lines.map(\.width).max() ?? 0
    return Laid(
      runs: runs, lines: lines, isCut: isCut,
      size: CGSize(width: width.roundedUp(to: pixel), height: height.roundedUp(to: pixel)))
  }

  /// Returns the size of the lines for a proposal.
  func ownSize(_ proposal: ProposedViewSize) -> CGSize { laid(proposal).size }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    renderer?.size(proposal, TextProxy(node: self)) ?? ownSize(proposal)
  }

  /// The renderer that draws the lines in place of this node; nil for none.
  private var renderer: AnyTextRenderer? { isRedacted ? nil : text.environment.textRenderer }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(
      type: "Text", text: text.string, image: text.symbol, state: laid(proposal).isCut ? .truncated : [])
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let lines = laid(proposal).lines
    guard let first = lines.first, let last = lines.last else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return first.ascent }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let above = lines.dropLast().reduce(0) { $0 + $1.height + text.rules.spacing }
    return above + last.ascent
  }

  override var spacing: ViewSpacing {
    guard let font = text.runs.first?.font else { return ViewSpacing() }
    return TextNode.Metrics(font).spacing(pixel: pixel)
  }

  override func draw(_ list: inout LayerList, at origin: CGPoint) {
    let place = list.rect(CGRect(origin: origin, size: frame.size))
    if let renderer { return draw(&list, place, renderer) }
    for line in lines(in: place) {
      guard !isRedacted else {
        line.drawing.bar(line.x, line.line, &list)
        continue
      }
      for piece in line.pieces { line.drawing.draw(piece.piece, piece.x, &list) }
    }
  }

  /// Lets a renderer draw the lines.
  private func draw(_ list: inout LayerList, _ place: Rect, _ renderer: AnyTextRenderer) {
    let size = CGSize(width: place.width, height: place.height)
    guard size.width.isFinite, size.height.isFinite else { return }
    var environment = text.environment
    environment.textRenderer = nil
    var context = GraphicsContext(size, scale: list.scale, environment)
    let lines = lines(in: Rect(x: 0, y: 0, width: place.width, height: place.height))
    renderer.draw(Text.Layout(lines, isTruncated: laid(proposal).isCut), &context)
    list.append(Layer(frame: place, content: .group(context.storage.layers)))
  }

  /// Returns the lines with the places of their pieces, from left to right, in a rectangle.
  private func lines(in place: Rect) -> [PlacedLine] {
    let laid = laid(proposal)
    let isLeft = text.environment.layoutDirection == .leftToRight
    let readsLeft = text.runs.lazy.compactMap(\.readsFromRightToLeft).first != true
    var top = CGFloat(place.y)
    return laid.lines.map { line in
      defer { top += line.height + text.rules.spacing }
      let free = CGFloat(place.width) - line.width
      let share: CGFloat =
        switch text.rules.alignment {
        case .leading: isLeft ? 0 : 1
        case .center: 0.5
        case .trailing: isLeft ? 1 : 0
        }
      let start = CGFloat(place.x) + free * share
      let drawing = RunDrawing(runs: laid.runs, baseline: top + line.ascent, pixel: pixel, area: place)
      var x = start
      let pieces = (readsLeft ? line.pieces : line.pieces.reversed()).map { piece in
        defer { x += piece.width }
        return (piece: piece, x: x)
      }
      return PlacedLine(line: line, x: start, pieces: pieces, drawing: drawing)
    }
  }
}

/// A line of a text with the places of its pieces, from left to right.
struct PlacedLine {
  let line: RunLine
  let x: CGFloat
  let pieces: [(piece: RunPiece, x: CGFloat)]
  let drawing: RunDrawing
}

/// The layers of the pieces of one line.
struct RunDrawing {
  let runs: RunLines
  let baseline: CGFloat
  let pixel: CGFloat
  /// The rectangle of the whole text.
  let area: Rect

  func draw(_ piece: RunPiece, _ x: CGFloat, _ list: inout LayerList) {
    guard runs.runs.indices.contains(piece.run), piece.width > 0 else { return }
    let run = runs.runs[piece.run]
    let own = baseline - run.baselineOffset
    let (ascent, descent) = runs.extent(run)
    let frame = CGRect(x: x, y: own - ascent, width: piece.width, height: ascent + descent)
    if let background = run.background { list.append(background.layer(in: .rectangle, list.rect(frame))) }
    if let underline = run.underline {
      line(underline, run, at: own + CGFloat(run.font.metrics.size) * Self.underline, frame, &list)
    }
    if case .symbol(let symbol, _) = run.content {
      let layer = Layer(frame: list.rect(frame), content: .symbol(symbol))
      list.append(run.filling.inked(layer, over: area))
    } else if run.tracking != 0 {
      for (character, place) in zip(piece.string, runs.places(of: piece.string, run).letters)
      where !character.isWhitespace {
        let width = runs.width(String(character), run.alone)
        letters(String(character), run, frame.letter(at: place, width), &list)
      }
    } else {
      letters(piece.string, run, frame, &list)
    }
    if let strikethrough = run.strikethrough {
      line(strikethrough, run, at: own - CGFloat(run.font.metrics.size) * Self.strikethrough, frame, &list)
    }
  }

  /// The places of the lines under and through letters and their thickness, as shares of the font's size; chosen, because the
  /// engine does not state those of the font's file.
  private static let underline: CGFloat = 0.1, strikethrough: CGFloat = 0.27, thickness: CGFloat = 0.06

  private func letters(_ string: String, _ run: LaidRun, _ frame: CGRect, _ list: inout LayerList) {
    // The engine's lines may end with the distance between letters, for which the frame has room where reading ends.
    let room = 2 + max(0, CGFloat(run.font.metrics.tracking))
    let place = Rect(
      x: frame.minX - (string.isRightToLeft ? room : 0), y: (frame.minY / pixel).rounded() * pixel,
      width: frame.width + room, height: frame.height)
    var content = TextContent(
      string, family: run.font.family, font: run.font.content, style: run.filling.style)
    content.face = run.font.face
    list.append(run.filling.inked(Layer(frame: place, content: .text(content)), over: area))
  }

  /// Appends a line under or through letters.
  private func line(
    _ style: Text.LineStyle, _ run: LaidRun, at middle: CGFloat, _ frame: CGRect, _ list: inout LayerList
  ) {
    let thickness = max(pixel, CGFloat(run.font.metrics.size) * Self.thickness)
    let place = list.rect(
      CGRect(x: frame.minX, y: middle - thickness / 2, width: frame.width, height: thickness))
    let filling = run.lineFilling(style)
    guard !style.pattern.dashes.isEmpty else { return list.append(filling.layer(in: .rectangle, place)) }
    let path = Path {
      $0.move(to: CGPoint(x: 0, y: place.height / 2))
      $0.addLine(to: CGPoint(x: place.width, y: place.height / 2))
    }
    let stroke = StrokeStyle(
      lineWidth: place.height, dash: style.pattern.dashes.map { $0 * CGFloat(place.height) })
    list.append(filling.layer(in: .path(path.strokedPath(stroke).outline), place))
  }

  /// Appends the bar that stands for a line. Chosen: a seventh of the text's own opacity, as high as capitals and rounded.
  func bar(_ x: CGFloat, _ line: RunLine, _ list: inout LayerList) {
    guard let piece = line.pieces.first, runs.runs.indices.contains(piece.run), line.width > 0 else { return }
    let run = runs.runs[piece.run]
    let size = CGFloat(run.font.metrics.size)
    let place = list.rect(CGRect(x: x, y: baseline - size * 0.8, width: line.width, height: size * 0.9))
    list.append(
      run.filling.redacted.layer(in: .roundedRectangle(.init(place.height / 4), style: .continuous), place))
  }
}

extension SystemFilling {
  /// The filling of a placeholder.
  var redacted: SystemFilling {
    var filling = self
    filling.opacity *= 0.14
    return filling
  }
}

extension LaidRun {
  /// A Boolean value that is true where the first letter is read from right to left; nil for a run without letters.
  fileprivate var readsFromRightToLeft: Bool? {
    guard case .string(let string) = content, string.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return nil }
    return string.isRightToLeft
  }

  /// The run without distances between letters.
  fileprivate var alone: LaidRun {
    var run = self
    run.tracking = 0
    return run
  }
}

extension String {
  /// A Boolean value that is true where the first letter belongs to a script that is read from right to left.
  var isRightToLeft: Bool {
    let first = unicodeScalars.first { $0.properties.isAlphabetic }?.value ?? 0
    return (0x590...0x8FF).contains(first) || (0xFB1D...0xFDFF).contains(first)
      || (0xFE70...0xFEFF).contains(first)
  }
}

extension CGRect {
  fileprivate func letter(at place: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: minX + place, y: minY, width: width, height: height)
  }
}

extension Text.LineStyle.Pattern {
  /// The dashes, as shares of the thickness.
  fileprivate var dashes: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [3, 2]
    case .dashDot: [3, 2, 1, 2]
    case .dashDotDot: [3, 2, 1, 2, 1, 2]
    }
  }
}
