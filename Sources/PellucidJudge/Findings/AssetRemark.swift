// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON

/// A remark about an asset: the contents of one of its entries, or of its whole file.
package enum AssetRemark: Hashable, Sendable {
  case color(Selectors, ColorSet.Value)
  /// A file for one variant; `name` is nil where the variant has no file.
  case file(Selectors, name: String?, isFound: Bool)
  /// The names of an icon document's layers, the front first.
  case layers([String])
  case noVariants
  case unreadable
}

extension AssetRemark {
  /// Returns the sentence that states the remark.
  func sentence(in language: Language) -> String {
    switch self {
    case .color(let selectors, let value): language.fullName(of: selectors) + ": " + language.text(of: value)
    case .file(let selectors, let name, let isFound):
      language.fullName(of: selectors) + ": " + language.text(ofFile: name, isFound: isFound)
    case .layers(let pictures):
      language.choose("layers: ", "레이어: ") + pictures.shownList
    case .noVariants:
      language.choose(
        "no variants",
        "변형 없음")
    case .unreadable:
      language.choose(
        "cannot be read; pellucid catalog lint says why",
        "읽을 수 없습니다. 이유는 pellucid catalog lint로 볼 수 있습니다")
    }
  }
}
