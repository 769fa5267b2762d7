// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The passes that draw a scene, in order. All lengths are in pixels.
///
/// The executor keeps a stack of surfaces. Surface 0 is the picture; `beginLayer` pushes a transparent surface and
/// `endLayer` composites it onto the one below. A capture names the range of the stack that it reads.
package struct Plan: Hashable, Sendable {
  /// The pixels of the picture.
  package var bounds: PixelRect
  package var gamut: Gamut
  package var passes: [Pass]
  package var captures: [Capture]
}

/// One step of a plan.
package enum Pass: Hashable, Sendable {
  /// Pushes a transparent surface with the given bounds.
  case beginLayer(PixelRect)
  /// Pops the top surface and composites it onto the one below.
  case endLayer(LayerEnd)
  case fill(FillPass)
  case image(ImagePass)
  case masked(MaskedPass)
  case material(MaterialPass)
  case glass(GlassPass)
  case probe(ProbePass)
  case shadow(ShadowPass)
  /// Inverts the encoded colours of the top surface in a rectangle, and keeps its alpha.
  case invert(PixelRect)
}

/// An outline in pixels.
package struct Outline: Hashable, Sendable {
  /// The path, in pixels of the picture.
  package var path: Path
  /// The rectangle of whole pixels that the outline consists of, so that no mask is needed, or nil for any other
  /// outline.
  package var wholePixels: PixelRect?
  /// The pixels that the outline may touch.
  package var bounds: PixelRect

  package init(path: Path, wholePixels: PixelRect?, bounds: PixelRect) {
    (self.path, self.wholePixels, self.bounds) = (path, wholePixels, bounds)
  }
}

/// The parameters by which a layer is composited onto the surface below it.
package struct LayerEnd: Hashable, Sendable {
  /// The changes of the layer's picture before anything else, in their order.
  package var effects: [PixelEffect] = []
  package var opacity: Float
  package var blend: BlendMode
  /// The outline that clips the layer; nil keeps all of it.
  package var clip: Outline?
  /// A shadow cast by the layer's own alpha.
  package var shadow: PixelShadow?
  /// The lens that the layer is seen through.
  package var lens: LensEnd?
}

/// A shadow in pixels.
package struct PixelShadow: Hashable, Sendable {
  /// The premultiplied colour, in the gamut of the picture.
  package var color: SIMD4<Float>
  package var blur: BlurPlan
  package var offsetX: Double, offsetY: Double
}

/// A shadow of an outline, drawn only outside the outline, because the shape that casts it may be translucent.
package struct ShadowPass: Hashable, Sendable {
  package var outline: Outline
  package var shadow: PixelShadow
  package var opacity: Float
}

/// A colour source.
package enum Paint: Hashable, Sendable {
  /// A premultiplied colour, in the gamut of the picture.
  case solid(SIMD4<Float>)
  /// Vibrancy: a matrix applied to the backdrop, clamped.
  case backdropMatrix(ColorMatrix)
  /// A premultiplied colour blended with the backdrop by its own mode.
  case blended(SIMD4<Float>, BlendMode)
  case gradient(PixelGradient)
  case mesh(PixelMesh)
}

/// A gradient over a frame. `toUnit` maps pixel centres to fractions of the frame.
package struct PixelGradient: Hashable, Sendable {
  /// The shape of a gradient, in fractions of the frame.
  package enum Geometry: Hashable, Sendable {
    case linear(start: Point, end: Point)
    case radial(center: Point, startRadius: Double, endRadius: Double)
    case angular(center: Point, startInDegrees: Double)
  }
  /// A colour at a location along the gradient.
  package struct Stop: Hashable, Sendable {
    package var location: Float
    /// The premultiplied colour, in the gamut of the picture.
    package var color: SIMD4<Float>
  }
  package var geometry: Geometry
  package var stops: [Stop]
  package var toUnit: Transform
  /// The frame's width divided by its height, by which circles stay circular.
  package var aspect: Double
}

/// A pass that fills an outline.
package struct FillPass: Hashable, Sendable {
  package var outline: Outline
  package var paint: Paint
  package var opacity: Float
  package var blend: BlendMode
}

/// A pass that draws a picture.
package struct ImagePass: Hashable, Sendable {
  /// The index of the image resource.
  package var source: Int
  /// The frame before clipping: in pixels of the picture, or in the space before `transform`.
  package var frame: Rect
  /// The transform from the space of `frame` to the picture's pixels; identity unless the layer is rotated or sheared.
  package var transform: Transform
  package var fit: ContentMode
  /// The factor that the encoded colours are multiplied by, 0…1.
  package var brightness: Float = 1
  /// A Boolean value that is true where the colours are inverted, because the finished picture will be inverted again.
  package var isInverted = false
  package var outline: Outline
  package var opacity: Float
  package var blend: BlendMode
}

/// A pass that draws glyphs or a symbol: the masks of a resource, each with its paint.
package struct MaskedPass: Hashable, Sendable {
  /// The index of the resource.
  package var source: Int
  /// The paint of each mask; the last one also serves any further masks.
  package var paints: [Paint]
  package var opacity: Float
  package var blend: BlendMode
  /// The name under which the contrast is reported; nil for content that is not measured.
  package var measuredAs: String?
  /// The name of the layer, or an empty string.
  package var name: String
}

/// A reduced copy of the surfaces below a material.
package struct Capture: Hashable, Sendable {
  /// The pixels that are captured; nothing outside is sampled.
  package var region: PixelRect
  /// The range of the surface stack that is captured.
  package var surfaces: Range<Int>
  /// The number of materials that use the capture.
  package var uses: Int
  /// The level at which the capture is made: the finest that any of its materials needs.
  package var level: Int
  /// The width of the transparent margin around the region, in pixels. Halving spreads the edge over neighbouring
  /// cells; without a margin the blur would lose the part that it must bring back.
  package var padding: Int
}

/// A pass that draws a material.
package struct MaterialPass: Hashable, Sendable {
  package var outline: Outline
  /// The index of the capture in the plan; nil for opaque materials.
  package var capture: Int?
  /// The blurs to compute: one, or several of rising strength for a progressive blur.
  package var steps: [Step]
  /// The strength of a progressive blur over the picture; nil for a uniform blur.
  package var ramp: Ramp?
  /// The mapping of the backdrop's colours.
  package var mapping: ColorMapping
  /// A Boolean value that is true where the mapping precedes the blur.
  package var blursLast: Bool
  /// A Boolean value that is true where the average colour of the capture replaces the blurred backdrop.
  package var averagesBackdrop: Bool
  /// Premultiplied overlays, bottom to top.
  package var overlays: [Overlay]
  /// The capture for the average of the desktop: the surfaces behind the window, within the window's pixels.
  package var behind: Capture
  /// A shadow drawn under the material after its capture, so that the backdrop does not contain it.
  package var shadow: ShadowPass?
  package var opacity: Float
  package var blend: BlendMode

  /// A blur of a given strength.
  package struct Step: Hashable, Sendable {
    /// The strength, as a fraction of the whole material, 0…1.
    package var strength: Float
    package var blur: BlurPlan
  }
  /// A linear function of pixel centres: strength = x·pixelX + y·pixelY + constant, clamped to 0…1.
  package struct Ramp: Hashable, Sendable {
    package var x: Double, y: Double, constant: Double
  }
  /// A flat layer above the mapped backdrop.
  package enum Overlay: Hashable, Sendable {
    case color(SIMD4<Float>, BlendMode)
    case desktopAverage(opacity: Float, BlendMode)
  }
}
