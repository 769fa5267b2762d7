// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// The settings in which code of a source runs.
extension SourceFile {
  /// Returns the system, the appearances and the looks, and the size of the text, that a view at a node is for.
  func scope(at node: NodeID) -> ProofScope {
    let appearances = forcedAppearance(around: node).map { [$0] } ?? self.appearances
    let platform = platform(at: node)
    return ProofScope(
      platform, in: appearances, looks: settings.looks,
      fontSize: font(at: node).flatMap { tree.fontSize(of: $0, on: platform) })
  }

  /// Returns the font that the nearest modifier gives the text of a foreground.
  private func font(at node: NodeID) -> NodeID? {
    guard let call = tree.callsTaking(node).first else { return nil }
    return modifiers(around: tree.root(ofChain: call)).lazy.first { $0.name == "font" }?.first
  }

  private func platform(at node: NodeID) -> Platform {
    let only = tree.systems(of: node).only
    for (name, isFile, platform) in [
      ("watchOS", systems.isWatch, Platform.watchOS), ("visionOS", systems.isVision, .visionOS),
      ("tvOS", systems.isTV, .tvOS),
    ] where only == [name] || only.isEmpty && isFile {
      return platform
    }
    return isForMac(at: node) ? .macOS : .iOS
  }

  /// Returns the appearance that a view around an expression gives its whole presentation; nil where none does.
  private func forcedAppearance(around node: NodeID) -> Appearance? {
    guard let call = tree.callsTaking(node).first else { return nil }
    return modifiers(around: tree.root(ofChain: call)).lazy.compactMap { tree.forcedAppearance(by: $0) }.first
  }
}

extension SourceTree {
  /// Returns the appearance that a modifier states for a whole presentation; nil for another modifier, and for one that chooses.
  func forcedAppearance(by modifier: Modifier) -> Appearance? {
    guard modifier.name == "preferredColorScheme", let value = modifier.first else { return nil }
    return switch text(of: value) {
    case ".dark", "ColorScheme.dark": .dark
    case ".light", "ColorScheme.light": .light
    default: nil
    }
  }
}
