// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The places of pictures and films, which are dark by their purpose.
extension SourceFile {
  /// Returns a Boolean value indicating whether a node stands in a type that the team states to be media.
  func isInStatedMedia(_ node: NodeID) -> Bool {
    guard !settings.media.isEmpty else { return false }
    return tree.ancestors(of: node).contains {
      if case .type(let type) = tree[$0].kind { settings.media.contains(type.name) } else { false }
    }
  }

  /// Returns a Boolean value indicating whether a colour lies behind a view that fills its place with a picture or a film: in a
  /// background of such a view, or in a stack below it.
  func isBehindMedia(_ use: ColorUse) -> Bool {
    if let modifier = use.modifier, modifier.name == "background",
      let base = tree.base(ofModifier: modifier.call),
      isFilledWithMedia(base)
    {
      return true
    }
    var current = tree.top(ofChain: use.root)
    for _ in 0..<Self.mostViewsAroundMedia {
      let (holder, statement) = tree.holder(of: current)
      guard case .argument(let call, _) = holder else { return false }
      if let base = tree.base(ofModifier: call) {
        return tree.calledName(of: call) == "background" && isFilledWithMedia(base)
      }
      let name = tree.calledName(of: call) ?? ""
      if name == "ZStack", let statement,
        tree.siblings(after: statement).contains(where: { isFilledWithMedia($0) })
      {
        return true
      }
      guard ViewNames.layered.contains(name) else { return false }
      current = tree.top(ofChain: call)
    }
    return false
  }

  /// Chosen: deeper than people nest a view that fills its place.
  private static let mostViewsAroundMedia = 12

  /// Returns a Boolean value indicating whether a view fills its place with a picture or a film.
  func isFilledWithMedia(_ view: NodeID) -> Bool { isFilledWithMedia(view, depth: 0) }

  private func isFilledWithMedia(_ view: NodeID, depth: Int) -> Bool {
    guard depth < Self.mostViewsAroundMedia else { return false }
    func isFilled(_ other: NodeID) -> Bool { isFilledWithMedia(other, depth: depth + 1) }
    let views = tree.views(in: view)
    if views != [view] { return views.contains { isFilled($0) } }
    let chain = tree.chain(view)
    // A picture of a stated size is a part of something.
    let isSized = chain.modifiers.contains { modifier in
      modifier.name == "frame" && modifier.arguments.contains { $0.label == "width" || $0.label == "height" }
    }
    if isSized { return false }
    switch tree[chain.root].kind {
    case .call:
      let name = tree.calledName(of: chain.root) ?? ""
      if settings.media.contains(name) { return true }
      if name == "Image" {
        return chain.modifiers.contains { $0.name == "resizable" } && !isSymbol(chain.root)
      }
      if ViewNames.isMedia(name) { return true }
      guard let content = tree.arguments(of: chain.root).last(where: \.isTrailing)?.value else {
        return code(shownBy: name, seenFrom: chain.root).map { isFilled($0) } ?? false
      }
      if ViewNames.pagesOfMedia.contains(name) { return tree.views(in: content).contains { isFilled($0) } }
      // In a stack, something else takes a part of the place.
      guard name == "VStack" || name == "HStack" else { return false }
      let parts = tree.views(in: content).filter { tree.calledName(of: tree.root(ofChain: $0)) != "Spacer" }
      return !parts.isEmpty && parts.allSatisfy { isFilled($0) }
    case .name(let name): return code(shownBy: name, seenFrom: chain.root).map { isFilled($0) } ?? false
    default: return false
    }
  }

  /// Returns a Boolean value indicating whether a view stands in front of a list or something else that scrolls below it.
  func liesOverScrolling(_ view: NodeID) -> Bool { lies(view) { isScrolling($0) } }

  /// Returns a Boolean value indicating whether a view stands in front of one that fulfils a condition: in an overlay or an inset of it, or
  /// after it in a stack that lays views on each other.
  func lies(_ view: NodeID, over isMeant: (NodeID) -> Bool) -> Bool {
    var current = tree.top(ofChain: tree.root(ofChain: view))
    for _ in 0..<Self.mostViewsAroundMedia {
      let (holder, statement) = tree.holder(of: current)
      guard case .argument(let call, _) = holder else { return false }
      let name = tree.calledName(of: call) ?? ""
      if let base = tree.base(ofModifier: call) {
        guard ["overlay", "safeAreaInset", "safeAreaBar"].contains(name) else { return false }
        return tree.views(in: base).contains { isMeant($0) }
      }
      if name == "ZStack", let statement {
        return tree.siblings(before: statement).flatMap { tree.views(in: $0) }.contains { isMeant($0) }
      }
      guard ViewNames.stacks.contains(name), !ViewNames.scrolling.contains(name) else { return false }
      current = tree.top(ofChain: call)
    }
    return false
  }

  private func isScrolling(_ view: NodeID) -> Bool { content(view, isIn: ViewNames.scrolling) }

  /// Returns a Boolean value indicating whether a view is a list or a form of texts, without pictures.
  func isPlainList(_ view: NodeID) -> Bool {
    content(view, isIn: ["List", "Form", "Table"])
      && !parts(of: view).contains { part in
        guard case .call = tree[part].kind, let name = tree.calledName(of: part) else { return false }
        return name == "Image" ? !isSymbol(part) : ViewNames.isMedia(name)
      }
  }

  /// Returns a Boolean value indicating whether a view is one of some containers, by itself or in the bars of a navigation.
  private func content(_ view: NodeID, isIn names: Set<String>) -> Bool {
    let root = tree.root(ofChain: view), name = tree.calledName(of: root) ?? ""
    if names.contains(name) { return true }
    guard ["NavigationStack", "NavigationView", "ScrollViewReader"].contains(name),
      let block = tree.arguments(of: root).last(where: \.isTrailing)?.value
    else { return false }
    return tree.views(in: block).contains {
      names.contains(tree.calledName(of: tree.root(ofChain: $0)) ?? "")
    }
  }

  private func isSymbol(_ image: NodeID) -> Bool {
    tree.arguments(of: image).contains { $0.label?.hasPrefix("system") ?? false }
  }

  /// Returns the code of a view of the file: the body of a type, or of a property or function of views.
  private func code(shownBy name: String, seenFrom node: NodeID) -> NodeID? {
    grounds.body(ofType: name) ?? code(named: name, seenFrom: node)
  }
}
