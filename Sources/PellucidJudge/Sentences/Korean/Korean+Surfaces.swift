// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidLegibility
import PellucidScene

/// Sentences about the surfaces under texts and symbols, and about the blending of materials.
extension Korean {
  static func message(_ fact: SurfaceFact) -> String {
    switch fact {
    case .showsDifferences(let variation, _):
      "투명도 줄이기를 켜도 뒤에 있는 차이의 \(Figures.text(variation * 100, places: 0)) %가 표면에 그대로 보입니다"
    case .runsTogether(let step):
      "테두리나 그림자 없이 가장자리와 아래의 대비가 \(Figures.ratio(step))뿐입니다"
    }
  }

  static func advice(_ fact: SurfaceFact) -> String {
    switch fact {
    case .showsDifferences(_, .material): "regular처럼 이 설정을 따르는 머티리얼을 사용하세요"
    case .showsDifferences(_, .glass): "글래스를 완전히 불투명하게 그리세요"
    case .showsDifferences(_, .fill): "반투명한 채우기 대신 표준 머티리얼을 사용하세요"
    case .runsTogether: "올려진 레벨이나 다른 머티리얼을 쓰거나 가장자리에 구분선을 두세요"
    }
  }

  static func message(_ fact: BlendingFact) -> String {
    switch fact {
    case .withinWindow(let purpose):
      "\(text(purpose))의 블렌딩이 윈도우 안만 봅니다. 윈도우 뒤에 있는 것이 비쳐야 합니다"
    case .behindWindow(let purpose, let hidden):
      "\(text(purpose))의 블렌딩이 윈도우 뒤를 보므로 그 아래의 \(hidden) 레이어가 보이지 않습니다"
    }
  }

  static func advice(_ fact: BlendingFact) -> String {
    "블렌딩 \(Vocabularies.blending.name(of: fact.fit)) 값을 사용하"
      + (fact.purpose.kind == .open ? "세요" : "거나 머티리얼에 맡기세요")
  }

  private static func text(_ purpose: MaterialPurpose) -> String {
    (purpose.choice.isRole ? "역할 " : "머티리얼 ") + purpose.choice.name
  }
}
