// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A contrast that is less than needed, in all judged combinations of settings together.
package struct Shortfall: Hashable, Sendable {
  package var subject: ForegroundSubject
  package var needs: ContrastNeed
  /// The contrast on the pixels that are drawn with the scene's own settings; nil where it is sufficient.
  package var drawn: Drawn?
  /// The lowest contrast, over any backdrop and with any settings; nil where the drawn pixels have it.
  package var worst: Worst?
  /// The number of combinations of settings that fall short; nil where only the scene's own settings were judged.
  package var combinations: Combinations?
  /// A Boolean value indicating whether only the scene's own settings were judged.
  package var isOwn: Bool
  /// A Boolean value indicating whether what is drawn falls short with some settings, whatever else could lie behind.
  package var failsAsDrawn = false

  /// A contrast on drawn pixels.
  package struct Drawn: Hashable, Sendable {
    package var lowest: Double
    /// A Boolean value that is true where no other pixels are possible.
    package var isOnFixedColor: Bool
    /// The combination of settings, where it is the worst of several; nil otherwise.
    package var variant: String?
  }

  /// A contrast over the worst backdrop with the worst settings.
  package struct Worst: Hashable, Sendable {
    package var lowest: Double
    package var ground: ForegroundGround
    /// The backdrop over which the contrast is lowest; nil where it was measured on drawn pixels.
    package var backdrop: BreakingBackdrop?
    /// The combination of settings; nil where only one was judged.
    package var variant: String?
  }

  /// A number of combinations of settings.
  package struct Combinations: Hashable, Sendable {
    package var failing: Int
    package var judged: Int
  }

  /// The rule that is broken: that of the drawn pixels if they fall short, else that of backdrops or of settings.
  package var rule: Rule {
    drawn != nil ? .textContrast : isOwn ? .textContrastAnyBackdrop : .settingsMatrix
  }
}

extension English {
  static func text(_ shortfall: Shortfall) -> String {
    let subject = text(shortfall.subject)
    var clauses: [String] = []
    if let drawn = shortfall.drawn {
      let place = drawn.isOnFixedColor ? "on its background" : "on the drawn pixels"
      clauses.append(
        "\(subject) has \(Figures.ratio(drawn.lowest)) \(place)\(settings(drawn.variant)), \(text(shortfall.needs))"
      )
    }
    if let worst = shortfall.worst {
      let clause =
        if let backdrop = worst.backdrop {
          "\(verb(backdrop)) \(Figures.ratio(worst.lowest)) \(text(worst.ground))\(text(backdrop))"
        } else {
          "has \(Figures.ratio(worst.lowest)) on the drawn pixels"
        }
      let settings = settings(worst.variant)
      clauses.append(
        shortfall.drawn == nil
          ? "\(subject) \(clause)\(settings), \(text(shortfall.needs))" : "it \(clause)\(settings)")
    }
    if let count = shortfall.combinations {
      clauses.append(
        count.failing == 1
          ? "no other combination of settings falls short"
          : "\(count.failing - 1) of \(count.judged - 1) other combinations of settings fall short too")
    }
    return clauses.joined(separator: "; ")
  }

  private static func settings(_ variant: String?) -> String { variant.map { " in " + $0.shown } ?? "" }
}

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
