// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The work that has to be done to pixels, in order; nothing in it is in points.
///
/// Execution keeps a stack of surfaces. Surface 0 is the picture; `beginLayer` pushes a transparent one and
/// `endLayer` composites it onto the one below. A capture names the slice of that stack it looks at.
public struct Plan: Hashable, Sendable {
  /// The pixels of the picture.
  public var bounds: PixelRect
  public var gamut: Gamut
  public var passes: [Pass]
  public var captures: [Capture]
}

/// One step of a plan.
public enum Pass: Hashable, Sendable {
  case beginLayer(PixelRect)
  case endLayer(LayerEnd)
  case fill(FillPass)
  case image(ImagePass)
  case masked(MaskedPass)
  case material(MaterialPass)
  case glass(GlassPass)
  case probe(ProbePass)
  case shadow(ShadowPass)
}

/// An outline.
public struct Outline: Hashable, Sendable {
  /// In the picture's pixels.
  public var path: Path
  /// Set when the outline is exactly these whole pixels, so that no mask is needed.
  public var wholePixels: PixelRect?
  /// The pixels it may touch.
  public var bounds: PixelRect

  public init(path: Path, wholePixels: PixelRect?, bounds: PixelRect) {
    (self.path, self.wholePixels, self.bounds) = (path, wholePixels, bounds)
  }
}

/// The way in which a layer joins the surface below it.
public struct LayerEnd: Hashable, Sendable {
  public var opacity: Float
  public var blend: BlendMode
  /// Cuts the layer; nil keeps all of it.
  public var clip: Outline?
  /// A shadow cast by the layer's own alpha.
  public var shadow: PixelShadow?
  /// The lens that the layer is seen through.
  public var lens: LensEnd?
}

/// A shadow in pixels.
public struct PixelShadow: Hashable, Sendable {
  /// Premultiplied, in the picture's space.
  public var color: SIMD4<Float>
  public var blur: BlurPlan
  public var offsetX: Double, offsetY: Double
}

/// A shadow of an outline, drawn only outside it, since what casts it may be translucent.
public struct ShadowPass: Hashable, Sendable {
  public var outline: Outline
  public var shadow: PixelShadow
  public var opacity: Float
}

/// A colour source.
public enum Paint: Hashable, Sendable {
  /// Premultiplied, in the picture's space.
  case solid(SIMD4<Float>)
  /// Vibrancy: the clamped matrix of the backdrop.
  case backdropMatrix(ColorMatrix)
  /// A colour mixed with the backdrop by a mode of its own.
  case blended(SIMD4<Float>, BlendMode)
  case gradient(Gradient)
}

/// A gradient over a frame; `toUnit` leads from pixel centres to fractions of that frame.
public struct Gradient: Hashable, Sendable {
  public enum Geometry: Hashable, Sendable {
    case linear(start: Point, end: Point)
    case radial(center: Point, startRadius: Double, endRadius: Double)
    case angular(center: Point, startInDegrees: Double)
  }
  public struct Stop: Hashable, Sendable {
    public var location: Float
    /// Premultiplied, in the picture's space.
    public var color: SIMD4<Float>
  }
  public var geometry: Geometry
  public var stops: [Stop]
  public var toUnit: AffineTransform
  /// Width over height of the frame, so that circles stay circles.
  public var aspect: Double
}

public struct FillPass: Hashable, Sendable {
  public var outline: Outline
  public var paint: Paint
  public var opacity: Float
  public var blend: BlendMode
}

public struct ImagePass: Hashable, Sendable {
  /// Index of the image resource.
  public var source: Int
  /// The pixels of the frame, before clipping to the picture.
  public var frame: Rect
  /// From `frame`'s pixels to the picture's; identity unless the layer is turned.
  public var transform: AffineTransform
  public var fit: ContentFit
  /// The factor of the encoded colours, 0…1.
  public var brightness: Float = 1
  public var outline: Outline
  public var opacity: Float
  public var blend: BlendMode
}

/// Glyphs or a symbol: the masks of a resource, each with its paint.
public struct MaskedPass: Hashable, Sendable {
  public var source: Int
  public var paints: [Paint]
  public var opacity: Float
  public var blend: BlendMode
  /// Set for text: the name under which its contrast is reported.
  public var measuredAs: String?
  /// The layer's name; empty if it has none.
  public var name: String
}

/// A reduced copy of the surfaces below a material.
public struct Capture: Hashable, Sendable {
  /// The pixels that are looked at; nothing outside is sampled.
  public var region: PixelRect
  /// The stacked surfaces that are looked at.
  public var surfaces: Range<Int>
  /// The number of materials that use it.
  public var uses: Int
  /// The level it is taken at: the finest that one of its materials asks for.
  public var level: Int
  /// Empty pixels kept around the region. Halving spreads a picture's edge over its neighbours; cut off there,
  /// the blur would lose what it should bring back.
  public var padding: Int
}

public struct MaterialPass: Hashable, Sendable {
  public var outline: Outline
  /// Index into the plan's captures; nil for materials that let nothing through.
  public var capture: Int?
  /// One step, or several of rising strength for a progressive blur.
  public var steps: [Step]
  public var ramp: Ramp?
  /// The colours that the backdrop's become.
  public var mapping: ColorMapping
  /// A Boolean value that is true where the mapping comes before the blur.
  public var blursLast: Bool
  /// A Boolean value that is true where the average of the capture takes the backdrop's place.
  public var averagesBackdrop: Bool
  /// Premultiplied overlays, bottom to top.
  public var overlays: [Overlay]
  /// The capture that the desktop average is taken from: the surfaces behind the window, in its pixels.
  public var behind: Capture
  /// Drawn under the material after its capture, so that the material does not see it.
  public var shadow: ShadowPass?
  public var opacity: Float
  public var blend: BlendMode

  public struct Step: Hashable, Sendable {
    /// 0…1 of the material.
    public var strength: Float
    public var blur: BlurPlan
  }
  /// strength = x·pixelX + y·pixelY + constant, clamped to 0…1.
  public struct Ramp: Hashable, Sendable {
    public var x: Double, y: Double, constant: Double
  }
  public enum Overlay: Hashable, Sendable {
    case color(SIMD4<Float>, BlendMode)
    case desktopAverage(opacity: Float, BlendMode)
  }
}
