// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON
import PellucidScene

extension SceneDocument {
  /// Reads the effects of a layer.
  func effects(_ node: JSONNode, path: String) throws(SceneReadingError) -> [LayerEffect] {
    var effects: [LayerEffect] = []
    for (index, item) in try node.items(limit: LayerEffect.most, path: path).enumerated() {
      if let effect = try effect(item, path: "\(path)[\(index)]") { effects.append(effect) }
    }
    return effects
  }

  /// Reads one effect, an object with exactly one key of a kind; nil for one that is switched off.
  private func effect(_ node: JSONNode, path: String) throws(SceneReadingError) -> LayerEffect? {
    let fields = try SceneFields(node, path: path, form: .effect)
    let kinds = ObjectForm.effectKinds.filter { fields.node($0) != nil }
    guard let kind = kinds.first else {
      throw .wrongKind(fields.place, found: node.kind, expected: .objectLike("{\"blur\": 8}"))
    }
    guard kinds.count == 1 else { throw .excludingKeys(fields.place, keys: kinds) }
    let isOpaque = try fields.bool("opaque")
    guard isOpaque == nil || kind == "blur" else {
      throw .excludingKeys(fields.place, keys: [kind, "opaque"])
    }
    switch kind {
    case "blur": return .blur(sigma: try fields.requiredNumber(kind), isOpaque: isOpaque ?? false)
    case "saturation": return .saturation(try fields.requiredNumber(kind))
    case "grayscale": return .grayscale(try fields.requiredNumber(kind))
    case "hueRotation": return .hueRotation(try fields.requiredNumber(kind))
    case "brightness": return .brightness(try fields.requiredNumber(kind))
    case "contrast": return .contrast(try fields.requiredNumber(kind))
    case "colorInvert": return try fields.bool(kind) == true ? .colorInvert : nil
    case "luminanceToAlpha": return try fields.bool(kind) == true ? .luminanceToAlpha : nil
    case "colorMultiply": return .colorMultiply(try color(fields.required(kind), path: fields.path(kind)))
    default: return .projection(try projection(fields.required(kind), path: fields.path(kind)))
    }
  }

  /// Reads the nine numbers of a projection.
  private func projection(_ node: JSONNode, path: String) throws(SceneReadingError) -> Projection {
    let ranges = [ClosedRange<Double>](repeating: LayerEffect.projections, count: 9)
    let numbers = try node.numbers(ranges, called: "m11, m12, m13, m21, m22, m23, m31, m32, m33", path: path)
    return Projection(numbers: numbers) ?? Projection(.identity)
  }
}
