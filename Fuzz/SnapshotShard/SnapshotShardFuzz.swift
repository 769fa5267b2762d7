// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

@testable import PellucidAudit

/// Reads arbitrary bytes as the results of a shard, and checks that what it writes is read as the same results.
@_cdecl("LLVMFuzzerTestOneInput")
public func readShard(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? SnapshotShard(of: bytes)
  guard let shard = try? SnapshotShard(parsing: bytes) else { return 0 }
  guard let again = try? SnapshotShard(of: Array(shard.text.utf8)) else {
    preconditionFailure("written results can be read")
  }
  precondition(again.text == shard.text, "and are the same")
  _ = try? ShardUnion([("a.json", shard), ("b.json", again)])
  return 0
}
