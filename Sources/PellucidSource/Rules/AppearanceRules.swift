// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about an app's own choice of an appearance: SRC03 where a stored preference decides, and SRC26
/// where the code does.
struct AppearanceChoiceRule {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  func findings() -> [Finding] {
    tree.all.filter { !tree.isExcluded($0) }.compactMap { id in
      switch tree[id].kind {
      case .call:
        guard let base = tree.base(ofModifier: id) else { return nil }
        switch tree.calledName(of: id) {
        case "preferredColorScheme":
          return tree.arguments(of: id).first.flatMap { isOfMedia($0.value, base) ? nil : choice($0.value) }
        case "environment":
          // A constant scheme of a part is no choice of the app.
          let arguments = tree.arguments(of: id).map(\.value)
          guard arguments.count == 2, tree.text(of: arguments[0]).hasSuffix(".colorScheme") else {
            return nil
          }
          return isStored(tree.text(of: arguments[1]), seenFrom: arguments[1])
            ? file.finding(.storedAppearance, at: arguments[1]) : nil
        default: return nil
        }
      case .assignment(let target, let value):
        guard case .member(_, let name) = tree[target].kind else { return nil }
        guard !isOfMedia(value, nil) else { return nil }
        if name == "overrideUserInterfaceStyle" { return choice(value) }
        if name == "appearance", isOfWindows(target) { return choice(value) }
        return nil
      case .property(let property): return preference(property, id)
      default: return nil
      }
    }
  }

  /// Returns a Boolean value indicating whether a constant appearance is one of media: of a type that the team states to be media, or
  /// dark around a view that fills its place with a picture or a film.
  private func isOfMedia(_ value: NodeID, _ view: NodeID?) -> Bool {
    let text = tree.text(of: value), isDark = text == ".dark" || text.hasSuffix("Scheme.dark")
    guard isConstant(text) else { return false }
    return file.isInStatedMedia(value) || isDark && (view.map { file.isFilledWithMedia($0) } ?? false)
  }

  /// Returns a Boolean value indicating whether an appearance is that of the app, or of a window or a panel, which their names tell.
  private func isOfWindows(_ target: NodeID) -> Bool {
    guard case .member(let base?, _) = tree[target].kind else { return false }
    if tree.text(of: base).hasPrefix("NSApp") { return true }
    let name: String =
      switch tree[base].kind {
      case .name(let name), .member(_, let name): name.lowercased()
      default: ""
      }
    return name.hasSuffix("window") || name.hasSuffix("panel")
  }

  /// Returns a Boolean value indicating whether an appearance is stated, and not worked out.
  private func isConstant(_ text: String) -> Bool {
    Self.constants.contains(text)
      || text.hasPrefix("NSAppearance(named:")
        && ["darkAqua)", "aqua)"].contains { text.hasSuffix("." + $0) }
  }

  private static let constants: Set<String> = [
    ".dark", ".light", "ColorScheme.dark", "ColorScheme.light", "UIUserInterfaceStyle.dark",
    "UIUserInterfaceStyle.light",
  ]

  private func choice(_ value: NodeID) -> Finding? {
    let text = tree.text(of: value)
    if text == "nil" || text == ".unspecified" || text == ".none" { return nil }
    let conditions = file.conditions(around: value)
    if ([text] + conditions.map(\.text)).contains(where: { isStored($0, seenFrom: value) }) {
      return file.finding(.storedAppearance, at: value)
    }
    if isOfStore(value) { return file.finding(.undecided(.storedAppearance, by: .storage), at: value) }
    guard isConstant(text), conditions.isEmpty, !file.hasOneAppearance(at: value) else { return nil }
    return file.finding(.forcedAppearanceOfScreen, at: value)
  }

  /// Returns a Boolean value indicating whether a value is a member of something that is named after a choice
  /// of people.
  private func isOfStore(_ value: NodeID) -> Bool {
    guard
      case .member(let base?, _) = tree[tree.root(ofChain: value) == value ? value : tree.top(ofChain: value)]
        .kind,
      !tree.isType(base)
    else { return false }
    let text = tree.text(of: value).lowercased()
    return ["theme", "appearance", "preference", "setting", "store"].contains { text.contains($0) }
  }

  /// A property that turns a stored preference into an appearance, which is applied elsewhere.
  private func preference(_ property: SourceTree.Property, _ id: NodeID) -> Finding? {
    guard let type = property.type, type.hasPrefix("ColorScheme") || type.hasPrefix("UIUserInterfaceStyle"),
      property.isComputed, let code = property.accessors, isStored(tree.text(of: code), seenFrom: code),
      !file.names.mentions(of: property.name).contains(where: {
        tree.callsTaking($0).contains { tree.calledName(of: $0) == "preferredColorScheme" }
      })
    else { return nil }
    return file.finding(.appearanceOfPreference, at: code)
  }

  /// Chosen: an appearance is worked out in a few steps; a definition that names itself ends here.
  private static let mostSteps = 3

  /// Returns a Boolean value indicating whether code reads a stored preference, itself or by what it names.
  private func isStored(_ text: String, seenFrom node: NodeID, steps: Int = 0) -> Bool {
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      let name = String(word)
      if name == "UserDefaults" || name.hasSuffix("Defaults") || name.lowercased().hasSuffix("settings")
        || name.lowercased().hasSuffix("preferences")
        || name.lowercased().hasPrefix("preferred") && name != "preferredColorScheme" || name == "AppStorage"
      {
        return true
      }
      if let definition = file.names.definition(of: name, seenFrom: node, in: tree),
        case .property(let property) = tree[definition].kind,
        property.attributes.contains(where: { $0 == "AppStorage" || $0 == "Default" || $0 == "SceneStorage" })
          || steps < Self.mostSteps && isAppearance(property, readFrom: node, steps)
      {
        return true
      }
    }
    return false
  }
}

extension AppearanceChoiceRule {
  /// Returns a Boolean value indicating whether a property is an appearance that a stored preference decides.
  private func isAppearance(_ property: SourceTree.Property, readFrom node: NodeID, _ steps: Int) -> Bool {
    guard let code = property.isComputed ? property.accessors : property.value,
      [property.type ?? "", tree.text(of: code)].contains(where: {
        $0.contains("ColorScheme") || $0.contains("UIUserInterfaceStyle") || $0.contains("NSAppearance")
      })
    else { return false }
    return isStored(tree.text(of: code), seenFrom: code, steps: steps + 1)
  }
}

/// The rule about code that tells appearances apart where a system has one (SRC21).
struct NoAppearanceRule {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  func findings() -> [Finding] {
    tree.all.compactMap { id in
      guard let condition = comparison(id), file.hasOneAppearance(at: id), !tree.isExcluded(id) else {
        return nil
      }
      return file.finding(.schemeBranch, at: condition)
    }
  }

  /// Returns the comparison of the appearance that a node is, or that it decides by.
  private func comparison(_ id: NodeID) -> NodeID? {
    switch tree[id].kind {
    case .operation(_, let operators):
      return (operators == ["=="] || operators == ["!="]) && isScheme(tree.text(of: id)) ? id : nil
    case .branch(let conditions, _, _):
      // A comparison in the condition is one of its own.
      return conditions.first { condition in
        isScheme(tree.text(of: condition))
          && !tree.descendants(of: condition).contains {
            if case .operation = tree[$0].kind { true } else { false }
          }
      }
    case .cases(let subject, let cases):
      return isScheme(([tree.text(of: subject)] + cases.flatMap(\.patterns)).joined(separator: " "))
        ? subject : nil
    default: return nil
    }
  }

  private func isScheme(_ text: String) -> Bool {
    let name = text.lowercased()
    return (name.contains("scheme") || name.contains("userinterfacestyle"))
      && (text.contains(".dark") || text.contains(".light"))
  }
}
