// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

extension ComponentLowering {
  /// The number of blades of a spinner, and of the pictures of a turn.
  private var blades: Int { Int(metric(.spinner, .bladeCount)) }
  private var frames: Double { metric(.spinner, .frameCount) }

  func spinner(_ component: Component, _ proposed: ProposedSize) -> LoweredComponent {
    let size = component.controlSize, side = metric(.spinner, .height, size)
    let frame = Rect(x: 0, y: 0, width: proposed.width ?? side, height: proposed.height ?? side)
    let place = frame.centered(Size(width: side, height: side))
    let blade = Rect(
      x: (side - metric(.spinner, .itemWidth, size)) / 2, y: 0, width: metric(.spinner, .itemWidth, size),
      height: metric(.spinner, .itemHeight, size))
    let outline = Shape.capsule.path(in: blade)
    let layers = (0..<blades).map { index in
      let angle = 360 * Double(index) / Double(blades)
      let turned = outline.transformed(
        by: Transform.rotation(degrees: angle).about(Point(x: side / 2, y: side / 2)))
      return Layer.fill(.level(.secondaryLabel), .path(turned), place).opacity(bladeOpacity(index))
    }
    return LoweredComponent(frame.size, layers: layers)
  }

  /// Returns the opacity of a blade: falling evenly over the five blades from the head back, and the tail's for the others.
  private func bladeOpacity(_ index: Int) -> Double {
    let turn = (time ?? 0) / metric(.spinner, .period)
    let step = (turn * frames).rounded(.down) / frames * Double(blades)
    let behind =
      (step - Double(index)) - Double(blades) * ((step - Double(index)) / Double(blades)).rounded(.down)
    let head = metric(.spinner, .headOpacity), tail = metric(.spinner, .tailOpacity)
    return max(tail, head - (head - tail) * behind / metric(.spinner, .fadingBlades))
  }
}

extension Transform {
  /// Creates a rotation about the origin, clockwise with y down.
  static func rotation(degrees: Double) -> Transform {
    let (sine, cosine) = (Elementary.sine(degrees: degrees), Elementary.cosine(degrees: degrees))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
