// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour of an interface file that a view uses.
struct InterfaceColorUse {
  var role: ColorUse.Role
  var color: InterfaceColor
  /// The element that states the colour; the view where it states none and has the system's.
  var element: InterfaceTree.ID
  /// The view that is coloured.
  var view: InterfaceTree.ID

  private static let roles: [String: ColorUse.Role] = [
    "textColor": .text, "titleColor": .text, "NSColor": .text, "baseForegroundColor": .text,
    "sectionIndexColor": .text,
    "backgroundColor": .fill, "barTintColor": .fill, "fillColor": .fill, "onTintColor": .fill,
    "baseBackgroundColor": .fill,
    "primaryBackgroundColor": .fill, "progressTintColor": .fill, "trackTintColor": .fill,
    "minimumTrackTintColor": .fill,
    "maximumTrackTintColor": .fill, "thumbTintColor": .fill, "sectionIndexBackgroundColor": .fill,
    "borderColor": .border, "separatorColor": .border, "gridColor": .border, "tintColor": .tint,
    "contentTintColor": .tint,
  ]

  /// Returns the colours that views use, in the order of the elements that state them.
  static func all(in views: InterfaceViews) -> [InterfaceColorUse] {
    let tree = views.tree
    let viewBased = Set(
      tree.all.filter { tree[$0].name == "prototypeCellViews" }.compactMap { tree[$0].parent })
    return tree.all.flatMap { id -> [InterfaceColorUse] in
      if views.surroundings(of: id).isResource { return [] }
      return stated(in: id, views, viewBased) + standard(id, views)
    }
  }

  /// Returns the colours that are directly in an element; one of each key.
  private static func stated(
    in parent: InterfaceTree.ID, _ views: InterfaceViews, _ viewBased: Set<InterfaceTree.ID>
  ) -> [InterfaceColorUse] {
    let tree = views.tree
    var uses: [String: InterfaceColorUse] = [:]
    guard let view = views.surroundings(of: parent).isView ? parent : views.surroundings(of: parent).owner
    else { return [] }
    for id in tree[parent].children where tree[id].name == "color" {
      guard let key = key(of: id, in: parent, tree), let role = roles[key], uses[key] == nil,
        isDrawn(key, by: parent, tree, viewBased)
      else { continue }
      uses[key] = InterfaceColorUse(
        role: role, color: InterfaceColor(tree[id].attributes), element: id, view: view)
    }
    if uses.isEmpty || isOfAppearance(parent, tree) { return [] }
    // A colour that has another value in an appearance follows it.
    for variation in tree[parent].children where isOfAppearance(variation, tree) {
      for color in tree[variation].children { tree[color].attributes["key"].map { uses[$0] = nil } }
    }
    return uses.values.sorted { $0.element.index < $1.element.index }
  }

  private static func key(of color: InterfaceTree.ID, in parent: InterfaceTree.ID, _ tree: InterfaceTree)
    -> String?
  {
    guard tree[parent].name == "userDefinedRuntimeAttribute" else { return tree[color].attributes["key"] }
    return tree[parent].attributes["keyPath"]?.split(separator: ".").last.map(String.init)
  }

  private static func isOfAppearance(_ id: InterfaceTree.ID, _ tree: InterfaceTree) -> Bool {
    tree[id].name == "variation"
      && tree[id].attributes["key"]?.lowercased().contains("interfacestyle") ?? false
  }

  /// A text of UIKit without a colour, which has that of labels.
  private static func standard(_ id: InterfaceTree.ID, _ views: InterfaceViews) -> [InterfaceColorUse] {
    let tree = views.tree
    guard views.isTouch, ["label", "textField", "textView"].contains(tree[id].name), views[id] != nil,
      tree[id].isClosed,
      tree.child("color", key: "textColor", of: id) == nil, tree.child("attributedString", of: id) == nil
    else { return [] }
    return [InterfaceColorUse(role: .text, color: .semantic("labelColor"), element: id, view: id)]
  }

  /// Returns a Boolean value indicating whether an element draws a colour that it states. Interface Builder
  /// writes the backgrounds of cells and the fills of boxes even where they are never drawn.
  private static func isDrawn(
    _ key: String, by parent: InterfaceTree.ID, _ tree: InterfaceTree, _ viewBased: Set<InterfaceTree.ID>
  ) -> Bool {
    let element = tree[parent]
    if element.attributes["drawsBackground"] == "NO", key == "backgroundColor" { return false }
    if element.name == "box" { return tree.drawsOwnBox(parent) }
    switch element.attributes["key"] {
    case "headerCell", "titleCell": return false
    case "dataCell" where element.parent.map { viewBased.contains($0) } ?? false: return false
    case "cell", "dataCell", "prototype":
      return key != "backgroundColor" || element.attributes["drawsBackground"] == "YES"
    default: return true
    }
  }
}
