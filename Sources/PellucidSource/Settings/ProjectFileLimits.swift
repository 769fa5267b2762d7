// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The limits on files of a project. That of bytes is for all of them; the others are for settings and interfaces, and are checked
/// before a file is parsed.
package struct ProjectFileLimits: Hashable, Sendable {
  /// The greatest size of a file, in bytes. Chosen: the largest files of real apps have some 5 MB; larger sources are made by
  /// programs.
  package var bytes = 8_000_000
  /// The greatest depth of elements. Chosen: real interface files have up to 60.
  package var depth = 300
  /// The greatest number of elements. Chosen: real interface files have up to some 20,000; an element takes
  /// some 400 bytes.
  package var elements = 400_000
  /// The greatest number of attributes of an element. Chosen: real elements have up to 40; a parser compares
  /// each with all others.
  package var attributes = 300

  package init() {}
}
