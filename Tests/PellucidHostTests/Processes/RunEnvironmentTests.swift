// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidJudge
import Testing

/// Tests of the variables that the program and tests of views follow.
@Suite struct RunEnvironmentTests {
  @Test("The language is Korean for its own code alone, in the first variable that is set")
  func language() {
    for korean in ["ko", "ko_KR.UTF-8", "ko.UTF-8"] {
      #expect(RunEnvironment(["LANG": korean]).language == .korean)
    }
    for other in ["", "C", "kok_IN", "en_US"] {
      #expect(RunEnvironment(["LANG": other]).language == .english)
    }
    #expect(RunEnvironment(["LC_ALL": "", "LC_MESSAGES": "ko_KR", "LANG": "en_US"]).language == .korean)
    #expect(RunEnvironment(["LC_ALL": "en_US", "LANG": "ko_KR"]).language == .english)
  }

  @Test("A variable is on unless it is missing, empty, 0 or false")
  func switches() {
    for off in ["", "0", "false", "FALSE"] { #expect(!RunEnvironment(["CI": off]).isContinuousIntegration) }
    #expect(!RunEnvironment([:]).isContinuousIntegration)
    for on in ["true", "1", "woodpecker"] { #expect(RunEnvironment(["CI": on]).isContinuousIntegration) }
  }
}
