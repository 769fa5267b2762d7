// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// Sentences about the files of catalogs.
extension Korean {
  static func message(of fact: CatalogFileFact) -> String {
    switch fact {
    case .notJSON(let found, _): "JSON이 아닙니다. 여기에 있는 것: \(name(of: found))"
    case .keyTwice: "같은 키가 두 번 나옵니다"
    case .tooMany(let what, _): "너무 많습니다: \(name(of: what))"
    case .trailingComma: "닫는 괄호 앞에 쉼표가 있습니다"
    case .unreadableFile(let trouble): "파일을 읽을 수 없습니다(\(text(of: trouble)))"
    case .missingContents: "에셋을 설명하는 파일이 없습니다"
    case .wrongKind(let found, _): "값의 종류가 다릅니다. 여기에 있는 것: \(name(of: found))"
    case .missingKey(let key, _): "\"\(key)\" 키가 없습니다"
    case .unknownWord(let found, _, _): "알 수 없는 값 \"\(found.shown)\"입니다"
    case .unknownReference(let name, let platform, _):
      "시스템 색 \"\(name.shown)\"을(를) 알 수 없습니다" + (platform.map { ". 플랫폼: \($0.catalogName)" } ?? "")
    case .badComponent(let found): "색의 구성 요소가 아닙니다. 여기에 있는 것: \(found.shown)"
    case .outOfRange(let found, _): "숫자 \(found.shown)이(가) 범위를 벗어났습니다"
    case .alphaWithoutPoint(let found, let taken): "알파에 소수점이 없습니다. \(found.shown)을(를) \(taken.shown)로 읽었습니다"
    case .mixedNotations: "한 색의 구성 요소가 여러 표기로 적혀 있습니다"
    case .otherVersion(let found): "알 수 없는 버전 \(found.shown)입니다"
    case .sameVariant(let first): "같은 변형이 두 번 나옵니다. 처음 나온 곳은 \(first.shown)입니다"
    case .noAnyAppearance: "모드를 지정하지 않은 값이 없습니다"
    case .schemeBeatsContrast(let scheme):
      "모드를 지정하지 않은 ‘대비 증가’ 값은 \(scheme == .dark ? "다크 모드" : "라이트 모드")에서 쓰이지 않습니다"
    case .missingFile(let name): "\"\(name.shown)\" 파일이 없습니다"
    case .missingLayer(let name): "\"Assets/\(name.shown)\" 파일이 없습니다"
    case .fileOutside(let name): "\"\(name.shown)\" 파일이 에셋 밖에 있습니다"
    case .unassignedFile(let name): "\"\(name.shown)\" 파일이 어느 변형에도 속하지 않습니다"
    case .linkNotFollowed: "링크를 따라가지 않았습니다"
    case .linkedContents: "에셋을 설명하는 파일이 따라갈 수 없는 링크입니다"
    case .tooManyEntries: "파일과 폴더가 너무 많습니다"
    case .tooManyFolders: "폴더가 너무 깊습니다"
    case .unknownKind(let kind): "알 수 없는 에셋 종류 \"\(kind.shown)\"입니다"
    case .sameName(let name, let first): "\"\(name.shown)\" 이름이 두 번 쓰였습니다. 처음 쓴 곳은 \(first.shown)입니다"
    case .nameNotText: "이름이 UTF-8이 아닙니다"
    }
  }

  static func advice(of fact: CatalogFileFact) -> String {
    switch fact {
    case .notJSON(_, let expected): "여기에 올 수 있는 것: \(name(of: expected))"
    case .keyTwice: "하나만 남기세요"
    case .tooMany(_, let limit), .tooManyEntries(let limit), .tooManyFolders(let limit):
      "\(limit)까지만 읽습니다"
    case .trailingComma: "쉼표를 지우세요. 여기서는 읽지만 다른 JSON 도구는 거부합니다"
    case .unreadableFile: "파일이 맞는지, 권한이 있는지 확인하세요"
    case .missingContents: "파일을 더하거나 폴더를 지우세요"
    case .wrongKind(_, let expected): "올바른 종류: \(name(of: expected))"
    case .missingKey(_, let assumed):
      assumed.map { "키를 더하세요. 지금은 \(name(of: $0))(으)로 읽습니다" } ?? "키를 더하세요. 이 항목은 쓰이지 않습니다"
    case .unknownWord(_, let nearest, let allowed):
      (nearest.map { "혹시 \"\($0.shown)\"인가요? " } ?? "") + "쓸 수 있는 값: " + allowed.joined(separator: ", ")
    case .unknownReference(_, _, let nearest):
      (nearest.map { "혹시 \"\($0.shown)\"인가요? " } ?? "")
        + "UIKit과 AppKit의 이름(\"labelColor\" 등)을 쓰세요. 알 수 없는 이름은 색이 없는 것으로 봅니다"
    case .badComponent:
      "\"0.895\"처럼 소수점이 있는 수, \"0xE4\" 같은 바이트, \"228\"처럼 0…255 사이의 수로 적으세요"
    case .outOfRange(_, let allowed): "허용 범위는 \(allowed)입니다"
    case .alphaWithoutPoint: "\"0.000\"부터 \"1.000\"까지 소수점을 넣어 적으세요"
    case .mixedNotations: "한 가지 표기로 적으세요"
    case .otherVersion: "1로 적으세요. 알려진 버전은 1뿐입니다"
    case .sameVariant: "하나만 남기세요. 처음 것이 쓰입니다"
    case .noAnyAppearance: "모드를 지정하지 않은 항목을 더하거나, 모드마다 하나씩 두세요"
    case .schemeBeatsContrast(let scheme):
      "luminosity가 \(scheme.rawValue)이고 contrast가 high인 항목을 더하세요"
    case .missingFile: "파일을 더하거나 이름을 지우세요. 이 변형은 없는 것으로 봅니다"
    case .missingLayer: "파일을 더하거나, 아무것도 보이지 않는 이 레이어를 지우세요"
    case .fileOutside: "파일을 에셋 폴더에 넣고 이름만 적으세요"
    case .unassignedFile: "항목에 이름을 적거나 파일을 지우세요"
    case .linkNotFollowed, .linkedContents: "파일 자체를 여기에 두세요. 폴더나 카탈로그 밖으로 가는 링크는 따라가지 않습니다"
    case .unknownKind: "그대로 두고 읽지 않습니다. 에셋을 묶기만 하는 폴더 이름에는 점을 쓰지 않습니다"
    case .sameName: "둘 중 하나의 이름을 바꾸세요"
    case .nameNotText: "이름을 바꾸세요. 지금은 읽지 않습니다"
    }
  }

  package static func text(of trouble: FileTrouble) -> String {
    switch trouble {
    case .missing: "파일이 없음"
    case .notAFile: "파일이 아님"
    case .tooManyBytes(let limit): "\(limit)바이트를 넘음"
    case .system(let words): SystemWords.korean(words).shownPath
    }
  }
}
