// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The resolver, which lowers intent to numbers: a pure function of a description and the traits it carries.
///
/// - Names of assets become the values that `description.assets` has for the traits at their place; level and the other
///   settings still affect system colours that an asset refers to.
/// - Frames: each layer's frame is relative to its parent's; nodes keep it and carry a transform to the scene.
/// - Colours stay sRGB-encoded, also beyond 0…1; the renderer converts them to the scene's gamut.
/// - Levels (`label`, `fill`, …) above a material or glass become its vibrant inks, whether they are among its children or
///   drawn after it. Elsewhere, on an opaque fill, and where vibrancy is switched off, they are the plain semantic colour of
///   that name. On macOS a system hue on a material takes its vibrant version. A custom colour is never vibrant.
/// - Children of a role that floats (sheet, popover, menu, …), of glass that opens above its surroundings, or of a
///   window that is shown in front of another or beside it (iOS) have the elevated level; children of a material with a
///   fixed appearance have that appearance.
package struct SceneResolver {
  /// The greatest depth of nested groups and materials.
  package static let depthLimit = 64

  /// Lowers a description to numbers, given the backdrops that were sampled behind its glass.
  ///
  /// - Parameters:
  ///   - facts: The known facts about the scene's files; a decision that lacks its fact is not made.
  ///   - seen: The backdrops at the scene's `glassProbes`.
  /// - Throws: `SceneError` for a name that the platform does not have, for layers nested deeper than `depthLimit`, for
  ///   more glass flowing together than `mostGlassJoins`, and for numbers that are not finite or too large.
  package static func resolve(
    _ description: SceneDescription, facts: FileFacts, seen: Seen = .nothing
  ) throws(SceneError) -> Resolution {
    try check(description)
    let description = description.withGlassOfRoles
    var resolver = SceneResolver(description, facts, seen)
    try resolver.desktop(description.desktop)
    for (index, window) in description.windows.enumerated() {
      try resolver.window(window, path: "windows[\(index)]")
    }
    resolver.shareForegrounds()
    return Resolution(of: description, scene: resolver.scene, trace: resolver.trace)
  }

  var scene: ResolvedScene
  var trace: SceneTrace
  let description: SceneDescription
  var pictures: PictureSettings { description.pictures }
  let traits: Traits
  let assets: SceneAssets
  let settings: GlassSettings
  let clock: GlassClock
  let rules: GlassRules
  private let windowCount: Int
  let facts: FileFacts
  let seen: Seen
  /// The containers around the current layer, innermost last.
  var collectors: [GlassCollector] = []
  /// The black that the layers so far put over the content below them.
  var backdropDimming = BackdropDimming()
  var backdropGroups = BackdropGroups()
  /// The materials, glass and covers of the surface so far.
  var grounds = Grounds()
  /// The tab bars of glass of the surface so far, in the space of the scene.
  var bars: [ResolvedGlass.Element] = []
  /// The labels that the lenses of the lists around the current layer have lifted.
  var lensLabels = LensLabels()
  /// The pairs of a pixel and a piece of glass in the containers so far.
  var glassJoins = 0.0
  /// The frame of the current window or of the desktop, in the scene.
  var surface: Rect

  private init(_ description: SceneDescription, _ facts: FileFacts, _ seen: Seen) {
    (self.description, self.facts, self.seen) = (description, facts, seen)
    var traits = description.traits
    traits.appearance = description.appearancePolicy.appearance(traits.appearance)
    (self.traits, settings, assets) = (traits, description.glass, description.assets)
    trace = SceneTrace(facts: facts, seen: seen, traits: traits)
    rules = description.glassRules
    clock = GlassClock(time: description.time, reducesMotion: description.glass.reduceMotion)
    surface = Rect(description.size)
    windowCount = description.windows.count
    scene = ResolvedScene(
      size: description.size, scale: description.scale, gamut: description.traits.gamut)
    scene.isInverted = traits.showsInverted
  }

  /// Gives probes of one place the foregrounds of all of them: the pieces of a union are one shape, which has one dimming.
  private mutating func shareForegrounds() {
    var shared: [Rect: [Rect]] = [:]
    for probe in scene.glassProbes where !probe.foregrounds.isEmpty {
      shared[probe.bounds, default: []] += probe.foregrounds
    }
    guard !shared.isEmpty else { return }
    for index in scene.glassProbes.indices where scene.glassProbes[index].isBelowClearGlass {
      scene.glassProbes[index].foregrounds = shared[scene.glassProbes[index].bounds] ?? []
    }
  }

  private mutating func desktop(_ layers: [Layer]) throws(SceneError) {
    var surroundings = Surroundings(traits: traits, assets: assets, toScene: .identity)
    surroundings.backdrops = description.backdrops ?? .anything
    (grounds, bars) = (Grounds(), [])
    trace.steps.append(.surface(window: nil))
    scene.desktop = try nodes(layers, path: "desktop", in: surroundings)
    trace.steps.append(.surfaceEnd)
  }

  private mutating func window(_ window: Window, path: String) throws(SceneError) {
    try Self.check(window.frame, window.shadow, place: path)
    var surroundings = Surroundings(
      traits: traits, assets: assets, toScene: .translation(x: window.frame.x, y: window.frame.y))
    surroundings.backdrops = description.backdrops ?? .anything
    if let isActive = window.isActive { surroundings.traits.isActive = isActive }
    if window.isElevated(among: windowCount, in: scene.size, on: traits.platform) {
      surroundings.traits.level = .elevated
    }
    let shadow =
      try shadow(window.shadow, of: path, in: surroundings)
      ?? roomShadow(of: window.layers, in: window.frame.size, traits)
    surface = window.frame
    surroundings.outline = Surroundings.Outline(
      shape: window.shape,
      frame: Rect(window.frame.size))
    let index = scene.windows.count
    scene.windows.append(
      ResolvedWindow(id: window.id, frame: window.frame, shape: window.shape, shadow: shadow, nodes: []))
    (grounds, bars) = (Grounds(), [])
    trace.steps.append(.surface(window: index))
    if let content = window.shownBackground(surroundings.traits, assets, in: scene.size) {
      let layer = Layer(id: window.id, frame: Rect(window.frame.size), content: content)
      // The glass of an alert dims everything behind it, not only its own window.
      if case .glass = content { surface = Rect(scene.size) }
      var placed = PlacedLayer(layer, shadow: nil, path: path, in: surroundings)
      scene.windows[index].nodes = try nodes(&placed)
    } else {
      scene.windows[index].nodes = try nodes(window.layers, path: path + ".layers", in: surroundings)
    }
    trace.steps.append(.surfaceEnd)
  }

  mutating func nodes(
    _ layers: [Layer], path: String, in surroundings: Surroundings
  ) throws(SceneError) -> [Node] {
    var nodes: [Node] = []
    var surroundings = surroundings
    surroundings.list = path
    if surroundings.fillsSymbols == nil { surroundings.fillsSymbols = fillsSymbols(in: layers) }
    let weights = TextWeights(of: layers, traits)
    let lenses = addLensLabels(
      of: layers, path: path, fillsSymbols: surroundings.fillsSymbols, weights: weights)
    for (index, layer) in layers.enumerated() {
      let path = path + "[\(index)]"
      guard !lensLabels.contains(path) else { continue }
      let shadow = try shadow(layer.shadow, of: path, in: surroundings)
      var placed = PlacedLayer(layer, shadow: shadow, path: path, in: surroundings)
      placed.textWeight = weights.weight(of: layer)
      nodes += try self.nodes(&placed)
    }
    for lens in lenses { lensLabels.remove(lens) }
    return nodes
  }
}
