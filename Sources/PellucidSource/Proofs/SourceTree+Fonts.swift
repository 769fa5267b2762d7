// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

extension SourceTree {
  /// Returns the size of a font in points, at the usual text size; nil for one whose size is not stated.
  func fontSize(of font: NodeID, on platform: Platform) -> Double? {
    switch self[font].kind {
    case .member(_, let name): return Self.style(named: name).flatMap { Self.size(of: $0, on: platform) }
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = self[callee].kind else { return nil }
      // Such as .title.bold().
      guard name == "system" else { return base.flatMap { fontSize(of: $0, on: platform) } }
      if let size = arguments.first(where: { $0.label == "size" })?.value {
        if case .number(let points) = self[size].kind { return points }
        return nil
      }
      return arguments.first.flatMap { fontSize(of: $0.value, on: platform) }
    default: return nil
    }
  }

  /// Returns a text style by its name in SwiftUI.
  private static func style(named name: String) -> TextStyle? {
    name == "title" ? .title1 : TextStyle.allCases.first { "\($0)" == name }
  }

  private static func size(of style: TextStyle, on platform: Platform) -> Double? {
    var traits = Traits()
    traits.platform = platform
    return style.font(in: traits).map { Double($0.size) }
  }
}
