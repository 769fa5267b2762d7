// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A standard material, which blurs and tints what is behind it.
public struct Material: ShapeStyle {
  private let tier: MaterialTier

  public static let ultraThin = Self(tier: .ultraThin), thin = Self(tier: .thin)
  public static let regular = Self(tier: .regular), thick = Self(tier: .thick)
  public static let ultraThick = Self(tier: .ultraThick), bar = Self(tier: .bar)

  /// The name under the settings of a view: in a part of the picture with another appearance, that of the appearance.
  func name(in environment: EnvironmentValues) -> MaterialName {
    .tier(tier, environment.hasOwnColors ? environment.traits.appearance : nil)
  }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    SystemFilling(kind: .material(name(in: environment)))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { .ultraThin }
  public static var thinMaterial: Self { .thin }
  public static var regularMaterial: Self { .regular }
  public static var thickMaterial: Self { .thick }
  public static var ultraThickMaterial: Self { .ultraThick }
  public static var bar: Self { .bar }
}
