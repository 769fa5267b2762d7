// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The names of the terms that readers of documents found or expected.
extension Korean {
  package static func name(of term: DocumentTerm) -> String {
    switch term {
    case .text(let text): text.shown
    case .null: "null"
    case .bool: "true 또는 false"
    case .number, .digit: "숫자"
    case .string: "문자열"
    case .array: "배열"
    case .object: "객체"
    case .value: "값"
    case .finiteNumber: "유한한 수"
    case .emptyArray: "빈 배열"
    case .arrayOf(let count): "값이 \(count)개인 배열"
    case .objectLike(let example): "\(example) 같은 객체"
    case .arrayNamed(let names): "배열 [\(names)]"
    case .end: "문서의 끝"
    case .byte(let byte): "바이트 0x" + String(byte, radix: 16)
    case .notUTF8: "UTF-8이 아닌 바이트"
    case .utf8: "UTF-8 문자열"
    case .hexadecimalDigits: "16진수 네 자리"
    case .character: "문자(줄바꿈은 \\n, 탭은 \\t로 적음)"
    case .wholeCharacter: "온전한 문자"
    case .noLastComma: "쉼표 없이 닫는 괄호"
    case .key: "큰따옴표로 묶은 키"
    case .either(let first, let second): "\(first) 또는 \(second)"
    case .closingQuote: "문자열을 닫는 '\"'"
    case .escapedCharacter: "'\\' 뒤의 문자"
    case .escape: "'\\' 뒤에 \" \\ / b f n r t u 가운데 하나"
    case .secondSurrogate: "서로게이트 쌍의 나머지 절반"
    case .loneSurrogate: "서로게이트 쌍의 절반"
    case .stops(let count): "정지점 \(count)개"
    case .keys(let count): "키 \(count)개"
    case .numbers(let count): "수 \(count)개"
    case .twoStops: "둘 이상의 정지점"
    case .rowsOf(let count): "점이 \(count)개씩인 온전한 행 둘 이상"
    case .levelAndColor: "level과 color"
    case .oneOfBoth: "둘 가운데 하나"
    case .styleOrStyles: "style, 또는 항목이 하나 이상인 styles"
    case .backdrops: "content, 항목이 하나 이상인 pictures나 colors, 또는 luminance"
    case .opaqueColor: "불투명한 색"
    case .otherElement: "다른 요소"
    case .nothingButMove: "없음(move만 프레임으로 옮깁니다)"
    case .nothingButValue: "없음(value만 수로 옮깁니다)"
    case .oneOf(let names): "다음 가운데 하나: " + names.joined(separator: ", ")
    case .first(let element): "맨 앞에 " + element.shown
    case .elementLike(let element): element.shown + " 같은 요소"
    case .reason(let words): "이유 \"\(words.shown)\""
    case .component: #""0.895", "0xE4", "228"처럼 따옴표로 묶은 구성 요소"#
    case .emptyList: "빈 목록"
    case .colorLike(let text): "\"\(text)\" 같은 색"
    }
  }

  package static func name(of term: CountedTerm) -> String {
    switch term {
    case .bytes: "바이트"
    case .values: "값"
    case .brackets: "겹친 괄호"
    case .layers: "레이어"
    case .nestedLayers: "겹친 레이어"
    case .entries: "항목"
    case .textBytes: "텍스트의 바이트"
    }
  }
}
