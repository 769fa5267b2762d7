// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The size that a person has chosen for text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  package var system: TextSize { TextSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: TextSize) { self = Self.allCases[TextSize.allCases.firstIndex(of: size) ?? 3] }
}

/// The older name of a text size.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  public static func < (one: Self, other: Self) -> Bool { one.size < other.size }
  public static func > (one: Self, other: Self) -> Bool { one.size > other.size }
  public static func <= (one: Self, other: Self) -> Bool { one.size <= other.size }
  public static func >= (one: Self, other: Self) -> Bool { one.size >= other.size }
}

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(traits.textSize) }
    set { traits.textSize = newValue.system }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
