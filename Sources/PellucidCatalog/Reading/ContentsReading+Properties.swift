// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension ContentsReading {
  /// Returns the properties of the asset or group as a whole.
  mutating func properties() -> AssetProperties {
    var properties = AssetProperties()
    guard let node = document.root["properties"], let members = members(node) else { return properties }
    for member in members {
      let node = member.node
      switch member.key {
      case "template-rendering-intent":
        properties.templateIntent = word(node, as: AssetProperties.TemplateIntent.self)
      case "symbol-rendering-intent":
        properties.symbolIntent = word(node, as: AssetProperties.SymbolIntent.self)
      case "preserves-vector-representation": properties.preservesVectors = bool(node) ?? false
      case "localizable": properties.isLocalizable = bool(node) ?? false
      case "compression-type": properties.compression = string(node)
      case "on-demand-resource-tags": properties.onDemandResourceTags = strings(node)
      case "provides-namespace": break
      default: properties.kept.append(kept(member))
      }
    }
    return properties
  }

  /// Returns whether a group's name precedes the names of the assets inside.
  mutating func providesNamespace() -> Bool {
    guard let node = document.root["properties"]?["provides-namespace"] else { return false }
    return bool(node) ?? false
  }

  /// Notes any version of the format but 1, the only one that ever existed.
  mutating func checkVersion() {
    guard let version = document.root["info"]?["version"], version.value != .number(1) else { return }
    let text = String(decoding: document.bytes[version.range].prefix(32), as: UTF8.self)
    note(.otherVersion(found: text), at: version)
  }

  /// Returns the members of the file other than those in `known`.
  func kept(without known: [String]) -> [KeptMember] {
    guard case .object(let members) = document.root.value else { return [] }
    return members.filter { !known.contains($0.key) }.map(kept)
  }
}
