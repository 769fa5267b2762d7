// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads what expressions tell about colours, and follows names to their definitions in the file.
struct ColorReader {
  let tree: SourceTree
  let names: FileNames
  /// The colours that the files of the project define.
  let project: ProjectColors

  /// Returns the values that an expression for a colour or a style may have; none for what is no colour.
  func cases(_ id: NodeID) -> [ColorCase] { read(id, depth: 0) }

  /// Chosen: names lead to names a few times; a definition that names itself ends here.
  private static let greatestDepth = 8

  func read(_ id: NodeID, depth: Int) -> [ColorCase] {
    guard depth < Self.greatestDepth else { return [ColorCase(value: .unknown, node: id)] }
    switch tree[id].kind {
    case .member(let base, let name): return member(base, name, id, depth)
    case .call(let callee, let arguments): return call(callee, arguments, id, depth)
    case .name(let name): return named(name, id, depth)
    case .choice(let condition, let first, let second):
      let text = tree.text(of: condition)
      return conditional(read(first, depth: depth + 1), SourceCondition(text: text))
        + conditional(read(second, depth: depth + 1), SourceCondition(text: text, holds: false))
    case .branch(let conditions, let then, let otherwise):
      let text = conditions.map { tree.text(of: $0) }.joined(separator: ", ")
      let other = otherwise.map { read($0, depth: depth + 1) } ?? []
      return conditional(read(then, depth: depth + 1), SourceCondition(text: text))
        + conditional(other, SourceCondition(text: text, holds: false))
    case .cases(let subject, let cases):
      return cases.flatMap { one in
        conditional(
          read(one.block, depth: depth + 1),
          SourceCondition(subject: tree.text(of: subject), patterns: one.patterns))
      }
    case .block(let items): return results(of: items, depth)
    case .clauses(let clauses): return clauses.flatMap { read($0.body, depth: depth + 1) }
    case .result(let value): return value.map { read($0, depth: depth + 1) } ?? []
    case .operation(let operands, let operators) where operators.first == "??":
      let fallbacks = operands.dropFirst().flatMap { read($0, depth: depth + 1) }
      return (operands.first.map { read($0, depth: depth + 1) } ?? [])
        + fallbacks.map { one in
          var one = one
          one.isFallback = true
          return one
        }
    case .operation(let operands, let operators) where operators == ["as"]:
      return operands.first.map { read($0, depth: depth + 1) } ?? []
    case .list(let elements): return elements.flatMap { read($0, depth: depth + 1) }
    case .continuations(let base, _): return read(base, depth: depth + 1)
    default: return [ColorCase(value: .unknown, node: id)]
    }
  }

  /// The values that statements give back: those that are returned, or that of the only expression.
  private func results(of items: [NodeID], _ depth: Int) -> [ColorCase] {
    if items.count == 1 { return read(items[0], depth: depth + 1) }
    return items.flatMap { item -> [ColorCase] in
      switch tree[item].kind {
      case .result, .branch, .cases, .clauses: read(item, depth: depth + 1)
      default: []
      }
    }
  }

  private func conditional(_ cases: [ColorCase], _ condition: SourceCondition) -> [ColorCase] {
    cases.map { one in
      var one = one
      one.conditions.append(condition)
      return one
    }
  }

  /// Returns a Boolean value indicating whether a condition or a number follows the settings for transparency or contrast: by its words,
  /// or by the definitions of the names in it.
  func isSetting(_ text: String, seenFrom node: NodeID) -> Bool {
    if ColorNames.isSetting(text) { return true }
    return text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).contains { word in
      guard let definition = names.definition(of: String(word), seenFrom: node, in: tree),
        case .property(let property) = tree[definition].kind, property.name != "body"
      else { return false }
      return ColorNames.isSetting(tree.text(of: definition))
        || property.environment.map { ColorNames.isSetting($0) } ?? false
    }
  }

  // MARK: Members

  /// Returns the member with a name of a type that the file declares.
  private func member(_ name: String, ofType type: String) -> NodeID? {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return names.members(ofType: last, in: tree).first {
      switch tree[$0].kind {
      case .property(let property): property.name == name
      case .function(let function): function.name == name
      default: false
      }
    }
  }

  private func member(_ base: NodeID?, _ name: String, _ id: NodeID, _ depth: Int) -> [ColorCase] {
    guard let base else { return [ColorCase(value: value(name, of: nil, id), node: id)] }
    let type = tree.text(of: base)
    if ColorNames.types.contains(type) {
      if let known = definitions(of: name, id, depth) { return known }
      return [ColorCase(value: value(name, of: type, id), node: id)]
    }
    if ColorNames.forms.contains(name) { return read(base, depth: depth + 1) }
    if type == "self" || type == "Self" { return named(name, id, depth) }
    if tree.isType(base) {
      let own = member(name, ofType: type).map { values(of: $0, id, depth) }
      if let known = own ?? definitions(of: name, id, depth) { return known }
      return [ColorCase(value: defined(ProjectColors.member(name, of: type), id) ?? .named(name), node: id)]
    }
    return [ColorCase(value: .unknown, node: id)]
  }

  /// Returns the value of a member with a name; `type` is nil for `.name` alone.
  private func value(_ name: String, of type: String?, _ id: NodeID) -> ColorValue {
    let isOfUIKit = type.map { $0.hasSuffix("UIColor") || $0.hasSuffix("NSColor") } ?? false
    switch name {
    case "white": return .fixed(FixedColor(components: [1, 1, 1], text: tree.text(of: id)))
    case "black": return .fixed(FixedColor(components: [0, 0, 0], text: tree.text(of: id)))
    case "clear": return .clear
    default: break
    }
    if isOfUIKit, ColorNames.fixedInUIKit.contains(name) { return .named(name) }
    if ColorNames.hues.contains(name) { return .hue(name) }
    if let level = ColorNames.levels[name] { return .level(level) }
    if let material = ColorNames.materials[name] { return .material(material) }
    if type == "Material", ColorNames.memberMaterials.contains(name) { return .material(name) }
    if ColorNames.semantics.contains(name) { return .semantic(name) }
    if ColorNames.accents.contains(name) { return .accent }
    return defined(name, id) ?? .named(name)
  }

  /// Returns the value of a colour that the project defines, as the expression at a node names it; nil for none.
  private func defined(_ name: String, _ id: NodeID) -> ColorValue? {
    guard case .fixed(var color)? = project.value(of: name) else { return project.value(of: name) }
    color.text = tree.text(of: id)
    return .fixed(color)
  }

  private func named(_ name: String, _ id: NodeID, _ depth: Int) -> [ColorCase] {
    if name == "nil" { return [] }
    return definitions(of: name, id, depth) ?? [ColorCase(value: .unknown, node: id)]
  }

  /// Returns the values of the property or function with a name that can be seen from a node; nil where there
  /// is none.
  func definitions(of name: String, _ id: NodeID, _ depth: Int) -> [ColorCase]? {
    names.definition(of: name, seenFrom: id, in: tree).map { values(of: $0, id, depth) }
  }

  /// Returns the values of a property or function.
  private func values(of definition: NodeID, _ id: NodeID, _ depth: Int) -> [ColorCase] {
    func marked(_ cases: [ColorCase]) -> [ColorCase] {
      cases.map { one in
        var one = one
        one.definition = one.definition ?? definition
        return one
      }
    }
    switch tree[definition].kind {
    case .property(let property):
      if property.isComputed, let code = property.accessors {
        return marked(read(getter(code), depth: depth + 1))
      }
      if isChosenByPeople(property) { return [ColorCase(value: .unknown, node: id)] }
      if !property.isConstant, let values = names.values(ofVariable: definition, in: tree) {
        return marked(values.flatMap { read($0, depth: depth + 1) })
      }
      // Others may hand in another value than that of a variable.
      if !property.isConstant, !property.modifiers.contains("private"), !property.modifiers.contains("static")
      {
        return property.value.map { value in
          marked(read(value, depth: depth + 1)).map { one in
            var one = one
            one.isFallback = true
            return one
          }
        } ?? [ColorCase(value: .unknown, node: id)]
      }
      return property.value.map { marked(read($0, depth: depth + 1)) } ?? [
        ColorCase(value: .unknown, node: id)
      ]
    case .function(let function):
      return function.body.map { marked(read($0, depth: depth + 1)) } ?? [
        ColorCase(value: .unknown, node: id)
      ]
    default: return [ColorCase(value: .unknown, node: id)]
    }
  }

  /// Returns a Boolean value indicating whether a control of the file can set a stored colour.
  private func isChosenByPeople(_ property: SourceTree.Property) -> Bool {
    !property.attributes.isEmpty && !names.uses(of: "$" + property.name).isEmpty
  }

  /// Returns the code of `get` among accessors, or the code itself.
  private func getter(_ code: NodeID) -> NodeID {
    guard case .block(let items) = tree[code].kind else { return code }
    for item in items {
      if case .function(let function) = tree[item].kind, function.name == "get", let body = function.body {
        return body
      }
    }
    return code
  }
}
