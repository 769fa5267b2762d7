// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A stop of an assistive technology on its way through the views of a picture.
package struct ReadingStop: Equatable, Sendable {
  /// The words that are read: the label, the value and the traits.
  package let words: String
  /// The rectangle of the view in the picture, in points.
  package let frame: CGRect
}

extension ViewTree {
  /// The stops in their order: that of the views, where larger priorities come first, a bar at the top before the rest and one at
  /// the bottom behind it. Views in front that wait for an answer are read alone.
  package var readingOrder: [ReadingStop] {
    let room = CGRect(origin: .zero, size: size)
    let modal = all.last { $0.state.contains(.modal) && !$0.isSilent }
    let stops = modal.map { ReadingElements.stops(of: [$0]) } ?? ReadingElements.stops(of: roots)
    return stops.filter { $0.frame.intersects(room) }
  }
}

/// The way from views to stops.
private enum ReadingElements {
  static func stops(of elements: [ViewElement]) -> [ReadingStop] {
    let ordered = elements.enumerated().sorted { first, second in
      let keys = (first.element.readingKey, second.element.readingKey)
      return keys.0 == keys.1 ? first.offset < second.offset : keys.0 < keys.1
    }
    return ordered.flatMap { stops(of: $0.element) }
  }

  private static func stops(of element: ViewElement) -> [ReadingStop] {
    guard !element.isSilent else { return [] }
    let notes = element.accessibility
    let isOne = notes.children == .ignore || notes.children == .combine || element.isControl
    guard isOne || element.isLeaf else {
      let inside = stops(of: element.children)
      // A label of views that are not one element is that of each.
      guard let label = notes.label, notes.children == nil else { return inside }
      return inside.map { ReadingStop(words: label, frame: $0.frame) }
    }
    let own = notes.label ?? (notes.children == .ignore ? nil : element.letters)
    let words = ([own, notes.value].compactMap(\.self) + element.spokenTraits).filter { !$0.isEmpty }
    return [ReadingStop(words: words.joined(separator: ", "), frame: element.frame)]
  }
}

extension ViewElement {
  /// A Boolean value that is true for views of which nothing is read.
  fileprivate var isSilent: Bool {
    accessibility.isHidden == true || !state.isDisjoint(with: [.invisible, .scrolledAway, .decorative])
  }

  /// A Boolean value that is true for a control, which is read as one.
  fileprivate var isControl: Bool {
    Self.controls.contains(type) || accessibility.added.contains("isButton")
      || accessibility.added.contains("isLink")
  }

  private static let controls: Set = [
    "Button", "Toggle", "Slider", "Stepper", "Menu", "ColorPicker", "ProgressView", "Gauge", "PageControl",
    "TextField", "SecureField", "SearchField", "TextEditor", "BarItem", "Tab", "Segment", "MenuItem", "Row",
  ]

  /// A Boolean value that is true for a text or picture, and for a view that a modifier describes.
  fileprivate var isLeaf: Bool {
    guard children.isEmpty else { return false }
    return text?.isEmpty == false || type == "Image" || accessibility.label != nil
  }

  /// The labels and texts in the view, each after a comma; the name of its symbol where there are none.
  fileprivate var letters: String? {
    let texts = texts.filter { !$0.isEmpty }
    return texts.isEmpty ? symbol : texts.joined(separator: ", ")
  }

  private var texts: [String] {
    if let label = accessibility.label { return [label] }
    return (text.map { [$0] } ?? []) + children.filter { !$0.isSilent }.flatMap(\.texts)
  }

  /// The name of the first symbol in the view.
  private var symbol: String? { image ?? children.lazy.filter { !$0.isSilent }.compactMap(\.symbol).first }

  fileprivate var spokenTraits: [String] {
    var traits = accessibility.added.subtracting(accessibility.removed)
    if isControl, !["BarItem", "Row"].contains(type) { traits.insert(type) }
    if state.contains(.selected) { traits.insert("isSelected") }
    if state.contains(.disabled) { traits.insert("isDisabled") }
    if type == "BarItem" { traits.insert("Button") }
    let names = traits.map { trait in
      let name = trait.hasPrefix("is") ? String(trait.dropFirst(2)) : trait
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    return Array(Set(names)).sorted()
  }

  /// The place of the view among those beside it: bars at the top, then larger priorities, then bars at the bottom.
  fileprivate var readingKey: (Int, Double) {
    switch type {
    case "NavigationBar": (0, 0)
    case "TabBar": (2, 0)
    default: (1, -(accessibility.sortPriority ?? 0))
    }
  }
}
