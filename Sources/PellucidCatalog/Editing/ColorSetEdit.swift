// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// The reason why a file could not be changed.
package enum CatalogEditError: Error, Hashable, Sendable {
  /// The file does not describe a colour set.
  case unreadable([PlacedFileFact])
  /// Several entries are for the variant.
  case ambiguous(PlacedFileFact)
  /// The value is empty or unreadable, or the selectors have an unknown word, so that there is nothing to write.
  case nothingToWrite
}

/// A change of one variant in the description of a colour set, which rewrites only the lines that have to change.
package struct ColorSetEdit: Sendable {
  /// The variant to change; an entry is added if there is none for it.
  package var selectors: Selectors
  package var value: ColorSet.Value
  /// The number of digits in decimals.
  package var digits: Digits

  /// The ways to write components as decimals.
  package enum Digits: Hashable, Sendable {
    /// The fewest digits that read back as the same number.
    case exact
    /// Three digits after the point, as Xcode writes them; the 8-bit code value stays the same.
    case asXcode
  }

  package init(_ value: ColorSet.Value, for selectors: Selectors, digits: Digits = .exact) {
    (self.value, self.selectors, self.digits) = (value, selectors, digits)
  }

  /// Returns the file with the change; the order of keys, white space, line ends and everything else stay as they are.
  ///
  /// Components keep their notation, but become decimals where a byte cannot express them.
  package func applied(
    to bytes: [UInt8], limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogEditError) -> [UInt8] {
    guard value.isFilled, !selectors.hasUnknownWord else { throw .nothingToWrite }
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, limits: limits.json, dialect: .trailingCommas)
    } catch {
      throw .unreadable([PlacedFileFact(error, in: "Contents.json")])
    }
    var reading = ContentsReading(file: "Contents.json", document: document, limit: limits.factsPerFile)
    var editor = JSONEditor(document)
    guard reading.members(document.root) != nil else { throw .unreadable(reading.facts) }
    guard let list = document.root["colors"] else {
      // No entry shows how components are written here.
      var edit = self
      if digits == .asXcode, case .color(let color) = value {
        (edit.digits, edit.value) = (.exact, .color(color.inThousandths))
      }
      editor.insert("colors", .array([edit.entryText(.decimal).sorted]), into: document.root)
      return editor.bytes
    }
    guard let entries = reading.items(list) else { throw .unreadable(reading.facts) }
    let matching = entries.filter { reading.selectors(of: $0) == selectors }
    if digits == .asXcode, case .color(let color) = value {
      let notation = notation(in: matching.isEmpty ? entries : matching)
      var edit = self
      edit.digits = .exact
      let written =
        [.decimal, .number].contains(notation) ? color.inThousandths : color.withAlphaInThousandths
      var old: CatalogColor?
      if let node = matching.first?["color"], case .color(let color) = reading.colorValue(node) {
        old = color
      }
      edit.value = .color(old.map(written.keepingCodeValues) ?? written)
      return try edit.applied(to: bytes, limits: limits)
    }
    guard matching.count < 2 else {
      reading.note(.sameVariant(first: document.keyPath(at: matching[0].range.lowerBound)), at: matching[1])
      throw .ambiguous(reading.facts[reading.facts.count - 1])
    }
    if let entry = matching.first {
      change(entry, among: entries, &reading, &editor)
    } else {
      let entry = entryText(notation(in: entries))
      editor.append(entries.isEmpty ? entry.sorted : entry, to: list)
    }
    return editor.bytes
  }

  /// Changes the value of an entry.
  ///
  /// - Parameter entries: All entries of the file, whose notation and layout new text follows.
  private func change(
    _ entry: JSONNode, among entries: [JSONNode], _ reading: inout ContentsReading, _ editor: inout JSONEditor
  ) {
    let models = entries.compactMap { $0["color"] }
    guard let node = entry["color"] else {
      return editor.insert("color", valueText(notation(in: entries)), into: entry, like: models)
    }
    guard reading.colorValue(node) != value else { return }
    if case .color(let color) = value, let space = node["color-space"], let components = node["components"],
      node["reference"] == nil
    {
      if space.value != .string(color.space.rawValue) {
        editor.replace(space, by: .string(color.space.rawValue))
      }
      change(components, to: color, &editor)
    } else {
      editor.replace(node, by: valueText(notation(in: [entry])), like: models)
    }
  }

  /// Changes the components that differ, or all of them where their keys differ.
  private func change(_ components: JSONNode, to color: CatalogColor, _ editor: inout JSONEditor) {
    let wanted = color.componentsByKey
    guard case .object(let members) = components.value, !members.isEmpty,
      members.allSatisfy({ member in wanted.contains { $0.key == member.key } })
    else { return editor.replace(components, by: color.componentsText(.decimal)) }
    var old: [String: (value: Double, notation: ComponentNotation)] = [:]
    for member in members { old[member.key] = ComponentNotation.read(member.node) }
    let common = members.first { $0.key != "alpha" }.flatMap { old[$0.key]?.notation } ?? .decimal
    func notation(of key: String) -> ComponentNotation {
      let own = old[key]?.notation ?? common
      // Alpha is written with a point, whatever the notation of the other components.
      return key == "alpha" && own != .number ? .decimal : own
    }
    let isExact = wanted.allSatisfy { notation(of: $0.key).text(of: $0.value) != nil }
    for (key, value) in wanted {
      let target = isExact ? notation(of: key) : .decimal
      if let known = old[key], known == (value, target) { continue }
      let node = components[key]
      let text = target.json(of: value, like: node)
      if let node { editor.replace(node, by: text) } else { editor.insert(key, text, into: components) }
    }
  }

  /// Returns the notation of the first component among the entries; decimals where there is none.
  private func notation(in entries: [JSONNode]) -> ComponentNotation {
    for entry in entries {
      guard let components = entry["color"]?["components"],
        let node = components["red"] ?? components["white"],
        let (_, notation) = ComponentNotation.read(node)
      else { continue }
      return notation
    }
    return .decimal
  }

  private func entryText(_ notation: ComponentNotation) -> JSONText {
    .object(selectors.members + [("color", valueText(notation))])
  }

  private func valueText(_ notation: ComponentNotation) -> JSONText {
    switch value {
    case .color(let color): color.text(notation)
    case .reference(let reference):
      .object(["platform": .string(reference.platform), "reference": .string(reference.name)])
    case .empty, .unreadable: .null
    }
  }
}

extension ContentsReading {
  /// Returns the variant of an entry; nil where a word is unknown.
  fileprivate mutating func selectors(of entry: JSONNode) -> Selectors? {
    guard case .object(let members) = entry.value else { return nil }
    var selectors = Selectors()
    for member in members { _ = take(member, into: &selectors, of: .colorSet) }
    return selectors.hasUnknownWord ? nil : selectors
  }
}
