// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rule about materials that are chosen by their look (SRC08).
struct MaterialChoiceRule {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  private static let retired: Set<String> = ["light", "dark", "mediumLight", "ultraDark", "appearanceBased"]
  private static let fixedBlurs: Set<String> = ["light", "dark", "extraLight"]
  private static let fixedAppearances = ["vibrantDark", "vibrantLight", "darkAqua", "aqua"]

  func findings() -> [Finding] {
    tree.all.filter { !tree.isExcluded($0) }.compactMap { id in
      switch tree[id].kind {
      case .call: blur(id) ?? scheme(id)
      case .assignment(let target, let value): assigned(target, value)
      default: nil
      }
    }
  }

  /// A blur effect with a style of one appearance.
  private func blur(_ call: NodeID) -> Finding? {
    guard let name = tree.calledName(of: call), name.first?.isUppercase == true, ViewNames.isBlur(name) else {
      return nil
    }
    for argument in tree.arguments(of: call)
    where ["style", "blurStyle", "effect", nil].contains(argument.label) {
      guard case .member(let base, let style) = tree[argument.value].kind,
        base.map({ tree.isType($0) }) ?? true
      else { continue }
      if Self.fixedBlurs.contains(style) || style.hasSuffix("MaterialLight")
        || style.hasSuffix("MaterialDark")
      {
        return file.finding(.fixedBlur(style: style), at: call)
      }
    }
    return nil
  }

  /// A scheme that is forced around a material.
  private func scheme(_ call: NodeID) -> Finding? {
    let name = tree.calledName(of: call), arguments = tree.arguments(of: call).map { tree.text(of: $0.value) }
    guard
      name == "environment" && arguments.count == 2 && arguments[0].hasSuffix("colorScheme")
        || name == "colorScheme" && arguments.count == 1,
      let base = tree.base(ofModifier: call),
      arguments.last == ".dark" || arguments.last == ".light"
        || arguments.last == "ColorScheme.dark" || arguments.last == "ColorScheme.light"
    else { return nil }
    // A modifier of views knows only itself, and the file what it is for.
    let isOfAny =
      if case .name(let name) = tree[tree.root(ofChain: base)].kind {
        name == "self" || name == "content"
      } else { false }
    guard showsMaterial(isOfAny ? tree.root : base) else { return nil }
    return file.finding(.forcedScheme, at: tree.arguments(of: call)[0].value)
  }

  private func showsMaterial(_ id: NodeID) -> Bool {
    tree.descendants(of: id).contains { one in
      switch tree[one].kind {
      case .member(_, let name): ColorNames.materials[name] != nil || name == "glassEffect"
      case .call:
        tree.calledName(of: one).map { $0.first?.isUppercase == true && ViewNames.isBlur($0) } ?? false
      default: false
      }
    }
  }

  /// A retired material, or a forced appearance, of an effect view of AppKit.
  private func assigned(_ target: NodeID, _ value: NodeID) -> Finding? {
    guard case .member(let view?, let name) = tree[target].kind else { return nil }
    if name == "material", case .member(_, let material) = tree[value].kind, Self.retired.contains(material) {
      return file.finding(.retiredMaterial(material), at: target)
    }
    let text = tree.text(of: value)
    guard name == "appearance", text.contains("NSAppearance"),
      Self.fixedAppearances.contains(where: { text.contains("." + $0) }),
      let material = material(of: tree.text(of: view), near: target)
    else { return nil }
    // Panels in front of films are dark by their purpose.
    return file.finding(
      .forcedAppearance(material: material)
        .undecided(by: material == "hudWindow" || material == "fullScreenUI" ? .media : nil),
      at: target)
  }

  /// Returns the material that is assigned to a view in the same code.
  private func material(of view: String, near node: NodeID) -> String? {
    guard let code = tree.declaration(around: node) else { return nil }
    for id in tree.descendants(of: code) {
      guard case .assignment(let target, let value) = tree[id].kind,
        case .member(let base?, "material") = tree[target].kind,
        tree.text(of: base) == view, case .member(_, let material) = tree[value].kind
      else { continue }
      return material
    }
    return nil
  }
}
