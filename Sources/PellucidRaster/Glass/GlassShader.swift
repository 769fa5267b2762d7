// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The position and the field of one pixel or of four. Lengths are in pixels.
struct GlassPixel<Number: Lanes>: Sendable {
  var point: GlassPoint<Number>
  /// The centre of the pixel in the picture.
  var x: Number, y: Number
  /// The field at the drop shadow's offset; its antialiasing width is not used.
  var shadow: GlassPoint<Number>
  /// The signed distance at the ring shadow's offset.
  var ring: Number
  /// The signed distance at the offset of a lens's inner shadow.
  var inner: Number
}

/// All passes of one piece of glass, prepared for drawing, in the order in which they are applied.
///
///     backdrop: blur ─▶ fill mix ─▶ outer refraction
///     face:     unpremultiply ─▶ luma limit ─▶ levels, fill ─▶ bleed
///     picture:  drop shadow, face over it ─▶ ring shadow ─▶ edge line ─▶ tone, clamp ─▶ rim light
struct GlassShader: Sendable {
  let blur: DepthBlur
  let fillMix: FillMix
  /// The level of detail of the wide blur.
  let fillDetail: Float
  /// The offset of the wide blur's two samples from the pixel along both axes, in pixels.
  let fillSpread: Float
  let inner: QuarterCircle, outer: QuarterCircle
  let outerRing: OuterRing
  let face: GlassFace
  let bleed: GlassBleed
  let drop: DropShadow
  let ring: RingShadow
  let innerShadow: InnerShadow
  /// The displacement that a lens adds after the inner refraction, or nil if the glass is no lens.
  let lens: LensBackdrop?
  let line: EdgeLine
  let rim: RimLight
  let tone: GlassTone
  let range = SampleRange()
  /// The depth, in pixels, below which nothing is displaced and no line or light is visible.
  let edgeDepth: Float
  /// The distance, in pixels, outside which only shadows are visible.
  let edgeReach: Float

  /// The reach of antialiasing, in pixels: it is at most about √2 wide, half of it on either side.
  static var softness: Float { 1 }

  init(_ pass: GlassPass) {
    let p = pass.glass.drawn(in: pass.part)
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
    innerShadow = InnerShadow(pass.part == .body ? nil : pass.lens?.innerShadow)
    lens = pass.part == .lights ? nil : pass.lens.map { LensBackdrop($0, in: pass.shapes.bounds) }
    line = EdgeLine(p.edgeLine)
    rim = RimLight(p.rim)
    tone = GlassTone(p.tone)
    let soft = Self.softness
    var depth = max(soft, inner.isOff ? 0 : Float(p.innerRefraction.height))
    if !outerRing.isOff { depth = max(depth, -outerRing.first) }
    if let lens { depth = max(depth, lens.reach) }
    if !line.isOff { depth = max(depth, line.innerReach + soft) }
    if !rim.isOff { depth = max(depth, rim.reach + soft) }
    edgeDepth = max(depth, tone.reach, bleed.isOff ? 0 : GlassBleed.steepDepth)
    edgeReach = soft + (line.isOff ? 0 : line.outerReach)
  }

  /// The weight of the outer refraction along the edge.
  struct OuterRing: Sendable {
    private let start: Constant, perLength: Constant
    private let opacity: Constant
    let isOff: Bool

    init(_ outer: PixelGlass.OuterRefraction) {
      start = Constant(outer.distance0)
      perLength = Constant(1 / max(outer.distance1 - outer.distance0, 1e-3))
      opacity = Constant(outer.opacity)
      isOff = !(outer.opacity > 0)
    }

    /// Returns the weight at a signed distance, 0…1.
    @inline(always)
    func weight<Number: Lanes>(_ distance: Number) -> Number {
      ((distance - start) * perLength).saturated * opacity
    }

    /// The signed distance from which on the outer refraction is visible.
    var first: Float { start.value }
  }

  // MARK: Visibility

  /// Returns a Boolean value indicating whether any of four pixels shows the outer refraction.
  @inline(always)
  func showsOuter(_ distance: SIMD4<Float>) -> Bool {
    !outerRing.isOff && (distance .> outerRing.first).holdsAny
  }

  /// Returns a Boolean value indicating whether, at any of four pixels, the bleed changes too fast for the grid.
  @inline(always)
  func showsNearBleed(_ distance: SIMD4<Float>) -> Bool {
    !bleed.isOff && (distance .> -GlassBleed.steepDepth).holdsAny
  }

  // MARK: Sample positions

  /// Returns the place that the glass refracts to, with the level of detail of the depth at that place.
  @inline(always)
  func innerPlace<Number: Lanes>(_ pixel: GlassPixel<Number>) -> GlassPlace<Number> { place(pixel, inner) }

  /// Returns the place of the outer refraction, which is mixed in along the edge.
  @inline(always)
  func outerPlace<Number: Lanes>(_ pixel: GlassPixel<Number>) -> GlassPlace<Number> { place(pixel, outer) }

  /// Returns the place that a refraction displaces a pixel to.
  @inline(always)
  private func place<Number: Lanes>(
    _ pixel: GlassPixel<Number>, _ refraction: QuarterCircle
  ) -> GlassPlace<Number> {
    let displacement = refraction.displacement(pixel.point.distance)
    return GlassPlace(
      x: pixel.x + displacement * pixel.point.x, y: pixel.y + displacement * pixel.point.y,
      detail: blur.detail(pixel.point.distance + displacement))
  }

  /// Returns the place at which the average of the surroundings is read.
  @inline(always)
  func bleedPlace<Number: Lanes>(_ pixel: GlassPixel<Number>) -> GlassPlace<Number> {
    let displacement = bleed.refraction.displacement(pixel.point.distance)
    return GlassPlace(
      x: pixel.x + displacement * pixel.point.x, y: pixel.y + displacement * pixel.point.y,
      detail: Number(bleed.detail))
  }

  /// Returns the place at which a shadow with vibrancy reads the backdrop.
  @inline(always)
  func shadowPlace<Number: Lanes>(_ pixel: GlassPixel<Number>) -> GlassPlace<Number> {
    let displacement = drop.refraction.displacement(pixel.shadow.distance)
    return GlassPlace(
      x: pixel.x + displacement * pixel.shadow.x, y: pixel.y + displacement * pixel.shadow.y,
      detail: Number(drop.detail))
  }

  /// Returns the place of one of the wide blur's two samples; `side` is 1 or −1.
  @inline(always)
  func fillPlace<Number: Lanes>(_ x: Number, _ y: Number, side: Float) -> GlassPlace<Number> {
    GlassPlace(x: x + side * fillSpread, y: y + side * fillSpread, detail: Number(repeating: fillDetail))
  }

  // MARK: Face

  /// Returns the straight colour that the bleed mixes in for a premultiplied average.
  @inline(always)
  func bleedColor<Number: Lanes>(_ average: GlassColor<Number>, isOpaque: Bool) -> GlassColor<Number> {
    bleed.remapped(isOpaque ? average : average.straight)
  }

  /// Returns the face without the bleed over a premultiplied backdrop, as a straight colour.
  @inline(always)
  func bareFace<Number: Lanes>(over backdrop: GlassColor<Number>, isOpaque: Bool) -> GlassColor<Number> {
    isOpaque ? face.applied(toOpaque: backdrop) : face.applied(to: backdrop.straight)
  }

  /// Returns a straight face with the bleed mixed in, as a premultiplied colour.
  @inline(always)
  func withBleed<Number: Lanes>(
    _ color: GlassColor<Number>, _ average: GlassColor<Number>, _ distance: Number, isOpaque: Bool
  ) -> GlassColor<Number> {
    let result = bleed.mixed(color, with: average, distance: distance)
    return isOpaque ? result : result.premultiplied
  }

  // MARK: Picture

  /// Applies the edge line, the tone and the clamp to the premultiplied colours drawn so far.
  @inline(always)
  func finished<Number: Lanes>(
    _ color: GlassColor<Number>, _ pixel: GlassPixel<Number>, lineAmount: Number
  ) -> GlassColor<Number> {
    var straight = color.straight
    if lineAmount.isSomewherePositive {
      straight = line.applied(to: straight, face: face.remapped(straight), amount: lineAmount)
    }
    return tone.applied(to: straight, distance: pixel.point.distance).premultiplied
  }
}

extension PixelGlass {
  /// Returns the parameters without those of passes that another part draws.
  fileprivate func drawn(in part: GlassPass.Part) -> PixelGlass {
    var result = self
    switch part {
    case .everything: break
    case .body: result.rim.opacity = 0
    case .lights:
      result = PixelGlass()
      result.rim = rim
      result.tone.floor = tone.floor
    }
    return result
  }
}

extension GlassColor {
  /// Returns the premultiplied colour with black of an alpha composited over it.
  @inline(always)
  func darkened(by alpha: Number) -> GlassColor {
    let rest = 1 - alpha
    return GlassColor(
      red: red * rest, green: green * rest, blue: blue * rest, alpha: self.alpha * rest + alpha)
  }
}
