// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The texts and symbols in views, and the styles that they have.
extension SourceFile {
  /// Returns a Boolean value indicating whether a modifier of a view's chain, or around it, gives its texts a
  /// style.
  func isStyled(_ root: NodeID) -> Bool {
    modifiers(around: root).contains {
      ViewNames.foregrounds.contains($0.name) && $0.name != "tint" && $0.name != "accentColor"
    }
  }

  /// Returns a view and the nodes in it, outer ones first, without what its modifiers show elsewhere.
  func parts(of view: NodeID) -> [NodeID] { tree.descendants(of: view) { shown(in: $0) } }

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
  func code(named name: String, seenFrom id: NodeID) -> NodeID? {
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

  private func isLabel(_ root: NodeID) -> Bool { isText(root) || tree.calledName(of: root) == "Image" }

  /// Returns a Boolean value indicating whether a view in another has a style by its own chain or by those
  /// around it.
  private func isStyled(_ id: NodeID, upTo outer: NodeID) -> Bool {
    modifiers(around: id, upTo: outer).contains {
      $0.name == "foregroundColor" || $0.name == "foregroundStyle" || $0.name == "buttonStyle"
    }
  }

  /// Returns a Boolean value indicating whether a view in another has modifiers that are not the system's,
  /// which may style it.
  func hasOwnModifiers(_ id: NodeID, upTo outer: NodeID) -> Bool {
    modifiers(around: id, upTo: outer).contains {
      !KnownModifiers.names.contains($0.name) && !ViewNames.isApart($0.name)
    }
  }

  /// Chosen: views in more views than this are not searched further outwards.
  private static let mostViewsAround = 24

  /// Returns the modifiers of a view and of the views around it, inner ones first.
  ///
  /// - Parameter outer: The outermost view whose contents count; nil for the whole declaration.
  func modifiers(around id: NodeID, upTo outer: NodeID? = nil) -> [Modifier] {
    let bounds = outer.map { tree[$0].range } ?? 0..<Int.max
    func isInside(_ node: NodeID) -> Bool {
      bounds.lowerBound <= tree[node].range.lowerBound && tree[node].range.upperBound <= bounds.upperBound
    }
    var current = id, found: [Modifier] = []
    for _ in 0..<Self.mostViewsAround {
      found += tree.modifiers(after: current).filter { isInside($0.call) }
      guard case .argument(let call, _) = tree.holder(of: tree.top(ofChain: current)).holder, isInside(call)
      else { break }
      current = call
    }
    return found
  }
}

/// Modifiers of the system that texts have, none of which gives them a colour.
enum KnownModifiers {
  static let names: Set<String> = [
    "font", "fontWeight", "bold", "italic", "padding", "frame", "multilineTextAlignment", "lineLimit",
    "fixedSize", "background", "overlay", "clipShape", "cornerRadius", "shadow", "opacity", "lineSpacing",
    "minimumScaleFactor", "truncationMode", "accessibilityLabel", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "onTapGesture", "id", "tag", "disabled", "textFieldStyle", "keyboardType",
    "autocapitalization", "focused", "onSubmit", "submitLabel", "datePickerStyle", "labelsHidden",
    "layoutPriority", "offset", "position", "transition", "animation", "contentTransition", "onAppear",
    "onChange", "task", "tint", "textCase", "tracking", "kerning", "underline", "strikethrough", "fontDesign",
    "monospaced", "monospacedDigit", "scaleEffect", "rotationEffect", "aspectRatio", "pickerStyle",
    "toggleStyle", "labelStyle", "disableAutocorrection", "textContentType",
  ]
}
