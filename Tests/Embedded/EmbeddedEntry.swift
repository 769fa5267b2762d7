// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The WebAssembly side of the comparison: `Scripts/run-wasm.mjs` calls these exports and accesses the module's memory.

/// Reserves memory for a document; the caller never frees it.
@_cdecl("pellucid_embedded_reserve")
func reserve(_ count: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
}

/// Reads, judges and draws a document. Returns the report behind a header of one 32-bit byte count; the caller never
/// frees the memory.
@_cdecl("pellucid_embedded_report")
func report(_ document: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
  let bytes = EmbeddedScene.report(on: Array(UnsafeRawBufferPointer(start: document, count: count)))
  let result = reserve(bytes.count + 4)
  result.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
  for (index, byte) in bytes.enumerated() {
    result.storeBytes(of: byte, toByteOffset: index + 4, as: UInt8.self)
  }
  return result
}

/// Replaces the seed source of `Hasher` by a constant, so that every run gives the same result.
@_cdecl("arc4random_buf")
func fillWithConstantSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
  buffer.initializeMemory(as: UInt8.self, repeating: 0x5a, count: count)
}
