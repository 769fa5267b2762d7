// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidDocument
@testable import PellucidHost

/// Tests of variants of exported templates: a square of 100 with a hole, whose walls are as thick as the weight, and a
/// bar.
@Suite struct SymbolTemplateTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  /// Returns the paths of a frame with walls of `wall`, and of a bar of that thickness.
  private func glyph(_ name: String, wall: Double, extra: String = "") -> String {
    let (inner, left) = (100 - wall, 50 - wall / 2)
    return """
      <g id="\(name)" transform="matrix(1 0 0 1 700 600)">
        <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" \
      d="M0 0L100 0L100 100L0 100ZM\(wall) \(wall)L\(wall) \(inner)L\(inner) \(inner)L\(inner) \(wall)Z\(extra)"/>
        <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:primary" \
      d="M\(left) 30L\(left + wall) 30L\(left + wall) 70L\(left) 70Z"/>
      </g>
      """
  }

  private func document(_ glyphs: [String]) -> [UInt8] {
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"3300\" height=\"2200\">"
    let notes = "<g id=\"Notes\"><rect width=\"3300\" height=\"2200\" fill=\"#fff\"/></g>"
    return Array((head + notes + "<g id=\"Symbols\">" + glyphs.joined() + "</g></svg>").utf8)
  }

  private var masters: [UInt8] {
    document([glyph("Ultralight-S", wall: 4), glyph("Regular-S", wall: 16), glyph("Black-S", wall: 26)])
  }

  private func masks(
    _ document: [UInt8], weight: Int? = nil, scale: SymbolContent.Scale? = nil,
    _ rendering: SymbolRequest.Rendering = .monochrome
  ) throws -> [CoverageMask] {
    let isPlain = weight == nil && scale == nil
    let variant = isPlain ? nil : SymbolRequest.Variant(weight: weight ?? 400, scale: scale ?? .medium)
    return try SymbolRasterizer().masks(
      document: document, rendering: rendering, variant: variant, frame: frame, scale: 1)
  }

  /// Returns the thickness of the left wall in a row below the bar, in pixels of a frame of 100.
  private func wall(_ mask: CoverageMask) -> Double {
    let width = mask.bounds.width
    let start = mask.bounds.height * 72 / 100 * width
    return mask.values[start..<(start + width / 2)].reduce(0) { $0 + Double($1) } / 255
  }

  @Test(
    "Weights between the masters are interpolated",
    arguments: [(100, 4.0), (200, 8), (300, 12), (400, 16), (500, 18), (650, 21), (900, 26)])
  func weightsBetweenTheMastersAreMixed(weight: Int, expected: Double) throws {
    #expect(try abs(wall(masks(masters, weight: weight)[0]) - expected) < 0.1)
  }

  @Test("Without a weight, the regular variant is drawn")
  func withoutAWeightTheTemplateIsDrawnAsItIs() throws {
    #expect(try masks(masters) == masks(masters, weight: 400))
  }

  @Test("A variant with the exact name takes precedence")
  func aVariantOfTheNameComesFirst() throws {
    let all = document([
      glyph("Regular-S", wall: 16), glyph("Bold-M", wall: 9), glyph("Black-S", wall: 26),
      glyph("Bold-S", wall: 20),
      glyph("Bold-L", wall: 22),
    ])
    for (scale, expected) in [(SymbolContent.Scale.medium, 9.0), (.small, 16), (.large, 27.5)] {
      #expect(try abs(wall(masks(all, weight: 700, scale: scale)[0]) - expected) < 0.2)
    }
  }

  @Test("Scales differ in size")
  func scalesDifferInSize() throws {
    let sizes = try SymbolContent.Scale.allCases.map { try masks(masters, scale: $0)[0].bounds.width }
    #expect(sizes == [80, 100, 126])
  }

  /// Paths with different commands cannot be interpolated, so the nearest weight is drawn.
  @Test("Paths that do not correspond are not interpolated")
  func pathsThatDoNotCorrespondAreNotMixed() throws {
    let odd = document([
      glyph("Regular-S", wall: 16), glyph("Black-S", wall: 26, extra: "M45 45L50 50L45 50Z"),
    ])
    #expect(try abs(wall(masks(odd, weight: 500)[0]) - 16) < 0.1)
    #expect(try abs(wall(masks(odd, weight: 800)[0]) - 26) < 0.1)
  }

  /// A layer drawn alone stays at its place in the whole symbol.
  @Test(
    "Layers keep their place", arguments: [SymbolRequest.Rendering.hierarchical, .palette, .multicolor],
    [400, 700])
  func layersKeepTheirPlace(rendering: SymbolRequest.Rendering, weight: Int) throws {
    let layers = try masks(masters, weight: weight, rendering)
    try #require(layers.count == 2)
    // Hierarchical layers start with the most important one, colours with the lowest one.
    let (frame, bar) = rendering == .multicolor ? (layers[0], layers[1]) : (layers[1], layers[0])
    let whole = try masks(masters, weight: weight)[0]
    let sum = zip(frame.values, bar.values).map { Int($0) + Int($1) }
    #expect(zip(sum, whole.values).allSatisfy { abs($0 - Int($1)) <= 2 })
    #expect(bar.values[50 * 100 + 50] == 255 && frame.values[50 * 100 + 50] == 0)
  }

  @Test(
    "A document of a variant alone draws it alike", arguments: [100, 400, 650],
    [SymbolRequest.Rendering.monochrome, .multicolor])
  func documentsOfVariantsAreDrawnAlike(weight: Int, rendering: SymbolRequest.Rendering) throws {
    let template = try SymbolTemplate(tree(masters))
    let choice = try #require(template.choice(SymbolRequest.Variant(weight: weight, scale: .small)))
    let alone = try #require(template.document(of: choice))
    let drawn = try SymbolRasterizer().masks(
      document: alone, rendering: rendering, variant: nil, frame: frame, scale: 0.8)
    let inTemplate = try masks(masters, weight: weight, scale: .small, rendering)
    try #require(drawn.count == inTemplate.count)
    // The small scale has eight tenths of the size, in the middle of the frame.
    for (one, other) in zip(drawn, inTemplate) {
      #expect(one.values.count == other.values.count)
      #expect(zip(one.values, other.values).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }
  }

  /// Returns whether the regular variant of a template has a document.
  private func hasDocument(_ paths: String, group: String = "", around: String = "", root: String = "") throws
    -> Bool
  {
    let text =
      "<svg fill=\"#000\"\(root)><g id=\"Symbols\"\(around)><g id=\"Regular-M\"\(group)>\(paths)</g></g></svg>"
    let template = try SymbolTemplate(tree(Array(text.utf8)))
    let choice = try #require(template.choice(SymbolRequest.Variant()))
    return template.document(of: choice) != nil
  }

  private static let square = #"<path d="M0 0H9V9Z"/>"#

  @Test(
    "A variant with anything but filled paths of lines and curves has no document",
    arguments: [
      #"<circle r="4"/>"#, #"<path d="M0 0A4 4 0 0 1 9 9Z"/>"#, #"<path d="M0 0H9V9Z" stroke="black"/>"#,
      #"<path d="M0 0H9V9Z" fill="none"/>"#, #"<path d="M0 0H9V9Z" fill="url(#a)"/>"#,
      #"<path d="M0 0H9V9Z" style="fill: red"/>"#,
      #"<path d="M0 0H9V9Z" transform="scale(2)"/>"#, #"<path d="M0 0H2e6V9Z"/>"#, #"<path d="L9 0V9Z"/>"#,
    ])
  func documentsNeedFilledPaths(path: String) throws {
    #expect(try hasDocument(Self.square))
    #expect(try !hasDocument(Self.square + path))
  }

  @Test("A variant without area has no document")
  func documentsNeedArea() throws {
    #expect(try !hasDocument(#"<path d="M0 0H9"/>"#))
  }

  @Test("A variant whose groups change its look or proportions has no document")
  func documentsNeedPlainGroups() throws {
    for attribute in [#"transform="translate(3 4)""#, #"transform="matrix(2, 0, 0, 2, 5, -6)""#] {
      #expect(try hasDocument(Self.square, group: " " + attribute), "\(attribute)")
    }
    for attribute in [
      #"transform="scale(1 3)""#, #"transform="matrix(1 0 0 2 5 6)""#, #"transform="matrix(-1 0 0 -1 5 6)""#,
      #"transform="rotate(3)""#,
      #"fill-rule="evenodd""#, #"opacity="0.5""#, #"class="a""#, #"fill="none""#,
    ] {
      #expect(try !hasDocument(Self.square, group: " " + attribute), "\(attribute)")
      #expect(try !hasDocument(Self.square, around: " " + attribute), "\(attribute)")
    }
    #expect(try !hasDocument(Self.square, root: #" fill-rule="evenodd""#))
  }

  @Test(
    "Outlines reach as far as their curves",
    arguments: [
      ("M1 2H9V5Z", [1.0, 2.0, 8.0, 3.0]), ("m1 2 8 0 0 3z", [1, 2, 8, 3]), ("M1 2h8v3z", [1, 2, 8, 3]),
      ("M0 0C0 4 8 4 8 0Z", [0, 0, 8, 3]), ("m0 0c0 4 8 4 8 0s8-4 8 0z", [0, -3, 16, 6]),
      ("M0 0Q4 4 8 0T16 0Z", [0, -2, 16, 4]), ("M0 0q4 4 8 0t8 0z", [0, -2, 16, 4]),
      ("M0 0H4V4ZM9 9h1v1zl-9 0", [0, 0, 10, 10]),
    ])
  func outlinesReachAsFarAsTheirCurves(data: String, expected: [Double]) throws {
    let extent = try #require(PathData(data)?.outline?.extent)
    let sides = zip([extent.x, extent.y, extent.width, extent.height], expected)
    #expect(sides.allSatisfy { abs($0 - $1) < 0.01 }, "\(extent)")
  }

  @Test(
    "Commands with too few numbers draw nothing",
    arguments: ["M", "M1", "M0 0L1", "M0 0C1 1 2 2 3", "M0 0Z1", "L1 1", "Z"])
  func incompleteCommandsAreRefused(data: String) {
    #expect(PathData(data)?.outline == nil)
  }

  private func tree(_ document: [UInt8]) throws -> SymbolTree {
    try SymbolTree(document, limits: SymbolLimits())
  }

  @Test("Colours are read from the template")
  func colorsAreReadFromTheTemplate() throws {
    let layers = SymbolLayers(multicolorOf: try tree(masters), limit: 8)
    #expect(layers.count == 2 && layers.colorNames == ["systemRedColor", nil])
  }

  @Test("Classes stay names in style sheets")
  func classesStayNames() throws {
    let document = #"<svg><path class="multicolor-0:a{}*{fill:red} multicolor-1:tintColor"/></svg>"#
    let layers = SymbolLayers(multicolorOf: try tree(Array(document.utf8)), limit: 8)
    let sheet = layers.styleSheet(showing: 1)
    #expect(sheet.contains(#".multicolor-0\:a\{\}\*\{fill\:red\}"#) && !sheet.contains("*{"))
  }

  @Test("Strokes of plain documents follow the weight")
  func strokesOfPlainDocumentsFollowTheWeight() throws {
    let stroked = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path stroke="#000" stroke-width="10" d="M0 50H100"/></svg>
      """.utf8)
    let inks = try [100, 400, 900].map { try Double(masks(stroked, weight: $0)[0].ink) / 25_500 }
    for (ink, expected) in zip(inks, [10.0 / 3, 10, 20]) { #expect(abs(ink - expected) < 0.1) }
    #expect(try SymbolTemplate(tree(stroked)).hasWeights && SymbolTemplate(tree(masters)).hasWeights)
    #expect(try !SymbolTemplate(tree(document([glyph("Regular-S", wall: 16)]))).hasWeights)
  }

  @Test("Path data is read exactly")
  func outlinesAreReadExactly() throws {
    let data = try #require(PathData("M0.5.5l-1e1-2.5,+3 4Z"))
    #expect(data.numbers == [0.5, 0.5, -10, -2.5, 3, 4] && data.counts == [2, 4, 0])
    #expect(PathData(data.text) == data)
    for wrong in ["", "10 10", "M0 0A5 5 0 0 1 9 9", "Mx", "M1e999 0", "M--1 0"] {
      #expect(PathData(wrong) == nil)
    }
  }

  @Test("Read names of variants, and reject others")
  func namesOfPlaces() {
    #expect(SymbolTemplate.Place(name: "Semibold-L")?.weight == 600)
    for wrong in ["Semibold", "Semibold-X", "semibold-S", "-S", "Regular-"] {
      #expect(SymbolTemplate.Place(name: wrong) == nil)
    }
  }

  // MARK: Pairs

  @Test("A symbol's counterpart is its other form")
  func pairsAreSymbolsOfBothForms() {
    let library = SymbolLibrary()
    #expect(
      library.counterpart(of: "heart") == "heart.fill" && library.counterpart(of: "heart.fill") == "heart")
    #expect(library.counterpart(of: "folder") == "folder.fill" && library.counterpart(of: "wifi") == nil)
    #expect(library.counterpart(of: "../heart") == nil)
  }
}
