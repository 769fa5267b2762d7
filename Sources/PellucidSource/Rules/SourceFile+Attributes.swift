// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The grounds that texts with attributes have of their own.
extension SourceFile {
  /// Returns a Boolean value indicating whether a text whose foreground is an attribute also has a background that is one, fixed or a hue.
  func hasGroundAsAttribute(_ use: ColorUse) -> Bool {
    guard use.property == "foregroundColor" else { return false }
    return grounds(besideAttribute: use.root).contains { value in
      switch GroundClass([Ground(kind: .fill(colors.cases(value)), node: value)]) {
      case .fixed, .tinted: true
      default: false
      }
    }
  }

  /// Returns the values of `backgroundColor` beside an attribute: in the same dictionary, or assigned to the same text in the same code.
  private func grounds(besideAttribute key: NodeID) -> [NodeID] {
    if let parent = tree[key].parent, case .pairs(let pairs) = tree[parent].kind {
      return pairs.filter { isGround($0.key) }.map(\.value)
    }
    guard case .member(let text?, _) = tree[key].kind, let code = tree.declaration(around: key) else {
      return []
    }
    return names.mentions(of: "backgroundColor").compactMap { one in
      guard case .member(let other?, _) = tree[one].kind, tree.text(of: other) == tree.text(of: text),
        tree[code].range.contains(tree[one].range.lowerBound), let parent = tree[one].parent,
        case .assignment(one, let value) = tree[parent].kind
      else { return nil }
      return value
    }
  }

  private func isGround(_ key: NodeID) -> Bool {
    if case .member(_, "backgroundColor") = tree[key].kind { true } else { false }
  }
}
