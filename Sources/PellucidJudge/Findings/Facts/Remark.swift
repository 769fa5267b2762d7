// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

/// A fact about a scene that is worth knowing and breaks no rule.
package enum Remark: Hashable, Sendable {
  /// A note of a catalog about an asset, with the name of the asset.
  case catalog(AssetNote, asset: String)
  case style(StyleRemark)
  case material(MaterialRemark)
  case glass(GlassRemark)
  case picture(PictureRemark)
  case symbol(SymbolRemark)
  case setting(SettingRemark)
  case tinting(TintingRemark)
  /// A scroll edge effect of automatic style that draws nothing on its surface.
  case emptyScrollEdge
  /// An entry of a configuration that ignores findings of a rule, of which there are none.
  case ignoresNothing(Rule)
  /// An entry of a configuration whose pattern of paths matches no file of a run about several.
  case matchesNoFile(path: String)
}

extension Remark {
  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .catalog(let note, let asset):
      language.message(of: note, about: asset)
    case .style(let remark): remark.sentence(in: language)
    case .material(.note(let note)):
      language.message(of: note)
    case .material(.unmodifiable(let setting)):
      language.choose(
        "The glass of visionOS cannot be modified: \(setting.sentence(in: language)).",
        "visionOS의 글래스는 바꿀 수 없습니다: \(setting.sentence(in: language)).")
    case .glass(let remark): remark.sentence(in: language)
    case .picture(let remark): remark.sentence(in: language)
    case .symbol(.oneWeight(let name)):
      language.choose(
        "\(name.shown) has one weight only: weight is not used.",
        "\(name.shown)에는 굵기가 하나뿐입니다. weight를 쓰지 않습니다.")
    case .symbol(.noBoldWeight(let name)):
      language.choose(
        "\(name.shown) has one weight only: Bold Text does not change it.",
        "\(name.shown)에는 굵기가 하나뿐입니다. 볼드체 텍스트 설정으로 바뀌지 않습니다.")
    case .setting(let remark): remark.sentence(in: language)
    case .symbol(.missingForm(let name, let isFilled)):
      language.choose(
        "\(name.shown) has no \(isFilled ? "filled" : "outlined") form: it is drawn as it is.",
        "\(name.shown)에는 \(isFilled ? "채운" : "윤곽") 형태가 없어 그대로 그립니다.")
    case .symbol(.mark(let name)):
      language.choose(
        "\(name.shown) is the mark of a brand: a placeholder is drawn; use an artwork that the brand permits.",
        "\(name.shown)은(는) 상표라서 자리 표시를 그립니다. 상표의 주인이 허락한 그림을 쓰세요.")
    case .tinting(let remark): remark.sentence(in: language)
    case .ignoresNothing(let rule):
      language.choose(
        "The entry ignores no finding of \(rule.id): remove it, or correct its path or layer.",
        "이 항목이 무시하는 \(rule.id) 발견이 없습니다. 지우거나 path나 layer를 고치세요.")
    case .matchesNoFile(let path):
      language.choose(
        "The path \(path.shown) matches no file of this run: it starts at the folder of the configuration, and ** stands "
          + "for any folders.",
        "경로 \(path.shown)에 맞는 파일이 이번 실행에 없습니다. 경로는 설정 파일의 폴더에서 시작하며 **는 모든 폴더를 뜻합니다.")
    case .emptyScrollEdge:
      language.choose(
        "Automatic draws nothing at the bottom, where bars float in this release: soft or hard draws an edge effect.",
        "이 릴리즈에서는 막대가 떠 있는 아래쪽에 automatic이 아무것도 그리지 않습니다. soft나 hard는 가장자리 효과를 그립니다.")
    }
  }
}

/// A remark about a style that is drawn differently from its description.
package enum StyleRemark: Hashable, Sendable {
  /// A note of the design's tables about a colour.
  case color(name: String, ColorNote)
  /// visionOS has three label levels.
  case quaternaryOnVision
  /// A vibrant fill of tvOS whose numbers in the system's files are invisible in the light appearance (white by
  /// plus darker), or opaque white in the dark one (white by plus lighter).
  case televisionFill(VibrancyLevel, Appearance)
  /// A foreground that lies on two grounds, of which the one under most of it decides. The names are those of materials or
  /// glass, nil for content.
  case onSeveral(String?, share: Double, besides: String?)
}

extension StyleRemark {
  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .color(let name, let note):
      "\(name.shown): \(language.message(of: note))"
    case .quaternaryOnVision:
      language.choose(
        "visionOS has three label levels; quaternaryLabel is drawn as tertiaryLabel.",
        "visionOS에는 레이블 단계가 셋입니다. quaternaryLabel을 tertiaryLabel로 그립니다.")
    case .televisionFill(let level, let appearance):
      language.choose(
        "\(level.rawValue): the files of tvOS have "
          + (appearance == .light
            ? "white by plus darker in light, which changes nothing: it is not seen"
            : "white by plus lighter in dark: it is opaque white")
          + "; without vibrancy it is the ordinary fill.",
        "\(level.rawValue): tvOS의 파일에는 "
          + (appearance == .light
            ? "라이트에서 아무것도 바꾸지 않는 plus darker의 흰색이 있어 보이지 않습니다"
            : "다크에서 plus lighter의 흰색이 있어 불투명한 흰색이 됩니다")
          + ". 생동감이 없으면 보통 채움입니다.")
    case .onSeveral(let ground, let share, let other):
      language.choose(
        "\(Percent.text(share)) of it lies on \(ground?.shown ?? "content"), the rest on \(other?.shown ?? "content"): it is drawn "
          + (ground == nil ? "without vibrancy" : "as on \(ground?.shown ?? "")")
          + ". Move it onto one of the two.",
        "\(Percent.text(share))이(가) \(ground?.shown ?? "콘텐츠"), 나머지가 \(other?.shown ?? "콘텐츠") 위에 있어 "
          + (ground == nil ? "생동감 없이" : "\(ground?.shown ?? "") 위에서처럼") + " 그립니다. 둘 중 하나 위로 옮기세요.")
    }
  }
}

/// A remark about a material.
package enum MaterialRemark: Hashable, Sendable {
  case note(MaterialNote)
  /// A setting that does not apply to the glass of visionOS.
  case unmodifiable(UnusedMaterialSetting)
}

/// A remark about glass, or about the black below it.
package enum GlassRemark: Hashable, Sendable {
  case note(GlassNote)
  /// A focus that has no effect: only tvOS turns focused controls into glass.
  case unusedFocus
  /// Glass that was set to adapt to its content does not turn light or dark.
  case cannotTurn(GlassTurnObstacle)
  /// Glass has turned to the appearance of the content behind it.
  case turned(Appearance)
  /// The shadow of a layer of glass is not drawn.
  case layerShadow
  /// The shadow of a container is not drawn.
  case containerShadow
  /// A dimming that has no effect: only clear glass is dimmed.
  case unusedDimming
  /// The reason for the black below clear glass, or for its absence.
  case dimming(GlassDimming.Reason)
  /// A union that has no effect: only glass directly in a container joins other glass.
  case unusedUnion
  /// Glass that differs from the first of its union, whose name is `first`, and is left out of it.
  case leftOut(first: String)
  /// Content of the glass that extends beyond the shape of its union.
  case reachesOut
}

extension GlassRemark {
  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .note(let note):
      language.message(of: note)
    case .dimming(let reason):
      language.message(of: reason)
    case .unusedFocus:
      language.choose(
        "Only on tvOS do controls become glass with the focus: focused is not used.",
        "초점으로 컨트롤이 글래스가 되는 것은 tvOS뿐입니다. focused를 쓰지 않습니다.")
    case .cannotTurn(.platform):
      language.choose(
        "Glass has one appearance on this platform: adaptive is not used.",
        "이 플랫폼의 글래스는 모양이 하나입니다. adaptive를 쓰지 않습니다.")
    case .cannotTurn(.variant):
      language.choose(
        "Only regular glass turns light or dark: adaptive is not used.",
        "일반 글래스만 밝거나 어둡게 바뀝니다. adaptive를 쓰지 않습니다.")
    case .turned(.dark):
      language.choose(
        "The glass is dark over dark content.",
        "글래스가 어두운 콘텐츠 위에서 어두워졌습니다.")
    case .turned(.light):
      language.choose(
        "The glass is light over light content.",
        "글래스가 밝은 콘텐츠 위에서 밝아졌습니다.")
    case .layerShadow:
      language.choose(
        "Glass casts a shadow of its own: the layer's is not drawn.",
        "글래스는 자체 그림자를 드리웁니다. 레이어의 그림자는 그리지 않습니다.")
    case .containerShadow:
      language.choose(
        "A glass container casts no shadow: the layer's is not drawn.",
        "글래스 컨테이너는 그림자를 드리우지 않습니다. 레이어의 그림자는 그리지 않습니다.")
    case .unusedDimming:
      language.dimmingOnOtherGlass
    case .unusedUnion:
      language.choose(
        "Glass outside of containers, or with an opacity, blend mode or clip of its own, joins no other: union is not "
          + "used.",
        "컨테이너 밖의 글래스나 자체 opacity, blend, clip이 있는 글래스는 다른 글래스와 합쳐지지 않습니다. union을 쓰지 않습니다.")
    case .leftOut(let first):
      language.choose(
        "Glass of one union has one variant, control, appearance and dimming: it stays apart from \(first.shown).",
        "한 union의 글래스는 variant, control, 모양, dimming이 같아야 합니다. \(first.shown)와(과) 떨어져 있습니다.")
    case .reachesOut:
      language.choose(
        "A part of what lies on it is outside the shape of its union, and lies beside the glass.",
        "위에 놓인 것의 일부가 union의 모양을 벗어나 글래스 옆에 놓입니다.")
    }
  }
}

/// A remark about a picture in the light or the dark appearance.
package enum PictureRemark: Hashable, Sendable {
  /// White ground that is softened by request, to a share of its brightness, 0…1.
  case softenedAsAsked(to: Double)
  /// White ground on a share of the border, 0…1, that is softened to a share of its brightness, 0…1.
  case softened(borderShare: Double, to: Double)
  /// White that covers only this share of the border, 0…1, and is not softened.
  case whiteInside(borderShare: Double)
  /// White that is uneven, as in a photo, and is not softened.
  case unevenWhite
  /// The edge of one asset is visible in both appearances, with these WCAG 2.2 ratios.
  case servesBoth(here: Double, there: Double, other: Appearance)
  /// The edge of the only asset is not visible in the other appearance, where it has the ratio `there`.
  case servesOne(Appearance, there: Double, other: Appearance)
  /// The edge of the light asset is visible on both grounds.
  case lightServesDark
}

extension PictureRemark {
  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .softenedAsAsked(let share):
      language.choose(
        "White ground is softened to \(Percent.text(share)), as asked for.",
        "요청대로 흰 바탕을 \(Percent.text(share))로 낮췄습니다.")
    case .softened(let border, let share):
      language.choose(
        "White ground on \(Percent.text(border)) of the border is softened to \(Percent.text(share)) in dark.",
        "테두리의 \(Percent.text(border))에 걸친 흰 바탕을 다크에서 \(Percent.text(share))로 낮췄습니다.")
    case .whiteInside(let border):
      language.choose(
        "Not softened: only \(Percent.text(border)) of the picture's border is near white.",
        "낮추지 않았습니다. 그림 테두리의 \(Percent.text(border))만 흰색에 가깝습니다.")
    case .unevenWhite:
      language.choose(
        "Not softened: its white is uneven, as in a photo.",
        "낮추지 않았습니다. 흰색이 사진처럼 고르지 않습니다.")
    case .servesBoth(let here, let there, let other):
      language.choose(
        "One asset serves both appearances: its edge has \(contrastRatioText(here)):1 here, "
          + "\(contrastRatioText(there)):1 in \(English.name(of: other)).",
        "에셋 하나로 두 모드에 다 맞습니다. 가장자리가 여기서 \(contrastRatioText(here)):1, "
          + "\(Korean.name(of: other))에서 \(contrastRatioText(there)):1입니다.")
    case .servesOne(let own, let there, let other):
      language.choose(
        "The asset serves \(English.name(of: own)) alone: in \(English.name(of: other)) its edge has \(contrastRatioText(there)):1.",
        "에셋이 \(Korean.name(of: own))에만 맞습니다. \(Korean.name(of: other))에서 가장자리가 \(contrastRatioText(there)):1입니다."
      )
    case .lightServesDark:
      language.choose(
        "The asset for light would serve dark too: its edge is seen on both grounds.",
        "라이트용 에셋이 다크에도 맞습니다. 두 바탕 모두에서 가장자리가 보입니다.")
    }
  }
}

/// A remark about a symbol, with its name.
package enum SymbolRemark: Hashable, Sendable {
  /// The symbol has one weight only.
  case oneWeight(name: String)
  /// The symbol has one weight only, and Bold Text asks for a heavier one.
  case noBoldWeight(name: String)
  /// The symbol does not have the requested form.
  case missingForm(name: String, isFilled: Bool)
  /// The symbol is the mark of a brand, for which a placeholder is drawn.
  case mark(name: String)
}

/// A remark about a setting that the platform does not have.
package enum SettingRemark: Hashable, Sendable {
  /// The styles of the platform have one size each, so that the text size has no effect.
  case oneTextSize(Platform)
  /// The platform does not have the text size, and the nearest one takes its place.
  case nearestTextSize(TextSize, shown: TextSize, Platform)
  /// The platform does not invert its pictures.
  case noSmartInvert(Platform)
  /// The platform has no windows in a room, and the description of the room is not used.
  case noRoom(Platform)
}

extension SettingRemark {
  /// Creates the remark about the text size of traits; nil where the platform has that size.
  init?(_ traits: Traits) {
    guard traits.lacksTextSize else { return nil }
    self =
      traits.platform.hasTextSizes
      ? .nearestTextSize(traits.textSize, shown: traits.shownTextSize, traits.platform)
      : .oneTextSize(traits.platform)
  }

  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .oneTextSize(let platform):
      let system = Vocabularies.platform.name(of: platform)
      return language.choose(
        "The text styles of \(system) have one size each: textSize is not used.",
        "\(system)의 텍스트 스타일에는 크기가 하나씩만 있습니다. textSize를 쓰지 않습니다.")
    case .noSmartInvert(let platform):
      let system = Vocabularies.platform.name(of: platform)
      return language.choose(
        "Smart Invert is a setting of iOS and macOS: smartInvert is not used on \(system).",
        "스마트 반전은 iOS와 macOS의 설정입니다. \(system)에서는 smartInvert를 쓰지 않습니다.")
    case .noRoom(let platform):
      let system = Vocabularies.platform.name(of: platform)
      return language.choose(
        "Windows stand in a room on visionOS only: room is not used on \(system).",
        "방 안에 창이 서는 것은 visionOS뿐입니다. \(system)에서는 room을 쓰지 않습니다.")
    case .nearestTextSize(let size, let shown, let platform):
      let system = Vocabularies.platform.name(of: platform)
      let names = (Vocabularies.textSize.name(of: size), Vocabularies.textSize.name(of: shown))
      return language.choose(
        "\(system) has no text size \(names.0): text styles are drawn at \(names.1).",
        "\(system)에는 텍스트 크기 \(names.0)이(가) 없어 텍스트 스타일을 \(names.1)(으)로 그립니다.")
    }
  }
}

/// A remark about a fill and the tint that macOS takes from the desktop picture.
package enum TintingRemark: Hashable, Sendable {
  /// A component in a design whose windows are not tinted: only macOS tints its windows.
  case unusedComponent
  /// A component without a visible background.
  case unseenComponent
  /// A component background that lets a share of the window's tint through, 0…1.
  case takesTint(share: Double)
  /// A plain fill in the colour of a window's background, which would be tinted if it had the role.
  case flatBackground(color: String, role: MaterialRole)
}

extension TintingRemark {
  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .unusedComponent:
      language.choose(
        "Only macOS lets the desktop picture tint its windows: component is not used.",
        "데스크탑 그림으로 윈도우에 색조를 주는 것은 macOS뿐입니다. component를 쓰지 않습니다.")
    case .unseenComponent:
      language.choose(
        "A component without a visible background or bezel takes no tint: it needs no fill.",
        "배경이나 테두리가 보이지 않는 컴포넌트는 색조를 받지 않습니다. 채움이 필요 없습니다.")
    case .takesTint(let share):
      language.choose(
        "Its neutral background takes the tint of the window: \(Percent.text(share)) shows through.",
        "무채색 배경이 윈도우의 색조를 받습니다. \(Percent.text(share))가 비쳐 보입니다.")
    case .flatBackground(let color, let role):
      language.choose(
        "A plain fill of \(color.shown) stays flat under desktop tinting: use the role \(role.rawValue).",
        "\(color.shown)의 단순한 채움은 데스크탑 색조에도 변하지 않습니다. 역할 \(role.rawValue)을(를) 쓰세요.")
    }
  }
}

extension UnusedMaterialSetting {
  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .opacity: language.choose("opacity is not used", "opacity를 쓰지 않습니다")
    case .blend: language.choose("blend is not used", "blend를 쓰지 않습니다")
    case .progress: language.choose("progress is not used", "progress를 쓰지 않습니다")
    case .blending: language.choose("it looks behind its window", "윈도우 뒤를 비춥니다")
    }
  }
}
