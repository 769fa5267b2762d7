// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import Testing

/// Proofs of the contrast that the materials of visionOS promise, over every backdrop.
@Suite struct SpatialProofs {
  @Test(
    "The label has 4.5:1 on every material of visionOS, proven",
    arguments: ["glass", "thin", "regular", "thick"],
    Gamut.allCases)
  func labelsHoldTheirRatio(name: String, gamut: Gamut) throws {
    for transparency in TransparencySetting.allCases {
      var traits = Traits()
      (traits.platform, traits.gamut, traits.transparency) = (.visionOS, gamut, transparency)
      let choice = try Materials.recipe(named: name, traits: traits)
      let ink = Vibrancy.ink(level: .label, family: choice.family, traits: traits)
      let bound = try ContrastBound(Transfer(material: choice.recipe, ink: ink, gamut: gamut))
      #expect(bound.lowest >= 4.5, "\(transparency)")
    }
  }
}
