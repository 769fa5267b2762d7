// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A colour, level, gradient or material that shapes, texts and symbols are filled with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style among the values of the views around.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the filling among the views around. Only the styles of this module answer this themselves.
  func systemFilling(in environment: EnvironmentValues) -> SystemFilling
}

extension ShapeStyle {
  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    resolve(in: environment).systemFilling(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("A style of the system is not resolved to another one.")
  }
}

extension Never: ShapeStyle {}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: some ShapeStyle) { self.style = style }

  public func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    style.systemFilling(in: environment)
  }
}

/// A style whose filling is changed.
struct ChangedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let change: @Sendable (inout SystemFilling, EnvironmentValues) -> Void

  func systemFilling(in environment: EnvironmentValues) -> SystemFilling {
    var filling = base.systemFilling(in: environment)
    change(&filling, environment)
    return filling
  }
}

extension ShapeStyle {
  /// Returns the style at an opacity of 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ChangedStyle(base: self) { filling, _ in filling.opacity *= opacity.unit }
  }

  /// Returns the style blended with what is below it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ChangedStyle(base: self) { filling, _ in filling.blend = mode.system }
  }

  /// Returns the style with a shadow under what it fills, or in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ChangedStyle(base: self) { style.add(to: &$0, in: $1) }
  }
}

/// A shadow of what a style fills, or one that its surroundings cast into it.
public struct ShadowStyle: Equatable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat, x: CGFloat, y: CGFloat

  /// Creates a shadow below the shape.
  ///
  /// - Parameter radius: Twice the standard deviation of the blur, in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// Creates a shadow inside the shape, which looks cut out.
  ///
  /// - Parameter radius: Twice the standard deviation of the blur, in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  fileprivate func add(to filling: inout SystemFilling, in environment: EnvironmentValues) {
    let shadow = PellucidScene.Shadow(color, radius: radius, x: x, y: y, in: environment)
    if isInner {
      filling.innerShadows += [shadow].compactMap { $0 }
    } else {
      filling.shadow = shadow
    }
  }
}

extension Double {
  /// The number as a share of 0…1; what is not a number counts as 1.
  var unit: Double { isNaN ? 1 : Swift.min(Swift.max(self, 0), 1) }
}
