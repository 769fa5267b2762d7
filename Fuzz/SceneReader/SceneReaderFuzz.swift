// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidScene

/// libFuzzer's entry: any bytes are read to a scene or an error, and a scene resolves to numbers or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let scene = try? SceneReader().read(bytes: bytes) {
    _ = try? SceneResolver.resolve(scene)
  }
  return 0
}
