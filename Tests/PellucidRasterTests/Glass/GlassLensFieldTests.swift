// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

/// Where everything that is seen through a lens comes from, and the colours at its ends.
@Suite struct GlassLensFieldTests {
  /// The lens of a segmented control, 220 × 44 points.
  private static let size = SIMD2(220.0, 44)
  private static let margin = 18.0
  private static let recipe = Glass.recipe(
    for: GlassRequest(control: .segmentedLens, shorterSide: 44, pixelsPerPoint: 3))

  /// Distance and normal of the capsule from its middle, the normal turned half way to that of an oval.
  private static func field(_ place: SIMD2<Double>) -> (distance: Double, normal: SIMD2<Double>) {
    func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
      vector / max((vector * vector).sum().squareRoot(), 1e-9)
    }
    let half = size / 2
    let straight = half.x - half.y
    let away = SIMD2(place.x - min(max(place.x, -straight), straight), place.y)
    let oval = unit(SIMD2(place.x, place.y * half.x / half.y))
    return ((away * away).sum().squareRoot() - half.y, unit((unit(away) + oval) / 2))
  }

  /// The displacement of a quarter circle.
  private static func displacement(_ place: SIMD2<Double>, amount: Double, height: Double) -> SIMD2<Double> {
    let (distance, normal) = field(place)
    let depth = min(max(-distance / height, 0), 1)
    return amount * (1 - (depth * (2 - depth)).squareRoot()) * normal
  }

  /// Where the model says that what is seen at a place comes from: the glass's own stage, then that of the backdrop.
  private static func origin(_ place: SIMD2<Double>, withGlass: Bool = true) -> SIMD2<Double> {
    let first = withGlass ? place + displacement(place, amount: -6.6, height: 4.4) : place
    return first + displacement(first, amount: 9, height: 36)
  }

  @Test("Both stages of a lens displace as their formula says")
  func stages() throws {
    let lens = try #require(Self.recipe.lens)
    var parameters = GlassSets.plain { $0.capture.margin = 16 }
    parameters.innerRefraction = Self.recipe.parameters.innerRefraction
    parameters.ovalization = Self.recipe.parameters.ovalization
    var bare = lens
    bare.innerShadow.opacity = 0
    let frame = Rect(x: Self.margin, y: Self.margin, width: Self.size.x, height: Self.size.y)
    let glass = ResolvedGlass(
      elements: [ResolvedGlass.Element(shape: .capsule(style: .circular), frame: frame)],
      parameters: parameters, lens: ResolvedGlass.Lens(bare))
    let (width, height) = (256, 80)
    var (squares, withoutGlass, count) = (SIMD2(0.0, 0), 0.0, 0.0)
    let across = GlassSets.draw(
      [GlassSets.node(glass)],
      over: TestScenes.picture(width, height) { x, _ in SIMD3(repeating: Double(min(x, 255))) })
    let down = GlassSets.draw(
      [GlassSets.node(glass)],
      over: TestScenes.picture(width, height) { _, y in SIMD3(repeating: Double(y * 3)) })
    let middle = Self.size / 2 + Self.margin
    for y in 0..<height {
      for x in 0..<width {
        let pixel = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
        let place = pixel - middle
        guard Self.field(place).distance < -1 else { continue }
        let drawn = SIMD2(across.codeValues(x, y).x, down.codeValues(x, y).x / 3) + 0.5 - middle
        let error = drawn - Self.origin(place)
        squares += error * error
        let stage = Self.origin(place) - Self.origin(place, withGlass: false)
        withoutGlass += (stage * stage).sum()
        count += 1
      }
    }
    // As near as a captured grating is, and without the first stage about as far as the captured one is.
    #expect((squares.x / count).squareRoot() < 0.1 && (squares.y / count).squareRoot() < 0.14)
    let stage = (withoutGlass / count).squareRoot()
    #expect(stage > 0.5 && abs(stage - 0.85) < 0.5, "\(stage)")
  }

  @Test(
    "At its right end a lens has yellow above and blue below light labels, at its left end the other way round"
  )
  func fringe() throws {
    let picture = TestScenes.flat(20, 20, 20, width: 256, height: 80)
    let bar = Node(
      id: nil, frame: Rect(x: 0, y: 36, width: 256, height: 8), transform: .identity,
      content: .fill(shape: .rectangle, .ink(.color(EncodedColor(white: 1), blend: .sourceOver))))
    let lens = ResolvedGlass.Lens(try #require(Self.recipe.lens), content: [bar])
    let frame = Rect(x: Self.margin, y: Self.margin, width: Self.size.x, height: Self.size.y)
    let glass = ResolvedGlass(
      elements: [ResolvedGlass.Element(shape: .capsule(style: .circular), frame: frame)],
      parameters: GlassSets.plain(), lens: lens)
    let image = GlassSets.draw([GlassSets.node(glass)], over: picture)
    /// Blue less red, above and below the middle, within twelve points of an end.
    func blues(_ columns: Range<Int>) -> (above: Double, below: Double) {
      func sum(_ rows: Range<Int>) -> Double {
        rows.flatMap { y in columns.map { x in image.codeValues(x, y).z - image.codeValues(x, y).x } }
          .reduce(0, +)
      }
      return (sum(24..<40), sum(40..<56))
    }
    let left = blues(18..<30), right = blues(226..<238)
    #expect(right.above < -100 && right.below > 100, "\(right)")
    #expect(left.above > 100 && left.below < -100, "\(left)")
  }
}
