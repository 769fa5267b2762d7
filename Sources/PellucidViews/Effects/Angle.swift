// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
  public var radians: Double

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }

  public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
  public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func += (one: inout Angle, other: Angle) { one.radians += other.radians }
  public static func -= (one: inout Angle, other: Angle) { one.radians -= other.radians }
  public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }
  public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}
