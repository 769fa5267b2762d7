// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The keys that are held down.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1), shift = Self(rawValue: 2), control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8), command = Self(rawValue: 16), numericPad = Self(rawValue: 32)
  public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
