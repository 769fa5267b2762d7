// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON
import PellucidLegibility

/// Sentences about verdicts.
extension Korean {
  /// Returns a sentence with the reason why no verdict can be given.
  package static func text(_ reason: Verdict.Reason) -> String {
    switch reason {
    case .tooClose(let bound):
      "가장 낮은 대비가 \(Figures.ratio(bound.lowest))과 \(Figures.ratio(bound.witness.contrast)) 사이에 있습니다"
    case .unbounded(.unboundedBlend(let mode)):
      "혼합 모드 \(Vocabularies.blend.name(of: mode))에는 한계값이 없습니다"
    case .unbounded(.changedBelowGlass): "글래스 아래에 단색이 아닌 레이어가 있습니다"
    case .unbounded(.mappedOtherColor): "어떤 색인지 알 수 없는 색을 사용합니다"
    case .unbounded(.notFinite): "유한하지 않은 수가 있습니다"
    case .unbounded(.emptyBackdrop): "뒤에 올 수 있는 색이 없습니다"
    case .progressiveBlur: "아래의 머티리얼이 점점 흐려집니다"
    case .translucentBackdrop: "아래에 불투명한 것이 없습니다"
    case .leavesSurface: "일부가 표면이나 잘린 영역 밖에 있습니다"
    case .unstatedBackdrop(let measured, let bound):
      "그려진 픽셀은 \(Figures.ratio(measured)), 적어 둔 배경에서의 한계값은 \(Figures.ratio(bound))입니다. 뒤에 그려진 것이 그 배경에 들어 있지 않습니다"
    case .inconsistent(let measured, let bound):
      "그려진 픽셀의 대비가 \(Figures.ratio(measured))로 한계값 \(Figures.ratio(bound))보다 낮습니다. 뒤에 반투명한 것이 있거나 한계값이 "
        + "잘못된 것이니 이 장면과 함께 알려 주세요"
    case .foreground(let obstacle): text(obstacle)
    case .layer(let name, let obstacle): text(obstacle, of: name)
    }
  }

  private static func text(_ obstacle: ForegroundObstacle) -> String {
    switch obstacle {
    case .unseen: "보이는 픽셀이 없습니다"
    case .withoutInk: "그려지는 색이 없습니다"
    case .overlappingLayers: "레이어가 서로 겹칠 수 있습니다"
    case .blendMode: "자체 혼합 모드로 그려집니다"
    case .shadow: "둘레에 그림자가 있습니다"
    case .outsideGamut: "색이 색 영역을 벗어나며, 따로 그려지는 레이어는 그 색을 유지하지 못합니다"
    case .changingGround: "글래스 뒤의 내용에 따라 놓인 바탕이 달라집니다"
    }
  }

  private static func text(_ obstacle: LayerObstacle, of name: String) -> String {
    switch obstacle {
    case .drawnOver: "그 위에 \(name.shown) 레이어가 그려집니다"
    case .shadowOver: "\(name.shown) 레이어의 그림자가 드리워집니다"
    case .mixedGroup: "\(name.shown) 그룹이 아래와 통째로 섞입니다"
    case .changedGroup: "\(name.shown) 그룹이 통째로 흐려지거나 필터, 투영, 마스크를 거칩니다"
    case .blendModeInTransparentGroup: "\(name.shown) 레이어가 투명한 그룹 안에서 혼합 모드로 섞입니다"
    case .inMixedGroup: "아래의 \(name.shown) 레이어가 섞이거나 잘리는 그룹에 있습니다"
    case .inkBelow: "그 아래에 \(name.shown) 레이어가 그려집니다"
    case .belowPart: "\(name.shown) 레이어가 일부의 아래에만 있습니다"
    case .shadowBelow: "\(name.shown) 레이어의 그림자가 그 아래까지 닿습니다"
    case .shadowThroughFill: "\(name.shown) 레이어의 그림자가 비쳐 보입니다"
    case .ownLayer: "\(name.shown) 레이어가 따로 그려져 색이 달라집니다"
    case .translucentVibrantFill: "바이브런시 채우기 \(name.shown) 레이어가 아래를 비칩니다"
    case .translucentGradient: "그라디언트 \(name.shown) 레이어가 아래를 비칩니다"
    case .blendedMaterial: "머티리얼 \(name.shown) 레이어가 혼합 모드로 섞입니다"
    case .mixedGlass: "글래스 \(name.shown) 레이어가 아래와 통째로 섞입니다"
    case .stretchedGlass: "글래스 \(name.shown) 레이어가 늘어나 있습니다"
    case .blurredGlass: "글래스 \(name.shown) 레이어의 윤곽이 흐려집니다"
    case .glassEdge: "빛이 굴절되는 글래스 \(name.shown) 레이어의 가장자리에 가깝습니다"
    case .joiningTints: "색조가 다른 글래스 조각이 \(name.shown) 레이어와 이어집니다"
    case .lensBelow: "그 아래에 렌즈 \(name.shown) 레이어가 있습니다"
    case .bendingLens: "렌즈 \(name.shown) 레이어가 모양을 휘게 합니다"
    }
  }
}
