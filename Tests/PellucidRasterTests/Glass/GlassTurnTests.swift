// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of a button that moves from white to black: when and how its glass turns dark, and its foreground with it.
@Suite struct GlassTurnTests {
  private static let home = Rect(x: 20, y: 20, width: 44, height: 44)

  private func scene(at time: Double?, _ change: (inout GlassContent) -> Void = { _ in }) -> SceneDescription
  {
    func fill(_ grey: Float, _ frame: Rect) -> Layer {
      let style = ForegroundStyle(.color(.custom(EncodedColor(white: grey))))
      return Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(style)))
    }
    let inside = Rect(x: 0, y: 0, width: 44, height: 44)
    var glass = GlassContent(
      control: .button,
      children: [Layer(id: "dot", frame: inside, content: .fill(shape: .circle, .foreground(.primary)))])
    glass.events = [GlassEvent(at: 0.5, .move(to: Rect(x: 220, y: 20, width: 44, height: 44)))]
    change(&glass)
    var scene = SceneDescription(
      size: Size(width: 300, height: 84), scale: 1,
      desktop: [
        fill(1, Rect(x: 0, y: 0, width: 150, height: 84)),
        fill(0, Rect(x: 150, y: 0, width: 150, height: 84)),
        Layer(id: "button", frame: Self.home, content: .glass(glass)),
      ])
    scene.time = time
    return scene
  }

  private func resolved(at time: Double?, _ change: (inout GlassContent) -> Void = { _ in }) throws
    -> ResolvedScene
  {
    var renderer = try SceneRenderer(threads: 1)
    return try renderer.resolve(scene(at: time, change)).scene
  }

  /// Returns the parameters of the glass and the fill of the layer on it.
  private func state(_ scene: ResolvedScene) throws -> (parameters: GlassParameters, ink: ResolvedFill) {
    var glass: GlassParameters?, ink: ResolvedFill?
    func walk(_ nodes: [Node]) {
      for node in nodes {
        switch node.content {
        case .glass(let found): glass = found.parameters
        case .group(let nodes): walk(nodes)
        case .fill(_, let fill) where node.id == "dot": ink = fill
        default: break
        }
      }
    }
    walk(scene.desktop)
    return (try #require(glass), try #require(ink))
  }

  private func recipe(darkness: Double) -> GlassRecipe {
    GlassRecipes.recipe(
      for: GlassRequest(control: .button, shorterSide: 44, pixelsPerPoint: 1), darkness: darkness)
  }

  @Test("Glass fades evenly from light to dark after its move, and its ink with it")
  func glassFadesOnItsWay() throws {
    #expect(try state(resolved(at: 0.4)).parameters.face == recipe(darkness: 0).parameters.face)
    #expect(try state(resolved(at: 4)).parameters.face == recipe(darkness: 1).parameters.face)
    var last = 0.0, between = 0
    var renderer = try SceneRenderer(threads: 1)
    var history = GlassHistory()
    for step in 0...40 {
      let moment = scene(at: 0.5 + Double(step) * 0.025)
      let (parameters, ink) = try state(renderer.resolve(moment, after: &history).scene)
      let (light, dark) = (recipe(darkness: 0).parameters.face, recipe(darkness: 1).parameters.face)
      let darkness =
        (parameters.face.levels.white - light.levels.white) / (dark.levels.white - light.levels.white)
      #expect(darkness >= last - 1e-9 && darkness <= 1 + 1e-9, "it goes one way")
      #expect(darkness - last < 0.15, "and never jumps")
      last = darkness
      guard darkness > 0.01, darkness < 0.99 else { continue }
      between += 1
      let expected = recipe(darkness: darkness)
      #expect(abs(parameters.face.fill.w - expected.parameters.face.fill.w) < 1e-6)
      guard case .ink(.backdropMatrix(let matrix)) = ink else {
        Issue.record("no ink of glass")
        continue
      }
      #expect(abs((matrix.green - expected.contentMatrix.green).sum()) < 1e-4)
    }
    #expect(between > 8 && last > 0.9)
  }

  @Test("A moment does not depend on which moments were drawn before")
  func momentsDoNotDependOnFrames() throws {
    var renderer = try SceneRenderer(threads: 1)
    var history = GlassHistory()
    for time in [0, 0.33, 0.71, 0.72, 0.9, 1.4, 0.8] {
      let following = try renderer.resolve(scene(at: time), after: &history).scene
      let alone = try resolved(at: time)
      #expect(following == alone, "\(time)")
    }
  }

  @Test("Settings do not depend on which settings were drawn before")
  func settingsDoNotDependOnEachOther() throws {
    var renderer = try SceneRenderer(threads: 1)
    let over = [Self.home, Rect(x: 220, y: 20, width: 44, height: 44)]
    for (step, place) in [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (0, 0)] {
      var scene = scene(at: nil)
      scene.desktop[2].frame = over[place]
      scene.traits.appearance = step == 3 ? .dark : .light
      (scene.glass.showBorders, scene.glass.reduceMotion) = (step == 1, step == 2)
      var alone = try SceneRenderer(threads: 1)
      let (following, expected) = (try renderer.resolve(scene).scene, try alone.resolve(scene).scene)
      #expect(following == expected, "\(step) \(place)")
    }
  }

  @Test("Remembered backdrops depend on the scale, and glass outside the picture has none")
  func whatDecidesIsToldApart() throws {
    var renderer = try SceneRenderer(threads: 1)
    var scene = scene(at: nil)
    for scale in [1.0, 2] {
      scene.scale = scale
      var alone = try SceneRenderer(threads: 1)
      let (following, expected) = (try renderer.resolve(scene).scene, try alone.resolve(scene).scene)
      #expect(following == expected, "\(scale)")
    }
    var outside = scene.desktop[2]
    (outside.id, outside.frame) = ("outside", Rect(x: 4000, y: 4000, width: 44, height: 44))
    scene.desktop.append(outside)
    var alone = try SceneRenderer(threads: 1)
    let (following, expected) = (try renderer.resolve(scene).scene, try alone.resolve(scene).scene)
    #expect(following == expected)
    #expect(following.glassProbes.count == 2)
  }

  @Test("Pinned glass and a scene without a time stay light")
  func onlyGlassThatTurnsFollows() throws {
    let pinned = try state(resolved(at: 1) { $0.adapts = false }).parameters
    #expect(pinned.face == recipe(darkness: 0).parameters.face)
    #expect(try state(resolved(at: nil)).parameters.face == recipe(darkness: 0).parameters.face)
  }

  @Test("The scene's thresholds and fade decide when glass turns")
  func thresholdsAreThoseOfTheScene() throws {
    var renderer = try SceneRenderer(threads: 1)
    var never = scene(at: 4)
    never.glassRules.adaptivity.darkBelow = 0
    #expect(try state(renderer.resolve(never).scene).parameters.face == recipe(darkness: 0).parameters.face)
    var slow = scene(at: 1.2)
    slow.glassRules.adaptivity.crossFade.response = 5
    let (usual, slower) = (try state(resolved(at: 1.2)), try state(renderer.resolve(slow).scene))
    #expect(slower.parameters.face.levels.white != usual.parameters.face.levels.white)
  }
}
