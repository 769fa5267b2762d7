// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A request to an editor, whose answer changes nothing.
enum EditorRequest: String, Sendable {
  /// To tell when files change that decide about others.
  case watch = "client/registerCapability"
  /// To ask for diagnostics again.
  case refresh = "workspace/diagnostic/refresh"

  /// The names of the files that decide about others.
  private static let patterns = [
    "**/*.swift", "**/*.xcassets/**", "**/*Info.plist", "**/" + GateFlags.fileName,
  ]

  /// Returns the message of the request.
  ///
  /// - Parameter number: A number that no other request of the session has.
  func message(number: Int) -> JSONText {
    .object(
      [("jsonrpc", .string("2.0")), ("id", .whole(number)), ("method", .string(rawValue))]
        + (parameters.map { [("params", $0)] } ?? []))
  }

  private var parameters: JSONText? {
    switch self {
    case .refresh: return nil
    case .watch:
      let watchers = Self.patterns.map { JSONText.object(["globPattern": .string($0)]) }
      let registration: JSONText = .object([
        "id": .string("pellucid/files"), "method": .string("workspace/didChangeWatchedFiles"),
        "registerOptions": .object(["watchers": .array(watchers)]),
      ])
      return .object(["registrations": .array([registration])])
    }
  }
}
