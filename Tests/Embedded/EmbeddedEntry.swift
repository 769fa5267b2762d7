// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The WebAssembly side of the comparison: `Scripts/run-wasm.mjs` calls these exports and reads the module's memory.

/// Draws the scene and returns its bytes behind a header of one 32-bit count; the caller never frees them.
@_cdecl("pellucid_embedded_draw")
func draw() -> UnsafeMutableRawPointer {
  let bytes = EmbeddedScene.bytes()
  let result = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 16)
  result.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
  for (index, byte) in bytes.enumerated() {
    result.storeBytes(of: byte, toByteOffset: index + 4, as: UInt8.self)
  }
  return result
}

/// The seed source of `Hasher`: constant, because the result must be the same each time.
@_cdecl("arc4random_buf")
func fillWithConstantSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
  buffer.initializeMemory(as: UInt8.self, repeating: 0x5a, count: count)
}
