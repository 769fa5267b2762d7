// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJudge

/// The variables of the environment that the program and tests of views both follow.
package struct RunEnvironment: Sendable {
  private let variables: [String: String]

  /// - Parameter variables: The variables; those of the process unless given.
  package init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    self.variables = variables
  }

  /// Returns the value of a variable; nil where it is not set or empty.
  package subscript(name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Returns a Boolean value indicating whether a variable is set to anything but "0" and "false".
  package func isOn(_ name: String) -> Bool { !["0", "false", nil].contains(self[name]?.lowercased()) }

  /// A Boolean value that is true on continuous integration, whose systems set CI to "true".
  package var isContinuousIntegration: Bool { isOn("CI") }

  /// The language of the first of LC_ALL, LC_MESSAGES and LANG that is set: Korean or English, and English for all others.
  package var language: Language {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self[$0] }.first ?? ""
    return wanted.prefix { $0.isLetter } == "ko" ? .korean : .english
  }
}
