// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource

/// Judges arbitrary bytes as a file of settings in each format, and as an interface file.
@_cdecl("LLVMFuzzerTestOneInput")
public func judgeProjectFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for name in ["Info.plist", "project.pbxproj", "App.xcconfig"] {
    check(SettingsFile(reading: bytes, path: name).findings(), in: bytes)
  }
  for name in ["Card.xib", "Main.storyboard"] {
    check(InterfaceFile(reading: bytes, path: name).findings(), in: bytes)
  }
  return 0
}

private func check(_ findings: [Finding], in bytes: [UInt8]) {
  // A file in UTF-16 has a line break in every two bytes at most.
  for finding in findings {
    precondition(
      finding.place.line.map { (1...(bytes.count + 1)).contains($0) } ?? true, "lines are of the file")
    precondition(finding.sourceEdits.isEmpty, "these files have no edits")
  }
}
