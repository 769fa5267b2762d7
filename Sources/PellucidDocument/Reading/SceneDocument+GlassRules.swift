// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidScene

extension SceneDocument {
  /// Reads the numbers that replace the chosen ones; throws where `darkBelow` exceeds `lightAbove`.
  func glassRules(_ node: JSONNode, path: String) throws(SceneReadingError) -> GlassRules {
    let fields = try SceneFields(node, path: path, form: .glassRules)
    var rules = GlassRules()
    for number in GlassRuleNumber.all {
      guard let node = fields.node(number.name) else { continue }
      let value = try node.number(in: number.range, path: fields.path(number.name))
      guard number.allows(value) else {
        let place = SceneReadingError.Place(fields.path(number.name), at: node.position)
        throw .outOfRange(place, found: value, allowed: number.allowed)
      }
      number.set(value, in: &rules)
    }
    guard rules.areInOrder else {
      throw .outOfRange(fields.place, found: rules.adaptivity.darkBelow, allowed: .upToLightAbove)
    }
    return rules
  }
}
