// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

extension AssetListing {
  package var json: JSONText {
    var members: [JSONText.Member] = [
      ("path", .string(asset.path)), ("name", .string(asset.name)), ("kind", .string(asset.kind.rawValue)),
    ]
    if let intent { members.append(("intent", .string(intent))) }
    switch asset.content {
    case .colors(let set):
      let entries = set.entries.map {
        JSONText.object($0.selectors.listedMembers + [("value", .optional($0.value.text))])
      }
      let values = colorValues.map { values in
        let head: [JSONText.Member] = [
          ("idiom", .string(values.group.idiom.rawValue)),
          ("gamut", .optional(values.group.gamut?.catalogName)),
        ]
        return JSONText.object(head + values.members)
      }
      members += [("entries", .array(entries)), ("gives", .array(values))]
    case .files(let set):
      let entries = set.entries.map {
        JSONText.object(
          $0.selectors.listedMembers + [("file", .optional($0.file)), ("found", .bool($0.isFound))])
      }
      members.append(("entries", .array(entries)))
    case .icon(let document): members.append(("layers", .strings(document.images)))
    case .other, .unreadable: break
    }
    return .object(members)
  }
}

extension Selectors {
  /// The members for all selectors, followed by the selectors that have no property in the model, sorted by name.
  fileprivate var listedMembers: [JSONText.Member] {
    let own: [JSONText.Member] = [
      ("idiom", .string(idiom.rawValue)), ("subtype", .optional(subtype)),
      ("appearance", .string(appearance.scheme.rawValue)),
      ("contrast", .string(Vocabularies.contrast.name(of: appearance.contrast))),
      ("gamut", .optional(gamut?.catalogName)), ("scale", .optional(scale)),
      ("direction", .optional(direction?.rawValue)), ("locale", .optional(locale)),
    ]
    return own + further.sorted { $0.key < $1.key }.map { (key: $0.key, value: .string($0.value)) }
  }
}
