// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The reason why a scene could not be drawn.
package enum RenderingError: Error, Sendable {
  case fonts(TextError)
  /// A folder of symbols that the caller named cannot be used.
  case symbols(SymbolError)
  case resource(ResourceError)
  /// Drawing the scene takes more memory than the renderer may use; nothing was drawn.
  case memory(MemoryError)
  /// Drawing the scene takes more time than a renderer may use; nothing was drawn.
  case work(WorkError)
}

/// A renderer, which draws scenes and judges them.
///
///     var renderer = try SceneRenderer()
///     let drawing = try renderer.draw(scene)
///     try drawing.picture.writePNG(to: "picture.png")
///
/// There is one way to draw for each of three needs: `draw(_:judging:)` gives a picture with its report,
/// `frame(of:after:)` the next frame of a scene that moves, and `draw(_:onto:layout:painted:after:)` draws onto pixels of the
/// caller's own. A renderer is owned by one task: it keeps pictures, fonts and scratch memory from one drawing to the next,
/// which never change a result.
public struct SceneRenderer {
  var loader: ResourceLoader
  var renderer: Renderer<ThreadExecutor>
  package var measurer: TextMeasurer
  let executor: ThreadExecutor
  private var seen = SeenBackdrops()
  var backdropPictures = BackdropPictures()
  /// The bytes that pictures, masks and open surfaces of a scene may take together.
  let memoryLimit: Int64
  /// The renderer's share of the memory of all renderers of the program.
  private let memory: MemoryBudget.Share
  /// The number of pictures of the scene's size that the renderer's owner keeps beside the drawing.
  package var picturesBeside = 0
  /// A Boolean value indicating whether the contrast of texts is measured, which takes time and does not change the
  /// picture.
  package var measuresContrast = true

  /// Creates a renderer, which reads the fonts: some milliseconds.
  ///
  /// - Parameters:
  ///   - threads: The number of threads that draw, clamped to 1…256; the picture does not depend on it.
  ///   - baseDirectory: The folder that relative paths of pictures and symbols start from.
  ///   - symbolFolders: Folders of `name.svg` templates, searched before the built-in symbols.
  ///   - fontPaths: Font files or folders of them, in addition to the default fonts.
  ///   - memoryLimit: The maximum number of bytes that pictures, masks and surfaces of one scene take together; nil for 4 GiB,
  ///     or three quarters of the memory of the computer or its container, if that is less. A scene that needs more, or more
  ///     than about fifteen seconds of one processor, is a `PellucidError` of the kind `memory`, before it is drawn.
  /// - Throws: A `PellucidError` of the kind `resource` for a folder or a font that cannot be read, and for a default font that
  ///   is not installed.
  public init(
    threads: Int = 2, baseDirectory: String = ".", symbolFolders: [String] = [], fontPaths: [String] = [],
    memoryLimit: Int64? = nil
  ) throws(PellucidError) {
    do throws(RenderingError) {
      try self.init(
        threads: threads, baseDirectory: baseDirectory, symbolFolders: symbolFolders, fontPaths: fontPaths,
        budget: MemoryBudget(limit: memoryLimit), idlePictureBytes: ResourceLoader.idlePictureBytes)
    } catch { throw PellucidError(error) }
  }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - budget: The memory that the renderer may share with others. One scene may take all of it; while others draw, it
  ///     waits for them.
  ///   - idlePictureBytes: The bytes, beside the memory limit, for pictures of earlier settings that may be drawn again;
  ///     the picture does not depend on it.
  package init(
    threads: Int = 2, baseDirectory: String = ".", symbolFolders: [String] = [], fontPaths: [String] = [],
    budget: MemoryBudget = MemoryBudget(), idlePictureBytes: Int = ResourceLoader.idlePictureBytes
  ) throws(RenderingError) {
    let fonts: FontLibrary
    do throws(TextError) { fonts = try FontLibrary(additional: fontPaths) } catch { throw .fonts(error) }
    let symbols = SymbolLibrary(folders: symbolFolders, base: baseDirectory)
    do throws(SymbolError) { try symbols.checkFolders() } catch { throw .symbols(error) }
    executor = ThreadExecutor(threads: threads)
    let texts = TextRasterizer(fonts: fonts)
    measurer = TextMeasurer(texts: texts)
    loader = ResourceLoader(
      folder: baseDirectory, images: ImageReader(limits: ImageLimits()), texts: texts,
      symbols: SymbolRasterizer(library: symbols), idlePictureBytes: idlePictureBytes, budget: budget,
      executor: executor)
    renderer = Renderer(executor: executor)
    (memoryLimit, memory) = (budget.limit, MemoryBudget.Share(of: budget))
  }

  /// Draws the resolved scene of a resolution.
  package mutating func render(
    _ resolution: Resolution, measuring: ContrastMeasuring = .texts
  ) throws(RenderingError) -> RenderedPicture {
    try render(resolution.scene, askedForBy: resolution.trace.resources, measuring: measuring)
  }

  /// Draws a resolved scene, which may have been resolved without backdrops.
  ///
  /// - Parameter origins: The layers of the scene's resources by resource index, for the messages of errors.
  package mutating func render(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], measuring: ContrastMeasuring = .texts
  ) throws(RenderingError) -> RenderedPicture {
    let plan = plan(scene, measuring)
    let loaded = try load(scene, askedForBy: origins, for: plan, fitting: plan)
    let drawn = renderer.render(
      plan, resources: loaded.resources, keepsPixels: measuring == .everyPixel)
    let measured = drawn.texts.map { TextContrast($0, scale: scene.scale) }
    return RenderedPicture(
      image: drawn.image, gamut: scene.gamut,
      texts: measured.filter { scene.resources[$0.source].isText },
      symbols: measured.filter { scene.resources[$0.source].countsAsSymbol },
      inks: loaded.inks(measured, scale: scene.scale, judges: measuring == .everyPixel),
      missingGlyphs: loaded.missingGlyphs, warnings: loaded.warnings)
  }

  /// Recycles the memory of a picture for the next one, so that drawing a scene repeatedly allocates once.
  package mutating func reuse(_ picture: consuming RenderedPicture) { renderer.reuse(picture.image) }

  /// Returns the pixels of a resolution for a window: premultiplied, 8 bits a sample, in the scene's gamut, at least
  /// one pixel.
  ///
  /// This moves half the bytes of `render`, which takes less time on processors with wide vectors. Nothing is measured,
  /// and remarks about the scene and its files are not reported; `render` reports them. Where many layers overlap, the
  /// pixels may differ from those of `render` by some code values.
  ///
  /// - Parameter last: An earlier picture, whose memory is reused where it has the same size and no other reference to
  ///   it exists.
  package mutating func pixels(
    of resolution: Resolution, reusing last: consuming ByteImage? = nil
  ) throws(RenderingError) -> ByteImage {
    try pixels(of: resolution.scene, askedForBy: resolution.trace.resources, reusing: last)
  }

  /// Returns the pixels of a resolved scene for a window.
  ///
  /// - Parameter origins: The layers of the scene's resources by resource index, for the messages of errors.
  package mutating func pixels(
    of scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [],
    reusing last: consuming ByteImage? = nil
  ) throws(RenderingError) -> ByteImage {
    let plan = Planner.plan(scene).withoutMeasuring
    let resources = try load(scene, askedForBy: origins, for: plan, fitting: plan).resources
    let (width, height) = (max(1, plan.bounds.width), max(1, plan.bounds.height))
    var picture: ByteImage
    if let last = consume last, last.width == width, last.height == height, last.isComplete {
      picture = consume last
      picture.samples.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    } else {
      picture = ByteImage(width: width, height: height)
    }
    guard !plan.bounds.isEmpty else { return picture }
    // Inverted bytes would have the dither of the inverse, and differ from the picture of 16 bits more than rounding does.
    guard !scene.isInverted else {
      return ByteImage(dithering: renderer.render(plan, resources: resources).image)
    }
    renderer.draw(plan, resources: resources, onto: &picture)
    return picture
  }

  /// Draws the next picture of a scene that moves: only the pixels that differ from the last one. The bytes are those
  /// of `render`; nothing is measured.
  package mutating func frame(
    _ resolution: Resolution, after last: consuming Frame? = nil
  ) throws(RenderingError) -> Frame {
    try frame(resolution.scene, askedForBy: resolution.trace.resources, after: last)
  }

  /// Draws the next picture of a resolved scene that moves.
  ///
  /// - Parameter origins: The layers of the scene's resources by resource index, for the messages of errors.
  package mutating func frame(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], after last: consuming Frame? = nil
  ) throws(RenderingError) -> Frame {
    let plan = Planner.plan(scene)
    let resources = try load(scene, askedForBy: origins, for: plan.withoutMeasuring).resources
    guard let last else {
      let image = renderer.render(plan.withoutMeasuring, resources: resources).image
      return Frame(plan: plan, resources: resources, image: image)
    }
    return renderer.render(plan, resources: resources, after: last)
  }

  /// Draws, without its glass, a scene that was resolved without backdrops, and returns the backdrops by the index of
  /// the probe.
  ///
  /// Backdrops that were seen before are returned without drawing.
  private mutating func look(_ unseen: Resolution) throws(RenderingError) -> [Int: GlassBackdrop] {
    let (scene, whole) = (unseen.scene, Planner.plan(unseen.scene))
    let key = SeenBackdrops.Key(whole, of: scene)
    if let known = seen[key] { return known }
    let loaded = try load(scene, askedForBy: unseen.trace.resources, for: key.plan, fitting: whole)
    let drawn = renderer.render(key.plan, resources: loaded.resources)
    var backdrops: [Int: GlassBackdrop] = [:]
    for probe in drawn.probes { backdrops[probe.index] = GlassBackdrop(probe) }
    renderer.reuse(drawn.image)
    seen.add(backdrops, for: key)
    return backdrops
  }

  /// Resolves a description completely: reads the facts of its files, resolves it without backdrops, samples the
  /// backdrops behind its glass, and resolves it again with them.
  ///
  /// In a scene with a time, glass that turns light or dark has a history of samples and cross-fades.
  ///
  /// - Throws: A `PellucidError` of `SceneError` or `RenderingError`.
  package mutating func resolve(_ description: SceneDescription) throws(PellucidError) -> Resolution {
    var history = GlassHistory()
    return try resolve(description, after: &history)
  }

  /// Resolves one moment of a description after another, reusing the samples of earlier moments.
  ///
  /// - Parameter history: The samples of earlier moments; they save time and never change the result.
  /// - Throws: A `PellucidError` of `SceneError` or `RenderingError`.
  package mutating func resolve(
    _ description: SceneDescription, after history: inout GlassHistory
  ) throws(PellucidError) -> Resolution {
    try resolve(description, after: &history) { renderer, unseen throws(RenderingError) in
      try renderer.look(unseen)
    }
  }

  /// Resolves a description with the backdrops that `look` samples.
  ///
  /// - Parameter look: Draws, without its glass, a scene that was resolved without backdrops, and returns the
  ///   backdrops.
  mutating func resolve(
    _ description: SceneDescription, after history: inout GlassHistory,
    looking look: (inout SceneRenderer, Resolution) throws(RenderingError) -> [Int: GlassBackdrop]
  ) throws(PellucidError) -> Resolution {
    let description = try lowered(description)
    let facts: FileFacts
    do throws(RenderingError) { facts = try self.facts(of: description) } catch { throw PellucidError(error) }
    return try LookBehind.resolve(description, facts: facts, after: &history) { error in
      PellucidError(.scene, error)
    } seeing: { unseen throws(PellucidError) in
      do throws(RenderingError) { return try look(&self, unseen) } catch { throw PellucidError(error) }
    }
  }

  /// Returns the facts about a scene's files, for comparisons between its settings; no facts where a file cannot be
  /// read, an error that drawing the scene reports.
  package mutating func knownFacts(of description: SceneDescription) -> FileFacts {
    guard let lowered = try? lowered(description) else { return FileFacts() }
    return (try? facts(of: lowered)) ?? FileFacts()
  }

  /// Returns a scene with its components lowered to layers under its traits.
  ///
  /// - Throws: A `PellucidError` of `SceneError.component`.
  package mutating func lowered(_ description: SceneDescription) throws(PellucidError) -> SceneDescription {
    do throws(SceneError) { return try description.lowered(measuring: &measurer) } catch {
      throw PellucidError(.scene, error)
    }
  }

  /// Returns the facts about the pictures and symbols of a scene that affect the drawing.
  mutating func facts(of description: SceneDescription) throws(RenderingError) -> FileFacts {
    do throws(ResourceError) {
      return try loader.facts(of: description)
    } catch { throw .resource(error) }
  }

  private func plan(_ scene: ResolvedScene, _ measuring: ContrastMeasuring) -> Plan {
    var plan = Planner.plan(scene)
    guard !measuresContrast || measuring == .everyPixel else { return plan }
    for index in plan.passes.indices {
      guard case .masked(var text) = plan.passes[index] else { continue }
      text.measuredAs = measuresContrast ? text.name : nil
      plan.passes[index] = .masked(text)
    }
    return plan
  }

  /// Loads the resources of a scene, if the limits of memory and work allow for them and for the execution of the scene's
  /// plan, and takes the memory for it.
  ///
  /// - Parameters:
  ///   - origins: The layers of the scene's resources, for the messages of errors.
  ///   - pictures: The plan of the whole scene, if only the pictures' pixels that it draws are kept; nil keeps whole
  ///     pictures.
  ///   - copies: The number of plans of that size that are executed at once.
  mutating func load(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], for plan: Plan,
    fitting pictures: Plan? = nil, copies: Int = 1
  ) throws(RenderingError) -> LoadedResources {
    // Check before loading too: most scenes over a limit exceed it even without pictures and texts.
    let least = plan.memory()
    try check(least, resourceBytes: 0)
    try check(plan.work(upTo: WorkError.defaultLimit))
    let beside = Int64(picturesBeside) * plan.bounds.surfaceBytes
    take(least.bytes + beside)
    let loaded: LoadedResources
    do throws(ResourceError) {
      loaded = try loader.load(scene, askedForBy: origins, drawnBy: pictures)
    } catch { throw .resource(error) }
    let masks = loaded.maskBounds
    let need = plan.memory(masks: masks)
    let others = Int64(loaded.byteCount) + Int64(copies - 1) * need.bytes
    try check(need, resourceBytes: others)
    try check(plan.work(masks: masks, upTo: WorkError.defaultLimit))
    // Strips repeat what lies on their borders, and are copied.
    let isCut = executor.bandCount > 1 && copies == 1 && plan.isDivisible
    renderer.stripBytes = isCut ? min(2 * need.bytes, memoryLimit - need.bytes - others) : 0
    take(need.bytes + others + beside + renderer.stripBytes)
    return loaded
  }

  /// Takes memory of the program's budget. Where too little is left, the renderer gives back what it keeps, and waits for
  /// the others.
  private mutating func take(_ bytes: Int64) {
    guard !memory.change(to: bytes) else { return }
    let strips = renderer.stripBytes
    renderer = Renderer(executor: executor)
    renderer.stripBytes = strips
    loader.removePictures()
    memory.wait(for: bytes)
  }

  private func check(_ work: PlanWork) throws(RenderingError) {
    guard work.seconds <= WorkError.defaultLimit else {
      throw .work(WorkError(work: work, limit: WorkError.defaultLimit))
    }
  }

  private func check(_ need: PlanMemory, resourceBytes: Int64) throws(RenderingError) {
    guard need.bytes + resourceBytes <= memoryLimit else {
      throw .memory(MemoryError(need: need, resourceBytes: resourceBytes, limit: memoryLimit))
    }
  }
}

extension LoadedResources {
  /// The smallest rectangle around each resource's masks.
  var maskBounds: [Int: PixelRect] { resources.maskBounds }
}

extension LoadedResources {
  /// Returns the ink of texts and symbols by resource index.
  ///
  /// - Parameter judges: A Boolean value that is true where a report needs to know which pictures are opaque; all their
  ///   pixels are read for it.
  fileprivate func inks(_ measured: [TextContrast], scale: Double, judges: Bool) -> [Int: DrawnInk] {
    var inks = resources.masks.mapValues { masks in
      DrawnInk(bounds: nil, measured: nil, masks: masks.count)
    }
    for (source, bounds) in maskBounds where !bounds.isEmpty {
      inks[source]?.bounds = Rect(bounds, scale: scale)
    }
    for text in measured { inks[text.source]?.measured = text.bounds }
    for source in judges ? resources.opaquePictures : [] {
      inks[source] = DrawnInk(bounds: nil, measured: nil, masks: 0, isOpaquePicture: true)
    }
    return inks
  }
}

extension Resource {
  /// A Boolean value that is true for symbols and template pictures. An outline is false: it exists only because of its
  /// backdrop.
  fileprivate var countsAsSymbol: Bool {
    switch self {
    case .symbol, .template: true
    case .image, .text, .outline: false
    }
  }

  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
