// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The words of `catalog show`. Names that programs read, such as those of the combinations, are the same in every
/// language.
struct ShowWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  private var isKorean: Bool { language == .korean }

  var gives: String { isKorean ? "결과" : "gives" }
  var empty: String { isKorean ? "비어 있음" : "empty" }
  var unreadable: String { isKorean ? "읽을 수 없음" : "unreadable" }
  var missing: String { isKorean ? "파일 없음" : "missing" }
  var intent: String { isKorean ? "렌더링 방식" : "rendering intent" }
  var layers: String { isKorean ? "레이어" : "layers" }
  var noVariants: String { isKorean ? "변형 없음" : "no variants" }
  var unreadableAsset: String {
    isKorean
      ? "읽을 수 없습니다. 이유는 pellucid catalog lint로 볼 수 있습니다" : "cannot be read; pellucid catalog lint says why"
  }
}
