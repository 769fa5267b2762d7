// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

@testable import PellucidAudit

/// Reads arbitrary bytes as the results of a shard, and checks that what it writes is read as the same results.
@_cdecl("LLVMFuzzerTestOneInput")
public func readShard(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = SnapshotShard.digest(of: bytes)
  guard let shard = try? SnapshotShard(parsing: bytes) else { return 0 }
  let text = SnapshotShard.firstLine(digest: String(repeating: "0", count: 64)) + shard.body
  guard let again = try? SnapshotShard(parsing: Array(text.utf8)) else {
    preconditionFailure("written results can be read")
  }
  precondition(again.body == shard.body, "and are the same")
  _ = try? ShardUnion([("a.json", shard), ("b.json", again)])
  return 0
}
