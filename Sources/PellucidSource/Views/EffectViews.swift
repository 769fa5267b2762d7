// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The effect views of UIKit and AppKit in a file, and the views that lie in them, as far as their names tell.
struct EffectViews {
  /// A view by the name that the code of a type gives it.
  private struct View: Hashable {
    var name: String
    var type: String?
  }

  private enum Effect: Equatable {
    /// A material that follows the appearance; the name is nil where it is not stated.
    case material(String?)
    /// Liquid Glass of a variant.
    case glass(String)
    /// An effect of one appearance, vibrancy, or one that is handed in.
    case other

    var ground: Ground.Kind? {
      switch self {
      case .material(let name): .material(name)
      case .glass(let variant): .glass(variant)
      case .other: nil
      }
    }
  }

  private let tree: SourceTree, names: FileNames
  private var effects: [View: Effect] = [:]
  /// The view that each view lies in; nil where several views hold it.
  private var holders: [View: View?] = [:]

  init(of tree: SourceTree, _ names: FileNames) {
    (self.tree, self.names) = (tree, names)
    let makers = Self.types.flatMap { names.calls(of: $0) }
    guard !makers.isEmpty else { return }
    for id in tree.all {
      switch tree[id].kind {
      case .property(let property): if let value = property.value { add(property.name, value, at: id) }
      case .assignment(let target, let value): assign(value, to: target)
      case .call(let callee, let arguments): add(callee, arguments)
      default: break
      }
    }
  }

  private static let types = ["UIVisualEffectView", "NSVisualEffectView", "NSGlassEffectView"]

  /// Returns the effect below a view whose property an expression names, such as `label` of `label.textColor`; none where the view lies
  /// in no effect view of the file.
  func grounds(below property: NodeID) -> [Ground] {
    guard !effects.isEmpty, case .member(let base?, _) = tree[property].kind, var view = view(base) else {
      return []
    }
    for _ in 0..<Self.mostHolders {
      guard let holder = holders[view] ?? nil else { return [] }
      if let effect = effects[holder] { return effect.ground.map { [Ground(kind: $0)] } ?? [] }
      view = holder
    }
    return []
  }

  /// Chosen: more views than people nest in an effect view; views that hold each other end here.
  private static let mostHolders = 12

  // MARK: Reading

  /// Notes what the value of a property tells about the view with its name.
  private mutating func add(_ name: String, _ value: NodeID, at id: NodeID) {
    let view = View(name: name, type: tree.type(around: id)?.type.name)
    for call in tree.descendants(of: value) {
      guard let called = tree.calledName(of: call) else { continue }
      if Self.types.contains(called) {
        effects[view] = effect(ofView: call, called)
        return
      }
      if called == "UIStackView" || called == "NSStackView" {
        for argument in tree.arguments(of: call) {
          guard case .list(let items) = tree[argument.value].kind else { continue }
          for item in items { hold(item, in: view) }
        }
      }
    }
  }

  private mutating func assign(_ value: NodeID, to target: NodeID) {
    if let own = view(target), tree.calledName(of: value).map({ Self.types.contains($0) }) ?? false {
      return add(own.name, value, at: target)
    }
    guard case .member(let base?, let name) = tree[target].kind, let holder = view(base) else { return }
    switch name {
    case "effect": effects[holder] = effect(value)
    case "material":
      if case .member(_, let material) = tree[value].kind, effects[holder] != nil {
        effects[holder] = .material(material)
      }
    case "contentView" where effects[holder] != nil: hold(value, in: holder)
    default: break
    }
  }

  /// Notes the view that a call lays in another one.
  private mutating func add(_ callee: NodeID, _ arguments: [SourceTree.Argument]) {
    guard case .member(let base?, let name) = tree[callee].kind,
      ["addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview"].contains(name),
      let holder = view(base), let child = arguments.first
    else { return }
    hold(child.value, in: holder)
  }

  private mutating func hold(_ child: NodeID, in holder: View) {
    guard let child = view(child) else { return }
    if let other = holders[child], other != holder {
      holders[child] = .some(nil)
    } else {
      holders[child] = holder
    }
  }

  /// Returns the view that an expression names; that of an effect view for the view of its content.
  private func view(_ id: NodeID) -> View? {
    switch tree[id].kind {
    case .name(let name): View(name: name, type: tree.type(around: id)?.type.name)
    case .member(let base?, "contentView"): view(base)
    case .member(let base?, let name) where tree.text(of: base) == "self":
      View(name: name, type: tree.type(around: id)?.type.name)
    default: nil
    }
  }

  // MARK: Effects

  private func effect(ofView call: NodeID, _ type: String) -> Effect {
    switch type {
    case "NSVisualEffectView": .material(nil)
    case "NSGlassEffectView": .glass("regular")
    default: tree.arguments(of: call).first { $0.label == "effect" }.map { effect($0.value) } ?? .other
    }
  }

  /// Returns the effect that an expression makes, or that the property has which it names.
  private func effect(_ id: NodeID) -> Effect {
    switch tree[id].kind {
    case .name(let name):
      guard let definition = names.definition(of: name, seenFrom: id, in: tree),
        case .property(let property) = tree[definition].kind, let value = property.value,
        case .call = tree[value].kind
      else { return .other }
      return effect(value)
    case .call(_, let arguments):
      let style: String? =
        if let value = arguments.first(where: { $0.label == "style" })?.value,
          case .member(_, let name) = tree[value].kind
        {
          name
        } else { nil }
      switch tree.calledName(of: id) {
      case "UIGlassEffect": return .glass(style ?? "regular")
      case "UIBlurEffect": return style.map { Self.effect(ofStyle: $0) } ?? .other
      default: return .other
      }
    default: return .other
    }
  }

  /// Returns the effect of a style of blurs. Those without an appearance of their own follow it.
  private static func effect(ofStyle style: String) -> Effect {
    if style.hasPrefix("system"), style.hasSuffix("Material") { return .material(style) }
    return style == "regular" || style == "prominent" ? .material("blur." + style) : .other
  }
}
