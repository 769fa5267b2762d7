// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidSource

@Suite struct ProjectColorsTests {
  private func colors(_ name: String, follows: Bool) -> ProjectColors {
    var colors = ProjectColors()
    colors.addAsset(name, follows: follows)
    return colors
  }

  @Test(
    "A colour that catalogs define differently is not known to follow the appearance, whatever their order")
  func catalogs() {
    let first = colors("panel", follows: true), second = colors("Panel", follows: false)
    for (one, other) in [(first, second), (second, first)] {
      var both = one
      both.merge(other)
      #expect(both.asset(named: "panel") == .asset("Panel"))
    }
    var twice = first
    twice.merge(first)
    #expect(twice.asset(named: "panel") == .adaptingAsset("panel"))
  }
}
