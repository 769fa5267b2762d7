// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// A part of a component, such as an item of a bar, whose view is gone: the component draws its words and its symbol.
struct PlainPart {
  private let type: String
  private let title: String?, symbol: String?
  var notes = AccessibilityNotes()

  init(_ kind: ComponentKind, _ label: PlainLabel, _ nodes: [LayoutNode]) {
    type = kind == .tab ? "Tab" : "Button"
    (title, symbol) = (label.title, label.symbol)
    if nodes.count == 1 { nodes[0].takeNotes(in: &notes, innerFirst: true) }
  }

  /// Puts the text and the symbol of the part among some elements, or in those, into an element of the part.
  ///
  /// - Returns: A Boolean value that is false where they are not there.
  @discardableResult
  func group(_ elements: inout [ViewElement]) -> Bool {
    let text = elements.firstIndex { $0.type == "Text" && $0.text == title && title != nil }
    let image = elements.firstIndex { $0.type == "Image" && $0.image == symbol && symbol != nil }
    let found = [image, text].compactMap(\.self).sorted()
    guard let first = found.first else {
      return elements.indices.contains { group(&elements[$0].children) }
    }
    let children = found.map { elements[$0] }
    var part = ViewElement(type, children.dropFirst().reduce(children[0].frame) { $0.union($1.frame) })
    (part.children, part.accessibility) = (children, notes)
    // A title that is not drawn is still read.
    if text == nil, notes.label == nil { part.accessibility.label = title }
    for index in found.reversed() { elements.remove(at: index) }
    elements.insert(part, at: first)
    return true
  }
}
