// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The index of a node in a source tree.
package struct NodeID: Hashable, Comparable, Sendable {
  let index: Int

  package static func < (first: NodeID, second: NodeID) -> Bool { first.index < second.index }
}

/// The syntax of a Swift source, reduced to what decides how it draws: calls and their arguments, members,
/// literals, conditions, and the declarations around them.
///
/// Types, statements and expressions that the rules do not read are nodes without a meaning of their own, so
/// that what stands in them is still found. Comments and the contents of strings are no nodes.
package struct SourceTree: Sendable {
  /// A piece of syntax.
  package struct Node: Sendable {
    var kind: Kind
    /// The node in which it stands; nil for the root.
    var parent: NodeID?
    /// The range in the UTF-8 bytes of the source, without spaces and comments around it.
    var range: Range<Int>
  }

  package enum Kind: Sendable {
    /// `Text("a")`, and `view.padding(4)`, whose callee is a member of `view`.
    case call(callee: NodeID, arguments: [Argument])
    /// `Color.white`, and `.white`, which has no base.
    case member(base: NodeID?, name: String)
    case name(String)
    /// A string; nil where it has parts that are worked out.
    case text(String?)
    case number(Double)
    /// `condition ? first : second`.
    case choice(condition: NodeID, first: NodeID, second: NodeID)
    /// The elements of an array or a tuple, or the expression in parentheses.
    case list([NodeID])
    /// The keys and values of a dictionary.
    case pairs([Pair])
    case closure(parameters: [String], block: NodeID)
    /// Operands with the operators between them.
    case operation([NodeID], operators: [String])
    case block([NodeID])
    case branch(conditions: [NodeID], then: NodeID, otherwise: NodeID?)
    case cases(subject: NodeID, [Case])
    case assignment(target: NodeID, value: NodeID)
    /// A chain that goes on differently in the clauses of `#if`.
    case continuations(base: NodeID, [Clause])
    /// Declarations or statements in the clauses of `#if`.
    case clauses([Clause])
    case property(Property)
    case function(Function)
    case type(TypeDeclaration)
    case macro(name: String, arguments: [Argument])
    case result(NodeID?)
    case other([NodeID])
  }

  package struct Argument: Sendable {
    var label: String?
    var value: NodeID
    /// A Boolean value that is true for a closure after the parentheses.
    var isTrailing = false
  }

  package struct Pair: Sendable {
    var key: NodeID, value: NodeID
  }

  /// A case of a `switch`.
  package struct Case: Sendable {
    /// The patterns as they are written; empty for `default`.
    var patterns: [String]
    var block: NodeID
  }

  /// A clause of `#if`.
  package struct Clause: Sendable {
    /// The condition as it is written; empty for `#else`.
    var condition: String
    var body: NodeID
  }

  package struct Property: Sendable {
    var name: String
    var type: String?
    /// The names of its attributes, such as `AppStorage`.
    var attributes: [String]
    /// The value of the environment that it reads, such as `\.colorScheme`; nil for another property.
    var environment: String?
    var modifiers: [String]
    var isConstant: Bool
    var value: NodeID?
    /// The getter, or the observers; nil for a stored property without them.
    var accessors: NodeID?
    var isComputed: Bool
  }

  package struct Function: Sendable {
    var name: String
    var parameters: [Parameter]
    var result: String?
    var attributes: [String]
    var modifiers: [String]
    var body: NodeID?

    package struct Parameter: Sendable {
      var label: String?
      var name: String
      var type: String
      var value: NodeID?
    }
  }

  package struct TypeDeclaration: Sendable {
    package enum Keyword: String, Sendable {
      case `struct`, `class`, `enum`, `extension`, `protocol`, `actor`
    }

    var keyword: Keyword
    /// The name, or that of the type that is extended.
    var name: String
    var inherited: [String]
    var attributes: [String]
    var members: NodeID
  }

  private(set) var nodes: [Node] = []
  /// The comments that hold words for this program, with their first bytes.
  var marks: [(offset: Int, text: String)] = []
  let lines: LineTable
  /// The bytes of the source.
  var source: [UInt8] { lines.bytes }
  /// The first byte that was not parsed; nil where all were.
  var cut: Int?
  /// The nodes that are the whole file.
  private(set) var root = NodeID(index: 0)
  /// For each node, a Boolean value that is true where it stands in a preview or in code for debugging.
  private(set) var exclusions: [Bool] = []

  init(source: [UInt8]) { lines = LineTable(source) }

  /// Adds a node, and makes it the parent of the nodes in it.
  mutating func add(_ kind: Kind, _ range: Range<Int>) -> NodeID {
    let id = NodeID(index: nodes.count)
    nodes.append(Node(kind: kind, range: range))
    for child in Self.children(of: kind) { nodes[child.index].parent = id }
    return id
  }

  /// Ends the tree with the node that is the whole file.
  mutating func finish(_ root: NodeID) {
    self.root = root
    exclusions = foundExclusions()
  }

  subscript(id: NodeID) -> Node { nodes[id.index] }

  /// All nodes, inner ones before outer ones.
  var all: some Sequence<NodeID> { nodes.indices.lazy.map { NodeID(index: $0) } }

  /// Returns the text of a node as it is written.
  func text(of id: NodeID) -> String { String(decoding: source[self[id].range], as: UTF8.self) }

  /// Returns the code of a line without the spaces around it, by which findings are known again when lines are added above.
  func code(ofLine line: Int) -> String {
    let bytes = source[lines.bytes(ofLine: line)].prefix(Self.mostIdentity)
    return String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\t" || $0 == "\r" }.joined(
      separator: " ")
  }

  /// The bytes of a line that tell it from others. Chosen: longer than lines of code are.
  private static let mostIdentity = 300

  func line(of id: NodeID) -> Int { lines.line(of: self[id].range.lowerBound) }

  /// Returns the nodes directly in a node, in the order of the source.
  func children(of id: NodeID) -> [NodeID] { Self.children(of: self[id].kind) }

  private static func children(of kind: Kind) -> [NodeID] {
    switch kind {
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .member(let base, _): base.map { [$0] } ?? []
    case .name, .text, .number: []
    case .choice(let condition, let first, let second): [condition, first, second]
    case .list(let elements): elements
    case .pairs(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .closure(_, let block): [block]
    case .operation(let operands, _): operands
    case .block(let items): items
    case .branch(let conditions, let then, let otherwise):
      conditions + [then] + (otherwise.map { [$0] } ?? [])
    case .cases(let subject, let cases): [subject] + cases.map(\.block)
    case .assignment(let target, let value): [target, value]
    case .continuations(let base, let clauses): [base] + clauses.map(\.body)
    case .clauses(let clauses): clauses.map(\.body)
    case .property(let property): [property.value, property.accessors].compactMap(\.self)
    case .function(let function): function.parameters.compactMap(\.value) + (function.body.map { [$0] } ?? [])
    case .type(let type): [type.members]
    case .macro(_, let arguments): arguments.map(\.value)
    case .result(let value): value.map { [$0] } ?? []
    case .other(let parts): parts
    }
  }

  /// Returns a node and all nodes in it, outer ones first.
  func descendants(of id: NodeID) -> [NodeID] { descendants(of: id) { children(of: $0) } }

  /// Returns a node and all nodes in it, outer ones first.
  ///
  /// - Parameter children: A closure that returns the nodes directly in a node.
  func descendants(of id: NodeID, through children: (NodeID) -> [NodeID]) -> [NodeID] {
    var found = [id], next = 0
    while next < found.count {
      found += children(found[next])
      next += 1
    }
    return found
  }
}
