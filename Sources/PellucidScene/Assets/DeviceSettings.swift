// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The settings of a device that choose among an asset's variants; components take their direction and their words from them.
package struct DeviceSettings: Hashable, Sendable {
  /// A family of devices of one platform.
  package enum Idiom: Hashable, Sendable, CaseIterable {
    /// iPhone, the usual family of iOS.
    case phone
    case pad, carPlay
    /// An iPad app on macOS.
    case catalyst
  }

  /// The families of devices that a platform has; nil stands for the platform's usual family.
  package static func idioms(on platform: Platform) -> [Idiom?] {
    switch platform {
    case .iOS: [.phone, .pad, .carPlay]
    case .macOS: [nil, .catalyst]
    case .tvOS, .visionOS, .watchOS: [nil]
    }
  }

  /// Returns `idiom` where the platform has that family of devices, else the usual family: `phone` on iOS, nil
  /// elsewhere.
  package func family(on platform: Platform) -> Idiom? {
    Self.idioms(on: platform).contains(idiom) ? idiom : platform == .iOS ? .phone : nil
  }

  package enum Direction: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

  /// The family of devices; nil is the platform's usual one.
  package var idiom: Idiom?
  package var direction = Direction.leftToRight
  /// The language as a locale identifier, such as `ko` or `zh-Hant`.
  package var locale: String?

  package init() {}
}

extension DeviceScreen {
  /// The family of devices that the model belongs to; nil is the platform's usual one.
  package var idiom: DeviceSettings.Idiom? {
    model.platform == .iOS ? (model.isPad ? .pad : .phone) : nil
  }
}
