// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The functions with which Swift's strings ask about the normalization of Unicode. Names are compared as they are written, so every character
// answers that it is normalized, and the module is smaller by the tables.

#if arch(wasm32)
  @_cdecl("_swift_stdlib_getNormData")
  func normalizationData(of scalar: UInt32) -> UInt16 { 0 }

  @_cdecl("_swift_stdlib_getDecompositionEntry")
  func decompositionEntry(of scalar: UInt32) -> UInt32 { 0 }

  /// Returns the scalar that stands for two others; the greatest number if there is none.
  @_cdecl("_swift_stdlib_getComposition")
  func composition(of first: UInt32, _ second: UInt32) -> UInt32 { .max }

  /// The decompositions, which nothing reads.
  @_silgen_name("_swift_stdlib_nfd_decompositions")
  public let decompositions: UInt = 0
#endif
