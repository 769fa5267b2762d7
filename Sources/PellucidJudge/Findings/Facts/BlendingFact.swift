// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
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
