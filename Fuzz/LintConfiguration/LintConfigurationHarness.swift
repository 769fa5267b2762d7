// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidJudge

/// Reads arbitrary bytes as a configuration of `catalog lint`, and judges a small catalog with it.
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
    CatalogFolder(
      path: name + ".colorset", catalog: "", role: .asset(.colorSet),
      text: .bytes(Array(contents(light: level, dark: 255 - level).utf8)))
  })

/// Returns the description of a colour set with one grey for light mode and another for dark mode, each 0…255.
private func contents(light: Int, dark: Int) -> String {
  """
  {
    "colors" : [
      { "idiom" : "universal", "color" : \(grey(light)) },
      { "idiom" : "universal", "color" : \(grey(dark)),
        "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
    ],
    "info" : { "author" : "xcode", "version" : 1 }
  }
  """
}

private func grey(_ level: Int) -> String {
  """
  { "color-space" : "srgb",
    "components" : { "red" : "\(level)", "green" : "\(level)", "blue" : "\(level)", "alpha" : "1.000" } }
  """
}
