// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension SourceFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String { language.choose(texts.english, texts.korean) }

  /// Returns the advice that follows from the fact.
  func advice(in language: Language) -> String { language.choose(remedy.english, remedy.korean) }

  private typealias Texts = (english: String, korean: String)

  private var texts: Texts {
    switch self {
    case .undecided(let fact, let question):
      (
        fact.texts.english + "; " + question.texts.english,
        fact.texts.korean + ". " + question.texts.korean
      )
    case .fixedColor(let color, _, _):
      ("\(color.shown) is the same in every appearance", "\(color.shown): 모든 모드에서 값이 같습니다")
    case .handedColor(let color, let function):
      (
        "\(color.shown) is handed to \(function.shown), which decides what it colours",
        "\(color.shown): 무엇에 칠할지는 \(function.shown)이(가) 정합니다"
      )
    case .fixedOnAdaptive(let color, let ground):
      (
        "\(color.shown) stays the same, and its ground \(ground.shown) follows the appearance",
        "\(color.shown): 값이 같은데 바탕인 \(ground.shown)은(는) 모드를 따릅니다"
      )
    case .adaptiveOnFixed(let text, let ground):
      (
        "the text \(text.shown) follows the appearance, and its ground \(ground.shown) stays the same",
        "\(text.shown) 텍스트는 모드를 따르는데 바탕인 \(ground.shown)은(는) 값이 같습니다"
      )
    case .namedOnFixed(let color):
      (
        "\(color.shown) is defined elsewhere, and its ground stays the same in every appearance",
        "\(color.shown)은(는) 다른 곳에 정의되어 있고, 바탕은 모든 모드에서 값이 같습니다"
      )
    case .storedAppearance: ("a stored preference decides about the appearance", "저장된 설정이 모드를 정합니다")
    case .appearanceOfPreference:
      (
        "a stored preference becomes an appearance, which is applied elsewhere",
        "저장된 설정이 모드 값이 되고, 적용은 다른 곳에서 합니다"
      )
    case .oneAppearance(let key, let value):
      (
        "\(key.shown) is \(value.shown): the app has one appearance",
        "\(key.shown) 값이 \(value.shown)이라 앱의 모드가 하나뿐입니다"
      )
    case .frozenColor(let color, let property):
      (
        "\(color.shown) is worked out once for \(property.shown), and not again when the appearance changes",
        "\(color.shown): \(property.shown)에 한 번만 정해지고 모드가 바뀌어도 다시 정해지지 않습니다"
      )
    case .colorOnSurface(let color, let surface):
      (
        "\(color.shown) lies on \(surface.english) and is not vibrant",
        "\(color.shown): \(surface.korean) 위에 있는데 생동감 효과가 없습니다"
      )
    case .faintOnMaterial(let level, let material):
      (
        "the level \(level.shown) is too faint on \(material.shown)",
        "\(level.shown) 레벨은 \(material.shown) 위에서 너무 흐립니다"
      )
    case .fixedBlur(let style):
      ("the blur \(style.shown) is made for one appearance", "\(style.shown) 흐림 효과는 한 모드용입니다")
    case .retiredMaterial(let material):
      (
        "the material \(material.shown) is a look and retired",
        "\(material.shown) 머티리얼은 겉모습으로 정한 것이라 더 이상 쓰지 않습니다"
      )
    case .forcedScheme: ("an appearance is forced around a material", "머티리얼 둘레에 모드를 강제합니다")
    case .forcedAppearance(let material):
      ("an appearance is forced on the material \(material.shown)", "\(material.shown) 머티리얼에 모드를 강제합니다")
    case .glassOnRow: ("a row, a cell or an item of a grid is Liquid Glass", "행, 셀 또는 격자 항목이 리퀴드 글래스입니다")
    case .glassOnText: ("a text in the content lies on Liquid Glass", "콘텐츠의 텍스트가 리퀴드 글래스 위에 있습니다")
    case .glassFillsWindow: ("Liquid Glass fills a window", "리퀴드 글래스가 윈도우를 채웁니다")
    case .ownGlassOnRow(let name):
      ("\(name.shown) on a row may be Liquid Glass", "행에 쓴 \(name.shown)이(가) 리퀴드 글래스일 수 있습니다")
    case .tooMuchGlass(let count, let most):
      ("one screen has \(count) pieces of glass, more than \(most)", "한 화면에 글래스가 \(count)개로, \(most)개보다 많습니다")
    case .glassOnGlass: ("glass lies on glass", "글래스 위에 글래스가 있습니다")
    case .glassNeighbours: ("pieces of glass stand side by side without a container", "글래스가 컨테이너 없이 나란히 있습니다")
    case .clearGlass(.plain): ("clear glass lies on a plain ground", "투명한 글래스가 단조로운 바탕 위에 있습니다")
    case .clearGlass(.unknown):
      ("what lies behind the clear glass is decided elsewhere", "투명한 글래스 뒤에 무엇이 있는지는 다른 곳에서 정합니다")
    case .clearGlassForText: ("clear glass carries much text", "투명한 글래스에 글이 많습니다")
    case .fillUnderGlass: ("an opaque fill hides what the glass shows", "불투명한 칠이 글래스에 비칠 것을 가립니다")
    case .translucentSurface(let color):
      (
        "\(color.shown) is a surface that no setting for transparency or contrast changes",
        "\(color.shown): 투명도와 대비 설정에 따라 바뀌지 않는 표면입니다"
      )
    case .ownBlur:
      ("a surface is blurred by the app itself, whatever the settings", "설정과 관계없이 앱이 직접 흐리는 표면입니다")
    case .ownBackground(let presentation):
      ("\(presentation.shown) has a background of the app's own", "\(presentation.shown)의 배경이 앱이 직접 정한 것입니다")
    case .drawnText:
      (
        "a view draws a text itself; whether a material lies below it is decided elsewhere",
        "뷰가 텍스트를 직접 그립니다. 아래에 머티리얼이 있는지는 다른 곳에서 정합니다"
      )
    case .pictureOnSurface:
      (
        "a picture of the app lies on a translucent ground; its catalog decides whether it is a template",
        "앱의 그림이 비치는 바탕 위에 있습니다. 템플릿인지는 카탈로그가 정합니다"
      )
    case .originalOnSurface(let name):
      (
        "the picture \(name.shown) is drawn in its own colours on a translucent ground",
        "\(name.shown) 그림이 비치는 바탕 위에 자체 색으로 그려집니다"
      )
    case .translucentState(let color):
      ("the coloured state \(color.shown) lets the window through", "\(color.shown): 색이 있는 상태인데 윈도우가 비칩니다")
    case .schemeBranch:
      ("a branch asks for the appearance on a system that has one", "모드가 하나뿐인 시스템에서 모드에 따라 나뉩니다")
    case .opaqueWindow(let color):
      ("\(color.shown) fills a window and blocks people's surroundings", "\(color.shown): 윈도우를 채워 주변을 가립니다")
    case .modalBackground(let color):
      ("\(color.shown) takes the place of a modal's material", "\(color.shown): 모달의 머티리얼을 대신합니다")
    case .televisionMaterial(let material, let scheme):
      (
        "the material \(material.shown) does not suit the scheme \(scheme.shown)",
        "\(material.shown) 머티리얼은 \(scheme.shown) 모드에 맞지 않습니다"
      )
    case .forcedAppearanceOfScreen: ("one appearance is forced", "한 모드를 강제합니다")
    }
  }

  private var remedy: Texts {
    switch self {
    case .undecided(let fact, _): fact.remedy
    case .fixedColor(_, let purpose, let framework): Self.colors(for: purpose, in: framework)
    case .handedColor:
      (
        "use a semantic style such as primary, or an asset with a value for each appearance",
        "primary 같은 시맨틱 스타일이나 모드마다 값이 있는 에셋을 쓰세요"
      )
    case .fixedOnAdaptive, .adaptiveOnFixed, .namedOnFixed:
      ("let both follow the appearance, or neither", "둘 다 모드를 따르게 하거나 둘 다 고정하세요")
    case .storedAppearance, .appearanceOfPreference, .forcedAppearanceOfScreen:
      ("leave the appearance to people's choice in the system's settings", "모드는 사용자가 시스템 설정에서 고르게 두세요")
    case .oneAppearance:
      (
        "remove the key, or state in .pellucid.json why the app needs one appearance",
        "키를 지우거나, 모드가 하나여야 하는 까닭을 .pellucid.json에 적으세요"
      )
    case .frozenColor:
      (
        "set it again where the appearance changes, such as in updateLayer or a trait handler",
        "updateLayer나 트레이트 처리기처럼 모드가 바뀌는 곳에서 다시 정하세요"
      )
    case .colorOnSurface:
      ("use a vibrant style such as primary or secondary", "primary나 secondary 같은 생동감 있는 스타일을 쓰세요")
    case .faintOnMaterial: ("use primary on a thicker material", "더 두꺼운 머티리얼 위에서 primary를 쓰세요")
    case .fixedBlur, .retiredMaterial, .forcedScheme, .forcedAppearance:
      ("choose the material by its purpose, and let it follow the appearance", "머티리얼을 용도로 고르고 모드를 따르게 하세요")
    case .glassOnRow, .glassOnText, .glassFillsWindow, .ownGlassOnRow:
      ("keep Liquid Glass for controls and bars above the content", "리퀴드 글래스는 콘텐츠 위의 컨트롤과 막대에만 쓰세요")
    case .tooMuchGlass: ("keep it for the most important controls", "가장 중요한 컨트롤에만 쓰세요")
    case .glassOnGlass: ("use fills or vibrancy on the glass", "글래스 위에는 칠이나 생동감 효과를 쓰세요")
    case .glassNeighbours: ("put them into a GlassEffectContainer", "GlassEffectContainer 안에 넣으세요")
    case .clearGlass, .clearGlassForText: ("use regular glass", "regular 글래스를 쓰세요")
    case .fillUnderGlass: ("tint the glass instead: .regular.tint(…)", "그 대신 글래스에 색을 입히세요: .regular.tint(…)")
    case .translucentSurface, .ownBlur:
      (
        "use a material, or a solid colour where people reduce transparency",
        "머티리얼을 쓰거나, 투명도를 줄인 설정에서는 불투명한 색을 쓰세요"
      )
    case .ownBackground: ("leave the background to the system, or use a material", "배경을 시스템에 맡기거나 머티리얼을 쓰세요")
    case .drawnText: ("let a text view draw it", "텍스트 뷰가 그리게 하세요")
    case .pictureOnSurface, .originalOnSurface: ("use a symbol or a template picture", "심볼이나 템플릿 그림을 쓰세요")
    case .translucentState: ("make states that carry colour opaque", "색을 쓰는 상태는 불투명하게 하세요")
    case .schemeBranch: ("leave the branch away", "분기를 빼세요")
    case .opaqueWindow: ("leave the system's glass in place", "시스템의 글래스를 그대로 두세요")
    case .modalBackground: ("leave the modal's material in place", "모달의 머티리얼을 그대로 두세요")
    case .televisionMaterial:
      (
        "use thin materials in light schemes, thick ones in dark, or regular",
        "라이트 모드에는 얇은 머티리얼, 다크 모드에는 두꺼운 머티리얼을 쓰거나 regular를 쓰세요"
      )
    }
  }
}

extension SourceFact {
  /// Returns the advice that names colours which follow the appearance, for a purpose. Each is as old as dark appearances are, so that
  /// no deployment target lacks it.
  private static func colors(for purpose: Purpose, in framework: Framework) -> Texts {
    let (kind, korean, names) =
      switch (purpose, framework) {
      case (.foreground, .swiftUI): ("a semantic style", "시맨틱 스타일", ["primary"])
      case (.foreground, .swiftUIOnMac): ("a semantic style", "시맨틱 스타일", ["primary"])
      case (.foreground, .uiKit): ("a semantic colour", "시맨틱 색", ["UIColor.label"])
      case (.foreground, .appKit): ("a semantic colour", "시맨틱 색", ["NSColor.labelColor"])
      case (.ground, .swiftUI): ("a background", "배경", ["Color(.systemBackground)"])
      case (.ground, .swiftUIOnMac): ("a background", "배경", ["Color(.windowBackgroundColor)"])
      case (.ground, .uiKit): ("a background", "배경색", ["UIColor.systemBackground"])
      case (.ground, .appKit): ("a background", "배경색", ["NSColor.windowBackgroundColor"])
      case (.border, .swiftUI): ("a semantic style", "시맨틱 스타일", ["Color(.separator)"])
      case (.border, .swiftUIOnMac): ("a semantic style", "시맨틱 스타일", ["Color(.separatorColor)"])
      case (.border, .uiKit): ("a semantic colour", "시맨틱 색", ["UIColor.separator"])
      case (.border, .appKit): ("a semantic colour", "시맨틱 색", ["NSColor.separatorColor"])
      }
    return (
      "use \(kind) such as \(names.joined(separator: " or ")), or an asset with a value for each appearance",
      "\(names.joined(separator: ", ")) 같은 \(korean)이나 모드마다 값이 있는 에셋을 쓰세요"
    )
  }
}

extension SourceFact.Question {
  /// The sentence that names what decides.
  fileprivate var texts: (english: String, korean: String) {
    switch self {
    case .ground: ("what lies below it is decided elsewhere", "아래에 무엇이 있는지는 다른 곳에서 정합니다")
    case .translucentGround:
      ("what shows through the ground is decided elsewhere", "바탕에 무엇이 비치는지는 다른 곳에서 정합니다")
    case .opacity: ("its opacity is worked out while the app runs", "불투명도는 앱이 실행되는 동안 정해집니다")
    case .value: ("its value is decided elsewhere", "색의 값은 다른 곳에서 정합니다")
    case .style: ("the style of the text may be decided elsewhere", "텍스트의 스타일은 다른 곳에서 정할 수 있습니다")
    case .template: ("a catalog decides whether its picture is a template", "그림이 템플릿인지는 카탈로그가 정합니다")
    case .media:
      ("whether a film or a picture lies behind it is decided elsewhere", "뒤에 영상이나 사진이 있는지는 다른 곳에서 정합니다")
    case .presentation:
      ("its definition decides whether it presents a view", "뷰를 따로 띄우는지는 그 정의가 정합니다")
    case .storage: ("whether the value is stored is decided elsewhere", "값이 저장되는지는 다른 곳에서 정합니다")
    }
  }
}

extension SourceFact.Surface {
  var english: String {
    switch self {
    case .material(let name): name.map { "the material \($0.shown)" } ?? "a material"
    case .glass: "Liquid Glass"
    }
  }

  var korean: String {
    switch self {
    case .material(let name): name.map { "\($0.shown) 머티리얼" } ?? "머티리얼"
    case .glass: "리퀴드 글래스"
    }
  }
}
