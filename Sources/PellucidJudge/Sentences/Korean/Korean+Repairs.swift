// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidLegibility

/// Sentences about the changes that repair a contrast.
extension Korean {
  /// Returns a sentence such as "머티리얼 thick 사용(5.21:1 이상, 증명됨)".
  package static func text(_ repair: Repair) -> String {
    repair.changes.map { text($0) }.joined(separator: " + ")
      + "(\(Figures.ratio(repair.bound.lowest)) 이상, 증명됨)"
  }

  static func text(_ style: InsufficientStyle) -> String {
    let (bound, required) = (Figures.ratio(style.bound), Figures.ratio(style.required))
    let short = "\(style.style)의 대비는 \(style.surface.korean) 위에서 \(bound)까지만 보장되어 \(required)에 못 미칩니다"
    guard let material = style.sufficientMaterial else { return short + ". 텍스트 아래에 칠을 두세요" }
    return short + ". 충분하다고 증명된 \(material) 머티리얼 위에서 쓰세요"
  }

  static func text(dimming opacity: Double?) -> String {
    guard let opacity else { return "어둡게 하는 일을 글래스에 맡기세요" }
    return "글래스 아래를 \(Figures.text((opacity * 100).rounded())) % 어둡게 하세요. 그 위에 놓인 모든 것에 충분함이 증명되었습니다"
  }

  private static func text(_ change: Repair.Change) -> String {
    switch change {
    case .material(let name): "머티리얼 \(name.text) 사용"
    case .glass(let variant): "\(variant.name) 글래스 사용"
    case .glassDimming(let opacity): "글래스 아래를 \(Figures.percent(opacity)) 어둡게 하기"
    case .glassTint(let opacity): "글래스의 색조를 \(Figures.percent(opacity))로 높이기"
    case .tint(let color) where !color.isGray: "글래스에 색조 \(color.hexText) 주기"
    case .tint(let color): "글래스에 \(Figures.percent(Double(color.alpha))) \(shade(color)) 색조 주기"
    case .pinnedGlass: "글래스가 밝고 어둡게 바뀌지 않게 하기"
    case .level(let level): "\(Vocabularies.vibrancy.name(of: level)) 스타일 사용"
    case .dimming(let color): "아래에 \(Figures.percent(Double(color.alpha))) \(shade(color)) 레이어 두기"
    case .layerOpacity(let opacity): "아래 레이어의 불투명도를 \(Figures.percent(opacity))로 높이기"
    case .opacity(let opacity): "불투명도를 \(Figures.percent(opacity))로 높이기"
    case .color(let color, _): "\(color.hexText) 색 사용"
    case .groupOpacity: "들어 있는 레이어의 불투명도를 \(Figures.percent(1))로 높이기"
    case .monochrome: "심볼을 단색으로 그리기"
    }
  }

  private static func shade(_ color: EncodedColor) -> String { color.red > 0.5 ? "흰색" : "검은색" }
}
