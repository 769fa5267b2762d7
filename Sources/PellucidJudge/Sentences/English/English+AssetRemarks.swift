// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// Sentences about the contents of assets.
extension English {
  static func message(of remark: AssetRemark) -> String {
    switch remark {
    case .color(let selectors, let value): fullName(of: selectors) + ": " + text(of: value)
    case .file(let selectors, let name, let isFound):
      fullName(of: selectors) + ": " + text(ofFile: name, isFound: isFound)
    case .layers(let pictures): "layers: " + pictures.joined(separator: ", ")
    case .noVariants: "no variants"
    case .unreadable: "cannot be read; pellucid catalog lint says why"
    }
  }

  static func fullName(of selectors: Selectors) -> String {
    ([name(of: selectors)] + selectors.furtherNames).joined(separator: ", ")
  }

  static func text(of value: ColorSet.Value) -> String {
    switch value {
    case .color(let color) where color.space != .srgb: "\(color.hexText) from \(color.space.rawValue)"
    case .color(let color): color.hexText
    case .reference(let reference): reference.text
    case .empty: "empty"
    case .unreadable: "unreadable"
    }
  }

  static func text(ofFile name: String?, isFound: Bool) -> String {
    guard let name else { return "empty" }
    return isFound ? name : name + " (missing)"
  }
}
