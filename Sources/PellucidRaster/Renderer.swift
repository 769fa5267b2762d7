// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The pixels that a plan refers to by resource index.
package struct RasterResources: Sendable {
  /// The pictures, in the plan's gamut, by resource index.
  package var images: [Int: PixelImage] = [:]
  /// Resampled copies of pictures, by resource index and placement. An image pass with such a placement draws the
  /// copy, so the original picture may be missing.
  package var fitted: [Int: [ImagePlacement: FittedImage]] = [:]
  /// The coverage masks of texts and symbols, by resource index.
  package var masks: [Int: [CoverageMask]] = [:]
  /// The colour glyphs of texts, by resource index, drawn after the masks.
  package var pictures: [Int: [PlacedPicture]] = [:]
  package init() {}
}

/// A drawn picture and the measurements made while it was drawn.
package struct Rendering: Sendable {
  /// The picture, premultiplied and in the plan's gamut.
  package var image: PixelImage
  /// The contrasts of the measured texts and symbols, in drawing order.
  package var texts: [TextMeasurement]
  /// The results of the plan's probes, without those whose region was mostly uncovered.
  package var probes: [ProbeMeasurement]
}

/// A renderer that executes plans on the CPU. One task owns it; its buffers are reused from frame to frame.
///
/// Equal plans and resources give identical bytes with every executor.
package struct Renderer<Executor: BandExecutor> {
  let executor: Executor
  /// The surfaces of the open layers, the picture itself first.
  var stack: [Surface] = []
  /// The captures that later materials still need, by index in the plan.
  var captures: [Int: ReducedImage] = [:]
  /// The number of times that each capture has been used in this frame.
  var captureUses: [Int: Int] = [:]
  /// The rows that painting computes in, shared out to the bands.
  var scratch: [SIMD4<Float>] = []
  /// The buffers of surfaces that are no longer drawn on.
  var spare = BufferPool<UInt16>(filler: 0)
  var buffers = BlurBuffers()
  var texts: [TextMeasurement] = []
  var probes: [ProbeMeasurement] = []
  /// A Boolean value indicating whether measurements keep the contrast of every pixel.
  var keepsPixels = false
  /// The meter of the last measurement, kept for its table.
  var meter: ContrastMeter?
  /// The renderers of strips, by the strip's number.
  var strips: [Renderer] = []
  /// The memory that drawing in strips may take beside that of the plan, in bytes. It changes the time, not the picture.
  package var stripBytes = Int64.max

  package init(executor: Executor) { self.executor = executor }

  /// Draws the plan. A pass whose resource is missing draws nothing.
  ///
  /// - Parameters:
  ///   - ground: A picture of the plan's size and gamut to draw over, or nil for transparent black. Its buffer
  ///     becomes that of the result. A picture of another size is ignored.
  ///   - keepsPixels: A Boolean value indicating whether to return the contrast of every text pixel too.
  package mutating func render(
    _ plan: Plan, resources: RasterResources, over ground: consuming PixelImage? = nil,
    keepsPixels: Bool = false
  ) -> Rendering {
    if ground == nil, executor.bandCount > 1,
      let strips = plan.strips(upTo: executor.bandCount, within: stripBytes, masks: resources.maskBounds)
    {
      return Rendering(image: drawn(strips, of: plan.bounds, resources), texts: [], probes: [])
    }
    begin(keepsPixels: keepsPixels)
    if var picture = consume ground, picture.width == plan.bounds.width,
      picture.height == plan.bounds.height, picture.samples.count == 4 * picture.width * picture.height
    {
      // Moved and not shared: a shared buffer would be copied when the first pixel is written.
      var samples: [UInt16] = []
      swap(&samples, &picture.samples)
      stack = [Surface(bounds: plan.bounds, samples: samples)]
    } else {
      push(plan.bounds)
    }
    execute(plan, resources)
    let ground = stack.removeLast()
    let image = PixelImage(
      width: max(1, ground.bounds.width), height: max(1, ground.bounds.height),
      samples: ground.isEmpty ? [0, 0, 0, 0] : ground.samples)
    return Rendering(image: image, texts: texts, probes: probes)
  }

  /// Draws the plan onto an 8-bit picture in the plan's gamut, for example the pixels of a window. Nothing is measured.
  ///
  /// Access to an 8-bit picture moves half the bytes that `render` moves. Captures, blurs, colours and layers have 16
  /// bits as elsewhere; colours are dithered when they are stored to the picture, and pixels on which nothing is
  /// drawn keep their values. Each layer drawn over others may add an error of one 8-bit step, so use `render` for a
  /// picture that is stored or compared.
  ///
  /// - Parameter picture: A picture of the plan's size with all of its samples, which is drawn on in place.
  package mutating func draw(_ plan: Plan, resources: RasterResources, onto picture: inout ByteImage) {
    precondition(
      picture.width == plan.bounds.width && picture.height == plan.bounds.height,
      "a picture of the plan's size")
    precondition(picture.isComplete, "four samples per pixel")
    begin(keepsPixels: false)
    // Moved and not shared: a shared buffer would be copied when the first pixel is written.
    var canvas = Surface(bounds: plan.bounds, bytes: [])
    swap(&canvas.bytes, &picture.samples)
    stack.append(canvas)
    canvas.bytes = []
    execute(plan.withoutMeasuring, resources)
    swap(&stack[0].bytes, &picture.samples)
    stack = []
  }

  /// Resets the state of the previous frame, keeping the buffers.
  private mutating func begin(keepsPixels: Bool) {
    (stack, captures, captureUses, texts, probes) = ([], [:], [:], [], [])
    self.keepsPixels = keepsPixels
    spare.beginFrame()
    buffers.beginFrame()
  }

  /// Executes all passes, measuring each text before it is drawn.
  private mutating func execute(_ plan: Plan, _ resources: RasterResources) {
    var passes: PlanIndex?
    for (index, pass) in plan.passes.enumerated() {
      if case .masked(let text) = pass, let id = text.measuredAs {
        let known = passes ?? PlanIndex(plan, masks: resources.maskBounds)
        passes = known
        measure(text, id, at: index, plan, known, resources)
      }
      execute(pass, plan, resources)
    }
  }

  /// Returns a picture's buffer to the renderer for the next frame.
  package mutating func reuse(_ image: consuming PixelImage) { spare.append(image.samples) }

  /// Executes one pass on the top surface.
  mutating func execute(_ pass: Pass, _ plan: Plan, _ resources: RasterResources) {
    switch pass {
    case .beginLayer(let bounds): push(bounds)
    case .endLayer(let end): pop(end)
    case .fill(let fill):
      let coverage = Coverage(fill.outline, clippedTo: top.bounds)
      paint(fill.paint, through: coverage, opacity: fill.opacity, blend: fill.blend)
    case .image(let pass): draw(pass, resources)
    case .masked(let pass):
      draw(resources.masks[pass.source] ?? [], pass)
      draw(resources.pictures[pass.source] ?? [], pass)
    case .material(let pass): draw(pass, plan)
    case .glass(let pass): draw(pass)
    case .probe(let pass): measure(pass)
    case .shadow(let pass): draw(pass)
    case .invert(let bounds): invert(bounds)
    }
  }

  // MARK: Surfaces

  /// The surface that is drawn on.
  var top: Surface { stack[stack.count - 1] }

  /// Pushes a transparent surface.
  mutating func push(_ bounds: PixelRect) {
    var samples = spare.take(count: 4 * bounds.width * bounds.height)
    samples.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    stack.append(Surface(bounds: bounds, samples: samples))
  }

  /// Pops the top surface and composites it onto the one below, with its effects, shadow, clip, blend mode and opacity.
  mutating func pop(_ end: LayerEnd) {
    for effect in end.effects { apply(effect) }
    var layer = stack.removeLast()
    if end.blend.isUnbounded { return cut(by: &layer, end) }
    guard !layer.isEmpty else { return }
    if let lens = end.lens {
      drawLabels(of: &layer, through: lens, opacity: end.opacity)
      return spare.append(layer.samples)
    }
    if let shadow = end.shadow { drawShadow(of: &layer, shadow, opacity: end.opacity) }
    let coverage = end.clip.map { Coverage($0, clippedTo: layer.bounds) } ?? .full(layer.bounds)
    layer.withUnsafeSurface { pixels in
      paint(
        SurfaceSource(stack: UnsafeSurfaceStack(first: pixels, others: [])), through: coverage,
        opacity: end.opacity, blend: end.blend)
    }
    spare.append(layer.samples)
  }

  /// Opens a range of surfaces for `body`, or returns nil if the range is empty. The views must not outlive `body`,
  /// and the renderer has no stack during the call.
  @discardableResult
  mutating func withUnsafeStack<Result>(
    _ surfaces: Range<Int>, _ body: (inout Self, UnsafeSurfaceStack) -> Result
  ) -> Result? {
    var open: [Surface] = []
    swap(&open, &stack)
    defer { swap(&open, &stack) }
    return open.withUnsafeSurfaces(surfaces) { body(&self, $0) }
  }

  // MARK: Painting

  /// Paints a source onto the top surface.
  mutating func paint<Source: RowSource>(
    _ source: Source, through coverage: Coverage, opacity: Float, blend: BlendMode
  ) {
    withUnsafeStack(stack.count - 1..<stack.count) { renderer, surfaces in
      Compositor(executor: renderer.executor).paint(
        source, through: coverage, opacity: opacity, blend: blend, onto: surfaces.last,
        scratch: &renderer.scratch)
    }
  }

  /// Paints a fill onto the top surface.
  mutating func paint(_ paint: Paint, through coverage: Coverage, opacity: Float, blend: BlendMode) {
    switch paint {
    case .solid(let color):
      self.paint(SolidSource(color: color), through: coverage, opacity: opacity, blend: blend)
    case .gradient(let gradient):
      self.paint(GradientSource(gradient), through: coverage, opacity: opacity, blend: blend)
    case .mesh(let mesh):
      self.paint(
        MeshSource(mesh, width: coverage.bounds.width), through: coverage, opacity: opacity, blend: blend)
    case .backdropMatrix(let matrix):
      paintInk(.matrix(matrix), through: coverage, opacity: opacity, blend: blend)
    case .blended(let color, let mode):
      paintInk(.blended(color, mode), through: coverage, opacity: opacity, blend: blend)
    }
  }

  /// Paints an ink that is computed from everything drawn so far, including the layers below the top one.
  mutating func paintInk(
    _ ink: BackdropInkSource.Ink, through coverage: Coverage, opacity: Float, blend: BlendMode
  ) {
    withUnsafeStack(0..<stack.count) { renderer, surfaces in
      Compositor(executor: renderer.executor).paint(
        BackdropInkSource(stack: surfaces, ink: ink), through: coverage, opacity: opacity, blend: blend,
        onto: surfaces.last, scratch: &renderer.scratch)
    }
  }

  /// Draws a picture, from its resampled copy if there is one.
  mutating func draw(_ pass: ImagePass, _ resources: RasterResources) {
    let coverage = Coverage(pass.outline, clippedTo: top.bounds)
    guard !coverage.bounds.isEmpty, !pass.frame.isEmpty else { return }
    if let placement = pass.placement, let fitted = resources.fitted[pass.source]?[placement] {
      fitted.withUnsafeFittedSource(in: coverage.bounds) { paint($0, of: pass, through: coverage) }
    } else {
      resources.images[pass.source]?.withUnsafeImage { draw($0, pass, coverage) }
    }
  }

  /// Draws a picture from its original pixels.
  private mutating func draw(_ pixels: UnsafeImage, _ pass: ImagePass, _ coverage: Coverage) {
    guard pass.transform == .identity else { return drawTurned(pixels, pass, coverage) }
    let source = ImageSource(pixels, frame: pass.frame, fit: pass.fit, area: coverage.bounds)
    paint(source, of: pass, through: coverage)
  }

  /// Paints the colours of a picture, multiplied by the pass's brightness and inverted if the pass says so.
  private mutating func paint<Source: RowSource>(
    _ source: Source, of pass: ImagePass, through coverage: Coverage
  ) {
    guard pass.brightness != 1 || pass.isInverted else {
      return paint(source, through: coverage, opacity: pass.opacity, blend: pass.blend)
    }
    let darkened = DarkenedSource(source: source, brightness: pass.brightness)
    guard pass.isInverted else {
      return paint(darkened, through: coverage, opacity: pass.opacity, blend: pass.blend)
    }
    paint(
      InvertedSource(source: darkened), through: coverage, opacity: pass.opacity, blend: pass.blend)
  }

  /// Inverts the colours of the top surface in a rectangle.
  private mutating func invert(_ bounds: PixelRect) {
    withUnsafeStack(stack.count - 1..<stack.count) { renderer, surfaces in
      Compositor(executor: renderer.executor).paint(
        InvertedSource(source: SurfaceSource(stack: surfaces), replaces: true),
        through: .full(bounds.intersection(surfaces.last.bounds)), opacity: 1, blend: .sourceOver,
        onto: surfaces.last,
        scratch: &renderer.scratch)
    }
  }

  /// Draws a rotated or sheared picture in tiles; see `ImagePass.turnedTileSide`.
  mutating func drawTurned(_ pixels: UnsafeImage, _ pass: ImagePass, _ coverage: Coverage) {
    guard let turning = Turning(pass) else { return }
    let (area, side) = (coverage.bounds, ImagePass.turnedTileSide)
    for top in stride(from: area.minY, to: area.maxY, by: side) {
      for left in stride(from: area.minX, to: area.maxX, by: side) {
        let tile = PixelRect(minX: left, minY: top, maxX: left + side, maxY: top + side).intersection(area)
        drawTurned(pixels, pass, turning, coverage.part(tile))
      }
    }
  }

  /// Draws one tile: resamples the part of the picture that the tile reads, then samples that part bilinearly.
  private mutating func drawTurned(
    _ pixels: UnsafeImage, _ pass: ImagePass, _ turning: Turning, _ coverage: Coverage
  ) {
    let part = turning.part(for: coverage.bounds)
    guard !part.isEmpty else { return }
    push(part)
    paint(
      ImageSource(pixels, frame: turning.frame, fit: pass.fit, area: part), through: .full(part), opacity: 1,
      blend: .sourceOver)
    var copy = stack.removeLast()
    copy.withUnsafeSurface { open in
      guard let base = open.base else { return }
      let image = UnsafeImage(width: part.width, height: part.height, base: UnsafeRawPointer(base))
      paint(
        TurnedImageSource(pixels: image, part: part, turning: turning), of: pass, through: coverage)
    }
    spare.append(copy.samples)
  }

  /// Draws pictures in their own colours, at the opacity of the pass.
  private mutating func draw(_ pictures: [PlacedPicture], _ pass: MaskedPass) {
    for picture in pictures {
      let pass = picture.pass(of: pass)
      let coverage = Coverage(pass.outline, clippedTo: top.bounds)
      guard !coverage.bounds.isEmpty, !pass.frame.isEmpty else { continue }
      picture.image.withUnsafeImage { draw($0, pass, coverage) }
    }
  }

  /// Paints each mask with its own paint, or with the last paint where there are fewer paints than masks.
  mutating func draw(_ masks: [CoverageMask], _ pass: MaskedPass) {
    for (index, mask) in masks.enumerated() {
      guard let paint = pass.paints.indices.contains(index) ? pass.paints[index] : pass.paints.last
      else { return }
      self.paint(paint, through: .mask(mask), opacity: pass.opacity, blend: pass.blend)
    }
  }
}
