// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension SourceFile {
  /// Returns the framework that a colour is drawn with. An attribute of a text is handed to views of UIKit or AppKit.
  func framework(of use: ColorUse) -> SourceFact.Framework {
    guard use.property != nil else { return isForMac(at: use.node) ? .swiftUIOnMac : .swiftUI }
    let text = tree.text(of: use.node)
    if text.hasPrefix("UIColor") { return .uiKit }
    return text.hasPrefix("NSColor") || isForMac(at: use.node) ? .appKit : .uiKit
  }

  /// Returns a Boolean value indicating whether the settings for transparency or contrast choose a ground, as the repair of a
  /// translucent surface does. A faint tint is no surface, and an opaque ground in its place is one of the app's own.
  func isChosenBySettings(_ one: ColorCase, of use: ColorUse, under conditions: [SourceCondition]) -> Bool {
    let opacities = tree.modifiers(after: use.root).filter { $0.name == "opacity" }.compactMap(\.first)
    guard
      conditions.contains(where: { colors.isSetting($0.text, seenFrom: use.node) })
        || one.conditions.contains(where: { colors.isSetting($0.text, seenFrom: one.node) })
        || opacities.contains(where: { colors.isSetting(tree.text(of: $0), seenFrom: $0) })
    else { return false }
    let least = opacities.compactMap { colors.opacities($0)?.lowerBound }.reduce(1, *)
    return !use.cases.contains { other in
      let alpha = (other.alphas?.lowerBound ?? 1) * least
      return alpha > FixedColorRule.invisible && alpha < SurfaceRules.faint
    }
  }

  /// Returns what lies below what a use draws.
  func grounds(below use: ColorUse) -> [Ground] {
    if use.property != nil { return use.role == .text ? effectViews.grounds(below: use.root) : [] }
    if use.role == .fill || use.role == .border, let modifier = use.modifier {
      return grounds.grounds(belowDrawingOf: modifier)
    }
    return groundsOfLabels(below: use) ?? grounds.grounds(below: use.root)
  }

  /// Returns a Boolean value indicating whether it matters that a colour is the same in every appearance. Of
  /// a mask and a shadow, only the opacity counts, and some systems have one appearance.
  func matters(_ use: ColorUse) -> Bool {
    guard !use.cases.isEmpty, !hasOneAppearance(at: use.node) else { return false }
    if use.property != nil, isOfMask(use) { return false }
    return !tree.callsTaking(use.node).contains { call in
      let name = tree.calledName(of: call)?.lowercased() ?? ""
      return name.hasSuffix("mask") || name.hasSuffix("shadow")
    }
  }

  /// Returns a Boolean value indicating whether a property is one of a view or layer that masks another one.
  private func isOfMask(_ use: ColorUse) -> Bool {
    if tree.text(of: use.root).lowercased().contains("mask") { return true }
    let isInMask = tree.ancestors(of: use.root).contains { around in
      if case .property(let property) = tree[around].kind {
        property.name.lowercased().hasSuffix("mask") || property.name.lowercased().hasPrefix("mask")
      } else {
        false
      }
    }
    guard !isInMask, case .member(let base?, _) = tree[use.root].kind else { return isInMask }
    let view = tree.text(of: base)
    return (names.values(assignedTo: "mask") + names.values(assignedTo: "maskView")).contains {
      tree.text(of: $0) == view
    }
  }

  /// The opacity that modifiers after a colour state.
  func opacity(after use: ColorUse) -> Double {
    tree.modifiers(after: use.modifier?.call ?? colored(tree.top(ofChain: use.root))).filter {
      $0.name == "opacity"
    }.compactMap(\.first)
      .compactMap { colors.opacities($0)?.upperBound }.reduce(1, *)
  }

  /// Returns a Boolean value indicating whether the code around a use tells the appearances apart.
  func isBranched(_ use: ColorUse) -> Bool {
    let opacities = tree.modifiers(after: use.root).filter { $0.name == "opacity" }.compactMap(\.first)
      .map { tree.text(of: $0) }
    return opacities.contains { ColorNames.isScheme(number: $0) }
      || conditions(around: use.node).contains(where: \.isScheme)
      || use.cases.contains { $0.conditions.contains(where: \.isScheme) }
  }

  /// A fill that is blurred, as shadows and glows are made by hand.
  func isShadow(_ use: ColorUse) -> Bool {
    tree.modifiers(after: use.root).contains { $0.name == "blur" }
  }

  /// Returns a Boolean value indicating whether a colour covers what is behind as a whole, which it dims.
  func isCover(_ use: ColorUse) -> Bool {
    guard let modifier = use.modifier else { return true }
    if tree.calledName(of: use.root) == "Rectangle" {
      return !tree.modifiers(after: use.root).contains {
        $0.name == "frame" || $0.name == "padding" || $0.name == "cornerRadius"
      }
    }
    return modifier.name == "overlay" || modifier.name == "background" && modifier.arguments.count == 1
  }

  /// Returns a Boolean value indicating whether a view is in code that is named after the moving part of a
  /// control.
  func isThumb(_ view: NodeID) -> Bool {
    let around = (tree.type(around: view)?.type.name ?? "") + declarationName(around: view)
    return ["Slider", "Thumb", "Knob", "Toggle", "Switch", "Segmented"].contains { around.contains($0) }
  }

  private func declarationName(around node: NodeID) -> String {
    guard let declaration = tree.declaration(around: node) else { return "" }
    return switch tree[declaration].kind {
    case .property(let property): property.name
    case .function(let function): function.name
    default: ""
    }
  }

  /// Returns a Boolean value indicating whether a use is the background of something.
  func isSurface(_ use: ColorUse) -> Bool {
    if use.modifier?.name == "background" { return true }
    return tree.callsTaking(use.node).contains { tree.calledName(of: $0) == "background" }
  }
}
