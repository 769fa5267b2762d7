// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidScene

/// The system components of a platform: what each is, its states and properties, and its numbers with their sources.
package struct ComponentListing {
  private let rows: [ComponentRow]
  private let traits: Traits
  /// The natural sizes of samples, in points; parts have none.
  private let sizes: [ComponentKind: Size]

  /// Creates the list of the components and parts that the traits' platform has.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to list; nil for all of the platform.
  ///   - renderer: The renderer whose fonts the samples are measured with.
  package init(
    _ kinds: [ComponentKind]? = nil, under traits: Traits, measuredBy renderer: inout SceneRenderer
  ) throws(PellucidError) {
    let all = kinds ?? ComponentKind.allCases
    rows = all.map { ComponentRow.row(of: $0) }.filter { $0.platforms.contains(traits.platform) }
    self.traits = traits
    let screen = ComponentSpecimen.screen(of: traits.platform)
    let base = SceneDescription(size: screen, traits: traits)
    var sizes: [ComponentKind: Size] = [:]
    for row in rows where !row.kind.isPart {
      let sample = ComponentContent(.sample(row.kind, on: traits.platform))
      sizes[row.kind] = try renderer.placed(sample, in: screen, base).frame.size
    }
    self.sizes = sizes
  }

  /// Returns a line for each component: its name, the natural size of a sample, the lowest confidence of its numbers, its
  /// states, and what it is.
  package func text(in language: Language) -> String {
    let cells = rows.map { row in
      [
        row.kind.name, sizes[row.kind].map { "\($0.width.shortText)×\($0.height.shortText)" } ?? "-",
        confidence(of: row).map { language.text(of: $0) } ?? "-", states(of: row).joined(separator: ", "),
        language.text(ofSummary: row.summary),
      ]
    }
    let headings = language.texts(of: [.name, .size, .confidence, .states, .whatItIs])
    return TextTable(rows: [headings] + cells).text + "\n\n"
      + language.choose(
        "pellucid components NAME shows the keys of one, and its numbers with their sources.",
        "pellucid components NAME은 컴포넌트 하나의 키와, 출처가 있는 수를 보여 줍니다.")
  }

  private func states(of row: ComponentRow) -> [String] { row.states(on: traits.platform).map(\.rawValue) }

  /// Returns the lowest confidence of the numbers of a kind; nil for a kind without numbers.
  private func confidence(of row: ComponentRow) -> Confidence? {
    Confidence.weakest(of: metrics(of: row).map(\.provenance.confidence))
  }

  /// Returns the properties of each component with their values, and then its numbers with source and confidence.
  package func details(in language: Language) -> String {
    rows.map { details(of: $0, in: language) }.joined(separator: "\n\n")
  }

  private func details(of row: ComponentRow, in language: Language) -> String {
    let summary = language.text(ofSummary: row.summary)
    let properties = row.properties(on: traits.platform).map {
      [
        $0.property.rawValue, $0.text(on: traits.platform, in: language),
        language.text(ofSummary: $0.summary),
      ]
    }
    let known = states(of: row)
    let states = known.isEmpty ? [] : [["state", known.joined(separator: ", "), ""]]
    let events = row.events.isEmpty ? [] : [["events", row.events.joined(separator: ", "), ""]]
    let layers = row.holdsLayers ? [["layers"] + language.texts(of: [.layers, .content])] : []
    let headings = language.texts(of: [.key, .value, .whatItIs])
    let keys = TextTable(rows: [headings] + properties + states + events + layers).text
    let numbers = metrics(of: row).map { metric in
      [metric.name.rawValue, metric.size?.rawValue ?? "-", metric.value.shortText]
        + metric.provenance.cells(in: language)
    }
    let columns = language.texts(of: [.number, .size, .value] + Provenance.headings)
    let table = TextTable(rows: [columns] + numbers).text
    return "\(row.kind.name): \(summary)\n\n\(keys)" + (numbers.isEmpty ? "" : "\n\n\(table)")
  }

  private func metrics(of row: ComponentRow) -> [Metric] {
    let metrics = ComponentMetrics.metrics(for: traits), own = metrics.all(of: row.kind)
    return own.isEmpty ? row.kind.sibling.map { metrics.all(of: $0) } ?? [] : own
  }

  /// - Parameter language: The language of summaries.
  package func json(in language: Language) -> JSONText {
    let components = rows.map { json(of: $0, in: language) }
    return .object(["version": .whole(1), "traits": traits.json, "components": .array(components)])
  }

  private func json(of row: ComponentRow, in language: Language) -> JSONText {
    .object([
      "name": .string(row.kind.name), "summary": .string(language.text(ofSummary: row.summary)),
      "platforms": .strings(row.platforms.map { Vocabularies.platform.name(of: $0) }),
      "states": .strings(states(of: row)), "events": .strings(row.events),
      "holdsLayers": .bool(row.holdsLayers),
      "size": sizes[row.kind].map { .numbers([$0.width, $0.height]) } ?? .null,
      "confidence": .optional(confidence(of: row)?.name),
      "properties": .array(
        row.properties(on: traits.platform).map { property in
          .object([
            "key": .string(property.property.rawValue),
            "value": .string(property.text(on: traits.platform, in: .english)),
            "summary": .string(language.text(ofSummary: property.summary)),
          ])
        }),
      "numbers": .array(
        metrics(of: row).map { metric in
          .object(
            [
              ("name", .string(metric.name.rawValue)), ("size", .optional(metric.size?.rawValue)),
              ("value", .number(metric.value)),
            ] + metric.provenance.members)
        }),
    ])
  }
}

extension PropertyRow {
  /// Returns the values of the property on a platform, as lists print them.
  fileprivate func text(on platform: Platform, in language: Language) -> String {
    switch form {
    case .number(let range): "\(range.lowerBound.shortText)…\(range.upperBound.shortText)"
    case .whole(let range): "\(range.lowerBound)…\(range.upperBound)"
    case .flag: "true, false"
    case .text, .longText: language.text(of: ListWord.text)
    case .symbol: language.text(of: ListWord.symbol)
    case .color: language.text(of: ListWord.color)
    case .words(let words):
      words.filter { wordPlatforms[$0]?.contains(platform) ?? true }.map(\.rawValue).joined(separator: ", ")
    case .components(let kinds, let limit):
      language.choose(
        "up to \(limit) of \(kinds.map(\.name).joined(separator: ", "))",
        "\(kinds.map(\.name).joined(separator: ", ")) \(limit)개까지")
    case .component(let kinds): kinds.map(\.name).joined(separator: ", ")
    }
  }
}

extension Component {
  /// Returns a component of a kind with what it needs on a platform, with a title, and with three parts in each of its main
  /// lists.
  ///
  /// - Parameter depth: The number of lists of parts inside each other.
  fileprivate static func sample(_ kind: ComponentKind, on platform: Platform, depth: Int = 2) -> Component {
    let row = ComponentRow.row(of: kind), needed = Set(row.needs.compactMap(\.first))
    var component = Component(kind)
    for property in row.properties(on: platform) {
      let key = property.property
      switch property.form {
      case .text where key == .title || needed.contains(key): component.properties[key] = .text("Title")
      case .components(let kinds, let limit)
      where depth > 0 && (needed.contains(key) || [.items, .buttons].contains(key) && kinds != [.option]):
        guard let part = kinds.first(where: { ComponentRow.row(of: $0).platforms.contains(platform) })
        else { continue }
        let parts = (0..<min(3, limit)).map { _ in sample(part, on: platform, depth: depth - 1) }
        component.properties[key] = .components(parts)
      default: continue
      }
    }
    return component
  }
}

extension Double {
  /// The number with at most two decimals, without superfluous zeros.
  fileprivate var shortText: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
