// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The layout of JSON.
package struct JSONStyle: Hashable, Sendable {
  /// The text that each bracket adds to the beginning of a line; nil leaves everything on one line.
  package var indent: String?
  package var lineEnd = "\n"
  /// Between key and value, with the space around it.
  package var colon = ": "
  /// A Boolean value indicating whether arrays of numbers, words and the like stay on one line.
  package var keepsPlainArraysTogether = false

  /// The layout that the program prints.
  package static let printed = JSONStyle(indent: "  ", keepsPlainArraysTogether: true)
  /// The layout in which Xcode writes catalogs.
  package static let xcode = JSONStyle(indent: "  ", colon: " : ")

  var indentation: String { indent ?? "" }

  func list(_ open: String, _ items: [String], _ close: String, margin: String) -> String {
    if items.isEmpty { return open + close }
    guard let indent else { return open + " " + items.joined(separator: ", ") + " " + close }
    let lines = items.map { margin + indent + $0 }.joined(separator: "," + lineEnd)
    return open + lineEnd + lines + lineEnd + margin + close
  }
}

extension JSONDocument {
  /// The layout of this text, as far as its first brackets show it; Xcode's where they do not.
  package var style: JSONStyle {
    var style = JSONStyle.xcode
    if contains("\r\n") { style.lineEnd = "\r\n" }
    guard case .object(let members) = root.value, let first = members.first else { return style }
    style.indent = margin(before: first.start)
    style.colon = colon(of: first)
    return style
  }

  /// Returns the text between the beginning of the line and a byte, if that is nothing but space.
  func margin(before offset: Int) -> String? {
    guard let lineEnd = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let margin = bytes[(lineEnd + 1)..<offset]
    return margin.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: margin, as: UTF8.self) : nil
  }

  /// The colon behind the member's key with the space around it, on one line.
  private func colon(of member: JSONNode.Member) -> String {
    let gap = bytes[member.start..<member.node.range.lowerBound]
    guard let quote = gap.lastIndex(of: UInt8(ascii: "\"")) else { return JSONStyle.xcode.colon }
    let colon = String(decoding: gap[(quote + 1)...], as: UTF8.self)
    return colon.hasLineEnd ? JSONStyle.xcode.colon : colon
  }

  private func contains(_ text: String) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: text.utf8) }
  }
}

extension String {
  /// A Boolean value that is true where the text holds the end of a line.
  var hasLineEnd: Bool { utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
}
