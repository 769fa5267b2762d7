// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

/// The system components of a platform: what each is, its states and properties, and its numbers with their sources.
package struct ComponentListing {
  private let rows: [ComponentRow]
  private let traits: Traits

  /// Creates the list of the components and parts that the traits' platform has.
  ///
  /// - Parameter kinds: The kinds to list; nil for all of the platform.
  package init(_ kinds: [ComponentKind]? = nil, under traits: Traits) {
    let all = kinds ?? ComponentKind.allCases
    rows = all.map { ComponentRow.row(of: $0) }.filter { $0.platforms.contains(traits.platform) }
    self.traits = traits
  }

  /// A line for each component: its name, what it is, its states.
  package var text: String {
    let cells = rows.map { row in
      [row.kind.name, row.summary, row.states.map(\.rawValue).joined(separator: ", ")]
    }
    return TextTable(rows: [["name", "what it is", "states"]] + cells).text
  }

  /// The properties of each component with their values, and then its numbers with source and confidence.
  package var details: String { rows.map(details).joined(separator: "\n\n") }

  private func details(of row: ComponentRow) -> String {
    let properties = row.properties.map { [$0.property.rawValue, $0.form.text, $0.summary] }
    let states =
      row.states.isEmpty ? [] : [["state", row.states.map(\.rawValue).joined(separator: ", "), ""]]
    let events = row.events.isEmpty ? [] : [["events", row.events.joined(separator: ", "), ""]]
    let layers = row.holdsLayers ? [["layers", "layers", "the content"]] : []
    let keys = TextTable(rows: [["key", "value", "what it is"]] + properties + states + events + layers).text
    let numbers = metrics(of: row).map { metric in
      [metric.name.rawValue, metric.size?.rawValue ?? "-", metric.value.shortText] + metric.provenance.cells
    }
    let table = TextTable(rows: [["number", "size", "value"] + Provenance.headings] + numbers).text
    return "\(row.kind.name): \(row.summary)\n\n\(keys)" + (numbers.isEmpty ? "" : "\n\n\(table)")
  }

  private func metrics(of row: ComponentRow) -> [Metric] {
    ComponentMetrics.metrics(for: traits).all(of: row.kind)
  }

  package var json: JSONText {
    .object(["version": .whole(1), "traits": traits.json, "components": .array(rows.map(json))])
  }

  private func json(of row: ComponentRow) -> JSONText {
    .object([
      "name": .string(row.kind.name), "summary": .string(row.summary),
      "platforms": .strings(row.platforms.map { Vocabularies.platform.name(of: $0) }),
      "states": .strings(row.states.map(\.rawValue)), "events": .strings(row.events),
      "holdsLayers": .bool(row.holdsLayers),
      "properties": .array(
        row.properties.map { property in
          .object([
            "key": .string(property.property.rawValue), "value": .string(property.form.text),
            "summary": .string(property.summary),
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

extension PropertyForm {
  /// The values of the property, as help and lists print them.
  package var text: String {
    switch self {
    case .number(let range): "\(range.lowerBound.shortText)…\(range.upperBound.shortText)"
    case .whole(let range): "\(range.lowerBound)…\(range.upperBound)"
    case .flag: "true, false"
    case .text: "text"
    case .symbol: "symbol"
    case .color: "colour"
    case .words(let words): words.map(\.rawValue).joined(separator: ", ")
    case .components(let kinds, let limit): "up to \(limit) of \(kinds.map(\.name).joined(separator: ", "))"
    case .component(let kinds): kinds.map(\.name).joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number without superfluous digits.
  fileprivate var shortText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
