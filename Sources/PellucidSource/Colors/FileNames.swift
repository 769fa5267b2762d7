// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names that a file declares, and the places that name them.
struct FileNames: Sendable {
  private var declarations: [String: [NodeID]] = [:]
  private var references: [String: [NodeID]] = [:]
  private var calls: [String: [NodeID]] = [:]
  private var types: [String: [NodeID]] = [:]

  init(of tree: SourceTree) {
    for id in tree.all {
      switch tree[id].kind {
      case .property(let property): declarations[property.name, default: []].append(id)
      case .function(let function): declarations[function.name, default: []].append(id)
      case .name(let name): references[name, default: []].append(id)
      case .member(_, let name): references[name, default: []].append(id)
      case .type(let type): types[type.name, default: []].append(id)
      case .call: if let name = tree.calledName(of: id) { calls[name, default: []].append(id) }
      default: break
      }
    }
  }

  /// Returns the declaration that a name means at a node: the nearest one around it.
  func definition(of name: String, seenFrom id: NodeID, in tree: SourceTree) -> NodeID? {
    guard let all = declarations[name] else { return nil }
    let around = Array(tree.ancestors(of: id))
    // A declaration is seen where the block that it stands in is around the node.
    var best: (depth: Int, node: NodeID)?
    for one in all where one != id {
      guard let parent = tree[one].parent else { continue }
      let block = tree.ancestors(of: one).first { if case .block = tree[$0].kind { true } else { false } } ?? parent
      if let depth = around.firstIndex(of: block), best.map({ depth < $0.depth }) ?? true { best = (depth, one) }
    }
    if let best { return best.node }
    // Members of extensions and of other types are seen by their names alone where there is one of them.
    return all.count == 1 ? all[0] : nil
  }

  /// Returns the places that name a declaration, other than the declaration itself.
  func uses(of name: String) -> [NodeID] { references[name] ?? [] }

  /// Returns the declarations and extensions of a type.
  func declarations(ofType name: String) -> [NodeID] { types[name] ?? [] }

  func calls(of name: String) -> [NodeID] { calls[name] ?? [] }
}
