// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJudge

/// The section of `Docs/legibility.md` about the labels of components that fall short.
package struct ComponentPage: Sendable {
  private let labels: [JudgedLabel]

  package init(_ labels: [JudgedLabel]) { self.labels = labels.filter { !$0.holds } }

  /// The labels of one component on one platform in one appearance.
  private struct Row: Hashable {
    var kind: ComponentKind
    var platform: Platform
    var appearance: Appearance
  }

  /// Returns the section as Markdown.
  package func text(in language: Language) -> String {
    let words = language.choose(Words.english, Words.korean)
    var groups: [Row: [JudgedLabel]] = [:]
    var order: [Row] = []
    for label in labels {
      let traits = label.setting.traits
      let row = Row(kind: label.kind, platform: traits.platform, appearance: traits.appearance)
      if groups[row] == nil { order.append(row) }
      groups[row, default: []].append(label)
    }
    let lines = order.map { line($0, groups[$0] ?? [], words) }
    return ([words.introduction, "", Self.line(words.columns), "|---|---|---|---|---|---|---|---|"] + lines)
      .joined(separator: "\n")
  }

  private func line(_ row: Row, _ labels: [JudgedLabel], _ words: Words) -> String {
    // The first of several equal contrasts counts, so that the page does not depend on anything else.
    guard var lowest = labels.first else { return "" }
    for label in labels where label.shortfall < lowest.shortfall { lowest = label }
    let looks = Look.allCases.filter { look in labels.contains { $0.setting.traits.look == look } }
    return Self.line([
      "`\(row.kind.name)`", Vocabularies.platform.name(of: row.platform),
      row.platform.hasAppearances ? Vocabularies.appearance.name(of: row.appearance) : "–",
      looks.map { Vocabularies.look.name(of: $0) }.joined(separator: ", "), words.settings(labels),
      Self.name(of: lowest) + (lowest.setting.state.map { " (\($0.rawValue))" } ?? ""),
      (lowest.isProven ? "" : "≈ ") + Figures.fixed(lowest.lowest ?? 1, places: 2),
      Figures.text(lowest.required),
    ])
  }

  /// Returns the words or the symbol of a label on one line of a table.
  private static func name(of label: JudgedLabel) -> String {
    switch label.subject.kind {
    case .text(let words):
      let line = String(words.prefix { $0 != "\n" })
      return line.count > 28 ? line.prefix(27) + "…" : line
    case .symbol(let name): return "`\(name)`"
    case .picture(let name), .file(let name): return name
    }
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}

extension JudgedLabel {
  /// The part of the required contrast that is reached.
  fileprivate var shortfall: Double { (lowest ?? required) / required }
}

extension ComponentPage {
  /// The words of the section in a language.
  private struct Words: Sendable {
    let introduction: String
    let columns: [String]
    let any: String, standard: String, increased: String, transparent: String, reduced: String

    /// Returns the settings in which some of the labels fall short.
    func settings(_ labels: [JudgedLabel]) -> String {
      let traits = labels.map(\.setting.traits)
      func only<Value: Hashable>(_ value: (Traits) -> Value) -> Value? {
        let values = Set(traits.map(value))
        return values.count == 1 ? values.first : nil
      }
      let contrast = only(\.contrast).map { $0 == .increased ? increased : standard }
      let transparency = only(\.transparency).map { $0 == .reduced ? reduced : transparent }
      let parts = [contrast, transparency].compactMap { $0 }
      return parts.isEmpty ? any : parts.joined(separator: ", ")
    }

    static let english = Words(
      introduction: """
        ## Components

        The texts and symbols of the components in `Examples/Components` that fall short, in every look and setting and in each
        of their states: one row for each component, platform and appearance, with the label that reaches the least of what is
        required. [Decision 0024](Decisions/0024-components-are-lowered.md) says what they lie on. A number is proven over every
        backdrop, as above; one with ≈ is that of the drawn pixels, where a ring, a lens or the edge of glass leaves no bound.
        """,
      columns: [
        "component", "platform", "appearance", "looks", "settings", "lowest label", "contrast", "required",
      ],
      any: "any", standard: "standard contrast", increased: "increased contrast",
      transparent: "standard transparency", reduced: "reduced transparency")

    static let korean = Words(
      introduction: """
        ## 컴포넌트

        `Examples/Components`의 컴포넌트에서 대비가 모자라는 텍스트와 심볼을 모든 룩, 설정, 상태에서 찾았습니다. 컴포넌트, 플랫폼,
        모드마다 한 줄이며, 요구되는 값에 가장 못 미치는 레이블을 적었습니다. 그것이 무엇 위에 놓이는지는
        [결정 0024](Decisions/0024-components-are-lowered.md)에 있습니다. 수는 위와 같이 모든 배경에 대해 증명한 값입니다. ≈가 붙은 수는
        고리, 렌즈, 글래스의 가장자리 때문에 한계가 없어 그려진 픽셀에서 잰 값입니다.
        """,
      columns: ["컴포넌트", "플랫폼", "모드", "룩", "설정", "가장 낮은 레이블", "대비", "요구"],
      any: "모두", standard: "표준 대비", increased: "대비 증가", transparent: "표준 투명도", reduced: "투명도 줄이기")
  }
}
