// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// An asset as people and programs are shown it.
struct ShownAsset {
  let asset: Asset
  private let language: Language

  init(_ asset: Asset, _ language: Language) { (self.asset, self.language) = (asset, language) }

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

  private var isKorean: Bool { language == .korean }

  var text: String {
    var lines = ["\(asset.name) (\(asset.kind.rawValue), \(asset.path))"]
    if let intent { lines.append("  \(isKorean ? "렌더링 방식" : "rendering intent"): \(intent)") }
    switch asset.content {
    case .colors(let set):
      lines += indented(
        set.entries.map { [language.fullName(of: $0.selectors), language.text(of: $0.value)] })
      lines += indented(
        [[isKorean ? "결과" : "gives"] + Self.combinations.map(\.name)]
          + columns.map { column in
            [[column.idiom.rawValue, column.gamut?.catalogName].compactMap(\.self).joined(separator: " ")]
              + column.texts.map { $0 ?? "-" }
          })
    case .files(let set):
      lines += indented(set.entries.map { [language.fullName(of: $0.selectors), language.text(of: $0)] })
    case .icon(let document):
      lines.append("  " + language.message(of: .assetEntry(.layers(images(document)))))
    case .other: lines.append("  " + language.message(of: .assetEntry(.noVariants)))
    case .unreadable: lines.append("  " + language.message(of: .assetEntry(.unreadable)))
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

  /// Of every layer, for every appearance, the front first.
  private func images(_ document: IconDocument) -> [String] {
    document.groups.flatMap(\.layers).flatMap { layer in
      [layer.image.value].compactMap(\.self) + layer.image.variants.map(\.value)
    }
  }

  // MARK: As notes of a report

  /// Returns what each entry holds, at its place.
  func notes(_ places: inout CatalogPlaces) -> [Finding] {
    switch asset.content {
    case .colors(let set):
      set.entries.indices.map { index in
        let (selectors, value) = (set.entries[index].selectors, set.entries[index].value)
        var note = note(.color(selectors, value), &places, entry: index)
        if case .color(let color) = value { note.swatches = [Swatch(.variant(selectors), color.encoded)] }
        return note
      }
    case .files(let set):
      set.entries.indices.map { index in
        let entry = set.entries[index]
        let remark = AssetRemark.file(entry.selectors, name: entry.file, isFound: entry.isFound)
        return note(remark, &places, entry: index)
      }
    case .icon(let document): [note(.layers(images(document)), &places)]
    case .other: [note(.noVariants, &places)]
    case .unreadable: [note(.unreadable, &places)]
    }
  }

  private func note(_ remark: AssetRemark, _ places: inout CatalogPlaces, entry: Int? = nil) -> Finding {
    Finding(
      .assetEntry(remark), at: places.place(of: asset.path, entry: entry, name: asset.name))
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
