// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDocument

/// The names of the values that an error lists as allowed.
extension Korean {
  package static func name(of allowed: ColorParsingError.Allowed) -> String {
    switch allowed {
    case .notation: "#RRGGBB, rgb(…), hsl(…), oklab(…), oklch(…), color(…)"
    case .hexadecimalDigit: "0–9, a–f"
    case .hexadecimalDigits: "16진수 3, 4, 6, 8자리"
    case .space: "srgb, display-p3"
    case .numberOrPercentage: "수나 백분율"
    case .angle: "각도"
    case .numberUpTo(let limit): "\(limit) 이하의 수"
    case .delimiter(let character): String(Character(character))
    case .delimiterOrParenthesis(let character): String(Character(character)) + " 또는 )"
    case .end: "텍스트의 끝"
    }
  }

  package static func name(of allowed: SceneReadingError.AllowedNumber) -> String {
    switch allowed {
    case .within(let range): Figures.text(range)
    case .whole: "정수"
    case .wholeWithin(let range): "\(Figures.text(range))의 정수"
    case .pixels(let limit): "\(limit)픽셀까지"
    case .upToLightAbove: "darkBelow는 lightAbove 이하"
    }
  }
}
