// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// What every module has: the memory that it and the page hand to each other.

#if arch(wasm32)
  import CPage

  /// Reserves memory for bytes that the page writes; 0 where there is none.
  @_cdecl("pellucid_reserve")
  func reserve(_ count: Int) -> UnsafeMutableRawPointer? { PellucidAllocate(count) }

  /// Releases reserved memory or an answer.
  @_cdecl("pellucid_release")
  func release(_ block: UnsafeMutableRawPointer?) { PellucidFree(block) }

  /// Fills memory for the seed of `Hasher` with a constant, so that every run gives the same result.
  @_cdecl("arc4random_buf")
  func fillWithConstantSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
    buffer.initializeMemory(as: UInt8.self, repeating: 0x5a, count: count)
  }

  /// Reads the number at the beginning of a text for Swift's `Double(_:)`, and returns its end; nil where the text begins with none.
  @_cdecl("_swift_stdlib_strtod_clocale")
  func readNumber(_ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>) -> UnsafePointer<
    CChar
  >? {
    // White space, which C skips, and a text without anything are no numbers.
    guard text.pointee > 32 else { return nil }
    var end: UnsafeMutablePointer<CChar>?
    number.pointee = strtod(text, &end)
    return UnsafePointer(end)
  }

  func bytes(_ start: UnsafeRawPointer, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: count))
  }
#endif
