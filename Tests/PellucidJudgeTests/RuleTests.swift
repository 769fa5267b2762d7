// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import Testing

@Suite struct RuleTests {
  @Test("A finding takes the severity of its rule, and a remark is a note")
  func severityFollowsRule() {
    #expect(Finding(.worded(.glassInContent, message: "")).severity == .error)
    #expect(Finding(.worded(.glassInContent, message: ""), severity: .warning).severity == .warning)
    #expect(Finding(.worded(nil, message: "")).severity == .note)
  }
}
