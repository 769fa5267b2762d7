// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GroundSearch {
  /// Returns what a view draws as a surface for others, the upper ones first; none for texts and stacks
  /// without a background.
  func look(of id: NodeID) -> [Ground] {
    var trail = SearchTrail()
    return look(of: id, &trail)
  }

  func look(of id: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    guard trail.enter() else { return [] }
    defer { trail.leave() }
    switch tree[id].kind {
    case .block(let items): return items.reversed().flatMap { look(of: $0, &trail) }
    case .closure(_, let block): return look(of: block, &trail)
    case .result(let value): return value.map { look(of: $0, &trail) } ?? []
    case .clauses(let clauses): return clauses.flatMap { look(of: $0.body, &trail) }
    case .branch(let conditions, let then, let otherwise):
      let text = conditions.map { tree.text(of: $0) }.joined(separator: ", ")
      return look(of: then, under: SourceCondition(text: text), &trail)
        + (otherwise.map { look(of: $0, under: SourceCondition(text: text, holds: false), &trail) } ?? [])
    case .cases(let subject, let cases):
      return cases.flatMap { one in
        look(
          of: one.block, under: SourceCondition(subject: tree.text(of: subject), patterns: one.patterns),
          &trail)
      }
    case .choice: return [Ground(kind: .fill(colors.cases(id)), node: id)]
    default: break
    }
    let chain = tree.chain(id)
    var found = own(of: chain, &trail)
    if let alpha = chain.modifiers.first(where: { $0.name == "opacity" })?.first.flatMap({
      colors.opacities($0)
    })?.upperBound {
      for index in found.indices { found[index].alpha = found[index].alpha.map { $0 * alpha } }
    }
    // A background of a stack is a surface for what lies on the stack.
    return covers(of: chain, &trail) + found + chain.modifiers.flatMap { surfaces(of: $0, &trail) }
  }

  /// Returns the colours that the overlays of a chain lay on the whole of it.
  private func covers(of chain: Chain, _ trail: inout SearchTrail) -> [Ground] {
    var found: [Ground] = []
    for modifier in chain.modifiers where modifier.name == "overlay" {
      guard let value = modifier.arguments.first(where: { $0.label == nil || $0.label == "content" })?.value
      else { continue }
      found += look(of: value, &trail).filter { ground in
        guard case .fill = ground.kind, let node = ground.node else { return false }
        return !tree.modifiers(after: node).contains {
          $0.name == "frame" || $0.name == "padding" || $0.name == "mask"
        }
      }
    }
    return found
  }

  private func look(of id: NodeID, under condition: SourceCondition, _ trail: inout SearchTrail) -> [Ground] {
    look(of: id, &trail).map { ground in
      var ground = ground
      ground.conditions.append(condition)
      return ground
    }
  }

  /// Returns the surface that the innermost view of a chain is.
  private func own(of chain: Chain, _ trail: inout SearchTrail) -> [Ground] {
    let root = chain.root
    if let fill = fill(of: chain) { return [Ground(kind: kind(of: fill), node: root)] }
    switch tree[root].kind {
    case .call:
      let name = tree.calledName(of: root) ?? ""
      if name == "Image" { return isSymbol(root) ? [] : [Ground(kind: .media, node: root)] }
      if ViewNames.isMedia(name) || settings.media.contains(name) {
        return [Ground(kind: .media, node: root)]
      }
      if ViewNames.isBlur(name) { return [Ground(kind: .material(nil), node: root)] }
      if name == "NSGlassEffectView" || name == "GlassEffectView" {
        return [Ground(kind: .glass("regular"), node: root)]
      }
      let cases = colors.cases(root)
      if !cases.isEmpty, isOfColorType(root) || !cases.allSatisfy({ $0.value == .unknown }) {
        return [Ground(kind: kind(of: cases), node: root)]
      }
      if name == "Button", let label = tree.arguments(of: root).last(where: \.isTrailing)?.value {
        return look(of: label, &trail)
      }
      if ViewNames.texts.contains(name) { return [] }
      if ViewNames.layered.contains(name) { return content(of: root, &trail) }
      if ViewNames.stacks.contains(name) { return [] }
      if let body = body(ofType: name) { return look(of: body, &trail) }
      if let definition = names.definition(of: name, seenFrom: root, in: tree),
        let code = code(of: definition)
      {
        return look(of: code, &trail)
      }
      return name.first?.isUppercase == true ? [Ground(kind: .view(name), node: root)] : []
    case .name(let name):
      if let definition = names.definition(of: name, seenFrom: root, in: tree),
        let code = code(of: definition)
      {
        let cases = colors.cases(root)
        if !cases.isEmpty, !cases.contains(where: { $0.value == .unknown }) {
          return [Ground(kind: kind(of: cases), node: root)]
        }
        return look(of: code, &trail)
      }
      return [Ground(kind: .view(name), node: root)]
    case .member:
      let cases = colors.cases(root)
      return cases.isEmpty ? [] : [Ground(kind: kind(of: cases), node: root)]
    default: return []
    }
  }

  private func isOfColorType(_ call: NodeID) -> Bool {
    guard let name = tree.calledName(of: call) else { return false }
    if ColorNames.types.contains(name) { return true }
    guard case .call(let callee, _) = tree[call].kind, case .member(let base?, _) = tree[callee].kind else {
      return false
    }
    return ColorNames.types.contains(tree.text(of: base))
  }

  /// Returns the surfaces of the views in a stack.
  private func content(of call: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    guard let closure = tree.arguments(of: call).last(where: \.isTrailing)?.value else { return [] }
    return tree.views(in: closure).reversed().flatMap { view -> [Ground] in
      let root = tree.chain(view).root
      if case .call = tree[root].kind, let name = tree.calledName(of: root),
        ViewNames.texts.contains(name) || name == "Image" && isSymbol(root)
      {
        return []
      }
      return look(of: view, &trail)
    }
  }

  private func code(of definition: NodeID) -> NodeID? {
    switch tree[definition].kind {
    case .property(let property): property.isComputed ? property.accessors : nil
    case .function(let function): function.body
    default: nil
    }
  }

  /// Returns the values of the fill of a shape; nil for what is no shape.
  private func fill(of chain: Chain) -> [ColorCase]? {
    let name: String =
      switch tree[chain.root].kind {
      case .call: tree.calledName(of: chain.root) ?? ""
      case .name(let name): name
      default: ""
      }
    for modifier in chain.modifiers {
      switch modifier.name {
      case "fill", "foregroundColor", "foregroundStyle":
        if modifier.name != "fill", !ViewNames.isShape(name) { continue }
        return modifier.first.map { colors.cases($0) } ?? []
      case "stroke", "strokeBorder": return []
      default: continue
      }
    }
    return ViewNames.shapes.contains(name) ? [ColorCase(value: .level(1), node: chain.root)] : nil
  }

  private func kind(of cases: [ColorCase]) -> Ground.Kind {
    if cases.count == 1, case .material(let name) = cases[0].value { return .material(name) }
    return .fill(cases)
  }

  private func isSymbol(_ call: NodeID) -> Bool {
    tree.arguments(of: call).contains { ($0.label?.hasPrefix("system") ?? false) || $0.label == "icon" }
  }
}
