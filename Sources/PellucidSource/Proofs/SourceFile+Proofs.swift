// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJudge

extension SourceFile {
  /// Returns a finding with the proven contrast of its text on its material, where both are known, and with the edits that settle it.
  func completed(_ finding: Finding, by proofs: inout SourceProofs) -> Finding {
    guard case .source(let fact) = finding.fact else { return finding }
    let offset = tree.lines.offset(of: finding.place)
    var finding = finding
    // Neither the contrast of a foreground that lets something through is proven, nor that of another one in its place.
    if isTranslucent(at: offset, fact.stated) { return finding }
    switch fact.stated {
    case .colorOnSurface(let color, .material(let material?)):
      finding = proven(finding, foreground(at: offset, color), on: material, by: &proofs)
      finding.remedies = vibrant(color, at: offset, on: material, by: &proofs)
    case .colorOnSurface(let color, _): finding.remedies = vibrant(color, at: offset, on: nil, by: &proofs)
    case .faintOnMaterial(let level, let material):
      finding = proven(finding, .level(.quaternaryLabel), on: material, by: &proofs)
      finding.remedies = vibrant(level, at: offset, on: material, by: &proofs)
    case .clearGlass(.plain), .clearGlassForText:
      finding.remedies = replaced(".clear", by: ".regular", inCallAt: offset)
    case .fixedBlur(let style):
      for ending in ["Light", "Dark"] where style.hasSuffix("Material" + ending) {
        finding.remedies = replaced("." + style, by: "." + style.dropLast(ending.count), inCallAt: offset)
      }
    case .fixedColor(let color, _, _): finding.remedies = adaptive(color, at: offset)
    default: break
    }
    return finding
  }

  private func proven(
    _ finding: Finding, _ foreground: PairForeground?, on material: String, by proofs: inout SourceProofs
  ) -> Finding {
    guard let foreground, let proof = proofs.proof(of: foreground, on: material, platform: platform) else {
      return finding
    }
    return proof.evidence(for: finding)
  }

  private var platform: Platform { isForMac(at: tree.root) ? .macOS : .iOS }

  /// Returns the foreground that an expression at a place states; nil where its value is not known.
  private func foreground(at offset: Int, _ text: String) -> PairForeground? {
    guard let node = tree.node(at: offset, text: text), let one = colors.cases(node).first else { return nil }
    switch one.value {
    case .fixed(let color):
      guard let parts = color.components, parts.count == 3 else { return nil }
      let known = EncodedColor(
        red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), alpha: Float(one.alpha))
      return .custom(known, text: text)
    case .hue(let name): return .semantic(name == "gray" ? "systemGray" : name)
    default: return nil
    }
  }

  // MARK: Edits

  /// Returns the edit that writes a vibrant level in place of a colour: the lowest one that is proven to be enough on the material. Where
  /// none is, the remedy tells how far the first one goes, and edits nothing.
  private func vibrant(
    _ text: String, at offset: Int, on material: String?, by proofs: inout SourceProofs
  ) -> [Remedy] {
    func edit(_ level: String) -> [Remedy] {
      guard isStyle(text, at: offset) else { return [] }
      return [.source([SourceEdit(offset..<(offset + text.utf8.count), level)], shown: level)]
    }
    guard let material else { return edit(".primary") }
    for level in [".secondary", ".primary"] {
      if proof(ofLevel: level, on: material, by: &proofs)?.holds ?? false { return edit(level) }
    }
    guard let short = proof(ofLevel: ".primary", on: material, by: &proofs),
      let lowest = short.worst.outcome.lowest
    else { return [] }
    let sufficient = Self.tiers.drop { $0 != material }.dropFirst().first {
      proof(ofLevel: ".primary", on: $0, by: &proofs)?.holds ?? false
    }
    return [
      .insufficientStyle(
        InsufficientStyle(
          style: ".primary", material: material, bound: lowest.bound, required: short.required,
          sufficientMaterial: sufficient))
    ]
  }

  /// The materials of SwiftUI from the thinnest to the thickest.
  private static let tiers = ["ultraThin", "thin", "regular", "thick", "ultraThick"]

  private func proof(
    ofLevel level: String, on material: String, by proofs: inout SourceProofs
  ) -> SourceProof? {
    let foreground = PairForeground.level(level == ".primary" ? .label : .secondaryLabel)
    return proofs.proof(of: foreground, on: material, platform: platform)
  }

  /// Returns the edit that writes the style of labels in place of black on a text, where the ground is known to follow the appearance.
  private func adaptive(_ text: String, at offset: Int) -> [Remedy] {
    guard text == ".black" || text == "Color.black", isStyle(text, at: offset),
      let node = tree.node(at: offset, text: text), let call = tree.callsTaking(node).first
    else { return [] }
    switch GroundClass(grounds.grounds(below: tree.root(ofChain: call))) {
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

  /// Returns a Boolean value indicating whether the foreground that a fact states at a byte lets what is behind through: by an opacity of
  /// the colour, or one of its view or of a view around.
  private func isTranslucent(at offset: Int, _ fact: SourceFact) -> Bool {
    let text: String
    switch fact {
    case .colorOnSurface(let color, _), .fixedColor(let color, .foreground, _): text = color
    case .faintOnMaterial(let level, _): text = level
    default: return false
    }
    guard let node = tree.node(at: offset, text: text) else { return false }
    let own = tree.chain(tree.top(ofChain: node)).modifiers
    let view = tree.callsTaking(node).first.map { tree.root(ofChain: $0) }
    return (own + (view.map { modifiers(around: $0) } ?? [])).contains { modifier in
      guard ["opacity", "withAlphaComponent", "alpha"].contains(modifier.name) else { return false }
      guard let first = modifier.arguments.first?.value else { return true }
      return (colors.opacities(first)?.lowerBound ?? 0) < 1
    }
  }

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

extension SourceTree {
  /// Returns the node that begins at a byte and reads as a text.
  func node(at offset: Int, text: String) -> NodeID? {
    let range = offset..<(offset + text.utf8.count)
    return all.first { self[$0].range == range }
  }

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
