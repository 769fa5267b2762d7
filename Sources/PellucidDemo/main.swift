// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// PellucidDemo EXAMPLES OUT: gathers the pictures that Scripts/demo.sh drew of a folder of scenes, such as Examples, and what the
// program measured on them, in OUT/index.html. `make demo` runs it.

import Foundation
import Pellucid

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: PellucidDemo EXAMPLES OUT\n".utf8))
  exit(64)
}
do {
  try Demo(examples: CommandLine.arguments[1], output: CommandLine.arguments[2]).write()
} catch {
  FileHandle.standardError.write(Data("PellucidDemo: \(error)\n".utf8))
  exit(65)
}
