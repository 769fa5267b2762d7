// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The points of a row: `count` points at height `y`, from `x` on, with x increasing by `step`.
struct FieldPoints {
  var y: Float, x: Float, step: Float
  var count: Int

  /// Returns the x coordinate of a point.
  @inline(__always)
  func x(_ index: Int) -> Float { x + step * Float(index) }
}

/// The evaluation of one row of a field by recursive halving, with elements out of reach culled from each part.
struct UnsafeFieldRow: ~Copyable {
  private let field: DistanceField
  /// The field's kernels, through a pointer because reference counting took two thirds of the time of a row.
  private let kernels: UnsafeBufferPointer<FieldKernel>
  private let smoothness: Float
  private let points: FieldPoints
  /// The destination, one value per point.
  private let row: UnsafeMutablePointer<SIMD4<Float>>
  /// An upper bound on the rounding error of distances in this row.
  private let slack: Float
  /// The elements in reach of each part, from the whole row down to the current part, as stacked lists.
  private var stack: [Int]
  /// Scratch memory: four samples and the lower bound of the distance of each element.
  private var scratch: [FieldLanes] = []
  private var least: [Float] = []
  /// The state of each outline along the row, by element; empty if no element is an outline.
  private var outlines: [OutlineRow] = []

  /// The number of samples at which a part is no longer halved.
  private static var shortestPart: Int { 16 }
  /// The number of elements up to which all are evaluated, because culling takes longer.
  private static var mostJoinedAtOnce: Int { 8 }

  /// Prepares a row; `kernels` must be those of `field`, `points` must be finite, and `row` must have room for
  /// all points.
  init(
    field: DistanceField, kernels: UnsafeBufferPointer<FieldKernel>, points: FieldPoints,
    row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    (self.field, self.kernels, self.points, self.row) = (field, kernels, points, row)
    smoothness = field.smoothness
    let (x, y) = (points.x, points.y), ends = max(abs(x), abs(points.x(points.count - 1)))
    slack = field.slack(at: SIMD2(ends, y))
    stack = []
    if field.drawn.contains(where: { $0.outline != nil }) {
      outlines = field.drawn.map { OutlineRow($0, through: SIMD2(x, y), count: points.count) }
    }
  }

  /// Fills the row, with the field's tree where it covers the points.
  mutating func fill() {
    let all = 0..<points.count
    guard let tree = field.tree, points.step > 0, tree.low.y <= points.y, points.y <= tree.high.y else {
      return fill(all, among: kernels.indices)
    }
    let left = firstSample(of: all, from: tree.low.x)
    let right = firstSample(of: left..<all.upperBound, from: tree.high.x)
    fill(all.lowerBound..<left, among: kernels.indices)
    fill(left..<right, in: tree, node: 0)
    fill(right..<all.upperBound, among: kernels.indices)
  }

  /// Fills a part that lies within a node of the field's tree.
  private mutating func fill(_ samples: Range<Int>, in tree: FieldTree, node: Int) {
    guard !samples.isEmpty else { return }
    guard let halves = tree.nodes[node].halves else {
      return fill(samples, among: tree.elements[tree.nodes[node].elements])
    }
    if halves.areSideBySide {
      let middle = firstSample(of: samples, from: halves.middle)
      fill(samples.lowerBound..<middle, in: tree, node: node + 1)
      fill(middle..<samples.upperBound, in: tree, node: halves.second)
    } else {
      fill(samples, in: tree, node: points.y < halves.middle ? node + 1 : halves.second)
    }
  }

  /// Returns the first of `samples`, whose x rises, that is not left of `x`; their end if all are left of it.
  private func firstSample(of samples: Range<Int>, from x: Float) -> Int {
    var (low, high) = (samples.lowerBound, samples.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if points.x(middle) < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Fills a part from the elements that may matter in it.
  private mutating func fill(_ samples: Range<Int>, among elements: some Collection<Int>) {
    guard !samples.isEmpty else { return }
    stack.removeAll(keepingCapacity: true)
    stack.append(contentsOf: elements)
    fill(samples, elements: stack.indices)
  }

  /// Fills a part recursively; `elements` is the range of the candidates on the stack.
  private mutating func fill(_ samples: Range<Int>, elements: Range<Int>) {
    let kept = elements.count > 1 ? keepThoseInReach(of: samples, among: elements) : elements
    defer { if elements.count > 1 { stack.removeLast(stack.count - kept.lowerBound) } }
    if kept.count <= 1 {
      fillAlone(samples, element: kept.isEmpty ? nil : stack[kept.lowerBound])
    } else if kept.count > Self.mostJoinedAtOnce, samples.count <= 2 * Self.shortestPart,
      4 * kept.count > 3 * elements.count
    {
      // Halving would cull hardly any element here.
      joinMany(samples, elements: kept)
    } else if samples.count <= (kept.count <= Self.mostJoinedAtOnce ? Self.shortestPart : FieldLanes.count) {
      joinAll(samples, elements: kept)
    } else {
      let middle = samples.lowerBound + samples.count / 2
      fill(samples.lowerBound..<middle, elements: kept)
      fill(middle..<samples.upperBound, elements: kept)
    }
  }

  /// Fills a short part that several elements affect, in groups of four samples.
  private mutating func joinAll(_ samples: Range<Int>, elements: Range<Int>) {
    for first in stride(from: samples.lowerBound, to: samples.upperBound, by: FieldLanes.count) {
      scratch.removeAll(keepingCapacity: true)
      var nearest = SIMD4<Float>(repeating: .infinity)
      for place in elements {
        let lanes = lanes(stack[place], from: first)
        nearest = nearest.replacing(with: lanes.distance, where: lanes.distance .< nearest)
        scratch.append(lanes)
      }
      let limit = field.isUnion ? nearest + field.reach : SIMD4(repeating: .infinity)
      var result = FieldLanes.empty
      for (place, lanes) in zip(elements, scratch) {
        let joined = joined(result, lanes, of: stack[place])
        result = joined.chosen(where: lanes.distance .<= limit, else: result)
      }
      write(result, at: first, until: samples.upperBound)
    }
  }

  /// Fills a short part that many elements affect; elements that change none of four samples are not evaluated
  /// for them.
  private mutating func joinMany(_ samples: Range<Int>, elements: Range<Int>) {
    guard field.isUnion else { return joinAll(samples, elements: elements) }
    let middleOfFour = 1.5 * points.step
    let half = abs(middleOfFour) * FieldKernel.steepest + slack
    for first in stride(from: samples.lowerBound, to: samples.upperBound, by: FieldLanes.count) {
      let middle = SIMD2(points.x(first) + middleOfFour, points.y)
      least.removeAll(keepingCapacity: true)
      var nearest = SIMD4<Float>(repeating: .infinity)
      for place in elements {
        let distance = kernels[stack[place]].leastDistance(at: middle) - half
        least.append(distance)
        guard distance < nearest.max() else { continue }
        let lanes = lanes(stack[place], from: first)
        nearest = nearest.replacing(with: lanes.distance, where: lanes.distance .< nearest)
      }
      let limit = nearest + field.reach, farthest = limit.max()
      var result = FieldLanes.empty
      for (index, place) in elements.enumerated() {
        guard least[index] <= farthest, least[index] <= result.distance.max() + smoothness else { continue }
        let lanes = lanes(stack[place], from: first)
        let joined = joined(result, lanes, of: stack[place])
        result = joined.chosen(where: lanes.distance .<= limit, else: result)
      }
      write(result, at: first, until: samples.upperBound)
    }
  }

  /// Fills a part that one element affects, or none.
  private mutating func fillAlone(_ samples: Range<Int>, element: Int?) {
    guard let element else { return write(.empty, to: samples) }
    let left = points.x(samples.lowerBound), right = points.x(samples.upperBound - 1)
    if let sample = kernels[element].uniformSample(left: left, right: right, y: points.y) {
      write(field.joined(.empty, sample, of: element), to: samples)
    } else if samples.count > Self.shortestPart {
      let middle = samples.lowerBound + samples.count / 2
      fillAlone(samples.lowerBound..<middle, element: element)
      fillAlone(middle..<samples.upperBound, element: element)
    } else {
      var first = samples.lowerBound
      while first < samples.upperBound {
        let lanes = lanes(element, from: first)
        write(joined(.empty, lanes, of: element), at: first, until: samples.upperBound)
        first += FieldLanes.count
      }
    }
  }

  /// Fills a part with one sample.
  private func write(_ sample: FieldSample, to samples: Range<Int>) {
    let packed = sample.packed
    for index in samples { row[index] = packed }
  }

  /// Writes four samples from `first` on, without those from `end` on.
  @inline(__always)
  private func write(_ lanes: FieldLanes, at first: Int, until end: Int) {
    if first + FieldLanes.count <= end {
      for lane in 0..<FieldLanes.count { row[first + lane] = lanes[lane].packed }
    } else {
      for lane in 0..<end - first { row[first + lane] = lanes[lane].packed }
    }
  }

  /// Returns `destination` with an element's `source` joined or subtracted, by the element's operation.
  @inline(__always)
  private func joined(_ destination: FieldLanes, _ source: FieldLanes, of element: Int) -> FieldLanes {
    guard kernels[element].isSubtracted else {
      return destination.union(source, smoothness: smoothness)
    }
    var result = destination
    for lane in 0..<FieldLanes.count {
      result[lane] = destination[lane].subtracting(source[lane], smoothness: smoothness)
    }
    return result
  }

  /// Returns the element's samples at four points from the `first` on, bit-identical to `FieldElement.sample`.
  @inline(__always)
  private mutating func lanes(_ element: Int, from first: Int) -> FieldLanes {
    let x = points.x + points.step * SIMD4<Float>(SIMD4(0, 1, 2, 3) &+ Int32(truncatingIfNeeded: first))
    switch kernels[element].form {
    case .box, .continuousBox, .circularCorners, .continuousCorners:
      return kernels[element].lanes(x: x, y: points.y)
    case .outline: return outlineLanes(element, x: x)
    case .empty, .ellipse:
      var result = FieldLanes.empty
      for lane in 0..<FieldLanes.count {
        result[lane] = kernels[element].sample(at: SIMD2(x[lane], points.y))
      }
      return result
    }
  }

  /// Returns an outline's samples at four points of the row.
  private mutating func outlineLanes(_ element: Int, x: SIMD4<Float>) -> FieldLanes {
    var result = FieldLanes.empty
    guard let outline = field.drawn[element].outline else { return result }
    let kernel = kernels[element]
    for lane in 0..<FieldLanes.count {
      let position = kernel.local(SIMD2(x[lane], points.y)), place = Point(position)
      let isInside = outlines[element].encloses(place) ?? outline.encloses(place)
      let value = outline.value(at: place, isInside: isInside, firstGuess: &outlines[element].nearestPiece)
      result[lane] = kernel.sample(value, at: position)
    }
    return result
  }

  /// Pushes those of `elements` that are in reach of any of `samples` onto the stack, in drawing order, and
  /// returns their range.
  private mutating func keepThoseInReach(
    of samples: Range<Int>, among elements: Range<Int>
  ) -> Range<Int> {
    let first = points.x(samples.lowerBound), last = points.x(samples.upperBound - 1)
    let middle = SIMD2(first + (last - first) / 2, points.y)
    let half = abs(last - first) / 2 * FieldKernel.steepest + slack
    let start = stack.count
    guard field.isUnion else {
      stack += stack[elements]
      return start..<stack.count
    }
    var nearest = Float.infinity
    least.removeAll(keepingCapacity: true)
    for place in elements {
      let distance = kernels[stack[place]].leastDistance(at: middle)
      least.append(distance)
      if distance - slack < nearest {
        nearest = min(nearest, field.sample(of: stack[place], at: middle).distance)
      }
    }
    let limit = nearest + 2 * half + field.reach
    for (place, distance) in zip(elements, least) where distance <= limit { stack.append(stack[place]) }
    return start..<stack.count
  }
}

/// The crossings of an outline with a row of points, and the piece nearest to the last evaluated point.
private struct OutlineRow {
  /// The crossings; nil where each point is tested alone.
  private var crossings: OutlineWinding.Row?
  /// The start of the row in the outline's coordinates and its direction; nil for an unrotated outline.
  private var turned: (start: Point, way: SIMD2<Double>)?
  var nearestPiece = 0

  /// Intersects an outline with the row through `point`; does nothing for other elements.
  ///
  /// - Parameter count: The number of points in the row.
  init(_ element: FieldElement, through point: SIMD2<Float>, count: Int) {
    guard let outline = element.outline else { return }
    let start = Point(element.kernel.local(point))
    guard element.kernel.isTurned else {
      crossings = outline.row(y: start.y)
      return
    }
    let rotation = SIMD2<Double>(element.kernel.rotation)
    let way = SIMD2(rotation.x, -rotation.y)
    turned = (start, way)
    crossings = outline.row(from: start, toward: way, count: count)
  }

  /// Returns a Boolean value indicating whether a point of the row is in the interior; nil if it must be tested alone.
  func encloses(_ place: Point) -> Bool? {
    guard let turned else { return crossings?.encloses(x: place.x) }
    let way = (place.x - turned.start.x) * turned.way.x + (place.y - turned.start.y) * turned.way.y
    return crossings?.encloses(x: way)
  }
}
