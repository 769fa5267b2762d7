// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The way that a search has gone, which bounds it.
struct SearchTrail {
  private var depth = 0, steps = 0

  /// Chosen: deeper than people nest views in a file; views that show themselves end here.
  private static let greatestDepth = 24
  /// Chosen: many times what the views of a screen need; views that show others many times end here.
  private static let mostSteps = 2_000

  mutating func enter() -> Bool {
    steps += 1
    guard depth < Self.greatestDepth, steps < Self.mostSteps else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}

/// Finds what lies below views, as far as a file shows it.
struct GroundSearch {
  let tree: SourceTree
  let names: FileNames
  let colors: ColorReader
  let settings: SourceSettings
  /// The surfaces that definitions of other files lay.
  let project: ProjectSurfaces

  /// Returns what lies below a view of a chain, the nearest first, ending with the page, a presentation, or
  /// the caller.
  func grounds(below id: NodeID) -> [Ground] {
    var trail = SearchTrail()
    return search(from: id, &trail)
  }

  /// Returns what lies below what a modifier draws, such as a background.
  func grounds(belowDrawingOf modifier: Modifier) -> [Ground] {
    var trail = SearchTrail(), own: [Ground] = []
    if modifier.name == "overlay" || modifier.name == "border",
      let base = tree.base(ofModifier: modifier.call)
    {
      own = look(of: base, &trail)
    }
    return own + search(from: modifier.call, &trail)
  }

  /// - Parameter id: The innermost expression of a chain, or a part of the chain whose following modifiers
  ///   count.
  private func search(from id: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    guard trail.enter() else { return [Ground(kind: .caller)] }
    defer { trail.leave() }
    return surfaces(after: id, &trail) + around(tree.top(ofChain: id), &trail)
  }

  /// Returns the surfaces that the modifiers after an expression lay below it.
  private func surfaces(after id: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    tree.modifiers(after: id).flatMap { surfaces(of: $0, &trail) }
  }

  /// Returns what lies below the place where a chain stands.
  private func around(_ top: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    let (holder, statement) = tree.holder(of: top)
    switch holder {
    case .argument(let call, let label): return within(call, label, statement, &trail)
    case .property(let id):
      guard case .property(let property) = tree[id].kind else { return [Ground(kind: .caller)] }
      if property.name == "body" { return belowBody(id, &trail) }
      return belowUses(of: property.name, id, &trail)
    case .function(let id):
      guard case .function(let function) = tree[id].kind else { return [Ground(kind: .caller)] }
      if ["makeBody", "body", "makeUIView", "makeNSView"].contains(function.name) {
        return [Ground(kind: .caller)]
      }
      return belowUses(of: function.name, id, &trail)
    case .macro, .file: return [Ground(kind: .caller)]
    }
  }

  /// Returns what lies below the content of a call.
  private func within(
    _ call: NodeID, _ label: String?, _ statement: NodeID?, _ trail: inout SearchTrail
  ) -> [Ground] {
    let name = tree.calledName(of: call) ?? ""
    if let base = tree.base(ofModifier: call) { return within(modifier: name, call, of: base, &trail) }
    var found: [Ground] = []
    if name == "ZStack", let statement { found += lower(statement, &trail) }
    if name == "List" || name == "Form" || name == "Table" {
      let isHidden = tree.modifiers(after: call).contains { $0.name == "scrollContentBackground" }
      if !isHidden { return found + [Ground(kind: .page)] }
    }
    if name == "WindowGroup" || name == "Window" || name == "Settings" {
      return found + [Ground(kind: .page)]
    }
    if name.hasPrefix("SwipeAction") { return [tinted(call)] }
    found += belowContent(of: call, name, &trail)
    return found + search(from: call, &trail)
  }

  /// Returns what the views before a statement of a `ZStack` lay below it. Those that are moved lie
  /// elsewhere.
  func lower(_ statement: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    tree.siblings(before: statement).reversed().flatMap { sibling -> [Ground] in
      let isMoved = tree.chain(sibling).modifiers.contains { $0.name == "position" || $0.name == "offset" }
      return isMoved ? [] : look(of: sibling, &trail)
    }
  }

  /// Returns what lies below what is handed to a modifier.
  private func within(modifier name: String, _ call: NodeID, of base: NodeID, _ trail: inout SearchTrail)
    -> [Ground]
  {
    if name == "swipeActions" { return [tinted(call)] }
    if ViewNames.presentations.contains(name) || name == "toolbar" { return [Ground(kind: .page)] }
    if name == "overlay" || name == "safeAreaInset" || name == "safeAreaBar" {
      return look(of: base, &trail) + search(from: call, &trail)
    }
    return search(from: call, &trail)
  }

  /// The system gives the actions of a swipe their tint.
  private func tinted(_ call: NodeID) -> Ground {
    Ground(kind: .fill([ColorCase(value: .accent, node: call)]), node: call)
  }

  /// Returns what a view of the project's own lays below its content.
  func belowContent(of call: NodeID, _ name: String, _ trail: inout SearchTrail) -> [Ground] {
    guard name.first?.isUppercase == true, !ViewNames.isOfTheSystem(name) else { return [] }
    guard let body = body(ofType: name) else {
      if let known = project.grounds(of: .type(name), at: call) { return known }
      let background = tree.arguments(of: call).first {
        $0.label?.lowercased().contains("background") ?? false
      }?.value
      let cases = background.map { colors.cases($0) } ?? []
      return [Ground(kind: cases.isEmpty ? .container(name) : .fill(cases), node: call)]
    }
    return surfaces(below: "content", inside: body, &trail)
  }

  /// Chosen: where a type is used in more places, one of them tells little.
  private static let mostUses = 4

  /// Returns what lies below the body of a type: below its uses in the file, or what its callers lay it on.
  private func belowBody(_ property: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    guard let (_, type) = tree.type(around: property) else { return [Ground(kind: .caller)] }
    if settings.media.contains(type.name) { return [Ground(kind: .media)] }
    let uses = names.calls(of: type.name)
      .filter { !tree.isExcluded($0) && tree.type(around: $0)?.type.name != type.name }
    if !uses.isEmpty, uses.count <= Self.mostUses {
      let all = uses.map { search(from: $0, &trail) }
      if all.dropFirst().allSatisfy({ GroundClass($0).isLike(GroundClass(all[0])) }) { return all[0] }
    }
    return [Ground(kind: ViewNames.isScreen(type.name) ? .page : .caller)]
  }

  /// Returns what lies below the uses of a property or function of views: of the first one, where there are
  /// several.
  private func belowUses(of name: String, _ definition: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    let range = tree[definition].range
    let use = names.uses(of: name).first {
      !range.contains(tree[$0].range.lowerBound) && !tree.isExcluded($0)
    }
    guard let use else { return [Ground(kind: .caller)] }
    return search(from: use, &trail)
  }
}
