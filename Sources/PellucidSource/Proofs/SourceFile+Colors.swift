// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge

extension SourceFile {
  /// The colours of the four levels of texts where no material lies below, by their names on every system.
  private static let levels = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]

  /// Returns a value of an expression as a colour whose contrast can be worked out; nil where the value is not known.
  func sourceColor(of one: ColorCase) -> SourceColor? {
    switch one.value {
    case .fixed(let color):
      guard let parts = color.components, parts.count == 3 else { return nil }
      let known = EncodedColor(
        red: Float(parts[0]), green: Float(parts[1]), blue: Float(parts[2]), alpha: Float(one.alpha))
      return .stated(.custom(known, text: tree.text(of: one.node)))
    case .asset(let name), .adaptingAsset(let name):
      return one.isOpaque ? colors.project.set(named: name).map { .asset(name, $0) } : nil
    case .hue(let name): return one.isOpaque ? .stated(.semantic(name == "gray" ? "systemGray" : name)) : nil
    case .semantic(let name): return one.isOpaque ? .stated(.semantic(name)) : nil
    case .level(let level):
      return one.isOpaque && level <= Self.levels.count
        ? .stated(.semantic(Self.levels[level - 1])) : nil
    default: return nil
    }
  }

  /// The colour of a text without a style.
  static var labelColor: SourceColor { .stated(.semantic(levels[0])) }
}
