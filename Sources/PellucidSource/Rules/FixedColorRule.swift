// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about colours that do not follow the appearance (SRC01), and about pairs of which one half does (SRC02).
struct FixedColorRule {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  /// Chosen: what lets more than this through catches touches and is not seen.
  static let invisible = 0.02
  /// Chosen: a rim that lets this much through is a highlight or a shade, which both appearances have.
  private static let rim = 0.4

  private enum Verdict { case none, review, finding }

  func findings(_ uses: [ColorUse]) -> [Finding] {
    var found: [Finding] = [], seen: Set<Int> = []
    for use in uses where !use.cases.isEmpty && !file.hasOneAppearance(at: use.node) && !isOnlyAlpha(use) {
      let grounds = file.grounds(below: use)
      found += pairs(use, grounds) + labels(on: use) + fixed(use, grounds, &seen)
    }
    return found + handed()
  }

  // MARK: SRC01

  private func fixed(_ use: ColorUse, _ grounds: [Ground], _ seen: inout Set<Int>) -> [Finding] {
    if file.isBranched(use) { return [] }
    let around = file.conditions(around: use.node)
    return use.cases.compactMap { one in
      guard case .fixed(let color) = one.value, !one.isFallback, !one.conditions.contains(where: \.isScheme)
      else {
        return nil
      }
      let alpha = one.alpha * file.opacity(after: use)
      guard alpha > Self.invisible else { return nil }
      let ground = GroundClass(grounds, under: one.conditions + around)
      let verdict =
        switch use.role {
        case .text, .tint: text(use, color, ground, one.conditions + around)
        case .fill: isMark(use) && isInContainer(grounds, ground) ? .none : fill(use, color, alpha, ground)
        case .border: border(use, color, alpha, ground)
        }
      // A line is reported once.
      guard verdict != .none, seen.insert(tree.line(of: one.node)).inserted else { return nil }
      let isReview =
        verdict == .review || use.role != .fill && isInContainer(grounds, ground)
        || use.role == .fill && one.alphas == nil
      return file.finding(.fixedColor(color.text), isReview: isReview, at: one.node)
    }
  }

  /// Returns a Boolean value indicating whether a view that another file defines may lay a ground below a colour.
  private func isInContainer(_ grounds: [Ground], _ ground: GroundClass) -> Bool {
    switch ground {
    case .page, .caller: grounds.contains { if case .container = $0.kind { true } else { false } }
    default: false
    }
  }

  private func text(
    _ use: ColorUse, _ color: FixedColor, _ ground: GroundClass, _ conditions: [SourceCondition]
  ) -> Verdict {
    if use.property != nil { return assigned(color, to: use, conditions) }
    switch ground {
    case .fixed, .tinted, .media, .material, .glass: return .none
    // Black and white on such a ground are a matter of the pair (SRC02).
    case .adaptive: return use.role == .text && (color.isWhite || color.isBlack) ? .none : .finding
    // White goes with the colour of a brand; what is dark asks for a light ground.
    case .named: return color.isBlack ? .review : .none
    case .page: return .finding
    case .asset(let name): return ColorNames.isTint(asset: name) ? .none : .review
    case .caller: return color.isWhite ? .review : .finding
    }
  }

  /// What stands on the system's highlight is white there, unless the window is inactive.
  private func assigned(_ color: FixedColor, to use: ColorUse, _ conditions: [SourceCondition]) -> Verdict {
    if isAroundMedia(use) || isDrawnIntoPicture(use) { return .none }
    guard color.isWhite else { return .finding }
    if conditions.contains(where: { $0.text.lowercased().contains("emphasized") }) || isOnTint(use) {
      return .none
    }
    return setsGround(use) ? .finding : .review
  }

  /// Returns a Boolean value indicating whether code draws a picture or a page to be printed.
  private func isDrawnIntoPicture(_ use: ColorUse) -> Bool {
    tree.callsTaking(use.node).contains {
      ["image", "pdfData", "pngData", "jpegData", "writePDF"].contains(tree.calledName(of: $0) ?? "")
    }
  }

  /// Returns a Boolean value indicating whether the type of a label gives itself a background that white goes with.
  private func isOnTint(_ use: ColorUse) -> Bool {
    guard let (type, _) = tree.type(around: use.node) else { return false }
    let range = tree[type].range
    return file.names.values(assignedTo: "backgroundColor").contains { value in
      guard range.contains(tree[value].range.lowerBound) else { return false }
      return file.colors.cases(value).contains {
        switch $0.value {
        case .hue(let name): !ColorNames.isGray(name)
        case .accent: true
        default: false
        }
      }
    }
  }

  /// Returns a Boolean value indicating whether the code also sets the background of the view whose colour it sets.
  private func setsGround(_ use: ColorUse) -> Bool {
    guard case .member(let view?, _) = tree[use.root].kind,
      let declaration = tree.declaration(around: use.root)
    else { return false }
    let name = tree.text(of: view), range = tree[declaration].range
    return file.names.mentions(of: "backgroundColor").contains { one in
      guard case .member(let other?, _) = tree[one].kind else { return false }
      return range.contains(tree[one].range.lowerBound) && tree.text(of: other) == name
    }
  }

  private func fill(_ use: ColorUse, _ color: FixedColor, _ alpha: Double, _ ground: GroundClass) -> Verdict {
    if file.isShadow(use) || isBlended(use) || isStandIn(use) || isDrawing(use) { return .none }
    if color.isWhite, ["Circle", "Capsule"].contains(tree.calledName(of: use.root) ?? ""),
      file.isThumb(use.root)
    {
      return .none
    }
    if color.isBlack, isAroundMedia(use) { return .none }
    if isOfGrid(use) { return .none }
    // What the layer of a white shape lies on is not told.
    if let property = use.property { return property == "fillColor" && color.isWhite ? .review : .finding }
    if case .media = ground {
      // A veil of white over a picture glares in the dark; black and small discs are the picture's own.
      return color.isWhite && use.modifier == nil && alpha >= GroundClass.leastOpacity ? .finding : .none
    }
    if alpha < GroundClass.opaque, color.isBlack, file.isCover(use) || file.isSurface(use) { return .none }
    // Something drawn on a view of the project's own is a part of it.
    if alpha < GroundClass.leastOpacity, case .named = ground { return .none }
    if alpha < GroundClass.leastOpacity, file.isSurface(use) { return .none }
    if isMark(use) {
      switch ground {
      case .fixed, .tinted, .named, .adaptive: return .none
      case .caller where color.isWhite: return .review
      default: break
      }
    }
    return .finding
  }

  private func border(_ use: ColorUse, _ color: FixedColor, _ alpha: Double, _ ground: GroundClass) -> Verdict
  {
    if isBlended(use) || isDrawing(use) { return .none }
    if alpha <= Self.rim, color.isWhite || color.isBlack { return .none }
    switch ground {
    case .media, .fixed, .tinted, .named, .material, .glass: return .none
    case .caller where color.isWhite: return .review
    default: return .finding
    }
  }

  /// White and black that are handed to a font or text style of the project's own, which decides what they colour.
  private func handed() -> [Finding] {
    tree.all.flatMap { id -> [Finding] in
      guard case .call(let callee, let arguments) = tree[id].kind,
        case .member(let base?, let name) = tree[callee].kind,
        !tree.isType(base), name.hasPrefix("font") || name.hasPrefix("text"), arguments.count > 1,
        !tree.isExcluded(id),
        !file.hasOneAppearance(at: id)
      else { return [] }
      return arguments.compactMap { argument -> Finding? in
        guard argument.label == nil || argument.label == "color",
          case .member(_, let color) = tree[argument.value].kind,
          color == "white" || color == "black"
        else { return nil }
        switch GroundClass(file.grounds.grounds(below: id), under: file.conditions(around: id)) {
        case .page, .caller:
          return file.finding(
            .handedColor(tree.text(of: argument.value), to: name), isReview: true, at: argument.value)
        default: return nil
        }
      }
    }
  }

  // MARK: SRC02

  /// Texts with a colour of their own whose ground follows the appearance where they do not.
  private func pairs(_ use: ColorUse, _ grounds: [Ground]) -> [Finding] {
    guard use.role == .text || use.role == .tint, use.property == nil, !file.isBranched(use) else {
      return []
    }
    for one in use.cases {
      let ground = GroundClass(grounds, under: one.conditions)
      switch (one.value, ground) {
      case (.fixed(let color), .adaptive(let node)):
        if one.conditions.isEmpty || one.conditions.allSatisfy({ !$0.isScheme }) {
          return [file.finding(.fixedOnAdaptive(color.text, ground: tree.text(of: node)), at: one.node)]
        }
      case (.adaptingAsset(let name), .fixed(let ground)):
        if use.role == .text {
          return [file.finding(.adaptiveOnFixed(name, ground: tree.text(of: ground.node)), at: one.node)]
        }
      case (.asset, .fixed), (.named, .fixed):
        if use.role == .text {
          return [file.finding(.namedOnFixed(tree.text(of: one.node)), isReview: true, at: one.node)]
        }
      default: continue
      }
    }
    return []
  }

  /// Texts without a style on a background that does not follow the appearance.
  private func labels(on use: ColorUse) -> [Finding] {
    guard use.role == .fill, let modifier = use.modifier, modifier.name == "background",
      !file.isBranched(use),
      let one = use.cases.first(where: { if case .fixed = $0.value { true } else { false } }),
      use.cases.count == 1,
      let base = tree.base(ofModifier: modifier.call)
    else { return [] }
    let alpha = one.alpha * file.opacity(after: use)
    guard alpha >= GroundClass.leastOpacity, !file.isStyled(use.root, from: base),
      let label = file.firstLabelWithoutStyle(in: base)
    else { return [] }
    return [
      file.finding(
        .adaptiveOnFixed(tree.text(of: label), ground: tree.text(of: one.node)),
        isReview: alpha < GroundClass.opaque || file.hasOwnModifiers(label, upTo: base), at: one.node)
    ]
  }

  // MARK: What colours are for

  /// Returns a Boolean value indicating whether only the opacity of a colour counts: in a mask or a shadow.
  private func isOnlyAlpha(_ use: ColorUse) -> Bool {
    tree.callsTaking(use.node).contains { call in
      guard let name = tree.calledName(of: call) else { return false }
      return name.lowercased().hasSuffix("mask") || name.lowercased().hasSuffix("shadow")
    } || use.property != nil && tree.text(of: use.root).lowercased().contains("mask")
  }

  /// Returns a Boolean value indicating whether a layer is one of a grid, which draws a picture.
  private func isOfGrid(_ use: ColorUse) -> Bool {
    guard use.property != nil, case .member(let layer?, _) = tree[use.root].kind else { return false }
    return tree.text(of: layer).hasSuffix("]")
  }

  /// A small shape by itself, such as a dot or a track, which lies on something else.
  private func isMark(_ use: ColorUse) -> Bool {
    guard file.isShape(use.root), !file.isSurface(use) else { return false }
    return tree.modifiers(after: use.root).contains { $0.name == "frame" }
  }

  private func isBlended(_ use: ColorUse) -> Bool {
    tree.modifiers(after: use.root).contains { $0.name == "blendMode" }
  }

  /// What stands in for a picture that is not there yet.
  private func isStandIn(_ use: ColorUse) -> Bool {
    var inner = use.node
    for ancestor in tree.ancestors(of: use.node) {
      switch tree[ancestor].kind {
      case .call(_, let arguments):
        if arguments.contains(where: { $0.value == inner && $0.label == "placeholder" }) { return true }
      case .branch(_, let then, let otherwise):
        if otherwise == inner, tree.views(in: then).contains(where: { showsMedia($0) }) { return true }
      case .property, .function: return false
      default: break
      }
      inner = ancestor
    }
    return false
  }

  private func showsMedia(_ view: NodeID) -> Bool {
    file.grounds.look(of: view).contains { if case .media = $0.kind { true } else { false } }
  }

  /// Bars and grounds around a picture, a film or a camera, in a view that is named after it.
  private func isAroundMedia(_ use: ColorUse) -> Bool {
    guard let type = tree.type(around: use.node)?.type else { return false }
    return ViewNames.isMedia(type.name)
      || ["Camera", "Video", "Player", "Playback", "Photo", "Viewer", "Scanner", "Lightbox", "ImageView"]
        .contains { type.name.contains($0) }
  }

  /// A drawing of shapes alone, such as a card in a picture, whose colours are its own.
  private func isDrawing(_ use: ColorUse) -> Bool {
    guard let (_, type) = tree.type(around: use.node),
      ![
        "Control", "Button", "Material", "Style", "Background", "Separator", "Modifier", "Chrome", "Row",
        "Cell",
      ]
      .contains(where: { type.name.contains($0) }),
      !type.inherited.contains(where: { $0.contains("Style") || $0.contains("Modifier") })
    else { return false }
    var shapes = 0
    for id in tree.descendants(of: type.members) {
      guard case .call = tree[id].kind, let name = tree.calledName(of: id) else { continue }
      if ViewNames.texts.contains(name) || name == "Image" { return false }
      if ViewNames.shapes.contains(name) || name.hasSuffix("Gradient") { shapes += 1 }
    }
    return shapes >= 2
  }
}
