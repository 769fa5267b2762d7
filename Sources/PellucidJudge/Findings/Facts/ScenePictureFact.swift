// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A fact about a picture, or a fill like the ground of one, in the light or the dark appearance.
package enum ScenePictureFact: Hashable, Sendable {
  /// The light and the dark variant name the same file.
  case sameFile
  /// The edge of an icon is hard to see on its ground.
  ///
  /// - Parameters:
  ///   - median: The WCAG 2.2 ratio that half of the edge reaches.
  ///   - share: The share of the edge that reaches `required`, 0…1.
  ///   - isOutlined: True where an outline is drawn around the icon.
  ///   - appearance: The appearance that needs an asset of its own.
  case lostEdge(median: Double, share: Double, required: Double, isOutlined: Bool, appearance: Appearance)
  /// White ground glows in the dark appearance.
  ///
  /// - Parameters:
  ///   - borderShare: The share of the border that is white, 0…1.
  ///   - hasBoth: True where the picture has a separate file for dark.
  case whiteGround(borderShare: Double, hasBoth: Bool)
  /// A white fill glows in the dark appearance.
  ///
  /// - Parameters:
  ///   - share: The share of its window or of the screen that the fill has, 0…1.
  ///   - softened: The encoded value of a white that does not glow, 0…1.
  case whiteFill(share: Double, softened: Float)

  var rule: Rule {
    switch self {
    case .sameFile: .identicalVariants
    case .lostEdge: .imageLostOnDark
    case .whiteGround, .whiteFill: .whiteGlow
    }
  }
}

extension ScenePictureFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .sameFile:
      language.choose(
        "light and dark name the same file: name it once, or draw one for each appearance",
        "라이트와 다크가 같은 파일을 가리킵니다: 한 번만 적거나 모드마다 따로 그리세요")
    case .lostEdge(let median, let share, let required, let isOutlined, let appearance):
      language.choose(
        "\(Percent.text(share)) of the icon's edge reaches \(Percent.tenths(required)):1 on what is "
          + "behind it, half of it only \(contrastRatioText(median)):1: "
          + "\(isOutlined ? "an outline is drawn" : "it is lost"); give it an asset for \(English.name(of: appearance)) of its own",
        "아이콘 가장자리의 \(Percent.text(share))만 뒤에 있는 것에 대해 \(Percent.tenths(required)):1에 이르고, "
          + "절반은 \(contrastRatioText(median)):1에 그칩니다: "
          + "\(isOutlined ? "윤곽선을 그립니다" : "묻혀 버립니다"). \(Korean.name(of: appearance)) 모드용 에셋을 따로 주세요")
    case .whiteGround(let borderShare, let hasBoth):
      language.choose(
        "white ground on \(Percent.text(borderShare)) of the picture's border glows among dark surroundings: "
          + (hasBoth ? "draw its ground darker" : "leave softening automatic"),
        "그림 테두리의 \(Percent.text(borderShare))에 걸친 흰 바탕이 어두운 주변에서 빛납니다: "
          + (hasBoth ? "바탕을 더 어둡게 그리세요" : "softening을 자동으로 두세요"))
    case .whiteFill(let share, let softened):
      language.choose(
        "white on \(Percent.text(share)) of its surface glows among dark surroundings: use a colour that adapts, or a "
          + "softer white such as \(EncodedColor(white: softened).hexText)",
        "표면의 \(Percent.text(share))를 차지하는 흰색이 어두운 주변에서 빛납니다: 모드에 맞춰지는 색이나 "
          + "\(EncodedColor(white: softened).hexText)처럼 더 부드러운 흰색을 쓰세요")
    }
  }
}
