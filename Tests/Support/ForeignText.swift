// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The text of a stranger in samples of facts and errors: ordinary, or hostile where a test asks for that.
package enum ForeignText {
  /// The text that stands before every foreign text of a sample; nil for ordinary samples.
  @TaskLocal package static var prefix: String?

  /// A text of one megabyte that begins a line, a command of a CI service and a change of direction.
  package static let hostile =
    "\r\n::error::a\u{202E}\u{1B}[2J\u{0600}<b>##[error]" + String(repeating: "A\u{301}", count: 350_000)

  /// Returns the result of a closure in which every foreign text is hostile.
  package static func whileHostile<Result>(_ body: () -> Result) -> Result {
    $prefix.withValue(hostile, operation: body)
  }
}

/// Returns a text of a sample that comes from a stranger.
package func foreign(_ text: String) -> String { ForeignText.prefix.map { $0 + text } ?? text }
