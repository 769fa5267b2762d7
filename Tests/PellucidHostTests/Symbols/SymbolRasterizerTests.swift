// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidHost

@Suite struct SymbolRasterizerTests {
  let rasterizer = SymbolRasterizer()
  let frame = Rect(x: 10, y: 20, width: 24, height: 24)

  private func masks(
    _ markup: String, _ rendering: SymbolRequest.Rendering = .monochrome, frame: Rect? = nil,
    transform: Transform = .identity
  ) throws -> [CoverageMask] {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>"
    return try rasterizer.masks(
      document: Array((head + markup + "</svg>").utf8), rendering: rendering, frame: frame ?? self.frame,
      transform: transform, scale: 1)
  }

  @Test("Every name of the library draws a symbol", arguments: SymbolLibrary.names) func everyNameDraws(
    _ name: String
  ) throws {
    for rendering in [SymbolRequest.Rendering.monochrome, .hierarchical] {
      let masks = try rasterizer.masks(
        for: SymbolRequest(template: name, rendering: rendering), frame: frame, scale: 2)
      #expect(!masks.isEmpty)
      #expect(masks.allSatisfy { $0.ink > 0 })
      #expect(masks.allSatisfy { $0.bounds == PixelRect(minX: 20, minY: 40, maxX: 68, maxY: 88) })
    }
  }

  @Test("A misspelled name has the nearest one")
  func misspelledNameHasNearest() {
    #expect(throws: SymbolError.unknown(name: "bell.fil", nearest: "bell.fill")) {
      try rasterizer.masks(for: SymbolRequest(template: "bell.fil"), frame: frame, scale: 1)
    }
    #expect(throws: SymbolError.unknown(name: "../heart", nearest: nil)) {
      try rasterizer.masks(for: SymbolRequest(template: "../heart"), frame: frame, scale: 1)
    }
  }

  @Test("Missing icons are named with their package and folder")
  func absentIconsNameTheirPackage() throws {
    let bare = SymbolRasterizer(library: SymbolLibrary(icons: "/nowhere"))
    #expect(
      throws: SymbolError.iconsMissing(name: "scissors", folder: "/nowhere", package: "py-phosphor-icons")
    ) {
      try bare.masks(for: SymbolRequest(template: "scissors"), frame: frame, scale: 1)
    }
    // Symbols that need no icon are drawn without them.
    #expect(try !bare.masks(for: SymbolRequest(template: "7.circle.fill"), frame: frame, scale: 1).isEmpty)
    #expect(try !bare.masks(for: SymbolRequest(template: "heart"), frame: frame, scale: 1).isEmpty)
  }

  @Test("A missing template folder is named, also for symbols that could be drawn otherwise")
  func absentTemplatesAreNamed() throws {
    let moved = SymbolRasterizer(library: SymbolLibrary(templates: "/nowhere/Symbols"))
    for name in ["heart", "scissors"] {
      #expect(throws: SymbolError.templatesMissing(name: name, folder: "/nowhere/Symbols")) {
        try moved.masks(for: SymbolRequest(template: name), frame: frame, scale: 1)
      }
    }
  }

  @Test("A square symbol covers its frame")
  func wholeSquareCoversItsFrame() throws {
    let mask = try masks("<rect width='24' height='24'/>")[0]
    #expect(mask.bounds == PixelRect(minX: 10, minY: 20, maxX: 34, maxY: 44))
    #expect(mask.values.allSatisfy { $0 == 255 })
  }

  @Test("A symbol is centred with its proportions")
  func proportionsStayInTheMiddle() throws {
    let wide = Rect(x: 0, y: 0, width: 48, height: 24)
    let mask = try masks("<rect width='24' height='24'/>", frame: wide)[0]
    #expect(mask.bounds == PixelRect(minX: 12, minY: 0, maxX: 36, maxY: 24))
  }

  @Test(
    "Layers are drawn apart",
    arguments: [
      ("layer-0", "layer-1"),
      ("monochrome-0 hierarchical-0:primary", "monochrome-0 hierarchical-1:secondary"),
    ]) func layersAreApart(_ first: String, _ second: String) throws
  {
    let markup =
      "<rect class='\(first)' width='12' height='24'/>"
      + "<g class='\(second)'><rect x='12' width='12' height='24'/></g>"
    let layers = try masks(markup, .hierarchical)
    #expect(layers.count == 2)
    for (index, layer) in layers.enumerated() {
      let left = layer.values[0], right = layer.values[23]
      #expect((left, right) == (index == 0 ? (255, 0) : (0, 255)))
    }
    #expect(try masks(markup).count == 1)
    #expect(try masks(markup)[0].ink == 255 * 24 * 24)
  }

  @Test("A template without layer marks is one layer")
  func unmarkedTemplateIsOneLayer() throws {
    #expect(try masks("<rect width='5' height='5'/>", .palette).count == 1)
  }

  @Test("Unmarked shapes belong to the first layer")
  func unmarkedShapesBelongToTheFirstLayer() throws {
    let layers = try masks(
      "<rect width='6' height='24'/><rect class='layer-0' x='6' width='6' height='24'/>"
        + "<rect class='layer-1' x='12' width='12' height='24'/>", .hierarchical)
    #expect(layers.map(\.ink) == [255 * 12 * 24, 255 * 12 * 24])
  }

  @Test("Opacity ½ gives half coverage")
  func halfOpacityIsHalfCoverage() throws {
    let half = try masks("<rect width='24' height='24' opacity='0.5'/>")[0]
    #expect(half.values.allSatisfy { (127...128).contains($0) })
  }

  @Test("Text and pictures are not drawn")
  func textAndPicturesAreNotDrawn() throws {
    let markup =
      "<text x='2' y='20' font-size='20'>M</text><image href='file:///usr/share/pixmaps/debian-logo.png' "
      + "width='24' height='24'/>"
    #expect(try masks(markup)[0].ink == 0)
  }

  @Test("A turned symbol keeps its area")
  func turnedSymbolKeepsItsArea() throws {
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: 0)
    let area = Double(try masks("<rect width='24' height='24'/>", transform: turn)[0].ink) / 255
    #expect(abs(area - 576) < 6)
  }

  @Test("Refuse broken or large documents, and unusable frames")
  func refusesWhatIsNotUsable() throws {
    #expect(throws: SymbolError.self) {
      try rasterizer.masks(
        document: Array("<svg".utf8), rendering: .monochrome, frame: frame, scale: 1)
    }
    #expect(throws: SymbolError.geometryOutOfRange) {
      try rasterizer.masks(for: SymbolRequest(template: "heart"), frame: frame, scale: .nan)
    }
    let huge = Rect(x: 0, y: 0, width: 20_000, height: 20_000)
    #expect(throws: SymbolError.maskTooLarge(width: 20_000, height: 20_000, pixelLimit: 1 << 24)) {
      try rasterizer.masks(for: SymbolRequest(template: "heart"), frame: huge, scale: 1)
    }
    #expect(throws: SymbolError.fileTooLarge(path: "the document", limit: 1 << 20)) {
      try rasterizer.masks(
        document: [UInt8](repeating: 32, count: (1 << 20) + 1), rendering: .monochrome, frame: frame,
        scale: 1)
    }
    let flat = Rect(x: 3, y: 3, width: 0, height: 10)
    #expect(
      try rasterizer.masks(for: SymbolRequest(template: "heart"), frame: flat, scale: 1)[0].values.isEmpty)
  }
}
