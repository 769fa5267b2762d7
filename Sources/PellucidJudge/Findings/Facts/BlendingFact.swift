// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A material of macOS that looks where its purpose does not (RND08).
package enum BlendingFact: Hashable, Sendable {
  /// The material looks within its window, but is one that lets through what lies behind the window.
  case withinWindow(MaterialPurpose)
  /// The material looks behind its window, so that the layer `hides` does not show beneath it.
  case behindWindow(MaterialPurpose, hides: String)

  package var rule: Rule { .blendingModeMismatch }

  package var purpose: MaterialPurpose {
    switch self {
    case .withinWindow(let purpose), .behindWindow(let purpose, _): purpose
    }
  }
}

/// The purpose of a material of macOS, by the name that it was asked for under.
package struct MaterialPurpose: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Menus, sheets, sidebars and the like, which let the desktop and other windows through.
    case floating
    /// Bars that content scrolls beneath, and what else belongs to its window.
    case bar
    /// No purpose that its name would tell.
    case open
  }

  package var kind: Kind
  package var choice: MaterialContent.Choice

  package init(_ kind: Kind, of choice: MaterialContent.Choice) { (self.kind, self.choice) = (kind, choice) }
}

extension BlendingFact {
  /// The blending that fits the purpose.
  var fit: Blending {
    switch self {
    case .withinWindow: .behindWindow
    case .behindWindow: .withinWindow
    }
  }
}
