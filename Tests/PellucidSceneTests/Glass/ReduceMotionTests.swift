// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of Reduce Motion through time: glass fades, and no shape moves, grows or stretches.
@Suite struct ReduceMotionTests {
  private typealias Scene = GlassScene
  private static let frame = Rect(x: 100, y: 100, width: 44, height: 44)
  private static let target = Rect(x: 300, y: 200, width: 88, height: 44)

  private static func glass(
    _ events: [GlassEvent], _ control: GlassControl = .button, id: String = "a", at frame: Rect = frame,
    _ change: (inout GlassContent) -> Void = { _ in }
  ) -> Layer {
    Scene.glass(id, .regular, control, at: frame) {
      ($0.events, $0.isInteractive) = (events, true)
      change(&$0)
    }
  }

  /// Returns the glass of layers at every hundredth of the first three seconds.
  private func course(_ layers: [Layer], reduceMotion: Bool) throws -> [[ResolvedGlass]] {
    try (0...300).map { step in
      let scene = try Scene.resolve(layers, backdrops: [nil, nil]) {
        ($0.time, $0.glass.reduceMotion) = (Double(step) / 100, reduceMotion)
      }
      return Scene.glasses(scene.desktop)
    }
  }

  /// The frames and inflations of shapes through time.
  private func shapes(_ layers: [Layer], reduceMotion: Bool) throws -> Set<[Double]> {
    Set(
      try course(layers, reduceMotion: reduceMotion).flatMap(\.self).flatMap(\.elements).map {
        [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height, $0.inflation]
      })
  }

  private static func numbers(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height, 0] }

  private static let moving: [(String, [Layer], Set<[Double]>)] = [
    ("move", [glass([GlassEvent(at: 1, .move(to: target))])], [numbers(frame), numbers(target)]),
    (
      "lens", [glass([GlassEvent(at: 1, .move(to: target)), GlassEvent(at: 1, .press)], .segmentedLens)],
      [numbers(frame), numbers(target)]
    ),
    ("press", [glass([GlassEvent(at: 0.5, .press), GlassEvent(at: 1.5, .release)])], [numbers(frame)]),
    ("materialize", [glass([GlassEvent(at: 1, .appear)]) { $0.transition = .materialize }], [numbers(frame)]),
    ("birth", [Scene.container([glass([GlassEvent(at: 1, .appear)])])], [numbers(frame)]),
    ("death", [Scene.container([glass([GlassEvent(at: 1, .disappear)])])], [numbers(frame)]),
    (
      "matched",
      [
        Scene.container([
          glass([GlassEvent(at: 1, .disappear)], id: "old") { $0.identity = "one" },
          glass([GlassEvent(at: 1, .appear)], id: "new", at: target) { $0.identity = "one" },
        ])
      ], [numbers(frame), numbers(target)]
    ),
    (
      "menu",
      [
        Scene.container([
          glass([GlassEvent(at: 1, .disappear)], id: "old") { $0.identity = "one" },
          glass([GlassEvent(at: 1, .appear)], .menu, id: "new", at: target) { $0.identity = "one" },
        ])
      ], [numbers(frame), numbers(target)]
    ),
  ]

  @Test("No shape moves, grows or stretches", arguments: moving.indices)
  func shapesStay(_ index: Int) throws {
    let (name, layers, places) = Self.moving[index]
    #expect(try shapes(layers, reduceMotion: true) == places, "\(name)")
    #expect(try shapes(layers, reduceMotion: false).count > 4, "\(name) moves without the setting")
  }

  @Test("Glass that comes, goes or moves fades without a jump", arguments: [0, 4, 5, 6, 7])
  func glassFades(_ index: Int) throws {
    let (name, layers, _) = Self.moving[index]
    let all = try course(layers, reduceMotion: true)
    for place in Self.moving[index].2 {
      let opacities = all.map { glasses in
        glasses.first { Self.numbers($0.elements[0].frame) == place }?.parameters.face.opacity ?? 0
      }
      let steps = zip(opacities, opacities.dropFirst()).map { abs($1 - $0) }
      #expect(steps.allSatisfy { $0 < 0.35 }, "\(name): \(steps.max() ?? 0)")
      #expect(opacities.contains { $0 > 0.05 && $0 < 0.95 }, "\(name) fades")
    }
  }
}
