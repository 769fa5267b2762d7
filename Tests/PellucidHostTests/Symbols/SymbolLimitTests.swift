// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidDocument
@testable import PellucidHost

/// Tests of documents with features that no symbol needs.
@Suite struct SymbolLimitTests {
  static let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>"
  static let square = "<rect width='24' height='24'/>"
  let frame = Rect(x: 0, y: 0, width: 24, height: 24)

  private func draw(
    _ document: String, _ rendering: SymbolRequest.Rendering = .monochrome, frame: Rect? = nil,
    limits: SymbolLimits = SymbolLimits()
  ) throws -> [CoverageMask] {
    var rasterizer = SymbolRasterizer()
    rasterizer.limits = limits
    return try rasterizer.masks(
      document: Array(document.utf8), rendering: rendering, frame: frame ?? self.frame, scale: 1)
  }

  private func expectRefused(_ document: String, _ refusal: SymbolRefusal) {
    #expect(throws: SymbolError.refused(path: "the document", refusal), "\(document.prefix(200))") {
      try draw(document)
    }
  }

  @Test("Refuse entity declarations")
  func entitiesAreRefused() {
    let body = Self.head + "<text>&b;</text></svg>"
    expectRefused("<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + body, .declaresEntities)
    expectRefused("<!DOCTYPE svg SYSTEM '>' [<!ENTITY b 'a'>]>" + body, .declaresEntities)
    expectRefused("<!DOCTYPE svg [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>" + body, .declaresEntities)
  }

  @Test("Accept plain document types")
  func plainDocumentTypesAreFine() throws {
    let type =
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">"
    let document =
      "<?xml version='1.0' encoding='UTF-8'?><!-- a > b -->" + type + Self.head + Self.square + "</svg>"
    #expect(try draw(document)[0].ink == 255 * 576)
  }

  @Test(
    "Refuse references to other documents",
    arguments: [
      "<use href='other.svg#x'/>", "<use xlink:href='file:///etc/passwd'/>",
      "<use href='data:image/svg+xml,x#a'/>", "<rect width='9' height='9' fill='url(other.svg#x)'/>",
      "<rect style='mask: URL( \"file:///m.svg#m\" )' width='9' height='9'/>",
      "<rect fill='&#117;rl(a.svg#b)' width='9' height='9'/>", "<tref href='http://localhost/'/>",
    ])
  func referencesOutOfTheDocumentAreRefused(_ markup: String) {
    expectRefused(Self.head + markup + "</svg>", .refersToOtherDocument)
  }

  @Test("Refuse other elements that read files or expand")
  func otherDoorsAreClosed() {
    func refused(_ markup: String, _ refusal: SymbolRefusal) {
      expectRefused(Self.head + markup + "</svg>", refusal)
    }
    refused("<xi:include href='file:///etc/passwd' parse='text'/>", .forbidden(element: "include"))
    refused("<pattern id='p' width='1e9' height='1e9'/>", .forbidden(element: "pattern"))
    refused("<script>1</script>", .forbidden(element: "script"))
    refused("<style>@import 'file:///a.css';</style>", .styleWord("import"))
    refused("<style><![CDATA[ * { mask: URL(#m) } ]]></style>", .styleWord("url"))
    refused("<style>* { m\\61sk: none }</style>", .escapedLetters)
    refused("<rect fill='\\75rl(a.svg#b)'/>", .escapedLetters)
    refused("<text style='display: inline !important'>M</text>", .importantStyle)
    expectRefused("<?xml-stylesheet href='file:///a.css'?>" + Self.head + "</svg>", .linksStyleSheet)
    expectRefused(
      "<?xml version='1.0' encoding='UTF-7'?>" + Self.head + "</svg>", .otherEncoding)
    for bytes in [[0x1F, 0x8B, 8, 0], [0xFF, 0xFE, 0x3C, 0]] as [[UInt8]] {
      #expect(throws: SymbolError.refused(path: "the document", .notUTF8)) {
        try SymbolRasterizer().masks(document: bytes, rendering: .monochrome, frame: frame, scale: 1)
      }
    }
  }

  /// A pipe without a writer would block on opening, so this test shows that the file is not opened.
  @Test("Pictures in symbols are not opened")
  func picturesAreNotOpened() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.png"
    #expect(mkfifo(pipe, 0o600) == 0)
    let picture = "<image href='\(pipe)' width='24' height='24'/>"
    let document = Self.head + picture + "<g class='layer-1'>\(picture)</g></svg>"
    #expect(try draw(document)[0].ink == 0)
    #expect(try draw(document, .hierarchical).allSatisfy { $0.ink == 0 })
  }

  @Test("Text inside a layer is not drawn")
  func textIsNotDrawnInALayerEither() throws {
    let document =
      Self.head + "<rect class='layer-0' width='2' height='2'/>"
      + "<g class='layer-1'><rect width='24' height='12'/><text class='layer-1' y='22' font-size='20'>M</text></g></svg>"
    #expect(try draw(document, .hierarchical).map(\.ink) == [255 * 4, 255 * 288])
  }

  @Test("Filters, markers and dashes are left out")
  func filtersMarkersAndDashesAreLeftOut() throws {
    let plain = try draw(Self.head + "<path d='M0 12H24' stroke='#000' stroke-width='8'/></svg>")
    let decorated = try draw(
      Self.head + "<filter id='f' width='1e9' height='1e9'><feGaussianBlur stdDeviation='9'/></filter>"
        + "<marker id='k' markerWidth='9' markerHeight='9'><rect width='9' height='9'/></marker>"
        + "<path d='M0 12H24' stroke='#000' stroke-width='8' filter='url(#f)' marker-end='url(#k)' "
        + "style='stroke-dasharray: 0.001'/></svg>")
    #expect(decorated == plain)
  }

  @Test("References that another parser would find are found")
  func splitReferencesAreFound() throws {
    func refused(_ markup: String, _ refusal: SymbolRefusal) {
      expectRefused(Self.head + markup + "</svg>", refusal)
    }
    refused("<style>* { mask:ur<!---->l(#m) }</style>", .styleWord("url"))
    refused("<style>* { mask:u<![CDATA[r]]>l(#m) }</style>", .styleWord("url"))
    refused("<style>* { mask:&#x75;rl(#m) }</style>", .styleWord("url"))
    refused("<style>* { mask:u\\rl(#m) }</style>", .escapedLetters)
    refused("<rect mask='u\\rl(#m)'/>", .escapedLetters)
    refused("<style>#a { filter: blur(9px) !important }</style>", .styleWord("import"))
    refused("<style>a ~ b { fill: red }</style>", .styleWord("~"))
    refused("<style>:not(a) { fill: red }</style>", .styleWord(":not("))
    refused("<style>\(String(repeating: "a(", count: 9)){}</style>", .styleWord("("))
    refused("<rect fill='url(\"#a)b\" c)'/>", .refersToOtherDocument)
    refused("<rect fill='&other;'/>", .unknownReference)
    refused("<rect fill='&#\(String(repeating: "1", count: 900_000))'/>", .unknownReference)
    refused("<g></h>", .closesNothing)
    refused("<rect x='1' x='2'/>", .brokenTag(element: "rect"))
  }

  @Test("Attributes and elements of drawing programs do not reach librsvg")
  func foreignMarkupIsLeftOut() throws {
    let document = """
      <svg:svg xmlns:svg='http://www.w3.org/2000/svg' xmlns:l='http://www.w3.org/1999/xlink' xmlns:ink='urn:ink'
        viewBox='0 0 24 24'><svg:defs><svg:rect id='a' width='24' height='12' ink:label='x' ink:mask='url(#a)'/></svg:defs>
        <ink:view><svg:rect width='24' height='24'/></ink:view><svg:use l:href='#a'/></svg:svg>
      """
    #expect(try draw(document)[0].ink == 255 * 288)
    let written = String(
      decoding: try SymbolTree(Array(document.utf8), limits: SymbolLimits()).document, as: UTF8.self)
    #expect(written.contains("xlink:href=\"#a\"") && !written.contains("label") && !written.contains("mask"))
  }

  @Test("The written document is read as it was written")
  func writtenDocumentIsRead() throws {
    let document =
      Self.head
      + "<style>.a > .b { fill: &lt;&amp;]]&gt; }</style><rect id='a&#10;&quot;&lt;b' class='x&#9;y'/></svg>"
    let tree = try SymbolTree(Array(document.utf8), limits: SymbolLimits())
    let again = try SymbolTree(tree.document, limits: SymbolLimits())
    #expect(again.document == tree.document)
    #expect(again.elements.map(\.attributes) == tree.elements.map(\.attributes))
    #expect(tree.elements[2].value("id") == "a \"<b" && tree.elements[1].text == ".a > .b { fill: <&]]> }")
  }

  /// 1,200 bytes that once took 3 GB.
  @Test("Inherited references are counted once for each element")
  func inheritedReferences() throws {
    let document =
      Self.head + "<g mask='url(#a)'>"
      + String(repeating: "<g mask='inherit' fill='inherit' stroke='inherit'>", count: 24)
      + String(repeating: "</g>", count: 25) + "</svg>"
    let markup = try SymbolMarkup(Array(document.utf8), limits: SymbolLimits())
    #expect(markup.elements.dropFirst().allSatisfy { $0.references == ["a"] })
    let many = (0..<40).map { "url(#a\($0))" }.joined(separator: " ")
    expectRefused(Self.head + "<g fill='\(many)'/></svg>", .tooManyReferences(limit: 32))
  }

  // MARK: Work

  private func work(_ markup: String) throws -> SymbolWork {
    try SymbolWork(of: SymbolMarkup(Array((Self.head + markup + "</svg>").utf8), limits: SymbolLimits()))
  }

  /// Returns a path of lines from side to side that all cross, or of ones side by side.
  private func path(_ count: Int, crossing: Bool, _ attributes: String = "") -> String {
    let lines = (0..<count).map { index in
      let x = 24 * Double(index) / Double(count)
      return crossing ? "M\(x) 0L\(24 - x) 24" : "M\(x) 0V24"
    }
    return "<path d='\(lines.joined())' \(attributes)/>"
  }

  @Test("The work grows with the lines, and with their square only where lines may cross")
  func workGrows() throws {
    let apart = try [4000, 8000].map { try work(path($0, crossing: false)) }
    #expect(apart[1].lines == 2 * apart[0].lines)
    #expect(apart[1].pairs <= 2.1 * apart[0].pairs)
    let crossing = try [4000, 8000].map { try work(path($0, crossing: true)) }
    #expect(crossing[1].pairs > 3.9 * crossing[0].pairs)
    // A wide stroke overlaps its neighbours.
    let wide = try work(path(8000, crossing: false, "stroke='#000' stroke-width='24'"))
    #expect(wide.pairs > 1e7)
    let twice = try work(
      "<defs><g id='a'>\(path(100, crossing: true))</g></defs><use href='#a'/><use href='#a'/>")
    #expect(twice.lines == 3 * (try work(path(100, crossing: true))).lines)
  }

  @Test("Clips count for each shape inside them")
  func clips() throws {
    let clip = "<clipPath id='c'>\(path(1000, crossing: true))</clipPath>"
    let few = try work(clip + "<g clip-path='url(#c)'>\(Self.square)</g>")
    let many = try work(clip + "<g clip-path='url(#c)'>\(String(repeating: Self.square, count: 100))</g>")
    #expect(many.pairs > 50 * few.pairs)
  }

  @Test("Refuse documents that take too long to draw")
  func costlyDocumentsAreRefused() throws {
    let error = SymbolError.tooComplex(path: "the document", width: 24, height: 24)
    #expect(throws: error) { try draw(Self.head + path(20_000, crossing: true) + "</svg>") }
    let clip = "<clipPath id='c'>\(path(1000, crossing: true))</clipPath>"
    let clipped = "<g clip-path='url(#c)'>\(String(repeating: Self.square, count: 900))</g>"
    #expect(throws: error) { try draw(Self.head + clip + clipped + "</svg>") }
    let rules = "<style>\(String(repeating: ".a{} ", count: 60_000))</style>"
    expectRefused(Self.head + rules + String(repeating: "<g/>", count: 9000) + "</svg>", .tooManyRules)
  }

  @Test("Limit the nesting of elements")
  func nestingHasALimit() throws {
    func nested(_ depth: Int) -> String {
      let (start, end) = (String(repeating: "<g>", count: depth), String(repeating: "</g>", count: depth))
      return Self.head + start + Self.square + end + "</svg>"
    }
    #expect(try draw(nested(62))[0].ink == 255 * 576)
    expectRefused(nested(63), .tooDeep)
    expectRefused(nested(100_000), .tooDeep)
  }

  /// 40 groups, each of which draws the one before twice: 2^40 squares.
  @Test("References count as often as they are drawn")
  func referencesAreCountedAsOftenAsTheyAreDrawn() throws {
    var document = Self.head + "<defs><g id='g0'>\(Self.square)</g>"
    for index in 1...40 {
      document += "<g id='g\(index)'><use href='#g\(index - 1)'/><use href='#g\(index - 1)'/></g>"
    }
    expectRefused(
      document + "</defs><use href='#g40'/></svg>", .tooManyReferences(limit: 10_000))
    expectRefused(
      Self.head + "<g id='a'><use href='#a'/></g></svg>",
      .tooDeepReferences)
    let chain = (1...200).map { "<mask id='m\($0)'><g mask='url(#m\($0 - 1))'/></mask>" }.joined()
    expectRefused(Self.head + chain + "</svg>", .tooDeepReferences)
    let inherited =
      "<mask id='m'>\(Self.square)\(Self.square)</mask><g mask='url(#m)'><g mask='inherit'/></g>"
    let cost = try SymbolCost(
      of: SymbolMarkup(Array((Self.head + inherited + "</svg>").utf8), limits: SymbolLimits()),
      limits: SymbolLimits())
    // The root, the mask's three, and two groups that draw the mask's three.
    #expect(cost == SymbolCost(elements: 12, depth: 5))
  }

  @Test("Refuse too many elements")
  func manyElementsAreRefused() {
    let document = Self.head + String(repeating: "<path/>", count: 10_001) + "</svg>"
    expectRefused(document, .tooManyElements(limit: 10_000))
  }

  @Test("Refuse too many attributes of one element")
  func manyAttributesAreRefused() {
    let attributes = (0...1000).map { "a\($0)='1'" }.joined(separator: " ")
    expectRefused(Self.head + "<path \(attributes)/></svg>", .tooManyAttributes(element: "path", limit: 1000))
  }

  @Test("A larger picture may hold fewer elements")
  func aLargePictureMayHoldLess() throws {
    let document = Self.head + String(repeating: Self.square, count: 600) + "</svg>"
    #expect(try draw(document)[0].ink == 255 * 576)
    let large = Rect(x: 0, y: 0, width: 4000, height: 4000)
    #expect(throws: SymbolError.tooComplex(path: "the document", width: 4000, height: 4000)) {
      try draw(document, frame: large)
    }
    let deep =
      Self.head + String(repeating: "<g opacity='0.9'>", count: 20) + String(repeating: "</g>", count: 20)
    #expect(throws: SymbolError.tooComplex(path: "the document", width: 4000, height: 4000)) {
      try draw(deep + "</svg>", frame: large)
    }
  }

  @Test(
    "Extreme view boxes stay inside the frame",
    arguments: [
      "viewBox='0 0 1e38 1e38'", "viewBox='-1e30 0 1e-30 1e30'", "viewBox='0 0 nan inf'",
      "width='1e300' height='1'", "width='0' height='0'", "viewBox='0 0 0 0'", "width='-4' height='5%'",
    ])
  func strangeSizesStayInTheFrame(_ size: String) {
    let document = "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(Self.square)</svg>"
    do {
      for mask in try draw(document) {
        #expect(mask.bounds.minX >= 0 && mask.bounds.maxX <= 24 && mask.bounds.maxY <= 24)
        #expect(mask.values.count == mask.bounds.width * mask.bounds.height)
      }
    } catch { #expect(error is SymbolError) }
  }

  @Test("Refuse broken markup")
  func brokenMarkupIsRefused() {
    for document in [
      "", "   ", "<", "<svg", "<svg/", "<svg a=", "<svg a='", "<!--", "<![CDATA[", "<?xml", "</svg>",
      "<svg><g>",
      "<svg a=b/>", "<svg></g>", "not a symbol", "<html/>",
    ] {
      #expect(throws: SymbolError.self, "\(document)") { try draw(document) }
    }
  }

  @Test("Every truncated document is an error or a symbol")
  func everyShortDocumentIsAnErrorOrASymbol() throws {
    let document = Array(
      (Self.head + "<g class='layer-0'>\(Self.square)</g><path d='M2 2l8 0&#10;0 8z' fill='url(#g)'/></svg>")
        .utf8)
    for count in 0..<(document.count - 1) {
      #expect(throws: SymbolError.self) {
        try SymbolRasterizer().masks(
          document: Array(document.prefix(count)), rendering: .hierarchical, frame: frame, scale: 1)
      }
    }
  }
}
