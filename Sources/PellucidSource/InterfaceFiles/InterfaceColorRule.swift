// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about colours in interface files: those that do not follow the appearance (SRC01), pairs of
/// which one half does (SRC02), and texts on materials (SRC06).
struct InterfaceColorRule {
  private let views: InterfaceViews
  private var found: [InterfaceTree.ID: SourceFact] = [:]

  /// Chosen: what lets more than this through catches touches and is not seen.
  private static let invisible = 0.02
  /// Chosen: a rim that lets this much through is a highlight or a shade, which both appearances have.
  private static let rim = 0.4
  /// The greatest thickness of a line, in points. Chosen.
  private static let thickestLine = 2.0
  /// Chosen: less opaque black dims what is behind, and more is a ground.
  private static let scrim = 0.95

  /// Words in the names of classes that show films, pictures or what a camera sees.
  private static let mediaWords = ["Camera", "Video", "Player", "Photo"]

  private var tree: InterfaceTree { views.tree }

  init(_ views: InterfaceViews) { self.views = views }

  /// Returns what is wrong, with the elements.
  func facts() -> [InterfaceFile.PlacedFact] {
    var rule = self
    let uses = InterfaceColorUse.all(in: views)
    // Fills come first: a pair takes the place of the fact about its ground alone.
    for use in uses where use.role == .fill || use.role == .border { rule.judgeFill(use) }
    for use in uses where use.role == .text || use.role == .tint { rule.judgeText(use) }
    return rule.found.map { InterfaceFile.PlacedFact(fact: $1, element: $0) }
  }

  private mutating func add(
    _ fact: SourceFact, undecidedBy question: SourceFact.Question? = nil, at element: InterfaceTree.ID
  ) {
    found[element] = fact.undecided(by: question)
  }

  private func fixed(_ color: FixedColor, _ purpose: SourceFact.Purpose) -> SourceFact {
    .fixedColor(color.text, purpose, views.isTouch ? .uiKit : .appKit)
  }

  // MARK: Fills and borders

  private mutating func judgeFill(_ use: InterfaceColorUse) {
    guard case .fixed(let color, let alpha) = use.color, alpha > Self.invisible,
      !views.surroundings(of: use.view).isForced
    else { return }
    if use.role == .border || isLine(use) {
      if alpha <= Self.rim, color.isWhite || color.isBlack { return }
      switch use.role == .border ? views.ground(below: use.view) : views.ground(behind: use.view) {
      case .fixed, .tinted, .media, .unread: return
      default: break
      }
    } else if views.isMedia(use.view) || isScrim(use, color, alpha)
      || color.isBlack && isAroundMedia(use.view)
    {
      return
    }
    add(fixed(color, use.role == .border || isLine(use) ? .border : .ground), at: use.element)
  }

  /// Returns a Boolean value indicating whether a colour fills a view that is no more than a line between
  /// others.
  private func isLine(_ use: InterfaceColorUse) -> Bool {
    guard let view = views[use.view], view.fill == use.element, let frame = view.frame else { return false }
    return min(frame.width, frame.height) <= Self.thickestLine
  }

  /// Black that dims what is behind a whole view.
  private func isScrim(_ use: InterfaceColorUse, _ color: FixedColor, _ alpha: Double) -> Bool {
    guard color.isBlack, alpha * (tree.number("alpha", of: use.view) ?? 1) < Self.scrim else { return false }
    guard let view = views[use.view], let parent = view.parent.flatMap({ views[$0] }), let frame = view.frame,
      let around = parent.frame
    else { return true }
    return frame.area >= 0.9 * around.area
  }

  /// Returns a Boolean value indicating whether a view shows a picture or a film with bars around it.
  private func isAroundMedia(_ view: InterfaceTree.ID) -> Bool {
    let names = tree.chain(from: view).compactMap { tree[$0].attributes["customClass"] }
    if names.contains(where: { name in Self.mediaWords.contains { name.contains($0) } }) { return true }
    guard let known = views[view], let frame = known.frame else { return false }
    return known.stack.contains { id in
      views.isMedia(id) && (views[id]?.frame?.area ?? 0) >= 0.5 * frame.area
    }
  }

  // MARK: Texts and tints

  private mutating func judgeText(_ use: InterfaceColorUse) {
    let ground = views.ground(below: use.view)
    if case .material(let name) = ground { return judge(use, onMaterial: name) }
    if views.surroundings(of: use.view).isForced { return }
    if use.role == .tint {
      judgeTint(use, on: ground)
      return
    }
    switch (use.color, ground) {
    case (.fixed(let color, let alpha), _) where alpha > Self.invisible: judge(use, color, on: ground)
    case (.fixedName(let name), .adaptive(let below)):
      add(.fixedOnAdaptive(name, ground: below), at: use.element)
    case (.semantic, .fixed(let color, let alpha, let element)):
      if case .adaptiveOnFixed? = found[element]?.stated { return }
      add(
        .adaptiveOnFixed(words(of: use.view), ground: color.text),
        undecidedBy: alpha < Self.scrim ? .translucentGround : nil, at: element)
    case (.asset(let name), .fixed): add(.namedOnFixed(name), at: use.element)
    default: break
    }
  }

  private mutating func judge(_ use: InterfaceColorUse, _ color: FixedColor, on ground: InterfaceGround) {
    switch ground {
    case .adaptive(let name): add(.fixedOnAdaptive(color.text, ground: name), at: use.element)
    case .asset: add(fixed(color, .foreground), at: use.element)
    case .page:
      add(fixed(color, .foreground), undecidedBy: color.isWhite ? .ground : nil, at: use.element)
    case .custom, .fixed, .tinted, .media, .vibrant, .material, .unread: break
    }
  }

  /// A tint reaches the controls in a view, and pictures only where they are templates, which their catalog
  /// decides.
  private mutating func judgeTint(_ use: InterfaceColorUse, on ground: InterfaceGround) {
    guard case .fixed(let color, let alpha) = use.color, alpha > Self.invisible else { return }
    switch ground {
    case .adaptive, .asset, .page: break
    case .custom, .fixed, .tinted, .media, .vibrant, .material, .unread: return
    }
    let contents = views.surroundings(of: use.view).contents
    let isOfItem = tree[use.element].parent.map { views[$0] == nil } ?? false
    if isOfItem || contents.contains(.controls) {
      add(fixed(color, .foreground), at: use.element)
    } else if contents.contains(.pictures) {
      add(fixed(color, .foreground), undecidedBy: .template, at: use.element)
    }
  }

  private mutating func judge(_ use: InterfaceColorUse, onMaterial name: String?) {
    let text: String? =
      switch use.color {
      case .fixed(let color, let alpha): alpha > Self.invisible ? color.text : nil
      case .fixedName(let name), .asset(let name): name
      case .hue(let name): ColorNames.isGray(name) ? name : nil
      case .semantic, .accent, .clear, .other: nil
      }
    if let text { add(.colorOnSurface(text, .material(name)), at: use.element) }
  }

  /// Returns the words of a text, or the kind of its view.
  private func words(of view: InterfaceTree.ID) -> String {
    let element = tree[view]
    return element.attributes["text"] ?? element.attributes["title"] ?? element.name
  }
}
