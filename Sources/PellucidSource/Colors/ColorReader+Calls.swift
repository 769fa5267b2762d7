// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads colours that calls make or change.
extension ColorReader {
  func call(_ callee: NodeID, _ arguments: [SourceTree.Argument], _ id: NodeID, _ depth: Int) -> [ColorCase] {
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
        if ColorNames.isScheme(number: text) || isSetting(text, seenFrom: id) {
          one.conditions.append(SourceCondition(text: text))
        }
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

  /// Returns the opacities that an expression may have, as far as it states them; one that is worked out may
  /// be 1.
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
