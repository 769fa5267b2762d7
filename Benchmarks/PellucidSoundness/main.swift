// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Searches for backdrops with less contrast than was proven: random colours and mixtures, a full grid, pictures drawn
// by the renderer, all variations that scenes add to a material, colours of photos, and whole random scenes, in both gamuts. Exits with 1
// if one is found, if a bound of the table lies more than 0.01 below the contrast of its witness, or if the table takes
// longer than promised for two processors: 15 s, and 3 ms for the median entry. An argument sets the number of random
// pairs, 10 million by default. The contrasts here are computed without any code of the bounds; see `PlainStack`.

import Foundation
import Pellucid
import PellucidProofSupport

let pairs = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000_000
let executor = ThreadExecutor(threads: 2)

let entries = try Platform.allCases.flatMap { try TableEntry.entries(on: $0, Materials.names(on: $0)) }
let table = try ProvenTable(Array(Set(entries)).sorted { "\($0)" < "\($1)" }, executor)
print(table.timing)
let tiers = ["ultraThin", "thin", "regular", "thick", "ultraThick", "chrome"]
let grid = try ProvenTable(try TableEntry.entries(on: .iOS, tiers), executor)

let wideTiers = ["ultraThin", "thin", "regular", "thick", "platters", "modulesBackground"]
let wide = try ProvenTable(try TableEntry.entries(on: .iOS, wideTiers, gamut: .displayP3), executor)

let searches = try [
  RandomSearch(pairs: pairs).run(table, executor), GridSearch(steps: 65).run(grid, executor),
  PictureSearch(side: 128).run(table, executor), PictureSearch(side: 64).run(wide, executor),
  VariationSearch(variations: 1500, pairs: 1000).run(entries, executor),
  StatedSearch(mixtures: 2000).run(entries, executor), SceneSearch(scenes: 2000).run(executor),
]
for search in searches { print(search) }
if !table.isTight { print("legibility/table FAILED: a bound lies further than 0.01 below its witness") }
for missed in table.missedSpeeds { print("legibility/table FAILED: \(missed)") }
let isSound = searches.allSatisfy { $0.violations.isEmpty }
exit(isSound && table.isTight && table.missedSpeeds.isEmpty ? 0 : 1)
