// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Sentences about facts that follow from the description of a scene.
extension Korean {
  static func sentence(of fact: VibrancyFact) -> String {
    func home(_ material: String, _ isInMaterial: Bool) -> String {
      isInMaterial ? "" : " (\(material)의 layers 안에서)"
    }
    switch fact {
    case .quaternaryOnThin(let material):
      return
        "\(material) 위의 quaternaryLabel은 대비가 너무 낮습니다: secondaryLabel을 쓰거나 더 두꺼운 머티리얼을 쓰세요"
    case .plainInk(let ink, let material, let isInMaterial):
      return "\(name(of: ink))은(는) \(material)을(를) 통해 비치는 것에 맞춰지지 않습니다: "
        + repair(of: ink, level: "secondaryLabel") + home(material, isInMaterial)
    case .plainFill(let ink, let material, let isInMaterial):
      return "\(name(of: ink))이(가) 아무 뜻 없이 \(material)을(를) 가립니다: "
        + repair(of: ink, level: "fill") + home(material, isInMaterial)
    case .fullColorIcon(let material):
      return "천연색 아이콘은 \(material)에 맞춰지지 않습니다: 심볼을 쓰세요"
    }
  }

  private static func name(of ink: VibrancyFact.PlainInk) -> String {
    switch ink {
    case .customColor: "사용자 지정 색"
    case .color(let name): name
    case .colorWithoutVibrancy(let name): "생동감을 끈 " + name
    case .labelWithoutVibrancy: "생동감을 끈 레이블"
    case .levelWithoutVibrancy: "생동감을 끈 단계"
    }
  }

  /// Returns the change that makes a style adapt to the material.
  ///
  /// - Parameter level: An example of a vibrant level.
  private static func repair(of ink: VibrancyFact.PlainInk, level: String) -> String {
    ink.isSwitchedOff ? "생동감을 켜 두세요" : "\(level) 같은 생동감 있는 단계를 쓰세요"
  }

  static func sentence(of fact: TelevisionMaterialFact) -> String {
    switch fact {
    case .hidesShadow(let material):
      "\(material)은(는) 어두워서 그림자가 보이지 않습니다: 깊이가 보이도록 더 밝은 머티리얼을 쓰세요"
    case .forcesDark(let material):
      "\(material)은(는) 밝은 모드를 위한 단계에 어두운 모드를 강제합니다: thick을 쓰세요"
    case .forcesLight(let material):
      "\(material)은(는) 어두운 모드를 위한 단계에 밝은 모드를 강제합니다: thin을 쓰세요"
    }
  }

  static func sentence(of fact: WindowFact) -> String {
    switch fact {
    case .opaque: "불투명한 윈도우가 주변을 가립니다: 글래스 머티리얼을 쓰세요"
    case .modalWithoutMaterial: "모달은 시스템의 머티리얼을 유지합니다: 첫 레이어를 역할 sheet로 만드세요"
    case .modalMaterialReplaced: "불투명한 배경이 모달 머티리얼을 대신합니다: 그 대신 역할 sheet를 쓰세요"
    case .modalMaterialHidden: "불투명한 배경이 모달 머티리얼을 가립니다: 배경을 빼거나 머티리얼이 비치게 하세요"
    }
  }

  static func sentence(of fact: TintingFact) -> String {
    switch fact {
    case .opaqueNeutral:
      "불투명한 무채색 배경이 데스크탑의 색조를 막습니다: 0.85처럼 조금 투명하게 하세요"
    case .translucentColor(let opacity):
      "색을 쓰는 상태가 불투명도 \(Percent.text(opacity))에서 데스크탑의 색조에 따라 변합니다: 불투명하게 하세요"
    }
  }

  static func sentence(of fact: ScenePictureFact) -> String {
    switch fact {
    case .sameFile: "라이트와 다크가 같은 파일을 가리킵니다: 한 번만 적거나 모드마다 따로 그리세요"
    case .lostEdge(let median, let share, let required, let isOutlined, let appearance):
      "아이콘 가장자리의 \(Percent.text(share))만 뒤에 있는 것에 대해 \(Percent.tenths(required)):1에 이르고, "
        + "절반은 \(contrastRatioText(median)):1에 그칩니다: "
        + "\(isOutlined ? "윤곽선을 그립니다" : "묻혀 버립니다"). \(name(of: appearance)) 모드용 에셋을 따로 주세요"
    case .whiteGround(let borderShare, let hasBoth):
      "그림 테두리의 \(Percent.text(borderShare))에 걸친 흰 바탕이 어두운 주변에서 빛납니다: "
        + (hasBoth ? "바탕을 더 어둡게 그리세요" : "softening을 자동으로 두세요")
    }
  }

  /// Returns the sentence about characters that no font can draw.
  ///
  /// - Parameter characters: The characters, without repetitions.
  static func sentence(ofMissing characters: [Unicode.Scalar]) -> String {
    "\(CharacterList.text(characters))을(를) 그릴 글꼴이 없어 그 자리에 상자를 그립니다"
  }

  package static func name(of appearance: Appearance) -> String { appearance == .dark ? "다크" : "라이트" }
}
