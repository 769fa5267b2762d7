// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about the use of Liquid Glass: SRC09 to SRC15.
struct GlassRules {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  /// Chosen: Apple names no number.
  private static let mostSurfaces = 5
  /// Chosen: a text of this many letters is read, and no label.
  private static let longText = 60

  /// A piece of glass: the modifier, and the innermost view of its chain.
  private struct Piece {
    var modifier: Modifier
    var root: NodeID
    var variant: String
  }

  func findings() -> [Finding] {
    let pieces = file.modifiers(["glassEffect"]).compactMap { modifier, base -> Piece? in
      let variant = file.grounds.glassVariant(modifier)
      guard variant != "identity" else { return nil }
      return Piece(
        modifier: modifier, root: base.map { tree.root(ofChain: $0) } ?? modifier.call, variant: variant)
    }
    let buttons = file.modifiers(["buttonStyle"]).compactMap { modifier, base -> Piece? in
      guard let first = modifier.first, tree.text(of: first).lowercased().contains("glass") else {
        return nil
      }
      return Piece(
        modifier: modifier, root: base.map { tree.root(ofChain: $0) } ?? modifier.call,
        variant: file.grounds.glassVariant(modifier))
    }
    return pieces.flatMap { inContent($0) + underFill($0) } + neighbours(pieces + buttons)
      + (pieces + buttons).flatMap { onGlass($0) + clear($0) } + tooMany(pieces + buttons)
      + effectViews() + ownGlass()
  }

  private func node(_ piece: Piece) -> NodeID {
    // The name of the modifier, after its base.
    if case .call(let callee, _) = tree[piece.modifier.call].kind { return callee }
    return piece.modifier.call
  }

  private func finding(_ fact: SourceFact, _ piece: Piece) -> Finding {
    file.finding(
      fact, atByte: tree[node(piece)].range.upperBound - piece.modifier.name.utf8.count)
  }

  // MARK: SRC09

  private func inContent(_ piece: Piece) -> [Finding] {
    if file.isThumb(piece.root) { return [] }
    if isInRow(piece.root) { return [finding(.glassOnRow, piece)] }
    if isTextBlock(piece.root) { return [finding(.glassOnText, piece)] }
    return []
  }

  /// Returns a Boolean value indicating whether a view stands in a row, a cell or an item of a grid.
  private func isInRow(_ root: NodeID) -> Bool {
    let modifiers = tree.modifiers(after: root)
    if modifiers.contains(where: { $0.name == "listRowBackground" || $0.name == "listRowInsets" }) {
      return true
    }
    if let type = tree.type(around: root)?.type,
      ViewNames.isRow(type.name) || file.settings.content.contains(type.name)
    {
      return true
    }
    var seen: Set<NodeID> = []
    return isInRow(root, &seen)
  }

  /// - Parameter seen: The declarations that the search has gone through, each of which it enters once.
  private func isInRow(_ id: NodeID, _ seen: inout Set<NodeID>) -> Bool {
    switch tree.holder(of: tree.top(ofChain: id)).holder {
    case .argument(let call, let label):
      let name = tree.calledName(of: call) ?? ""
      if ["List", "Form", "Table", "LazyVGrid", "LazyHGrid"].contains(name),
        tree.base(ofModifier: call) == nil
      {
        return true
      }
      if ["overlay", "safeAreaInset", "safeAreaBar", "toolbar"].contains(name)
        || ViewNames.presentations.contains(name)
      {
        return false
      }
      if label == "header" || label == "footer" { return false }
      return isInRow(call, &seen)
    case .property(let definition):
      guard case .property(let property) = tree[definition].kind, seen.insert(definition).inserted else {
        return false
      }
      return property.name == "body"
        ? isTypeInRow(definition, &seen) : isUseInRow(property.name, definition, &seen)
    case .function(let definition):
      guard case .function(let function) = tree[definition].kind, seen.insert(definition).inserted else {
        return false
      }
      if function.name == "makeBody" || function.name == "body" { return false }
      return ViewNames.isRow(function.name.prefix(1).uppercased() + function.name.dropFirst())
        || isUseInRow(function.name, definition, &seen)
    case .macro, .file: return false
    }
  }

  private func isTypeInRow(_ body: NodeID, _ seen: inout Set<NodeID>) -> Bool {
    guard let type = tree.type(around: body)?.type else { return false }
    return file.names.calls(of: type.name).contains { !tree.isExcluded($0) && isInRow($0, &seen) }
  }

  private func isUseInRow(_ name: String, _ definition: NodeID, _ seen: inout Set<NodeID>) -> Bool {
    let range = tree[definition].range
    return file.names.uses(of: name).contains { use in
      !range.contains(tree[use].range.lowerBound) && !tree.isExcluded(use) && isInRow(use, &seen)
    }
  }

  /// A text to be read: one of several lines, or a long one.
  private func isTextBlock(_ view: NodeID) -> Bool {
    guard case .call(_, let arguments) = tree[view].kind, tree.calledName(of: view) == "Text"
    else { return false }
    if tree.modifiers(after: view).contains(where: { $0.name == "multilineTextAlignment" }) {
      return true
    }
    guard let first = arguments.first, case .text(let text?) = tree[first.value].kind else { return false }
    return text.count >= Self.longText
  }

  /// A modifier of the project's own with glass in its name, on a row: what it does is decided elsewhere.
  private func ownGlass() -> [Finding] {
    tree.all.compactMap { id in
      guard case .call(let callee, _) = tree[id].kind, case .member(let base?, let name) = tree[callee].kind,
        !tree.isType(base), name.lowercased().contains("glass"),
        ![
          "glassEffect", "glassEffectID", "glassEffectUnion", "glassEffectTransition",
          "glassBackgroundEffect",
        ].contains(name), !tree.isExcluded(id)
      else { return nil }
      let isRow =
        tree.callsTaking(id).contains { tree.calledName(of: $0) == "listRowBackground" }
        || isInRow(tree.root(ofChain: base))
      guard isRow else { return nil }
      return file.finding(
        .ownGlassOnRow(name), atByte: tree[callee].range.upperBound - name.utf8.count)
    }
  }

  // MARK: SRC10, SRC11, SRC12

  private func onGlass(_ piece: Piece) -> [Finding] {
    var current = piece.root
    for _ in 0..<24 {
      guard case .argument(let call, _) = tree.holder(of: tree.top(ofChain: current)).holder else {
        return []
      }
      let name = tree.calledName(of: call) ?? ""
      if ViewNames.presentations.contains(name) || name == "background" { return [] }
      if name == "overlay" {
        let below = tree.base(ofModifier: call).map { tree.chain($0).modifiers } ?? []
        return below.contains { isGlass($0) } ? [finding(.glassOnGlass, piece)] : []
      }
      if tree.modifiers(after: call).contains(where: { isGlass($0) })
        || file.grounds.surfaces(belowContentOf: call).contains(where: { isGlass($0) })
      {
        return [finding(.glassOnGlass, piece)]
      }
      current = call
    }
    return []
  }

  private func isGlass(_ modifier: Modifier) -> Bool {
    modifier.name == "glassEffect" && file.grounds.glassVariant(modifier) != "identity"
  }

  private func isGlass(_ ground: Ground) -> Bool { if case .glass = ground.kind { true } else { false } }

  /// Pieces side by side in one stack, without a container around them.
  private func neighbours(_ pieces: [Piece]) -> [Finding] {
    var stacks: [NodeID: [Piece]] = [:], repeated: [Piece] = []
    for piece in pieces {
      guard case .argument(let call, _) = tree.holder(of: tree.top(ofChain: piece.root)).holder,
        !isInContainer(call)
      else { continue }
      if isStack(call) { stacks[call, default: []].append(piece) }
      if isRepeatedInStack(call), repetitions(of: piece.root) > 1 { repeated.append(piece) }
    }
    return repeated.map { finding(.glassNeighbours, $0) }
      + stacks.values.filter { $0.count > 1 && !areAlternatives($0) }.flatMap { pieces in
        pieces.sorted { $0.modifier.call < $1.modifier.call }.dropFirst().map {
          finding(.glassNeighbours, $0)
        }
      }
  }

  private func isStack(_ call: NodeID) -> Bool {
    ["HStack", "VStack"].contains(tree.calledName(of: call) ?? "")
  }

  private func isRepeatedInStack(_ call: NodeID) -> Bool {
    guard tree.calledName(of: call) == "ForEach",
      case .argument(let outer, _) = tree.holder(of: tree.top(ofChain: call)).holder
    else { return false }
    return isStack(outer)
  }

  private func isInContainer(_ id: NodeID) -> Bool {
    tree.callsTaking(id).contains { tree.calledName(of: $0) == "GlassEffectContainer" }
      || tree.calledName(of: id) == "GlassEffectContainer"
  }

  /// Pieces of which one is shown at a time: in branches of one condition.
  private func areAlternatives(_ pieces: [Piece]) -> Bool {
    let statements = pieces.map { piece -> NodeID? in
      tree.holder(of: tree.top(ofChain: piece.root)).statement
    }
    return Set(statements).count < 2
  }

  private func tooMany(_ pieces: [Piece]) -> [Finding] {
    var types: [NodeID: [Piece]] = [:]
    for piece in pieces {
      if let type = tree.type(around: piece.root) { types[type.node, default: []].append(piece) }
    }
    return types.values.compactMap { pieces in
      let count = pieces.reduce(into: [NodeID: Int]()) { counts, piece in
        // Cases of a switch, and clauses for systems, show one piece.
        counts[alternative(of: piece.root), default: 0] = max(
          counts[alternative(of: piece.root)] ?? 0, repetitions(of: piece.root))
      }.values.reduce(0, +)
      guard count > Self.mostSurfaces, let common = commonCall(of: pieces.map(\.root)) else { return nil }
      return file.finding(.tooMuchGlass(count, most: Self.mostSurfaces), at: common)
    }
  }

  /// Returns the outermost choice that a node is in, or the node itself.
  private func alternative(of id: NodeID) -> NodeID {
    var found = id
    for ancestor in tree.ancestors(of: id) {
      switch tree[ancestor].kind {
      case .cases, .branch, .choice: found = ancestor
      case .property, .function: return found
      default: break
      }
    }
    return found
  }

  /// Returns how often a `ForEach` over a range of numbers shows a view.
  private func repetitions(of id: NodeID) -> Int {
    for call in tree.callsTaking(id) where tree.calledName(of: call) == "ForEach" {
      guard let first = tree.arguments(of: call).first else { return 1 }
      if let count = elements(of: first.value) {
        // A union of two names is two surfaces.
        let union = tree.modifiers(after: id).first { $0.name == "glassEffectUnion" }?.argument("id")
        return union == nil ? count : min(count, 2)
      }
      guard case .operation(let bounds, let signs) = tree[first.value].kind,
        bounds.count == 2, case .number(let low) = tree[bounds[0]].kind,
        case .number(let high) = tree[bounds[1]].kind,
        high >= low, high - low < 100
      else { return 1 }
      return Int(high - low) + (signs.first == "..." ? 1 : 0)
    }
    return 1
  }

  private func commonCall(of nodes: [NodeID]) -> NodeID? {
    guard let first = nodes.first else { return nil }
    let others = nodes.dropFirst().map { Set(tree.callsTaking($0)) }
    return tree.callsTaking(first).first { call in others.allSatisfy { $0.contains(call) } }
  }

  // MARK: SRC13, SRC14, SRC15

  private func clear(_ piece: Piece) -> [Finding] {
    guard piece.variant == "clear" else { return [] }
    let type = tree.type(around: piece.root)?.type.name ?? ""
    if Self.isTextHeavy(type) || carriesMuchText(piece)
      || tree.callsTaking(piece.root).contains(where: {
        ["alert", "popover"].contains(tree.calledName(of: $0) ?? "")
      })
    {
      return [finding(.clearGlassForText, piece)]
    }
    if isInRow(piece.root) || file.lies(piece.modifier.call, over: { file.isPlainList($0) }) {
      return [finding(.clearGlass(.plain), piece)]
    }
    switch GroundClass(file.grounds.grounds(belowDrawingOf: piece.modifier)) {
    case .media: return []
    case .caller, .named: return [finding(.clearGlass(.unknown), piece)]
    default: return [finding(.clearGlass(.plain), piece)]
    }
  }

  /// Returns a Boolean value indicating whether views with a name have much text, by the words of the name.
  private static func isTextHeavy(_ name: String) -> Bool {
    ["Alert", "Sidebar", "Popover"].contains { name.contains($0) }
  }

  /// Returns a Boolean value indicating whether a view on glass has much text: by its name, or by a text to be read in it.
  private func carriesMuchText(_ piece: Piece) -> Bool {
    let name: String
    switch tree[piece.root].kind {
    case .call: name = tree.calledName(of: piece.root) ?? ""
    case .name(let own): name = own.prefix(1).uppercased() + own.dropFirst()
    default: name = ""
    }
    let isControl = ["Button", "Toggle", "Icon", "Item"].contains { name.hasSuffix($0) }
    if !isControl, Self.isTextHeavy(name) { return true }
    guard let view = tree.base(ofModifier: piece.modifier.call) else { return false }
    return file.parts(of: view).contains { isTextBlock($0) }
  }

  private func underFill(_ piece: Piece) -> [Finding] {
    let earlier = tree.chain(piece.modifier.call).modifiers.dropLast().filter { $0.name == "background" }
    return earlier.compactMap { modifier in
      let surfaces = file.grounds.surfaces(of: modifier)
      let isOpaque = surfaces.contains { ground in
        guard case .fill(let cases) = ground.kind else { return false }
        return cases.contains { $0.value != .clear && $0.alpha * (ground.alpha ?? 1) > 0.9 }
      }
      return isOpaque ? finding(.fillUnderGlass, piece) : nil
    }
  }

  // MARK: AppKit and UIKit

  private func effectViews() -> [Finding] {
    tree.all.filter { tree.calledName(of: $0) == "NSGlassEffectView" && !tree.isExcluded($0) }.flatMap {
      call -> [Finding] in
      var found: [Finding] = []
      if let frame = tree.arguments(of: call).first(where: { $0.label == "frame" }),
        tree.text(of: frame.value).hasSuffix("contentView.bounds")
      {
        found.append(file.finding(.glassFillsWindow, at: call))
      }
      // One view for each element of a list.
      if let each = tree.callsTaking(call).first(where: {
        ["map", "forEach"].contains(tree.calledName(of: $0) ?? "")
      }),
        let count = elements(of: each), count > 1
      {
        if !tree.text(of: tree.root).contains("NSGlassEffectContainerView") {
          found.append(file.finding(.glassNeighbours, at: call))
        }
        if count > Self.mostSurfaces {
          found.append(file.finding(.tooMuchGlass(count, most: Self.mostSurfaces), at: call))
        }
      }
      return found
    }
  }

  /// Returns the number of elements that `map` goes through.
  private func elements(of id: NodeID) -> Int? {
    let base = tree.base(ofModifier: id) ?? tree.root(ofChain: id)
    let list: NodeID =
      if case .name(let name) = tree[base].kind,
        let definition = file.names.definition(of: name, seenFrom: id, in: tree),
        case .property(let property) = tree[definition].kind, let value = property.value ?? property.accessors
      { value } else { base }
    for one in tree.descendants(of: list) {
      if case .list(let elements) = tree[one].kind { return elements.count }
    }
    return nil
  }
}
