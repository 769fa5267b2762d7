// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names that a file declares, and the places that name them.
struct FileNames: Sendable {
  /// A name, and the block in which declarations of it are seen.
  private struct Scope: Hashable {
    var name: String
    var block: NodeID
  }

  private var declarations: [String: [NodeID]] = [:]
  private var seen: [Scope: [NodeID]] = [:]
  private var references: [String: [NodeID]] = [:]
  private var mentions: [String: [NodeID]] = [:]
  private var calls: [String: [NodeID]] = [:]
  private var types: [String: [NodeID]] = [:]
  /// The values that are assigned to a name.
  private var assigned: [String: [NodeID]] = [:]

  init(of tree: SourceTree) {
    for id in tree.all {
      switch tree[id].kind {
      case .property(let property): declare(property.name, id, in: tree)
      case .function(let function): declare(function.name, id, in: tree)
      case .name(let name):
        references[name, default: []].append(id)
        mentions[name, default: []].append(id)
      case .member(let base, let name):
        mentions[name, default: []].append(id)
        if base.map({ ["self", "Self"].contains(tree.text(of: $0)) || tree.isType($0) }) ?? true {
          references[name, default: []].append(id)
        }
      case .assignment(let target, let value):
        switch tree[target].kind {
        case .name(let name): assigned[name, default: []].append(value)
        case .member(let base?, let name) where tree.text(of: base) == "self":
          assigned[name, default: []].append(value)
        default: break
        }
      case .type(let type): types[type.name, default: []].append(id)
      case .call: if let name = tree.calledName(of: id) { calls[name, default: []].append(id) }
      default: break
      }
    }
  }

  private mutating func declare(_ name: String, _ id: NodeID, in tree: SourceTree) {
    declarations[name, default: []].append(id)
    let block = tree.ancestors(of: id).first { if case .block = tree[$0].kind { true } else { false } }
    if let block = block ?? tree[id].parent { seen[Scope(name: name, block: block), default: []].append(id) }
  }

  /// Returns the declaration that a name means at a node: the nearest one around it.
  func definition(of name: String, seenFrom id: NodeID, in tree: SourceTree) -> NodeID? {
    guard let all = declarations[name] else { return nil }
    for block in tree.ancestors(of: id) {
      if let found = seen[Scope(name: name, block: block)]?.first(where: { $0 != id }) { return found }
    }
    // Members of extensions and of other types are seen by their names alone where there is one of them.
    return all.count == 1 ? all[0] : nil
  }

  /// Returns the places that name a declaration of the file: the name alone, or as a member of `self` or of a
  /// type.
  func uses(of name: String) -> [NodeID] { references[name] ?? [] }

  /// Returns the places that name a declaration, also as a member of something else.
  func mentions(of name: String) -> [NodeID] { mentions[name] ?? [] }

  /// Returns the properties and functions with a name.
  func declarations(of name: String) -> [NodeID] { declarations[name] ?? [] }

  /// Returns the declarations and extensions of a type.
  func declarations(ofType name: String) -> [NodeID] { types[name] ?? [] }

  /// Returns the values that a variable of a function is given; nil for a variable of a type or of the file.
  func values(ofVariable definition: NodeID, in tree: SourceTree) -> [NodeID]? {
    guard case .property(let property) = tree[definition].kind else { return nil }
    var block: NodeID?
    for ancestor in tree.ancestors(of: definition) {
      switch tree[ancestor].kind {
      case .block: block = block ?? ancestor
      case .type: return nil
      case .function, .closure, .property:
        guard let range = block.map({ tree[$0].range }) else { return nil }
        let later = (assigned[property.name] ?? []).filter { range.contains(tree[$0].range.lowerBound) }
        return (property.value.map { [$0] } ?? []) + later
      default: continue
      }
    }
    return nil
  }

  /// Returns the values that the file assigns to a name without a base, or to that of `self`.
  func values(assignedTo name: String) -> [NodeID] { assigned[name] ?? [] }

  /// Returns the members of a type of the file and of its extensions.
  func members(ofType name: String, in tree: SourceTree) -> [NodeID] {
    declarations(ofType: name).flatMap { id -> [NodeID] in
      guard case .type(let type) = tree[id].kind else { return [] }
      return tree.children(of: type.members)
    }
  }

  func calls(of name: String) -> [NodeID] { calls[name] ?? [] }
}
