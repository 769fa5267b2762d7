// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The elements of an SVG document, as they are checked, measured and drawn.
///
/// librsvg never gets the text of a file: it gets `document`, which is written from the checked tree. Comments, CDATA
/// sections, references to characters, namespaces and everything else that two parsers may read differently are gone
/// from it.
package struct SymbolTree: Sendable {
  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    /// The name: `href` of XLink is `xlink:href`, and no other name has a prefix.
    package var name: String
    package var value: String
  }

  /// An element with its attributes.
  package struct Element: Sendable {
    /// The name without a prefix.
    package var name: String
    /// A Boolean value that is true for elements of SVG; librsvg draws no others.
    package var isDrawn: Bool
    package var attributes: [Attribute] = []
    /// The text in a style element; text in other elements is not drawn, and not kept.
    package var text = ""
    /// The indices of the elements inside.
    package var children: [Int] = []

    /// Returns the value of an attribute; nil where the element lacks it.
    package func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  /// The elements in the order of the document; the root comes first.
  package private(set) var elements: [Element] = []

  /// Reads a document.
  ///
  /// - Throws: A `SymbolRefusal` for markup that is broken or too large, and for entities, script and linked files.
  package init(_ bytes: [UInt8], limits: SymbolLimits) throws(SymbolRefusal) {
    var reader = SymbolReader(bytes, limits: limits)
    elements = try reader.read()
  }

  /// The document as librsvg gets it.
  package var document: [UInt8] {
    var bytes: [UInt8] = []
    // The root and its end tag are written by hand, so that an element costs no recursion.
    var open: [(index: Int, next: Int)] = []
    func begin(_ index: Int) {
      write(elements[index], isRoot: index == 0, to: &bytes)
      open.append((index, 0))
    }
    if !elements.isEmpty { begin(0) }
    while let (index, next) = open.last {
      let children = elements[index].children
      if next < children.count {
        open[open.count - 1].next += 1
        begin(children[next])
      } else {
        bytes += "</\(elements[index].tag)>".utf8
        open.removeLast()
      }
    }
    return bytes
  }

  /// Writes a start tag and the text of a style.
  private func write(_ element: Element, isRoot: Bool, to bytes: inout [UInt8]) {
    bytes += "<\(element.tag)".utf8
    if isRoot {
      bytes +=
        #" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="x""#.utf8
    }
    for attribute in element.attributes {
      bytes += " \(attribute.name)=\"".utf8
      Self.write(attribute.value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
    Self.write(element.text, to: &bytes)
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case 9, 10, 13: bytes += "&#\(byte);".utf8
      default: bytes.append(byte)
      }
    }
  }
}

extension SymbolTree.Element {
  /// The name in the written document, where elements that are not of SVG have a prefix.
  fileprivate var tag: String { isDrawn ? name : "x:" + name }
}
