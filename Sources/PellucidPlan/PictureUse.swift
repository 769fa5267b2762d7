// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The placement of a picture that is drawn without rotation. Equal placements give identical pixels.
package struct ImagePlacement: Hashable, Sendable {
  /// The frame, in pixels.
  package var frame: Rect
  package var fit: ContentMode

  package init(frame: Rect, fit: ContentMode) { (self.frame, self.fit) = (frame, fit) }
}

/// The parts and placements in which a plan draws one picture.
package struct PictureUse: Hashable, Sendable {
  /// The largest area of pixels that each placement may cover.
  package var areas: [ImagePlacement: PixelRect] = [:]
  /// A Boolean value that is true where the picture is also drawn rotated, which needs the original picture.
  package var isTurned = false

  package init() {}

  /// Adds the uses of the same picture in another plan.
  package mutating func formUnion(_ other: PictureUse) {
    for (placement, area) in other.areas {
      areas[placement] = area.union(areas[placement] ?? area)
    }
    isTurned = isTurned || other.isTurned
  }
}

extension ImagePass {
  /// The placement of the picture, or nil where the picture is rotated or sheared.
  package var placement: ImagePlacement? {
    transform == .identity ? ImagePlacement(frame: frame, fit: fit) : nil
  }
}

extension Plan {
  /// The uses of each picture, by resource index, without pictures that are never drawn.
  ///
  /// Areas are clipped to the plan's bounds and not to layers, so that a change of clipping does not change them.
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
