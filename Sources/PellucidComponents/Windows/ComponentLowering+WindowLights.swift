// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The three buttons of a window: coloured in an active window and under the pointer, which also shows their glyphs.
extension ComponentLowering {
  func lights(_ component: Component, _ bar: WindowBar) -> [Layer] {
    let side = metric(.window, .lightSize), pitch = metric(.window, .lightPitch)
    let isHovered = component.has(.hovered)
    // On iPad the lights are grey dots until the pointer or a finger comes near.
    let isGrey = !isHovered && (isInactive(component) || !isMac)
    let colors: [ComponentColor] = [.closeLight, .minimiseLight, .zoomLight]
    return colors.enumerated().flatMap { index, color -> [Layer] in
      let middle = Rect(
        x: bar.lightX + pitch * Double(index), y: bar.height / 2, width: 0, height: 0)
      let frame = middle.centered(Size(width: side, height: side))
      let light = Layer.fill(.component(isGrey ? .inactiveLight : color), .circle, frame)
      return isHovered ? [light, glyph(index, frame)] : [light]
    }
  }

  private func glyph(_ index: Int, _ frame: Rect) -> Layer {
    let ink = ForegroundStyle.component(.lightGlyph), side = frame.width
    let cross = metric(.window, .glyphShare) * side, zoom = metric(.window, .zoomGlyphShare) * side
    guard index == 2 else {
      let glyph = frame.centered(Size(width: cross, height: cross))
      return .symbol(index == 0 ? "xmark" : "minus", glyph, ink, weight: 800)
    }
    // Two triangles that point away from each other along the diagonal.
    let glyph = frame.centered(Size(width: zoom, height: zoom))
    let (end, cut) = (glyph.width, metric(.window, .cutShare) * glyph.width)
    func triangle(_ corner: Point, _ first: Point, _ second: Point) -> [PathElement] {
      [.move(corner), .line(first), .line(second), .close]
    }
    let path = Path(
      triangle(Point(x: 0, y: 0), Point(x: cut, y: 0), Point(x: 0, y: cut))
        + triangle(Point(x: end, y: end), Point(x: end - cut, y: end), Point(x: end, y: end - cut)))
    return .fill(ink, .path(path), glyph)
  }
}
