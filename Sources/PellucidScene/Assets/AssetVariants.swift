// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The settings that decide which variant of an asset is used.
package struct AssetCondition: Hashable, Sendable {
  package var platform: Platform
  package var appearance: Appearance
  package var contrast: ContrastSetting
  package var gamut: Gamut
  /// The pixels per point, 1…3.
  package var scale: Int

  /// - Parameter scale: The pixels per point, rounded up to the next whole number and clamped to 3: catalogs have
  ///   pictures for whole scales up to 3 only.
  package init(_ traits: Traits, scale: Double) {
    (platform, appearance) = (traits.platform, traits.appearance)
    (contrast, gamut) = (traits.contrast, traits.gamut)
    self.scale = scale <= 1 ? 1 : scale <= 2 ? 2 : 3
  }

  /// All conditions, in the order of their indices.
  static var all: [AssetCondition] {
    var all: [AssetCondition] = []
    var condition = AssetCondition(Traits(), scale: 1)
    for platform in Platform.allCases {
      for appearance in Appearance.allCases {
        for contrast in ContrastSetting.allCases {
          for gamut in Gamut.allCases {
            for scale in 1...3 {
              (condition.platform, condition.appearance) = (platform, appearance)
              (condition.contrast, condition.gamut, condition.scale) = (contrast, gamut, scale)
              all.append(condition)
            }
          }
        }
      }
    }
    return all
  }

  /// The index of the condition in `all`.
  var index: Int {
    let platforms: [Platform] = Platform.allCases
    var index = platforms.firstIndex(of: platform) ?? 0
    index = 2 * index + (appearance == .dark ? 1 : 0)
    index = 2 * index + (contrast == .increased ? 1 : 0)
    index = 2 * index + (gamut == .displayP3 ? 1 : 0)
    return 3 * index + min(max(scale, 1), 3) - 1
  }
}

/// The values of an asset under every condition.
package struct AssetVariants<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The distinct values that the asset has under some condition.
  package private(set) var values: [Value] = []
  /// For each condition, by its index, the index of the value in `values`; nil where no variant fits.
  private var choices: [Int?] = []

  /// - Parameter value: Returns the asset's value under a condition; nil where no variant fits.
  package init(_ value: (AssetCondition) -> Value?) {
    for condition in AssetCondition.all {
      guard let found = value(condition) else {
        choices.append(nil)
        continue
      }
      if let known = values.firstIndex(of: found) {
        choices.append(known)
      } else {
        values.append(found)
        choices.append(values.count - 1)
      }
    }
  }

  /// The asset's value under a condition; nil where no variant fits.
  package subscript(_ condition: AssetCondition) -> Value? { choices[condition.index].map { values[$0] } }

  /// Returns whether this asset and another one have different values under some condition of a platform.
  func differs(from other: AssetVariants, on platform: Platform) -> Bool {
    AssetCondition.all.contains { $0.platform == platform && self[$0] != other[$0] }
  }

  /// Returns whether two conditions of a platform that differ only in gamut have different values.
  func differsByGamut(on platform: Platform) -> Bool {
    AssetCondition.all.contains { condition in
      guard condition.platform == platform, condition.gamut == .srgb else { return false }
      var wide = condition
      wide.gamut = .displayP3
      return choices[condition.index] != choices[wide.index]
    }
  }
}
