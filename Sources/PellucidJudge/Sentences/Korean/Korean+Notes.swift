// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidScene

/// Sentences of the notes that resolving a scene leaves.
extension Korean {
  static func message(_ note: MaterialNote) -> String {
    switch note {
    case .sharedRecipeOnMac:
      "공용 프레임워크의 레시피입니다. AppKit은 자체 머티리얼을 그리며, macOS에서 측정된 값은 없습니다."
    case .unpublishedSpatialTier:
      "visionOS가 공개한 것은 thin, regular, thick뿐입니다. 다른 두께는 그중 가장 가까운 것이나 glass를 씁니다."
    case .unpublishedOnWatch:
      "watchOS의 수치는 공개되지 않았습니다. 공용 프레임워크의 어두운 레시피를 씁니다."
    case .drawnByAppKit: "Mac에서는 UIKit의 이 스타일이 AppKit의 머티리얼로 그려집니다."
    case .notMeasuredHere: "이 플랫폼에서는 이 스타일이 측정되지 않았습니다. iOS의 수치를 씁니다."
    case .noAppearances(.luminanceBehind):
      "visionOS에는 라이트 모드와 다크 모드가 없습니다. 이 머티리얼은 뒤의 밝기를 따릅니다."
    case .noAppearances(.name):
      "visionOS에는 라이트 모드와 다크 모드가 없습니다. 모양은 이름이 정합니다."
    case .noAppearances(.settings):
      "visionOS에는 라이트 모드와 다크 모드가 없습니다. 설정의 모양에 따라 스타일을 고릅니다."
    case .alwaysDark: "watchOS에는 라이트 모드가 없습니다. 어두운 수치를 씁니다."
    case .fixedAppearance: "이름이 모양을 정하므로 장면의 모양은 쓰이지 않습니다."
    case .desktopTinted: "데스크탑 그림이 색을 입힙니다. 윈도우 뒤의 평균색이 비쳐 보입니다."
    case .noBackdrop:
      "기록된 머티리얼에는 배경이 없습니다. 어느 블렌딩에서도 뒤에 있는 것이 비치지 않습니다."
    case .contrastReducesTransparency: "macOS에서는 대비 증가를 켜면 투명도 줄이기도 함께 켜집니다."
    case .contrastIsNotUsed: "여기서는 대비 증가가 레시피를 바꾸지 않습니다."
    case .inactiveIsNotUsed: "비활성 윈도우의 머티리얼을 다르게 그리는 것은 macOS뿐입니다."
    case .inactiveIsForAppKit:
      "비활성 윈도우에서 달라지는 것은 AppKit 자체의 머티리얼뿐입니다. 이 머티리얼은 그대로입니다."
    case .levelIsNotUsed: levelIsNotUsed
    case .accentIsNotUsed: "강조 색상 설정은 macOS에만 있으며, 어떤 머티리얼도 바꾸지 않습니다."
    case .desktopTintIsNotUsed: "데스크탑 그림이 윈도우에 색을 입히는 것은 macOS뿐입니다."
    case .oneGeneration: "이 수치는 한 세대만 공개되어 있습니다. 27 릴리스의 값입니다."
    case .chosenForRole(let material):
      "이 역할이 여기서 어떤 머티리얼을 쓰는지 밝힌 출처가 없습니다. 권장 용도에 따라 \(material.text) 머티리얼을 골랐습니다."
    case .glassOfRole(let control):
      "이 역할의 표준 머티리얼입니다. 장면에서는 이 역할을 Liquid Glass(컨트롤 \(control.name))로 그립니다. 콘텐츠 안, 머티리얼이나 글래스 위, "
        + "blending, backdropGroup, progress가 있는 레이어, 화면을 채우는 시트는 예외입니다."
    }
  }

  static func message(_ note: GlassNote) -> String {
    switch note {
    case .controlIsNotUsed: "clear 글래스의 수치는 모든 컨트롤에서 같습니다."
    case .preferredLookMovesBlur:
      "clear 글래스에서 선호하는 모양은 흐림만 바꿉니다. 한 가지 색 위에서는 달라지는 것이 없습니다."
    case .preferredLookIsNotUsed:
      "26 릴리스에는 처음 모양보다 더 투명한 모양이 없고, clear 글래스의 모양은 하나입니다."
    case .noGlassIn18: "18 릴리스에는 리퀴드 글래스가 없습니다. 처음으로 갖춘 26의 수치를 씁니다."
    case .inactiveIsNotUsed: "비활성 윈도우의 글래스를 다르게 그리는 것은 macOS뿐입니다."
    case .levelIsNotUsed: levelIsNotUsed
    case .alwaysDark: "이 플랫폼에는 라이트 모드가 없습니다. 어두운 수치를 씁니다."
    }
  }

  static func message(_ reason: GlassDimming.Reason) -> String {
    switch reason {
    case .dimmedContent: "콘텐츠가 스스로 어둡게 합니다. 층을 하나 더 두면 너무 어두워집니다."
    case .darkContent: "콘텐츠가 어두워 clear 글래스 아래에 검정을 두지 않습니다."
    case .brightContent: "콘텐츠가 밝습니다. 콘텐츠와 글래스 사이에 35 %의 검정을 둡니다."
    case .brightContentDimmedTooLittle:
      "콘텐츠가 밝고 스스로 어둡게 하는 정도가 35 %에 못 미칩니다. 모자란 만큼 검정으로 채웁니다."
    }
  }

  static func message(_ note: ColorNote) -> String {
    switch note {
    case .unemphasized: "비활성 윈도우에서는 선택 영역이 강조되지 않은 색을 띱니다."
    case .inactiveAccent: "비활성 윈도우에서는 강조 색상 부분이 회색이 됩니다."
    case .noAppearances: "visionOS에는 라이트 모드와 다크 모드가 없습니다. 어두운 열의 값을 씁니다."
    case .alwaysDark: "watchOS는 언제나 어둡게 그립니다. 어두운 열의 값을 씁니다."
    case .levelIsNotUsed: levelIsNotUsed
    case .contrastIsNotPublished: "대비 증가의 값은 공개되지 않았습니다. 표준 값을 씁니다."
    case .otherGeneration: "이 릴리스의 값은 기록되지 않았습니다. 다른 세대의 값을 씁니다."
    case .accentIsTint: "강조 색상 설정은 macOS에만 있습니다. 앱의 틴트로 여깁니다."
    case .vibrancyIsNotUsed: "바이브런트 색은 macOS에만 있습니다. 일반 색을 씁니다."
    case .noVibrantVersion: "이 색에는 바이브런트 버전이 없습니다. 일반 색을 씁니다."
    case .olderVibrantHue: "바이브런트 색조는 macOS 15까지 공개되어 있습니다. 그 값을 씁니다."
    }
  }

  static func message(_ note: AssetNote, about name: String) -> String {
    let asset = SceneAssets.prefix + name.shown + ": "
    return switch note {
    case .clear: asset + "이 설정에 맞는 변형이 없습니다. 투명합니다"
    case .systemAccent: asset + "이 설정에 맞는 변형이 없습니다. 시스템의 강조 색상입니다"
    case .notDrawn: asset + "이 설정에 맞는 변형이 없습니다. 아무것도 그리지 않습니다"
    case .noSystemColor(let system):
      asset + "참조하는 색 \(system.shown)(이)가 이 플랫폼에 없습니다. 투명합니다"
    case .severalAssets(let count, let path):
      asset + "이 이름의 에셋이 \(count)개 있습니다. \(path.shown)을(를) 사용합니다"
    case .unreadable(let path):
      asset + "\(path.shown)을(를) 읽을 수 없습니다. `pellucid catalog list`로 이유를 볼 수 있습니다"
    case .severalVariants: asset + "이 설정에 맞는 변형이 여럿입니다. 첫 번째를 사용합니다"
    }
  }

  private static let levelIsNotUsed = "레벨은 iOS에만 있습니다. 올려진 레벨을 기본 레벨로 그립니다."
}
