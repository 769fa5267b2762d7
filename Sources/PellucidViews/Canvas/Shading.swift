// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

extension GraphicsContext {
  /// The colours that a path is filled with; points are those of the context.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let kind: Kind

    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Returns the layer of a path on a canvas.
    func layer(of path: Path, _ size: CGSize, _ environment: EnvironmentValues) -> Layer {
      let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
      func point(_ point: CGPoint) -> UnitPoint {
        UnitPoint(x: point.x / size.width, y: point.y / size.height)
      }
      switch kind {
      case .style(let style):
        return Self.layer(style.systemFilling(in: environment), path, in: canvas)
      case .linear(let gradient, let start, let end):
        return gradient.filling(.linear(point(start), point(end)), in: environment).layer(
          in: .path(path.outline), canvas)
      case .radial(let gradient, let center, let start, let end):
        return gradient.filling(.radial(point(center), start: start, end: end), in: environment).layer(
          in: .path(path.outline), canvas)
      case .conic(let gradient, let center, let angle):
        return gradient.filling(
          .angular(point(center), startInDegrees: angle.degrees, endInDegrees: angle.degrees + 360),
          in: environment
        ).layer(in: .path(path.outline), canvas)
      }
    }

    /// Returns the layer of a style, which extends over the bounds of the path.
    private static func layer(_ filling: SystemFilling, _ path: Path, in canvas: Rect) -> Layer {
      let bounds = path.boundingRect
      guard filling.spansBounds, !bounds.isNull, bounds.width > 0, bounds.height > 0 else {
        return filling.layer(in: .path(path.outline), canvas)
      }
      let inner = path.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      let frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
      return Layer(
        frame: canvas, content: .group([filling.layer(in: .path(inner.outline), frame)]))
    }
  }

  /// The ways to continue a gradient. The colours before its start and after its end are those of its ends.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = Self(rawValue: 4)
  }
}
