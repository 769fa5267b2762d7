// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The place of a picture that is drawn along the axes; at the same place it gives the same pixels.
package struct ImagePlacement: Hashable, Sendable {
  /// The pixels of the frame.
  package var frame: Rect
  package var fit: ContentMode

  package init(frame: Rect, fit: ContentMode) { (self.frame, self.fit) = (frame, fit) }
}

/// The parts and places in which a plan draws one picture.
package struct PictureUse: Hashable, Sendable {
  /// The pixels that each placement covers at most.
  package var areas: [ImagePlacement: PixelRect] = [:]
  /// A Boolean value that is true where it is drawn turned too, which takes the picture itself.
  package var isTurned = false

  package init() {}

  /// Adds what is drawn of the same picture elsewhere.
  package mutating func formUnion(_ other: PictureUse) {
    for (placement, area) in other.areas {
      areas[placement] = area.union(areas[placement] ?? area)
    }
    isTurned = isTurned || other.isTurned
  }
}

extension ImagePass {
  /// nil where the picture is turned.
  package var placement: ImagePlacement? {
    transform == .identity ? ImagePlacement(frame: frame, fit: fit) : nil
  }
}

extension Plan {
  /// By image resource; those that nothing is drawn of are left out.
  ///
  /// Areas are cut by the plan's bounds, not by layers: a picture that is clipped in another way stays the same.
  package var pictureUses: [Int: PictureUse] {
    var uses: [Int: PictureUse] = [:]
    for case .image(let pass) in passes {
      guard let placement = pass.placement else {
        uses[pass.source, default: PictureUse()].isTurned = true
        continue
      }
      let area = PixelRect(covering: pass.frame).intersection(bounds)
      if !area.isEmpty { uses[pass.source, default: PictureUse()].areas[placement] = area }
    }
    return uses
  }
}
