// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

/// Tests that pictures kept in scaled form never change a drawing, whatever was drawn before.
@Suite struct PictureFormDrawingTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 11)
    var image = PixelImage(width: 120, height: 90)
    for index in image.samples.indices {
      image.samples[index] = index % 4 == 3 ? 65535 : UInt16(truncatingIfNeeded: generator.next())
    }
    try WholeFile.write(PNGWriter(gamut: .srgb).encode16Bit(image), to: folder.path + "/photo.png")
  }

  /// Returns a scene of one photo at three places, one of them turned in every fourth setting, with a material and
  /// glass above.
  private func scene(_ number: Int) -> SceneDescription {
    func photo(_ frame: Rect) -> Layer {
      Layer(frame: frame, content: .image(ImageContent(path: "photo.png")))
    }
    var large = photo(Rect(x: 24.5, y: 5, width: 30, height: 20))
    if number % 4 == 3 { large.transform = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: -20) }
    var traits = Traits()
    traits.appearance = number % 2 == 0 ? .light : .dark
    if number >= 4 { traits.gamut = .displayP3 }
    let shift = Double(number % 3)
    return SceneDescription(
      size: Size(width: 64, height: 48), scale: 1, traits: traits,
      desktop: [
        photo(Rect(x: shift, y: 3, width: 20.5, height: 16)), large,
        Layer(
          id: "bar", frame: Rect(x: 8, y: 10, width: 40, height: 20),
          content: .material(MaterialContent(.named("thin")))),
        Layer(
          frame: Rect(x: 4, y: 28, width: 50, height: 16), content: .glass(GlassContent(.regular))),
        photo(Rect(x: 40, y: 30, width: 10, height: 10)),
      ])
  }

  @Test("The order of drawings does not change them")
  func orderLeavesNoTrace() throws {
    func renderer() throws -> SceneRenderer { try SceneRenderer(threads: 2, baseDirectory: folder.path) }
    func draw(_ number: Int, _ renderer: inout SceneRenderer) throws -> PixelImage {
      try renderer.render(renderer.resolve(scene(number))).image
    }
    let alone = try (0..<8).map {
      var renderer = try renderer()
      return try draw($0, &renderer)
    }
    #expect(Set(alone).count == 8)
    for order in [Array(0..<8), (0..<8).reversed(), [0, 0, 6, 0, 3, 3, 7, 2, 2, 5, 1, 4]] {
      var renderer = try renderer()
      for number in order { #expect(try draw(number, &renderer) == alone[number], "scene \(number)") }
    }
  }
}
