// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidDocument
@testable import PellucidHost

/// Tests of the documents and style sheets that librsvg gets: nothing in a file leaves the place in which it was read.
@Suite struct SymbolWritingTests {
  private static let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'"

  /// Texts that would end an attribute, a rule, a tag or a section if they were written as they are.
  private static let texts =
    HostileText.all + [
      "a}*{fill:url(file:///etc/passwd)}", "'/><image href=\"file:///a.png\"/>", "]]><script/>",
      "--><script/>",
      "?><script/>", "&lt;script/>", "&#60;script/&#62;", "a&#10;b", "&quot; onload=&quot;", "\\", "\\}",
      "*/}*{",
      "http://www.w3.org/2000/svg", "xlink", "e\u{301}", "\u{E9}", "\u{212A}", "\u{37E}",
    ]

  /// Returns a text in which no character is markup.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if "&<>\"'".unicodeScalars.contains(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns documents with a text in each place that a file can fill.
  private static func documents(with text: String) -> [String] {
    let attributes = ["class", "id", "fill", "style", "href", "d", "x:y", "xlink:href", "xmlns", "xmlns:q"]
    let values = [text, escaped(text)]
    return values.flatMap { value in
      attributes.map { "\(head)><rect \($0)=\"\(value)\" width='9' height='9'/></svg>" } + [
        "\(head) \(value)='1'><g/></svg>", "\(head)><\(value)>a</\(value)></svg>",
        "\(head)><\(value):g/></svg>",
        "\(head) xmlns:\(value)='http://www.w3.org/1999/xlink'><use \(value):href='#a'/></svg>",
        "\(head)><style>.a{} /* \(value) */</style><g/></svg>",
        "\(head)><style><![CDATA[\(value)]]></style></svg>",
        "\(head)><!--\(value)--><?\(value)?>\(value)<g/></svg>", "<!DOCTYPE \(value)>\(head)/>",
      ]
    }
  }

  /// The parts of a tree, with what separates them.
  private static func parts(of tree: SymbolTree) -> [String] {
    tree.elements.map { element in
      "\(element.name)|\(element.isDrawn)|\(element.attributes.map { "\($0.name)=\($0.value)" })|\(element.text)|"
        + "\(element.children)"
    }
  }

  @Test("A written document is read as the tree that was checked, whatever its strings hold")
  func writtenTree() throws {
    var count = 0
    for document in Self.texts.flatMap(Self.documents) {
      guard let tree = try? SymbolTree(Array(document.utf8), limits: SymbolLimits()) else { continue }
      count += 1
      let written = tree.document
      let again = try SymbolTree(written, limits: SymbolLimits())
      #expect(
        Self.parts(of: again).map { Array($0.utf8) } == Self.parts(of: tree).map { Array($0.utf8) },
        "\(document)")
      // Nothing but tags and text is written: no comment, section, declaration or instruction.
      let text = String(decoding: written, as: UTF8.self)
      #expect(!text.contains("<!") && !text.contains("<?"), "\(document)")
    }
    #expect(count > 2000)
  }

  @Test("Attributes have no line feeds, which end strings of CSS")
  func lineFeeds() throws {
    for reference in ["&#10;", "&#xA;", "&#13;", "&#9;", "\n"] {
      let document = "\(Self.head)><rect style=\"fill:url('#a\(reference)); mask:url(data:x)')\"/></svg>"
      let tree = try SymbolTree(Array(document.utf8), limits: SymbolLimits())
      #expect(tree.elements[1].value("style") == "fill:url('#a ); mask:url(data:x)')")
    }
  }

  @Test("An address with two number signs names another document")
  func addresses() {
    for markup in [
      "<use href='#a#b'/>", "<rect fill='url(#a#b)'/>", "<rect style=\"fill:url('#data:x#b')\"/>",
    ] {
      #expect(throws: SymbolRefusal.refersToOtherDocument) {
        try SymbolMarkup(Array("\(Self.head)>\(markup)</svg>".utf8), limits: SymbolLimits())
      }
    }
  }

  /// Returns the style sheets of a document with two layers, whose second class has a name.
  private static func sheets(_ name: String) -> [String]? {
    let document = "\(head)><g class='multicolor-0:b'/><g class=\"\(escaped(name))\"/></svg>"
    guard let tree = try? SymbolTree(Array(document.utf8), limits: SymbolLimits()) else { return nil }
    let layers = SymbolLayers(multicolorOf: tree, limit: 9)
    return layers.count == 2 ? [0, 1].map { layers.styleSheet(showing: $0) } : nil
  }

  /// Returns a text of CSS in which every escaped sign is the letter z.
  private static func unescaped(_ css: String) -> String {
    var (result, isEscaped) = ("", false)
    for scalar in css.unicodeScalars {
      if isEscaped || scalar != "\\" { result.unicodeScalars.append(isEscaped ? "z" : scalar) }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return result
  }

  @Test("A class name cannot end its rule in a style sheet")
  func classNames() throws {
    var count = 0
    for text in Self.texts {
      let name = "multicolor-1:" + text.unicodeScalars.filter { $0.value > 32 }.map(String.init).joined()
      guard let sheets = Self.sheets(name) else { continue }
      count += 1
      let plain = name.unicodeScalars.map { scalar in
        scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar) && scalar != "-"
          && scalar != "_" ? "z" : String(scalar)
      }
      let expected = try #require(
        Self.sheets(plain.joined().replacing("multicolor-1z", with: "multicolor-1:")))
      #expect(sheets.map(Self.unescaped) == expected.map(Self.unescaped), "\(name)")
    }
    #expect(count > 100)
  }

  @Test("A layer with a hostile class is drawn as one with a plain class")
  func hostileLayers() throws {
    func ink(_ name: String) throws -> [Int] {
      let document =
        "\(Self.head)><path class='multicolor-0:b' d='M0 0H12V24H0Z'/><path class=\"\(name)\" d='M12 0H24V6H12Z'/></svg>"
      return try SymbolRasterizer().masks(
        document: Array(document.utf8), rendering: .multicolor,
        frame: Rect(x: 0, y: 0, width: 24, height: 24),
        scale: 1
      ).map { $0.ink }
    }
    let plain = try ink("multicolor-1:a")
    #expect(plain == [255 * 288, 255 * 72])
    for name in [
      "a}*{display:none}", "a,*{display:none}", "a{}/*", "a;}@media{", "a\\", "a{b:c", "&lt;/style&gt;",
    ] {
      #expect(try ink("multicolor-1:" + name) == plain, "\(name)")
    }
  }
}
