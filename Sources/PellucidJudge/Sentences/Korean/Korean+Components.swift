// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

extension Korean {
  /// Returns the sentence about a component that cannot be drawn.
  static func text(of error: ComponentError, at place: String?) -> String {
    switch error {
    case .unavailable(let kind, let platform):
      ErrorParts.joined(
        "\(Vocabularies.platform.name(of: platform))에는 \(kind.name)이(가) 없습니다", place,
        "pellucid components --platform \(Vocabularies.platform.name(of: platform))로 확인하세요")
    case .unavailableStyle(let kind, let style, let platform):
      ErrorParts.joined(
        "\(Vocabularies.platform.name(of: platform))에는 \"\(style.rawValue)\" 스타일의 \(kind.name)이(가) 없습니다",
        place, "플랫폼의 스타일을 쓰려면 style을 빼세요")
    case .unavailableProperty(let kind, let property, let platform, let allowed):
      ErrorParts.joined(
        "\(Vocabularies.platform.name(of: platform))의 \(kind.name)에는 \(property.rawValue)이(가) 없습니다", place,
        "빼거나 " + allowed.map { Vocabularies.platform.name(of: $0) }.joined(separator: ", ") + "에서 쓰세요")
    case .unknownState(let kind, let state, let platform, let allowed):
      ErrorParts.joined(
        "\(Vocabularies.platform.name(of: platform))의 \(kind.name)에는 \"\(state.rawValue)\" 상태가 없습니다", place,
        allowed.isEmpty ? "state를 빼세요" : oneOf(allowed.map { $0.rawValue }, nil))
    case .conflictingStates(let kind, let first, let second):
      ErrorParts.joined(
        "\(kind.name)은(는) \"\(first.rawValue)\"이면서 \"\(second.rawValue)\"일 수 없습니다", place, "둘 중 하나를 빼세요")
    case .outOfRange(let kind, let property, let found, let allowed):
      ErrorParts.joined(
        "\(kind.name)의 \(property.rawValue)이(가) \(Figures.text(found))입니다", place,
        "\(Figures.text(allowed.lowerBound))부터 \(Figures.text(allowed.upperBound))까지 쓰세요")
    case .empty(let kind, let property):
      ErrorParts.joined("\(kind.name)에 \(property.rawValue)이(가) 없습니다", place, "하나 이상 적으세요")
    case .missing(let kind, let properties, .some(let property)):
      ErrorParts.joined(
        "\(kind.name)의 \(property.rawValue)이(가) 비어 있습니다", place, "\(names(properties))을(를) 비우지 말고 적으세요")
    case .missing(let kind, let properties, nil):
      ErrorParts.joined(
        "\(kind.name)에 \(names(properties))이(가) 없습니다", place, "\(names(properties))을(를) 비우지 말고 적으세요")
    case .tooLong(let kind, let property, let limit):
      ErrorParts.joined(
        "\(kind.name)의 \(property.rawValue)에 글이 너무 많습니다", place, "\(limit)바이트까지 쓰세요")
    case .tooLarge(let kind, let property, let found, let limit):
      ErrorParts.joined(
        "\(kind.name)의 크기가 \(Figures.exact(found))포인트입니다", place,
        "\(Figures.exact(limit))포인트까지 그립니다. \(property?.rawValue ?? "내용")을(를) 줄이거나 frame을 적으세요")
    case .notLowered(let kind):
      ErrorParts.joined("레이어로 바꾸지 않은 \(kind.name)입니다", place, "장면을 해석하기 전에 레이어로 바꾸세요")
    }
  }

  /// Returns the names of properties of which one is enough.
  private static func names(_ properties: [ComponentProperty]) -> String {
    properties.map { $0.rawValue }.joined(separator: "이나 ")
  }
}
