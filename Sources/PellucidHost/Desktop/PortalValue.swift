// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A setting's name in the settings portal.
package struct PortalKey: Hashable, Sendable {
  package var namespace: String, name: String

  package init(_ namespace: String, _ name: String) { (self.namespace, self.name) = (namespace, name) }
}

extension PortalKey: CustomStringConvertible {
  package var description: String { namespace + " " + name }
}

/// A value of the portal, without the variants that wrap it.
package enum PortalValue: Hashable, Sendable {
  /// D-Bus type `u`.
  case number(UInt32)
  /// D-Bus type `s`.
  case text(String)
  /// D-Bus type `b`.
  case flag(Bool)
  /// D-Bus type `(ddd)`.
  case triple(Double, Double, Double)
  /// A type that no known key has.
  case other(type: String)

  /// The type in the notation of D-Bus.
  package var type: String {
    switch self {
    case .number: "u"
    case .text: "s"
    case .flag: "b"
    case .triple: "(ddd)"
    case .other(let type): type
    }
  }
}
