// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The sizes at which the vector pictures of a scene are drawn, by resource index.
struct PictureBoxes {
  private var boxes: [Int: PictureBox] = [:]

  init(of scene: ResolvedScene) {
    NodeWalk.forEach(in: scene, lenses: .entered) { node in
      guard case .image(let source, _, _) = node.content else { return }
      let box = Self.box(node.frame, node.transform, scale: scene.scale)
      let known = boxes[source] ?? box
      boxes[source] = PictureBox(
        width: max(box.width, known.width), height: max(box.height, known.height))
    }
  }

  /// The pixels that a picture covers where it is drawn largest; nil for formats that have pixels of their own.
  func box(of resource: Int, path: String) -> PictureBox? {
    Self.isVector(path) ? boxes[resource] ?? PictureBox(width: 1, height: 1) : nil
  }

  /// By the file's extension.
  static func isVector(_ path: String) -> Bool {
    let end = path.suffix(4).lowercased()
    return end == ".svg" || end == ".pdf"
  }

  /// Along the frame's own axes, whichever way it is turned.
  static func box(_ frame: Rect, _ transform: AffineTransform, scale: Double) -> PictureBox {
    let wide = (transform.a * transform.a + transform.b * transform.b).squareRoot() * scale
    let high = (transform.c * transform.c + transform.d * transform.d).squareRoot() * scale
    // Nothing is drawn larger than the largest picture.
    func pixels(_ length: Double) -> Int { Int(min(max(length, 1), 32_000).rounded(.up)) }
    return PictureBox(width: pixels(frame.width * wide), height: pixels(frame.height * high))
  }
}

/// The pixels that a vector picture has to cover.
struct PictureBox: Hashable, Sendable {
  var width: Int, height: Int
}
