// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidScene

extension GraphicsContext {
  /// An effect on what is drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case effect(LayerEffect)
      case multiply(Color)
      case threshold(ClosedRange<Double>, Color)
    }
    private let kind: Kind

    /// Creates a shadow below what is drawn.
    ///
    /// - Parameter radius: Twice the standard deviation of the blur, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// Creates a blur.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      effect(.blur(sigma: Double(radius), isOpaque: options.contains(.opaque)))
    }

    public static func brightness(_ amount: Double) -> Filter { effect(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { effect(.contrast(amount)) }
    public static func saturation(_ amount: Double) -> Filter { effect(.saturation(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { effect(.grayscale(amount)) }
    public static func hueRotation(_ angle: Angle) -> Filter { effect(.hueRotation(angle.degrees)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static var luminanceToAlpha: Filter { effect(.luminanceToAlpha) }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      effect(.projection(matrix.system))
    }

    /// Creates the filter that inverts colours, mixed with what is there: 0 changes nothing, and 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter { effect(.contrast(1 - 2 * amount.unit)) }

    /// Creates a filter that leaves a colour where opacities lie between two bounds, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      let least = min.unit
      return Filter(kind: .threshold(least...Swift.max(least, max.unit), color))
    }

    private static func effect(_ effect: LayerEffect) -> Filter { Filter(kind: .effect(effect)) }

    /// Returns a layer with the effect.
    ///
    /// - Parameter frame: The rectangle of the canvas.
    func applied(to layer: Layer, _ frame: Rect, _ environment: EnvironmentValues) -> Layer {
      var changed = layer
      if layer.shadow != nil || layer.clip != nil { changed = Layer(frame: frame, content: .group([layer])) }
      switch kind {
      case .shadow(let color, let radius, let x, let y):
        changed.shadow = PellucidScene.Shadow(color, radius: radius, x: x, y: y, in: environment)
      case .effect(let effect): changed.add(effect)
      case .multiply(let color): changed.add(.colorMultiply(.custom(color.encoded(in: environment))))
      case .threshold(let range, let color):
        return Self.thresholded(changed, range, color.encoded(in: environment), frame)
      }
      return changed
    }

    /// Returns a colour where the opacity of a layer lies in a range.
    private static func thresholded(
      _ layer: Layer, _ range: ClosedRange<Double>, _ color: EncodedColor, _ frame: Rect
    ) -> Layer {
      func fill(_ color: EncodedColor) -> Layer {
        Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(.init(.color(.custom(color))))))
      }
      var white = layer
      white.add(.brightness(1))
      // White over black has the opacity for its brightness, which contrast drives to one end or the other.
      let brightness = Layer(frame: frame, content: .group([fill(EncodedColor(white: 0)), white]))
      func mask(_ least: Double, isInverse: Bool) -> Layer {
        let contrast = LayerEffect.factors.upperBound
        var mask = brightness
        if isInverse { mask.add(.colorInvert) }
        // Half a step lower, so that the bound itself is inside.
        mask.add(.brightness(0.5 - least + 0.5 / contrast))
        mask.add(.contrast(contrast))
        mask.add(.luminanceToAlpha)
        (mask.isIsolated, mask.blend) = (true, .destinationIn)
        return mask
      }
      var masks = [mask(range.lowerBound, isInverse: false)]
      if range.upperBound < 1 { masks.append(mask(1 - range.upperBound, isInverse: true)) }
      var result = Layer(frame: frame, content: .group([fill(color)] + masks))
      (result.isIsolated, result.clip) = (true, .rectangle)
      return result
    }
  }

  /// The ways to blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The blur averages what is inside the canvas alone.
    public static let opaque = Self(rawValue: 1)
    /// The engine dithers 8-bit pictures only.
    public static let dithersResult = Self(rawValue: 2)
  }
}
