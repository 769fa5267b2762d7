// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reasons why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = Self(rawValue: 1)
  /// The content is private.
  public static let privacy = Self(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = Self(rawValue: 4)
}

extension EnvironmentValues {
  private enum ReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  private enum PrivateKey: EnvironmentKey { static var defaultValue: Bool { false } }

  public var redactionReasons: RedactionReasons {
    get { self[ReasonsKey.self] }
    set { self[ReasonsKey.self] = newValue }
  }

  var isPrivate: Bool {
    get { self[PrivateKey.self] }
    set { self[PrivateKey.self] = newValue }
  }

  /// A Boolean value that is true where texts and pictures are drawn as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || (isPrivate && redactionReasons.contains(.privacy))
  }
}

extension View {
  /// Draws bars in place of texts and pictures.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks content that is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivate, sensitive) }
}
