// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON

extension ContentsReading {
  /// Reads a member that selects a variant; returns false for other members.
  mutating func take(_ member: JSONNode.Member, into selectors: inout Selectors, of kind: AssetKind) -> Bool {
    let node = member.node
    switch member.key {
    case "idiom": idiom(node, into: &selectors)
    case "subtype": selectors.subtype = string(node)
    case "locale": selectors.locale = string(node)
    case "appearances": appearances(node, into: &selectors, of: kind)
    case "display-gamut":
      let word = known(word(node, among: Gamut.allCases.map { $0.catalogName }), &selectors)
      selectors.gamut = Gamut.allCases.first { $0.catalogName == word }
    case "scale":
      let word = known(word(node, among: ["1x", "2x", "3x"]), &selectors)
      selectors.scale = word.flatMap { Int($0.dropLast()) }
    case "language-direction":
      selectors.direction = known(word(node, as: LayoutDirection.self), &selectors)
    case "width-class": selectors.widthClass = known(word(node, as: SizeClass.self), &selectors)
    case "height-class": selectors.heightClass = known(word(node, as: SizeClass.self), &selectors)
    case "size", "role", "platform", "screen-width", "memory", "graphics-feature-set":
      selectors.further[member.key] = string(node)
    default: return false
    }
    return true
  }

  private mutating func idiom(_ node: JSONNode, into selectors: inout Selectors) {
    guard let text = string(node) else {
      selectors.hasUnknownWord = true
      return
    }
    selectors.idiom = Idiom(rawValue: text)
    if !Idiom.known.contains(text) { _ = known(word(node, among: Idiom.known), &selectors) }
  }

  /// Marks the selectors where a word could not be read.
  private func known<Value>(_ value: Value?, _ selectors: inout Selectors) -> Value? {
    if value == nil { selectors.hasUnknownWord = true }
    return value
  }

  /// Reads a list of `{"appearance", "value"}`, in any order.
  private mutating func appearances(_ node: JSONNode, into selectors: inout Selectors, of kind: AssetKind) {
    guard let items = items(node) else {
      selectors.hasUnknownWord = true
      return
    }
    for item in items {
      guard let name = item["appearance"], let value = item["value"] else {
        note(.wrongKind(found: item.kind, expected: .text(#"{"appearance": …, "value": …}"#)), at: item)
        selectors.hasUnknownWord = true
        continue
      }
      switch known(word(name, among: ["luminosity", "contrast"]), &selectors) {
      case "luminosity":
        let allowed = ["light", "dark"] + (kind == .appIconSet ? ["tinted"] : [])
        let word = known(word(value, among: allowed), &selectors)
        if let scheme = word.flatMap(AppearanceSelector.Scheme.init) { selectors.appearance.scheme = scheme }
      case "contrast":
        if known(word(value, among: ["high"]), &selectors) != nil {
          selectors.appearance.contrast = .increased
        }
      default: break
      }
    }
  }
}
