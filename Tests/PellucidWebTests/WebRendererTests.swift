// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidScene
import Testing

@testable import PellucidWeb

/// The renderer of web pages beside that of the program.
@Suite struct WebRendererTests {
  /// A page that has no fonts and no symbols.
  struct EmptyPage: WebHost {
    var isReady = true

    func extent(of text: TextRequest, fitting width: Double) -> WebExtent? {
      isReady ? WebExtent(width: min(width, 10), height: 10, baseline: 8, lines: 1) : nil
    }
    func lines(of text: TextRequest, fitting width: Double) -> [Rect]? { isReady ? [] : nil }
    func mask(of text: TextRequest, at place: WebPlace) -> WebMasks? { isReady ? WebMasks(masks: []) : nil }
    func masks(of symbol: SymbolRequest, at place: WebPlace) -> WebMasks? {
      isReady ? WebMasks(masks: []) : nil
    }
    func fact(of symbol: String) -> WebSymbolFact? { WebSymbolFact(fact: nil) }
  }

  private static let document = """
    {"version": 1, "size": {"width": 96, "height": 64}, "scale": 2, "traits": {"platform": "macos"},
     "desktop": [
       {"frame": [0, 0, 96, 64], "linearGradient": {"stops": [[0, "#FF3366"], [1, "#3366FF"]], "start": [0, 0], "end": [1, 1]}},
       {"id": "pane", "material": "regular", "frame": [8, 8, 60, 40], "shape": {"roundedRectangle": 12}},
       {"glass": "regular", "control": "button", "frame": [50, 30, 40, 24]}
     ]}
    """

  private func opened(_ document: String = Self.document) throws(WebFailure) -> WebScene {
    try WebScene(document: Array(document.utf8))
  }

  @Test(arguments: ["", #"{"appearance": "dark"}"#, #"{"contrast": "increased"}"#])
  func exactPixelsAreThoseOfTheProgram(traits: String) throws {
    let scene = try opened(), surface = WebSurface()
    let description = try scene.described(traits: Array(traits.utf8), scale: nil)
    try WebRenderer(host: EmptyPage()).drawExactly(scene, description, onto: surface)
    var renderer = try SceneRenderer(threads: 1)
    let expected = try renderer.render(renderer.resolve(description))
    #expect((surface.width, surface.height) == (expected.width, expected.height))
    #expect(surface.bytes == expected.pixels())
  }

  /// Drawing the differences to another scene leaves no trace of it.
  @Test func drawingAgainIsDrawingAnew() throws {
    let renderer = WebRenderer(host: EmptyPage())
    let moved = try opened(Self.document.replacing("[50, 30, 40, 24]", with: "[20, 14, 40, 24]"))
    let first = try opened(), surface = WebSurface(), fresh = WebSurface()
    try renderer.draw(first, first.description, onto: surface)
    try renderer.draw(moved, moved.description, onto: surface)
    try renderer.draw(moved, moved.description, onto: fresh)
    #expect(surface.bytes == fresh.bytes)
    #expect(surface.damage.width < surface.width)
  }

  /// Several instances paint bands of a picture, with a photo below and translucent pixels; a further drawing is none the worse.
  @Test(arguments: [Self.document, Self.photo])
  func bandsAreTheRowsOfTheWhole(document: String) throws {
    let scene = try opened(document), whole = WebSurface()
    var samples = [UInt8](repeating: 255, count: 4 * 30 * 20)
    for index in samples.indices where index % 4 != 3 { samples[index] = UInt8(index * 37 & 255) }
    samples.withUnsafeBytes {
      scene.set(
        WebPicture(width: 30, height: 20, samples: $0, in: .srgb), at: ExactName("photo.png"), in: .srgb)
    }
    try WebRenderer(host: EmptyPage()).draw(scene, scene.description, onto: whole)
    for (top, bottom) in [(0, 50), (50, 51), (51, 128)] {
      let renderer = WebRenderer(host: EmptyPage()), surface = WebSurface()
      #expect(try !renderer.draw(scene, scene.description, onto: surface, upTo: 1000))
      renderer.paint(PixelRect(minX: 0, minY: top, maxX: whole.width, maxY: bottom), of: surface)
      let row = 4 * whole.width
      #expect(surface.bytes[(top * row)..<(bottom * row)] == whole.bytes[(top * row)..<(bottom * row)])
      // The rest of the surface has not been painted.
      let dark = try scene.described(traits: Array(#"{"appearance": "dark"}"#.utf8), scale: nil),
        fresh = WebSurface()
      try renderer.draw(scene, dark, onto: surface)
      try renderer.draw(scene, dark, onto: fresh)
      let (damage, stride) = (surface.damage, 4 * surface.width)
      for y in damage.minY..<damage.maxY {
        let part = (y * stride + 4 * damage.minX)..<(y * stride + 4 * damage.maxX)
        #expect(surface.bytes[part] == fresh.bytes[part])
      }
    }
  }

  private static let photo = """
    {"version": 1, "size": {"width": 96, "height": 64}, "scale": 2, "traits": {"platform": "ios"},
     "desktop": [
       {"image": "photo.png", "frame": [4, 0, 80, 64]}, {"material": "thin", "frame": [8, 8, 60, 40]},
       {"glass": "regular", "control": "button", "frame": [20, 20, 60, 30], "shape": "capsule"}
     ]}
    """

  @Test func filesThatAreMissingAreNamed() throws {
    let scene = try opened(
      #"{"version": 1, "size": {"width": 8, "height": 8}, "desktop": [{"image": "photo.png"}]}"#)
    let renderer = WebRenderer(host: EmptyPage())
    #expect(throws: WebFailure.self) { try renderer.draw(scene, scene.description, onto: WebSurface()) }
    do throws(WebFailure) { try renderer.draw(scene, scene.description, onto: WebSurface()) } catch {
      guard case .waiting(let pictures) = error else { throw error }
      #expect(pictures.map { $0.path.text } == ["photo.png"])
    }
  }

  /// Of a template, the alpha of its picture counts, and that of the picture which has taken its place.
  @Test func templatesHaveTheAlphaOfTheirPicture() throws {
    let scene = try opened(
      """
      {"version": 1, "size": {"width": 4, "height": 4}, "desktop": [
        {"fill": "#FFFFFF"}, {"image": "p.png", "rendering": "template", "style": "#FF0000", "fit": "stretch"}]}
      """)
    let (renderer, surface) = (WebRenderer(host: EmptyPage()), WebSurface())
    for (alpha, green) in [(255, 0), (0, 255)] as [(UInt8, UInt8)] {
      let picture = [UInt8](repeating: 200, count: 3) + [alpha]
      picture.withUnsafeBytes {
        scene.set(WebPicture(width: 1, height: 1, samples: $0, in: .srgb), at: ExactName("p.png"), in: .srgb)
      }
      try renderer.draw(scene, scene.description, onto: surface)
      #expect(Array(surface.bytes[20..<24]) == [255, green, green, 255])
    }
  }

  @Test func badDocumentsAndTraitsAreErrors() throws {
    #expect(throws: WebFailure.self) { try opened("{") }
    let scene = try opened()
    #expect(throws: WebFailure.self) {
      try scene.described(traits: Array(#"{"appearance": "dusk"}"#.utf8), scale: nil)
    }
    #expect(throws: WebFailure.self) { try scene.described(traits: [], scale: 99) }
    #expect(try scene.described(traits: Array(#"{"look": "os27"}"#.utf8), scale: 1).traits.platform == .macOS)
  }

  @Test func scenesOverTheMemoryLimitAreErrors() throws {
    let renderer = WebRenderer(host: EmptyPage()), scene = try opened()
    renderer.memoryLimit = 10_000
    #expect(throws: WebFailure.self) { try renderer.draw(scene, scene.description, onto: WebSurface()) }
  }
}
