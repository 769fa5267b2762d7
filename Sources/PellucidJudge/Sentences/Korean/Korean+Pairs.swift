// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidLegibility

/// The parts of sentences about foregrounds on materials and glass that are judged without a scene.
extension Korean {
  package static func text(_ lowest: ProvenContrast, onGlass: Bool) -> String {
    "\(place(of: lowest, onGlass: onGlass)) 대비가 \(Figures.ratio(lowest.bound))"
      + (lowest.hidesBackdrop ? "입니다" : "까지 떨어집니다")
  }

  /// Returns a phrase such as "휘도가 0.2 이하인 모든 배경".
  package static func text(_ scope: BackdropScope) -> String {
    switch scope {
    case .every: return "모든 배경"
    case .listed(let names, _): return names.map { $0.shown }.joined(separator: ", ") + "의 색을 섞은 모든 배경"
    case .luminance(let least, let most):
      let limits = [(least, "이상"), (most, "이하")].compactMap { limit, words in
        limit.map { Figures.text($0) + " " + words }
      }
      return "휘도가 \(limits.joined(separator: " "))인 모든 배경"
    }
  }

  /// Returns the backdrop of the lowest contrast, such as "rgb(0, 0, 0) 위에서".
  package static func place(of lowest: ProvenContrast, onGlass: Bool) -> String {
    guard !lowest.hidesBackdrop else { return "뒤에 무엇이 있든" }
    let parts = lowest.witness.parts
    func text(_ part: ContrastBound.Witness.Part) -> String {
      guard let other = part.other, !onGlass || other != part.backdrop else { return part.backdrop.text }
      return part.backdrop.text + (onGlass ? "(주변 " : "(데스크탑 ") + other.text + ")"
    }
    guard parts.count > 1 else { return parts.map(text).joined() + " 위에서" }
    let mixture = parts.map { "\(Figures.percent($0.weight)) \(text($0))" }
    return "\(mixture.joined(separator: ", "))의 고운 무늬 위에서"
  }
}
