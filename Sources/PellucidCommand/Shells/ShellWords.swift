// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Words as a POSIX shell reads them.
enum ShellWords {
  /// Returns words as one line of a shell, quoted where the shell would read them in another way.
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { plain.contains($0) }
    return isPlain
      ? word
      : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// The bytes that no shell treats in a special way.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+:,./@%".utf8)
}
