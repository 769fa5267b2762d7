// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// A fact about a piece of Liquid Glass. Strings are the names of other layers.
package enum GlassFact: Hashable, Sendable {
  /// Glass lies on other glass.
  case onGlass
  /// Glass is used in the content layer.
  case inContent
  /// Glass lies on a material of the content layer.
  case onContentMaterial(String)
  /// Glass lies on a material that floats above content.
  case onFloatingMaterial(String)
  /// A standard material lies on glass.
  case materialOnGlass(String)
  /// Glass lies over other glass without lying in it.
  case overGlass(of: String)
  /// A surface has more pieces of the app's own glass than recommended.
  case tooMany(count: Int, most: Int)
  /// Glass stands beside other glass without a container.
  case besideGlass(of: String)
  /// Text lies behind clear glass.
  case textBehindClear
  /// A plain colour lies behind clear glass.
  case plainBehindClear
  /// The drawn pixels behind clear glass are nearly one colour.
  case nearlyPlainBehindClear
  /// Clear glass is used for a component that holds much text.
  case clearControl(GlassControl)
  /// Much text lies on clear glass.
  case muchTextOnClear
  /// An opaque fill lies under the glass, or over all of it.
  case opaqueFill
  /// Glass of one variant stands beside glass of another.
  case mixedVariants(GlassVariant, beside: GlassVariant, of: String)
  /// A second action is tinted, beside the one named `first`.
  case secondTint(first: String)
  /// A second element has the focus of tvOS, beside the one named `first`.
  case secondFocus(first: String)
  /// Bright content lies below clear glass.
  ///
  /// - Parameters:
  ///   - dimmed: The opacity of the black between the glass and the content, 0…1.
  ///   - enough: The lowest opacity at which white text over white holds its contrast; nil where Reduce
  ///     Transparency or Increase Contrast turns the glass into a plate, which provides the contrast.
  case brightBehindClear(dimmed: Double, enough: Double?)
  /// The content under the texts and symbols of clear glass is too bright for them, although the glass is dimmed as the
  /// guidelines say.
  ///
  /// - Parameters:
  ///   - dimmed: The opacity of the black between the glass and the content, 0…1.
  ///   - enough: The lowest opacity at which white text over white holds its contrast.
  case tooBrightBehindClear(dimmed: Double, enough: Double)

  var rule: Rule {
    switch self {
    case .onGlass, .materialOnGlass, .overGlass: .glassOnGlass
    case .inContent, .onContentMaterial, .onFloatingMaterial: .glassInContent
    case .tooMany: .tooMuchGlass
    case .besideGlass: .glassNeighboursUnshared
    case .textBehindClear, .plainBehindClear, .nearlyPlainBehindClear: .clearWithoutRichBackdrop
    case .clearControl, .muchTextOnClear: .clearForTextHeavy
    case .opaqueFill: .fillUnderGlass
    case .mixedVariants: .glassVariantsMixed
    case .secondTint: .severalTintedActions
    case .secondFocus: .severalFocused
    case .brightBehindClear, .tooBrightBehindClear: .clearNeedsDimming
    }
  }
}

extension GlassFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .onGlass:
      language.choose(
        "glass on glass muddles both: use a fill and vibrancy on the glass below",
        "글래스 위의 글래스는 둘 다 흐리게 만듭니다: 아래 글래스 위에 채움과 생동감을 쓰세요")
    case .inContent:
      language.choose(
        "glass belongs to controls above the content: use a standard material in it",
        "글래스는 콘텐츠 위의 컨트롤에 속합니다: 콘텐츠 안에는 표준 머티리얼을 쓰세요")
    case .onContentMaterial(let material):
      language.choose(
        "\(material.shown) is a material of the content layer: keep glass above it, or use a vibrant fill",
        "\(material.shown)은(는) 콘텐츠 층의 머티리얼입니다: 글래스를 그 위에 띄우거나 생동감 있는 채움을 쓰세요")
    case .onFloatingMaterial(let material):
      language.choose(
        "glass on the material of \(material.shown) blurs twice: use a vibrant fill, or glass in place of it",
        "\(material.shown) 머티리얼 위의 글래스는 두 번 흐려집니다: 생동감 있는 채움을 쓰거나 머티리얼 대신 글래스를 쓰세요")
    case .materialOnGlass(let material):
      language.choose(
        "\(material.shown) on glass muddles both: use a fill and vibrancy on the glass below",
        "글래스 위의 \(material.shown)은(는) 둘 다 흐리게 만듭니다: 아래 글래스 위에 채움과 생동감을 쓰세요")
    case .overGlass(let other):
      language.choose(
        "it lies over the glass of \(other.shown): move one, or use a fill on the other",
        "\(other.shown)의 글래스 위에 놓여 있습니다: 하나를 옮기거나 다른 글래스 위에는 채움을 쓰세요")
    case .tooMany(let count, let most):
      language.choose(
        "\(count) custom elements of glass draw attention from the content: keep the \(most) that matter",
        "직접 만든 글래스 요소 \(count)개가 콘텐츠에서 주의를 빼앗습니다: 중요한 \(most)개만 남기세요")
    case .besideGlass(let other):
      language.choose(
        "it stands beside the glass of \(other.shown): put both in one glass container",
        "\(other.shown)의 글래스 옆에 있습니다: 둘을 한 글래스 컨테이너에 넣으세요")
    case .textBehindClear:
      language.choose(
        "text lies behind the clear glass and reads through: use regular",
        "clear 글래스 뒤의 글자가 비쳐 보입니다: regular를 쓰세요")
    case .plainBehindClear:
      language.choose(
        "a plain colour lies behind the clear glass: use regular, or a picture below it",
        "clear 글래스 뒤에 단색이 있습니다: regular를 쓰거나 아래에 그림을 두세요")
    case .nearlyPlainBehindClear:
      language.choose(
        "what lies behind the clear glass is nearly one colour: use regular",
        "clear 글래스 뒤가 거의 한 가지 색입니다: regular를 쓰세요")
    case .clearControl(let control):
      language.choose(
        "a component with this much text takes regular glass: \(control.name)",
        "글자가 이만큼 많은 컴포넌트에는 일반 글래스를 씁니다: \(control.name)")
    case .muchTextOnClear:
      language.choose(
        "much text lies on clear glass: use regular",
        "clear 글래스 위에 글자가 많습니다: regular를 쓰세요")
    case .opaqueFill:
      language.choose(
        "an opaque fill breaks the material: give the glass a tint instead",
        "불투명한 채움이 머티리얼을 해칩니다: 그 대신 글래스에 색조를 주세요")
    case .mixedVariants(let own, let variant, let other):
      language.choose(
        "\(own.name) stands beside the \(variant.name) glass of \(other.shown): use one of them",
        "\(own.name)이(가) \(other.shown)의 \(variant.name) 글래스 옆에 있습니다: 한 가지만 쓰세요")
    case .secondTint(let first):
      language.choose(
        "\(first.shown) is tinted already: tint the primary action only",
        "\(first.shown)에 이미 색조가 있습니다: 주된 동작에만 색조를 주세요")
    case .secondFocus(let first):
      language.choose(
        "\(first.shown) has the focus already: only one element has it at a time",
        "\(first.shown)에 이미 초점이 있습니다: 초점은 한 번에 한 요소에만 있습니다")
    case .brightBehindClear(let dimmed, let enough):
      language.choose(
        "bright content lies below clear glass\(dimmed > 0 ? ", dimmed by \(percent(cautious(dimmed), in: language)) only" : ""): "
          + "the guidelines ask for \(percent(GlassDimming.publishedOpacity, in: language)) black"
          + (enough.map { ", white text over white holds 4.5:1 from \(percent($0, in: language)) on" } ?? ""),
        "clear 글래스 아래에 밝은 콘텐츠가 있습니다\(dimmed > 0 ? "(어둡게 한 정도는 \(percent(cautious(dimmed), in: language))뿐)" : ""): "
          + "지침은 검정 \(percent(GlassDimming.publishedOpacity, in: language))를 요구합니다"
          + (enough.map { ". 흰색 위의 흰 글자는 \(percent($0, in: language))부터 4.5:1을 지킵니다" } ?? ""))
    case .tooBrightBehindClear(let dimmed, let enough):
      language.choose(
        (dimmed > 0 ? "\(Percent.text(dimmed)) black is not enough" : "the content is not dark enough")
          + " under the texts and symbols of this glass: white text holds 4.5:1 over any content from a dimming of "
          + "\(Percent.text(enough)) on",
        "이 글래스의 글자와 심볼 아래는 "
          + (dimmed > 0 ? "검정 \(Percent.text(dimmed))로 충분하지 않습니다" : "충분히 어둡지 않습니다")
          + ": 흰 글자는 dimming \(Percent.text(enough))부터 어떤 콘텐츠 위에서도 4.5:1을 지킵니다")
    }
  }

  /// Returns what to do about the fact, where its sentence does not say it.
  func advice(in language: Language) -> String? {
    guard case .tooBrightBehindClear(_, let enough) = self else { return nil }
    let amount = Percent.text(enough)
    return language.choose(
      "dim what lies below the glass by \(amount), or use regular glass",
      "글래스 아래를 \(amount) 어둡게 하거나 regular 글래스를 쓰세요")
  }

  /// Returns the opacity, lowered such that its percentage is never that of the published opacity.
  private func cautious(_ dimmed: Double) -> Double { min(dimmed, GlassDimming.publishedOpacity - 0.01) }

  private func percent(_ share: Double, in language: Language) -> String {
    Percent.least(share, lessThan: language.choose("less than 1 %", "1 % 미만"))
  }
}
