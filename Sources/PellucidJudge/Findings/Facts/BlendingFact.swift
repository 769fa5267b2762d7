// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidScene

/// A material of macOS whose blending does not fit its purpose (RND08).
package enum BlendingFact: Hashable, Sendable {
  /// The material blends within its window, but has a purpose that shows the content behind the window.
  case withinWindow(MaterialPurpose)
  /// The material blends behind its window, so that the layer named `hides` does not show through it.
  case behindWindow(MaterialPurpose, hides: String)

  package var rule: Rule { .blendingModeMismatch }

  package var purpose: MaterialPurpose {
    switch self {
    case .withinWindow(let purpose), .behindWindow(let purpose, _): purpose
    }
  }
}

extension BlendingFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .withinWindow(let purpose):
      language.choose(
        "\(purpose.text(in: language)) looks within its window, where it would let through what lies behind",
        "\(purpose.text(in: language))의 블렌딩이 윈도우 안만 봅니다. 윈도우 뒤에 있는 것이 비쳐야 합니다")
    case .behindWindow(let purpose, let hidden):
      language.choose(
        "\(purpose.text(in: language)) looks behind its window, so that \(hidden.shown) does not show beneath it",
        "\(purpose.text(in: language))의 블렌딩이 윈도우 뒤를 보므로 그 아래의 \(hidden.shown) 레이어가 보이지 않습니다")
    }
  }

  /// Returns the advice that follows from the fact.
  func advice(in language: Language) -> String {
    let blending = Vocabularies.blending.name(of: fit), isOpen = purpose.kind == .open
    return language.choose(
      "use blending \(blending)" + (isOpen ? "" : ", or leave it to the material"),
      "블렌딩 \(blending) 값을 사용하" + (isOpen ? "세요" : "거나 머티리얼에 맡기세요"))
  }

  /// The blending that fits the purpose.
  var fit: Blending {
    switch self {
    case .withinWindow: .behindWindow
    case .behindWindow: .withinWindow
    }
  }
}

/// The purpose of a material of macOS, with the choice in the scene that it was derived from.
package struct MaterialPurpose: Hashable, Sendable {
  /// The kind of purpose, which decides the blending that fits.
  package enum Kind: Hashable, Sendable {
    /// Menus, sheets, sidebars and the like, which show the desktop and other windows.
    case floating
    /// Bars that content scrolls beneath, and other parts of a window.
    case bar
    /// A material whose name does not tell its purpose.
    case open
  }

  package var kind: Kind
  package var choice: MaterialContent.Choice

  package init(_ kind: Kind, of choice: MaterialContent.Choice) { (self.kind, self.choice) = (kind, choice) }

  fileprivate func text(in language: Language) -> String {
    (choice.isRole ? language.choose("the role ", "역할 ") : language.choose("the material ", "머티리얼 "))
      + choice.name.shown
  }
}
