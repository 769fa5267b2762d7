// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Bounds over colours that a user states, such as those of a photo: no mixture is below, and one is within 0.01.
@Suite struct StatedColorsTests {
  private static let materials: [(Platform, [String])] = [
    (.iOS, ["ultraThin", "regular", "chrome", "platformContentGlass"]), (.macOS, ["menu", "sidebar"]),
    (.tvOS, ["ultraThin", "blur.light"]), (.visionOS, ["glass"]),
  ]

  @Test("Bounds over the colours of a photo hold, and are tight", arguments: materials)
  func photosAreTight(platform: Platform, names: [String]) throws {
    var generator = SeededGenerator(seed: 11)
    for seed in UInt64(1)...2 {
      let photo = StatedColors.photo(seed: seed)
      for entry in try TableEntry.entries(on: platform, names, levels: [.label, .secondaryLabel]) {
        let bound = try ContrastBound(entry.transfer, over: .colors(of: photo))
        // Where surfaces are magnified after the mapping, the bound covers mixtures of them that no picture has.
        let most = entry.transfer.mixing == .neighbors ? 0.5 : 0.01
        #expect(bound.precision >= 0 && bound.precision <= most, "\(entry): \(bound)")
        for _ in 0..<100 {
          let mixture = generator.mixture(of: photo)
          let contrast =
            entry.recipe.averagesBackdrop
            ? entry.stack.contrast(mixture[0].0) : entry.stack.contrast(mixture)
          #expect(contrast >= bound.lowest, "\(entry): \(contrast) below \(bound)")
        }
      }
    }
  }

  /// Every mixture of the added colours is a mixture of those that are left, of which each was added.
  @Test("The hull of a photo has few colours, with the same mixtures")
  func hullsAreSmall() throws {
    for seed in UInt64(1)...5 {
      let photo = StatedColors.photo(seed: seed)
      guard case .colors(let ranges) = Backdrop.colors(of: photo) else { throw Missing() }
      let corners = ranges.map(\.low)
      #expect(corners.count < 250 && Set(corners).isSubset(of: photo))
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<200 {
        let axis = GamutColor(
          red: generator.number(in: -1...1), green: generator.number(in: -1...1),
          blue: generator.number(in: -1...1))
        func along(_ color: GamutColor) -> Double {
          color.red * axis.red + color.green * axis.green + color.blue * axis.blue
        }
        let (all, few) = (try #require(photo.map(along).min()), try #require(corners.map(along).min()))
        #expect(abs(all - few) < 1e-7)
      }
    }
  }

  private struct Missing: Error {}
}
