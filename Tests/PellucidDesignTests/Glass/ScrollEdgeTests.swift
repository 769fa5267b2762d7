// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidTestSupport
import Testing

@Suite struct ScrollEdgeTests {
  private static func request(
    _ style: ScrollEdgeStyle = .automatic, _ traits: Traits = .make(.iOS), side: ScrollEdgeSide = .top
  ) -> ScrollEdgeRequest {
    ScrollEdgeRequest(style, side: side, traits: traits)
  }

  private static func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-5 }

  @Test("Under a title lies the dumped film")
  func underATitleLiesTheDumpedFilm() {
    let film = ScrollEdgeRecipe.recipe(for: Self.request())
    #expect(film.name == "os27.thinFilm" && film.height == 116 && film.blur.radius == 2)
    #expect(film.blur.captureScale == 0.5 && film.separator == SIMD4(0, 0, 0, 0.1))
    guard case .eased(let start, let first, let end, let last) = film.blur.profile else {
      Issue.record("no ramp")
      return
    }
    #expect(Self.near(start, 0.534483) && first == 1 && end == 1 && last == 0.25)
    #expect(film.replay.fill == SIMD4(1, 1, 1, 0.5) && film.replay.blurRadius == 16)
    #expect(film.blurFill.normal == 0.25 && film.blurFill.lighten == 0.6 && film.blurFill.darken == 0.4)
    let dark = ScrollEdgeRecipe.recipe(for: Self.request(.automatic, .make(.iOS, .dark)))
    #expect(dark.replay.fill == SIMD4(0, 0, 0, 0.6) && dark.blurFill.normal == 0)
    #expect(dark.separator == SIMD4(1, 1, 1, 0.1))
  }

  /// Compares 384 rows of the mask that scales the film's blur, truncated to bytes, with the published ramp.
  @Test("The film's mask equals the published one byte for byte")
  func theFilmsMaskIsThePublishedOneByteForByte() {
    let film = ScrollEdgeRecipe.recipe(for: Self.request())
    for row in 0..<384 {
      let place = (Double(row) + 0.5) / 384
      let way = min(max((place - 0.53448) / (1 - 0.53448), 0), 1)
      let mask = 1 + (0.25 - 1) * Self.easedInAndOut(way)
      #expect(Int(film.blur.profile.value(at: place) * 255) == Int(mask * 255), "row \(row)")
    }
  }

  /// Returns the curve with the control points (0.42, 0) and (0.58, 1), found by bisection.
  private static func easedInAndOut(_ way: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let t = (low + high) / 2, rest = 1 - t
      if 3 * rest * rest * t * 0.42 + 3 * rest * t * t * 0.58 + t * t * t < way { low = t } else { high = t }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }

  @Test("The film follows its bar")
  func theFilmFollowsItsBar() {
    var request = Self.request()
    request.barHeight = 98
    #expect(ScrollEdgeRecipe.recipe(for: request).blur.radius == 2.5)
    (request.barHeight, request.safeArea, request.isLandscape) = (54, 24, true)
    guard case .eased(let start, _, _, _) = ScrollEdgeRecipe.recipe(for: request).blur.profile else {
      Issue.record("no ramp")
      return
    }
    #expect(Self.near(start, 0.179487))
    request.hasGlassItems = false
    #expect(ScrollEdgeRecipe.recipe(for: request).blur.profile.value(at: 1) == 0.4)
  }

  @Test("Automatic follows the bar and the platform")
  func automaticFollowsTheBarAndThePlatform() {
    var request = Self.request()
    request.hasTitle = false
    #expect(ScrollEdgeRecipe.recipe(for: request).name == "os27.statusBand")
    #expect(ScrollEdgeRecipe.recipe(for: request).height == 62)
    #expect(ScrollEdgeRecipe.recipe(for: Self.request(side: .bottom)).height == 0)
    let mac = ScrollEdgeRecipe.recipe(for: Self.request(.automatic, .make(.macOS, look: .os26)))
    #expect(mac.name == "os26.hard" && mac.provenance.confidence == .chosen)
  }

  /// The published pixels of the plate of release 26.
  @Test("The hard plate gives the published pixels")
  func theHardPlateGivesThePublishedPixels() throws {
    let plate = ScrollEdgeRecipe.recipe(for: Self.request(.hard, .make(.iOS, look: .os26)))
    #expect(plate.height == 106 && plate.wash.profile == .even)
    let fill = plate.wash.fill
    let samples = try GlassGroundTruth.load().scrollEdge
    #expect(samples.map(\.id) == GlassSamples.scrollEdges)
    for sample in samples {
      #expect([fill.x, fill.y, fill.z, fill.w] == sample.fill)
      for channel in 0..<3 {
        let drawn = 255 * fill[channel] * fill.w + sample.backdrop[channel] * (1 - fill.w)
        #expect(drawn.rounded() == sample.result[channel], "\(sample.id)")
      }
    }
  }

  @Test("The soft wash passes through the measured rows")
  func theSoftWashPassesTheMeasuredRows() {
    var request = Self.request(.soft, .make(.iOS, look: .os26))
    (request.barHeight, request.safeArea) = (54, 59)
    let wash = ScrollEdgeRecipe.recipe(for: request)
    #expect(wash.height == 149)
    for (row, alpha) in [(22.0, 0.835), (58, 0.83), (89, 0.65), (97, 0.52), (132, 0.04), (149, 0)] {
      #expect(Self.near(wash.wash.profile.value(at: row / 149), alpha))
    }
    request.side = .bottom
    let bottom = ScrollEdgeRecipe.recipe(for: request)
    // Published with two digits.
    for (row, alpha) in [(831.0, 0.78), (812, 0.73), (773, 0.33), (772, 0.31), (733, 0.02)] {
      #expect(abs(bottom.wash.profile.value(at: (852 - row) / bottom.height) - alpha) <= 0.0051, "\(row)")
    }
  }

  @Test("The soft wash falls steadily, and without corners", arguments: ScrollEdgeSide.allCases)
  func softWashWithoutCorners(side: ScrollEdgeSide) {
    let wash = ScrollEdgeRecipe.recipe(for: Self.request(.soft, .make(.iOS, look: .os26), side: side))
    // Strengths a tenth of a point apart, from inside the screen's edge to beyond the band.
    let strengths = (0...Int(wash.height * 10) + 20).map {
      wash.wash.profile.value(at: Double($0) / 10 / wash.height)
    }
    let falls = zip(strengths, strengths.dropFirst()).map { $0 - $1 }
    #expect(falls.allSatisfy { $0 >= -1e-12 })
    for (fall, next) in zip(falls, falls.dropFirst()) { #expect(abs(next - fall) < 5e-5) }
  }

  @Test("The adaptive wash keeps its level between the thresholds")
  func theAdaptiveWashHoldsItsStepInsideTheGaps() {
    func level(_ luma: Double, _ before: ScrollEdgeLevel?, _ appearance: Appearance) -> ScrollEdgeLevel? {
      var request = Self.request(.automatic, .make(.iOS, appearance, look: .os26))
      (request.luma, request.before) = (luma, before)
      return ScrollEdgeRecipe.recipe(for: request).level
    }
    #expect(level(0.9, nil, .light) == .bright && level(0.8, .bright, .light) == .bright)
    #expect(level(0.8, .middle, .light) == .middle && level(0.7, .bright, .light) == .middle)
    #expect(level(0.2, .middle, .light) == .dark && level(0.3, .dark, .light) == .dark)
    #expect(level(0.62, .bright, .dark) == .bright && level(0.1, .middle, .dark) == .middle)
    #expect(level(0.05, nil, .dark) == .dark)
    #expect(ScrollEdgeProfile.smooth(hold: 0.35).value(at: 0.35) == 1)
    #expect(Self.near(ScrollEdgeProfile.smooth(hold: 0.35).value(at: 0.675), 0.5))
    #expect(ScrollEdgeProfile.smooth(hold: 0.35).value(at: 1) == 0)
  }

  @Test("A scroll edge at rest shows nothing")
  func nothingShowsAtRest() {
    for look in Look.allCases {
      for style in ScrollEdgeStyle.allCases {
        let recipe = ScrollEdgeRecipe.recipe(for: Self.request(style, .make(.iOS, look: look)))
        #expect(recipe.opacity(scrolled: 0) == 0 && recipe.opacity(scrolled: 40) == 1)
        #expect(recipe.opacity(scrolled: 8) == 0 && recipe.opacity(scrolled: 20) == 0.5)
        #expect(recipe.engagementProvenance?.confidence == (look == .os27 ? .chosen : .measured))
      }
    }
  }

  @Test("The soft effect fades out completely")
  func theSoftEffectHasNoEndThatIsSeen() {
    let soft = ScrollEdgeRecipe.recipe(for: Self.request(.soft))
    #expect(soft.height == 156 && soft.blur.radius == 1.5)
    for profile in [soft.blur.profile, soft.replay.profile] {
      #expect(profile.value(at: 0.34) == 1 && profile.value(at: 1) == 0)
      #expect(profile.value(at: 0.97) < 0.01)
    }
  }

  @Test("Any bar gets a finite band")
  func anyBarGetsADefinedBand() {
    for platform in Platform.allCases {
      for traits in Traits.all(on: platform) where traits.level == .base && !traits.isDesktopTinted {
        for style in ScrollEdgeStyle.allCases {
          for side in ScrollEdgeSide.allCases {
            for length in [Double.nan, -10, 0, 1, 54, .infinity] {
              var request = Self.request(style, traits, side: side)
              (request.barHeight, request.safeArea, request.luma) = (length, length, length)
              let recipe = ScrollEdgeRecipe.recipe(for: request)
              expectComplete(recipe.provenance, recipe.name)
              for part in [0, 0.5, 1, 2] {
                let values = [
                  recipe.blur.profile, recipe.replay.profile, recipe.wash.profile,
                ].map { $0.value(at: part) }
                if !values.allSatisfy({ $0 >= 0 && $0 <= 1 }) || !(recipe.height >= 0) {
                  Issue.record("\(recipe.name) with a bar of \(length): \(values)")
                }
              }
            }
          }
        }
      }
    }
  }
}
