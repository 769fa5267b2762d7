// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about colour sets, pictures and app icons of catalogs.
extension Korean {
  static func message(of fact: AssetFact) -> String {
    switch fact {
    case .missingDark(let role, let worksInBoth): missingDark(role, worksInBoth)
    case .stepsWithoutDark(let names, let count):
      "다크 모드용 변형이 없는 단계별 색이 \(count)개 있습니다. 무엇에 쓰는지는 알 수 없습니다: " + list(names, of: count)
    case .missingIncreased(_, let ground): "\(on(ground)) 대비가 7:1보다 낮은데 ‘대비 증가’용 변형이 없습니다"
    case .pairContrast(let ground, let source, let isRequired):
      (isRequired ? "\(on(ground)) 대비가 부족합니다" : "\(on(ground)) 대비가 사용자 지정 색을 쓴 작은 텍스트에 권장하는 값보다 낮습니다")
        + origin(source)
    case .pairUndecided(let ground, let missing):
      "\(ground) 위의 대비를 판정할 수 없습니다. \(missing)에 색이 없거나 알 수 없는 색입니다"
    case .pairUnknown(let name, let nearest, _):
      "\"\(name)\"이라는 색상 세트가 없습니다" + (nearest.map { ". 혹시 \"\($0)\"인가요?" } ?? "")
    case .pairsCut(let limit): "이름만으로 짝을 이루는 색이 카탈로그 하나에 \(limit)쌍을 넘습니다. 나머지는 판정하지 않았습니다"
    case .levelsCut(let limit): "이름만으로 이어지는 층이 카탈로그 하나에 \(limit)쌍을 넘습니다. 나머지는 판정하지 않았습니다"
    case .contrastLowered(let ground, let source): "‘대비 증가’를 켜면 \(on(ground)) 대비가 오히려 낮아집니다" + origin(source)
    case .plainInversion: "다크 모드 색이 라이트 모드 색을 그대로 반전한 값입니다"
    case .darkBrighter: "배경이 라이트 모드보다 다크 모드에서 더 밝습니다"
    case .darkDimmer: "텍스트가 라이트 모드보다 다크 모드에서 더 어둡습니다"
    case .elevatedNotAbove(let base): "다크 모드에서 뒤에 놓이는 \(base)보다 밝지 않습니다"
    case .identicalColors: "라이트 모드와 다크 모드의 색이 같습니다"
    case .identicalFiles(let first, let second):
      first == second ? "라이트 모드와 다크 모드에 같은 파일 \(first)을(를) 씁니다" : "\(first)과(와) \(second)은(는) 같은 그림입니다"
    case .lostOnDark: "어두운 배경에서 윤곽 대부분이 보이지 않습니다"
    case .lostOnLight: "밝은 배경에서 윤곽 대부분이 보이지 않습니다"
    case .whiteGlow: "흰 바탕이 어두운 화면에서 빛나 보입니다"
    case .ofSequence(let fact, let count): "\(message(of: fact)). 번호가 이어지는 그림 \(count)개가 모두 그렇습니다"
    case .undecidedPictures(let reason, let names, let count): undecided(reason, names, count)
    case .noDarkIcon: "앱 아이콘에 다크 모드용이 없습니다"
    case .noTintedIcon: "앱 아이콘에 틴트용이 없습니다"
    case .darkBesideSizes(let count):
      "다크 또는 틴트 아이콘이 크기별 아이콘 \(count)개와 함께 있어, 크기별 아이콘이 대신 쓰입니다"
    }
  }

  private static func missingDark(_ role: ColorRole?, _ worksInBoth: Bool) -> String {
    guard let role else { return "다크 모드용 변형이 없습니다. 무엇에 쓰는 색인지는 알 수 없습니다" }
    return worksInBoth
      ? "\(name(role)) 색에 다크 모드용 변형이 없지만, 두 모드 모두에서 대비가 충분합니다" : "\(name(role)) 색에 다크 모드용 변형이 없습니다"
  }

  private static func name(_ role: ColorRole) -> String {
    switch role {
    case .text: "텍스트"
    case .largeText: "큰 텍스트"
    case .symbol: "기호"
    case .separator: "구분선"
    case .fill: "채우기"
    case .background: "배경"
    }
  }

  private static func on(_ ground: String?) -> String {
    guard let ground, !ground.isEmpty else { return "가정한 표면 위의" }
    return "\(ground) 위의"
  }

  private static func origin(_ source: JudgingSource) -> String {
    switch source {
    case .declared: ""
    case .scene(let path): " (\(path)에서 그렇게 그립니다)"
    case .named(.strong): " (두 이름이 짝을 이룹니다)"
    case .named(.likely): " (이름으로 미루어 그 위에 놓입니다)"
    }
  }

  private static func list(_ names: [String], of count: Int) -> String {
    names.joined(separator: ", ") + (count > names.count ? " …" : "")
  }

  private static func undecided(_ reason: UndecidedPicture, _ names: [String], _ count: Int) -> String {
    let list = list(names, of: count)
    switch reason {
    case .form(let form): return "그림 \(count)개를 판정하지 못했습니다. \(form) 형식은 읽지 않습니다: \(list)"
    case .unreadable: return "그림 \(count)개를 판정하지 못했습니다. 손상되었거나 너무 큽니다: \(list)"
    case .tooSlow: return "그림 \(count)개를 판정하지 못했습니다. 그리는 데 너무 오래 걸립니다: \(list)"
    case .toolMissing(let tool, _):
      return "그림 \(count)개를 판정하지 못했습니다. \(tool) 프로그램이 없습니다: \(list)"
    }
  }

  static func advice(of fact: AssetFact) -> String? {
    switch fact {
    case .missingDark(let role, _): role == nil ? "roles에 용도를 적거나 fixed 목록에 넣으세요" : nil
    case .stepsWithoutDark: "roles에 용도를 적거나 fixed 목록에 넣으세요"
    case .missingIncreased, .pairContrast, .contrastLowered, .plainInversion, .darkBrighter, .darkDimmer,
      .elevatedNotAbove:
      nil
    case .pairUndecided: "빈 변형을 채우거나, 플랫폼에 있는 색의 이름을 쓰세요"
    case .pairUnknown(_, _, let isInScene): isInScene ? "장면 문서의 이름을 고치세요" : "설정 파일의 이름을 고치세요"
    case .pairsCut: "중요한 짝을 pairs에 적고 names를 false로 두세요"
    case .levelsCut: "중요한 층을 levels에 적고 names를 false로 두세요"
    case .identicalColors: "다크 모드용 변형을 지우거나, 색상 세트를 fixed 목록에 넣으세요"
    case .identicalFiles: "하나만 남겨 두 모드에 함께 쓰세요"
    case .lostOnDark: "다크 모드용으로 더 밝은 그림이나 테두리를 더하거나, 틴트를 받는 템플릿으로 바꾸세요"
    case .lostOnLight: "라이트 모드용으로 더 어두운 그림이나 테두리를 더하거나, 틴트를 받는 템플릿으로 바꾸세요"
    case .whiteGlow: "바탕이 #d8d8d8 정도인 다크 모드용 그림을 더하거나, images에 dimmed로 적으세요"
    case .ofSequence(let fact, _): advice(of: fact)
    case .undecidedPictures(.toolMissing(_, let package), _, _):
      "\(package) 패키지를 설치하거나, 라이트 모드와 다크 모드에서 직접 확인하세요"
    case .undecidedPictures: "라이트 모드와 다크 모드에서 직접 확인하세요"
    case .noDarkIcon: "luminosity가 dark인 1024포인트 아이콘과 tinted인 아이콘을 더하세요"
    case .noTintedIcon: "luminosity가 tinted인 1024포인트 아이콘을 더하세요"
    case .darkBesideSizes: "기본, 다크, 틴트마다 1024포인트 아이콘을 하나씩만 남기세요"
    }
  }
}
