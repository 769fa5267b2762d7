// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rule about pairs of a text and a ground of which one half follows the appearance (SRC02).
struct ColorPairRule {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  func findings(_ uses: [ColorUse]) -> [Finding] {
    uses.filter { file.matters($0) }.flatMap { pairs($0, file.grounds(below: $0)) + labels(on: $0) }
  }

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
          let finding = file.finding(
            .fixedOnAdaptive(color.text, ground: tree.text(of: node)), at: one.node)
          return [measured(finding, text: one, of: use, on: opaqueCase(node, of: grounds))]
        }
      case (.adaptingAsset(let name), .fixed(let ground)):
        if use.role == .text {
          let finding = file.finding(
            .adaptiveOnFixed(name, ground: tree.text(of: ground.node)), at: one.node)
          return [measured(finding, text: one, of: use, on: opaqueCase(ground.node, of: grounds))]
        }
      case (.level, .fixed(let ground)), (.semantic, .fixed(let ground)):
        if use.role == .text, isOfTexts(one.value) {
          // Through a ground that is not opaque, something of another brightness may show.
          guard alpha(of: ground.node, in: grounds) >= GroundClass.opaque else { continue }
          let finding = file.finding(
            .adaptiveOnFixed(tree.text(of: one.node), ground: tree.text(of: ground.node)), at: one.node)
          return [measured(finding, text: one, of: use, on: opaqueCase(ground.node, of: grounds))]
        }
      case (.asset, .fixed), (.named, .fixed):
        if use.role == .text {
          return [file.finding(.namedOnFixed(tree.text(of: one.node)), at: one.node)]
        }
      default: continue
      }
    }
    return []
  }

  /// Texts without a style on a background that does not follow the appearance.
  private func labels(on use: ColorUse) -> [Finding] {
    guard use.role == .fill, let background = background(of: use), !file.isBranched(use),
      let one = use.cases.first(where: { if case .fixed = $0.value { true } else { false } }),
      use.cases.count == 1,
      let base = tree.base(ofModifier: background)
    else { return [] }
    let alpha = one.alpha * file.opacity(after: use)
    guard alpha >= GroundClass.leastOpacity, !file.isStyled(use.root) else { return [] }
    let own = file.firstLabelWithoutStyle(in: base)
    guard let label = own ?? file.labels(in: base).first(where: { file.isText($0) }) else { return [] }
    // A view that is built of other views can style the text on the way.
    let question: SourceFact.Question? =
      if own == nil || file.hasOwnModifiers(label, upTo: base) {
        .style
      } else { alpha < GroundClass.opaque ? .translucentGround : nil }
    let finding = file.finding(
      .adaptiveOnFixed(tree.text(of: label), ground: tree.text(of: one.node)).undecided(by: question),
      at: one.node)
    let isKnown = question == nil && one.isOpaque && alpha >= 1
    return [isKnown ? measured(finding, SourceFile.labelColor, on: one, at: label) : finding]
  }

  /// Returns a Boolean value indicating whether a value is a colour of the system for texts, which turns with the appearance.
  private func isOfTexts(_ value: ColorValue) -> Bool {
    switch value {
    case .level: true
    case .semantic(let name):
      name.lowercased().hasSuffix("label") || name.lowercased().hasSuffix("labelcolor")
    default: false
    }
  }

  /// Returns the call that lays a use behind a view: its own modifier, or that of which it is the whole background.
  private func background(of use: ColorUse) -> NodeID? {
    if let modifier = use.modifier, modifier.name == "background" { return modifier.call }
    let root = tree.root(ofChain: use.root)
    guard let call = tree.callsTaking(root).first, tree.calledName(of: call) == "background",
      // A part of the background that has a size or a place of its own lies below a part of the text.
      !tree.modifiers(after: root).contains(where: { Self.places.contains($0.name) }),
      let argument = tree.arguments(of: call).first?.value
    else { return nil }
    if case .closure = tree[argument].kind, tree.views(in: argument).count != 1 { return nil }
    return call
  }

  private static let places: Set<String> = ["frame", "offset", "position", "blur", "mask", "opacity"]

  // MARK: Contrast

  /// Returns the opacity of the fill that a value is of, with that of its view.
  private func alpha(of node: NodeID, in grounds: [Ground]) -> Double {
    for ground in grounds {
      guard case .fill(let cases) = ground.kind, let one = cases.first(where: { $0.node == node }) else {
        continue
      }
      return one.alpha * (ground.alpha ?? 1)
    }
    return 1
  }

  /// Returns the value of a fill that hides what is below it; nil where it has several values, or lets something through.
  private func opaqueCase(_ node: NodeID, of grounds: [Ground]) -> ColorCase? {
    for ground in grounds {
      guard case .fill(let cases) = ground.kind, let one = cases.first, one.node == node else { continue }
      return cases.count == 1 && ground.alpha == 1 && one.isOpaque ? one : nil
    }
    return nil
  }

  /// Returns a finding with the contrast of the value that a use gives its text.
  private func measured(
    _ finding: Finding, text: ColorCase, of use: ColorUse, on ground: ColorCase?
  ) -> Finding {
    guard use.role == .text, text.alphas.map({ $0.lowerBound == $0.upperBound }) ?? false,
      file.opacity(after: use) >= 1
    else { return finding }
    return measured(finding, file.sourceColor(of: text), on: ground, at: use.root)
  }

  /// Returns a finding with the contrast of its text on its ground, where both are known.
  private func measured(
    _ finding: Finding, _ text: SourceColor?, on ground: ColorCase?, at view: NodeID
  ) -> Finding {
    guard let text, let ground = ground.flatMap({ file.sourceColor(of: $0) }),
      let proof = FlatProof(text, on: ground, in: file.scope(ofView: view))
    else { return finding }
    return proof.evidence(for: finding)
  }
}
