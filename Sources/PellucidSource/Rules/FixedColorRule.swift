// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rule about colours that do not follow the appearance (SRC01).
struct FixedColorRule {
  let file: SourceFile

  var tree: SourceTree { file.tree }

  /// Chosen: what lets more than this through catches touches and is not seen.
  static let invisible = 0.02
  /// Chosen: a rim that lets this much through is a highlight or a shade, which both appearances have.
  private static let rim = 0.4

  private enum Verdict { case none, review, finding }

  func findings(_ uses: [ColorUse]) -> [Finding] {
    var found: [Finding] = [], seen: Set<Int> = []
    for use in uses where file.matters(use) && !file.isInStatedMedia(use.node) {
      found += fixed(use, file.grounds(below: use), &seen)
    }
    return found + handed()
  }

  // MARK: SRC01

  private func fixed(_ use: ColorUse, _ grounds: [Ground], _ seen: inout Set<Int>) -> [Finding] {
    if file.isBranched(use) { return [] }
    let around = file.conditions(around: use.node)
    return use.cases.compactMap { one in
      guard case .fixed(let color) = one.value, !one.isFallback, !one.conditions.contains(where: \.isScheme),
        use.role != .fill || !file.isChosenBySettings(one, of: use, under: around)
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
      let question: SourceFact.Question? =
        if verdict == .review || use.role != .fill && isInContainer(grounds, ground) {
          .ground
        } else { use.role == .fill && one.alphas == nil ? .opacity : nil }
      let fact = SourceFact.fixedColor(color.text, purpose(of: use), file.framework(of: use))
      return file.finding(fact.undecided(by: question), at: one.node)
    }
  }

  /// Returns a Boolean value indicating whether a view that another file defines may lay a ground below a
  /// colour.
  private func isInContainer(_ grounds: [Ground], _ ground: GroundClass) -> Bool {
    switch ground {
    case .page, .caller: grounds.contains { if case .container = $0.kind { true } else { false } }
    default: false
    }
  }

  private func text(
    _ use: ColorUse, _ color: FixedColor, _ ground: GroundClass, _ conditions: [SourceCondition]
  ) -> Verdict {
    if use.property != nil {
      switch ground {
      case .material, .glass: return .none
      default: return file.hasGroundAsAttribute(use) ? .none : assigned(color, to: use, conditions)
      }
    }
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

  /// White is right on the system's highlight, unless the window is inactive.
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

  /// Returns a Boolean value indicating whether the type of a label gives itself a background that white goes
  /// with.
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

  /// Returns a Boolean value indicating whether the code also sets the background of the view whose colour it
  /// sets.
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
    if color.isBlack, isAroundMedia(use) || file.isBehindMedia(use) { return .none }
    if isOfGrid(use) { return .none }
    // The code does not show the ground of a layer with a white shape.
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

  /// White and black that are handed to a font or text style of the project's own, which decides what they
  /// colour.
  private func handed() -> [Finding] {
    tree.all.flatMap { id -> [Finding] in
      guard case .call(let callee, let arguments) = tree[id].kind,
        case .member(let base?, let name) = tree[callee].kind,
        !tree.isType(base), name.hasPrefix("font") || name.hasPrefix("text"), arguments.count > 1,
        !tree.isExcluded(id),
        !file.hasOneAppearance(at: id), !file.isInStatedMedia(id)
      else { return [] }
      return arguments.compactMap { argument -> Finding? in
        guard argument.label == nil || argument.label == "color",
          case .member(_, let color) = tree[argument.value].kind,
          color == "white" || color == "black"
        else { return nil }
        switch GroundClass(file.grounds.grounds(below: id), under: file.conditions(around: id)) {
        case .page, .caller:
          return file.finding(
            .handedColor(tree.text(of: argument.value), to: name), at: argument.value)
        default: return nil
        }
      }
    }
  }
}
