// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// Colours at places of a line. As a style it runs from the top of a shape to its bottom.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place, 0…1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]
  private var space = ColorSpace.device

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.space = space
    return AnyGradient(gradient)
  }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).systemFilling(in: environment)
  }

  /// Returns the stops for the engine, which mixes colours in the space of the picture; for another space there are more of
  /// them. Locations that go back or are not finite are moved to the one before.
  func fillStops(in environment: EnvironmentValues) -> [PellucidScene.FillStyle.Stop] {
    var last = 0.0
    let placed = stops.enumerated().map { index, stop in
      last = index == 0 ? Double(stop.location).finite : max(last, Double(stop.location).finite)
      return (last, stop.color)
    }
    var result: [PellucidScene.FillStyle.Stop] = []
    for (index, (location, color)) in placed.enumerated() {
      if index > 0, space != .device {
        let (start, first) = placed[index - 1]
        for part in 1..<Self.parts {
          let share = Double(part) / Double(Self.parts)
          let mixed = space.mix(
            first.encoded(in: environment), color.encoded(in: environment), Float(share))
          result.append(.init(location: start + (location - start) * share, color: .custom(mixed)))
        }
      }
      result.append(.init(location: location, color: color.style(in: environment)))
    }
    return result.isEmpty ? [.init(location: 0, color: .custom(.clear))] : result
  }

  /// The number of pieces between two stops of another space. Chosen: fine enough that no step is visible.
  private static let parts = 16
}

/// A gradient whose colours may be mixed in a space of its own.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { gradient.colorSpace(space) }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    gradient.systemFilling(in: environment)
  }
}

extension Color {
  /// The usual gradient of the colour, which is a little lighter at its start. Chosen: by a sixth of white; no source states
  /// the system's number.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 1.0 / 6, in: .device), self]))
  }
}

extension Double {
  /// The number; 0 where it is not finite.
  var finite: Double { isFinite ? self : 0 }
}

/// The filling of a gradient.
struct GradientFilling: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    /// Circles whose radii are in points.
    case radial(UnitPoint, start: CGFloat, end: CGFloat)
    /// Ellipses whose radii are shares of the frame's sides.
    case elliptical(UnitPoint, start: CGFloat, end: CGFloat)
    case angular(UnitPoint, startInDegrees: Double, endInDegrees: Double)
    /// A mesh, which has colours of its own in place of stops.
    case mesh(MeshFill<ColorStyle>)
  }

  var form: Form
  var stops: [PellucidScene.FillStyle.Stop]

  var firstColor: ColorStyle? {
    if case .mesh(let mesh) = form { mesh.colors.first } else { stops.first?.color }
  }

  /// Returns the layer of a shape with the gradient over its frame.
  func layer(in shape: PellucidGeometry.Shape, _ frame: Rect) -> Layer {
    switch form {
    case .linear(let start, let end):
      return fill(shape, frame, .linear(stops: stops, start: Point(start), end: Point(end)))
    case .radial(let center, let start, let end):
      func share(_ radius: CGFloat) -> Double { (Double(radius) / max(frame.width, 1e-6)).finite }
      return fill(shape, frame, radial(center, share(start), share(end)))
    case .elliptical(let center, let start, let end):
      return ellipse(in: shape, frame, radial(center, Double(start).finite, Double(end).finite))
    case .angular(let center, let start, let end):
      let turn = Turn(start.finite, end.finite, stops)
      return fill(
        shape, frame, .angular(stops: turn.stops, center: Point(center), startInDegrees: turn.start))
    case .mesh(let mesh): return fill(shape, frame, .mesh(mesh))
    }
  }

  private func fill(_ shape: PellucidGeometry.Shape, _ frame: Rect, _ style: PellucidScene.FillStyle) -> Layer
  {
    Layer(frame: frame, content: .fill(shape: shape, style))
  }

  /// Returns a radial gradient. One that runs inwards is turned round.
  private func radial(_ center: UnitPoint, _ start: Double, _ end: Double) -> PellucidScene.FillStyle {
    let isInwards = start > end
    let stops = isInwards ? stops.backwards : stops
    return .radial(
      stops: stops, center: Point(center), startRadius: max(0, min(start, end)),
      endRadius: max(0, max(start, end)))
  }

  /// Returns a circle in a square that is squeezed into the frame, clipped to the shape.
  private func ellipse(
    in shape: PellucidGeometry.Shape, _ frame: Rect, _ style: PellucidScene.FillStyle
  ) -> Layer {
    let square = Rect(
      x: 0, y: (frame.height - frame.width) / 2, width: frame.width, height: frame.width)
    var circle = Layer(frame: square, content: .fill(shape: .rectangle, style))
    let squeeze = frame.height / max(frame.width, 1e-6)
    circle.transform = Transform(a: 1, b: 0, c: 0, d: squeeze, tx: 0, ty: 0)
    var group = Layer(frame: frame, content: .group([circle]))
    group.clip = shape
    return group
  }

  /// An angular gradient as one whole turn.
  private struct Turn {
    var start: Double
    var stops: [PellucidScene.FillStyle.Stop]

    /// The part of the circle that the angles leave out has the last colour in its first half, and the first colour in its
    /// second.
    init(_ start: Double, _ end: Double, _ stops: [PellucidScene.FillStyle.Stop]) {
      self.start = min(start, end)
      let share = abs(end - start) / 360
      self.stops = (start <= end ? stops : stops.backwards).map {
        .init(location: $0.location * share, color: $0.color)
      }
      guard share < 1, let first = self.stops.first, let last = self.stops.last else { return }
      let middle = (share + 1) / 2
      self.stops += [
        .init(location: middle, color: last.color), .init(location: middle, color: first.color),
        .init(location: 1, color: first.color),
      ]
    }
  }
}

extension [PellucidScene.FillStyle.Stop] {
  fileprivate var backwards: Self { reversed().map { .init(location: 1 - $0.location, color: $0.color) } }
}

extension Point {
  init(_ point: UnitPoint) { self.init(x: Double(point.x).finite, y: Double(point.y).finite) }
}
