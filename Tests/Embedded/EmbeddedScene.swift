// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The scene that both builds draw.
enum EmbeddedScene {
  /// The bytes that the WebAssembly build and the native build must agree on.
  static func bytes() -> [UInt8] {
    let mixed = ColorMatrix.identity.applied(to: Straight<SRGB>(white: 0.5).premultiplied.lanes)
    let scene = ResolvedScene(size: Size(width: 8, height: 8), scale: 2, gamut: .srgb)
    var bytes: [UInt8] = []
    for y in 0..<Int(scene.size.height * scene.scale) {
      for x in 0..<Int(scene.size.width * scene.scale) {
        bytes.append(UInt8(truncatingIfNeeded: Int(mixed.x * 255) + x * y))
      }
    }
    return bytes
  }
}
