// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour or a style as far as the syntax of a source shows it.
enum ColorValue: Hashable, Sendable {
  /// A colour that is the same in every appearance.
  case fixed(FixedColor)
  /// A hue of the system, such as `red`, which has values for every appearance. Grey is one too.
  case hue(String)
  /// A colour of the system with a role, such as `label` or `systemBackground`.
  case semantic(String)
  /// A level of the foreground: 1 for `primary`.
  case level(Int)
  case accent
  case clear
  /// A colour of a catalog, which may follow the appearance or not.
  case asset(String)
  /// A colour of a catalog with another value in dark.
  case adaptingAsset(String)
  case material(String)
  /// A colour that is decided for each appearance.
  case dynamic
  /// A colour of the project that is defined elsewhere.
  case named(String)
  /// A colour of components that the code works out. It has no values for appearances.
  case workedOut
  /// A colour that is handed in, or that something unread makes.
  case unknown
}

/// A colour whose value the source states.
struct FixedColor: Hashable, Sendable {
  /// The encoded components, 0…1; nil where the source works them out.
  var components: [Double]?
  /// The value as it is written.
  var text: String

  var isWhite: Bool { components.map { $0.allSatisfy { $0 > 0.97 } } ?? false }
  var isBlack: Bool { components.map { $0.allSatisfy { $0 < 0.03 } } ?? false }
}

/// A condition as it is written, and whether it holds.
struct SourceCondition: Hashable, Sendable {
  /// The condition, or the subject of a `switch`.
  var text: String
  var holds = true
  /// The names of the cases of the subject that are meant; empty for a condition.
  var cases: Set<String> = []

  init(text: String, holds: Bool = true) { (self.text, self.holds) = (text, holds) }

  /// Creates the condition of a case of a `switch`.
  init(subject: String, patterns: [String]) {
    text = subject
    cases = Set(patterns.map { Self.name(of: $0) })
  }

  /// Returns the name of a case: `.image` of `case let .image(picture)`.
  private static func name(of pattern: String) -> String {
    let name = pattern.drop { $0 != "." }.prefix { $0 != "(" }
    return name.isEmpty ? pattern : String(name)
  }

  /// A Boolean value that is true where the condition tells the appearances apart.
  var isScheme: Bool { ColorNames.isScheme(text) || cases.contains { ColorNames.isScheme($0) } }

  /// Returns a Boolean value indicating whether two conditions never hold together.
  func excludes(_ other: SourceCondition) -> Bool {
    guard text == other.text else { return false }
    return holds != other.holds
      || !cases.isEmpty && !other.cases.isEmpty && cases.isDisjoint(with: other.cases)
  }
}

/// A value that an expression for a colour may have.
struct ColorCase: Sendable {
  var value: ColorValue
  /// The least and the greatest opacity that modifiers of the colour state, 0…1; nil where it is worked out.
  var alphas: ClosedRange<Double>? = 1...1
  /// The expression that states the value.
  var node: NodeID
  /// The conditions under which the value holds.
  var conditions: [SourceCondition] = []
  /// A Boolean value that is true for the value after `??`.
  var isFallback = false
  /// A Boolean value that is true for a stop of a gradient.
  var isStop = false
  /// The property or function that names the value; nil for one that stands where it is used.
  var definition: NodeID?

  /// The greatest opacity; that of an opaque colour where it is worked out.
  var alpha: Double { alphas?.upperBound ?? 1 }

  /// A Boolean value that is true where no modifier of the colour lets anything through.
  var isOpaque: Bool { alphas.map { $0.lowerBound >= 1 } ?? false }
}
