// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// Sentences about the contents of assets.
extension Korean {
  static func message(of remark: AssetRemark) -> String {
    switch remark {
    case .color(let selectors, let value): fullName(of: selectors) + ": " + text(of: value)
    case .file(let selectors, let name, let isFound):
      fullName(of: selectors) + ": " + text(ofFile: name, isFound: isFound)
    case .layers(let pictures): "레이어: " + pictures.joined(separator: ", ")
    case .noVariants: "변형 없음"
    case .unreadable: "읽을 수 없습니다. 이유는 pellucid catalog lint로 볼 수 있습니다"
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
    case .empty: "비어 있음"
    case .unreadable: "읽을 수 없음"
    }
  }

  static func text(ofFile name: String?, isFound: Bool) -> String {
    guard let name else { return "비어 있음" }
    return isFound ? name : name + " (파일 없음)"
  }
}
