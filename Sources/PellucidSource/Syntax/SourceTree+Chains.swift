// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A modifier in a chain: `.padding(4)`.
struct Modifier {
  let name: String
  let arguments: [SourceTree.Argument]
  /// The call of the modifier.
  let call: NodeID

  /// The first argument without a label.
  var first: NodeID? { arguments.first { $0.label == nil }?.value }

  func argument(_ label: String) -> NodeID? { arguments.first { $0.label == label }?.value }
}

/// A view with its modifiers: `Text("a").padding().background(.thinMaterial)`.
struct Chain {
  /// The innermost expression, such as `Text("a")`.
  let root: NodeID
  /// The modifiers, inner ones first.
  let modifiers: [Modifier]
}

extension SourceTree {
  /// The nodes around a node, inner ones first.
  func ancestors(of id: NodeID) -> some Sequence<NodeID> {
    sequence(first: id) { self[$0].parent }.dropFirst()
  }

  /// Returns the name that a call calls: `padding` of `view.padding()`, and `Text` of `Text("a")` and of
  /// `Text.init("a")`.
  func calledName(of call: NodeID) -> String? {
    guard case .call(let callee, _) = self[call].kind else { return nil }
    switch self[callee].kind {
    case .name(let name): return name
    case .member(let base?, "init") where isType(base): return text(of: base)
    case .member(_, let name): return name
    default: return nil
    }
  }

  func arguments(of call: NodeID) -> [Argument] {
    if case .call(_, let arguments) = self[call].kind { arguments } else { [] }
  }

  /// Returns the expression that a call is a modifier of; nil for other calls.
  func base(ofModifier call: NodeID) -> NodeID? {
    guard case .call(let callee, _) = self[call].kind, case .member(let base?, _) = self[callee].kind,
      !isType(base)
    else { return nil }
    return base
  }

  /// Returns a Boolean value indicating whether an expression is the name of a type, such as `Color` or
  /// `SwiftUI.Color`.
  func isType(_ id: NodeID) -> Bool {
    switch self[id].kind {
    case .name(let name): name.first?.isUppercase == true
    case .member(let base?, let name): name.first?.isUppercase == true && isType(base)
    default: false
    }
  }

  /// Returns the innermost expression of a chain.
  func root(ofChain id: NodeID) -> NodeID {
    var current = id
    while true {
      switch self[current].kind {
      case .call(let callee, _):
        guard case .member(let base?, _) = self[callee].kind, !isType(base) else { return current }
        current = base
      case .member(let base?, _) where !isType(base): current = base
      case .continuations(let base, _): current = base
      default: return current
      }
    }
  }

  /// Returns the chain that ends with an expression.
  func chain(_ id: NodeID) -> Chain {
    var modifiers: [Modifier] = [], current = id
    while true {
      switch self[current].kind {
      case .call(let callee, let arguments):
        guard case .member(let base?, let name) = self[callee].kind, !isType(base) else {
          return Chain(root: current, modifiers: modifiers.reversed())
        }
        modifiers.append(Modifier(name: name, arguments: arguments, call: current))
        current = base
      case .member(let base?, _) where !isType(base): current = base
      case .continuations(let base, let clauses):
        modifiers += clauses.flatMap { self.modifiers(ofClause: $0.body) }.reversed()
        current = base
      default: return Chain(root: current, modifiers: modifiers.reversed())
      }
    }
  }

  /// Returns the modifiers of a clause, whose chain begins without a base.
  private func modifiers(ofClause id: NodeID) -> [Modifier] {
    var modifiers: [Modifier] = [], current: NodeID? = id
    while let one = current {
      switch self[one].kind {
      case .call(let callee, let arguments):
        guard case .member(let base, let name) = self[callee].kind else { return modifiers.reversed() }
        modifiers.append(Modifier(name: name, arguments: arguments, call: one))
        current = base
      case .member(let base, _): current = base
      case .continuations(let base, let clauses):
        modifiers += clauses.flatMap { self.modifiers(ofClause: $0.body) }.reversed()
        current = base
      default: return modifiers.reversed()
      }
    }
    return modifiers.reversed()
  }

  /// Returns the outermost expression of the chain that an expression begins or continues.
  func top(ofChain id: NodeID) -> NodeID {
    var current = id
    while let parent = self[current].parent {
      switch self[parent].kind {
      case .member(let base?, _) where base == current: current = parent
      case .call(let callee, _) where callee == current: current = parent
      case .continuations: current = parent
      default: return current
      }
    }
    return current
  }

  /// Returns the modifiers that follow an expression in its chain, inner ones first.
  func modifiers(after id: NodeID) -> [Modifier] {
    let whole = chain(top(ofChain: id)), end = self[id].range.upperBound
    return whole.modifiers.filter { self[$0.call].range.upperBound > end }
  }
}

/// The code in which an expression stands.
enum Holder {
  /// An argument of a call, or a closure that is one.
  case argument(of: NodeID, label: String?)
  /// The getter or the value of a property.
  case property(NodeID)
  case function(NodeID)
  case macro(NodeID)
  case file
}

extension SourceTree {
  /// Returns the code in which a chain stands, and the outermost statement of it that the chain is in.
  func holder(of id: NodeID) -> (holder: Holder, statement: NodeID?) {
    var current = id, statement: NodeID?
    while let parent = self[current].parent {
      switch self[parent].kind {
      case .block: statement = current
      case .call(let callee, let arguments) where callee != current:
        let label = arguments.first { $0.value == current }?.label
        return (.argument(of: parent, label: label), statement)
      case .property: return (.property(parent), statement)
      case .function: return (.function(parent), statement)
      case .macro: return (.macro(parent), statement)
      default: break
      }
      current = parent
    }
    return (.file, statement)
  }

  /// Returns the statements before a statement in its block.
  func siblings(before statement: NodeID) -> [NodeID] {
    guard let parent = self[statement].parent, case .block(let items) = self[parent].kind else { return [] }
    return Array(items.prefix { $0 != statement })
  }

  /// Returns the statements after a statement in its block.
  func siblings(after statement: NodeID) -> [NodeID] {
    guard let parent = self[statement].parent, case .block(let items) = self[parent].kind else { return [] }
    return Array(items.drop { $0 != statement }.dropFirst())
  }

  /// The calls that a node is an argument of, or stands in one of, inner ones first. The modifiers that
  /// follow a node are none.
  func callsTaking(_ id: NodeID) -> [NodeID] {
    var found: [NodeID] = [], inner = id
    for ancestor in ancestors(of: id) {
      if case .call(let callee, _) = self[ancestor].kind, callee != inner { found.append(ancestor) }
      inner = ancestor
    }
    return found
  }

  /// The type in which a node stands; nil outside of types.
  func type(around id: NodeID) -> (node: NodeID, type: TypeDeclaration)? {
    for ancestor in ancestors(of: id) {
      if case .type(let type) = self[ancestor].kind { return (ancestor, type) }
    }
    return nil
  }

  /// The function or the property in which a node stands; nil for the file itself.
  func declaration(around id: NodeID) -> NodeID? {
    ancestors(of: id).first {
      switch self[$0].kind {
      case .function, .property: true
      default: false
      }
    }
  }

  /// Returns the views that an expression or a block shows, one after the other: those of all branches.
  func views(in id: NodeID) -> [NodeID] {
    switch self[id].kind {
    case .block(let items): items.flatMap { views(in: $0) }
    case .closure(_, let block): views(in: block)
    case .branch(_, let then, let otherwise): views(in: then) + (otherwise.map { views(in: $0) } ?? [])
    case .cases(_, let cases): cases.flatMap { views(in: $0.block) }
    case .clauses(let clauses): clauses.flatMap { views(in: $0.body) }
    case .result(let value): value.map { views(in: $0) } ?? []
    case .choice(_, let first, let second): views(in: first) + views(in: second)
    case .call, .member, .name, .continuations: [id]
    default: []
    }
  }
}
