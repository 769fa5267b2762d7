// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names and units of figures, and the names of swatches.
extension Korean {
  static func name(of quantity: Figure.Quantity) -> String {
    switch quantity {
    case .contrast: "최저"
    case .fifthPercentile: "하위 5 %"
    case .bound: "하한"
    case .reached: "실제 도달값"
    case .required: "기준"
    case .recommended: "권장"
    case .standardContrast: "표준 대비"
    case .increasedContrast: "대비 증가"
    case .contrastAtStandard: "표준 대비에서"
    case .step: "가장자리 대비"
    case .lightLuminance: "라이트 모드 휘도"
    case .darkLuminance: "다크 모드 휘도"
    case .baseLuminance: "넘어야 할 베이스 휘도"
    case .elevatedLuminance: "휘도"
    case .edgeShare: "3:1 이상인 윤곽"
    case .whiteShare: "흰색에 가까운 비율"
    case .requiredShare: "초과 기준"
    case .allowedShare: "미만 기준"
    case .variation: "비치는 정도"
    case .offset: "스크롤 위치"
    case .largestDifference: "가장 큰 차이"
    case .deltaE: "ΔE2000"
    }
  }

  static func unit(of quantity: Figure.Quantity) -> String {
    switch quantity {
    case _ where quantity.isRatio: ":1"
    case .offset: "포인트"
    case .largestDifference: "/ 255"
    default: ""
    }
  }

  static func name(of part: Swatch.Part) -> String {
    switch part {
    case .foreground: "전경"
    case .background: "배경"
    case .light: "라이트"
    case .dark: "다크"
    case .base: "베이스"
    case .elevated: "상승"
    case .standard: "표준"
    case .increased: "대비 증가"
    case .breakingBackdrop(let share):
      "대비가 무너지는 배경" + (share < 1 ? " (\(Figures.text(share * 100, places: 1)) %)" : "")
    case .variant(let selectors): Language.korean.fullName(of: selectors)
    }
  }
}
