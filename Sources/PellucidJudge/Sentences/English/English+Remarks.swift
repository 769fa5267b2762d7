// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidScene

/// Sentences of remarks about scenes.
extension English {
  static func sentence(of remark: Remark) -> String {
    switch remark {
    case .catalog(let note, let asset): Language.english.message(of: note, about: asset)
    case .style(let remark): sentence(of: remark)
    case .material(.note(let note)): Language.english.message(of: note)
    case .material(.unmodifiable(let setting)):
      "The glass of visionOS cannot be modified: \(fact(of: setting))."
    case .glass(let remark): sentence(of: remark)
    case .picture(let remark): sentence(of: remark)
    case .symbol(.oneWeight(let name)): "\(name) has one weight only: weight is not used."
    case .symbol(.missingForm(let name, let isFilled)):
      "\(name) has no \(isFilled ? "filled" : "outlined") form: it is drawn as it is."
    case .tinting(let remark): sentence(of: remark)
    case .emptyScrollEdge:
      "Automatic draws nothing at the bottom, where bars float in this release: soft or hard draws an edge effect."
    }
  }

  private static func sentence(of remark: StyleRemark) -> String {
    switch remark {
    case .color(let name, let note): "\(name): \(Language.english.message(of: note))"
    case .quaternaryOnVision: "visionOS has three label levels; quaternaryLabel is drawn as tertiaryLabel."
    case .televisionFill(let level, let appearance):
      "\(level.fillName): the files of tvOS have "
        + (appearance == .light
          ? "white by plus darker in light, which changes nothing: it is not seen"
          : "white by plus lighter in dark: it is opaque white")
        + "; without vibrancy it is the ordinary fill."
    case .plainOver(let material):
      "It lies over \(material) and is drawn plain: put it into the layers of the material for its vibrancy."
    }
  }

  private static func fact(of setting: UnusedMaterialSetting) -> String {
    switch setting {
    case .opacity: "opacity is not used"
    case .blend: "blend is not used"
    case .progress: "progress is not used"
    case .blending: "it looks behind its window"
    }
  }

  private static func sentence(of remark: GlassRemark) -> String {
    switch remark {
    case .note(let note): Language.english.message(of: note)
    case .dimming(let reason): Language.english.message(of: reason)
    case .unusedFocus: "Only on tvOS do controls become glass with the focus: focused is not used."
    case .cannotTurn(.platform): "Glass has one appearance on this platform: adaptive is not used."
    case .cannotTurn(.variant): "Only regular glass turns light or dark: adaptive is not used."
    case .turned(.dark): "The glass is dark over dark content."
    case .turned(.light): "The glass is light over light content."
    case .layerShadow: "Glass casts a shadow of its own: the layer's is not drawn."
    case .containerShadow: "A glass container casts no shadow: the layer's is not drawn."
    case .unusedDimming: Language.english.dimmingOnOtherGlass
    case .unusedUnion:
      "Glass outside of containers, or with an opacity, blend mode or clip of its own, joins no other: union is not "
        + "used."
    case .leftOut(let first):
      "Glass of one union has one variant, control, appearance and dimming: it stays apart from \(first)."
    case .reachesOut:
      "A part of what lies on it is outside the shape of its union, and lies beside the glass."
    }
  }

  private static func sentence(of remark: PictureRemark) -> String {
    switch remark {
    case .softenedAsAsked(let share): "White ground is softened to \(Percent.text(share)), as asked for."
    case .softened(let border, let share):
      "White ground on \(Percent.text(border)) of the border is softened to \(Percent.text(share)) in dark."
    case .whiteInside(let border):
      "Not softened: only \(Percent.text(border)) of the picture's border is near white."
    case .unevenWhite: "Not softened: its white is uneven, as in a photo."
    case .servesBoth(let here, let there, let other):
      "One asset serves both appearances: its edge has \(contrastRatioText(here)):1 here, "
        + "\(contrastRatioText(there)):1 in \(name(of: other))."
    case .servesOne(let own, let there, let other):
      "The asset serves \(name(of: own)) alone: in \(name(of: other)) its edge has \(contrastRatioText(there)):1."
    case .lightServesDark: "The asset for light would serve dark too: its edge is seen on both grounds."
    }
  }

  private static func sentence(of remark: TintingRemark) -> String {
    switch remark {
    case .unusedComponent: "Only macOS lets the desktop picture tint its windows: component is not used."
    case .unseenComponent:
      "A component without a visible background or bezel takes no tint: it needs no fill."
    case .takesTint(let share):
      "Its neutral background takes the tint of the window: \(Percent.text(share)) shows through."
    case .flatBackground(let color, let role):
      "A plain fill of \(color) stays flat under desktop tinting: use the role \(role.rawValue)."
    }
  }
}

extension VibrancyLevel {
  /// The name of a fill in documents.
  var fillName: String {
    switch self {
    case .secondaryFill: "secondaryFill"
    case .tertiaryFill: "tertiaryFill"
    default: "fill"
    }
  }
}
