// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidColor
import PellucidJudge

/// Reads any bytes as a configuration of `catalog lint`, and judges a small catalog with what was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConfiguration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let configuration = try LintConfiguration(parsing: bytes)
    for finding in CatalogJudge(library, configuration).findings { check(finding) }
  } catch {
    precondition(error.description.split(separator: ":").count >= 3, "what, where, and what to do")
  }
  return 0
}

private func check(_ finding: Finding) {
  precondition(finding.rule != nil, "every finding has its rule")
  for figure in finding.figures { precondition(figure.value.isFinite, "figures are numbers") }
  for case .variant(let suggestion) in finding.remedies {
    precondition((0...1).contains(suggestion.color.red), "suggestions can be written")
    precondition(suggestion.ratio.map { $0 >= 1 && $0 <= 21.01 } ?? true, "ratios are ratios")
  }
}

private let library = AssetLibrary(
  reading: [("Ink", 64), ("Paper", 240), ("Sheet", 30), ("noteText", 150), ("noteBackground", 140)].map {
    name, level in
    var dark = Selectors()
    dark.appearance = AppearanceSelector(.dark)
    let set = ColorSet(entries: [
      ColorSet.Entry(.color(CatalogColor(.srgb, white: Double(level) / 255))),
      ColorSet.Entry(.color(CatalogColor(.srgb, white: 1 - Double(level) / 300)), for: dark),
    ])
    return CatalogFolder(
      path: name + ".colorset", catalog: "", role: .asset(.colorSet),
      text: .bytes(ContentsText.contents(of: set)))
  })
