// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The elements of an interface file, in their order.
struct InterfaceTree: Sendable {
  /// The index of an element.
  struct ID: Hashable, Sendable {
    var index: Int
  }

  struct Element: Sendable {
    var name: String
    var attributes: [String: String]
    var parent: ID?
    var children: [ID] = []
    /// The place of the tag in the text.
    var offset: Int
    /// A Boolean value that is false where the file ends before the element does.
    var isClosed = false
  }

  private(set) var elements: [Element] = []

  subscript(id: ID) -> Element { elements[id.index] }

  var all: some BidirectionalCollection<ID> { elements.indices.lazy.map { ID(index: $0) } }

  mutating func open(_ name: String, _ attributes: [String: String], in parent: ID?, at offset: Int) -> ID {
    let id = ID(index: elements.count)
    elements.append(Element(name: name, attributes: attributes, parent: parent, offset: offset))
    if let parent { elements[parent.index].children.append(id) }
    return id
  }

  mutating func close(_ id: ID) { elements[id.index].isClosed = true }

  /// Returns the element itself and those that it is in, inner ones first.
  func chain(from id: ID) -> some Sequence<ID> { sequence(first: id) { self[$0].parent } }

  /// Returns the element directly in an element that has a name and, where one is given, a key.
  func child(_ name: String, key: String? = nil, of id: ID) -> ID? {
    self[id].children.first { self[$0].name == name && (key == nil || self[$0].attributes["key"] == key) }
  }

  /// Returns the number of an attribute; nil where there is none.
  func number(_ attribute: String, of id: ID) -> Double? {
    self[id].attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns a Boolean value indicating whether a box of AppKit is drawn in the colours that the file states.
  func drawsOwnBox(_ box: ID) -> Bool {
    self[box].attributes["boxType"] == "custom" && self[box].attributes["transparent"] != "YES"
  }
}
