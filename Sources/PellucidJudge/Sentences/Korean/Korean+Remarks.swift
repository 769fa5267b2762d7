// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// Sentences of remarks about scenes.
extension Korean {
  static func sentence(of remark: Remark) -> String {
    switch remark {
    case .catalog(let note, let asset): Language.korean.message(of: note, about: asset)
    case .style(let remark): sentence(of: remark)
    case .material(.note(let note)): Language.korean.message(of: note)
    case .material(.unmodifiable(let setting)): "visionOS의 글래스는 바꿀 수 없습니다: \(fact(of: setting))."
    case .glass(let remark): sentence(of: remark)
    case .picture(let remark): sentence(of: remark)
    case .symbol(.oneWeight(let name)): "\(name)에는 굵기가 하나뿐입니다. weight를 쓰지 않습니다."
    case .symbol(.missingForm(let name, let isFilled)):
      "\(name)에는 \(isFilled ? "채운" : "윤곽") 형태가 없어 그대로 그립니다."
    case .tinting(let remark): sentence(of: remark)
    case .emptyScrollEdge:
      "이 릴리즈에서는 막대가 떠 있는 아래쪽에 automatic이 아무것도 그리지 않습니다. soft나 hard는 가장자리 효과를 그립니다."
    }
  }

  private static func sentence(of remark: StyleRemark) -> String {
    switch remark {
    case .color(let name, let note): "\(name): \(Language.korean.message(of: note))"
    case .quaternaryOnVision:
      "visionOS에는 레이블 단계가 셋입니다. quaternaryLabel을 tertiaryLabel로 그립니다."
    case .televisionFill(let level, let appearance):
      "\(level.fillName): tvOS의 파일에는 "
        + (appearance == .light
          ? "라이트에서 아무것도 바꾸지 않는 plus darker의 흰색이 있어 보이지 않습니다"
          : "다크에서 plus lighter의 흰색이 있어 불투명한 흰색이 됩니다")
        + ". 생동감이 없으면 보통 채움입니다."
    case .plainOver(let material):
      "\(material) 위에 놓여 있어 생동감 없이 그려집니다. 생동감을 얻으려면 머티리얼의 layers에 넣으세요."
    }
  }

  private static func fact(of setting: UnusedMaterialSetting) -> String {
    switch setting {
    case .opacity: "opacity를 쓰지 않습니다"
    case .blend: "blend를 쓰지 않습니다"
    case .progress: "progress를 쓰지 않습니다"
    case .blending: "윈도우 뒤를 비춥니다"
    }
  }

  private static func sentence(of remark: GlassRemark) -> String {
    switch remark {
    case .note(let note): Language.korean.message(of: note)
    case .dimming(let reason): Language.korean.message(of: reason)
    case .unusedFocus: "초점으로 컨트롤이 글래스가 되는 것은 tvOS뿐입니다. focused를 쓰지 않습니다."
    case .cannotTurn(.platform): "이 플랫폼의 글래스는 모양이 하나입니다. adaptive를 쓰지 않습니다."
    case .cannotTurn(.variant): "일반 글래스만 밝거나 어둡게 바뀝니다. adaptive를 쓰지 않습니다."
    case .turned(.dark): "글래스가 어두운 콘텐츠 위에서 어두워졌습니다."
    case .turned(.light): "글래스가 밝은 콘텐츠 위에서 밝아졌습니다."
    case .layerShadow: "글래스는 자체 그림자를 드리웁니다. 레이어의 그림자는 그리지 않습니다."
    case .containerShadow: "글래스 컨테이너는 그림자를 드리우지 않습니다. 레이어의 그림자는 그리지 않습니다."
    case .unusedDimming: Language.korean.dimmingOnOtherGlass
    case .unusedUnion:
      "컨테이너 밖의 글래스나 자체 opacity, blend, clip이 있는 글래스는 다른 글래스와 합쳐지지 않습니다. union을 쓰지 않습니다."
    case .leftOut(let first):
      "한 union의 글래스는 variant, control, 모양, dimming이 같아야 합니다. \(first)와(과) 떨어져 있습니다."
    case .reachesOut: "위에 놓인 것의 일부가 union의 모양을 벗어나 글래스 옆에 놓입니다."
    }
  }

  private static func sentence(of remark: PictureRemark) -> String {
    switch remark {
    case .softenedAsAsked(let share): "요청대로 흰 바탕을 \(Percent.text(share))로 낮췄습니다."
    case .softened(let border, let share):
      "테두리의 \(Percent.text(border))에 걸친 흰 바탕을 다크에서 \(Percent.text(share))로 낮췄습니다."
    case .whiteInside(let border): "낮추지 않았습니다. 그림 테두리의 \(Percent.text(border))만 흰색에 가깝습니다."
    case .unevenWhite: "낮추지 않았습니다. 흰색이 사진처럼 고르지 않습니다."
    case .servesBoth(let here, let there, let other):
      "에셋 하나로 두 모드에 다 맞습니다. 가장자리가 여기서 \(contrastRatioText(here)):1, "
        + "\(name(of: other))에서 \(contrastRatioText(there)):1입니다."
    case .servesOne(let own, let there, let other):
      "에셋이 \(name(of: own))에만 맞습니다. \(name(of: other))에서 가장자리가 \(contrastRatioText(there)):1입니다."
    case .lightServesDark: "라이트용 에셋이 다크에도 맞습니다. 두 바탕 모두에서 가장자리가 보입니다."
    }
  }

  private static func sentence(of remark: TintingRemark) -> String {
    switch remark {
    case .unusedComponent: "데스크탑 그림으로 윈도우에 색조를 주는 것은 macOS뿐입니다. component를 쓰지 않습니다."
    case .unseenComponent: "배경이나 테두리가 보이지 않는 컴포넌트는 색조를 받지 않습니다. 채움이 필요 없습니다."
    case .takesTint(let share):
      "무채색 배경이 윈도우의 색조를 받습니다. \(Percent.text(share))가 비쳐 보입니다."
    case .flatBackground(let color, let role):
      "\(color)의 단순한 채움은 데스크탑 색조에도 변하지 않습니다. 역할 \(role.rawValue)을(를) 쓰세요."
    }
  }
}
