// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

extension IgnoredFinding {
  package func json(in language: PellucidJudge.Language) -> JSONText {
    .object(finding.members(in: language) + [("reason", .string(reason))])
  }
}
