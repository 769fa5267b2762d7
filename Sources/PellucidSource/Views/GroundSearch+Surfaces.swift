// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GroundSearch {
  /// Returns the surfaces that a modifier lays below its view, the upper ones first.
  func surfaces(of modifier: Modifier) -> [Ground] {
    var trail = SearchTrail()
    return surfaces(of: modifier, &trail)
  }

  func surfaces(of modifier: Modifier, _ trail: inout SearchTrail) -> [Ground] {
    guard trail.enter() else { return [] }
    defer { trail.leave() }
    switch modifier.name {
    case "background", "backgroundStyle", "listRowBackground", "containerBackground",
      "presentationBackground":
      guard let value = modifier.arguments.first(where: { $0.label == nil || $0.label == "content" })?.value
      else { return [] }
      return look(of: value, &trail)
    case "glassEffect": return [Ground(kind: .glass(glassVariant(modifier)), node: modifier.call)]
    case "buttonStyle": return modifier.first.map { surfaces(ofButtonStyle: $0, &trail) } ?? []
    case "modifier": return modifier.first.map { surfaces(ofViewModifier: $0, &trail) } ?? []
    default: return surfaces(ofOwn: modifier, &trail)
    }
  }

  /// Returns the surfaces that a view of the project's own lays below its content.
  func surfaces(belowContentOf call: NodeID) -> [Ground] {
    guard tree.base(ofModifier: call) == nil, let name = tree.calledName(of: call) else { return [] }
    var trail = SearchTrail()
    return belowContent(of: call, name, &trail)
  }

  /// Returns the variant of the glass that `glassEffect` or a style of buttons names, by itself or as a constant of the file.
  func glassVariant(_ modifier: Modifier) -> String {
    guard let first = modifier.first else { return "regular" }
    var text = tree.text(of: first)
    if case .name(let name) = tree[first].kind,
      let definition = names.definition(of: name, seenFrom: first, in: tree),
      case .property(let property) = tree[definition].kind, property.isConstant, let value = property.value
    {
      text = tree.text(of: value)
    }
    return text.contains(".clear") ? "clear" : text.contains(".identity") ? "identity" : "regular"
  }

  private func surfaces(ofButtonStyle style: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    let text = tree.text(of: style)
    switch text {
    case ".borderedProminent", "BorderedProminentButtonStyle()", ".glassProminent",
      "GlassProminentButtonStyle()":
      return [Ground(kind: .fill([ColorCase(value: .accent, node: style)]), node: style)]
    case ".glass", "GlassButtonStyle()": return [Ground(kind: .glass("regular"), node: style)]
    default:
      guard let name = typeName(of: style), !ViewNames.isOfTheSystem(name) else { return [] }
      guard let body = function("makeBody", ofType: name) else {
        return project.grounds(of: .type(name), at: style) ?? [Ground(kind: .view(name), node: style)]
      }
      return surfaces(below: "label", inside: body, &trail)
    }
  }

  private func surfaces(ofViewModifier value: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    guard let name = typeName(of: value) else { return [] }
    guard let body = function("body", ofType: name) else {
      return project.grounds(of: .type(name), at: value) ?? []
    }
    return surfaces(below: "content", inside: body, &trail)
  }

  private func typeName(of value: NodeID) -> String? {
    guard let name = tree.calledName(of: value), name.first?.isUppercase == true else { return nil }
    return name
  }

  /// Returns what a body lays below a view that is handed to it: below the first place that names the view.
  func surfaces(below name: String, inside body: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    let range = tree[body].range
    guard var current = names.mentions(of: name).first(where: { range.contains(tree[$0].range.lowerBound) })
    else { return [] }
    var found: [Ground] = []
    while trail.enter() {
      defer { trail.leave() }
      found += tree.modifiers(after: current).flatMap { surfaces(of: $0, &trail) }
      let (holder, statement) = tree.holder(of: tree.top(ofChain: current))
      guard case .argument(let outer, _) = holder, range.contains(tree[outer].range.lowerBound) else { break }
      if tree.calledName(of: outer) == "ZStack", let statement { found += lower(statement, &trail) }
      current = outer
    }
    return found
  }

  /// Returns the surfaces of a modifier of the project's own: those of its function in the file, or of the
  /// closure that goes on with the view it is given.
  private func surfaces(ofOwn modifier: Modifier, _ trail: inout SearchTrail) -> [Ground] {
    if let body = extensionBody(of: modifier.name) { return surfaces(ofBody: body, &trail) }
    guard !["overlay", "mask", "toolbar", "onChange", "sheet"].contains(modifier.name) else { return [] }
    if let known = project.grounds(of: .modifier(modifier.name), at: modifier.call) { return known }
    var found: [Ground] = []
    for argument in modifier.arguments where argument.isTrailing {
      guard case .closure(let parameters, let block) = tree[argument.value].kind, !parameters.isEmpty else {
        continue
      }
      for view in tree.views(in: block) {
        let chain = tree.chain(view)
        guard case .name(let name) = tree[chain.root].kind, parameters.contains(name) else { continue }
        found += chain.modifiers.flatMap { surfaces(of: $0, &trail) }
      }
    }
    return found
  }

  /// Returns the surfaces that a function of an extension lays below its view, which is `self`.
  private func surfaces(ofBody body: NodeID, _ trail: inout SearchTrail) -> [Ground] {
    tree.views(in: body).flatMap { view in modifiersOfSelf(view).flatMap { surfaces(of: $0, &trail) } }
  }

  /// Returns the body of a function with a name in an extension of `View`.
  private func extensionBody(of name: String) -> NodeID? {
    for id in names.declarations(of: name) {
      guard case .function(let function) = tree[id].kind, isOfView(id) else { continue }
      return function.body
    }
    return nil
  }

  private func isOfView(_ function: NodeID) -> Bool {
    guard let type = tree.type(around: function)?.type, type.keyword == .extension else { return false }
    return ["View", "Text", "Image", "Shape"].contains(type.name)
  }

  // MARK: Definitions for other files

  /// Returns the surfaces that a function of an extension of views lays; nil for another function, and for one that lays none.
  func surfaces(ofExtension function: SourceTree.Function, _ id: NodeID) -> [Ground]? {
    guard isOfView(id), let body = function.body else { return nil }
    var trail = SearchTrail()
    let found = surfaces(ofBody: body, &trail)
    return found.isEmpty ? nil : found
  }

  /// Returns the surfaces that a modifier, a style of buttons or a container lays below what it is given; nil for another type, and for one
  /// that lays none.
  func surfaces(ofType type: SourceTree.TypeDeclaration) -> [Ground]? {
    guard type.keyword == .struct else { return nil }
    let (function, content) =
      type.inherited.contains("ButtonStyle") || type.inherited.contains("PrimitiveButtonStyle")
      ? ("makeBody", "label") : ("body", "content")
    let isModifier = type.inherited.contains("ViewModifier")
    let code =
      content == "label" || isModifier ? self.function(function, ofType: type.name) : body(ofType: type.name)
    guard let code else { return nil }
    var trail = SearchTrail()
    let found = surfaces(below: content, inside: code, &trail)
    return found.isEmpty ? nil : found
  }

  /// Returns the modifiers of a chain that begins with `self`, which may be left out.
  private func modifiersOfSelf(_ view: NodeID) -> [Modifier] {
    let chain = tree.chain(view)
    switch tree[chain.root].kind {
    case .name("self"): return chain.modifiers
    case .call(let callee, let arguments):
      guard case .name(let name) = tree[callee].kind, name.first?.isLowercase == true else { return [] }
      return [Modifier(name: name, arguments: arguments, call: chain.root)] + chain.modifiers
    default: return []
    }
  }

  /// Returns the body of a function of a type of the file.
  private func function(_ name: String, ofType type: String) -> NodeID? {
    for member in names.members(ofType: type, in: tree) {
      if case .function(let function) = tree[member].kind, function.name == name { return function.body }
    }
    return nil
  }

  /// Returns the code of the body of a type of the file.
  func body(ofType name: String) -> NodeID? {
    for member in names.members(ofType: name, in: tree) {
      if case .property(let property) = tree[member].kind, property.name == "body" {
        return property.accessors
      }
    }
    return nil
  }
}
