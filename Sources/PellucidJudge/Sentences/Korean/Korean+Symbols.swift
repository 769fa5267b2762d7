// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON

/// The reasons for rejecting a symbol, as clauses of a sentence that names the document.
extension Korean {
  package static func text(of refusal: SymbolRefusal) -> String {
    switch refusal {
    case .endsInsideElement: "요소가 닫히지 않은 채 끝남"
    case .endsBefore(let end): "\(end)이(가) 나오기 전에 끝남"
    case .closesNothing: "열리지 않은 요소를 닫음"
    case .brokenTag(let element): "\(element.shown) 요소의 태그가 올바르지 않음"
    case .notUTF8: "UTF-8 텍스트가 아님"
    case .otherEncoding: "인코딩이 UTF-8이 아님"
    case .declaresEntities: "엔티티를 선언함, 일반 SVG로 저장해야 함"
    case .unknownReference: "정의되지 않은 문자나 엔티티를 참조함"
    case .linksStyleSheet: "스타일시트를 연결함"
    case .forbidden(let element): "\(element.shown) 요소가 있음"
    case .importantStyle: "!important 스타일이 있음"
    case .styleWord(let word): "style 요소에 \(word.shown)이(가) 있음"
    case .escapedLetters: "이스케이프로 글자를 숨김"
    case .refersToOtherDocument: "다른 문서를 참조함"
    case .tooManyElements(let limit): "요소가 \(limit)개를 넘음"
    case .tooManyAttributes(let element, let limit): "\(element.shown) 요소의 속성이 \(limit)개를 넘음"
    case .tooManyRules: "요소 수에 비해 스타일 규칙이 너무 많음"
    case .tooDeep: "요소가 너무 깊이 겹쳐 있음"
    case .tooManyReferences(let limit): "참조를 따라 그리는 요소가 \(limit)개를 넘음"
    case .tooDeepReferences: "요소가 너무 깊이 겹치거나 서로를 너무 깊이 참조함"
    }
  }
}
