// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The rules about what stands on a material or on glass: colours (SRC06), the fourth level (SRC07), and
/// pictures in full colour (SRC19).
struct MaterialTextRules {
  let file: SourceFile

  private var tree: SourceTree { file.tree }

  func findings(_ uses: [ColorUse]) -> [Finding] {
    uses.filter { isForeground($0) }.flatMap { onMaterial($0) }
      + pictures() + labelsInEffectViews(uses)
  }

  /// Returns a Boolean value indicating whether a colour is one of a text, of symbols, or of a label that lies in an effect view.
  private func isForeground(_ use: ColorUse) -> Bool {
    if use.property != nil { return use.role == .text && !file.grounds(below: use).isEmpty }
    return use.role == .text || use.role == .tint && use.modifier?.name == "tint"
  }

  private func onMaterial(_ use: ColorUse) -> [Finding] {
    let grounds = file.grounds(below: use), around = file.conditions(around: use.node)
    return use.cases.compactMap { one in
      guard !one.isFallback, !one.conditions.contains(where: \.isScheme) else { return nil }
      switch GroundClass(grounds, under: one.conditions + around) {
      case .material(let name, _):
        if isFaint(one.value), name.map({ Self.thin.contains($0) }) ?? false, use.role == .text {
          return file.finding(
            .faintOnMaterial(level: tree.text(of: one.node), material: name ?? ""), at: one.node)
        }
        return colored(one, use, on: .material(name))
      case .glass(_, let node):
        // White on tinted glass is the look of prominent controls.
        if let node, tree.text(of: node).contains("tint") { return nil }
        return colored(one, use, on: .glass)
      default: return nil
      }
    }
  }

  private static let thin: Set<String> = [
    "thin", "ultraThin", "systemThinMaterial", "systemUltraThinMaterial",
  ]

  /// Returns a Boolean value indicating whether a style is the fourth level or one below it.
  private func isFaint(_ value: ColorValue) -> Bool {
    switch value {
    case .level(let level): level >= 4
    case .semantic(let name): name == "quaternaryLabel" || name == "quaternaryLabelColor"
    default: false
    }
  }

  private func colored(_ one: ColorCase, _ use: ColorUse, on surface: SourceFact.Surface) -> Finding? {
    let fact = SourceFact.colorOnSurface(tree.text(of: one.node), surface)
    return switch one.value {
    case .fixed, .asset, .adaptingAsset: file.finding(fact, at: one.node)
    case .hue(let name) where ColorNames.isGray(name): file.finding(fact, at: one.node)
    case .named where use.role == .text: file.finding(fact.undecided(by: .value), at: one.node)
    default: nil
    }
  }

  /// Texts of UIKit and AppKit in a type that makes an effect view, with a colour of the project.
  private func labelsInEffectViews(_ uses: [ColorUse]) -> [Finding] {
    uses.compactMap { use in
      guard use.property == "textColor", let type = tree.type(around: use.node)?.node,
        file.types.withEffectViews.contains(type), file.grounds(below: use).isEmpty,
        let one = use.cases.first(where: { isOfProject($0.value) })
      else { return nil }
      return file.finding(
        .undecided(.colorOnSurface(tree.text(of: one.node), .material(nil)), by: .value), at: one.node)
    }
  }

  /// White and black are the looks of dark and light effects.
  private func isOfProject(_ value: ColorValue) -> Bool {
    switch value {
    case .named: true
    case .fixed(let color): !color.isWhite && !color.isBlack
    default: false
    }
  }

  // MARK: SRC19

  private func pictures() -> [Finding] {
    tree.all.compactMap { id in
      guard isPicture(id), !tree.isExcluded(id) else { return nil }
      let modifiers = tree.modifiers(after: id)
      if modifiers.contains(where: {
        $0.name == "renderingMode" && tree.text(of: $0.call).contains(".template")
      }) {
        return nil
      }
      guard let fact = fact(about: id) else { return nil }
      switch GroundClass(file.grounds.grounds(below: id), under: file.conditions(around: id)) {
      case .material: return file.finding(fact, at: id)
      case .glass where modifiers.contains(where: { $0.name == "resizable" }):
        return file.finding(fact, at: id)
      default: return nil
      }
    }
  }

  /// Returns what is wrong with a picture on a material, by the catalogs of the project; nil for one that they draw as a template.
  private func fact(about picture: NodeID) -> SourceFact? {
    guard let first = tree.arguments(of: picture).first?.value, case .text(let name?) = tree[first].kind
    else {
      return .pictureOnSurface
    }
    return switch file.project.pictures.rendering(of: name) {
    case .template: nil
    case .original: .originalOnSurface(name)
    case nil: .pictureOnSurface
    }
  }

  /// Returns a Boolean value indicating whether an expression begins the chain of a picture of the project's
  /// own: `Image("logo")`, or something else that is resizable.
  private func isPicture(_ id: NodeID) -> Bool {
    switch tree[id].kind {
    case .call(_, let arguments):
      return tree.calledName(of: id) == "Image" && arguments.first?.label == nil && !arguments.isEmpty
        && tree.base(ofModifier: id) == nil
    case .member(let base?, _) where !tree.isType(base):
      guard case .member(_, "resizable")? = tree[id].parent.map({ tree[$0].kind }) else { return false }
      return tree.ancestors(of: id).contains { if case .call = tree[$0].kind { true } else { false } }
    case .name(let name):
      guard name.first?.isLowercase == true,
        case .member(_, "resizable")? = tree[id].parent.map({ tree[$0].kind })
      else {
        return false
      }
      return true
    default: return false
    }
  }
}
