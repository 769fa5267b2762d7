// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bytes of a view that has no references, by which it is compared with the one before it.
struct PlainValue: Equatable {
  private let type: ObjectIdentifier
  private let bytes: [UInt8]

  /// Takes the bytes of a view; nil for a view with references, such as one with states, or with values that move in animations.
  init?<Source: View>(of view: Source) {
    guard _isPOD(Source.self), !(Source.self is any Animatable.Type) else { return nil }
    type = ObjectIdentifier(Source.self)
    bytes = withUnsafeBytes(of: view) { Array($0) }
  }
}
