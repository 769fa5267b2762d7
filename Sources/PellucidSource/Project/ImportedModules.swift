// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The modules that a source imports.
struct ImportedModules {
  let names: Set<String>

  init(of source: [UInt8]) {
    var found: Set<String> = []
    for line in source.split(separator: UInt8(ascii: "\n")) where line.starts(with: Array("import ".utf8)) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.count > 1 { found.insert(String(words[words.count - 1])) }
    }
    names = found
  }
}
