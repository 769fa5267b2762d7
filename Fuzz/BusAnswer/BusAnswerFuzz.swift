// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO

@testable import PellucidHost

/// Reads arbitrary bytes as what a message bus answers, in each type that the readers accept and in others.
///
/// The first byte chooses the type, and the others are the value as GLib stores it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnswer(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let start, count > 0 else { return 0 }
  let type = g_variant_type_new(types[Int(start[0]) % types.count])
  defer { g_variant_type_free(type) }
  let bytes = g_bytes_new(start + 1, gsize(count - 1))
  defer { g_bytes_unref(bytes) }
  guard let answer = g_variant_ref_sink(g_variant_new_from_bytes(type, bytes, 0)) else { return 0 }
  defer { g_variant_unref(answer) }
  let values = VariantReading.values(answer) ?? [:]
  let change = VariantReading.change(answer)
  let state = DesktopState(
    values: change.map { values.merging([$0.key: $0.value]) { $1 } } ?? values, portal: .answered)
  for problem in state.problems {
    precondition(!problem.sentence(in: .english).isEmpty, "problems say something")
  }
  _ = VariantReading.value(answer)
  _ = VariantReading.newOwner(answer)
  _ = VariantReading.allProperties(answer)
  _ = VariantReading.changedProperties(answer)
  return 0
}

private let types = [
  "(a{sa{sv}})", "(v)", "(ssv)", "(sss)", "(a{sv})", "(sa{sv}as)", "a{sa{sv}}", "((ddd)u)", "(s)", "v",
]
