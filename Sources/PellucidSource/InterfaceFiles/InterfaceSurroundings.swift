// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The facts that the elements around an element, and those in it, tell about it.
struct InterfaceSurroundings: Sendable {
  /// Kinds of views.
  struct Kinds: OptionSet, Sendable {
    var rawValue: UInt8
    /// Controls that are drawn in their tint.
    static let controls = Kinds(rawValue: 1)
    static let pictures = Kinds(rawValue: 2)
  }

  var isView: Bool
  /// The nearest view that the element is in, without the element itself.
  var owner: InterfaceTree.ID?
  /// A Boolean value that is true where the element has one appearance, in which nothing need follow.
  var isForced = false
  /// A Boolean value that is true for the definitions of colours and pictures at the end of a file.
  var isResource = false
  /// The views in the element, and the element itself.
  var contents: Kinds = []

  private static let tinted: Set<String> = [
    "button", "segmentedControl", "slider", "switch", "stepper", "pageControl", "progressView", "searchBar",
    "navigationBar", "toolbar", "tabBar", "textField", "textView", "datePicker", "popUpButton",
  ]

  /// Returns the surroundings of each element, in the order of the elements.
  static func all(in tree: InterfaceTree) -> [InterfaceSurroundings] {
    var found: [InterfaceSurroundings] = []
    found.reserveCapacity(tree.elements.count)
    // An element stands behind the one that it is in.
    for id in tree.all {
      let parent = tree[id].parent, around = parent.map { found[$0.index] }
      found.append(
        InterfaceSurroundings(
          isView: isView(id, tree), owner: around?.isView == true ? parent : around?.owner,
          isForced: around?.isForced ?? false || InterfaceMaterialRule.forcedAppearance(of: id, tree) != nil,
          isResource: around?.isResource ?? false || tree[id].name == "resources",
          contents: tree[id].name == "imageView" ? .pictures : tinted.contains(tree[id].name) ? .controls : []
        ))
    }
    for index in tree.elements.indices.reversed() {
      if let parent = tree.elements[index].parent {
        found[parent.index].contents.formUnion(found[index].contents)
      }
    }
    return found
  }

  private static func isView(_ id: InterfaceTree.ID, _ tree: InterfaceTree) -> Bool {
    let element = tree[id]
    if element.name == "window" || tree.child("rect", key: "frame", of: id) != nil { return true }
    if let parent = element.parent, tree[parent].name == "subviews" { return true }
    return element.attributes["key"]?.lowercased().hasSuffix("view") ?? false
      && element.name.lowercased().hasSuffix("view")
  }
}
