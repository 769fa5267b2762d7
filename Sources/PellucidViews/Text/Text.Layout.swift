// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

extension Text {
  /// The lines of a text as they are drawn.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// A Boolean value that is true where lines leave some of the text out.
    public let isTruncated: Bool

    init(_ lines: [PlacedLine], isTruncated: Bool) {
      self.lines = lines.map { Line($0) }
      self.isTruncated = isTruncated
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The place and the extent of letters, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The start of the baseline.
    public var origin: CGPoint
    public var width: CGFloat
    /// The distances of the top and of the bottom from the baseline, and the distance to the next line.
    public var ascent: CGFloat, descent: CGFloat, leading: CGFloat

    public init() {
      origin = .zero
      (width, ascent, descent, leading) = (0, 0, 0, 0)
    }

    init(_ origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      (self.origin, self.width) = (origin, width)
      (self.ascent, self.descent, leading) = (ascent, descent, 0)
    }

    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line, whose runs stand from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    private let runs: [Run]
    /// The start of the baseline, in points.
    public var origin: CGPoint
    public let typographicBounds: TypographicBounds

    init(_ line: PlacedLine) {
      runs = line.pieces.map { Run(piece: $0.piece, x: $0.x, drawing: line.drawing) }
      origin = CGPoint(x: line.x, y: line.drawing.baseline)
      typographicBounds = TypographicBounds(
        origin, width: line.line.width, ascent: line.line.ascent, descent: line.line.descent)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// Letters of one look on a line. Its elements are single letters.
  public struct Run: RandomAccessCollection, Equatable {
    let piece: RunPiece
    let x: CGFloat
    let drawing: RunDrawing
    /// The distances of the letters from the side where reading begins, and that of the end, in points.
    private let places: [CGFloat]

    init(piece: RunPiece, x: CGFloat, drawing: RunDrawing) {
      (self.piece, self.x, self.drawing) = (piece, x, drawing)
      places = drawing.places(in: piece) + [piece.width]
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { places.count - 1 }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The attribute of a type; nil where the letters have none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      drawing.run(of: piece)?.custom[ObjectIdentifier(key)] as? T
    }

    public var layoutDirection: LayoutDirection { piece.string.isRightToLeft ? .rightToLeft : .leftToRight }

    public var typographicBounds: TypographicBounds { bounds(of: 0..<endIndex) }

    /// Returns the place of some letters.
    fileprivate func bounds(of letters: Range<Int>) -> TypographicBounds {
      guard let run = drawing.run(of: piece) else { return TypographicBounds() }
      let (start, end) = (places[letters.lowerBound], places[letters.upperBound])
      let left = layoutDirection == .rightToLeft ? piece.width - end : start
      let (ascent, descent) = drawing.runs.extent(run)
      return TypographicBounds(
        CGPoint(x: x + left, y: drawing.baseline - run.baselineOffset), width: end - start, ascent: ascent,
        descent: descent)
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.piece == other.piece && one.x == other.x && one.drawing.baseline == other.drawing.baseline
    }
  }

  /// Some letters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public typealias SubSequence = RunSlice
    public var run: Run
    public var indices: Range<Int>

    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The attribute of a type; nil where the letters have none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    public var typographicBounds: TypographicBounds { run.bounds(of: indices) }
  }

  /// The ways to draw letters.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters stand where they are, between pixels too.
    ///
    /// - Note: Baselines always lie on whole pixels.
    public static let disablesSubpixelQuantization = Self(rawValue: 1)
  }
}

extension RunDrawing {
  /// Returns the run of a piece; nil where there is none.
  func run(of piece: RunPiece) -> LaidRun? {
    runs.runs.indices.contains(piece.run) ? runs.runs[piece.run] : nil
  }

  /// Returns the distances of the letters of a piece from the side where reading begins, in points.
  fileprivate func places(in piece: RunPiece) -> [CGFloat] {
    guard let run = run(of: piece) else { return [] }
    if case .symbol = run.content { return piece.string.map { _ in 0 } }
    return runs.places(of: piece.string, run).letters
  }
}

extension GraphicsContext {
  /// Draws a line where the layout of its text has it.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    for run in line { draw(run, options: options) }
  }

  /// Draws letters of one look where the layout of their text has them.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw { run.drawing.draw(run.piece, run.x, &$0) }
  }

  /// Draws some letters where the layout of their text has them.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    let (run, bounds) = (slice.run, slice.typographicBounds)
    let letters = run.piece.string.dropFirst(slice.indices.lowerBound).prefix(slice.indices.count)
    guard !letters.isEmpty else { return }
    let piece = RunPiece(run: run.piece.run, string: String(letters), width: bounds.width)
    draw { run.drawing.draw(piece, bounds.origin.x, &$0) }
  }
}
