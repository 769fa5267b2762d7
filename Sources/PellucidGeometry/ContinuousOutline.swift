// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The outline of a rectangle with continuous corners: the intersection of the interiors of all four corners' contours.
struct ContinuousOutline {
  var frame: Rect
  /// The four corners, clockwise from the top left.
  var corners: [ContinuousCorner]

  /// Computes each corner's arc share from the unclamped radii, then clamps the radii to half the shorter side.
  init(frame: Rect, radii: CornerRadii) {
    self.frame = frame
    let asked = radii.clockwise.map { $0 > 0 ? $0 : 0 }
    let halfLengths = [frame.width / 2, frame.height / 2, frame.width / 2, frame.height / 2]
    // Side `n` starts at corner `n`: top, right, bottom, left.
    let shares = (0..<4).map { side in
      ContinuousCorner.arcShare(
        halfLength: halfLengths[side], radius: (asked[side] + asked[(side + 1) % 4]) / 2)
    }
    let limit = min(frame.width, frame.height) / 2
    corners = (0..<4).map { index in
      ContinuousCorner(
        radius: min(asked[index], limit), arcShare: max(shares[index], shares[(index + 3) % 4]))
    }
  }

  /// The outline as a closed path, clockwise with y down: arcs if all corners are arcs, else a polygon.
  var path: Path {
    if corners.allSatisfy({ $0.arcShare >= 1 || $0.radius == 0 }) {
      return .roundedRectangle(
        frame,
        radii: CornerRadii(
          topLeft: corners[0].radius, topRight: corners[1].radius, bottomRight: corners[2].radius,
          bottomLeft: corners[3].radius))
    }
    let places = FrameCorner.clockwise(of: frame)
    let halves = sameCorners.map { Array(repeating: $0, count: 4) } ?? corners.map { SideProfile($0.half) }
    var elements: [PathElement] = []
    // Each half of a corner is used twice, and the path is closed once.
    elements.reserveCapacity(2 * halves.reduce(0) { $0 + $1.samples.count } + 1)
    func add(_ point: Point) { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
    for side in 0..<4 {
      let next = (side + 1) % 4
      let length = side % 2 == 0 ? frame.width : frame.height
      let (leaving, arriving) = SideProfile.trimmed(halves[side], halves[next], sideLength: length)
      for sample in leaving.samples.reversed() {
        add(places[side].point(before: sample.inset, after: sample.along))
      }
      for sample in arriving.samples { add(places[next].point(before: sample.along, after: sample.inset)) }
    }
    elements.append(.close)
    return Path(elements)
  }

  /// The common profile if all corners are equal, as in most rectangles; nil if they differ.
  private var sameCorners: SideProfile? {
    corners.dropFirst().allSatisfy { $0 == corners[0] } ? SideProfile(corners[0].half) : nil
  }
}

/// Half a corner seen from one side: the inset of the outline from the side, as a function of the distance along it.
struct SideProfile {
  /// The samples, with falling `along` and growing `inset`.
  var samples: [(along: Double, inset: Double)]

  init(_ samples: [(along: Double, inset: Double)]) { self.samples = samples }

  /// Returns the inset at `along`, interpolated linearly; 0 beyond the corner's reach.
  func inset(at along: Double) -> Double {
    guard var previous = samples.first, along < previous.along else { return 0 }
    for sample in samples.dropFirst() {
      if along >= sample.along {
        let span = previous.along - sample.along
        let share = span > 0 ? (previous.along - along) / span : 0
        return previous.inset + (sample.inset - previous.inset) * share
      }
      previous = sample
    }
    return previous.inset
  }

  /// Trims the profiles of the two corners of one side to where each is the one with the larger inset.
  ///
  /// Where the corners overlap, the outline follows the contour that lies further inside; the two meet at one
  /// point, found by bisection.
  static func trimmed(
    _ leaving: SideProfile, _ arriving: SideProfile, sideLength: Double
  ) -> (SideProfile, SideProfile) {
    guard let first = leaving.samples.first, let second = arriving.samples.first,
      first.along + second.along > sideLength
    else { return (leaving, arriving) }
    var low = leaving.samples.last?.along ?? 0
    var high = sideLength - (arriving.samples.last?.along ?? 0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if leaving.inset(at: middle) > arriving.inset(at: sideLength - middle) {
        low = middle
      } else {
        high = middle
      }
    }
    let meeting = (low + high) / 2
    return (leaving.kept(upTo: meeting), arriving.kept(upTo: sideLength - meeting))
  }

  /// Returns the part of the profile from the corner's diagonal to `limit`.
  private func kept(upTo limit: Double) -> SideProfile {
    let end = (along: limit, inset: inset(at: limit))
    return SideProfile([end] + samples.filter { $0.along < limit })
  }
}
