// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Language {
  /// Returns the summary of an audit of files.
  package func auditedFiles(_ count: Int) -> String {
    choose(count == 1 ? "1 file" : "\(count) files", "파일 \(count)개")
  }
}
