// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The purposes of colours, as far as the code around them tells.
extension FixedColorRule {
  /// Returns the purpose of a colour, which tells what can take its place.
  func purpose(of use: ColorUse) -> SourceFact.Purpose {
    switch use.role {
    case .text, .tint: .foreground
    case .border: .border
    case .fill: isMark(use) ? .foreground : .ground
    }
  }

  /// Returns a Boolean value indicating whether a layer is one of a grid, which draws a picture.
  func isOfGrid(_ use: ColorUse) -> Bool {
    guard use.property != nil, case .member(let layer?, _) = tree[use.root].kind else { return false }
    return tree.text(of: layer).hasSuffix("]")
  }

  /// A small shape by itself, such as a dot or a track, which lies on something else.
  func isMark(_ use: ColorUse) -> Bool {
    guard file.isShape(use.root), !file.isSurface(use) else { return false }
    return tree.modifiers(after: use.root).contains { $0.name == "frame" }
  }

  func isBlended(_ use: ColorUse) -> Bool {
    tree.modifiers(after: use.root).contains { $0.name == "blendMode" }
  }

  /// A placeholder for a picture that is not loaded yet.
  func isStandIn(_ use: ColorUse) -> Bool {
    var inner = use.node
    for ancestor in tree.ancestors(of: use.node) {
      switch tree[ancestor].kind {
      case .call(_, let arguments):
        if arguments.contains(where: { $0.value == inner && $0.label == "placeholder" }) { return true }
      case .branch(_, let then, let otherwise):
        if otherwise == inner, tree.views(in: then).contains(where: { showsMedia($0) }) { return true }
      case .property, .function: return false
      default: break
      }
      inner = ancestor
    }
    return false
  }

  func showsMedia(_ view: NodeID) -> Bool {
    file.grounds.look(of: view).contains { if case .media = $0.kind { true } else { false } }
  }

  /// Bars and grounds around a picture, a film or a camera, in a view that is named after it.
  func isAroundMedia(_ use: ColorUse) -> Bool {
    guard let type = tree.type(around: use.node)?.type else { return false }
    return ViewNames.isMedia(type.name)
      || ["Camera", "Video", "Player", "Playback", "Photo", "Viewer", "Scanner", "Lightbox", "ImageView"]
        .contains { type.name.contains($0) }
  }

  /// A drawing of shapes alone, such as a card in a picture, whose colours are its own.
  func isDrawing(_ use: ColorUse) -> Bool {
    guard let (node, type) = tree.type(around: use.node), file.types.drawings.contains(node),
      ![
        "Control", "Button", "Material", "Style", "Background", "Separator", "Modifier", "Chrome", "Row",
        "Cell",
      ]
      .contains(where: { type.name.contains($0) }),
      !type.inherited.contains(where: { $0.contains("Style") || $0.contains("Modifier") })
    else { return false }
    return true
  }
}
