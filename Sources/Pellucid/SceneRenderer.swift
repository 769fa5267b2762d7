// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene

/// Why a scene could not be drawn.
package enum RenderingError: Error, Sendable {
  case fonts(TextError)
  /// One of the caller's folders of symbols.
  case symbols(SymbolError)
  case resource(ResourceError)
  /// Drawing the scene takes more memory than the renderer may use; nothing was drawn.
  case memory(MemoryError)
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
  let executor: ThreadExecutor
  private var seen = SeenBackdrops()
  /// Bytes that pictures, masks and open surfaces of a scene may take together.
  let memoryLimit: Int64
  /// A Boolean value indicating whether the contrast of texts is measured; without it the same picture takes less time.
  package var measuresContrast = true

  /// Creates a renderer, which reads the fonts: some milliseconds.
  ///
  /// - Parameters:
  ///   - threads: The number of threads that draw, clamped to 1…256; the picture does not depend on it.
  ///   - baseDirectory: The folder that relative paths of pictures and symbols start from.
  ///   - symbolFolders: Folders of `name.svg` templates, searched before the built-in symbols.
  ///   - fontPaths: Font files or folders of them, in addition to the default fonts.
  ///   - memoryLimit: The maximum number of bytes that pictures, masks and surfaces of one scene take together; nil for 4 GiB.
  ///     A scene that needs more is a `PellucidError` of the kind `memory`, before it is drawn.
  /// - Throws: A `PellucidError` of the kind `resource` for a folder or a font that cannot be read, and for a default font that
  ///   is not installed.
  public init(
    threads: Int = 2, baseDirectory: String = ".", symbolFolders: [String] = [], fontPaths: [String] = [],
    memoryLimit: Int64? = nil
  ) throws(PellucidError) {
    do throws(RenderingError) {
      try self.init(
        threads: threads, baseDirectory: baseDirectory, symbolFolders: symbolFolders, fontPaths: fontPaths,
        memoryLimit: memoryLimit, idlePictureBytes: ResourceLoader.idlePictureBytes)
    } catch { throw PellucidError(error) }
  }

  /// - Parameter idlePictureBytes: The bytes, beside the memory limit, of pictures that earlier settings showed and may show
  ///   again; the picture does not depend on it.
  package init(
    threads: Int = 2, baseDirectory: String = ".", symbolFolders: [String] = [], fontPaths: [String] = [],
    memoryLimit: Int64? = nil, idlePictureBytes: Int
  ) throws(RenderingError) {
    let fonts: FontLibrary
    do throws(TextError) { fonts = try FontLibrary(additional: fontPaths) } catch { throw .fonts(error) }
    let symbols = SymbolLibrary(folders: symbolFolders, base: baseDirectory)
    do throws(SymbolError) { try symbols.checkFolders() } catch { throw .symbols(error) }
    executor = ThreadExecutor(threads: threads)
    loader = ResourceLoader(
      folder: baseDirectory, images: ImageReader(limits: ImageLimits()), texts: TextRasterizer(fonts: fonts),
      symbols: SymbolRasterizer(library: symbols), idlePictureBytes: idlePictureBytes, executor: executor)
    renderer = Renderer(executor: executor)
    self.memoryLimit = memoryLimit ?? MemoryError.defaultLimit
  }

  /// Draws what a description resolved to.
  package mutating func render(
    _ resolution: Resolution, measuring: ContrastMeasuring = .texts
  ) throws(RenderingError) -> RenderedPicture {
    try render(resolution.scene, askedForBy: resolution.trace.resources, measuring: measuring)
  }

  /// Draws a resolved scene, which may be one that has not looked behind its glass.
  ///
  /// - Parameter origins: The layers behind the scene's resources, which errors name, by resource index.
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

  /// Gives the memory of a picture back, for the next one: then a scene that is drawn again and again takes new memory
  /// once.
  package mutating func reuse(_ picture: consuming RenderedPicture) { renderer.reuse(picture.image) }

  /// Returns the pixels of what a description resolved to, for a window: premultiplied, 8 bits a sample, in the scene's
  /// gamut, at least one of them.
  ///
  /// Moves half the bytes that `render` moves, which takes less time on processors with wide vectors. Nothing is measured,
  /// and what the scene and its files give rise to is not told; `render` tells. Where much lies over each other it may be
  /// some code values from what `render` gives.
  ///
  /// - Parameter last: An earlier picture, which is erased: its memory is used again where it has the same size and nobody
  ///   else holds it.
  package mutating func pixels(
    of resolution: Resolution, reusing last: consuming ByteImage? = nil
  ) throws(RenderingError) -> ByteImage {
    try pixels(of: resolution.scene, askedForBy: resolution.trace.resources, reusing: last)
  }

  /// Returns the pixels of a resolved scene for a window.
  ///
  /// - Parameter origins: The layers behind the scene's resources, which errors name, by resource index.
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
    renderer.draw(plan, resources: resources, onto: &picture)
    return picture
  }

  /// Draws the next picture of a scene that moves: only what differs from the last one, with the bytes of `render`.
  /// Nothing is measured.
  package mutating func frame(
    _ resolution: Resolution, after last: consuming Frame? = nil
  ) throws(RenderingError) -> Frame {
    try frame(resolution.scene, askedForBy: resolution.trace.resources, after: last)
  }

  /// Draws the next picture of a resolved scene that moves.
  ///
  /// - Parameter origins: The layers behind the scene's resources, which errors name, by resource index.
  package mutating func frame(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], after last: consuming Frame? = nil
  ) throws(RenderingError) -> Frame {
    let plan = Planner.plan(scene)
    let resources = try load(scene, askedForBy: origins, for: plan).resources
    guard let last else {
      let image = renderer.render(plan.withoutMeasuring, resources: resources).image
      return Frame(plan: plan, resources: resources, image: image)
    }
    return renderer.render(plan, resources: resources, after: last)
  }

  /// Draws a scene that was resolved without having looked, without its glass, and returns what was seen, by the index
  /// of the probe.
  ///
  /// Costs nothing where that was seen before.
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

  /// Resolves a description the one way there is: reads the facts of its files and takes the look, which resolves it
  /// without having looked, looks behind its glass, and resolves it again with what was seen.
  ///
  /// At a moment in time, glass that turns light or dark has looked before, and cross-fades.
  ///
  /// - Throws: A `PellucidError` of `SceneError` or `RenderingError`.
  package mutating func resolve(_ description: SceneDescription) throws(PellucidError) -> Resolution {
    var history = GlassHistory()
    return try resolve(description, after: &history)
  }

  /// Resolves one moment of a description after the other, with less to look at.
  ///
  /// - Parameter history: The looks of the moments before, which never change the result.
  /// - Throws: A `PellucidError` of `SceneError` or `RenderingError`.
  package mutating func resolve(
    _ description: SceneDescription, after history: inout GlassHistory
  ) throws(PellucidError) -> Resolution {
    try resolve(description, after: &history) { renderer, unseen throws(RenderingError) in
      try renderer.look(unseen)
    }
  }

  /// Resolves a description with what `look` sees behind its glass.
  ///
  /// - Parameter look: Draws a scene that was resolved without having looked, without its glass, and returns what was seen.
  mutating func resolve(
    _ description: SceneDescription, after history: inout GlassHistory,
    looking look: (inout SceneRenderer, Resolution) throws(RenderingError) -> [Int: GlassBackdrop]
  ) throws(PellucidError) -> Resolution {
    let facts: FileFacts
    do throws(RenderingError) { facts = try self.facts(of: description) } catch { throw PellucidError(error) }
    return try LookBehind.resolve(description, facts: facts, after: &history) { error in
      PellucidError(.scene, error)
    } seeing: { unseen throws(PellucidError) in
      do throws(RenderingError) { return try look(&self, unseen) } catch { throw PellucidError(error) }
    }
  }

  /// Returns the facts about a scene's files, for those who compare settings of it; none where a file cannot be read,
  /// which drawing the scene reports.
  package mutating func knownFacts(of description: SceneDescription) -> FileFacts {
    (try? facts(of: description)) ?? FileFacts()
  }

  /// Returns what the pictures and symbols of a scene hold, as far as it decides how they are drawn.
  private mutating func facts(of description: SceneDescription) throws(RenderingError) -> FileFacts {
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

  /// Loads what a scene needs, if there is room for it and for carrying out its plan.
  ///
  /// - Parameters:
  ///   - origins: The layers behind the scene's resources, which errors name.
  ///   - pictures: The plan of the whole scene where pictures are only drawn as it does; nil keeps them whole.
  ///   - copies: How many plans of that size are carried out at once.
  mutating func load(
    _ scene: ResolvedScene, askedForBy origins: [ResourceOrigin] = [], for plan: Plan,
    fitting pictures: Plan? = nil, copies: Int = 1
  ) throws(RenderingError) -> LoadedResources {
    // Before anything is loaded, too: most scenes that need too much do so without a picture.
    try check(plan.memory(), resourceBytes: 0)
    let loaded: LoadedResources
    do throws(ResourceError) {
      loaded = try loader.load(scene, askedForBy: origins, drawnBy: pictures)
    } catch { throw .resource(error) }
    let need = plan.memory(masks: loaded.maskBounds)
    try check(need, resourceBytes: Int64(loaded.byteCount) + Int64(copies - 1) * need.bytes)
    return loaded
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
  /// - Parameter judges: Whether somebody asks which pictures are opaque, which means looking at all their pixels.
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
  /// An outline is drawn because of what lies behind, and counts as nothing.
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
