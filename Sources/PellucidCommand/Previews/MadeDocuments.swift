// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The documents that a verb has made for another one, which draws them, with what it knows about them.
struct MadeDocuments {
  var paths: [String] = []
  /// The bytes of the documents, by their paths.
  var bytes: [String: [UInt8]] = [:]
  /// The inputs of which no document could be made.
  var failures: [Report.Run.Failure] = []
  /// The lines of sources that the documents were made from; nil where there are none.
  var sources: SourceLines?
  /// The findings of the making itself, by the path of the document.
  var findings: [String: [Finding]] = [:]
}
