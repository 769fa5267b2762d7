// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidExport
import PellucidJudge

/// A fault of tokens or of a catalog in a file.
struct PlacedTokenFault: Described {
  let fault: TokenFault
  let path: String

  func sentence(in language: Language) -> String {
    if case .json(let error) = fault.fact {
      return "\(path.shownPath): \(SceneReadingError(error).sentence(in: language))"
    }
    let (what, advice) = language == .korean ? korean : english
    return ErrorParts.joined(what, fault.place.isEmpty ? path : path + ": " + fault.place, advice)
  }

  private var english: (what: String, advice: String) {
    switch fault.fact {
    case .json: ("not JSON", "correct it")
    case .wrongKind(let expected):
      ("not \(English.name(of: expected))", "write it as the Design Tokens format says")
    case .otherVersion: ("another version of the resolver", "write \"2025.10\"")
    case .unknownKey(let key): ("unknown key \"\(key.shown)\"", "take it out")
    case .unsupported(let part):
      ("\"\(part.shown)\" is not read", "write the tokens into the document itself")
    case .unknownModifier(let name, let known):
      ("catalogs have no modifier \"\(name.shown)\"", "use \(known.joined(separator: ", "))")
    case .unknownContext(let word):
      ("catalogs have no context \"\(word.shown)\"", "name one that variants have")
    case .noTarget(let name):
      ("nothing has the name \"\(name.shown)\"", "name a token, a set or a modifier of the document")
    case .aliasLoop: ("an alias leads back to itself", "give the token a value")
    case .badColor: ("no colour", "write colorSpace and three components from 0 to 1 in every context")
    case .unknownSpace(let word, let known):
      ("catalogs have no colour space \"\(word.shown)\"", "convert it to \(known.joined(separator: ", "))")
    case .badPath(let folder):
      ("\"\(folder.shown)\" is no colour set of a catalog", "name a folder like Brand/Ink.colorset")
    case .samePath(let folder): ("two tokens for \"\(folder.shown)\"", "rename one")
    case .unreadableSet: ("the colour set has errors", "see pellucid catalog lint, and correct them")
    case .unknownReference(let name):
      ("no system has the colour \"\(name.shown)\"", "name one of pellucid colors")
    case .noColors: ("no colours", "name a document or a catalog that has some")
    case .tooManyVariants(let limit): ("more than \(limit) combinations", "use fewer modifiers or contexts")
    case .inexpressible: ("no variants of a colour set give these colours", "give the token fewer contexts")
    }
  }

  private var korean: (what: String, advice: String) {
    switch fault.fact {
    case .json: ("JSON이 아닙니다", "고치세요")
    case .wrongKind(let expected): ("\(Korean.name(of: expected)) 값이 아닙니다", "Design Tokens 형식대로 적으세요")
    case .otherVersion: ("resolver의 다른 버전입니다", "\"2025.10\"을 적으세요")
    case .unknownKey(let key): ("알 수 없는 키 \"\(key.shown)\"", "지우세요")
    case .unsupported(let part): ("\"\(part.shown)\" 부분은 읽지 않습니다", "토큰을 문서 안에 적으세요")
    case .unknownModifier(let name, let known):
      ("카탈로그에는 modifier \"\(name.shown)\"가 없습니다", "\(known.joined(separator: ", ")) 중에서 쓰세요")
    case .unknownContext(let word): ("카탈로그에는 context \"\(word.shown)\"가 없습니다", "변형에 있는 이름을 쓰세요")
    case .noTarget(let name): ("\"\(name.shown)\"라는 이름이 없습니다", "문서에 있는 토큰, set 또는 modifier를 쓰세요")
    case .aliasLoop: ("별칭이 자기 자신으로 돌아옵니다", "토큰에 값을 적으세요")
    case .badColor: ("색이 아닙니다", "모든 context에 colorSpace와 0부터 1까지의 components 세 개를 적으세요")
    case .unknownSpace(let word, let known):
      ("카탈로그에는 색 공간 \"\(word.shown)\"가 없습니다", "\(known.joined(separator: ", ")) 중 하나로 바꾸세요")
    case .badPath(let folder): ("\"\(folder.shown)\"는 카탈로그의 색상 세트가 아닙니다", "Brand/Ink.colorset 같은 폴더를 쓰세요")
    case .samePath(let folder): ("\"\(folder.shown)\"에 토큰이 두 개 있습니다", "하나의 이름을 바꾸세요")
    case .unreadableSet: ("색상 세트에 오류가 있습니다", "pellucid catalog lint로 확인하고 고치세요")
    case .unknownReference(let name):
      ("\"\(name.shown)\" 색이 있는 시스템이 없습니다", "pellucid colors에 있는 색을 쓰세요")
    case .noColors: ("색이 없습니다", "색이 있는 문서나 카탈로그를 쓰세요")
    case .tooManyVariants(let limit): ("조합이 \(limit)개보다 많습니다", "modifier나 context를 줄이세요")
    case .inexpressible: ("색상 세트의 변형으로 나타낼 수 없는 색입니다", "토큰의 context를 줄이세요")
    }
  }
}
