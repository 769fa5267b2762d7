// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import Testing

@Suite struct RuleTests {
  @Test("A finding takes the severity of its rule, and a remark is a note")
  func severityFollowsRule() {
    #expect(Finding(.glass(.inContent)).severity == .error)
    #expect(Finding(.glass(.inContent), severity: .warning).severity == .warning)
    #expect(Finding(.assetEntry(.noVariants)).severity == .note)
  }
}
