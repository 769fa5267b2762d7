// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// The settings in which code of a source runs.
extension SourceFile {
  /// Returns the system, the appearances and the looks, and the size of the text, that the foreground of a view is for.
  func scope(at foreground: NodeID) -> ProofScope {
    scope(
      at: foreground,
      tree.callsTaking(foreground).first.map { modifiers(around: tree.root(ofChain: $0)) } ?? [])
  }

  /// Returns the system, the appearances and the looks, and the size of the text, that a view is for.
  func scope(ofView view: NodeID) -> ProofScope { scope(at: view, modifiers(around: view)) }

  private func scope(at node: NodeID, _ modifiers: [Modifier]) -> ProofScope {
    let forced = modifiers.lazy.compactMap { tree.forcedAppearance(by: $0) }.first
    let font = modifiers.first { $0.name == "font" }?.first
    let platform = platform(at: node)
    return ProofScope(
      platform, in: forced.map { [$0] } ?? appearances, looks: project.looks(on: platform),
      fontSize: font.flatMap { tree.fontSize(of: $0, on: platform) })
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
