// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about a colour set, a picture or an app icon of a catalog, with the rule that it breaks.
package enum AssetFact: Hashable, Sendable {
  /// A colour set has no dark variant; `role` is nil where the purpose of the colour is unknown.
  case missingDark(role: ColorRole?, worksInBoth: Bool)
  /// Steps of colour scales, of unknown purpose, have no dark variant; `names` holds the first of them.
  case stepsWithoutDark(names: [String], count: Int)
  /// A colour set has no variant for increased contrast; `ground` is nil for an assumed surface.
  case missingIncreased(role: ColorRole, ground: String?)
  /// A pair of colours has less contrast than required, or less than recommended.
  case pairContrast(on: String, source: JudgingSource, isRequired: Bool)
  /// The contrast of a pair cannot be measured.
  case pairUndecided(on: String, missing: String)
  /// No colour set has a name that a configuration or a scene uses; `nearest` is the most similar existing name.
  case pairUnknown(name: String, nearest: String?, isInScene: Bool)
  /// The names of a catalog suggest more pairs, or more levels, than the limit.
  case pairsCut(limit: Int)
  case levelsCut(limit: Int)
  case contrastLowered(on: String, source: JudgingSource)
  case plainInversion
  case darkBrighter(ColorRole)
  case darkDimmer(ColorRole)
  case elevatedNotAbove(base: String)
  case identicalColors
  case identicalFiles(String, String)
  /// Less than half of a picture's edge is visible.
  case lostOnDark, lostOnLight
  case whiteGlow
  /// A fact that holds for `count` pictures with consecutive names, such as `frame 1` to `frame 60`.
  indirect case ofSequence(AssetFact, count: Int)
  /// Some pictures are not judged; `names` holds the first of them.
  case undecidedPictures(reason: UndecidedPicture, names: [String], count: Int)
  case noDarkIcon, noTintedIcon
  case darkBesideSizes(Int)

  /// The rule that the fact breaks.
  package var rule: Rule {
    switch self {
    case .missingDark, .stepsWithoutDark: .missingDarkVariant
    case .missingIncreased: .missingHighContrastVariant
    case .pairContrast, .pairUndecided, .pairUnknown, .pairsCut: .pairContrast
    case .contrastLowered: .contrastSettingLowersContrast
    case .plainInversion: .darkIsPlainInversion
    case .darkBrighter, .darkDimmer: .darkBackgroundBrighter
    case .elevatedNotAbove, .levelsCut: .elevatedNotAboveBase
    case .identicalColors, .identicalFiles: .identicalVariants
    case .lostOnDark, .lostOnLight, .undecidedPictures: .imageLostOnDark
    case .whiteGlow: .whiteGlow
    case .ofSequence(let fact, _): fact.rule
    case .noDarkIcon, .noTintedIcon, .darkBesideSizes: .iconAppearanceMissing
    }
  }
}

extension AssetFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .missingDark(let role, let worksInBoth): missingDark(role, worksInBoth, in: language)
    case .stepsWithoutDark(let names, let count):
      language.choose(
        "\(count) steps of scales without a dark variant, whose use is not known: " + list(names, of: count),
        "다크 모드용 변형이 없는 단계별 색이 \(count)개 있습니다. 무엇에 쓰는지는 알 수 없습니다: " + list(names, of: count))
    case .missingIncreased(_, let ground):
      language.choose(
        "no variant for Increase Contrast, though its contrast \(place(ground, in: language)) is below 7:1",
        "\(place(ground, in: language)) 대비가 7:1보다 낮은데 ‘대비 증가’용 변형이 없습니다")
    case .pairContrast(let ground, let source, let isRequired):
      language.choose(
        "too little contrast \(place(ground, in: language))"
          + (isRequired ? "" : " for small text in a custom colour")
          + origin(source, in: language),
        (isRequired
          ? "\(place(ground, in: language)) 대비가 부족합니다"
          : "\(place(ground, in: language)) 대비가 사용자 지정 색을 쓴 작은 텍스트에 권장하는 값보다 낮습니다")
          + origin(source, in: language))
    case .pairUndecided(let ground, let missing):
      language.choose(
        "its contrast on \(ground.shown) cannot be decided: \(missing.shown) has no colour, or one that is not known",
        "\(ground.shown) 위의 대비를 판정할 수 없습니다. \(missing.shown)에 색이 없거나 알 수 없는 색입니다")
    case .pairUnknown(let name, let nearest, _):
      language.choose(
        "no colour set \"\(name.shown)\"" + (nearest.map { "; did you mean \"\($0.shown)\"?" } ?? ""),
        "\"\(name.shown)\"이라는 색상 세트가 없습니다" + (nearest.map { ". 혹시 \"\($0.shown)\"인가요?" } ?? ""))
    case .pairsCut(let limit):
      language.choose(
        "names make more than \(limit) pairs of one catalog; the rest is not judged",
        "이름만으로 짝을 이루는 색이 카탈로그 하나에 \(limit)쌍을 넘습니다. 나머지는 판정하지 않았습니다")
    case .levelsCut(let limit):
      language.choose(
        "names make more than \(limit) levels of one catalog; whether the rest comes forward is not judged",
        "이름만으로 이어지는 층이 카탈로그 하나에 \(limit)쌍을 넘습니다. 나머지는 판정하지 않았습니다")
    case .contrastLowered(let ground, let source):
      language.choose(
        "Increase Contrast lowers its contrast \(place(ground, in: language))" + origin(source, in: language),
        "‘대비 증가’를 켜면 \(place(ground, in: language)) 대비가 오히려 낮아집니다" + origin(source, in: language))
    case .plainInversion:
      language.choose(
        "its dark colour is the light one inverted",
        "다크 모드 색이 라이트 모드 색을 그대로 반전한 값입니다")
    case .darkBrighter:
      language.choose(
        "a background that is brighter in dark than in light",
        "배경이 라이트 모드보다 다크 모드에서 더 밝습니다")
    case .darkDimmer:
      language.choose(
        "a text that is dimmer in dark than in light",
        "텍스트가 라이트 모드보다 다크 모드에서 더 어둡습니다")
    case .elevatedNotAbove(let base):
      language.choose(
        "not brighter in dark than \(base.shown), over which it comes forward",
        "다크 모드에서 뒤에 놓이는 \(base.shown)보다 밝지 않습니다")
    case .identicalColors:
      language.choose(
        "the same colour twice, for light and for dark",
        "라이트 모드와 다크 모드의 색이 같습니다")
    case .identicalFiles(let first, let second):
      language.choose(
        first == second
          ? "\(first.shown) twice, for light and for dark"
          : "\(first.shown) and \(second.shown) are the same picture",
        first == second
          ? "라이트 모드와 다크 모드에 같은 파일 \(first.shown)을(를) 씁니다" : "\(first.shown)과(와) \(second.shown)은(는) 같은 그림입니다")
    case .lostOnDark:
      language.choose(
        "most of its outline cannot be seen on a dark background",
        "어두운 배경에서 윤곽 대부분이 보이지 않습니다")
    case .lostOnLight:
      language.choose(
        "most of its outline cannot be seen on a light background",
        "밝은 배경에서 윤곽 대부분이 보이지 않습니다")
    case .whiteGlow:
      language.choose(
        "its white ground glows among dark surroundings",
        "흰 바탕이 어두운 화면에서 빛나 보입니다")
    case .ofSequence(let fact, let count):
      language.choose(
        "\(fact.sentence(in: language)), as of all \(count) pictures of its sequence",
        "\(fact.sentence(in: language)). 번호가 이어지는 그림 \(count)개가 모두 그렇습니다")
    case .undecidedPictures(let reason, let names, let count):
      text(of: reason, list(names, of: count), count, in: language)
    case .noDarkIcon:
      language.choose(
        "an app icon without a dark appearance",
        "앱 아이콘에 다크 모드용이 없습니다")
    case .noTintedIcon:
      language.choose(
        "an app icon without a tinted appearance",
        "앱 아이콘에 틴트용이 없습니다")
    case .darkBesideSizes(let count):
      language.choose(
        "dark or tinted icons beside \(count) icons of single sizes, which are used in their place",
        "다크 또는 틴트 아이콘이 크기별 아이콘 \(count)개와 함께 있어, 크기별 아이콘이 대신 쓰입니다")
    }
  }

  /// Returns the advice that follows from the fact; nil where none is known.
  func advice(in language: Language) -> String? {
    switch self {
    case .missingDark(let role, _):
      role != nil
        ? nil
        : language.choose(
          "say what it is for under roles, or list it under fixed", "roles에 용도를 적거나 fixed 목록에 넣으세요")
    case .stepsWithoutDark:
      language.choose(
        "say what they are for under roles, or list them under fixed",
        "roles에 용도를 적거나 fixed 목록에 넣으세요")
    case .missingIncreased, .pairContrast, .contrastLowered, .plainInversion, .darkBrighter, .darkDimmer,
      .elevatedNotAbove:
      nil
    case .pairUndecided:
      language.choose(
        "fill the empty variant, or name a colour that the platform has",
        "빈 변형을 채우거나, 플랫폼에 있는 색의 이름을 쓰세요")
    case .pairUnknown(_, _, let isInScene):
      language.choose(
        isInScene ? "correct the name in the scene" : "correct the name in the configuration",
        isInScene ? "장면 문서의 이름을 고치세요" : "설정 파일의 이름을 고치세요")
    case .pairsCut:
      language.choose(
        "declare the pairs that matter, and set names to false",
        "중요한 짝을 pairs에 적고 names를 false로 두세요")
    case .levelsCut:
      language.choose(
        "declare the levels that matter, and set names to false",
        "중요한 층을 levels에 적고 names를 false로 두세요")
    case .identicalColors:
      language.choose(
        "remove the dark variant, or list the set under fixed",
        "다크 모드용 변형을 지우거나, 색상 세트를 fixed 목록에 넣으세요")
    case .identicalFiles:
      language.choose(
        "keep one for both",
        "하나만 남겨 두 모드에 함께 쓰세요")
    case .lostOnDark:
      language.choose(
        "add a lighter picture for dark, an outline, or make it a template that takes the tint",
        "다크 모드용으로 더 밝은 그림이나 테두리를 더하거나, 틴트를 받는 템플릿으로 바꾸세요")
    case .lostOnLight:
      language.choose(
        "add a darker picture for light, an outline, or make it a template that takes the tint",
        "라이트 모드용으로 더 어두운 그림이나 테두리를 더하거나, 틴트를 받는 템플릿으로 바꾸세요")
    case .whiteGlow:
      language.choose(
        "add a dark variant with a ground of about #d8d8d8, or list it as dimmed",
        "바탕이 #d8d8d8 정도인 다크 모드용 그림을 더하거나, images에 dimmed로 적으세요")
    case .ofSequence(let fact, _): fact.advice(in: language)
    case .undecidedPictures(.toolMissing(_, let package), _, _):
      language.choose(
        "install \(package.shown), or look at them in light and dark",
        "\(package.shown) 패키지를 설치하거나, 라이트 모드와 다크 모드에서 직접 확인하세요")
    case .undecidedPictures:
      language.choose(
        "look at them in light and dark",
        "라이트 모드와 다크 모드에서 직접 확인하세요")
    case .noDarkIcon:
      language.choose(
        "add a 1024 point icon with luminosity dark, and one with tinted",
        "luminosity가 dark인 1024포인트 아이콘과 tinted인 아이콘을 더하세요")
    case .noTintedIcon:
      language.choose(
        "add a 1024 point icon with luminosity tinted",
        "luminosity가 tinted인 1024포인트 아이콘을 더하세요")
    case .darkBesideSizes:
      language.choose(
        "keep one icon of 1024 points for each of any, dark and tinted",
        "기본, 다크, 틴트마다 1024포인트 아이콘을 하나씩만 남기세요")
    }
  }
}

extension AssetFact {
  private func missingDark(_ role: ColorRole?, _ worksInBoth: Bool, in language: Language) -> String {
    guard let role else {
      return language.choose(
        "no dark variant; what it is used for is not known", "다크 모드용 변형이 없습니다. 무엇에 쓰는 색인지는 알 수 없습니다")
    }
    let name = name(of: role, in: language)
    return language.choose(
      "a colour for \(name.shown) without a dark variant"
        + (worksInBoth ? ", which has enough contrast in both" : ""),
      "\(name.shown) 색에 다크 모드용 변형이 없" + (worksInBoth ? "지만, 두 모드 모두에서 대비가 충분합니다" : "습니다"))
  }

  private func name(of role: ColorRole, in language: Language) -> String {
    switch role {
    case .text: language.choose("text", "텍스트")
    case .largeText: language.choose("large text", "큰 텍스트")
    case .symbol: language.choose("symbol", "기호")
    case .separator: language.choose("separator", "구분선")
    case .fill: language.choose("fill", "채우기")
    case .background: language.choose("background", "배경")
    }
  }

  /// Returns the place of a contrast, such as "on Card".
  private func place(_ ground: String?, in language: Language) -> String {
    guard let ground, !ground.isEmpty else { return language.choose("on the assumed surface", "가정한 표면 위의") }
    return language.choose("on \(ground.shown)", "\(ground.shown) 위의")
  }

  private func origin(_ source: JudgingSource, in language: Language) -> String {
    switch source {
    case .declared: ""
    case .scene(let path):
      language.choose(" (as \(path.shownPath) draws it)", " (\(path.shownPath)에서 그렇게 그립니다)")
    case .named(.strong): language.choose(" (their names belong together)", " (두 이름이 짝을 이룹니다)")
    case .named(.likely):
      language.choose(" (where its name suggests that it lies)", " (이름으로 미루어 그 위에 놓입니다)")
    }
  }

  private func list(_ names: [String], of count: Int) -> String {
    names.shownList + (count > names.count ? " …" : "")
  }

  private func text(
    of reason: UndecidedPicture, _ list: String, _ count: Int, in language: Language
  ) -> String {
    let why =
      switch reason {
      case .form(let form): language.choose("\(form.shown) is not read", "\(form.shown) 형식은 읽지 않습니다")
      case .unreadable: language.choose("damaged or too large", "손상되었거나 너무 큽니다")
      case .tooSlow: language.choose("drawing took too long", "그리는 데 너무 오래 걸립니다")
      case .toolMissing(let tool, _):
        language.choose("\(tool.shown) is not installed", "\(tool.shown) 프로그램이 없습니다")
      }
    return language.choose(
      (count == 1 ? "1 picture" : "\(count) pictures") + " not judged, ", "그림 \(count)개를 판정하지 못했습니다. ")
      + why + ": " + list
  }
}

/// The reason why a picture is not judged.
package enum UndecidedPicture: Hashable, Sendable {
  /// The picture has a format, such as `HEIC`, that is not read.
  case form(String)
  case unreadable
  /// The picture could not be drawn within the time limit for one picture, or for all of them.
  case tooSlow
  /// The program that draws the picture is not installed.
  case toolMissing(String, package: String)
}
