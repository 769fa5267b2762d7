// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidJSON
import PellucidJudge

/// A project's statements about its colours and pictures, for the judge of its catalogs.
package struct LintConfiguration: Hashable, Sendable {
  /// Colours that meet.
  package var pairs: [Pair] = []
  /// The roles of colour sets, by name.
  package var roles: [String: ColorRole] = [:]
  /// Colour sets that are the same in light and dark on purpose.
  package var fixed: Set<String> = []
  /// Surfaces that come forward over others.
  package var levels: [LevelPair] = []
  /// The treatments of pictures by the app, by name.
  package var images: [String: ImageTreatment] = [:]
  /// The surfaces behind pictures, and behind colours without a declared ground.
  package var surfaces = Surfaces()
  /// A Boolean value that is true where roles and pairs are taken from names too.
  package var usesNames = true

  package init() {}

  /// A foreground and what it lies on.
  package struct Pair: Hashable, Sendable {
    package var foreground: Name
    package var background: Ground
    /// `text`, `largeText` or `symbol`; nil leaves it to the foreground's role.
    package var use: ColorRole?
    /// Such as `pairs[0]`.
    package var keyPath: String
  }

  package struct LevelPair: Hashable, Sendable {
    package var base: Name
    package var elevated: Name
    /// Such as `levels[0]`.
    package var keyPath: String
  }

  /// The name of a colour set, and where it stands.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var keyPath: String
    package var position: TextPosition
  }

  package enum Ground: Hashable, Sendable {
    case asset(Name)
    /// A colour that is the same in every variant.
    case color(EncodedColor)
    /// A colour of the system, which follows the variant.
    case system(ColorReference)
  }

  package enum ImageTreatment: String, CaseIterable, Hashable, Sendable {
    /// The app darkens it in Dark Mode.
    case dimmed
    /// The app draws it in a tint, as a template.
    case template
    /// Nothing is lost if it cannot be seen.
    case decorative
  }

  package struct Surfaces: Hashable, Sendable {
    /// Opaque.
    package var light: EncodedColor, dark: EncodedColor

    /// The system's backgrounds in light, and in dark the elevated one, which is harder for light things.
    package init() {
      light = EncodedColor(white: 1)
      dark = EncodedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    }
  }
}

/// Why a configuration cannot be used.
package struct LintConfigurationError: Error, Hashable, Sendable {
  package enum Fact: Hashable, Sendable {
    case notJSON(found: DocumentTerm, expected: DocumentTerm)
    case keyTwice
    case tooMany(what: CountedTerm, limit: Int)
    case unknownKey(nearest: String?, allowed: [String])
    case missingKey(String)
    case wrongKind(found: DocumentTerm, expected: DocumentTerm)
    case unknownValue(found: String, nearest: String?, allowed: [String])
    case otherVersion
    case badColor(found: String)
    case unknownReference(found: String, nearest: String?)
  }

  package var fact: Fact
  /// Such as `pairs[0].foreground`; empty for the document.
  package var keyPath: String
  package var position: TextPosition
}
