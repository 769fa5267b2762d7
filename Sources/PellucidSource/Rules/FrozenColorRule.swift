// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rule about colours of layers that are worked out once and not again when the appearance changes
/// (SRC05).
struct FrozenColorRule {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  /// Code that runs again when the appearance changes.
  private static let observers: Set<String> = [
    "updateLayer", "draw", "drawText", "drawRect", "traitCollectionDidChange",
    "viewDidChangeEffectiveAppearance", "drawInterior", "drawBackground", "drawBezel", "drawTitle",
    "drawKnob", "drawSelection", "drawSeparator", "tintColorDidChange", "updateConfiguration",
    "drawHierarchy",
  ]

  /// The properties of layers that are colours. A shadow is none of them, because it is black in every
  /// appearance.
  private static let layerColors: Set<String> = [
    "backgroundColor", "borderColor", "fillColor", "strokeColor", "foregroundColor", "colors",
  ]

  func findings() -> [Finding] {
    let again = codeThatRunsAgain(), setAgain = propertiesSet(in: again)
    return tree.all.filter { !tree.isExcluded($0) }.flatMap { id -> [Finding] in
      guard case .assignment(let target, let value) = tree[id].kind,
        case .member(_, let property) = tree[target].kind,
        Self.layerColors.contains(property), !tree.text(of: target).lowercased().contains("mask"),
        !runsAgain(id, again), !setAgain.contains(SetProperty(property, around: id, in: tree))
      else { return [] }
      return resolved(value).prefix(1).map { color in
        file.finding(
          .frozenColor(tree.text(of: color), property: property)
            .undecided(by: isLookedUp(color) ? .value : nil), at: color)
      }
    }
  }

  /// Returns the parts of a value that resolve a colour which can change.
  private func resolved(_ value: NodeID) -> [NodeID] {
    switch tree[value].kind {
    case .member(let base?, "cgColor"): canChange(base) ? [value] : []
    case .choice(_, let first, let second): resolved(first) + resolved(second)
    case .operation(let operands, let operators) where operators.first == "??":
      operands.prefix(1).flatMap { resolved($0) }
    case .list(let elements): elements.flatMap { resolved($0) }
    default: []
    }
  }

  private func canChange(_ color: NodeID) -> Bool {
    let cases = file.colors.cases(color)
    return cases.contains { one in
      // Others may hand in another value than the first one.
      if one.isFallback, one.definition != nil { return true }
      switch one.value {
      case .fixed, .workedOut, .clear: return false
      // A catalog of the project has one value for it.
      case .asset(let name) where file.colors.project.set(named: name) != nil: return false
      case .hue(let name) where file.settings.fixedBackgrounds.contains(name): return false
      case .named(let name):
        return !(ColorNames.fixedInUIKit.contains(name) && tree.text(of: one.node).hasSuffix("Color." + name))
      default: return true
      }
    }
  }

  /// Returns a Boolean value indicating whether a colour comes out of a table, which other code may fill
  /// again, or is handed in.
  private func isLookedUp(_ color: NodeID) -> Bool {
    if tree.text(of: color).contains("[") { return true }
    guard case .member(let base?, _) = tree[color].kind else { return false }
    let cases = file.colors.cases(base)
    if cases.contains(where: { tree.text(of: $0.node).contains("[") }) { return true }
    guard case .name(let name) = tree[base].kind else { return false }
    return file.names.definition(of: name, seenFrom: base, in: tree) == nil
  }

  /// The functions and closures that run again, and the functions that they call.
  private func codeThatRunsAgain() -> Set<NodeID> {
    var found: Set<NodeID> = [], next: [NodeID] = []
    for id in tree.all {
      switch tree[id].kind {
      case .function(let function) where Self.observers.contains(function.name): next.append(id)
      case .call:
        let name = tree.calledName(of: id) ?? ""
        if name == "registerForTraitChanges" || name == "withTraitCollection"
          || name.contains("AppearanceChange")
          || name.contains("TraitChange")
        {
          next.append(id)
        } else if ["observe", "addObserver", "publisher", "onReceive", "onChange"].contains(name),
          observesAppearance(id)
        {
          next.append(tree.top(ofChain: id))
        }
      default: break
      }
    }
    while let code = next.popLast() {
      guard found.insert(code).inserted else { continue }
      for id in tree.descendants(of: code) {
        let name: String? =
          switch tree[id].kind {
          case .call: tree.calledName(of: id)
          case .name(let name), .member(_, let name): name
          default: nil
          }
        guard let name, let definition = file.names.definition(of: name, seenFrom: id, in: tree),
          case .function = tree[definition].kind
        else { continue }
        next.append(definition)
      }
    }
    return found
  }

  /// Returns a Boolean value indicating whether a call observes something that is named after the appearance
  /// or a theme.
  private func observesAppearance(_ call: NodeID) -> Bool {
    tree.arguments(of: call).contains { argument in
      if argument.isTrailing { return false }
      let text = tree.text(of: argument.value).lowercased()
      return ["theme", "appearance", "trait", "scheme", "interfacestyle"].contains { text.contains($0) }
    }
  }

  private func runsAgain(_ id: NodeID, _ again: Set<NodeID>) -> Bool {
    tree.ancestors(of: id).contains { again.contains($0) }
  }

  /// A property that code of a type sets.
  private struct SetProperty: Hashable {
    let name: String
    let type: String?

    init(_ name: String, around id: NodeID, in tree: SourceTree) {
      self.name = name
      type = tree.type(around: id)?.type.name
    }
  }

  /// The properties that code which runs again sets.
  private func propertiesSet(in again: Set<NodeID>) -> Set<SetProperty> {
    var found: Set<SetProperty> = []
    for id in tree.all {
      guard case .assignment(let target, _) = tree[id].kind, case .member(_, let name) = tree[target].kind,
        Self.layerColors.contains(name), runsAgain(id, again)
      else { continue }
      found.insert(SetProperty(name, around: id, in: tree))
    }
    return found
  }
}
