// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

extension EditorServer {
  /// Returns what an editor shows at a place: the colour that is stated there, and the findings of its line; null for neither.
  mutating func hover(_ parameters: CallParameters) throws(CallError) -> JSONText {
    let (address, document) = try document(parameters)
    let place = try parameters.position("position")
    guard let judged = judgement(of: address) else { return .null }
    let offset = document.text.offset(of: place, in: client.encoding)
    let line = judged.findings.filter {
      document.text.line(of: judged.range(of: $0).lowerBound) == place.line
    }
    // Several findings of a line are about different words.
    let near = line.filter {
      judged.range(of: $0).contains(offset) || judged.range(of: $0).upperBound == offset
    }
    let shown = near.isEmpty ? line : near
    let literal = color(at: offset, of: document, address)
    let text = HoverText(language: language, isMarkdown: client.showsMarkdown)
    let parts = (literal.map { [text.text(of: $0.color)] } ?? []) + shown.map { text.text(of: $0) }
    guard !parts.isEmpty else { return .null }
    let contents: JSONText = .object([
      "kind": .string(client.showsMarkdown ? "markdown" : "plaintext"),
      "value": .string(parts.joined(separator: client.showsMarkdown ? "\n\n---\n\n" : "\n\n")),
    ])
    let range = near.first.map(judged.range) ?? literal?.range ?? shown.first.map(judged.range)
    return .object(
      [("contents", contents)]
        + (range.map { [("range", document.text.json($0, in: client.encoding))] } ?? []))
  }

  /// Returns the colour that a source states at a byte; nil for none.
  private mutating func color(at offset: Int, of document: OpenDocument, _ address: String) -> ColorLiteral? {
    guard document.kind == .source else { return nil }
    return audit(of: document).color(at: offset, in: parsed(address, document), path: document.name)
  }
}

/// The writer of the texts that an editor shows at a place.
struct HoverText {
  let language: Language
  /// A Boolean value that is true for Markdown, and false for plain text.
  let isMarkdown: Bool

  /// Returns the text about a finding: its message, its measured figures, and the explanation of its rule.
  func text(of finding: Finding) -> String {
    let explanation = finding.topic.explanation(in: language)
    let message = [language.message(of: finding.fact), language.advice(for: finding)].compactMap(\.self)
    let figures = finding.figures.map { "\(language.name(of: $0.quantity)) \(language.text(of: $0))" }
    let swatches = finding.swatches.map { "\(plain(language.name(of: $0.part))): " + swatch($0.color) }
    let paragraphs =
      [strong("\(finding.topic.id): \(explanation.title)"), plain(message.joined(separator: ": "))]
      + (figures.isEmpty ? [] : [plain(figures.joined(separator: ", "))]) + swatches
      + [
        (language.choose("What it means", "의미"), explanation.meaning),
        (language.choose("Why", "이유"), explanation.reason),
        (language.choose("How to repair", "고치는 방법"), explanation.repair),
      ].map { strong($0) + " " + plain($1) }
    return paragraphs.joined(separator: isMarkdown ? "\n\n" : "\n")
  }

  /// Returns the text about a colour: a swatch, and its contrast on white and on black.
  func text(of color: EncodedColor) -> String {
    let (white, black) = (EncodedColor(white: 1), EncodedColor(white: 0))
    let ratios = [white, black].map { Figures.ratio(contrastRatio(color, $0)) }
    let words = language.choose(
      "contrast \(ratios[0]) on white, \(ratios[1]) on black",
      "대비: 흰색 위 \(ratios[0]), 검은색 위 \(ratios[1])")
    return swatch(color) + " " + plain(words)
  }

  // MARK: Parts

  private func plain(_ text: String) -> String {
    isMarkdown ? MarkdownReporter.escaped(text) : VisibleText.line(text)
  }

  private func strong(_ text: String) -> String { isMarkdown ? "**" + plain(text) + "**" : plain(text) }

  /// Returns the notation of a colour, behind a picture of it in Markdown.
  private func swatch(_ color: EncodedColor) -> String {
    guard isMarkdown else { return color.hexText }
    let picture = "data:image/svg+xml;base64," + Base64.text(Array(Self.picture(of: color).utf8))
    return "![\(color.hexText)](\(picture)) `\(color.hexText)`"
  }

  /// Returns a picture of a colour, half of it over white and half over black.
  private static func picture(of color: EncodedColor) -> String {
    let opaque = EncodedColor(red: color.red, green: color.green, blue: color.blue, alpha: 1).hexText
    return
      ##"<svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"><rect width="16" height="16" fill="#fff"/>"##
      + ##"<rect x="16" width="16" height="16" fill="#000"/><rect width="32" height="16" fill="\##(opaque)" "##
      + ##"fill-opacity="\##(Figures.text(Double(color.alpha)))"/></svg>"##
  }
}
