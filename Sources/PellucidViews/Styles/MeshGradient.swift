// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidScene

/// A gradient between the coloured points of a grid.
///
/// Points are shares of the frame, row by row; the mesh is bent to where they lie. A mesh that does not have one point and one
/// colour for each place of the grid is its background alone.
nonisolated public struct MeshGradient: FillingView, Equatable {
  /// A point with the control points of the curves to its neighbours.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
      (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The points, whose curves follow from their neighbours or are given.
  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// The numbers of points in a row and in a column.
  public var width: Int, height: Int
  public var locations: Locations
  public var colors: Colors
  /// The colour beside the mesh.
  public var background: Color
  /// A Boolean value that is true where colours change along curves, without a bend at the points.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
    (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    guard let mesh = mesh(in: environment) else { return background.systemFilling(in: environment) }
    return SystemFilling(kind: .gradient(GradientFilling(form: .mesh(mesh), stops: [])))
  }

  @MainActor public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    guard scope.graph.hasTime else { return nodes(of: view, in: scope) }
    scope.remake = { scope in nodes(of: view.moved(to: scope.moved(view.places)), in: scope) }
    return scope.make()
  }

  private func mesh(in environment: EnvironmentValues) -> MeshFill<ColorStyle>? {
    let points = locations.meshPoints
    guard width >= 2, height >= 2, points.count % width == 0, points.count / width == height,
      let grid = MeshPoints(points, columns: width)
    else { return nil }
    return MeshFill(
      grid, colors: colors.all.map { $0.style(in: environment) },
      background: background.style(in: environment), smoothsColors: smoothsColors, space: colorSpace.mixing)
  }
}

extension MeshGradient.Locations {
  fileprivate var meshPoints: [MeshPoint] {
    switch self {
    case .points(let points): points.map { MeshPoint(Point($0)) }
    case .bezierPoints(let points):
      points.map { point in
        MeshPoint(
          Point(point.position),
          handles: .init(
            leading: Point(point.leadingControlPoint), top: Point(point.topControlPoint),
            trailing: Point(point.trailingControlPoint), bottom: Point(point.bottomControlPoint)))
      }
    }
  }
}

extension MeshGradient.Colors {
  fileprivate var all: [Color] {
    switch self {
    case .colors(let colors): colors
    case .resolvedColors(let colors): colors.map { Color($0) }
    }
  }
}

extension Point {
  /// Creates a point of a mesh in its shortest decimals, at most ten frames away.
  fileprivate init(_ place: SIMD2<Float>) {
    func number(_ value: Float) -> Double {
      value.isFinite ? max(-10, min(Double("\(value)") ?? Double(value), 10)) : 0
    }
    self.init(x: number(place.x), y: number(place.y))
  }
}

// MARK: Movement

/// The places of a mesh's points and handles, which move in animations. Missing ones count as 0.
private struct MeshPlaces: VectorArithmetic {
  var all: [SIMD2<Double>]

  static var zero: Self { Self(all: []) }
  static func + (one: Self, other: Self) -> Self { joined(one, other, +) }
  static func - (one: Self, other: Self) -> Self { joined(one, other, -) }

  mutating func scale(by factor: Double) { all = all.map { $0 * factor } }

  var magnitudeSquared: Double { all.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y } }

  private static func joined(
    _ one: Self, _ other: Self, _ join: (SIMD2<Double>, SIMD2<Double>) -> SIMD2<Double>
  ) -> Self {
    func place(_ places: Self, _ index: Int) -> SIMD2<Double> {
      index < places.all.count ? places.all[index] : SIMD2(0, 0)
    }
    return Self(
      all: (0..<max(one.all.count, other.all.count)).map { join(place(one, $0), place(other, $0)) })
  }
}

extension MeshGradient {
  fileprivate var places: MeshPlaces {
    switch locations {
    case .points(let points): MeshPlaces(all: points.map { SIMD2<Double>($0) })
    case .bezierPoints(let points):
      MeshPlaces(
        all: points.flatMap { point in
          [
            point.position, point.leadingControlPoint, point.topControlPoint, point.trailingControlPoint,
            point.bottomControlPoint,
          ].map { SIMD2<Double>($0) }
        })
    }
  }

  /// Returns the mesh with its points at other places; the mesh itself where their number is another one, because the number of
  /// points changes at once.
  fileprivate func moved(to places: MeshPlaces) -> MeshGradient {
    guard places.all.count == self.places.all.count else { return self }
    let all = places.all.map { SIMD2<Float>($0) }
    var mesh = self
    switch locations {
    case .points: mesh.locations = .points(all)
    case .bezierPoints:
      mesh.locations = .bezierPoints(
        stride(from: 0, to: all.count, by: 5).map { start in
          BezierPoint(
            position: all[start], leadingControlPoint: all[start + 1], topControlPoint: all[start + 2],
            trailingControlPoint: all[start + 3], bottomControlPoint: all[start + 4])
        })
    }
    return mesh
  }
}
