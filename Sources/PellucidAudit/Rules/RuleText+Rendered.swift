// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The texts of the rules that are decided by drawn pixels, or by a bound over all backdrops.
extension RuleText {
  static let rendered: [Rule: RuleText] = [
    .textContrast: RuleText(
      name: "text-contrast",
      english: RuleExplanation(
        title: "A text has too little contrast on the drawn pixels",
        meaning:
          "Somewhere on its pixels a text has less than 4.5:1 with what is around it, or less than 3:1 if it is "
          + "large or a symbol. A small text in a custom colour below 7:1 is a warning.",
        reason:
          "The guidelines ask for 4.5:1 at least and recommend 7:1 for custom colours, small text above all. "
          + "It was measured on this picture: over another one the text may do worse.",
        repair: "Raise the label's level, take a thicker material, or dim the brightest part of the backdrop."
      ),
      korean: RuleExplanation(
        title: "그려진 픽셀에서 텍스트의 대비가 부족합니다",
        meaning: "텍스트의 일부 픽셀에서 주변과의 대비가 4.5:1보다 낮습니다. 큰 텍스트와 기호는 3:1이 기준입니다. 사용자 지정 색을 쓴 작은 "
          + "텍스트가 7:1보다 낮으면 경고합니다.",
        reason: "가이드라인은 최소 4.5:1을 요구하고, 사용자 지정 색, 특히 작은 텍스트에는 7:1을 권합니다. 이 값은 이 그림에서 잰 것이므로 다른 "
          + "배경에서는 더 나빠질 수 있습니다.",
        repair: "레이블 레벨을 높이거나, 더 두꺼운 머티리얼을 쓰거나, 배경의 가장 밝은 부분을 어둡게 하세요."),
      bad: #"{"material": "ultraThin", "layers": [{"text": "Albums", "style": "tertiaryLabel"}]}"#,
      good: #"{"material": "thick", "layers": [{"text": "Albums", "style": "label"}]}"#),
    .textContrastAnyBackdrop: RuleText(
      name: "text-contrast-any-backdrop",
      english: RuleExplanation(
        title: "Some backdrop makes a text hard to read",
        meaning:
          "Over all backdrops that can lie behind the material, the lowest contrast of the text is under what it "
          + "needs. The finding names the backdrop colour that does it. The bound is proven for Pellucid's model of the "
          + "material.",
        reason:
          "Content scrolls and wallpapers change: a text has to stay legible whatever lies behind it, not over one "
          + "picture alone.",
        repair:
          "Take the repair that the finding names, or one of these: a thicker material, a higher label level, "
          + "more dimming, a colour further from the backdrop."),
      korean: RuleExplanation(
        title: "텍스트를 읽기 어렵게 만드는 배경이 존재합니다",
        meaning: "머티리얼 뒤에 올 수 있는 모든 배경 가운데 텍스트의 최저 대비가 필요한 값보다 낮습니다. 결과에는 그 대비를 만드는 배경색이 "
          + "함께 표시됩니다. 이 하한은 Pellucid가 쓰는 머티리얼 모델에 대해 증명된 값입니다.",
        reason: "콘텐츠는 스크롤되고 배경 화면은 바뀝니다. 텍스트는 특정 그림 위에서만이 아니라 뒤에 무엇이 오더라도 읽을 수 있어야 합니다.",
        repair: "결과에 나온 수정 방법을 쓰거나, 더 두꺼운 머티리얼, 더 높은 레이블 레벨, 더 강한 디밍, 배경과 더 차이 나는 색 가운데 하나를 "
          + "고르세요."),
      bad: #"{"material": "ultraThin", "layers": [{"text": "Now Playing", "style": "secondaryLabel"}]}"#,
      good: #"{"material": "thick", "layers": [{"text": "Now Playing", "style": "label"}]}"#),
    .settingsMatrix: RuleText(
      name: "settings-matrix",
      english: RuleExplanation(
        title: "A text fails in some combination of settings",
        meaning:
          "In at least one combination of appearance, level, Increase Contrast and Reduce Transparency the text "
          + "has too little contrast, or Increase Contrast makes it lower. The finding names the combinations.",
        reason:
          "The guidelines ask to try both settings, each alone and both at once, in light and in dark: raising "
          + "contrast can lower it for dark text on dark surfaces.",
        repair:
          "Use vibrant levels and semantic colours, which have values for each combination; give a custom colour "
          + "a value for Increase Contrast."),
      korean: RuleExplanation(
        title: "일부 설정 조합에서 텍스트의 대비가 부족합니다",
        meaning: "화면 모드, 레벨, ‘대비 증가’, ‘투명도 줄이기’의 조합 가운데 적어도 하나에서 텍스트의 대비가 부족하거나, ‘대비 증가’를 켰을 때 "
          + "오히려 대비가 낮아집니다. 결과에 해당 조합이 표시됩니다.",
        reason: "가이드라인은 라이트 모드와 다크 모드에서 두 설정을 하나씩, 그리고 동시에 켜서 확인하라고 합니다. 어두운 바탕 위의 어두운 텍스트는 "
          + "대비를 높이는 설정 때문에 도리어 대비가 낮아질 수 있습니다.",
        repair: "조합마다 값이 정해져 있는 바이브런트 레벨과 시맨틱 색을 쓰세요. 사용자 지정 색에는 ‘대비 증가’용 값을 따로 마련하세요."),
      bad: ##"{"material": "thin", "layers": [{"text": "Edited", "style": "#6B6B70"}]}"##,
      good: #"{"material": "thin", "layers": [{"text": "Edited", "style": "label"}]}"#),
    .reduceTransparencyIgnored: RuleText(
      name: "reduce-transparency-ignored",
      english: RuleExplanation(
        title: "A surface ignores Reduce Transparency",
        meaning:
          "With the setting on, what lies behind still shows as variation within the surface. Following the "
          + "average colour of the backdrop is allowed.",
        reason:
          "Who switches the setting on wants calm surfaces: shapes that shine through make reading harder.",
        repair: "Use a standard material, which follows the setting, instead of a translucent fill."),
      korean: RuleExplanation(
        title: "표면이 ‘투명도 줄이기’를 따르지 않습니다",
        meaning: "설정을 켰는데도 뒤에 있는 것이 표면 안의 얼룩이나 무늬로 비칩니다. 배경의 평균 색을 따라가는 것은 괜찮습니다.",
        reason: "이 설정을 켜는 사람은 차분한 표면을 원합니다. 비쳐 보이는 형태는 읽기를 방해합니다.",
        repair: "반투명 fill 대신 이 설정을 따르는 표준 머티리얼을 쓰세요."),
      bad: ##"{"fill": "#FFFFFF4D", "frame": [0, 0, 390, 96]}"##,
      good: #"{"material": "regular", "frame": [0, 0, 390, 96]}"#),
    .clearNeedsDimming: RuleText(
      name: "clear-needs-dimming",
      english: RuleExplanation(
        title: "Clear glass over bright content is not dimmed",
        meaning:
          "What lies behind clear glass is bright on the drawn pixels, and no black lies between, or so little "
          + "that it stays bright and falls short of 35 %. Or 35 % lie between, and the content under a text or symbol is "
          + "still too bright for it.",
        reason:
          "Labels on clear glass are nearly white. The guidelines ask for a dark layer of 35 % over bright content; "
          + "dark content needs none. 35 % alone leaves white text 2.44:1 over white, and the glass lifts what is dark: "
          + "white text over white holds 4.5:1 from 65 % on, on the glass of release 26 from 63 % on. pellucid "
          + "legibility says how much is enough for yours.",
        repair:
          "Leave \"dimming\" away, or write \"automatic\" or an opacity; RND01 and RND02 say if it is enough, and "
          + "with how much it would be. Where 35 % is not enough, write the opacity that the finding names, or use "
          + "regular glass."
      ),
      korean: RuleExplanation(
        title: "밝은 콘텐츠 위의 clear 글래스에 어두운 층이 없습니다",
        meaning: "그려진 픽셀에서 clear 글래스 뒤가 밝은데, 그 사이에 검은 층이 없거나 35 %보다 옅어 여전히 밝습니다. 또는 35 %가 있어도 글자나 심볼 아래가 "
          + "여전히 너무 밝습니다.",
        reason: "clear 글래스 위의 레이블은 거의 흰색입니다. 가이드라인은 밝은 콘텐츠에 35 %의 어두운 층을 권하며, 어두운 콘텐츠에는 필요 "
          + "없습니다. 35 %만으로는 흰 배경 위 흰 텍스트의 대비가 2.44:1이며 글래스는 어두운 것을 더 밝게 합니다. 얼마면 충분한지는 "
          + "pellucid legibility가 알려 줍니다. 흰 배경 위 흰 텍스트는 65 %(릴리스 26의 글래스는 63 %)부터 4.5:1입니다.",
        repair: "\"dimming\"을 지우거나 \"automatic\" 또는 불투명도를 적으세요. 충분한지, 얼마가 필요한지는 RND01과 RND02가 알려 "
          + "줍니다. 35 %로 충분하지 않으면 이 항목이 알려 주는 불투명도를 적거나 regular 글래스를 쓰세요."),
      bad:
        #"{"group": [{"image": "snow.jpg"}, {"glass": "clear", "dimming": "none", "frame": [20, 20, 200, 44]}]}"#,
      good: #"{"group": [{"image": "snow.jpg"}, {"glass": "clear", "frame": [20, 20, 200, 44]}]}"#),
    .barOverScroll: RuleText(
      name: "bar-over-scroll",
      english: RuleExplanation(
        title: "A bar's text fades while content scrolls beneath",
        meaning:
          "At some offset of the content under a bar the contrast of a text on it is too low. The finding names "
          + "the offset and the lowest ratio.",
        reason:
          "Controls over moving content have to stay readable at every moment, not only where the screenshot "
          + "was taken.",
        repair:
          "Take a thicker material for the bar, or let the content blur and fade towards the edge with progress."
      ),
      korean: RuleExplanation(
        title: "콘텐츠가 스크롤될 때 바의 텍스트가 흐려집니다",
        meaning: "바 아래 콘텐츠의 어떤 스크롤 위치에서 바 위 텍스트의 대비가 너무 낮습니다. 결과에 그 위치와 최저 대비가 표시됩니다.",
        reason: "움직이는 콘텐츠 위의 컨트롤은 스크린샷을 찍은 순간만이 아니라 언제나 읽을 수 있어야 합니다.",
        repair: "바에 더 두꺼운 머티리얼을 쓰거나, progress로 콘텐츠가 가장자리로 갈수록 흐려지게 하세요."),
      bad: #"{"material": "ultraThin", "frame": [0, 0, 390, 96]}"#,
      good:
        #"{"material": "thick", "frame": [0, 0, 390, 96], "progress": {"start": [0, 1], "end": [0, 0.5]}}"#),
    .surfacesRunTogether: RuleText(
      name: "surfaces-run-together",
      english: RuleExplanation(
        title: "Two surfaces cannot be told apart",
        meaning:
          "A surface and the one under it have nearly the same luminance along their edge, and no border or "
          + "shadow separates them. An unmarked fill under a text counts as a surface, and a small neutral one as a bezel; "
          + "both are to be reviewed.",
        reason:
          "Materials and the base and elevated levels show what lies in front; in the dark, where shadows hardly "
          + "show, brightness has to do it.",
        repair: "Use the elevated level or another material for the surface in front, or give it a separator."
      ),
      korean: RuleExplanation(
        title: "두 표면이 구분되지 않습니다",
        meaning: "표면과 그 아래 표면의 휘도가 경계를 따라 거의 같고, 둘을 나누는 테두리나 그림자도 없습니다. 표시가 없는 fill은 글자가 놓여 있으면 "
          + "표면으로, 작은 중립색이면 컨트롤의 바탕으로 보며, 확인이 필요합니다.",
        reason: "머티리얼과 base, elevated 레벨은 무엇이 앞에 있는지 알려 줍니다. 그림자가 잘 보이지 않는 어두운 화면에서는 밝기가 그 역할을 "
          + "해야 합니다.",
        repair: "앞쪽 표면에 elevated 레벨이나 다른 머티리얼을 쓰거나 구분선을 넣으세요."),
      bad: ##"{"fill": "#1C1C1E"}, {"fill": "#1D1D1F", "frame": [20, 80, 350, 200]}"##,
      good: ##"{"fill": "#1C1C1E"}, {"fill": "#2C2C2E", "frame": [20, 80, 350, 200]}"##),
    .blendingModeMismatch: RuleText(
      name: "blending-mode-mismatch",
      english: RuleExplanation(
        title: "A macOS material looks at the wrong backdrop",
        meaning:
          "A bar over scrolling content looks behind its window, or a menu, sheet or sidebar looks within.",
        reason:
          "Menus, sheets and sidebars let the desktop and other windows shine through. A toolbar has to show the "
          + "content that moves beneath it, or that content seems to end at its edge.",
        repair:
          "Use blending withinWindow for bars over content, behindWindow for menus, sheets and sidebars, or leave "
          + "it to the role."),
      korean: RuleExplanation(
        title: "macOS 머티리얼이 엉뚱한 배경을 비춥니다",
        meaning: "스크롤되는 콘텐츠 위의 바가 윈도우 뒤를 비추거나, 메뉴, 시트, 사이드바가 윈도우 안을 비춥니다.",
        reason: "메뉴, 시트, 사이드바는 데스크탑과 다른 윈도우를 비춥니다. 도구 막대는 아래에서 움직이는 콘텐츠를 비추어야 하며, 그러지 않으면 "
          + "콘텐츠가 막대 가장자리에서 끊긴 것처럼 보입니다.",
        repair: "콘텐츠 위의 바에는 withinWindow, 메뉴, 시트, 사이드바에는 behindWindow를 쓰거나 role에 맡기세요."),
      bad: #"{"role": "toolbar", "blending": "behindWindow"}"#,
      good: #"{"role": "toolbar", "blending": "withinWindow"}"#),
    .snapshotDiffers: RuleText(
      name: "snapshot-differs",
      english: RuleExplanation(
        title: "A picture is not as recorded",
        meaning: "The drawn picture differs from its reference by more than the tolerance.",
        reason:
          "The same scene gives the same bytes on every machine, so a difference comes from a change: in the scene, "
          + "in a file it uses, or in Pellucid.",
        repair:
          "Look at expected, difference and actual in the folder of --output. If the change is meant, record it "
          + "with --record; else undo it."),
      korean: RuleExplanation(
        title: "그림이 기록된 것과 다릅니다",
        meaning: "그려진 그림과 기준 그림의 차이가 허용 오차보다 큽니다.",
        reason: "같은 장면은 어느 컴퓨터에서나 같은 바이트로 그려집니다. 따라서 차이가 있다면 장면, 장면이 쓰는 파일, 또는 Pellucid 가운데 무언가가 "
          + "바뀐 것입니다.",
        repair: "--output 폴더에서 기대한 그림, 차이, 실제 그림을 살펴보세요. 의도한 변경이면 --record로 다시 기록하고, 아니면 되돌리세요.")),
    .snapshotMissing: RuleText(
      name: "snapshot-missing",
      english: RuleExplanation(
        title: "A picture has no reference",
        meaning: "There is no recorded picture to compare with.",
        reason: "A picture that nobody looked at cannot pass.",
        repair: "Run pellucid snapshot with --record on your machine, look at the pictures and commit them."),
      korean: RuleExplanation(
        title: "기준 그림이 없습니다",
        meaning: "비교할 그림이 기록되어 있지 않습니다.",
        reason: "아무도 확인하지 않은 그림을 통과시킬 수는 없습니다.",
        repair: "자신의 컴퓨터에서 --record와 함께 pellucid snapshot을 실행하고, 그림을 확인한 뒤 커밋하세요.")),
    .snapshotStale: RuleText(
      name: "snapshot-stale",
      english: RuleExplanation(
        title: "A reference belongs to no scene",
        meaning:
          "A recorded picture belongs to no scene of the folder, or to a combination its platform does not have.",
        reason: "It checks nothing, and looks as if it did.",
        repair: "Delete the picture, or bring its scene back."),
      korean: RuleExplanation(
        title: "어느 장면에도 속하지 않는 기준 그림이 있습니다",
        meaning: "기록된 그림에 해당하는 장면이 폴더에 없거나, 그 플랫폼에 없는 설정 조합입니다.",
        reason: "아무것도 검사하지 않으면서 검사하는 것처럼 보입니다.",
        repair: "그림을 지우거나 장면을 되돌려 놓으세요.")),
    .snapshotNotDrawn: RuleText(
      name: "snapshot-not-drawn",
      english: RuleExplanation(
        title: "A scene could not be drawn",
        meaning: "The document has an error, or a file it needs is missing or broken.",
        reason: "Nothing can be said about a picture that does not exist.",
        repair: "Repair what the finding names."),
      korean: RuleExplanation(
        title: "장면을 그릴 수 없습니다",
        meaning: "문서에 오류가 있거나, 필요한 파일이 없거나 손상되었습니다.",
        reason: "존재하지 않는 그림에 대해서는 아무것도 말할 수 없습니다.",
        repair: "결과에 나온 문제를 고치세요.")),
  ]
}
