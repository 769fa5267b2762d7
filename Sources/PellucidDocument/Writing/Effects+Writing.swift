// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON
import PellucidScene

extension LayerEffect {
  /// The effect as an object with the key of its kind.
  var text: JSONText {
    var object = WrittenObject()
    switch self {
    case .blur(let sigma, let isOpaque):
      object.add("blur", .number(sigma))
      object.add("opaque", bool: isOpaque, unless: false)
    case .saturation(let amount): object.add("saturation", .number(amount))
    case .grayscale(let amount): object.add("grayscale", .number(amount))
    case .hueRotation(let degrees): object.add("hueRotation", .number(degrees))
    case .brightness(let amount): object.add("brightness", .number(amount))
    case .contrast(let factor): object.add("contrast", .number(factor))
    case .colorMultiply(let color): object.add("colorMultiply", color.text)
    case .colorInvert: object.add("colorInvert", bool: true, unless: false)
    case .luminanceToAlpha: object.add("luminanceToAlpha", bool: true, unless: false)
    case .projection(let projection): object.add("projection", .numbers(projection.numbers))
    }
    return object.text
  }
}
