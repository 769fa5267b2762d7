// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What lies below a view.
struct Ground: Sendable {
  enum Kind: Sendable {
    /// A fill with the values that it may have.
    case fill([ColorCase])
    /// A material of the system; the name is nil where it is handed in.
    case material(String?)
    /// Liquid Glass of a variant, such as `regular`.
    case glass(String)
    /// A picture, a film, a camera or a map.
    case media
    /// A view whose look is not in the file.
    case view(String)
    /// The background of a window, a list or a presentation.
    case page
    /// What the callers of the view lay it on.
    case caller
  }

  var kind: Kind
  /// The expression that draws it.
  var node: NodeID?
  /// The opacity of the view, 0…1; nil where it is worked out.
  var alpha: Double? = 1
  /// The conditions under which it is there.
  var conditions: [SourceCondition] = []

  var isMedia: Bool { if case .media = kind { true } else { false } }
}

/// Finds what lies below views, as far as a file shows it.
struct GroundSearch {
  let tree: SourceTree
  let names: FileNames
  let colors: ColorReader

  /// Chosen: deeper than people nest views in a file; views that show themselves end here.
  private static let greatestDepth = 24

  /// Returns what lies below a view of a chain, the nearest first, ending with the page, a presentation, or the caller.
  func grounds(below id: NodeID) -> [Ground] { search(from: id, depth: 0) }

  /// Returns what lies below what a modifier draws, such as a background.
  func grounds(belowDrawingOf modifier: Modifier) -> [Ground] {
    let own = modifier.name == "overlay" ? tree.base(ofModifier: modifier.call).map { look(of: $0) } ?? [] : []
    return own + search(from: modifier.call, depth: 0)
  }

  /// - Parameter id: The innermost expression of a chain, or a part of the chain whose following modifiers count.
  private func search(from id: NodeID, depth: Int, skipping: NodeID? = nil) -> [Ground] {
    guard depth < Self.greatestDepth else { return [Ground(kind: .caller)] }
    var found: [Ground] = []
    for modifier in tree.modifiers(after: id) where modifier.call != skipping {
      found += surfaces(of: modifier, depth)
    }
    return found + around(tree.top(ofChain: id), depth)
  }

  /// Returns what lies below the place where a chain stands.
  private func around(_ top: NodeID, _ depth: Int) -> [Ground] {
    let (holder, statement) = tree.holder(of: top)
    switch holder {
    case .argument(let call, let label): return within(call, label, statement, depth)
    case .property(let id):
      guard case .property(let property) = tree[id].kind else { return [Ground(kind: .caller)] }
      if property.name == "body" { return belowBody(id, depth) }
      return belowUses(of: property.name, id, depth)
    case .function(let id):
      guard case .function(let function) = tree[id].kind else { return [Ground(kind: .caller)] }
      if ["makeBody", "body", "makeUIView", "makeNSView"].contains(function.name) { return [Ground(kind: .caller)] }
      return belowUses(of: function.name, id, depth)
    case .macro, .file: return [Ground(kind: .caller)]
    }
  }

  /// Returns what lies below the content of a call.
  private func within(_ call: NodeID, _ label: String?, _ statement: NodeID?, _ depth: Int) -> [Ground] {
    let name = tree.calledName(of: call) ?? ""
    if let base = tree.base(ofModifier: call) {
      if ViewNames.presentations.contains(name) { return [Ground(kind: .page)] }
      if name == "overlay" || name == "safeAreaInset" || name == "safeAreaBar" {
        return look(of: base, depth + 1, isBase: true) + search(from: call, depth: depth + 1)
      }
      if name == "toolbar" { return [Ground(kind: .page)] }
      return search(from: call, depth: depth + 1)
    }
    var found: [Ground] = []
    if name == "ZStack", let statement {
      found += tree.siblings(before: statement).reversed().flatMap { look(of: $0, depth + 1) }
    }
    if name == "List" || name == "Form" || name == "Table" {
      let isHidden = tree.modifiers(after: call).contains { $0.name == "scrollContentBackground" }
      if !isHidden { return found + [Ground(kind: .page)] }
    }
    if name == "WindowGroup" || name == "Window" || name == "Settings" { return found + [Ground(kind: .page)] }
    return found + search(from: call, depth: depth + 1)
  }

  /// Returns what lies below the body of a type: below its only use in the file, or what its callers lay it on.
  private func belowBody(_ property: NodeID, _ depth: Int) -> [Ground] {
    guard let (_, type) = tree.type(around: property) else { return [Ground(kind: .caller)] }
    let uses = names.calls(of: type.name).filter { !tree.isExcluded($0) && tree.type(around: $0)?.type.name != type.name }
    if uses.count == 1 { return search(from: uses[0], depth: depth + 1) }
    return [Ground(kind: ViewNames.isScreen(type.name) ? .page : .caller)]
  }

  /// Returns what lies below the uses of a property or function of views: of the first one, where there are several.
  private func belowUses(of name: String, _ definition: NodeID, _ depth: Int) -> [Ground] {
    let inside = Set(tree.descendants(of: definition))
    let uses = names.uses(of: name).filter { !inside.contains($0) && !tree.isExcluded($0) }
    guard let use = uses.first else { return [Ground(kind: .caller)] }
    return search(from: use, depth: depth + 1)
  }

  // MARK: Surfaces

  /// Returns the surfaces that a modifier lays below its view, the upper ones first.
  func surfaces(of modifier: Modifier, _ depth: Int = 0) -> [Ground] {
    guard depth < Self.greatestDepth else { return [] }
    switch modifier.name {
    case "background", "listRowBackground", "containerBackground", "presentationBackground":
      return modifier.arguments.filter { $0.label == nil || $0.label == "content" }.prefix(1).flatMap { argument in
        if case .closure(_, let block) = tree[argument.value].kind {
          return look(of: block, depth + 1)
        }
        return look(of: argument.value, depth + 1)
      }
    case "glassEffect": return [Ground(kind: .glass(glassVariant(modifier)), node: modifier.call)]
    case "buttonStyle": return surface(ofButtonStyle: modifier)
    default:
      // A modifier of the project's own whose closure goes on with the view it is given.
      return modifier.arguments.flatMap { argument -> [Ground] in
        guard argument.isTrailing, case .closure(let parameters, let block) = tree[argument.value].kind,
          !parameters.isEmpty, !["overlay", "mask", "toolbar", "onChange", "sheet"].contains(modifier.name)
        else { return [] }
        return tree.views(in: block).flatMap { view -> [Ground] in
          let chain = tree.chain(view)
          guard case .name(let name) = tree[chain.root].kind, parameters.contains(name) else { return [] }
          return chain.modifiers.flatMap { surfaces(of: $0, depth + 1) }
        }
      }
    }
  }

  /// Returns the variant of the glass that `glassEffect` names.
  func glassVariant(_ modifier: Modifier) -> String {
    guard let first = modifier.first else { return "regular" }
    let text = tree.text(of: first)
    return text.contains(".clear") ? "clear" : text.contains(".identity") ? "identity" : "regular"
  }

  private func surface(ofButtonStyle modifier: Modifier) -> [Ground] {
    guard let first = modifier.first else { return [] }
    switch tree.text(of: first) {
    case ".borderedProminent", "BorderedProminentButtonStyle()": return [Ground(kind: .fill([ColorCase(value: .accent, node: first)]), node: first)]
    case ".glassProminent", "GlassProminentButtonStyle()": return [Ground(kind: .fill([ColorCase(value: .accent, node: first)]), node: first)]
    case ".glass", "GlassButtonStyle()": return [Ground(kind: .glass("regular"), node: first)]
    default: return []
    }
  }

  /// Returns what a view draws as a surface for others, the upper ones first; none for texts and stacks without a background.
  ///
  /// - Parameter isBase: A Boolean value that is true where the others lie on the view itself, as an overlay does.
  func look(of id: NodeID, _ depth: Int = 0, isBase: Bool = false) -> [Ground] {
    guard depth < Self.greatestDepth else { return [] }
    switch tree[id].kind {
    case .block(let items): return items.reversed().flatMap { look(of: $0, depth + 1) }
    case .closure(_, let block): return look(of: block, depth + 1)
    case .result(let value): return value.map { look(of: $0, depth + 1) } ?? []
    case .clauses(let clauses): return clauses.flatMap { look(of: $0.body, depth + 1) }
    case .branch(let conditions, let then, let otherwise):
      let text = conditions.map { tree.text(of: $0) }.joined(separator: ", ")
      return look(of: then, under: SourceCondition(text: text), depth)
        + (otherwise.map { look(of: $0, under: SourceCondition(text: text, holds: false), depth) } ?? [])
    case .cases(let subject, let cases):
      return cases.flatMap { one in
        look(
          of: one.block, under: SourceCondition(subject: tree.text(of: subject), patterns: one.patterns), depth)
      }
    case .choice: return [Ground(kind: .fill(colors.cases(id)), node: id)]
    default: break
    }
    let chain = tree.chain(id)
    let alpha = chain.modifiers.first { $0.name == "opacity" }.flatMap { $0.first }.flatMap { colors.numbers($0).max() }
    var found = own(of: chain, depth)
    for index in found.indices where alpha != nil { found[index].alpha = found[index].alpha.map { $0 * (alpha ?? 1) } }
    // A background of a stack is a surface for what lies on the stack.
    return found + chain.modifiers.flatMap { surfaces(of: $0, depth + 1) }
  }

  private func look(of id: NodeID, under condition: SourceCondition, _ depth: Int) -> [Ground] {
    look(of: id, depth + 1).map { ground in
      var ground = ground
      ground.conditions.append(condition)
      return ground
    }
  }

  /// Returns the surface that the innermost view of a chain is.
  private func own(of chain: Chain, _ depth: Int) -> [Ground] {
    let root = chain.root
    if let fill = fill(of: chain) { return [Ground(kind: kind(of: fill), node: root)] }
    switch tree[root].kind {
    case .call:
      let name = tree.calledName(of: root) ?? ""
      if name == "Image" { return isSymbol(root) ? [] : [Ground(kind: .media, node: root)] }
      if ViewNames.isMedia(name) { return [Ground(kind: .media, node: root)] }
      if ViewNames.isBlur(name) { return [Ground(kind: .material(nil), node: root)] }
      if name == "NSGlassEffectView" || name == "GlassEffectView" { return [Ground(kind: .glass("regular"), node: root)] }
      let cases = colors.cases(root)
      if !cases.isEmpty, !cases.allSatisfy({ $0.value == .unknown }) { return [Ground(kind: kind(of: cases), node: root)] }
      if ViewNames.texts.contains(name) { return [] }
      if ViewNames.layered.contains(name) { return content(of: root, depth) }
      if ViewNames.stacks.contains(name) { return [] }
      if let body = body(ofType: name) { return look(of: body, depth + 1) }
      if let definition = names.definition(of: name, seenFrom: root, in: tree), let code = code(of: definition) {
        return look(of: code, depth + 1)
      }
      return name.first?.isUppercase == true ? [Ground(kind: .view(name), node: root)] : []
    case .name(let name):
      if let definition = names.definition(of: name, seenFrom: root, in: tree), let code = code(of: definition) {
        let cases = colors.cases(root)
        if !cases.isEmpty, !cases.contains(where: { $0.value == .unknown }) {
          return [Ground(kind: kind(of: cases), node: root)]
        }
        return look(of: code, depth + 1)
      }
      return [Ground(kind: .view(name), node: root)]
    case .member:
      let cases = colors.cases(root)
      return cases.isEmpty ? [] : [Ground(kind: kind(of: cases), node: root)]
    default: return []
    }
  }

  /// Returns the surfaces of the views in a stack.
  private func content(of call: NodeID, _ depth: Int) -> [Ground] {
    guard let closure = tree.arguments(of: call).last(where: \.isTrailing)?.value else { return [] }
    return tree.views(in: closure).reversed().flatMap { view -> [Ground] in
      let root = tree.chain(view).root
      if case .call = tree[root].kind, let name = tree.calledName(of: root),
        ViewNames.texts.contains(name) || name == "Image" && isSymbol(root)
      {
        return []
      }
      return look(of: view, depth + 1)
    }
  }

  private func code(of definition: NodeID) -> NodeID? {
    switch tree[definition].kind {
    case .property(let property): property.isComputed ? property.accessors : nil
    case .function(let function): function.body
    default: nil
    }
  }

  /// Returns the code of the body of a type of the file.
  private func body(ofType name: String) -> NodeID? {
    for id in names.declarations(ofType: name) {
      guard case .type(let type) = tree[id].kind, case .block(let members) = tree[type.members].kind else { continue }
      for member in members {
        if case .property(let property) = tree[member].kind, property.name == "body" { return property.accessors }
      }
    }
    return nil
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
