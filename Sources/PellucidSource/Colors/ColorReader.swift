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

  private func read(_ id: NodeID, depth: Int) -> [ColorCase] {
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
      return [ColorCase(value: .named(name), node: id)]
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
    if isOfUIKit, ColorNames.fixedInUIKit[name] != nil { return .named(name) }
    if ColorNames.hues.contains(name) { return .hue(name) }
    if let level = ColorNames.levels[name] { return .level(level) }
    if let material = ColorNames.materials[name] { return .material(material) }
    if type == "Material", ColorNames.memberMaterials.contains(name) { return .material(name) }
    if ColorNames.semantics.contains(name) { return .semantic(name) }
    if ColorNames.accents.contains(name) { return .accent }
    return project.value(of: name) ?? .named(name)
  }

  private func named(_ name: String, _ id: NodeID, _ depth: Int) -> [ColorCase] {
    if name == "nil" { return [] }
    return definitions(of: name, id, depth) ?? [ColorCase(value: .unknown, node: id)]
  }

  /// Returns the values of the property or function with a name that can be seen from a node; nil where there is none.
  private func definitions(of name: String, _ id: NodeID, _ depth: Int) -> [ColorCase]? {
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

  // MARK: Calls

  private func call(_ callee: NodeID, _ arguments: [SourceTree.Argument], _ id: NodeID, _ depth: Int)
    -> [ColorCase]
  {
    switch tree[callee].kind {
    case .member(let base?, let name) where !tree.isType(base):
      return modified(base, name, arguments, id, depth)
    case .member(let base, let name):
      if let base, name != "init", !ColorNames.types.contains(tree.text(of: base)),
        !isGradient(tree.text(of: base))
      {
        if isHex(name) { return [ColorCase(value: literal(arguments, id), node: id)] }
        return [ColorCase(value: .named(name), node: id)]
      }
      return made(name == "init" ? base.map { tree.text(of: $0) } ?? "init" : name, arguments, id, depth)
    case .name(let name):
      if ColorNames.types.contains(name) || isGradient(name) || name == "Gradient" || name.hasSuffix("Stop") {
        return made(name, arguments, id, depth)
      }
      return definitions(of: name, id, depth) ?? [ColorCase(value: .unknown, node: id)]
    default: return [ColorCase(value: .unknown, node: id)]
    }
  }

  private func isGradient(_ name: String) -> Bool {
    name.hasSuffix("Gradient") || name.hasSuffix("Gradient.Stop")
  }

  private func isHex(_ name: String) -> Bool {
    name.lowercased().contains("hex") || name.lowercased() == "rgb"
  }

  /// Returns the values of a colour that a modifier changes.
  private func modified(
    _ base: NodeID, _ name: String, _ arguments: [SourceTree.Argument], _ id: NodeID, _ depth: Int
  ) -> [ColorCase] {
    let changed = read(base, depth: depth + 1)
    switch name {
    case "opacity", "withAlphaComponent", "alpha":
      let alphas = arguments.first.flatMap { opacities($0.value) }
      let text = arguments.first.map { tree.text(of: $0.value) } ?? ""
      return changed.map { one in
        var one = one
        one.alphas =
          if let alphas, let own = one.alphas {
            own.lowerBound * alphas.lowerBound...own.upperBound * alphas.upperBound
          } else { nil }
        if ColorNames.isScheme(number: text) { one.conditions.append(SourceCondition(text: text)) }
        return one
      }
    case "shadow", "blendMode", "gradient", "materialActiveAppearance", "resolve", "secondary", "tertiary",
      "quaternary":
      return changed
    case "ignoresSafeArea", "edgesIgnoringSafeArea", "frame", "padding", "cornerRadius", "clipShape",
      "clipped",
      "allowsHitTesting", "accessibilityHidden", "zIndex", "animation", "transition", "onTapGesture",
      "contentShape":
      return changed
    default: return [ColorCase(value: .unknown, node: id)]
    }
  }

  /// Returns the opacities that an expression may have, as far as it states them; one that is worked out may be 1.
  func opacities(_ id: NodeID) -> ClosedRange<Double>? {
    let known = numbers(id)
    guard let least = known.min(), let most = known.max(), least <= most else { return nil }
    return least...(isStated(id) ? most : max(most, 1))
  }

  /// Returns the numbers that an expression may have, as far as it states them.
  private func numbers(_ id: NodeID) -> [Double] {
    switch tree[id].kind {
    case .number(let number): [number]
    case .choice(_, let first, let second): numbers(first) + numbers(second)
    default: number(id).map { [$0] } ?? []
    }
  }

  /// Returns a Boolean value indicating whether an expression states all numbers that it may have.
  private func isStated(_ id: NodeID) -> Bool {
    if case .choice(_, let first, let second) = tree[id].kind { return isStated(first) && isStated(second) }
    return number(id) != nil
  }

  /// Returns the number that an expression of literals has.
  private func number(_ id: NodeID) -> Double? {
    switch tree[id].kind {
    case .number(let number): return number
    case .operation(let operands, let operators):
      guard let first = operands.first.flatMap({ number($0) }) else { return nil }
      var value = first
      for (sign, operand) in zip(operators, operands.dropFirst()) {
        guard let next = number(operand) else { return nil }
        switch sign {
        case "/" where next != 0: value /= next
        case "*": value *= next
        case "+": value += next
        case "-": value -= next
        default: return nil
        }
      }
      return value
    case .call(_, let arguments) where arguments.count == 1:
      // Double(17), CGFloat(17)
      guard let name = tree.calledName(of: id), ["Double", "CGFloat", "Float"].contains(name) else {
        return nil
      }
      return number(arguments[0].value)
    default: return nil
    }
  }

  /// Returns the values of a colour, a style or a gradient that is made from arguments.
  private func made(
    _ type: String, _ arguments: [SourceTree.Argument], _ id: NodeID, _ depth: Int
  ) -> [ColorCase] {
    let labels = arguments.compactMap(\.label)
    if isGradient(type) || type == "Gradient" || type.hasSuffix("Stop") || labels.contains("colors")
      || labels.contains("stops")
      || labels.contains("location")
    {
      return stops(arguments, depth)
    }
    if isHex(type) { return [ColorCase(value: literal(arguments, id), node: id)] }
    guard let first = arguments.first else { return [ColorCase(value: .unknown, node: id)] }
    switch first.label {
    case nil:
      if case .text(let name) = tree[first.value].kind {
        // A text that is no name of a colour is a number in hexadecimal.
        if let name, name.hasPrefix("#") { return [ColorCase(value: literal(arguments, id), node: id)] }
        return [ColorCase(value: name.map { project.asset(named: $0) } ?? .unknown, node: id)]
      }
      if labels.contains("red") || labels.contains("white") || labels.contains("hue") {
        return [components(arguments, id)]
      }
      if case .number = tree[first.value].kind { return [ColorCase(value: literal(arguments, id), node: id)] }
      if case .closure = tree[first.value].kind { return [ColorCase(value: .dynamic, node: id)] }
      return wrapped(first.value, type, id, depth)
    case "named":
      if case .text(let name?) = tree[first.value].kind {
        return [ColorCase(value: project.asset(named: name), node: id)]
      }
      return [ColorCase(value: .unknown, node: id)]
    case "uiColor", "nsColor", "cgColor", "color", "resource", "wrappedValue":
      return wrapped(first.value, type, id, depth)
    case "red", "white", "hue", "displayP3Red", "srgbRed", "calibratedRed", "calibratedWhite", "deviceRed",
      "deviceWhite", "genericGamma22White", "calibratedHue", "r", "colorSpace":
      return [components(arguments, id)]
    case "dynamicProvider", "light", "any", "dark", "lightMode", "name":
      return [ColorCase(value: .dynamic, node: id)]
    case let label?:
      if isHex(label) { return [ColorCase(value: literal(arguments, id), node: id)] }
      return [ColorCase(value: .unknown, node: id)]
    }
  }

  /// Returns the values of a colour that another type of colour wraps: `Color(.ink)` names an asset.
  private func wrapped(_ inner: NodeID, _ type: String, _ id: NodeID, _ depth: Int) -> [ColorCase] {
    read(inner, depth: depth + 1).map { one in
      var one = one
      if case .named(let name) = one.value, case .member(nil, _) = tree[one.node].kind {
        one.value = project.asset(named: name)
      }
      return one
    }
  }

  private func stops(_ arguments: [SourceTree.Argument], _ depth: Int) -> [ColorCase] {
    let colors = arguments.filter { ["colors", "stops", "gradient", "color", nil].contains($0.label) }
    return colors.flatMap { read($0.value, depth: depth + 1) }.map { one in
      var one = one
      one.isStop = true
      return one
    }
  }

  /// Returns a colour of components.
  private func components(_ arguments: [SourceTree.Argument], _ id: NodeID) -> ColorCase {
    var values: [Double] = [], alphas: ClosedRange<Double>? = 1...1, isLiteral = true
    var scheme: [SourceCondition] = []
    for argument in arguments {
      let text = tree.text(of: argument.value)
      if ColorNames.isScheme(text) { scheme.append(SourceCondition(text: text)) }
      switch argument.label {
      case "alpha", "opacity", "a":
        alphas = opacities(argument.value)
      case nil, "colorSpace": continue
      default:
        let known = numbers(argument.value)
        if known.isEmpty { isLiteral = false }
        values += known.prefix(1)
      }
    }
    guard isLiteral, !values.isEmpty else {
      return ColorCase(value: .workedOut, node: id, conditions: scheme)
    }
    let isHue = arguments.contains { $0.label?.lowercased().hasSuffix("hue") ?? false }
    let shown: [Double]? =
      isHue ? nil : values.count == 1 ? [values[0], values[0], values[0]] : Array(values.prefix(3))
    return ColorCase(
      value: .fixed(FixedColor(components: shown, text: tree.text(of: id))), alphas: alphas, node: id,
      conditions: scheme)
  }

  /// Returns a colour of a number in hexadecimal, or an unknown one where the number is worked out.
  private func literal(_ arguments: [SourceTree.Argument], _ id: NodeID) -> ColorValue {
    guard let first = arguments.first else { return .unknown }
    let number: UInt64?
    switch tree[first.value].kind {
    case .text(let text?):
      let digits = text.filter { $0.isHexDigit }
      guard digits.count >= 3, digits.count <= 8, text.count <= 10 else { return .unknown }
      let long = digits.count == 3 ? String(digits.flatMap { [$0, $0] }) : String(digits.suffix(6))
      number = UInt64(long, radix: 16)
    case .number(let value): number = value >= 0 && value < 4_294_967_296 ? UInt64(value) & 0xFF_FFFF : nil
    default: return .unknown
    }
    let text = tree.text(of: id)
    guard let number else { return .fixed(FixedColor(components: nil, text: text)) }
    let parts = [16, 8, 0].map { Double((number >> UInt64($0)) & 255) / 255 }
    return .fixed(FixedColor(components: parts, text: text))
  }
}
