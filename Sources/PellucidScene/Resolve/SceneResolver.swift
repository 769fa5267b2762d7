// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// From intent to numbers: a pure function of a description and the traits it carries.
///
/// - Names of assets become what `description.assets` has for the traits where they are used; level and the other
///   settings go on deciding about colours of the system that an asset refers to.
/// - Frames: each layer's frame is relative to its parent's; nodes keep it and carry a transform to the scene.
/// - Colours stay sRGB-encoded, also beyond 0…1; whoever draws converts to the scene's gamut.
/// - Levels (`label`, `fill`, …) among a material's children become that material's vibrant inks. Elsewhere, and
///   where vibrancy is switched off, they are the plain semantic colour of that name. On macOS a system hue on a
///   material takes its vibrant version. A custom colour is never vibrant.
/// - What lies on a role that floats (sheet, popover, menu, …), on glass that opens above its surroundings, or in a
///   window that is shown in front of another or beside it (iOS) takes the elevated level; what lies on a material of
///   a fixed appearance takes that appearance.
package struct SceneResolver {
  /// Groups and materials inside each other.
  package static let depthLimit = 64

  /// Lowers a description to numbers, with a look behind its glass that others take.
  ///
  /// - Parameters:
  ///   - facts: What is known of the scene's files; decisions about what is not known are left out.
  ///   - seen: What lies behind the places that the scene's `glassProbes` name.
  /// - Throws: `SceneError` for a name the platform does not know, for layers nested deeper than `depthLimit`, for
  ///   more glass flowing together than `mostGlassJoins`, and for numbers that are not finite or too large.
  package static func resolve(
    _ description: SceneDescription, facts: FileFacts, seen: Seen = .nothing
  ) throws(SceneError) -> Resolution {
    try check(description)
    var resolver = SceneResolver(description, facts, seen)
    try resolver.desktop(description.desktop)
    for (index, window) in description.windows.enumerated() {
      try resolver.window(window, path: "windows[\(index)]")
    }
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
  /// The containers that are being walked, innermost last.
  var collectors: [GlassCollector] = []
  /// The black that the layers so far lay over what is below them.
  var backdropDimming = BackdropDimming()
  var backdropGroups = BackdropGroups()
  /// Pairs of a pixel and a piece of glass in the containers walked so far.
  var glassJoins = 0.0
  /// The desktop or the window that is being walked, in the scene.
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
  }

  private mutating func desktop(_ layers: [Layer]) throws(SceneError) {
    let surroundings = Surroundings(traits: traits, assets: assets, toScene: .identity)
    trace.steps.append(.surface(window: nil))
    scene.desktop = try nodes(layers, path: "desktop", in: surroundings)
    trace.steps.append(.surfaceEnd)
  }

  private mutating func window(_ window: Window, path: String) throws(SceneError) {
    try Self.check(window.frame, window.shadow, place: path)
    var surroundings = Surroundings(
      traits: traits, assets: assets, toScene: .translation(x: window.frame.x, y: window.frame.y))
    if let isActive = window.isActive { surroundings.traits.isActive = isActive }
    if window.isElevated(among: windowCount, in: scene.size, on: traits.platform) {
      surroundings.traits.level = .elevated
    }
    let shadow = try shadow(window.shadow, of: path, in: surroundings)
    surface = window.frame
    surroundings.outline = Surroundings.Outline(
      shape: window.shape,
      frame: Rect(window.frame.size))
    let index = scene.windows.count
    scene.windows.append(
      ResolvedWindow(id: window.id, frame: window.frame, shape: window.shape, shadow: shadow, nodes: []))
    trace.steps.append(.surface(window: index))
    scene.windows[index].nodes = try nodes(window.layers, path: path + ".layers", in: surroundings)
    trace.steps.append(.surfaceEnd)
  }

  mutating func nodes(
    _ layers: [Layer], path: String, in surroundings: Surroundings
  ) throws(SceneError) -> [Node] {
    var nodes: [Node] = []
    var surroundings = surroundings
    surroundings.list = path
    for (index, layer) in layers.enumerated() {
      let path = path + "[\(index)]"
      let shadow = try shadow(layer.shadow, of: path, in: surroundings)
      nodes += try self.nodes(PlacedLayer(layer, shadow: shadow, path: path, in: surroundings))
      surroundings.addCovers(of: layer)
    }
    return nodes
  }
}
