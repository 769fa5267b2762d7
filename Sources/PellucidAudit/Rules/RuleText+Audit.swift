// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension RuleText {
  /// The texts about the rules that only the audit of sources checks, whose ids begin with SRC.
  static let audit: [Rule: RuleText] = [
    .hardCodedColor: RuleText(
      name: "hard-coded-colour",
      english: RuleExplanation(
        title: "A colour is the same in every appearance",
        meaning:
          "White, black, components or a number in hexadecimal reach a text, a symbol, a fill, a border or a tint, outside of a "
          + "provider or a branch for the appearance. Shadows, masks, dimming, faint rims, and what lies on a fixed or coloured "
          + "fill or on a picture are left out, and so are grounds that a setting for transparency or contrast chooses, and black behind a "
          + "film or a picture.",
        reason:
          "A value that suits a light background is often lost on a dark one, and a fixed value cannot adapt.",
        repair:
          "Use a semantic style such as primary, for grounds a background such as Color(.systemBackground), or an asset with a value "
          + "for each appearance."
      ),
      korean: RuleExplanation(
        title: "색이 모든 모드에서 같습니다",
        meaning: "흰색, 검은색, 성분이나 16진수로 적은 색이 모드에 따른 분기 없이 텍스트, 심볼, 칠, 테두리나 색조에 쓰입니다. 그림자, "
          + "마스크, 어둡게 하는 칠, 옅은 테두리와 고정된 바탕이나 그림 위에 있는 것은 빼고 봅니다. 투명도나 대비 설정에 따라 고른 "
          + "바탕과 영상이나 그림 뒤의 검은색도 뺍니다.",
        reason: "밝은 배경에 맞는 값은 어두운 배경에서 보이지 않기 쉽고, 고정한 값은 모드를 따를 수 없습니다.",
        repair: "primary 같은 시맨틱 스타일, 바탕에는 Color(.systemBackground) 같은 배경, 또는 모드마다 값이 있는 에셋을 쓰세요.")),
    .fixedOnAdaptive: RuleText(
      name: "fixed-on-adaptive",
      english: RuleExplanation(
        title: "Of a text and its ground, only one follows the appearance",
        meaning:
          "A text has a fixed colour on a ground that adapts, or it has an adapting style, or none, on a fixed ground.",
        reason: "In one of the two appearances both become alike: white on white, or black on black.",
        repair: "Let both follow the appearance, or fix both."),
      korean: RuleExplanation(
        title: "텍스트와 바탕 가운데 하나만 모드를 따릅니다",
        meaning: "모드를 따르는 바탕에 고정된 색의 텍스트가 있거나, 고정된 바탕에 모드를 따르는 텍스트가 있습니다.",
        reason: "두 모드 가운데 하나에서는 흰 바탕에 흰 글자처럼 둘이 비슷해집니다.",
        repair: "둘 다 모드를 따르게 하거나 둘 다 고정하세요.")),
    .appAppearanceSwitch: RuleText(
      name: "app-appearance-switch",
      english: RuleExplanation(
        title: "The app has a setting of its own for the appearance",
        meaning: "A stored preference decides about preferredColorScheme or overrideUserInterfaceStyle.",
        reason:
          "People set the appearance for all apps; another setting makes them do it twice, and may look broken.",
        repair: "Leave the appearance to the system's settings."),
      korean: RuleExplanation(
        title: "앱에 모드를 고르는 설정이 따로 있습니다",
        meaning: "저장된 설정이 preferredColorScheme이나 overrideUserInterfaceStyle을 정합니다.",
        reason: "사용자는 모든 앱의 모드를 한 번에 정합니다. 앱마다 설정이 있으면 두 번 정해야 하고, 고장 난 것처럼 보일 수 있습니다.",
        repair: "모드는 시스템 설정에 맡기세요.")),
    .singleAppearanceSetting: RuleText(
      name: "single-appearance-plist",
      english: RuleExplanation(
        title: "A property list allows one appearance",
        meaning:
          "UIUserInterfaceStyle is Light or Dark, or NSRequiresAquaSystemAppearance is true, in a property list or a build "
          + "setting.",
        reason:
          "An app for one appearance ignores people's choice. Only immersive media have a reason to be dark always.",
        repair: "Remove the key, or state the reason in .pellucid.json."),
      korean: RuleExplanation(
        title: "속성 목록이 한 모드만 허용합니다",
        meaning:
          "속성 목록이나 빌드 설정에서 UIUserInterfaceStyle이 Light나 Dark이거나 NSRequiresAquaSystemAppearance가 true입니다.",
        reason: "한 모드뿐인 앱은 사용자의 선택을 무시합니다. 몰입형 미디어처럼 드문 경우에만 늘 어두울 까닭이 있습니다.",
        repair: "키를 지우거나, .pellucid.json에 까닭을 적으세요.")),
    .frozenColor: RuleText(
      name: "colour-frozen-at-start",
      english: RuleExplanation(
        title: "A colour of a layer is worked out once",
        meaning:
          "cgColor of a colour that adapts is stored in a layer outside of code that runs again when the appearance changes.",
        reason: "With automatic appearance it changes while the app runs, and the layer keeps the old value.",
        repair: "Set it in updateLayer, in drawing code or in a trait handler."),
      korean: RuleExplanation(
        title: "레이어의 색이 한 번만 정해집니다",
        meaning: "모드를 따르는 색의 cgColor를, 모드가 바뀔 때 다시 실행되지 않는 코드에서 레이어에 저장합니다.",
        reason: "자동 모드에서는 앱이 실행되는 동안 모드가 바뀌는데, 레이어에는 옛 값이 남습니다.",
        repair: "updateLayer, 그리기 코드 또는 트레이트 처리기에서 정하세요.")),
    .ownMaterialIgnoresSettings: RuleText(
      name: "home-made-material-ignores-settings",
      english: RuleExplanation(
        title: "A translucent surface of the app's own ignores people's settings",
        meaning:
          "A translucent fill or a blur carries texts or controls over changing content, and no branch asks for Reduce "
          + "Transparency or Increase Contrast.",
        reason:
          "Materials of the system become opaque and gain contrast where people ask for it; this surface does not.",
        repair: "Use a material of the system, or branch to a solid colour."),
      korean: RuleExplanation(
        title: "앱이 만든 반투명 표면이 사용자 설정을 따르지 않습니다",
        meaning: "반투명한 칠이나 흐림 효과가 바뀌는 콘텐츠 위에서 글과 컨트롤을 받치는데, 투명도 줄이기나 대비 증가에 따른 분기가 없습니다.",
        reason: "시스템의 머티리얼은 설정에 따라 불투명해지고 대비가 커지지만, 이 표면은 그대로입니다.",
        repair: "시스템의 머티리얼을 쓰거나, 설정에 따라 불투명한 색을 쓰세요.")),
    .handDrawnText: RuleText(
      name: "hand-drawn-text",
      english: RuleExplanation(
        title: "A view draws a text itself",
        meaning:
          "A view calls draw(at:) or draw(in:) of a string. Whether a material lies below it is to be reviewed.",
        reason: "Only texts of the system's views become vibrant on materials and follow the settings.",
        repair: "Let a label or a text view draw it."),
      korean: RuleExplanation(
        title: "뷰가 텍스트를 직접 그립니다",
        meaning: "뷰가 문자열의 draw 함수를 부릅니다. 아래에 머티리얼이 있는지 확인이 필요합니다.",
        reason: "시스템 뷰의 텍스트만 머티리얼 위에서 생동감 효과를 얻고 설정을 따릅니다.",
        repair: "레이블이나 텍스트 뷰가 그리게 하세요.")),
    .schemeBranchWhereNone: RuleText(
      name: "scheme-branch-where-none",
      english: RuleExplanation(
        title: "A branch asks for the appearance on a system that has one",
        meaning: "Code for visionOS or watchOS alone asks whether the colour scheme is dark.",
        reason: "These systems have no Dark Mode; the other branch never runs.",
        repair: "Leave the branch away, and use materials and vibrancy."),
      korean: RuleExplanation(
        title: "모드가 하나뿐인 시스템에서 모드를 묻습니다",
        meaning: "visionOS나 watchOS 전용 코드가 색상 모드가 어두운지 묻습니다.",
        reason: "이 시스템에는 다크 모드가 없어 다른 분기는 실행되지 않습니다.",
        repair: "분기를 빼고 머티리얼과 생동감 효과를 쓰세요.")),
    .forcedAppearance: RuleText(
      name: "forced-appearance",
      english: RuleExplanation(
        title: "The code forces one appearance on a screen",
        meaning:
          "preferredColorScheme or overrideUserInterfaceStyle has a constant value, without a stored preference.",
        reason: "A single screen may have a reason, such as a film; elsewhere people's choice is ignored.",
        repair: "Leave it away where the screen shows no media."),
      korean: RuleExplanation(
        title: "코드가 화면에 한 모드를 강제합니다",
        meaning: "저장된 설정 없이 preferredColorScheme이나 overrideUserInterfaceStyle의 값이 정해져 있습니다.",
        reason: "영상처럼 까닭이 있는 화면도 있지만, 그 밖에는 사용자의 선택을 무시합니다.",
        repair: "미디어를 보여 주는 화면이 아니라면 빼세요.")),
  ]
}
