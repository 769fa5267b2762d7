// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The settings that only the choice among an asset's variants asks for.
package struct DeviceSettings: Hashable, Sendable {
  /// A family of devices of one platform.
  package enum Idiom: Hashable, Sendable, CaseIterable {
    /// The family of iOS that scenes have which say nothing.
    case phone
    case pad, carPlay
    /// An iPad app on macOS.
    case catalyst
  }

  /// The families that a platform has; nil is its usual one.
  package static func idioms(on platform: Platform) -> [Idiom?] {
    switch platform {
    case .iOS: [.phone, .pad, .carPlay]
    case .macOS: [nil, .catalyst]
    case .tvOS, .visionOS, .watchOS: [nil]
    }
  }

  /// The family that is meant, with its own name where it has one.
  package func family(on platform: Platform) -> Idiom? {
    Self.idioms(on: platform).contains(idiom) ? idiom : platform == .iOS ? .phone : nil
  }

  package enum Direction: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

  /// nil is the platform's usual family.
  package var idiom: Idiom?
  package var direction = Direction.leftToRight
  /// A language such as `ko` or `zh-Hant`.
  package var locale: String?

  package init() {}
}
