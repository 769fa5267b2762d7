// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge
import PellucidViews

extension TextFault {
  /// Returns the fault in words: the text, its place, and what is wrong.
  func sentence(in language: Language) -> String {
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", $0) }
      .joined(separator: " ")
    let name = (id.map { "\($0) " } ?? "") + "\"" + text + "\" (\(place))"
    switch kind {
    case .empty: return language.choose("\(name) has no letters.", "\(name): 글자가 없습니다.")
    case .truncated:
      return language.choose(
        "\(name) ends with an ellipsis: give it more lines or more room, or let it shrink.",
        "\(name): 줄임표로 끝납니다. 줄이나 자리를 늘리거나 작아지게 하세요.")
    case .clipped:
      return language.choose(
        "\(name) is cut off: give it more room, or let the view around it scroll.",
        "\(name): 잘렸습니다. 자리를 늘리거나 바깥 뷰를 스크롤하게 하세요.")
    case .overlaps(let other):
      return language.choose(
        "\(name) lies on the text \"\(other)\": put them beside each other.",
        "\(name): \"\(other)\" 텍스트와 겹칩니다. 나란히 놓으세요.")
    }
  }
}
