// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// A number that grows with the text size that a person has chosen, as the font of a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(factor) }

  mutating func link(to scope: ViewScope, _ place: Int) {
    factor = style.system.growth(in: scope.environment.traits)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
