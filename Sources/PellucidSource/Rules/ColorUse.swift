// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A place where a colour reaches a view.
struct ColorUse {
  enum Role {
    /// The foreground of texts and symbols, or of the texts in a view.
    case text
    /// The fill of a shape, a view that is a colour, or a background.
    case fill
    case border
    case tint
  }

  var role: Role
  var cases: [ColorCase]
  /// The expression for the colour.
  var node: NodeID
  /// The innermost expression of the chain that has the colour: the text, the shape, or the colour itself.
  var root: NodeID
  /// The call that hands the colour over; nil where the colour is a view or is assigned.
  var modifier: Modifier?
  /// The name of the property that is assigned; nil in SwiftUI.
  var property: String?
}

extension SourceFile {
  /// The places where colours reach views, without those in previews and in code for debugging.
  func colorUses() -> [ColorUse] {
    var uses: [ColorUse] = []
    for id in tree.all {
      switch tree[id].kind {
      case .call:
        if let use = use(addingAttribute: id) ?? use(settingTitle: id) {
          uses.append(use)
        } else if let use = use(ofModifier: id) {
          uses += use
        } else if let use = use(asView: id) {
          uses.append(use)
        }
      case .member, .name, .choice: if let use = use(asView: id) { uses.append(use) }
      case .assignment(let target, let value):
        if let use = use(of: value, assignedTo: target) { uses.append(use) }
      case .pairs(let pairs): uses += pairs.compactMap { use(ofAttribute: $0) }
      default: break
      }
    }
    return uses.filter { !tree.isExcluded($0.node) }
  }

  private func use(ofModifier call: NodeID) -> [ColorUse]? {
    guard case .call(let callee, let arguments) = tree[call].kind,
      case .member(let base, let name) = tree[callee].kind,
      base.map({ !tree.isType($0) }) ?? true
    else { return nil }
    let root = base.map { tree.root(ofChain: $0) } ?? call
    // `.regular.tint(…)` is a variant of glass.
    if name == "tint", case .member(nil, _) = tree[root].kind { return nil }
    let modifier = Modifier(name: name, arguments: arguments, call: call)
    guard let role = role(of: modifier, root) else { return nil }
    let colored = arguments.filter { argument in
      if case .closure = tree[argument.value].kind { return false }
      if isView(argument.value) { return false }
      return argument.label == nil || argument.label == "content"
    }
    // The levels of a palette lie on each other.
    if name == "foregroundStyle", colored.count > 1 { return [] }
    return colored.prefix(1).map { argument in
      let value = argument.value, cases = colors.cases(value)
      // A colour that is a view, with modifiers of views.
      if role == .fill, cases.allSatisfy({ $0.value == .unknown }), isBegunByColor(tree.root(ofChain: value))
      {
        let color = self.colored(value)
        return ColorUse(
          role: role, cases: colors.cases(color), node: color, root: tree.root(ofChain: value),
          modifier: modifier)
      }
      return ColorUse(role: role, cases: cases, node: value, root: root, modifier: modifier)
    }
  }

  /// Returns a Boolean value indicating whether an expression names a view of the file, whose colours are
  /// uses themselves.
  private func isView(_ id: NodeID) -> Bool {
    let name: String
    switch tree[id].kind {
    case .name(let own): name = own
    case .call(let callee, _):
      guard case .name(let own) = tree[callee].kind else { return false }
      name = own
    default: return false
    }
    guard let definition = names.definition(of: name, seenFrom: id, in: tree) else { return false }
    return switch tree[definition].kind {
    case .property(let property): property.type?.contains("View") ?? false
    case .function(let function): function.result?.contains("View") ?? false
    default: false
    }
  }

  private func role(of modifier: Modifier, _ root: NodeID) -> ColorUse.Role? {
    switch modifier.name {
    case "foregroundColor", "foregroundStyle":
      let earlier = tree.chain(modifier.call).modifiers.dropLast()
      if earlier.contains(where: { $0.name == "stroke" || $0.name == "strokeBorder" }) { return .border }
      return isShape(root) ? .fill : .text
    case "fill", "background", "listRowBackground", "containerBackground", "presentationBackground",
      "toolbarBackground",
      "backgroundStyle", "overlay", "listRowSeparatorTint":
      return modifier.name == "listRowSeparatorTint" || tree.calledName(of: root) == "Divider"
        ? .border : .fill
    case "stroke", "strokeBorder", "border": return .border
    case "tint", "accentColor", "listItemTint": return .tint
    default: return nil
    }
  }

  /// Returns a Boolean value indicating whether an expression is a shape.
  func isShape(_ root: NodeID) -> Bool {
    switch tree[root].kind {
    case .call: tree.calledName(of: root).map { ViewNames.isShape($0) } ?? false
    case .name(let name): ViewNames.isShape(name)
    default: false
    }
  }

  /// Returns the use of a colour that is a view itself; nil for other expressions.
  private func use(asView id: NodeID) -> ColorUse? {
    guard tree.root(ofChain: id) == id, isBegunByColor(id) else { return nil }
    let top = tree.top(ofChain: id)
    // The statement of a block of views, or the value of a branch of one.
    guard let parent = tree[top].parent, isBlockOfViews(parent) else { return nil }
    let cases = colors.cases(colored(top))
    guard !cases.isEmpty, !cases.contains(where: { $0.value == .unknown }) else { return nil }
    return ColorUse(role: .fill, cases: cases, node: id, root: id, modifier: nil)
  }

  /// Chosen: names lead to names a few times; a definition that names itself ends here.
  private static let greatestDepth = 8

  private func isBegunByColor(_ id: NodeID, depth: Int = 0) -> Bool {
    switch tree[id].kind {
    case .choice:
      return !tree.chain(tree.top(ofChain: id)).modifiers.isEmpty
        && colors.cases(id).contains { $0.value != .unknown }
    case .name(let name):
      guard depth < Self.greatestDepth, let definition = names.definition(of: name, seenFrom: id, in: tree),
        case .property(let property) = tree[definition].kind
      else { return false }
      if let type = property.type { return type == "Color" }
      return property.value.map { isBegunByColor($0, depth: depth + 1) } ?? false
    case .member(let base?, _): return tree.text(of: base) == "Color"
    case .call:
      return ["Color", "LinearGradient", "RadialGradient", "AngularGradient"].contains(
        tree.calledName(of: id) ?? "")
    default: return false
    }
  }

  /// Returns the part of a chain that is a colour: `Color.white.opacity(0.5)` of
  /// `Color.white.opacity(0.5).frame(height: 1)`.
  func colored(_ top: NodeID) -> NodeID {
    var best = tree.root(ofChain: top), current = top
    while current != best {
      guard case .call(let callee, _) = tree[current].kind,
        case .member(let base?, let name) = tree[callee].kind
      else {
        break
      }
      if name == "opacity", tree.chain(base).modifiers.isEmpty {
        best = current
        break
      }
      current = base
    }
    return best
  }

  /// Returns a Boolean value indicating whether the expressions of a node are views: those of a closure of a
  /// view, of a body, or of a builder.
  private func isBlockOfViews(_ block: NodeID) -> Bool {
    guard case .block = tree[block].kind else { return false }
    for ancestor in tree.ancestors(of: block) {
      switch tree[ancestor].kind {
      case .closure:
        guard let call = tree[ancestor].parent, case .call = tree[call].kind,
          let name = tree.calledName(of: call)
        else {
          return false
        }
        return name.first?.isUppercase == true || name == "background" || name == "overlay" || name == "mask"
          || ViewNames.presentations.contains(name) || name == "containerBackground"
          || name == "safeAreaInset"
          || name == "presentationBackground" || name == "listRowBackground"
      case .property(let property): return property.type?.contains("View") ?? false
      case .function(let function): return function.result?.contains("View") ?? false
      case .branch, .cases, .clauses, .block: continue
      default: return false
      }
    }
    return false
  }

  private static let assigned: [String: ColorUse.Role] = [
    "backgroundColor": .fill, "tintColor": .tint, "textColor": .text, "barTintColor": .fill,
    "separatorColor": .border,
    "contentTintColor": .tint, "titleColor": .text, "fillColor": .fill, "onTintColor": .tint,
    "borderColor": .border, "foregroundColor": .text,
  ]

  private func use(of value: NodeID, assignedTo target: NodeID) -> ColorUse? {
    let name: String
    switch tree[target].kind {
    case .member(_, let own): name = own
    case .name(let own) where isPropertyOfView(own, at: target): name = own
    default: return nil
    }
    guard let role = Self.assigned[name] else { return nil }
    return ColorUse(
      role: role, cases: colors.cases(value), node: value, root: target, modifier: nil, property: name)
  }

  /// Returns a Boolean value indicating whether a name that is assigned is a property that the type around has from a view of UIKit or AppKit.
  private func isPropertyOfView(_ name: String, at node: NodeID) -> Bool {
    guard Self.assigned[name] != nil, let type = tree.type(around: node)?.type, type.keyword == .class,
      names.definition(of: name, seenFrom: node, in: tree) == nil
    else { return false }
    return type.inherited.contains { parent in
      (parent.hasPrefix("UI") || parent.hasPrefix("NS"))
        && Self.viewEndings.contains { parent.hasSuffix($0) }
    }
  }

  /// The endings of the names of classes that are views.
  private static let viewEndings = [
    "View", "Cell", "Label", "Button", "Control", "Field", "Bar", "Stepper", "Slider", "Switch", "Window",
  ]

  private func use(ofAttribute pair: SourceTree.Pair) -> ColorUse? {
    use(of: pair.value, asAttribute: pair.key)
  }

  /// Returns the use of a colour that a call adds to a part of a text: `text.addAttribute(.foregroundColor, value: …, range: …)`.
  private func use(addingAttribute call: NodeID) -> ColorUse? {
    let arguments = tree.arguments(of: call)
    guard tree.calledName(of: call) == "addAttribute", let key = arguments.first?.value,
      let value = arguments.first(where: { $0.label == "value" })?.value
    else { return nil }
    return use(of: value, asAttribute: key)
  }

  /// Returns the use of a colour that a call gives the title of a button of UIKit: `button.setTitleColor(…, for: …)`.
  private func use(settingTitle call: NodeID) -> ColorUse? {
    guard tree.calledName(of: call) == "setTitleColor", let value = tree.arguments(of: call).first?.value,
      case .call(let callee, _) = tree[call].kind
    else { return nil }
    return ColorUse(
      role: .text, cases: colors.cases(value), node: value, root: callee, modifier: nil,
      property: "titleColor")
  }

  private func use(of value: NodeID, asAttribute key: NodeID) -> ColorUse? {
    guard case .member(_, let name) = tree[key].kind, name == "foregroundColor" else { return nil }
    return ColorUse(
      role: .text, cases: colors.cases(value), node: value, root: key, modifier: nil, property: name)
  }
}
