// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The texts and symbols in views, and the styles that they have.
extension SourceFile {
  /// Returns a Boolean value indicating whether a modifier around a view, or of its own chain, gives its
  /// texts a style.
  func isStyled(_ root: NodeID, from base: NodeID) -> Bool {
    var current = root
    for _ in 0..<24 {
      if tree.modifiers(after: current).contains(where: {
        ViewNames.foregrounds.contains($0.name) && $0.name != "tint" && $0.name != "accentColor"
      }) {
        return true
      }
      guard case .argument(let call, _) = tree.holder(of: tree.top(ofChain: current)).holder else {
        return false
      }
      current = call
    }
    return false
  }

  /// Returns a view and the nodes in it, outer ones first, without what its modifiers show elsewhere.
  func parts(of view: NodeID) -> [NodeID] {
    var found = [view], next = 0
    while next < found.count {
      found += shown(in: found[next])
      next += 1
    }
    return found
  }

  private func shown(in id: NodeID) -> [NodeID] {
    guard case .call(let callee, _) = tree[id].kind, let name = tree.calledName(of: id) else {
      return tree.children(of: id)
    }
    if tree.base(ofModifier: id) != nil, ViewNames.isApart(name) { return [callee] }
    // The action of a button is no view.
    guard name == "Button" || name == "NavigationLink" else { return tree.children(of: id) }
    let arguments = tree.arguments(of: id), hasLabel = arguments.contains { $0.label == "label" }
    return [callee]
      + arguments.filter {
        $0.label != "action" && $0.label != "destination" && !(hasLabel && $0.label == nil)
      }
      .map(\.value)
  }

  /// Returns the first text or control in a view that has no style of its own; nil where there is none.
  func firstLabelWithoutStyle(in view: NodeID) -> NodeID? {
    parts(of: view).first { id in
      guard case .call = tree[id].kind, let name = tree.calledName(of: id), ViewNames.labels.contains(name),
        tree.base(ofModifier: id) == nil
      else { return false }
      return !isStyled(id, upTo: view)
    }
  }

  /// Chosen: more labels than this tell no more about their ground.
  private static let mostLabels = 12

  /// Returns the texts and symbols in a view, and in the views of the file that it names, that have no style
  /// of their own.
  func labels(in view: NodeID) -> [NodeID] {
    var found: [NodeID] = [], next = [view], seen: Set<NodeID> = [view]
    while let one = next.popLast(), found.count < Self.mostLabels {
      for id in parts(of: one) where !isStyled(id, upTo: one) {
        switch tree[id].kind {
        case .call where tree.base(ofModifier: id) == nil:
          let name = tree.calledName(of: id) ?? ""
          if ViewNames.labels.contains(name) || name == "Image" { found.append(id) }
          let code = grounds.body(ofType: name) ?? code(named: name, seenFrom: id)
          if let code, seen.insert(code).inserted { next.append(code) }
        case .name(let name):
          if let code = code(named: name, seenFrom: id), seen.insert(code).inserted { next.append(code) }
        default: break
        }
      }
    }
    return found
  }

  /// Returns the code of a property or function of views in the file.
  private func code(named name: String, seenFrom id: NodeID) -> NodeID? {
    guard let definition = names.definition(of: name, seenFrom: id, in: tree) else { return nil }
    return switch tree[definition].kind {
    case .property(let property): property.type?.contains("View") ?? false ? property.accessors : nil
    case .function(let function): function.result?.contains("View") ?? false ? function.body : nil
    default: nil
    }
  }

  /// Returns what lies below the labels that a foreground of a stack reaches; nil where the foreground is one
  /// of a label itself.
  func groundsOfLabels(below use: ColorUse) -> [Ground]? {
    guard let modifier = use.modifier,
      modifier.name == "foregroundColor" || modifier.name == "foregroundStyle",
      let base = tree.base(ofModifier: modifier.call), !isLabel(use.root)
    else { return nil }
    let all = labels(in: base).map { grounds.grounds(below: $0) }
    // The texts of such a view have styles of their own, so that the foreground does not reach them.
    if all.isEmpty, let name = tree.calledName(of: use.root), let body = grounds.body(ofType: name),
      parts(of: body).contains(where: { isLabel($0) })
    {
      return [Ground(kind: .view(name))]
    }
    // The ground on which the foreground fails, if there is one.
    return all.first {
      switch GroundClass($0) {
      case .page, .caller, .adaptive, .asset: true
      default: false
      }
    } ?? all.first
  }

  /// Returns a Boolean value indicating whether a view is a text or a control with one.
  func isText(_ view: NodeID) -> Bool { ViewNames.labels.contains(tree.calledName(of: view) ?? "") }

  private func isLabel(_ root: NodeID) -> Bool {
    guard let name = tree.calledName(of: root) else { return false }
    return ViewNames.labels.contains(name) || name == "Image"
  }

  /// Returns a Boolean value indicating whether a view has a style by its own chain or by those around it in
  /// another view.
  private func isStyled(_ id: NodeID, upTo outer: NodeID) -> Bool {
    var current = id
    let range = tree[outer].range
    for _ in 0..<24 {
      let styles = tree.modifiers(after: current).filter {
        range.contains(tree[$0.call].range.lowerBound) && tree[$0.call].range.upperBound <= range.upperBound
      }
      if styles.contains(where: {
        $0.name == "foregroundColor" || $0.name == "foregroundStyle" || $0.name == "buttonStyle"
      }) {
        return true
      }
      let top = tree.top(ofChain: current)
      guard case .argument(let call, _) = tree.holder(of: top).holder,
        range.lowerBound <= tree[call].range.lowerBound,
        tree[call].range.upperBound <= range.upperBound
      else { return false }
      current = call
    }
    return false
  }

  /// Returns a Boolean value indicating whether a view in another has modifiers that are not the system's,
  /// which may style it.
  func hasOwnModifiers(_ id: NodeID, upTo outer: NodeID) -> Bool {
    var current = id
    let range = tree[outer].range
    for _ in 0..<24 {
      let modifiers = tree.modifiers(after: current).filter {
        tree[$0.call].range.upperBound <= range.upperBound
      }
      if modifiers.contains(where: { !KnownModifiers.names.contains($0.name) && !ViewNames.isApart($0.name) })
      {
        return true
      }
      guard case .argument(let call, _) = tree.holder(of: tree.top(ofChain: current)).holder,
        range.lowerBound <= tree[call].range.lowerBound, tree[call].range.upperBound <= range.upperBound
      else { return false }
      current = call
    }
    return false
  }
}

/// Modifiers of the system that texts have, none of which gives them a colour.
enum KnownModifiers {
  static let names: Set<String> = [
    "font", "fontWeight", "bold", "italic", "padding", "frame", "multilineTextAlignment", "lineLimit",
    "fixedSize",
    "background", "overlay", "clipShape", "cornerRadius", "shadow", "opacity", "lineSpacing",
    "minimumScaleFactor",
    "truncationMode", "accessibilityLabel", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier",
    "onTapGesture", "id", "tag", "disabled", "textFieldStyle", "keyboardType", "autocapitalization",
    "focused",
    "onSubmit", "submitLabel", "datePickerStyle", "labelsHidden", "layoutPriority", "offset", "position",
    "transition",
    "animation", "contentTransition", "onAppear", "onChange", "task", "tint", "textCase", "tracking",
    "kerning",
    "underline", "strikethrough", "fontDesign", "monospaced", "monospacedDigit", "scaleEffect",
    "rotationEffect",
    "aspectRatio", "pickerStyle", "toggleStyle", "labelStyle", "disableAutocorrection", "textContentType",
  ]
}
