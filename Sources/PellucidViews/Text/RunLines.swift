// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A piece of one run on a line.
struct RunPiece: Equatable {
  /// The index of the run.
  var run: Int
  var string: String
  var width: CGFloat
}

/// A line of pieces, from the side where reading begins.
struct RunLine: Equatable {
  var pieces: [RunPiece] = []
  /// The distances of the highest and the lowest point of the letters from the baseline.
  var ascent: CGFloat = 0, descent: CGFloat = 0

  var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }
  var height: CGFloat { ascent + descent }
}

/// The lines of a text of several looks.
///
/// Lines are broken after white space, after hyphens and beside ideographs. A piece of a line is a text of the engine, so that
/// letters and their distances are the engine's within a piece; lines are in the order of the language's direction.
struct RunLines {
  let runs: [LaidRun]
  private let rules: LineRules
  private let texts: TextRoom?

  init(_ layout: TextLayout, scale: CGFloat) {
    (rules, texts) = (layout.rules, layout.environment.texts)
    runs = layout.runs.map { run in
      var run = run
      run.font = run.font.scaled(by: scale)
      if case .symbol(let symbol, let side) = run.content {
        run.content = .symbol(symbol, side: side * scale)
      }
      return run
    }
  }

  /// A character of a run; a symbol counts as one.
  fileprivate struct Letter: Equatable {
    var character: Character
    var run: Int
  }

  /// The lines for a width, of which at most as many are kept as fit into a height.
  func lines(width: CGFloat?, height: CGFloat?) -> (lines: [RunLine], isCut: Bool) {
    let width = width ?? .infinity
    let parts = paragraphs.flatMap { broken($0, width) }
    var lines = parts.map { line($0) }
    let most = min(rules.most ?? .max, height.map { fitting(lines, $0) } ?? .max)
    let isCut = lines.count > most || lines.contains { $0.width > width + 0.01 }
    guard lines.count > most else { return (lines, isCut) }
    lines = Array(lines.prefix(most - 1))
    lines.append(cut(parts[(most - 1)...].flatMap { $0 }, width))
    return (lines, true)
  }

  /// Returns the number of lines that fit into a height, at least one.
  private func fitting(_ lines: [RunLine], _ height: CGFloat) -> Int {
    var (place, count): (CGFloat, Int) = (0, 0)
    for line in lines {
      place += line.height + (count > 0 ? rules.spacing : 0)
      if place > height + 0.01 { break }
      count += 1
    }
    return max(1, count)
  }

  private var paragraphs: [[Letter]] {
    var paragraphs: [[Letter]] = [[]]
    for (index, run) in runs.enumerated() {
      let string: String
      switch run.content {
      case .string(let own): string = own
      case .symbol: string = "\u{FFFC}"
      }
      for character in string {
        if character.isNewline {
          paragraphs.append([])
        } else {
          paragraphs[paragraphs.count - 1].append(Letter(character: character, run: index))
        }
      }
    }
    return paragraphs
  }

  // MARK: Breaking

  private func broken(_ letters: [Letter], _ width: CGFloat) -> [[Letter]] {
    guard !letters.isEmpty else { return [letters] }
    var (lines, line): ([[Letter]], [Letter]) = ([], [])
    for word in words(letters) {
      if line.isEmpty || self.width(line + word.withoutEnd) <= width + 0.01 {
        line += word
      } else {
        lines.append(line)
        line = word
      }
      // A word that is longer than a line is broken anywhere.
      while self.width(line.withoutEnd) > width + 0.01, line.withoutEnd.count > 1 {
        let count = most(line) { self.width(Array(line.prefix($0))) <= width }
        lines.append(Array(line.prefix(max(1, count))))
        line = Array(line.dropFirst(max(1, count)))
      }
    }
    return lines + [line]
  }

  /// Returns the greatest number of letters for which a condition holds that holds for all smaller numbers.
  private func most(_ letters: [Letter], _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, letters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if condition(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func words(_ letters: [Letter]) -> [[Letter]] {
    var (words, word): ([[Letter]], [Letter]) = ([], [])
    for (index, letter) in letters.enumerated() {
      word.append(letter)
      guard index + 1 < letters.count else { break }
      let (own, next) = (letter.character, letters[index + 1].character)
      let isSpace = own.isWhitespace && !next.isWhitespace
      if isSpace || (own == "-" && next.isLetter) || own.isIdeograph || next.isIdeograph {
        words.append(word)
        word = []
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns a line that ends, begins or is interrupted with an ellipsis.
  private func cut(_ letters: [Letter], _ width: CGFloat) -> RunLine {
    let mark = Letter(character: "…", run: letters.last?.run ?? 0)
    func shortened(_ count: Int) -> [Letter] {
      switch rules.truncation {
      case .tail:
        return Array(letters.prefix(count)).withoutEnd + [
          Letter(character: "…", run: letters.prefix(count).last?.run ?? mark.run)
        ]
      case .head: return [mark] + letters.suffix(count)
      case .middle: return letters.prefix((count + 1) / 2) + [mark] + letters.suffix(count / 2)
      }
    }
    return line(shortened(most(letters) { self.width(shortened($0)) <= width + 0.01 }))
  }

  // MARK: Widths

  private func width(_ letters: [Letter]) -> CGFloat { pieces(letters).reduce(0) { $0 + $1.width } }

  private func pieces(_ letters: [Letter]) -> [RunPiece] {
    var pieces: [RunPiece] = []
    for letter in letters {
      if let last = pieces.last, last.run == letter.run {
        pieces[pieces.count - 1].string.append(letter.character)
      } else {
        pieces.append(RunPiece(run: letter.run, string: String(letter.character), width: 0))
      }
    }
    for index in pieces.indices { pieces[index].width = width(pieces[index].string, runs[pieces[index].run]) }
    return pieces
  }

  func width(_ string: String, _ run: LaidRun) -> CGFloat {
    if case .symbol(_, let side) = run.content { return side }
    guard run.tracking != 0 else { return plainWidth(string, run) }
    return places(of: string, run).width
  }

  private func plainWidth(_ string: String, _ run: LaidRun) -> CGFloat {
    CGFloat(texts?.extent(of: run.font.request(string), fitting: .infinity).size.width ?? 0)
  }

  /// Returns the distances of letters from the start of a piece whose letters stand apart.
  ///
  /// The distances are those of the engine, with what the run adds.
  func places(of string: String, _ run: LaidRun) -> (letters: [CGFloat], width: CGFloat) {
    var (places, prefix, added): ([CGFloat], String, CGFloat) = ([], "", 0)
    for character in string {
      places.append(plainWidth(prefix, run) + added)
      added += run.tracking
      prefix.append(character)
    }
    return (places, max(0, plainWidth(prefix, run) + added))
  }

  // MARK: Heights

  /// Returns the line of letters, with the height of its first run where it has none.
  private func line(_ letters: [Letter]) -> RunLine {
    var line = RunLine(pieces: pieces(letters.withoutEnd))
    for run in line.pieces.isEmpty ? [letters.first?.run ?? 0] : line.pieces.map(\.run) {
      guard runs.indices.contains(run) else { continue }
      let (ascent, descent) = extent(runs[run])
      line.ascent = max(line.ascent, ascent + runs[run].baselineOffset)
      line.descent = max(line.descent, descent - runs[run].baselineOffset)
    }
    return line
  }

  /// Returns the distances of the top and of the bottom of a run from its baseline.
  func extent(_ run: LaidRun) -> (ascent: CGFloat, descent: CGFloat) {
    if case .symbol(_, let side) = run.content {
      let middle = TextNode.Metrics(run.font).capHeight / 2
      return (middle + side / 2, side / 2 - middle)
    }
    guard let extent = texts?.extent(of: run.font.request("x"), fitting: .infinity) else { return (0, 0) }
    return (CGFloat(extent.baseline), CGFloat(extent.size.height - extent.baseline))
  }
}

extension [RunLines.Letter] {
  /// The letters without white space at the end.
  fileprivate var withoutEnd: Self { Array(prefix((lastIndex { !$0.character.isWhitespace } ?? -1) + 1)) }
}

extension Character {
  /// A Boolean value that is true for characters beside which a line may break without white space.
  fileprivate var isIdeograph: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return (0x2E80...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0x20000...0x3FFFF).contains(scalar)
  }
}
