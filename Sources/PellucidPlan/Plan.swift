// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The work that has to be done to pixels, in order; nothing in it is in points.
///
/// Execution keeps a stack of surfaces. Surface 0 is the picture; `beginLayer` pushes a transparent one and
/// `endLayer` composites it onto the one below. A capture names the slice of that stack it looks at.
package struct Plan: Hashable, Sendable {
  /// The pixels of the picture.
  package var bounds: PixelRect
  package var gamut: Gamut
  package var passes: [Pass]
  package var captures: [Capture]
}

/// One step of a plan.
package enum Pass: Hashable, Sendable {
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
package struct Outline: Hashable, Sendable {
  /// In the picture's pixels.
  package var path: Path
  /// Set when the outline is exactly these whole pixels, so that no mask is needed.
  package var wholePixels: PixelRect?
  /// The pixels it may touch.
  package var bounds: PixelRect

  package init(path: Path, wholePixels: PixelRect?, bounds: PixelRect) {
    (self.path, self.wholePixels, self.bounds) = (path, wholePixels, bounds)
  }
}

/// The way in which a layer joins the surface below it.
package struct LayerEnd: Hashable, Sendable {
  package var opacity: Float
  package var blend: BlendMode
  /// Cuts the layer; nil keeps all of it.
  package var clip: Outline?
  /// A shadow cast by the layer's own alpha.
  package var shadow: PixelShadow?
  /// The lens that the layer is seen through.
  package var lens: LensEnd?
}

/// A shadow in pixels.
package struct PixelShadow: Hashable, Sendable {
  /// Premultiplied, in the picture's space.
  package var color: SIMD4<Float>
  package var blur: BlurPlan
  package var offsetX: Double, offsetY: Double
}

/// A shadow of an outline, drawn only outside it, since what casts it may be translucent.
package struct ShadowPass: Hashable, Sendable {
  package var outline: Outline
  package var shadow: PixelShadow
  package var opacity: Float
}

/// A colour source.
package enum Paint: Hashable, Sendable {
  /// Premultiplied, in the picture's space.
  case solid(SIMD4<Float>)
  /// Vibrancy: the clamped matrix of the backdrop.
  case backdropMatrix(ColorMatrix)
  /// A colour mixed with the backdrop by a mode of its own.
  case blended(SIMD4<Float>, BlendMode)
  case gradient(PixelGradient)
}

/// A gradient over a frame; `toUnit` leads from pixel centres to fractions of that frame.
package struct PixelGradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(start: Point, end: Point)
    case radial(center: Point, startRadius: Double, endRadius: Double)
    case angular(center: Point, startInDegrees: Double)
  }
  package struct Stop: Hashable, Sendable {
    package var location: Float
    /// Premultiplied, in the picture's space.
    package var color: SIMD4<Float>
  }
  package var geometry: Geometry
  package var stops: [Stop]
  package var toUnit: AffineTransform
  /// Width over height of the frame, so that circles stay circles.
  package var aspect: Double
}

package struct FillPass: Hashable, Sendable {
  package var outline: Outline
  package var paint: Paint
  package var opacity: Float
  package var blend: BlendMode
}

package struct ImagePass: Hashable, Sendable {
  /// Index of the image resource.
  package var source: Int
  /// The pixels of the frame, before clipping to the picture.
  package var frame: Rect
  /// From `frame`'s pixels to the picture's; identity unless the layer is turned.
  package var transform: AffineTransform
  package var fit: ContentMode
  /// The factor of the encoded colours, 0…1.
  package var brightness: Float = 1
  package var outline: Outline
  package var opacity: Float
  package var blend: BlendMode
}

/// Glyphs or a symbol: the masks of a resource, each with its paint.
package struct MaskedPass: Hashable, Sendable {
  package var source: Int
  package var paints: [Paint]
  package var opacity: Float
  package var blend: BlendMode
  /// Set for text: the name under which its contrast is reported.
  package var measuredAs: String?
  /// The layer's name; empty if it has none.
  package var name: String
}

/// A reduced copy of the surfaces below a material.
package struct Capture: Hashable, Sendable {
  /// The pixels that are looked at; nothing outside is sampled.
  package var region: PixelRect
  /// The stacked surfaces that are looked at.
  package var surfaces: Range<Int>
  /// The number of materials that use it.
  package var uses: Int
  /// The level it is taken at: the finest that one of its materials asks for.
  package var level: Int
  /// Empty pixels kept around the region. Halving spreads a picture's edge over its neighbours; cut off there,
  /// the blur would lose what it should bring back.
  package var padding: Int
}

package struct MaterialPass: Hashable, Sendable {
  package var outline: Outline
  /// Index into the plan's captures; nil for materials that let nothing through.
  package var capture: Int?
  /// One step, or several of rising strength for a progressive blur.
  package var steps: [Step]
  package var ramp: Ramp?
  /// The colours that the backdrop's become.
  package var mapping: ColorMapping
  /// A Boolean value that is true where the mapping comes before the blur.
  package var blursLast: Bool
  /// A Boolean value that is true where the average of the capture takes the backdrop's place.
  package var averagesBackdrop: Bool
  /// Premultiplied overlays, bottom to top.
  package var overlays: [Overlay]
  /// The capture that the desktop average is taken from: the surfaces behind the window, in its pixels.
  package var behind: Capture
  /// Drawn under the material after its capture, so that the material does not see it.
  package var shadow: ShadowPass?
  package var opacity: Float
  package var blend: BlendMode

  package struct Step: Hashable, Sendable {
    /// 0…1 of the material.
    package var strength: Float
    package var blur: BlurPlan
  }
  /// strength = x·pixelX + y·pixelY + constant, clamped to 0…1.
  package struct Ramp: Hashable, Sendable {
    package var x: Double, y: Double, constant: Double
  }
  package enum Overlay: Hashable, Sendable {
    case color(SIMD4<Float>, BlendMode)
    case desktopAverage(opacity: Float, BlendMode)
  }
}
