// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidScene

/// Reads arbitrary bytes as a scene, and checks that the scene resolves to finite numbers or an error, and that its
/// written form reads as the same scene.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let scene = try? SceneReader().read(bytes: bytes) else { return 0 }
  _ = try? SceneResolver.resolve(scene, facts: FileFacts())
  let written: [UInt8]
  do throws(SceneWritingError) {
    written = try SceneWriter().bytes(of: scene)
  } catch {
    // Some CSS notations reach colours outside the range that the writer can express.
    if case .refused(.badColor) = error { return 0 }
    if scene != scene { return 0 }
    fatalError("a scene that was read is not written: \(error)")
  }
  // The writer checks its output by reading it; this repeats the check from outside the writer.
  guard let again = try? SceneReader().read(bytes: written), again == scene else {
    fatalError("a scene that was written reads as another one")
  }
  return 0
}
