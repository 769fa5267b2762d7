// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contents of the types of a file, found once for all of them.
struct TypeContents {
  /// The types that show several shapes, and neither texts nor pictures.
  private(set) var drawings: Set<NodeID> = []
  /// The types that tell the settings for transparency and contrast apart.
  private(set) var heedingSettings: Set<NodeID> = []
  /// The types that make effect views of UIKit or AppKit.
  private(set) var withEffectViews: Set<NodeID> = []

  init(of tree: SourceTree) {
    var shapes: [NodeID: Int] = [:], withText: Set<NodeID> = []
    let types = Self.types(around: tree), settings = Self.settings(in: tree)
    for id in tree.all {
      guard let type = types[id.index] else { continue }
      switch tree[id].kind {
      case .name(let name), .member(_, let name):
        if settings.contains(name) || ColorNames.isSetting(name) { heedingSettings.insert(type) }
      case .call:
        guard let name = tree.calledName(of: id) else { continue }
        if ViewNames.texts.contains(name) || name == "Image" { withText.insert(type) }
        if ViewNames.shapes.contains(name) || name.hasSuffix("Gradient") { shapes[type, default: 0] += 1 }
        if ["NSVisualEffectView", "UIVisualEffectView"].contains(name) { withEffectViews.insert(type) }
      default: continue
      }
    }
    drawings = Set(shapes.filter { $0.value > 1 }.keys).subtracting(withText)
  }

  /// Returns the names of the properties that read the settings for transparency and contrast.
  private static func settings(in tree: SourceTree) -> Set<String> {
    Set(
      tree.all.compactMap { id in
        guard case .property(let property) = tree[id].kind,
          property.environment.map({ ColorNames.isSetting($0) }) ?? false
        else { return nil }
        return property.name
      })
  }

  /// Returns the innermost type around each node.
  private static func types(around tree: SourceTree) -> [NodeID?] {
    var types = [NodeID?](repeating: nil, count: tree.nodes.count)
    // Outer nodes come after inner ones.
    for index in tree.nodes.indices.reversed() {
      guard let parent = tree.nodes[index].parent else { continue }
      types[index] = if case .type = tree[parent].kind { parent } else { types[parent.index] }
    }
    return types
  }
}
