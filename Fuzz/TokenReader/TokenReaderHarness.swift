// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidExport

/// Reads arbitrary bytes as tokens, and checks that a catalog made of them gives tokens from which it comes back unchanged.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTokens(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let catalog = try? TokenCatalog(bytes) else { return 0 }
  for file in catalog.files {
    precondition(!("/" + file.folder + "/").contains("/../"), "no folder leads out of the catalog")
  }
  guard let tokens = try? CatalogTokens(catalog.files).json(name: "", description: "") else { return 0 }
  let again = try? TokenCatalog(Array(tokens.text.utf8))
  precondition(again?.files == catalog.files, "a catalog comes back from its tokens")
  return 0
}
