// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The white space and line breaks of JSON text.
package struct JSONStyle: Hashable, Sendable {
  /// The text that each level of brackets adds to the beginning of a line; nil puts everything on one line.
  package var indent: String?
  /// The line break.
  package var lineEnd = "\n"
  /// The text between key and value: a colon with the white space around it.
  package var colon = ": "
  /// A Boolean value indicating whether arrays without nested arrays and objects stay on one line.
  package var keepsPlainArraysTogether = false

  /// The layout of JSON printed by the program.
  package static let printed = JSONStyle(indent: "  ", keepsPlainArraysTogether: true)
  /// The layout of JSON on one line.
  package static let line = JSONStyle(indent: nil, colon: ": ", keepsPlainArraysTogether: true)
  /// The layout of catalogs written by Xcode.
  package static let xcode = JSONStyle(indent: "  ", colon: " : ")

  var indentation: String { indent ?? "" }

  /// Returns the bracketed list of items in this layout; `margin` is the indentation of the closing bracket.
  func list(_ open: String, _ items: [String], _ close: String, margin: String) -> String {
    if items.isEmpty { return open + close }
    guard let indent else { return open + " " + items.joined(separator: ", ") + " " + close }
    let lines = items.map { margin + indent + $0 }.joined(separator: "," + lineEnd)
    return open + lineEnd + lines + lineEnd + margin + close
  }
}

extension JSONDocument {
  /// The layout of this text, read from the first member of the root object; Xcode's layout where the text does
  /// not show one.
  package var style: JSONStyle {
    var style = JSONStyle.xcode
    if contains("\r\n") { style.lineEnd = "\r\n" }
    guard case .object(let members) = root.value, let first = members.first else { return style }
    style.indent = margin(before: first.start)
    style.colon = colon(of: first)
    return style
  }

  /// Returns the text from the beginning of the line to a byte; nil if it contains anything but white space.
  func margin(before offset: Int) -> String? {
    guard let lineEnd = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let margin = bytes[(lineEnd + 1)..<offset]
    return margin.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: margin, as: UTF8.self) : nil
  }

  /// Returns the colon after a member's key with the white space around it, or Xcode's if a line break is between.
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
  /// A Boolean value indicating whether the string contains a line break.
  var hasLineEnd: Bool { utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } }
}
