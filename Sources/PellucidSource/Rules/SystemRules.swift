// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about single systems: opaque windows on visionOS (SRC22), modals of watchOS without their
/// material (SRC23), and materials of tvOS in the other scheme (SRC24).
struct SystemRules {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  func findings() -> [Finding] { windows() + modals() + materials() }

  private func isFor(_ system: String, _ isFile: Bool, at node: NodeID) -> Bool {
    let only = tree.systems(of: node).only
    return only.contains(system) || only.isEmpty && isFile
  }

  private func windows() -> [Finding] {
    tree.all.filter {
      tree.calledName(of: $0) == "WindowGroup" && isFor("visionOS", file.systems.isVision, at: $0)
        && !tree.isExcluded($0)
    }
    .flatMap { call -> [Finding] in
      guard let closure = tree.arguments(of: call).last(where: \.isTrailing)?.value else { return [] }
      return tree.views(in: closure).flatMap { view in
        file.grounds.look(of: view).compactMap { ground -> Finding? in
          guard case .fill(let cases) = ground.kind, let node = ground.node,
            cases.contains(where: {
              $0.value != .clear && $0.alpha * (ground.alpha ?? 1) > GroundClass.opaque
            })
          else { return nil }
          return file.finding(.opaqueWindow(tree.text(of: node)), at: node)
        }.prefix(1)
      }
    }
  }

  private func modals() -> [Finding] {
    file.modifiers(["containerBackground"]).compactMap { modifier, _ in
      guard isFor("watchOS", file.systems.isWatch, at: modifier.call), let first = modifier.first,
        tree.callsTaking(modifier.call).contains(where: {
          ["sheet", "fullScreenCover"].contains(tree.calledName(of: $0) ?? "")
        }),
        file.colors.cases(first).contains(where: {
          if case .material = $0.value { false } else { $0.alpha > 0.9 }
        })
      else { return nil }
      return file.finding(.modalBackground(tree.text(of: first)), at: first)
    }
  }

  private func materials() -> [Finding] {
    file.modifiers(["background"]).compactMap { modifier, _ in
      guard isFor("tvOS", file.systems.isTV, at: modifier.call), let scheme = scheme(around: modifier.call)
      else { return nil }
      for (name, node) in file.grounds.surfaces(of: modifier).flatMap({ materials(of: $0) }) {
        guard scheme == "dark" ? name == "thin" || name == "ultraThin" : name == "thick" else { continue }
        return file.finding(.televisionMaterial(name, scheme: scheme), at: node)
      }
      return nil
    }
  }

  /// Returns the materials of a surface with the expressions that name them.
  private func materials(of ground: Ground) -> [(name: String, node: NodeID)] {
    guard let node = ground.node else { return [] }
    switch ground.kind {
    case .material(let name?):
      // A shape states its material in a modifier.
      let fill = tree.modifiers(after: node).first { ["fill", "foregroundStyle"].contains($0.name) }?.first
      return [(name, fill ?? node)]
    case .fill(let cases):
      return cases.compactMap { one in
        if case .material(let name) = one.value { (name, one.node) } else { nil }
      }
    default: return []
    }
  }

  /// Returns the scheme that a modifier around a view forces.
  private func scheme(around call: NodeID) -> String? {
    for modifier in file.modifiers(around: call)
    where ["preferredColorScheme", "environment"].contains(modifier.name) {
      let text = tree.text(of: modifier.call)
      if modifier.name == "environment", !text.contains("colorScheme") { continue }
      if let last = modifier.arguments.last {
        return tree.text(of: last.value).contains("dark") ? "dark" : "light"
      }
    }
    return nil
  }
}
