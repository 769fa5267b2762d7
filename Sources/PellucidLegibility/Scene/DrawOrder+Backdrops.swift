// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A backdrop that a description states for the material or the glass of a layer.
package struct StatedBackdrop: Hashable, Sendable {
  package var backdrop: Backdrop
  /// A Boolean value indicating whether the layer itself states it, and not a layer around it or the scene.
  package var isOwn: Bool

  package init(_ backdrop: Backdrop, isOwn: Bool) { (self.backdrop, self.isOwn) = (backdrop, isOwn) }
}

// Behind a material that lies on another one is what that one shows, and whatever else is drawn on it. Content scrolls, so
// everything that is drawn on the lower material counts, at whatever place.
extension DrawOrder {
  /// The greatest number of nodes between a material and the one that it lies on; with more, everything may lie behind.
  /// Chosen: more than a card or a cell has, and a bound on the work for each text.
  private static let mostNodesBetween = 500

  /// Returns the backdrops that can lie behind a material or glass.
  ///
  /// - Parameters:
  ///   - place: The index of the material or glass in the order.
  ///   - lowest: The index of the lowest layer that belongs to its transfer; nil for the material or glass itself.
  ///   - bounds: The bounds of the material or glass, in points of the scene.
  ///   - reach: The distance beyond the bounds from which it may sample, in points of the scene.
  ///   - step: The step of the trace that resolved the material or glass.
  func backdrop(
    behind place: Int, from lowest: Int? = nil, _ blending: MaterialContent.Blending, _ bounds: Rect,
    reach: Double, step: Int?
  ) -> Backdrop {
    let piece = Answers.Piece(place: place, step: step)
    if let known = answers.backdrops[piece] { return known }
    let stated = step.flatMap { self.stated[$0] }
    var backdrop = stated?.backdrop ?? .anything
    if !(stated?.isOwn ?? false), blending != .behindWindow {
      // Beyond the picture there is nothing to sample.
      let (inside, sampled) = (
        bounds.intersection(Rect(size)), bounds.outset(by: reach).intersection(Rect(size))
      )
      let captured = lowest ?? capture(of: place)
      if let lower = filling(below: captured, inside),
        blending == .everythingBelow || items[lower].groups.first == items[place].groups.first
      {
        backdrop = shown(by: lower, upTo: captured, sampled)
      }
    }
    answers.backdrops[piece] = backdrop
    return backdrop
  }

  /// Returns the place in the order at which a material's backdrop is captured: that of the first material of its backdrop group.
  private func capture(of place: Int) -> Int {
    guard case .material(let own) = items[place].node.content, let group = own.backdropGroup else {
      return place
    }
    let first = items[..<place].firstIndex { item in
      guard case .material(let other) = item.node.content, other.recipe.samplesBackdrop else { return false }
      return other.backdropGroup == group && other.blending == own.blending
    }
    return first ?? place
  }

  /// Returns the colours that a material shows, together with everything drawn between it and another place; everything
  /// where something between can have any colour.
  ///
  /// - Parameter region: The area that is sampled; where the material does not fill it, what is behind the material counts
  ///   too.
  private func shown(by lower: Int, upTo place: Int, _ region: Rect) -> Backdrop {
    guard place - lower <= Self.mostNodesBetween, case .material(let material) = items[lower].node.content
    else { return .anything }
    let behind =
      material.recipe.samplesBackdrop
      ? backdrop(
        behind: lower, material.blending, items[lower].bounds, reach: material.reach(scale),
        step: items[lower].node.step)
      : .anything
    var colors = box(of: material, over: behind)
    for other in (lower + 1)..<place {
      guard let known = colors else { return .anything }
      colors = self.colors(over: known, of: other)
    }
    guard let box = colors else { return .anything }
    if fills(lower, region) { return .colors([Backdrop.Range(box)]) }
    guard case .colors(let others) = behind else { return .anything }
    return .colors(others + [Backdrop.Range(box)])
  }

  /// Returns the place of the topmost material below a place that fills a region, with no opaque layer between.
  private func filling(below place: Int, _ region: Rect) -> Int? {
    var next = topmost(below: place, in: region)
    while let other = next {
      if case .material = items[other].node.content, fills(other, region) { return other }
      if hides(other, region) { return nil }
      next = topmost(below: other, in: region)
    }
    return nil
  }

  /// Returns a Boolean value that is true where a material is certainly opaque in a region.
  private func fills(_ place: Int, _ region: Rect) -> Bool {
    isFilled(by: place, region) || hides(place, region)
  }

  /// Returns the colours that a material shows over a backdrop, as a box; nil where they have no range.
  private func box(of material: ResolvedMaterial, over backdrop: Backdrop) -> ColorBox? {
    let nothing = EncodedColor(white: 0, alpha: 0)
    let transfer = Transfer(material: material.recipe, ink: .color(nothing, blend: .sourceOver), gamut: gamut)
    guard let prepared = try? PreparedTransfer(transfer), let set = BackdropSet(backdrop, gamut) else {
      return nil
    }
    var box = SurfaceHull(prepared, backdrops: set).box
    if let border = material.recipe.border {
      box = box.union(ColorBox(GamutColor(border, in: gamut).clamped))
    }
    return box.widened(by: ContrastBound.surfaceMargin)
  }

  /// Returns the colours of a box together with those that a node draws on them; nil where the node can draw any colour.
  private func colors(over box: ColorBox, of place: Int) -> ColorBox? {
    let node = items[place].node
    guard node.opacity > 0, items[place].content != nil || items[place].shadow != nil else { return box }
    guard node.blend == .sourceOver,
      items[place].groups.allSatisfy({ groups[$0].blend == .sourceOver && !groups[$0].isChanged })
    else { return nil }
    func including(_ colors: [EncodedColor]) -> ColorBox {
      colors.reduce(box) { $0.union(ColorBox(GamutColor($1, in: gamut).clamped)) }
    }
    let shaded = node.shadow.map { including([$0.color]) } ?? box
    switch node.content {
    case .probe, .group: return shaded
    case .fill(_, .ink(let ink)): return self.box(of: [ink], on: shaded)
    case .masked(_, let inks, _): return self.box(of: inks, on: shaded)
    case .fill(_, .linear(let stops, _, _)), .fill(_, .radial(let stops, _, _, _)),
      .fill(_, .angular(let stops, _, _)):
      return including(stops.map { $0.color }).union(shaded)
    case .fill(_, .mesh(let mesh)):
      return mesh.drawnColors(in: gamut).reduce(shaded) { $0.union(ColorBox($1)) }
    case .material(let material):
      return self.box(of: material, over: .colors([Backdrop.Range(shaded)])).map { $0.union(shaded) }
    case .image, .glass: return nil
    }
  }

  /// Returns the colours of a box together with those of inks on them; nil where the blend mode of an ink has no range.
  private func box(of inks: [Ink], on box: ColorBox) -> ColorBox? {
    var all = box
    for ink in inks {
      switch ink {
      case .color(let color, let blend):
        let paint = GamutColor(color, in: gamut).clamped
        guard let drawn = ColorJet(box).painted(paint, alpha: Double(color.alpha), blend) else { return nil }
        let clamped = drawn.clamped()
        all = all.union(ColorBox(clamped.red.value, clamped.green.value, clamped.blue.value))
      case .backdropMatrix(let matrix):
        let rows = matrix.rows
        func channel(_ index: Int) -> Interval {
          (ColorJet(box).dot(rows[index].weights) + rows[index].bias).value.clamped(0, 1)
        }
        all = all.union(ColorBox(channel(0), channel(1), channel(2)))
      }
    }
    return all
  }
}

extension ResolvedMaterial {
  /// The distance beyond its bounds from which a material may sample, in points of the scene.
  ///
  /// - Parameter scale: The number of pixels per point. A capture is reduced at most to an eighth of the pixels, and
  ///   its samples reach into the next ones.
  func reach(_ scale: Double) -> Double { 4 * recipe.sigmaInPoints + 32 / scale }
}

extension ColorBox {
  /// Returns the box enlarged by `margin` on every side, inside the gamut.
  fileprivate func widened(by margin: Double) -> ColorBox {
    func part(_ range: Interval) -> Interval { range.widened(by: margin).clamped(0, 1) }
    return ColorBox(part(red), part(green), part(blue))
  }
}

extension Backdrop.Range {
  fileprivate init(_ box: ColorBox) {
    self.init(
      low: GamutColor(red: box.red.low, green: box.green.low, blue: box.blue.low),
      high: GamutColor(red: box.red.high, green: box.green.high, blue: box.blue.high))
  }
}
