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
    guard use.role == .fill, use.property == nil, file.isSurface(use), !file.isShadow(use) || isBlurred(use),
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
    let isHigh = file.liesOverScrolling(base)
    if case .media = GroundClass(surface), alpha >= Self.faintOnMedia, isCard(one) { return finding(one) }
    guard use.modifier != nil || isBlurred(use) || isHigh, alpha >= Self.faint else { return nil }
    if isHigh, isNeutral(one), isWhole(one) { return finding(one) }
    switch GroundClass(surface) {
    case .media: return finding(one)
    case .caller where isNeutral(one) && isWhole(one) && !isInFlow(base) && !isOfGround(one):
      return finding(one)
    default: return nil
    }
  }

  /// Chosen: what is fainter on a picture is a rim or a gloss.
  private static let faintOnMedia = 0.15

  /// White, as cards on pictures have it; black dims the picture.
  private func isCard(_ one: ColorCase) -> Bool {
    if case .fixed(let color) = one.value { color.isWhite && isWhole(one) } else { false }
  }

  /// A colour that fills its place and is blurred, which is a material made by hand. Shapes that are blurred are shadows.
  private func isBlurred(_ use: ColorUse) -> Bool {
    let modifiers = tree.modifiers(after: use.root)
    return use.modifier.map { $0.name == "background" } ?? true && tree.text(of: use.root).hasPrefix("Color")
      && modifiers.contains { $0.name == "blur" }
      && !modifiers.contains { ["frame", "offset", "padding", "mask", "clipShape"].contains($0.name) }
  }

  private func isOfGround(_ one: ColorCase) -> Bool {
    if case .semantic = one.value { true } else { false }
  }

  private func finding(_ one: ColorCase) -> Finding {
    file.finding(.translucentSurface(tree.text(of: one.node)), at: one.node)
  }

  private func isTranslucent(_ one: ColorCase) -> Bool {
    switch one.value {
    case .fixed, .hue, .level, .named, .asset, .adaptingAsset: one.alpha < GroundClass.opaque
    case .semantic(let name):
      one.alpha < GroundClass.opaque && name.lowercased().hasSuffix("background")
    default: false
    }
  }

  private func isNeutral(_ one: ColorCase) -> Bool {
    switch one.value {
    case .fixed, .semantic: true
    case .level(let level): level == 1
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
      ["background", "presentationBackground"].contains(modifier.name), isForIOS(use.node)
    else { return nil }
    let isOwn = use.cases.contains { one in
      switch one.value {
      case .fixed, .asset, .adaptingAsset, .hue, .named: one.alpha > 0.5
      default: false
      }
    }
    if modifier.name == "presentationBackground" {
      return isOwn ? file.finding(.ownBackground(presentation: modifier.name), at: use.node) : nil
    }
    guard isOwn, let call = file.presentation(of: use.root) else { return nil }
    let name = tree.calledName(of: call) ?? ""
    let isSystem = ["sheet", "popover", "fullScreenCover"].contains(name)
    guard isSystem || name.lowercased().contains("popover") || name.lowercased().contains("sheet") else {
      return nil
    }
    return file.finding(
      .ownBackground(presentation: name).undecided(by: isSystem ? nil : .presentation), at: use.node)
  }

  /// Returns a Boolean value indicating whether code runs on iOS, whose dark backgrounds have two levels.
  private func isForIOS(_ node: NodeID) -> Bool {
    let only = tree.systems(of: node).only, systems = file.systems
    if !only.isEmpty { return only.contains("iOS") }
    return !systems.isWatch && !systems.isVision && !systems.isTV && !file.isForMac(at: node)
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
  /// Chosen: more declarations and containers than people put between a presentation and its content.
  private static let mostStepsToPresentation = 8

  /// Returns the presentation whose whole content a view is: directly, as the body of a type of the file, or through a property or function
  /// of views. Where such a declaration is used several times, all of them are asked, and have to agree.
  func presentation(of view: NodeID) -> NodeID? { presentation(of: view, steps: 0) }

  private func presentation(of view: NodeID, steps: Int) -> NodeID? {
    guard steps < Self.mostStepsToPresentation else { return nil }
    func outer(_ uses: [NodeID], apartFrom definition: NodeID) -> NodeID? {
      let range = tree[definition].range
      let found = uses.filter { !tree.isExcluded($0) && !range.contains(tree[$0].range.lowerBound) }.map {
        presentation(of: $0, steps: steps + 1)
      }
      return found.allSatisfy { $0 != nil } ? found.first ?? nil : nil
    }
    switch tree.holder(of: tree.top(ofChain: view)).holder {
    case .argument(let call, _):
      if tree.base(ofModifier: call) != nil { return call }
      let name = tree.calledName(of: call) ?? ""
      guard ["NavigationStack", "NavigationView", "Group"].contains(name) else { return nil }
      return presentation(of: call, steps: steps + 1)
    case .property(let definition):
      guard case .property(let property) = tree[definition].kind else { return nil }
      guard property.name == "body" else {
        return outer(names.uses(of: property.name), apartFrom: definition)
      }
      guard let (node, type) = tree.type(around: definition), type.keyword == .struct else { return nil }
      return outer(names.calls(of: type.name), apartFrom: node)
    case .function(let definition):
      guard case .function(let function) = tree[definition].kind, function.name != "body",
        function.name != "makeBody"
      else { return nil }
      return outer(names.uses(of: function.name), apartFrom: definition)
    case .macro, .file: return nil
    }
  }

  /// Returns a Boolean value indicating whether code at a node runs on macOS, as far as the file tells.
  func isForMac(at node: NodeID) -> Bool {
    let (only, without) = tree.systems(of: node)
    if without.contains("macOS") { return false }
    return only.contains("macOS") || only.isEmpty && (systems.isMac || systems.namesAppKit)
  }
}
