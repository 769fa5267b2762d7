// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// The parts of sentences about the contrast of texts and symbols.
extension Korean {
  /// Returns the words of a text in quotation marks, or the name of a symbol, followed by the colour if it is a
  /// catalog colour.
  package static func text(_ subject: ForegroundSubject) -> String {
    let name =
      switch subject.kind {
      case .text(let words): "“" + shortened(words) + "”"
      case .symbol(let name): "심볼 " + name.shown
      case .picture(let name): "그림 " + name.shown
      case .file(let path): path.shown
      }
    return subject.asset.map { "\(name)(\($0.shown) 색)" } ?? name
  }

  static func text(_ needs: ContrastNeed) -> String {
    switch needs {
    case .required(let ratio): Figures.ratio(ratio) + "이 필요합니다"
    case .recommended(let ratio): "작은 텍스트의 사용자 지정 색에는 \(Figures.ratio(ratio))을 권장합니다"
    }
  }

  static func text(_ ground: ForegroundGround) -> String {
    switch ground {
    case .material(let layer, let recipe): "\(layer.shown)(\(recipe.shown)) 위에서"
    case .glass(let layer, let content):
      content.map { "\(text($0)) 글래스 \(layer.shown) 위에서" } ?? "글래스 \(layer.shown) 위에서"
    case .color: "배경 위에서"
    case .gradient: "그라디언트 위에서"
    case .unknown: "놓인 자리에서"
    }
  }

  package static func text(_ content: ContentBrightness) -> String {
    switch content {
    case .dark: "어두운 내용 위의"
    case .light: "밝은 내용 위의"
    }
  }

  static func verb(_ backdrop: BreakingBackdrop) -> String {
    if case .colors = backdrop { "까지 떨어집니다" } else { "입니다" }
  }

  /// Returns a phrase such as " 배경 #ff0000 + #000000에".
  static func text(_ backdrop: BreakingBackdrop) -> String {
    switch backdrop {
    case .fixed: ""
    case .any: " 뒤에 무엇이 있든"
    case .colors(let colors):
      " 뒤에 \(colors.map { $0.hexText }.joined(separator: " + ")) 색이 있을 때"
    }
  }
}
