// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The rest of a plan after one of its passes, reduced to the pixels on which some of that pass's pixels depend in the
/// finished picture.
package struct RemainingPlan: Hashable, Sendable {
  /// The needed part of each open surface, lowest first.
  package var surfaces: [PixelRect]
  /// The outlines that will clip the open layers when they end.
  package var clips: [Outline]
  /// The needed passes, on smaller surfaces and with smaller captures. `bounds` is a part of the picture.
  package var plan: Plan
  /// The index in the whole plan of each capture of `plan`.
  package var captures: [Int]
}

extension Plan {
  /// Returns the plan that draws `pixels` with the values that they have in the whole picture.
  package func part(deciding pixels: PixelRect) -> Plan {
    PlanIndex(self).remaining(from: 0, for: pixels).plan
  }
}

extension Pass {
  /// Returns the pixels that the pass can change on its surface. For the end of a layer the result is empty, because
  /// the bounds of the layer and its shadow are not known here.
  ///
  /// - Parameter masks: The bounding rectangle of the masks of each resource that has masks.
  func drawn(masks: [Int: PixelRect]) -> PixelRect {
    switch self {
    case .beginLayer, .endLayer, .probe: .empty
    case .fill(let pass): pass.outline.bounds
    case .image(let pass): pass.outline.bounds
    case .masked(let pass): masks[pass.source] ?? .empty
    case .material(let pass): pass.outline.bounds.union(pass.shadow?.drawn ?? .empty)
    case .glass(let pass): pass.bounds
    case .shadow(let pass): pass.drawn
    case .invert(let bounds): bounds
    }
  }
}

extension ShadowPass {
  fileprivate var drawn: PixelRect { outline.bounds.outset(by: shadow.reachInPixels) }
}

extension PixelShadow {
  /// The distance that the shadow extends beyond the casting shape along either axis, in pixels.
  var reachInPixels: Int { blur.marginInPixels + largestOffset }

  /// The larger of both offsets, rounded up to whole pixels.
  fileprivate var largestOffset: Int {
    Int(min(max(offsetX.magnitude, offsetY.magnitude), 16_777_216).rounded(.up))
  }
}

extension BlurPlan {
  /// The distance beyond which a sample has no effect, in pixels: the reach of the taps and of the cells that the
  /// samples are spread over.
  var marginInPixels: Int { reachInPixels + paddingInPixels + 4 }
}
