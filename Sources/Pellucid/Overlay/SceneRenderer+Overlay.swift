// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidPlan
import PellucidRaster
import PellucidScene

extension SceneRenderer {
  /// Draws a scene onto pixels of the caller's own, such as the frame of a window. Materials blur the pixels that are there, and
  /// glass adapts to them.
  ///
  ///     var span = frame.mutableSpan
  ///     var bytes = span.mutableBytes
  ///     var overlay = try renderer.draw(menu, onto: &bytes, layout: layout)
  ///     // Later, once the program has painted a part of its frame anew:
  ///     span = frame.mutableSpan
  ///     bytes = span.mutableBytes
  ///     overlay = try renderer.draw(menu, onto: &bytes, layout: layout, painted: part, after: overlay)
  ///     show(overlay.changed)
  ///
  /// The first drawing treats all pixels as the caller's own. A later one treats those in `painted` as newly painted by the
  /// caller, expects all others as the last drawing left them, and draws only the pixels that the changes of the scene and of
  /// `painted` reach. The bytes are those of drawing onto the caller's own pixels anew.
  ///
  /// `changed` of the result is the rectangle that a window has to show. The cost is proportional to the number of pixels that
  /// are drawn or sampled: on a frame of 1280 × 800, a menu and a capsule of glass take 2 ms at first, and a
  /// quarter of that after a small change behind the menu. Nothing is measured or judged.
  ///
  /// - Parameters:
  ///   - scene: A scene of the same size in pixels as the layout.
  ///   - pixels: All rows of the layout: premultiplied, gamma-encoded in the gamut of the scene's traits, 8 bits a sample.
  ///   - layout: The size of the pixels and their order in memory.
  ///   - painted: A rectangle around the pixels that the caller painted since the last drawing; empty for none, nil for all.
  ///   - last: The result of the last drawing onto the same pixels, which is used up; nil begins anew.
  /// - Throws: A `PellucidError`; then the pixels are unchanged, and `last` still describes them: keep a copy where a drawing
  ///   may fail.
  public mutating func draw(
    _ scene: SceneDescription, onto pixels: inout MutableRawSpan, layout: PixelLayout,
    painted: PixelRect? = nil, after last: consuming Overlay? = nil
  ) throws(PellucidError) -> Overlay {
    let last = consume last
    return try pixels.withUnsafeMutableBytes { bytes throws(PellucidError) in
      try draw(scene, onto: bytes, layout: layout, painted: painted, after: last)
    }
  }

  /// Draws a scene onto pixels of the caller's own at an address, exactly as `draw(_:onto:layout:painted:after:)` for a span
  /// does.
  public mutating func draw(
    _ scene: SceneDescription, onto pixels: UnsafeMutableRawBufferPointer, layout: PixelLayout,
    painted: PixelRect? = nil, after last: consuming Overlay? = nil
  ) throws(PellucidError) -> Overlay {
    let target = try layout.pixels(in: pixels, of: scene)
    // The window system inverts the frame, with the caller's own pixels in it.
    var scene = scene
    scene.traits.invertsColors = false
    let isContinued = last?.layout == layout && painted != nil
    let old = isContinued ? last.take() : nil
    let ground = Ground(
      pixels: target, painted: isContinued ? painted ?? .empty : layout.bounds, kept: old?.ground ?? [])
    var looks = old?.looks.holding(painted: ground.painted) ?? OverlayLooks()
    // Over other pixels, glass has looked at others in the moments before, too.
    let seesTheSame = looks.count == old?.looks.count
    var history = (seesTheSame ? old?.history : nil) ?? GlassHistory()
    let resolution = try resolve(scene, after: &history) { renderer, unseen throws(RenderingError) in
      try renderer.look(unseen, over: ground, keeping: &looks)
    }
    let plan = Planner.plan(resolution.scene).withoutMeasuring
    let resources: RasterResources
    do throws(RenderingError) {
      resources = try load(
        resolution.scene, askedForBy: resolution.trace.resources, for: plan, fitting: plan
      ).resources
    } catch { throw PellucidError(error) }
    let patches = plan.regions(masks: resources.maskBounds).map { ground.patch($0) }
    let damage =
      old.map { plan.damage(since: $0.plan, resources.changes(since: $0.resources), ground: ground.painted) }
    let changed = damage ?? layout.bounds
    restore(changed, ground, keeping: patches)
    for patch in patches { draw(plan, resources, in: patch, changed, onto: target) }
    return Overlay(
      changed: changed, layout: layout, plan: plan, resources: resources, ground: patches, history: history,
      looks: looks)
  }

  /// Gives the frame its ground back in a rectangle, where elements of the last drawing may be gone.
  ///
  /// - Parameter patches: The patches that are drawn next, which bring their ground along.
  private func restore(_ area: PixelRect, _ ground: Ground, keeping patches: [GroundPatch]) {
    for old in ground.kept where !patches.contains(where: { $0.bounds == old.bounds }) {
      guard !old.bounds.intersection(area).isEmpty else { continue }
      ground.patch(old.bounds).write(area, to: ground.pixels)
    }
  }

  /// Draws the part of a plan that lies in a patch and in a rectangle.
  private mutating func draw(
    _ plan: Plan, _ resources: RasterResources, in patch: GroundPatch, _ area: PixelRect,
    onto target: UnsafePixels
  ) {
    let area = area.intersection(patch.bounds)
    guard !area.isEmpty else { return }
    let part = plan.part(deciding: area)
    var drawn = patch.part(part.bounds)
    drawn.draw(part, resources, with: &renderer)
    drawn.write(area, to: target)
  }

  /// Draws one layer, such as a material or a piece of glass, onto pixels of the caller's own.
  ///
  ///     var span = frame.mutableSpan
  ///     var bytes = span.mutableBytes
  ///     let glass = GlassLayer { SymbolLayer("play.fill") }.frame(x: 20, y: 20, width: 44, height: 44)
  ///     let overlay = try renderer.draw(glass, onto: &bytes, layout: layout)
  ///
  /// - Parameters:
  ///   - layer: The layer, whose frame is in points from the upper left corner of the pixels.
  ///   - pixels: All rows of the layout: premultiplied, gamma-encoded in the gamut of `traits`, 8 bits a sample.
  ///   - layout: The size of the pixels and their order in memory.
  ///   - scale: Pixels per point, 0.5…8.
  ///   - traits: The settings that the layer is drawn in.
  ///   - painted: A rectangle around the pixels that the caller painted since the last drawing; empty for none, nil for all.
  ///   - last: The result of the last drawing onto the same pixels, which is used up; nil begins anew.
  /// - Throws: A `PellucidError`; then the pixels are unchanged.
  public mutating func draw<Layer: LayerConvertible>(
    _ layer: Layer, onto pixels: inout MutableRawSpan, layout: PixelLayout, scale: Double = 2,
    traits: Traits = Traits(), painted: PixelRect? = nil, after last: consuming Overlay? = nil
  ) throws(PellucidError) -> Overlay {
    let size = Size(width: Double(layout.width) / scale, height: Double(layout.height) / scale)
    let scene = SceneDescription(size: size, scale: scale, traits: traits) { layer }
    return try draw(scene, onto: &pixels, layout: layout, painted: painted, after: last)
  }
}

extension PixelLayout {
  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// Returns the pixels in memory that holds all of their rows, for a scene of their size.
  func pixels(
    in memory: UnsafeMutableRawBufferPointer, of scene: SceneDescription
  ) throws(PellucidError) -> UnsafePixels {
    let (row, isRowTooLong) = width.multipliedReportingOverflow(by: 4)
    guard width > 0, height > 0, !isRowTooLong, bytesPerRow >= row else {
      throw PellucidError(.pixels, PixelLayoutError.unusable(self))
    }
    let (rows, isTooLarge) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !isTooLarge, let base = memory.baseAddress, memory.count >= row, memory.count - row >= rows else {
      throw PellucidError(.pixels, PixelLayoutError.tooFewBytes(found: memory.count, self))
    }
    let size = scene.size.pixelBounds(scale: scene.scale)
    guard size == bounds else { throw PellucidError(.pixels, PixelLayoutError.otherSize(size, self)) }
    return UnsafePixels(base: base, layout: self)
  }
}
