// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON
import PellucidPlan

extension RenderedPicture {
  /// The sRGB code values at the picture's centre, 0…255, unrounded.
  var middle: JSONText {
    let pixel = image.straight(x: image.width / 2, y: image.height / 2, in: SRGB.self)
    return .numbers([pixel.red, pixel.green, pixel.blue].map { Double($0) * 255 })
  }
}
