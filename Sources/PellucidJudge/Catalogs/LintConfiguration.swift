// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON

/// A project's statements about its colours and pictures, which the judge of its catalogs uses.
package struct LintConfiguration: Hashable, Sendable {
  /// The pairs of colours that are used together.
  package var pairs: [Pair] = []
  /// The roles of colour sets, by the name of the set.
  package var roles: [ExactName: ColorRole] = [:]
  /// The names of the colour sets that are the same in light and dark on purpose.
  package var fixed: Set<ExactName> = []
  /// The surfaces that are elevated above others.
  package var levels: [LevelPair] = []
  /// The treatment of pictures by the app, by the name of the picture.
  package var images: [ExactName: ImageTreatment] = [:]
  /// The surfaces behind pictures, and behind colours without a declared ground.
  package var surfaces = Surfaces()
  /// A Boolean value that is true where roles and pairs are derived from names as well.
  package var usesNames = true

  package init() {}

  /// A foreground and the ground that it lies on.
  package struct Pair: Hashable, Sendable {
    package var foreground: Name
    package var background: Ground
    /// The use of the foreground: `text`, `largeText` or `symbol`; nil for the foreground's own role.
    package var use: ColorRole?
    /// The key path of the pair, such as `pairs[0]`.
    package var keyPath: String

    package init(foreground: Name, background: Ground, use: ColorRole?, keyPath: String) {
      (self.foreground, self.background, self.use, self.keyPath) = (foreground, background, use, keyPath)
    }
  }

  /// A surface and the surface elevated above it.
  package struct LevelPair: Hashable, Sendable {
    package var base: Name
    package var elevated: Name
    /// The key path of the entry, such as `levels[0]`.
    package var keyPath: String

    package init(base: Name, elevated: Name, keyPath: String) {
      (self.base, self.elevated, self.keyPath) = (base, elevated, keyPath)
    }
  }

  /// The name of a colour set, with its place in the configuration.
  package struct Name: Hashable, Sendable {
    @ByBytes package var text: String
    package var keyPath: String
    package var position: TextPosition

    package init(text: String, keyPath: String, position: TextPosition) {
      self.text = text
      (self.keyPath, self.position) = (keyPath, position)
    }
  }

  /// The ground of a foreground.
  package enum Ground: Hashable, Sendable {
    case asset(Name)
    /// A fixed colour, equal in every variant.
    case color(EncodedColor)
    /// A colour of the system, which depends on the variant.
    case system(ColorReference)
  }

  /// The treatment of a picture by the app.
  package enum ImageTreatment: String, CaseIterable, Hashable, Sendable {
    /// The app darkens the picture in Dark Mode.
    case dimmed
    /// The app draws the picture in a tint, as a template.
    case template
    /// The picture carries no information, so it may be invisible.
    case decorative
  }

  /// The colours of the surfaces in light and dark.
  package struct Surfaces: Hashable, Sendable {
    /// The colour of the surface in each appearance, opaque.
    package var light: EncodedColor, dark: EncodedColor

    /// Creates the system's backgrounds: white in light and the elevated one in dark, on which bright content has
    /// less contrast than on the base one.
    package init() {
      light = EncodedColor(white: 1)
      dark = EncodedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    }
  }
}
