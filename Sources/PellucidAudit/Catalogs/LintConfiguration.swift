// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidJSON
import PellucidJudge

/// A project's statements about its colours and pictures, for the judge of its catalogs.
public struct LintConfiguration: Hashable, Sendable {
  /// Colours that meet.
  public var pairs: [Pair] = []
  /// The roles of colour sets, by name.
  public var roles: [String: ColorRole] = [:]
  /// Colour sets that are the same in light and dark on purpose.
  public var fixed: Set<String> = []
  /// Surfaces that come forward over others.
  public var levels: [LevelPair] = []
  /// The treatments of pictures by the app, by name.
  public var images: [String: ImageTreatment] = [:]
  /// The surfaces behind pictures, and behind colours without a declared ground.
  public var surfaces = Surfaces()
  /// A Boolean value that is true where roles and pairs are taken from names too.
  public var usesNames = true

  public init() {}

  /// A foreground and what it lies on.
  public struct Pair: Hashable, Sendable {
    public var foreground: Name
    public var background: Ground
    /// `text`, `largeText` or `symbol`; nil leaves it to the foreground's role.
    public var use: ColorRole?
    /// Such as `pairs[0]`.
    public var keyPath: String
  }

  public struct LevelPair: Hashable, Sendable {
    public var base: Name
    public var elevated: Name
    /// Such as `levels[0]`.
    public var keyPath: String
  }

  /// The name of a colour set, and where it stands.
  public struct Name: Hashable, Sendable {
    public var text: String
    public var keyPath: String
    public var position: TextPosition
  }

  public enum Ground: Hashable, Sendable {
    case asset(Name)
    /// A colour that is the same in every variant.
    case color(EncodedColor)
    /// A colour of the system, which follows the variant.
    case system(ColorReference)
  }

  public enum ImageTreatment: String, CaseIterable, Hashable, Sendable {
    /// The app darkens it in Dark Mode.
    case dimmed
    /// The app draws it in a tint, as a template.
    case template
    /// Nothing is lost if it cannot be seen.
    case decorative
  }

  public struct Surfaces: Hashable, Sendable {
    /// Opaque.
    public var light: EncodedColor, dark: EncodedColor

    /// The system's backgrounds in light, and in dark the elevated one, which is harder for light things.
    public init() {
      light = EncodedColor(white: 1)
      dark = EncodedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255)
    }
  }
}

/// Why a configuration cannot be used.
public struct LintConfigurationError: Error, Hashable, Sendable {
  public enum Fact: Hashable, Sendable {
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

  public var fact: Fact
  /// Such as `pairs[0].foreground`; empty for the document.
  public var keyPath: String
  public var position: TextPosition
}
