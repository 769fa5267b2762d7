// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidRaster
import PellucidScene

/// The sizes at which the vector pictures of a scene are shown, by resource index.
struct PictureBoxes {
  private var boxes: [Int: PictureBox] = [:]

  /// Collects the largest size of each picture in a scene.
  init(of scene: ResolvedScene) {
    NodeWalk.forEach(in: scene, lenses: .entered) { node in
      guard case .image(let source, _, _) = node.content else { return }
      let box = PictureBox(of: node.frame, node.transform, scale: scene.scale)
      let known = boxes[source] ?? box
      boxes[source] = PictureBox(
        width: max(box.width, known.width), height: max(box.height, known.height))
    }
  }

  /// Returns the largest size at which a picture is shown, in pixels, or nil for pictures in pixel formats.
  func box(of resource: Int, path: String) -> PictureBox? {
    Self.isVector(path) ? boxes[resource] ?? PictureBox(width: 1, height: 1) : nil
  }

  /// Returns a Boolean value indicating whether a file's extension is that of a vector format.
  static func isVector(_ path: String) -> Bool {
    let end = path.suffix(4).lowercased()
    return end == ".svg" || end == ".pdf"
  }
}
