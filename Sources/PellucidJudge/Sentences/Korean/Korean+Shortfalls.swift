// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The sentences about texts and symbols that fall short.
extension Korean {
  static func text(_ shortfall: Shortfall) -> String {
    let subject = text(shortfall.subject)
    var clauses: [String] = []
    if let drawn = shortfall.drawn {
      let place = drawn.isOnFixedColor ? "배경" : "그려진 픽셀"
      clauses.append(
        "\(settings(drawn.variant))\(place)에서 \(subject)의 대비가 \(Figures.ratio(drawn.lowest))입니다. \(text(shortfall.needs))"
      )
    }
    if let worst = shortfall.worst {
      let clause =
        if let backdrop = worst.backdrop {
          "\(text(worst.ground))\(text(backdrop)) \(subject)의 대비가 \(Figures.ratio(worst.lowest))\(verb(backdrop))"
        } else {
          "그려진 픽셀에서 \(subject)의 대비가 \(Figures.ratio(worst.lowest))입니다"
        }
      clauses.append(
        settings(worst.variant) + clause + (shortfall.drawn == nil ? ". \(text(shortfall.needs))" : ""))
    }
    if let drawn = shortfall.drawnElsewhere {
      clauses.append("\(settings(drawn.variant))그려진 픽셀에서는 \(Figures.ratio(drawn.lowest))입니다")
    }
    if let count = shortfall.combinations {
      clauses.append(
        count.failing == 1
          ? "다른 설정 조합에서는 부족하지 않습니다"
          : "다른 설정 조합 \(count.judged - 1)개 가운데 \(count.failing - 1)개에서도 부족합니다")
    }
    return clauses.joined(separator: ". ")
  }

  private static func settings(_ variant: String?) -> String { variant.map { "\($0.shown) 조합에서 " } ?? "" }
}
