// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The materials, glass and covers drawn so far on one surface, which decide what a foreground lies on.
///
/// Geometry decides, not nesting: a text above a material is vibrant whether it is one of the material's layers or drawn after
/// it, and a text on an opaque fill is plain even inside a material.
struct Grounds: Sendable {
  private struct Piece: Sendable {
    /// The areas whose intersection the piece fills: its shape, and the clips around it.
    var areas: [Area]
    /// The share of the layers below that the piece hides, 0…1.
    var opacity: Double
    /// The ground that a material or glass makes, with the appearance of the layers on it; nil for a cover.
    let ground: Surroundings.Turning.Side?
    /// The share of the ground that its tint hides, 0…1; nil where nothing makes a ground.
    let tintOpacity: Double?
    /// The colour of an opaque fill in the accent colour.
    var accent: EncodedColor?
    /// A Boolean value that is true for a ground of the layers in it alone: the background of a window of macOS, on which
    /// nothing of other layers is vibrant.
    var isBackground = false
    /// The index of the probe behind clear glass, which samples the places of the foregrounds on it.
    var probe: Int?

    init(_ area: Area, opacity: Double, ground: Surroundings.Turning.Side?) {
      (areas, self.opacity, self.ground) = ([area], opacity, ground)
      tintOpacity = ground?.ground?.tintOpacity
    }

    /// Reduces the piece to an area; without one, to nothing.
    mutating func clip(_ area: Area?) { if let area { areas.append(area) } else { opacity = 0 } }
  }

  /// The pieces in drawing order.
  private var pieces: [Piece] = []

  /// The number of pieces so far.
  var count: Int { pieces.count }

  /// The share of the layers below that a cover has to hide for a foreground to count as lying on the cover alone.
  /// Chosen: with an alpha of 0.99, at most two steps of 255 of the material are left.
  private static let hiding = 0.99

  // MARK: Adding

  /// Adds a material or glass with the surroundings of the layers in it, to which the new ground is added.
  ///
  /// - Parameters:
  ///   - isBackground: True for the background of a window of macOS.
  ///   - probe: The index of the probe behind clear glass.
  mutating func add(
    _ shape: Shape, of placed: PlacedLayer, for inner: inout Surroundings, isBackground: Bool = false,
    probe: Int? = nil
  ) {
    let side = Surroundings.Turning.Side(appearance: inner.traits.appearance, ground: inner.material)
    inner.groundIndex = pieces.count
    append(shape, of: placed, opacity: placed.ownOpacity, ground: side)
    if inner.groundIndex == pieces.count {
      inner.groundIndex = nil
    } else {
      pieces[pieces.count - 1].isBackground = isBackground
      pieces[pieces.count - 1].probe = probe
    }
  }

  /// Adds a shape that hides what is below it.
  ///
  /// - Parameter opacity: The opacity of the shape without the opacity of its layer, 0…1.
  mutating func addCover(_ shape: Shape, of placed: PlacedLayer, opacity: Double) {
    append(shape, of: placed, opacity: placed.ownOpacity * opacity)
  }

  /// Adds a fill or a picture; other content hides nothing.
  mutating func add(_ placed: PlacedLayer) {
    switch placed.layer.content.cover {
    case .picture: addCover(.rectangle, of: placed, opacity: 1)
    case .fill(let fill):
      guard case .fill(let shape, _) = placed.layer.content else { return }
      let count = pieces.count
      addCover(shape, of: placed, opacity: placed.fillValues.leastAlpha)
      if pieces.count > count {
        pieces[count].accent =
          fill.isAccent(on: placed.surroundings.traits.platform) ? placed.fillValues[0] : nil
      }
    case .extended, .changed, .nothing: return
    }
  }

  private mutating func append(
    _ shape: Shape, of placed: PlacedLayer, opacity: Double, ground: Surroundings.Turning.Side? = nil
  ) {
    // A layer that hides less than a hundredth is not seen, and never decides.
    guard opacity > 1 - Self.hiding, placed.layer.blend == .sourceOver,
      let area = Area(shape, in: placed.layer.frame, toScene: placed.transform)
    else { return }
    var piece = Piece(area, opacity: opacity, ground: ground)
    if let clip = placed.layer.clip {
      piece.clip(Area(clip, in: placed.layer.frame, toScene: placed.transform))
    }
    pieces.append(piece)
  }

  /// Clips the pieces that were added in a list of layers.
  ///
  /// - Parameters:
  ///   - start: The number of pieces before the list.
  ///   - toScene: The transform from the space of `area` to the scene.
  mutating func clip(_ area: Rect, toScene: Transform, from start: Int) {
    let area = Area(.rectangle, in: area, toScene: toScene)
    for index in pieces.indices[start...] { pieces[index].clip(area) }
  }

  /// Applies the opacity, the blend mode and the clip of a group to the pieces that were added in it; nothing that a group
  /// with effects or with a mask draws is a ground of what is drawn after it.
  ///
  /// - Parameter start: The number of pieces before the group.
  mutating func close(_ group: PlacedLayer, from start: Int) {
    guard group.layer.blend == .sourceOver, group.ownOpacity > 0, !group.layer.leavesNoGround else {
      pieces.removeSubrange(start...)
      return
    }
    let clip = group.layer.clip.map { Area($0, in: group.layer.frame, toScene: group.transform) }
    for index in pieces.indices[start...] {
      pieces[index].opacity *= group.ownOpacity
      if let clip { pieces[index].clip(clip) }
    }
  }

  // MARK: Searching

  /// Returns the indices of the probes behind the clear glass that a foreground lies on.
  func probes(under beneath: Beneath) -> [Int] {
    beneath.parts.compactMap { part in part.index.flatMap { pieces[$0].probe } }
  }

  /// Returns what a foreground lies on.
  ///
  /// Samples about `Self.samples` places of the extents, unless the topmost pieces hold all of them; the cost grows with the
  /// pieces.
  ///
  /// - Parameters:
  ///   - extents: The rectangles that the foreground fills, such as the lines of a text, in the space of the layer's frame.
  ///   - shape: The shape in a single extent that the foreground fills.
  func beneath(_ extents: [Rect], shape: Shape = .rectangle, of placed: PlacedLayer) -> Beneath {
    guard let bounds = extents.reduce(into: Rect?.none, { $0 = $0?.union($1) ?? $1 }) else {
      return Beneath(parts: [])
    }
    let own = placed.surroundings.groundIndex
    let near = near(placed.transform.bounds(of: bounds), own: own)
    guard !near.isEmpty else { return Beneath(parts: []) }
    var tally = Tally()
    guard near.contains(where: { !$0.doubts.isEmpty }) else {
      // Every piece holds every place.
      let found = topmost(of: near, at: nil, own: own)
      tally.add(1, showing: found.showing, on: found.piece)
      return beneath(tally)
    }
    let toScene = placed.transform
    let inside = shape == .rectangle ? nil : Area(shape, in: bounds, toScene: .identity)?.test
    for extent in extents {
      extent.forEachSample(about: max(4, Self.samples / extents.count)) { place, area in
        guard inside?.holds(place) ?? true else { return }
        let found = topmost(of: near, at: toScene.applied(to: place), own: own)
        tally.add(area, showing: found.showing, on: found.piece)
      }
    }
    return beneath(tally)
  }

  private func beneath(_ tally: Tally) -> Beneath {
    Beneath(
      parts: tally.sorted.map { part in
        let (share, showing) = (part.area / tally.area, part.showing / part.area)
        guard let index = part.piece else { return Beneath.Part(share: share, showing: showing) }
        guard let side = pieces[index].ground else {
          return Beneath.Part(accent: pieces[index].accent, share: share, showing: showing)
        }
        return Beneath.Part(
          ground: side.ground, appearance: side.appearance,
          accent: pieces[index].accent ?? side.ground?.accent,
          index: index, bounds: pieces[index].areas.first?.bounds, share: share, showing: showing)
      })
  }

  /// The number of places at which a foreground's extents are sampled. Chosen: as many decide between halves to a few percent.
  private static let samples = 64

  /// The result of a search from above: a material or glass with the share of it that the covers above let show, or an opaque
  /// fill in the accent colour; no piece where other covers hide everything, or nothing makes a ground.
  private typealias Found = (piece: Int?, showing: Double)

  /// A piece that may lie below a foreground.
  private struct Near {
    var index: Int
    /// The areas of the piece that may not hold all of the foreground.
    var doubts: [Area.Test]

    func holds(_ point: Point) -> Bool {
      // By index: an iterator would copy each test.
      for index in doubts.indices where !doubts[index].holds(point) { return false }
      return true
    }
  }

  /// Returns the pieces that may lie below a rectangle of the scene, the topmost first, without those below a piece that ends
  /// the search everywhere.
  ///
  /// - Parameter own: The index of the material or glass around the foreground.
  private func near(_ bounds: Rect, own: Int?) -> [Near] {
    var near: [Near] = []
    // The most that the covers so far let show anywhere.
    var showing = 1.0
    for index in pieces.indices.reversed() {
      guard pieces[index].opacity > 0, pieces[index].areas.allSatisfy({ $0.bounds.meets(bounds) }) else {
        continue
      }
      let doubts = pieces[index].areas.filter { !$0.certainlyHolds(bounds) }.map { $0.test }
      near.append(Near(index: index, doubts: doubts))
      if doubts.isEmpty, found(at: index, own: own, &showing) != nil { break }
    }
    return near
  }

  /// Returns what lies at a point of the scene; without a point, on every piece.
  private func topmost(of near: [Near], at point: Point?, own: Int?) -> Found {
    var showing = 1.0
    for place in near.indices {
      if let point, !near[place].holds(point) { continue }
      if let found = found(at: near[place].index, own: own, &showing) { return found }
    }
    return (nil, 0)
  }

  /// Returns the result of a search that meets a piece; nil where it goes on below.
  ///
  /// - Parameter showing: The share that the covers so far let show, which a cover reduces.
  private func found(at index: Int, own: Int?, _ showing: inout Double) -> Found? {
    // A material that is faint itself shows other content to what lies above it, and fades together with what lies in it.
    if let tint = pieces[index].tintOpacity,
      index == own || pieces[index].opacity > Beneath.leastShowing && !pieces[index].isBackground
    {
      return (index, showing * (1 - tint))
    }
    // Faint layers above an accent leave it the accent that is seen.
    if pieces[index].accent != nil, pieces[index].opacity >= Self.hiding, showing > Beneath.leastShowing {
      return (index, 0)
    }
    showing *= 1 - pieces[index].opacity
    return showing <= 1 - Self.hiding + 1e-6 ? (nil, 0) : nil
  }

  /// The areas of a foreground by the piece that they lie on.
  private struct Tally {
    struct Part {
      /// The index of the ground's piece; nil for no ground.
      var piece: Int?
      var area = 0.0
      /// The area, weighted by the share of the ground that shows.
      var showing = 0.0
    }
    private var parts: [Part] = []
    private(set) var area = 0.0

    mutating func add(_ area: Double, showing: Double, on piece: Int?) {
      let place = parts.firstIndex { $0.piece == piece } ?? parts.endIndex
      if place == parts.endIndex { parts.append(Part(piece: piece)) }
      parts[place].area += area
      parts[place].showing += area * showing
      self.area += area
    }

    /// The parts, the largest first; of equal parts the one drawn later is first.
    var sorted: [Part] {
      parts.sorted { $0.area != $1.area ? $0.area > $1.area : ($0.piece ?? -1) > ($1.piece ?? -1) }
    }
  }
}

/// The grounds that a foreground lies on.
package struct Beneath: Sendable {
  /// A ground and the share of the foreground that lies on it.
  package struct Part: Sendable {
    /// The material or glass; nil where the foreground lies on none, or on an opaque cover.
    package var ground: Surroundings.Ground?
    /// The appearance of the layers on the ground.
    var appearance: Appearance?
    /// The accent that labels take their colour from: an opaque fill in the accent colour, or the tint of glass.
    var accent: EncodedColor?
    var index: Int?
    /// The bounds of the ground in the scene, in points.
    package var bounds: Rect?
    /// The share of the foreground, 0…1.
    package var share: Double
    /// The share of the ground that shows through the covers between, 0…1.
    package var showing: Double
  }

  /// The parts, the largest first, which decides; empty where nothing lies below.
  package var parts: [Part]

  /// The share of the ground that has to show through its covers for rules about the ground to apply.
  ///
  /// Chosen: below a half, the colour of the cover outweighs that of the material.
  package static var leastShowing: Double { 0.5 }

  /// A Boolean value that is true where all of the foreground lies on one ground.
  var isSettled: Bool { parts.count < 2 }
}

extension Surroundings {
  /// Returns the surroundings for the inks of a foreground on the ground that decides.
  func on(_ beneath: Beneath) -> Surroundings {
    var result = self
    let part = beneath.parts.first
    (result.material, result.accent) = (part?.ground, part?.accent)
    // A layer of a material keeps the material's appearance where it lies on an opaque fill.
    if let appearance = part?.appearance { result.traits.appearance = appearance }
    return result
  }
}

// MARK: Areas

/// A shape in the scene.
private struct Area: Sendable {
  /// The bounds in the scene, in points.
  var bounds: Rect
  /// The transform from the space of the frame to the scene, and back.
  var toScene: Transform, fromScene: Transform
  var shape: Shape
  var frame: Rect

  /// Creates an area; nil where the transform leaves nothing of it.
  init?(_ shape: Shape, in frame: Rect, toScene: Transform) {
    guard let inverse = toScene.inverse, frame.area > 0 else { return nil }
    (bounds, fromScene, self.toScene) = (toScene.bounds(of: frame), inverse, toScene)
    (self.shape, self.frame) = (shape, frame)
  }

  /// Returns whether a rectangle of the scene certainly lies inside.
  func certainlyHolds(_ rect: Rect) -> Bool {
    shape.certainlyHolds(rect, frame: frame, transform: toScene)
  }

  /// The test of single points.
  var test: Test {
    Test(
      fromScene: fromScene, frame: frame, isRectangle: shape == .rectangle,
      field: FieldElement(shape, in: frame))
  }

  /// An area, prepared for many points.
  struct Test {
    fileprivate var fromScene: Transform
    fileprivate var frame: Rect
    fileprivate var isRectangle: Bool
    /// The distances from the shape.
    fileprivate var field: FieldElement

    /// Returns whether a point of the scene lies inside.
    func holds(_ point: Point) -> Bool {
      let local = fromScene.applied(to: point)
      guard local.x >= frame.minX, local.x <= frame.maxX, local.y >= frame.minY, local.y <= frame.maxY else {
        return false
      }
      return isRectangle || field.sample(at: SIMD2(Float(local.x), Float(local.y))).distance <= 0
    }
  }
}

extension PlacedLayer {
  /// The opacity of the layer alone, 0…1.
  fileprivate var ownOpacity: Double { min(max(layer.opacity, 0), 1) }
}

extension Rect {
  /// Returns whether two rectangles share a point, edges included.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Calls `body` with the centres of equal cells, and the area of a cell; a rectangle without area has one cell of area 1.
  fileprivate func forEachSample(about count: Int, _ body: (Point, Double) -> Void) {
    guard width > 0, height > 0, (width / height).isFinite else { return body(center, 1) }
    let ideal = (Double(count) * width / height).squareRoot().rounded()
    let columns = Int(min(max(ideal, 1), Double(count))), rows = max(1, count / columns)
    let (cellWidth, cellHeight) = (width / Double(columns), height / Double(rows))
    for row in 0..<rows {
      for column in 0..<columns {
        body(
          Point(x: minX + (Double(column) + 0.5) * cellWidth, y: minY + (Double(row) + 0.5) * cellHeight),
          cellWidth * cellHeight)
      }
    }
  }
}

extension FillStyle {
  /// Returns whether the fill is in the accent colour: by one of its names, or the project's own.
  fileprivate func isAccent(on platform: Platform) -> Bool {
    guard case .foreground(let style) = self, case .color(let color) = style.color else { return false }
    switch color {
    case .semantic(let name): return SemanticColors.isAccent(name, on: platform)
    case .asset(let name): return NameMatch.same(name, "AccentColor")
    case .component(let color): return color == .accent
    case .custom: return false
    }
  }
}
