// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The flags that set the rules' configuration and the scenes by which lint judges.
struct LintFlags: Sendable {
  /// The path of the configuration; nil to search for the usual file.
  private(set) var configuration: String?
  /// The paths of scene documents and of folders of them.
  private(set) var scenes: [String] = []

  static var section: Section<LintFlags> {
    Section(
      .judging,
      .option(
        "--config", \.configuration, .input("FILE", ["json"]),
        "pairs, roles and fixed colours; unless given \(LintSettings.fileName) beside the catalog or above it"
      ),
      .list(
        "--scenes", \.scenes, .input("PATH", ["json"]),
        "a scene document or a folder of them, for what lies on what; may be repeated"))
  }
}
