// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about surfaces of the app's own: translucent ones that ignore people's settings (SRC16),
/// backgrounds of presentations (SRC17), texts drawn by hand (SRC18), and controls on the tinted windows of
/// macOS (SRC20).
struct SurfaceRules {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  func findings(_ uses: [ColorUse]) -> [Finding] {
    uses.compactMap { translucent($0) } + blurs() + uses.compactMap { presented($0) } + drawnTexts()
      + uses.compactMap { colored($0) }
  }

  // MARK: SRC16

  /// Chosen: fainter fills tint what is behind and are no surface, but where they stand on a blur.
  static let faint = 0.28

  private func translucent(_ use: ColorUse) -> Finding? {
    guard use.role == .fill, use.property == nil, file.isSurface(use), !file.isShadow(use),
      !file.systems.isOneAppearance,
      let one = use.cases.first(where: { isTranslucent($0) }), !heedsSettings(use),
      let base = content(of: use),
      carriesText(base), !tree.systems(of: use.node).only.contains("watchOS")
    else { return nil }
    let alpha = one.alpha * file.opacity(after: use)
    let surface = file.grounds(below: use)
    guard alpha > FixedColorRule.invisible, alpha < GroundClass.opaque else { return nil }
    if isBlurRoot(use) || isOnBlur(surface) { return finding(one) }
    // A colour that is a view lies on what the background shows besides it.
    guard use.modifier != nil, alpha >= Self.faint else { return nil }
    switch GroundClass(surface) {
    case .media: return finding(one)
    case .caller where isNeutral(one) && isWhole(one) && !isInFlow(base): return finding(one)
    default: return nil
    }
  }

  private func finding(_ one: ColorCase) -> Finding {
    file.finding(.translucentSurface(tree.text(of: one.node)), at: one.node)
  }

  private func isTranslucent(_ one: ColorCase) -> Bool {
    switch one.value {
    case .fixed, .hue, .level, .named, .asset, .adaptingAsset: one.alpha < GroundClass.opaque
    default: false
    }
  }

  private func isNeutral(_ one: ColorCase) -> Bool {
    switch one.value {
    case .fixed: true
    case .hue(let name): ColorNames.isGray(name)
    default: false
    }
  }

  private func isWhole(_ one: ColorCase) -> Bool { one.definition == nil && one.conditions.isEmpty }

  /// Returns a Boolean value indicating whether a view stands beside others, so that nothing moves below it.
  private func isInFlow(_ view: NodeID) -> Bool {
    for call in tree.callsTaking(tree.root(ofChain: view)) {
      switch tree.calledName(of: call) ?? "" {
      case "ZStack", "overlay", "safeAreaInset": return false
      case "VStack", "List", "Form", "ScrollView", "LazyVStack", "Section": return true
      default: continue
      }
    }
    return false
  }

  private func isBlurRoot(_ use: ColorUse) -> Bool {
    guard case .call = tree[use.root].kind, let name = tree.calledName(of: use.root) else { return false }
    return ViewNames.isBlur(name) && !tree.isType(use.root)
  }

  private func isOnBlur(_ grounds: [Ground]) -> Bool {
    guard let first = grounds.first else { return false }
    if case .material(nil) = first.kind { return true }
    return false
  }

  /// Returns a Boolean value indicating whether the type around tells the settings for transparency and
  /// contrast apart.
  private func heedsSettings(_ use: ColorUse) -> Bool {
    if (file.conditions(around: use.node).map(\.text) + [tree.text(of: use.node)]).contains(where: {
      ColorNames.isSetting($0)
    }) {
      return true
    }
    return tree.type(around: use.node).map { file.types.heedingSettings.contains($0.node) } ?? false
  }

  /// Returns the view that a background is behind.
  private func content(of use: ColorUse) -> NodeID? {
    if use.modifier?.name == "background",
      let base = use.modifier.flatMap({ tree.base(ofModifier: $0.call) }),
      !isBlurRoot(use)
    {
      return base
    }
    guard let call = tree.callsTaking(use.root).first(where: { tree.calledName(of: $0) == "background" })
    else { return nil }
    return tree.base(ofModifier: call)
  }

  /// Returns a Boolean value indicating whether a view shows a text, a symbol, or a view of the project's
  /// own.
  private func carriesText(_ view: NodeID) -> Bool {
    if case .name = tree[tree.root(ofChain: view)].kind { return true }
    return tree.descendants(of: view).contains { id in
      switch tree[id].kind {
      case .call:
        guard let name = tree.calledName(of: id), tree.base(ofModifier: id) == nil else { return false }
        return ViewNames.texts.contains(name) || name == "Image"
          || name.first?.isUppercase == true && !ViewNames.isShape(name) && !ViewNames.stacks.contains(name)
            && name != "Color"
            && name != "Spacer" && !name.hasSuffix("Gradient") && !name.hasSuffix("Insets")
      case .member(_, "label"): return true
      default: return false
      }
    }
  }

  /// Surfaces that are blurred by hand: a blur of a blurred view in a background.
  private func blurs() -> [Finding] {
    file.modifiers(["blur"]).compactMap { modifier, base in
      guard let base,
        let call = tree.callsTaking(modifier.call).first(where: { tree.calledName(of: $0) == "background" }),
        case .call = tree[tree.root(ofChain: base)].kind,
        let name = tree.calledName(of: tree.root(ofChain: base)),
        ViewNames.isBlur(name), let content = tree.base(ofModifier: call), carriesText(content)
      else { return nil }
      return file.finding(.ownBlur, at: lastName(modifier.call))
    }
  }

  private func lastName(_ call: NodeID) -> NodeID {
    tree.arguments(of: call).first?.value ?? call
  }

  // MARK: SRC17

  private func presented(_ use: ColorUse) -> Finding? {
    guard use.role == .fill, let modifier = use.modifier,
      ["background", "presentationBackground"].contains(modifier.name)
    else { return nil }
    let calls = tree.callsTaking(use.root)
    let direct = isDirect(use.root, calls)
    let isOwn = use.cases.contains { one in
      switch one.value {
      case .fixed, .asset, .adaptingAsset, .hue, .named: one.alpha > 0.5
      default: false
      }
    }
    if modifier.name == "presentationBackground" {
      return isOwn ? file.finding(.ownBackground(presentation: modifier.name), at: use.node) : nil
    }
    guard isOwn, let call = direct else { return nil }
    let name = tree.calledName(of: call) ?? ""
    let isSystem = ["sheet", "popover", "fullScreenCover"].contains(name)
    guard isSystem || name.lowercased().contains("popover") || name.lowercased().contains("sheet") else {
      return nil
    }
    return file.finding(
      .ownBackground(presentation: name).undecided(by: isSystem ? nil : .presentation), at: use.node)
  }

  /// Returns the presentation whose whole content a view is.
  private func isDirect(_ root: NodeID, _ calls: [NodeID]) -> NodeID? {
    guard let first = calls.first, tree.base(ofModifier: first) != nil else { return nil }
    return first
  }

  // MARK: SRC18

  /// Texts that a view draws itself, once for each function that draws. What lies below the view is decided
  /// elsewhere.
  private func drawnTexts() -> [Finding] {
    var functions: Set<NodeID> = []
    return tree.all.compactMap { id in
      guard case .call(let callee, let arguments) = tree[id].kind,
        case .member(let base?, "draw") = tree[callee].kind,
        let label = arguments.first?.label, ["at", "in", "with"].contains(label), isText(base),
        !tree.isExcluded(id),
        let type = tree.type(around: id)?.type,
        type.inherited.contains(where: {
          $0.hasSuffix("View") || $0.hasSuffix("Wrapper") || $0.hasSuffix("Label")
        }) || type.name.hasSuffix("View"),
        let declaration = tree.declaration(around: id), case .function(let function) = tree[declaration].kind,
        function.name.hasPrefix("draw"), functions.insert(declaration).inserted
      else { return nil }
      return file.finding(.drawnText, at: callee)
    }
  }

  private func isText(_ base: NodeID) -> Bool {
    let text = tree.text(of: base).lowercased()
    return ["string", "str", "text", "title", "label"].contains {
      text.hasSuffix($0) || text.contains("ns\($0)")
    }
  }

  // MARK: SRC20

  /// A fill in the colour of the accent that lets the window through.
  private func colored(_ use: ColorUse) -> Finding? {
    guard file.isForMac(at: use.node), use.role == .fill, use.property == nil, !file.isShadow(use) else {
      return nil
    }
    let later = tree.modifiers(after: use.modifier?.call ?? use.root).filter { $0.name == "opacity" }
      .compactMap(\.first)
    let opacities = later.compactMap { file.colors.opacities($0) },
      least = opacities.map(\.lowerBound).min() ?? 1
    for one in use.cases where !one.isStop {
      guard isAccent(one.value) else { continue }
      let lowest = (one.alphas?.lowerBound ?? 1) * least,
        highest = one.alpha * (opacities.map(\.upperBound).max() ?? 1)
      guard lowest < GroundClass.opaque, highest >= GroundClass.leastOpacity else { continue }
      // The finding is about the code that states the opacity.
      let place = later.first ?? (one.definition == nil ? one.node : use.node)
      return file.finding(.translucentState(tree.text(of: one.node)), at: place)
    }
    return nil
  }

  private func isAccent(_ value: ColorValue) -> Bool {
    switch value {
    case .accent: true
    case .semantic(let name): name == "selectedContentBackgroundColor" || name == "selectedControlColor"
    default: false
    }
  }
}

extension SourceFile {
  /// Returns a Boolean value indicating whether code at a node runs on macOS, as far as the file tells.
  func isForMac(at node: NodeID) -> Bool {
    let (only, without) = tree.systems(of: node)
    if without.contains("macOS") { return false }
    return only.contains("macOS") || only.isEmpty && (systems.isMac || systems.namesAppKit)
  }
}
