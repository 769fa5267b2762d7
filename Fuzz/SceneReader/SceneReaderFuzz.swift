// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidScene

/// libFuzzer's entry: any bytes are read to a scene or an error. A scene resolves to numbers or an error, and what is
/// written of it reads as the same scene.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let scene = try? SceneReader().read(bytes: bytes) else { return 0 }
  _ = try? SceneResolver.resolve(scene, facts: FileFacts())
  let written: [UInt8]
  do throws(SceneWritingError) {
    written = try SceneWriter().bytes(of: scene)
  } catch {
    // Some notations of CSS reach colours beyond those that any of them writes.
    if case .refused(.badColor) = error { return 0 }
    if scene != scene { return 0 }
    fatalError("a scene that was read is not written: \(error)")
  }
  // Reading again is what makes the writer sure; this looks at the bytes from outside.
  guard let again = try? SceneReader().read(bytes: written), again == scene else {
    fatalError("a scene that was written reads as another one")
  }
  return 0
}
