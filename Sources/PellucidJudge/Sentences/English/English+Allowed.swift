// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDocument

/// The names of the values that an error lists as allowed.
extension English {
  package static func name(of allowed: ColorParsingError.Allowed) -> String {
    switch allowed {
    case .notation: "#RRGGBB, rgb(…), hsl(…), oklab(…), oklch(…) or color(…)"
    case .hexadecimalDigit: "0–9 or a–f"
    case .hexadecimalDigits: "3, 4, 6 or 8 hexadecimal digits"
    case .space: "srgb or display-p3"
    case .numberOrPercentage: "a number or a percentage"
    case .angle: "an angle"
    case .numberUpTo(let limit): "a number up to \(limit)"
    case .delimiter(let character): String(Character(character))
    case .delimiterOrParenthesis(let character): String(Character(character)) + " or )"
    case .end: "the end of the text"
    }
  }

  package static func name(of allowed: SceneReadingError.AllowedNumber) -> String {
    switch allowed {
    case .within(let range): Figures.text(range)
    case .whole: "a whole number"
    case .wholeWithin(let range): "a whole number in \(Figures.text(range))"
    case .pixels(let limit): "at most \(limit) pixels"
    case .upToLightAbove: "at most lightAbove for darkBelow"
    }
  }
}
