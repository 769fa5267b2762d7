// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The settings that only the choice among an asset's variants asks for.
public struct DeviceSettings: Hashable, Sendable {
  /// A family of devices of one platform.
  public enum Idiom: Hashable, Sendable, CaseIterable {
    /// Of iOS; what scenes have that say nothing.
    case phone
    case pad, carPlay
    /// An iPad app on macOS.
    case catalyst
  }

  public enum Direction: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

  /// nil is the platform's usual family.
  public var idiom: Idiom?
  public var direction = Direction.leftToRight
  /// A language such as `ko` or `zh-Hant`.
  public var locale: String?

  public init() {}
}
