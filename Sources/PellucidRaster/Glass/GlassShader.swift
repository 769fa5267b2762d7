// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// What is known of a pixel, or of four, before it is coloured. Lengths in pixels.
struct GlassPixel<Number: Lanes>: Sendable {
  var point: GlassPoint<Number>
  /// The pixel's centre in the picture.
  var x: Number, y: Number
  /// The field where the drop shadow comes from; its width is not used.
  var shadow: GlassPoint<Number>
  /// The distance where the ring shadow comes from.
  var ring: Number
  /// The distance where a lens's inner shadow comes from.
  var inner: Number
}

/// All passes of one piece of glass, in the order in which they act.
///
///     backdrop: blur ─▶ fill mix ─▶ outer refraction
///     face:     unpremultiply ─▶ luma limit ─▶ levels, fill ─▶ bleed
///     picture:  drop shadow, face over it ─▶ ring shadow ─▶ edge line ─▶ tone, clamp ─▶ rim light
struct GlassShader: Sendable {
  let blur: DepthBlur
  let fillMix: FillMix
  let fillDetail: Float
  /// How far apart the two samples of the fill are from its place, in pixels along both axes.
  let fillSpread: Float
  let inner: QuarterCircle, outer: QuarterCircle
  let outerRing: OuterRing
  let face: GlassFace
  let bleed: GlassBleed
  let drop: DropShadow
  let ring: RingShadow
  let innerShadow: InnerShadow
  let line: EdgeLine
  let rim: RimLight
  let tone: GlassTone

  init(_ pass: GlassPass) {
    let p = pass.parameters
    let cells = 1 / Double(1 << pass.capture.level)
    blur = DepthBlur(p.blur, cellsPerPixel: cells)
    fillMix = FillMix(p.blurFill)
    fillDetail = DepthBlur.detail(radius: p.blurFill.radius, cellsPerPixel: cells)
    fillSpread = 0.75 * Float(1 << (pass.capture.level + Int(fillDetail)))
    inner = QuarterCircle(amount: p.innerRefraction.amount, height: p.innerRefraction.height)
    let refraction = p.outerRefraction.refraction
    outer = QuarterCircle(amount: refraction.amount, height: refraction.height)
    outerRing = OuterRing(p.outerRefraction)
    face = GlassFace(p.face)
    bleed = GlassBleed(p.bleed, cellsPerPixel: cells)
    drop = DropShadow(p.shadow, cellsPerPixel: cells)
    ring = RingShadow(p.ringShadow)
    innerShadow = InnerShadow(opacity: 0, offset: 0, sigma: 1)
    line = EdgeLine(p.edgeLine)
    rim = RimLight(p.rim)
    tone = GlassTone(p.tone)
  }

  /// How much of the outer refraction is mixed in along the edge.
  struct OuterRing: Sendable {
    private let start: Float, perLength: Float
    private let opacity: Float
    let isOff: Bool

    init(_ outer: GlassParameters.OuterRefraction) {
      start = Float(outer.distance0)
      perLength = Float(1 / max(outer.distance1 - outer.distance0, 1e-3))
      opacity = Float(outer.opacity)
      isOff = !(outer.opacity > 0)
    }

    @inline(__always)
    func weight<Number: Lanes>(_ distance: Number) -> Number {
      ((distance - start) * perLength).saturated * opacity
    }

    /// The distance from which on it shows.
    var first: Float { start }
  }

  // MARK: Backdrop

  /// The premultiplied colour behind the glass, `wide` being the fill's blur there.
  @inline(__always)
  func backdrop<Number: Lanes>(
    _ input: GlassPixel<Number>, wide: GlassColor<Number>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    let color = refracted(input, by: inner, pyramid)
    return fillMix.isOff ? color : fillMix.mixed(color, wide)
  }

  /// `color` with what lies outside mixed in at the very edge; premultiplied.
  @inline(__always)
  func withOuterRing<Number: Lanes>(
    _ color: GlassColor<Number>, _ input: GlassPixel<Number>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    color.mixed(with: refracted(input, by: outer, pyramid), outerRing.weight(input.point.distance))
  }

  @inline(__always)
  private func refracted<Number: Lanes>(
    _ input: GlassPixel<Number>, by refraction: QuarterCircle, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    let displacement = refraction.displacement(input.point.distance)
    let detail = blur.detail(input.point.distance + displacement)
    return Number.colors(
      pyramid, x: input.x + displacement * input.point.x, y: input.y + displacement * input.point.y,
      detail: detail)
  }

  /// The fill's blur: two samples around the place itself, not refracted; premultiplied.
  @inline(__always)
  func wideBlur<Number: Lanes>(_ x: Number, _ y: Number, _ pyramid: UnsafeGlassPyramid) -> GlassColor<Number>
  {
    let detail = Number(repeating: fillDetail)
    let first = Number.colors(pyramid, x: x - fillSpread, y: y - fillSpread, detail: detail)
    let second = Number.colors(pyramid, x: x + fillSpread, y: y + fillSpread, detail: detail)
    return first.mixed(with: second, Number(repeating: 0.5))
  }

  // MARK: Face

  /// What the average of the surroundings adds to the face, straight.
  @inline(__always)
  func bleedColor<Number: Lanes>(
    _ input: GlassPixel<Number>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    let displacement = bleed.refraction.displacement(input.point.distance)
    let average = Number.colors(
      pyramid, x: input.x + displacement * input.point.x, y: input.y + displacement * input.point.y,
      detail: Number(repeating: bleed.detail))
    return bleed.remapped(average.straight)
  }

  /// The face of the glass over a premultiplied backdrop; premultiplied.
  @inline(__always)
  func face<Number: Lanes>(
    _ input: GlassPixel<Number>, over backdrop: GlassColor<Number>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    var color = face.applied(to: backdrop.straight)
    if !bleed.isOff {
      color = bleed.mixed(color, with: bleedColor(input, pyramid), distance: input.point.distance)
    }
    return color.premultiplied
  }

  // MARK: Picture

  /// The drop shadow, premultiplied.
  @inline(__always)
  func dropShadow<Number: Lanes>(
    _ input: GlassPixel<Number>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    let strength = drop.strength(input.shadow.distance)
    guard drop.vibrancy > 0 else { return drop.color(strength) }
    let displacement = drop.refraction.displacement(input.shadow.distance)
    let behind = Number.colors(
      pyramid, x: input.x + displacement * input.shadow.x, y: input.y + displacement * input.shadow.y,
      detail: Number(repeating: drop.detail))
    return drop.color(strength, over: behind.straight)
  }

  /// The line at the edge, the tone and the clamp, on what is drawn so far; premultiplied.
  @inline(__always)
  func finished<Number: Lanes>(
    _ color: GlassColor<Number>, _ input: GlassPixel<Number>, coverage: Number, hasLine: Bool
  ) -> GlassColor<Number> {
    var straight = color.straight
    if hasLine {
      let amount = line.amount(input.point, coverage: coverage)
      straight = line.applied(to: straight, face: face.remapped(straight), amount: amount)
    }
    return tone.applied(to: straight, distance: input.point.distance).premultiplied
  }

  /// The shade of a lens over what is drawn; premultiplied.
  @inline(__always)
  func shaded<Number: Lanes>(
    _ color: GlassColor<Number>, _ input: GlassPixel<Number>, coverage: Number
  ) -> GlassColor<Number> {
    let alpha = innerShadow.alpha(input.point.distance, moved: input.inner, coverage: coverage)
    return color.darkened(by: alpha)
  }

  /// Everything at one pixel, the definition: `below` is what the picture holds, premultiplied.
  @inline(__always)
  func color<Number: Lanes>(
    _ input: GlassPixel<Number>, over below: GlassColor<Number>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Number> {
    let coverage = input.point.coverage
    var behind = backdrop(input, wide: wideBlur(input.x, input.y, pyramid), pyramid)
    if !outerRing.isOff { behind = withOuterRing(behind, input, pyramid) }
    let glass = face(input, over: behind, pyramid)
    var drawn = dropShadow(input, pyramid).mixed(with: glass, coverage)
    drawn = drawn.darkened(by: ring.alpha(input.ring, coverage: coverage))
    var result = finished(drawn.over(below), input, coverage: coverage, hasLine: !line.isOff)
    if !rim.isOff { result = rim.applied(to: result, input.point) }
    return shaded(result, input, coverage: coverage)
  }
}

extension GlassColor {
  /// Premultiplied, with black of an alpha over it.
  @inline(__always)
  func darkened(by alpha: Number) -> GlassColor {
    let rest = 1 - alpha
    return GlassColor(
      red: red * rest, green: green * rest, blue: blue * rest, alpha: self.alpha * rest + alpha)
  }
}
