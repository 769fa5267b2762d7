// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON

/// The names of variants of assets, and sentences about variants to add.
extension Korean {
  static func name(of scheme: AppearanceSelector.Scheme) -> String {
    switch scheme {
    case .any: "모든 모드"
    case .light: "라이트 모드"
    case .dark: "다크 모드"
    case .tinted: "틴트"
    }
  }

  static func name(of selectors: Selectors) -> String {
    var parts = [name(of: selectors.appearance.scheme)]
    if selectors.appearance.contrast == .increased { parts.append("대비 증가") }
    if selectors.idiom != .universal { parts.append(selectors.idiom.rawValue.shown) }
    if let subtype = selectors.subtype { parts.append(subtype.shown) }
    if let gamut = selectors.gamut { parts.append(gamut.catalogName) }
    return parts.joined(separator: ", ")
  }

  static func sentence(of suggestion: VariantSuggestion) -> String {
    "\(name(of: suggestion.selectors)): \(suggestion.colorText)" + suggestion.ratioText
  }

  static func sentence(of variant: UnreachableVariant) -> String {
    let name = name(of: variant.selectors), required = Figures.ratio(variant.required)
    guard let ground = variant.ground, let most = variant.most else {
      return "\(name): 모든 배경에서 \(required)까지의 기준을 함께 채우는 색은 없습니다. 배경 하나를 바꾸거나 색을 나누세요"
    }
    return
      "\(name): \(ground.hexText) 위에서 \(required)인 색은 없습니다(최대 \(Figures.ratio(most))). 배경을 바꾸세요"
  }
}
