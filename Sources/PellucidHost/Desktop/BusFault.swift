// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a message bus, or a service on it, cannot be used.
package enum BusFault: Hashable, Sendable {
  /// The variable that holds the address of the session bus is not set.
  case noAddress
  /// The system bus has no socket in its usual place.
  case notInPlace
  /// The bus closed the connection.
  case wentAway
  /// The bus did not accept its client in time.
  case silent
  /// The bus, the service or the library refused with a message.
  case said(String)
  /// The bus, the service or the library refused without a message.
  case unexplained
}
