// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a message bus, or a service on it, cannot be used.
package enum BusFault: Hashable, Sendable {
  /// The variable that holds the address of the session bus is not set.
  case noAddress
  /// There is no system bus in its usual place.
  case notInPlace
  case wentAway
  /// The bus, the service or the library refused, in its own words.
  case said(String)
  /// It refused without words.
  case unexplained
}
