// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJudge

/// The proven contrasts and the edits that findings about a source carry.
struct SourceEvidence {
  private let file: SourceFile
  private let proofs: SourceProofs
  /// The innermost nodes by their ranges.
  private let nodes: [Range<Int>: NodeID]

  init(file: SourceFile, proofs: SourceProofs) {
    (self.file, self.proofs) = (file, proofs)
    nodes = Dictionary(file.tree.all.map { (file.tree[$0].range, $0) }) { inner, _ in inner }
  }

  private var tree: SourceTree { file.tree }

  /// Returns a finding with the proven contrast of its text on its surface, where both are known, and with the edits that settle it.
  func completed(_ finding: Finding) -> Finding {
    guard case .source(let fact) = finding.fact else { return finding }
    let offset = tree.lines.offset(of: finding.place)
    var finding = finding
    // Neither the contrast of a foreground whose colours are changed is proven, nor that of another one in its place.
    if isChanged(at: offset, fact.stated) { return finding }
    switch fact.stated {
    case .colorOnSurface(let color, let surface):
      guard let node = node(at: offset, text: color), let known = proofSurface(surface, at: node) else {
        return finding
      }
      finding = proven(finding, foreground(node), on: known, in: file.scope(at: node))
      finding.remedies = vibrant(color, at: offset, on: surface, known)
    case .faintOnMaterial(let level, let material):
      guard let node = node(at: offset, text: level), !isInStyle(node) else { return finding }
      let surface = ProofSurface.material(material)
      finding = proven(
        finding, .stated(.level(.quaternaryLabel)), on: surface, in: file.scope(at: node))
      finding.remedies = vibrant(level, at: offset, on: .material(material), surface)
    case .clearGlass(.plain), .clearGlassForText:
      // Where code chooses between the two, the choice goes, and not a part of it.
      finding.remedies =
        tree.source[offset...].prefix { $0 != UInt8(ascii: ")") }.contains(UInt8(ascii: "?"))
        ? [] : replaced(".clear", by: ".regular", inCallAt: offset)
    case .fixedBlur(let style):
      for ending in ["Light", "Dark"] where style.hasSuffix("Material" + ending) {
        finding.remedies = replaced("." + style, by: "." + style.dropLast(ending.count), inCallAt: offset)
      }
    case .fixedColor(let color, _, _): finding.remedies = adaptive(color, at: offset)
    case .fixedOnAdaptive(let color, let ground) where ground.lowercased().contains("background"):
      finding.remedies = adaptive(color, at: offset)
    default: break
    }
    return finding
  }

  private func proven(
    _ finding: Finding, _ foreground: SourceColor?, on surface: ProofSurface, in scope: ProofScope
  ) -> Finding {
    guard let foreground, let proof = proofs.proof(of: foreground, on: surface, in: scope) else {
      return finding
    }
    return proof.evidence(for: finding)
  }

  /// Returns the surface below a text whose contrast can be proven; nil for a material that is handed in, and for glass with a tint.
  private func proofSurface(_ surface: SourceFact.Surface, at node: NodeID) -> ProofSurface? {
    switch surface {
    case .material(let name): return name.map { .material($0) }
    case .glass:
      guard let ground = grounds(below: node).first(where: \.isGlass),
        case .glass(let name) = ground.kind,
        ground.node.map({ !tree.text(of: $0).contains("tint") }) ?? true
      else { return nil }
      return .glass(name == "clear" ? .clear : .regular)
    }
  }

  /// Returns what lies below the text that has a colour: in SwiftUI below the view of its modifier, elsewhere below that of its property.
  private func grounds(below node: NodeID) -> [Ground] {
    if let parent = tree[node].parent, case .assignment(let target, node) = tree[parent].kind {
      return file.effectViews.grounds(below: target)
    }
    return tree.callsTaking(node).first.map { file.grounds.grounds(below: tree.root(ofChain: $0)) } ?? []
  }

  /// Returns the colour that an expression states; nil where its value is not known.
  private func foreground(_ node: NodeID) -> SourceColor? {
    file.colors.cases(node).first.flatMap { file.sourceColor(of: $0) }
  }

  /// Returns the node that begins at a byte and is as long as a text.
  private func node(at offset: Int, text: String) -> NodeID? { nodes[offset..<(offset + text.utf8.count)] }

  // MARK: Edits

  /// Returns the edit that writes a vibrant level in place of a colour: the lowest one that is proven to be enough on the surface. Where
  /// none is, the remedy tells how far the first one goes, and edits nothing.
  private func vibrant(
    _ text: String, at offset: Int, on surface: SourceFact.Surface, _ known: ProofSurface
  ) -> [Remedy] {
    // The levels are styles of SwiftUI.
    guard let node = node(at: offset, text: text), !isInStyle(node),
      tree.callsTaking(node).contains(where: { ViewNames.foregrounds.contains(tree.calledName(of: $0) ?? "") }
      )
    else { return [] }
    let scope = file.scope(at: node)
    for level in [".secondary", ".primary"]
    where proof(ofLevel: level, on: known, scope)?.holds ?? false {
      guard isStyle(text, at: offset) else { return [] }
      return [.source([SourceEdit(offset..<(offset + text.utf8.count), level)], shown: level)]
    }
    guard let short = proof(ofLevel: ".primary", on: known, scope), let lowest = short.worst.outcome.lowest
    else { return [] }
    return [
      .insufficientStyle(
        InsufficientStyle(
          style: ".primary", surface: surface, bound: lowest.bound, required: short.required,
          sufficientMaterial: sufficientMaterial(after: known, scope)))
    ]
  }

  /// The materials of SwiftUI from the thinnest to the thickest.
  private static let tiers = ["ultraThin", "thin", "regular", "thick", "ultraThick"]

  /// Returns the thinnest material after a material on which the first level is enough.
  private func sufficientMaterial(after surface: ProofSurface, _ scope: ProofScope) -> String? {
    Self.tiers.drop { .material($0) != surface }.dropFirst().first {
      proof(ofLevel: ".primary", on: .material($0), scope)?.holds ?? false
    }
  }

  private func proof(
    ofLevel level: String, on surface: ProofSurface, _ scope: ProofScope
  ) -> SourceProof? {
    let foreground = PairForeground.level(level == ".primary" ? .label : .secondaryLabel)
    return proofs.proof(of: .stated(foreground), on: surface, in: scope)
  }

  /// Returns the edit that writes the style of labels in place of black on a text, where the ground is known to follow the appearance.
  private func adaptive(_ text: String, at offset: Int) -> [Remedy] {
    guard text == ".black" || text == "Color.black", isStyle(text, at: offset),
      let node = node(at: offset, text: text), !isInStyle(node), let call = tree.callsTaking(node).first
    else { return [] }
    switch GroundClass(file.grounds.grounds(below: tree.root(ofChain: call))) {
    case .page, .adaptive: break
    default: return []
    }
    return [.source([SourceEdit(offset..<(offset + text.utf8.count), ".primary")], shown: ".primary")]
  }

  /// Returns a Boolean value indicating whether an expression is the whole of the only argument of a foreground of a text.
  private func isStyle(_ text: String, at offset: Int) -> Bool {
    let names = ["foregroundStyle(", "foregroundColor("].map { [UInt8]($0.utf8) }
    return tree.source[(offset + text.utf8.count)...].first == UInt8(ascii: ")")
      && names.contains { tree.source[..<offset].suffix($0.count).elementsEqual($0) }
  }

  // MARK: What changes colours

  /// Returns a Boolean value indicating whether the foreground that a fact states at a byte is drawn in other colours than its own: by an
  /// effect on the colour, on its view or a view around, or on the material or glass below it.
  private func isChanged(at offset: Int, _ fact: SourceFact) -> Bool {
    let text: String
    switch fact {
    case .colorOnSurface(let color, _), .fixedColor(let color, .foreground, _): text = color
    case .faintOnMaterial(let level, _): text = level
    default: return false
    }
    guard let node = node(at: offset, text: text) else { return false }
    let own = tree.chain(tree.top(ofChain: node)).modifiers, view = view(ofForeground: node)
    if (own + (view.map { file.modifiers(around: $0) } ?? [])).contains(where: { changesColors($0) }) {
      return true
    }
    guard let surface = grounds(below: node).first(where: { $0.isTranslucentSurface }),
      let drawn = surface.node
    else {
      return false
    }
    return surface.alpha != 1 || surface.isFaded
      || (tree.chain(tree.top(ofChain: drawn)).modifiers + file.modifiers(around: drawn)).contains {
        changesColors($0)
      }
  }

  /// The modifiers of views and colours that change the colours of what they are about.
  private static let effects: Set<String> = [
    "blendMode", "colorMultiply", "brightness", "saturation", "contrast", "grayscale", "hueRotation",
    "colorInvert",
    "luminanceToAlpha", "blur", "hidden", "mask", "colorEffect", "layerEffect", "visualEffect",
  ]

  private func changesColors(_ modifier: Modifier) -> Bool {
    if Self.effects.contains(modifier.name) { return true }
    guard ["opacity", "withAlphaComponent", "alpha"].contains(modifier.name) else { return false }
    guard let first = modifier.arguments.first?.value else { return true }
    return (file.colors.opacities(first)?.lowerBound ?? 0) < 1
  }

  /// Returns the view whose foreground an expression is.
  private func view(ofForeground node: NodeID) -> NodeID? {
    tree.callsTaking(node).first.map { tree.root(ofChain: $0) }
  }

  /// Returns a Boolean value indicating whether another style lies around a foreground, or one of a control. The levels of texts are then
  /// levels of that style, whose colour they have.
  private func isInStyle(_ node: NodeID) -> Bool {
    guard let call = tree.callsTaking(node).first else { return false }
    let view = tree.root(ofChain: call)
    let styles = file.modifiers(around: view).filter {
      ViewNames.foregrounds.contains($0.name) && $0.call != call
    }
    return !styles.isEmpty
      || tree.ancestors(of: view).contains { Self.controls.contains(tree.calledName(of: $0) ?? "") }
  }

  /// The views whose labels have the tint.
  private static let controls: Set<String> = ["Button", "Menu", "Link", "NavigationLink", "ShareLink"]

  /// Returns the edit that replaces a part of the call that begins at a place.
  private func replaced(_ old: String, by new: String, inCallAt offset: Int) -> [Remedy] {
    guard let end = tree.endOfCall(from: offset) else { return [] }
    let bytes = [UInt8](old.utf8), call = tree.source[offset..<end]
    guard call.count >= bytes.count,
      let start = (offset...(end - bytes.count)).first(where: {
        call[$0..<($0 + bytes.count)].elementsEqual(bytes)
      })
    else { return [] }
    return [.source([SourceEdit(start..<(start + bytes.count), new)], shown: new)]
  }
}

extension Ground {
  fileprivate var isGlass: Bool { if case .glass = kind { true } else { false } }

  /// A Boolean value that is true for a material or glass.
  fileprivate var isTranslucentSurface: Bool {
    switch kind {
    case .material, .glass: true
    case .fill(let cases): cases.contains { if case .material = $0.value { true } else { false } }
    default: false
    }
  }

  /// A Boolean value that is true for a material with an opacity of its own.
  fileprivate var isFaded: Bool {
    if case .fill(let cases) = kind { cases.contains { !$0.isOpaque } } else { false }
  }
}

extension SourceTree {
  /// Returns the byte after the parentheses of a call that begins at a byte.
  func endOfCall(from offset: Int) -> Int? {
    var depth = 0
    for index in source[offset...].indices {
      switch source[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: continue
      }
    }
    return nil
  }
}
