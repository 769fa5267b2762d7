// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A renderer of the scenes of a page. One worker owns it; it keeps scratch memory and coverage from one drawing to the next.
package final class WebRenderer<Host: WebHost> {
  let host: Host
  private var painter = WebPainter()
  private var masks = MaskCache()
  private var measurer: HostMeasurer<Host>
  /// The bytes that pictures, masks and open surfaces of a scene may take together. A module of WebAssembly has at most 4 GiB.
  package var memoryLimit: Int64 = 1 << 30

  package init(host: Host) {
    self.host = host
    measurer = HostMeasurer(host: host)
  }

  /// Draws a scene onto the surface of a canvas: the pixels that differ from what it shows.
  ///
  /// As with the program's windows, pixels under many layers may differ by some code values from those of `drawExactly`.
  ///
  /// - Parameter most: The number of pixels up to which they are painted here.
  /// - Returns: False where more pixels than that have changed. They have to be painted in parts, of which this instance needs not
  ///   paint all, before the next drawing.
  @discardableResult
  package func draw(
    _ scene: WebScene, _ description: SceneDescription, onto surface: WebSurface,
    upTo most: Double = .infinity
  ) throws(WebFailure) -> Bool {
    let resolved = try resolve(scene, description).scene
    // Inverted bytes would have the dither of the inverse.
    if resolved.isInverted {
      try drawExactly(resolved, of: scene, onto: surface)
      return true
    }
    let plan = Planner.plan(resolved).withoutMeasuring
    surface.take(plan, try load(resolved, of: scene, for: plan).resources)
    guard Double(surface.damagedPixels) <= most else { return false }
    paint(surface.damage, of: surface)
    return true
  }

  /// Paints a part of the pixels that a drawing has left.
  package func paint(_ area: PixelRect, of surface: WebSurface) { surface.paint(area, by: &painter) }

  /// Draws a scene onto a surface, with the pixels of the program's files.
  package func drawExactly(
    _ scene: WebScene, _ description: SceneDescription, onto surface: WebSurface
  ) throws(WebFailure) {
    try drawExactly(try resolve(scene, description).scene, of: scene, onto: surface)
  }

  private func drawExactly(
    _ resolved: ResolvedScene, of scene: WebScene, onto surface: WebSurface
  ) throws(WebFailure) {
    let plan = Planner.plan(resolved).withoutMeasuring
    let resources = try load(resolved, of: scene, for: plan).resources
    let image = painter.renderer.render(plan, resources: resources).image
    surface.show(image, of: plan, resources)
    painter.renderer.reuse(image)
  }

  /// Draws a scene and measures the contrast of its texts and symbols.
  ///
  /// - Returns: The drawn scene, its resources, and the characters that no font has, by the resource index of their text.
  package func measure(
    _ resolved: ResolvedScene, of scene: WebScene, keepsPixels: Bool = true
  ) throws(WebFailure) -> (drawn: Rendering, resources: RasterResources, missing: [Int: [Unicode.Scalar]]) {
    let plan = Planner.plan(resolved)
    let loaded = try load(resolved, of: scene, for: plan)
    let drawn = painter.renderer.render(plan, resources: loaded.resources, keepsPixels: keepsPixels)
    return (drawn, loaded.resources, loaded.missing)
  }

  /// Returns a scene with its components lowered to layers.
  package func lowered(_ description: SceneDescription) throws(WebFailure) -> SceneDescription {
    let lowered: SceneDescription
    do throws(SceneError) { lowered = try description.lowered(measuring: &measurer) } catch {
      throw .scene(error)
    }
    try checkWaiting()
    return lowered
  }

  /// Resolves a description completely: with the facts of its files, and with the backdrops behind its glass.
  package func resolve(
    _ scene: WebScene, _ description: SceneDescription
  ) throws(WebFailure) -> Resolution {
    let lowered = try lowered(description)
    let facts = try facts(of: lowered, scene)
    var history = GlassHistory()
    return try LookBehind.resolve(lowered, facts: facts, after: &history) { error in
      WebFailure.scene(error)
    } seeing: { unseen throws(WebFailure) in
      try look(unseen.scene, of: scene)
    }
  }

  /// Draws a scene without its glass and returns the backdrop seen by each probe, by the probe's index.
  private func look(
    _ resolved: ResolvedScene, of scene: WebScene
  ) throws(WebFailure) -> [Int: GlassBackdrop] {
    // Of the picture, the pixels that decide about the probes are drawn.
    let whole = Planner.plan(resolved).forProbes
    var seen = PixelRect.empty
    for case .probe(let probe) in whole.passes { seen.formUnion(probe.capture.region) }
    let plan = whole.part(deciding: seen.intersection(whole.bounds))
    let drawn = painter.renderer.render(plan, resources: try load(resolved, of: scene, for: plan).resources)
    var backdrops: [Int: GlassBackdrop] = [:]
    for probe in drawn.probes {
      backdrops[probe.index] = GlassBackdrop(
        luminance: probe.luminance, deviation: probe.deviation, brightest: probe.brightest)
    }
    painter.renderer.reuse(drawn.image)
    return backdrops
  }

  /// Throws if the page has to load a font or a file before texts and symbols can be measured.
  private func checkWaiting() throws(WebFailure) {
    guard measurer.isWaiting else { return }
    measurer.isWaiting = false
    throw .waiting([])
  }

  /// Returns the facts about the pictures, symbols and texts of a scene that decide how it is drawn.
  func facts(of description: SceneDescription, _ scene: WebScene) throws(WebFailure) -> FileFacts {
    let questions = FileQuestions(description)
    let gamut = description.traits.gamut
    var (facts, wanted, isWaiting) = (FileFacts(), [WebFailure.WantedPicture](), false)
    for question in questions.pictures {
      guard let picture = scene.picture(question.path, in: gamut) else {
        wanted.append(WebFailure.WantedPicture(path: ExactName(question.path), gamut: gamut))
        continue
      }
      facts.pictures.append(picture.fact(question.path, description.pictures.rules))
    }
    for name in questions.symbols {
      guard let answer = host.fact(of: name) else {
        isWaiting = true
        continue
      }
      if let fact = answer.fact { facts.symbols.append(fact) }
    }
    guard wanted.isEmpty, !isWaiting else { throw .waiting(wanted) }
    guard questions.asksForGrounds else { return facts }
    // An error of the scene is reported when the scene is resolved for drawing.
    for text in (try? SceneResolver.resolve(description, facts: facts))?.trace.openTexts ?? [] {
      guard let lines = host.lines(of: text.request, fitting: text.width) else { throw .waiting([]) }
      facts.lines[ExactName(text.path)] = lines
    }
    return facts
  }

  /// Loads the resources of a scene, if the limits of memory and work allow for them and for the execution of its plan.
  private func load(
    _ resolved: ResolvedScene, of scene: WebScene, for plan: Plan
  ) throws(WebFailure) -> (resources: RasterResources, missing: [Int: [Unicode.Scalar]]) {
    try check(plan.memory(), beside: scene.pictureBytes)
    let work = plan.work(upTo: WorkError.defaultLimit)
    guard work.seconds <= WorkError.defaultLimit else {
      throw .work(WorkError(work: work, limit: WorkError.defaultLimit))
    }
    var (resources, wanted, isWaiting) = (RasterResources(), [WebFailure.WantedPicture](), false)
    var (maskBytes, missing): (Int64, [Int: [Unicode.Scalar]]) = (0, [:])
    for (index, resource) in resolved.resources.enumerated() {
      switch resource {
      case .image(let path):
        guard let picture = scene.picture(path, in: resolved.gamut) else {
          wanted.append(WebFailure.WantedPicture(path: ExactName(path), gamut: resolved.gamut))
          continue
        }
        resources.images[index] = picture.image
      case .text, .symbol:
        guard let drawn = masks.masks(of: resource, in: resolved, by: host) else {
          isWaiting = true
          continue
        }
        resources.masks[index] = drawn.masks
        if !drawn.missing.isEmpty { missing[index] = drawn.missing }
        if !drawn.pictures.isEmpty { resources.pictures[index] = drawn.pictures }
        maskBytes += drawn.masks.reduce(0) { $0 + Int64($1.values.count) }
      case .outline(let request):
        guard resolved.drawnOutlines.contains(index) else { continue }
        guard let picture = scene.picture(request.path, in: resolved.gamut) else {
          wanted.append(WebFailure.WantedPicture(path: ExactName(request.path), gamut: resolved.gamut))
          continue
        }
        resources.masks[index] = [picture.outline(request, in: resolved)]
      case .template(let path, let fit, let frame, let transform):
        guard let picture = scene.picture(path, in: resolved.gamut) else {
          wanted.append(WebFailure.WantedPicture(path: ExactName(path), gamut: resolved.gamut))
          continue
        }
        let place = TemplatePlace(
          fit: fit, frame: frame, transform: transform, scale: resolved.scale, clip: resolved.pixelBounds)
        do throws(TemplatePlace.TooLarge) {
          resources.masks[index] = [try picture.template(at: place)]
        } catch {
          throw .query(
            "too large a picture: \(path), \(error.width) × \(error.height): draw it without a turn, or smaller"
          )
        }
      }
    }
    guard wanted.isEmpty, !isWaiting else { throw .waiting(wanted) }
    try check(plan.memory(masks: resources.maskBounds), beside: scene.pictureBytes + maskBytes)
    return (resources, missing)
  }

  private func check(_ need: PlanMemory, beside bytes: Int64) throws(WebFailure) {
    guard need.bytes + bytes <= memoryLimit else {
      throw .memory(MemoryError(need: need, resourceBytes: bytes, limit: memoryLimit))
    }
  }
}

/// The measurer of the texts of components, which the page lays out.
struct HostMeasurer<Host: WebHost>: TextMeasuring {
  let host: Host
  /// A Boolean value that is true after the page had to load a font first.
  var isWaiting = false

  init(host: Host) { self.host = host }

  mutating func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    guard let extent = host.extent(of: text, fitting: width) else {
      isWaiting = true
      return TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 0)
    }
    return TextExtent(
      size: Size(width: extent.width, height: extent.height), baseline: extent.baseline, lines: extent.lines)
  }
}
