// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// An asset as people and programs are shown it.
struct ShownAsset {
  let asset: Asset
  private let words: ShowWords

  init(_ asset: Asset, _ language: Language) { (self.asset, words) = (asset, ShowWords(language)) }

  static let combinations: [(name: String, variant: ColorVariant)] = [
    ("light", ColorVariant(.light)), ("dark", ColorVariant(.dark)),
    ("lightIncreased", ColorVariant(.light, .increased)), ("darkIncreased", ColorVariant(.dark, .increased)),
  ]

  /// What a colour set gives for one idiom and gamut.
  struct Column {
    var idiom: Idiom
    var gamut: Gamut?
    /// In the order of `combinations`; colours of the system as they are on iOS, or on their own platform.
    var colors: [EncodedColor?]
    var texts: [String?]
  }

  var columns: [Column] {
    guard let set = asset.colors else { return [] }
    return set.groups.map { group in
      let values = Self.combinations.map { combination in
        set.value(in: group, scheme: combination.variant.scheme, contrast: combination.variant.contrast)
      }
      let colors = zip(values, Self.combinations).map { value, combination -> EncodedColor? in
        switch value {
        case .color(let color)?: color.encoded
        case .reference(let reference)?: reference.color(for: combination.variant)
        case .empty?, .unreadable?, nil: nil
        }
      }
      return Column(idiom: group.idiom, gamut: group.gamut, colors: colors, texts: values.map { $0?.text })
    }
  }

  // MARK: As text

  var text: String {
    var lines = ["\(asset.name) (\(asset.kind.rawValue), \(asset.path))"]
    if let intent { lines.append("  \(words.intent): \(intent)") }
    switch asset.content {
    case .colors(let set):
      lines += indented(set.entries.map { [name($0.selectors), value($0.value)] })
      lines += indented(
        [[words.gives] + Self.combinations.map(\.name)]
          + columns.map { column in
            [[column.idiom.rawValue, column.gamut?.catalogName].compactMap(\.self).joined(separator: " ")]
              + column.texts.map { $0 ?? "-" }
          })
    case .files(let set):
      lines += indented(set.entries.map { [name($0.selectors), file($0)] })
    case .icon(let document):
      lines.append("  " + layers(document))
    case .other: lines.append("  " + words.noVariants)
    case .unreadable: lines.append("  " + words.unreadableAsset)
    }
    return lines.joined(separator: "\n")
  }

  /// How a picture or symbol is drawn, as the file says it; nil leaves it to where it is used.
  private var intent: String? {
    asset.properties.templateIntent?.rawValue ?? asset.properties.symbolIntent?.rawValue
  }

  private func indented(_ rows: [[String]]) -> [String] {
    TextTable(rows: rows).text.split(separator: "\n").map { "  " + $0 }
  }

  private func value(_ value: ColorSet.Value) -> String {
    switch value {
    case .color(let color) where color.space != .srgb: "\(color.hexText) from \(color.space.rawValue)"
    case .color(let color): color.hexText
    case .reference(let reference): reference.text
    case .empty: words.empty
    case .unreadable: words.unreadable
    }
  }

  private func file(_ entry: FileSet.Entry) -> String {
    entry.file.map { entry.isFound ? $0 : $0 + " (\(words.missing))" } ?? words.empty
  }

  private func layers(_ document: IconDocument) -> String {
    "\(words.layers): " + images(document).joined(separator: ", ")
  }

  /// Of every layer, for every appearance, the front first.
  private func images(_ document: IconDocument) -> [String] {
    document.groups.flatMap(\.layers).flatMap { layer in
      [layer.image.value].compactMap(\.self) + layer.image.variants.map(\.value)
    }
  }

  private func name(_ selectors: Selectors) -> String {
    var parts = [words.language.name(of: selectors)]
    if let scale = selectors.scale { parts.append("\(scale)x") }
    if let direction = selectors.direction { parts.append(direction.rawValue) }
    if let locale = selectors.locale { parts.append(locale) }
    let classes = [("width", selectors.widthClass), ("height", selectors.heightClass)]
    parts += classes.compactMap { side, size in size.map { "\(side) \($0.rawValue)" } }
    return (parts + selectors.further.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
      .joined(separator: ", ")
  }

  // MARK: As notes of a report

  /// What each entry says, at its place.
  func notes(_ places: inout CatalogPlaces) -> [Finding] {
    switch asset.content {
    case .colors(let set):
      set.entries.indices.map { index in
        let (selectors, value) = (set.entries[index].selectors, set.entries[index].value)
        var note = note("\(name(selectors)): \(self.value(value))", &places, entry: index)
        if case .color(let color) = value {
          note.swatches = [Swatch(.worded(name(selectors)), color.encoded)]
        }
        return note
      }
    case .files(let set):
      set.entries.indices.map { index in
        note("\(name(set.entries[index].selectors)): \(file(set.entries[index]))", &places, entry: index)
      }
    case .icon(let document): [note(layers(document), &places)]
    case .other: [note(words.noVariants, &places)]
    case .unreadable: [note(words.unreadableAsset, &places)]
    }
  }

  private func note(
    _ message: String, _ places: inout CatalogPlaces, entry: Int? = nil
  ) -> Finding {
    Finding(
      rule: nil, message: message,
      place: places.place(of: asset.path, entry: entry, name: asset.name))
  }

  // MARK: As JSON

  var json: JSONText {
    var members: [JSONText.Member] = [
      ("path", .string(asset.path)), ("name", .string(asset.name)), ("kind", .string(asset.kind.rawValue)),
    ]
    if let intent { members.append(("intent", .string(intent))) }
    switch asset.content {
    case .colors(let set):
      members.append(
        (
          "entries",
          .array(set.entries.map { .object(json($0.selectors) + [("value", .optional($0.value.text))]) })
        ))
      members.append(("gives", .array(columns.map(json))))
    case .files(let set):
      members.append(
        (
          "entries",
          .array(
            set.entries.map {
              .object(json($0.selectors) + [("file", .optional($0.file)), ("found", .bool($0.isFound))])
            })
        ))
    case .icon(let document):
      members.append(("layers", .strings(images(document))))
    case .other, .unreadable: break
    }
    return .object(members)
  }

  private func json(_ selectors: Selectors) -> [JSONText.Member] {
    let own: [JSONText.Member] = [
      ("idiom", .string(selectors.idiom.rawValue)), ("subtype", .optional(selectors.subtype)),
      ("appearance", .string(selectors.appearance.scheme.rawValue)),
      ("contrast", .string(Vocabularies.contrast.name(of: selectors.appearance.contrast))),
      ("gamut", .optional(selectors.gamut?.catalogName)), ("scale", .optional(selectors.scale)),
      ("direction", .optional(selectors.direction?.rawValue)), ("locale", .optional(selectors.locale)),
    ]
    return own + selectors.further.sorted { $0.key < $1.key }.map { (key: $0.key, value: .string($0.value)) }
  }

  private func json(_ column: Column) -> JSONText {
    let head: [JSONText.Member] = [
      ("idiom", .string(column.idiom.rawValue)), ("gamut", .optional(column.gamut?.catalogName)),
    ]
    return .object(
      head + zip(Self.combinations, column.texts).map { (key: $0.name, value: .optional($1)) })
  }
}
