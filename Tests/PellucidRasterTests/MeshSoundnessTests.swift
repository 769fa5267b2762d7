// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of the bounds of random scenes whose gradients are meshes.
@Suite struct MeshSoundnessTests {
  @Test("No random scene with meshes is drawn below its bound", arguments: 0..<4)
  func noSceneIsDrawnBelowItsBound(part: UInt64) throws {
    var renderer = try SceneRenderer(threads: 1)
    var (proven, meshes) = (0, 0)
    for seed in 1200 + part * 30..<1200 + (part + 1) * 30 {
      let result = try SceneProof.all(seed: seed, &renderer) { meshes += Self.addMeshes(to: &$0) }
      proven += result.proofs.count
      for proof in result.proofs {
        #expect(
          proof.measured >= proof.bound.lowest,
          "seed \(seed), \(proof.id): drawn \(proof.measured), bound \(proof.bound.lowest)")
      }
    }
    // Guards the test: scenes without proofs, or without meshes, would test nothing.
    #expect(proven > 0 && meshes > 8)
  }

  @Test("The colours of a text on a mesh are bounded closely")
  func boundsAreClose() throws {
    var renderer = try SceneRenderer(threads: 1)
    let points = (0..<4).map { MeshPoint(Point(x: Double($0 % 2), y: Double($0 / 2))) }
    let colors = [0.9, 0.95, 1, 0.9].map { ColorStyle.custom(EncodedColor(white: $0)) }
    let grid = try #require(MeshPoints(points, columns: 2))
    let mesh = try #require(MeshFill(grid, colors: colors, background: .custom(EncodedColor(white: 0))))
    let all = Rect(x: 0, y: 0, width: 60, height: 30)
    var scene = SceneDescription(size: Size(width: 60, height: 30), scale: 1)
    scene.desktop = [
      Layer(frame: all, content: .fill(shape: .rectangle, .mesh(mesh))),
      Layer(
        id: "text", frame: all,
        content: .text(TextContent("HE", style: .custom(EncodedColor(white: 0))))),
    ]
    let resolved = try SceneResolver.resolve(scene, facts: FileFacts()).scene
    let picture = try renderer.render(resolved)
    let foreground = try #require(SceneForeground.all(in: resolved, inks: picture.inks).first)
    guard case .surface(let surface) = foreground.ground else {
      Issue.record("no surface: \(foreground.ground)")
      return
    }
    let bound = try ContrastBound(try #require(surface.transfers.first), over: surface.backdrop).lowest
    // Black on a white of 0.9 has 16.7:1.
    #expect(bound > 16.3 && bound < 16.8)
  }

  /// Turns the gradients of a scene into meshes, and returns their number. Equal gradients become equal meshes.
  private static func addMeshes(to scene: inout SceneDescription) -> Int {
    var count = 0
    LayerWalk.edit(&scene) { layers, _ in
      for index in layers.indices {
        guard case .fill(let shape, .linear(let stops, _, _)) = layers[index].content,
          let mesh = mesh(of: stops)
        else { continue }
        count += 1
        layers[index].content = .fill(shape: shape, .mesh(mesh))
      }
    }
    return count
  }

  private static func mesh(of stops: [FillStyle.Stop]) -> MeshFill<ColorStyle>? {
    let given = stops.map { $0.color }
    guard case .custom(let first)? = given.first else { return nil }
    var random = SeededGenerator(seed: UInt64(first.red.bitPattern) << 20 ^ UInt64(first.blue.bitPattern))
    let bend = random.number(in: 0...1) < 0.3 ? 0 : 0.2
    let points = (0..<9).map { index in
      let (column, row) = (index % 3, index / 3)
      func place(_ part: Int) -> Double {
        // Some meshes end inside of their frame.
        Double(part) / 2 + bend * random.number(in: part == 1 ? -1...1 : -0.1...0.1)
      }
      return MeshPoint(Point(x: place(column), y: place(row)))
    }
    let colors = (0..<9).map { index in
      index < 3
        ? given[index % given.count]
        : .custom(
          EncodedColor(
            red: Float(random.number(in: -0.2...1.2)), green: Float(random.number(in: -0.2...1.2)),
            blue: Float(random.number(in: 0...1))))
    }
    let background = EncodedColor(
      white: Float(random.number(in: 0...1)), alpha: random.number(in: 0...1) < 0.8 ? 1 : 0.4)
    return MeshPoints(points, columns: 3).flatMap {
      MeshFill(
        $0, colors: colors, background: .custom(background),
        smoothsColors: random.number(in: 0...1) < 0.5,
        space: random.number(in: 0...1) < 0.5 ? .device : .perceptual)
    }
  }
}
