// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Sentences about Liquid Glass.
extension Korean {
  static func sentence(of fact: GlassFact) -> String {
    switch fact {
    case .onGlass: "글래스 위의 글래스는 둘 다 흐리게 만듭니다: 아래 글래스 위에 채움과 생동감을 쓰세요"
    case .inContent: "글래스는 콘텐츠 위의 컨트롤에 속합니다: 콘텐츠 안에는 표준 머티리얼을 쓰세요"
    case .onContentMaterial(let material):
      "\(material)은(는) 콘텐츠 층의 머티리얼입니다: 글래스를 그 위에 띄우거나 생동감 있는 채움을 쓰세요"
    case .onFloatingMaterial(let material):
      "\(material) 머티리얼 위의 글래스는 두 번 흐려집니다: 생동감 있는 채움을 쓰거나 머티리얼 대신 글래스를 쓰세요"
    case .materialOnGlass(let material):
      "글래스 위의 \(material)은(는) 둘 다 흐리게 만듭니다: 아래 글래스 위에 채움과 생동감을 쓰세요"
    case .overGlass(let other): "\(other)의 글래스 위에 놓여 있습니다: 하나를 옮기거나 다른 글래스 위에는 채움을 쓰세요"
    case .tooMany(let count, let most):
      "직접 만든 글래스 요소 \(count)개가 콘텐츠에서 주의를 빼앗습니다: 중요한 \(most)개만 남기세요"
    case .besideGlass(let other): "\(other)의 글래스 옆에 있습니다: 둘을 한 글래스 컨테이너에 넣으세요"
    case .textBehindClear: "투명 글래스 뒤의 글자가 비쳐 보입니다: regular를 쓰세요"
    case .plainBehindClear: "투명 글래스 뒤에 단색이 있습니다: regular를 쓰거나 아래에 그림을 두세요"
    case .nearlyPlainBehindClear: "투명 글래스 뒤가 거의 한 가지 색입니다: regular를 쓰세요"
    case .clearControl(let control): "글자가 이만큼 많은 컴포넌트에는 일반 글래스를 씁니다: \(control.name)"
    case .muchTextOnClear: "투명 글래스 위에 글자가 많습니다: regular를 쓰세요"
    case .opaqueFill: "불투명한 채움이 머티리얼을 해칩니다: 그 대신 글래스에 색조를 주세요"
    case .mixedVariants(let own, let variant, let other):
      "\(own.name)이(가) \(other)의 \(variant.name) 글래스 옆에 있습니다: 한 가지만 쓰세요"
    case .secondTint(let first): "\(first)에 이미 색조가 있습니다: 주된 동작에만 색조를 주세요"
    case .brightBehindClear(let dimmed, let enough):
      "투명 글래스 아래에 밝은 콘텐츠가 있습니다\(dimmed > 0 ? "(어둡게 한 정도는 \(short(dimmed))뿐)" : ""): "
        + "지침은 검정 \(least(GlassDimming.publishedOpacity))를 요구합니다"
        + (enough.map { ". 흰색 위의 흰 글자는 \(least($0))부터 4.5:1을 지킵니다" } ?? "")
    }
  }

  /// Returns an opacity as text, rounded such that an insufficient opacity is never shown as the required one.
  private static func short(_ dimmed: Double) -> String {
    least(min(dimmed, GlassDimming.publishedOpacity - 0.01))
  }

  private static func least(_ share: Double) -> String { Percent.least(share, lessThan: "1 % 미만") }
}
