// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidAudit

@Suite struct PathPatternTests {
  @Test(
    "Stars match within one step of a path, two stars match any number of steps",
    arguments: [
      ("Onboarding/*.json", "Onboarding/a.json", true), ("Onboarding/*.json", "Onboarding/b/a.json", false),
      ("Onboarding/*.json", "a.json", false), ("*.json", "a.json", true), ("*.json", "b/a.json", false),
      ("**/*.json", "a.json", true), ("**/*.json", "b/c/a.json", true), ("**/*.json", "b/c/a.png", false),
      ("a/**", "a/b/c.json", true), ("a/**/c.json", "a/c.json", true), ("a/**/c.json", "b/a/c.json", false),
      ("**", "a/b", true), ("a.json", "a.json", true), ("a.json", "b.json", false),
      ("./a.json", "a.json", true),
      ("../*/a.json", "../b/a.json", true), ("a*b*c.json", "aXbYbZc.json", true), ("a**b", "a/b", false),
      ("", "a", false), ("a/*/c", "a//c", false),
    ])
  func paths(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches, "\(pattern) \(path)")
  }

  @Test(
    "A star in the name of a layer matches any bytes",
    arguments: [
      ("footer*", "footer", true), ("footer*", "footer.note", true), ("footer*", "a footer", false),
      ("windows[0].layers[*]", "windows[0].layers[12]", true), ("*", "", true), ("", "", true),
      ("**a", "bca", true), ("*é", "aé", true), ("*é", "ae\u{301}", false), ("a*a", "a", false),
    ])
  func names(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches, "\(pattern) \(name)")
  }

  @Test("Long patterns of stars are matched without trying every division")
  func longPatterns() {
    let pattern = String(repeating: "*a", count: 500), name = String(repeating: "a", count: 5000)
    #expect(NamePattern(pattern).matches(name) && !NamePattern(pattern + "b").matches(name))
    #expect(
      !PathPattern(String(repeating: "**/a/", count: 200) + "b").matches(String(repeating: "a/", count: 2000))
    )
  }
}
