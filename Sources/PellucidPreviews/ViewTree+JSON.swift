// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJSON
import PellucidViews

extension ViewTree {
  /// The tree as JSON: an array with one view a line, outer ones first, each with its depth. Equal trees give equal bytes, and a
  /// view that is added changes one line.
  package var json: String {
    var lines: [String] = []
    func add(_ element: ViewElement, _ depth: Int) {
      let text = JSONText.object([(key: "depth", value: .whole(depth))] + element.members).text(in: .line)
      lines.append(String(repeating: "  ", count: depth) + text)
      for child in element.children { add(child, depth + 1) }
    }
    for root in roots { add(root, 0) }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }
}

extension ViewElement {
  /// The facts about the view as members of an object; those that it has not are left out.
  fileprivate var members: [JSONText.Member] {
    var members: [JSONText.Member] = [(key: "type", value: .string(type))]
    func add(_ key: String, _ text: String?) {
      if let text { members.append((key: key, value: .string(text))) }
    }
    add("id", id)
    add("text", text)
    add("image", image)
    let sides = [frame.minX, frame.minY, frame.width, frame.height]
    members.append((key: "frame", value: .numbers(sides.map { Self.rounded($0) })))
    add("label", accessibility.label)
    add("value", accessibility.value)
    add("hint", accessibility.hint)
    add("children", accessibility.children?.rawValue)
    if let priority = accessibility.sortPriority {
      members.append((key: "sortPriority", value: .number(priority)))
    }
    if !traits.isEmpty { members.append((key: "traits", value: .strings(traits))) }
    return members
  }

  /// The traits that people state, and the facts about how the view is shown, in a fixed order.
  private var traits: [String] {
    let states: [(State, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.truncated, "truncated"), (.clipped, "clipped"),
      (.scrolledAway, "scrolledAway"), (.invisible, "invisible"), (.modal, "modal"),
    ]
    return accessibility.added.sorted() + accessibility.removed.sorted().map { "not " + $0 }
      + (accessibility.isHidden == true ? ["hidden"] : [])
      + states.filter { state.contains($0.0) }.map(\.1)
  }

  /// Returns a length in hundredths of a point, which are the same on every machine.
  private static func rounded(_ length: CGFloat) -> Double {
    length.isFinite ? (Double(length) * 100).rounded() / 100 + 0 : 0
  }
}
