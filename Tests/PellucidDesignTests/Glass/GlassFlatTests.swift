// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDesignSupport
import PellucidTestSupport
import Testing

/// Tests of colours of real glass over flat backdrops, against the parameters and the closed chain.
@Suite struct GlassFlatTests {
  private static func request(_ sample: GlassGroundTruth.Flat) -> GlassRequest? {
    let appearance: Appearance = sample.appearance == "dark" ? .dark : .light
    let settings = GlassSettings(preferredLook: sample.slider ?? 0.5)
    func make(
      _ control: GlassControl, _ platform: Platform = .iOS, size: Double, scale: Double = 3
    ) -> GlassRequest {
      GlassRequest(
        control: control, shorterSide: sample.side ?? size, pixelsPerPoint: scale,
        traits: .make(platform, appearance), settings: settings)
    }
    switch sample.variant {
    case "popover_frame_light": return make(.popover, .macOS, size: 300, scale: 2)
    case "ios_round_button_44": return make(.button, size: 44)
    case "ios_tab_bar_platter_62": return make(.tabBar, size: 62)
    case "ios_menu_250": return make(.menu, size: 250)
    case "regular_light_active", "regular_dark_active": return make(.toolbar, size: 64)
    default: return nil
    }
  }

  @Test("Every published pixel lies within its tolerance")
  func everyPixelLiesWithinItsTolerance() throws {
    var compared: [String] = []
    for sample in try GlassGroundTruth.load().flat {
      guard let request = Self.request(sample), let backdrop = sample.backdrop, let result = sample.result,
        let tolerance = sample.tolerance
      else { continue }
      let face = GlassRecipes.recipe(for: request).parameters.flatFace(of: SIMD3(backdrop) / 255) * 255
      compared.append(sample.id)
      for channel in 0..<3 {
        let value = min(face[channel], 255)
        #expect(abs(value - result[channel]) <= tolerance, "\(sample.id): \(face) for \(result)")
      }
    }
    #expect(compared.sorted() == GlassSamples.flatPixels.sorted())
  }

  @Test("Every sample is compared, or has a reason not to be")
  func everySampleIsComparedOrHasAReasonNotToBe() throws {
    let explained = GlassSamples.missed + GlassSamples.notCompared
    let listed = GlassSamples.compared + explained.map(\.id)
    #expect(Set(listed).count == listed.count, "a sample is listed twice")
    let all = try GlassGroundTruth.allIdentifiers()
    #expect(all.subtracting(listed).sorted() == [], "neither compared nor given a reason")
    #expect(Set(listed).subtracting(all).sorted() == [], "not in the file")
    for (id, reason) in explained { #expect(reason.count > 20, "\(id)") }
  }

  /// The alert's author publishes the chain over black at 20 %, and its result over white.
  @Test("An alert over its own dimming gives the published white")
  func alertOverItsOwnDimmingGivesTheStatedWhite() {
    let recipe = GlassRecipes.recipe(
      for: GlassRequest(control: .alert, shorterSide: 172, pixelsPerPoint: 3, traits: .make(.iOS)))
    #expect(recipe.behindDimming == 0.2)
    let behind = SIMD3<Float>(repeating: Float(1 - recipe.behindDimming))
    let white = recipe.parameters.flatFace(of: behind) * 255
    #expect(abs(white.x - 237) < 0.1 && white.x == white.z)
  }

  @Test("Clear glass follows its published laws")
  func clearFollowsItsPublishedLaws() {
    let parameters = GlassRecipes.recipe(
      for: GlassRequest(.clear, shorterSide: 64, pixelsPerPoint: 3, traits: .make(.iOS, .dark))
    ).parameters
    for step in 0...16 {
      let grey = Float(step) / 16
      let face = parameters.flatFace(of: SIMD3(repeating: grey))
      #expect(abs(face.x - (32.0 / 255 + 0.954 * grey)) < 1.0 / 255, "\(grey)")
    }
    let older = GlassRecipes.recipe(
      for: GlassRequest(.clear, shorterSide: 48, traits: .make(.macOS, look: .os26))
    ).parameters
    for step in 0...16 {
      let grey = Float(step) / 16
      let face = older.flatFace(of: SIMD3(repeating: grey))
      #expect(abs(face.x - 0.97 * (0.075 + 1.075 * grey)) < 1e-5, "\(grey)")
    }
  }

  @Test("Black becomes 32 on dark glass of any size", arguments: [20.0, 44, 64, 100, 200, 400])
  func blackBecomes32OnDarkGlass(size: Double) {
    for position in [0, 0.25, 0.5, 0.75, 1] {
      var request = GlassRequest(shorterSide: size, traits: .make(.iOS, .dark))
      request.settings.preferredLook = position
      let face = GlassRecipes.recipe(for: request).parameters.flatFace(of: SIMD3(repeating: 0))
      #expect(abs(face.x * 255 - 31.875) < 0.01)
    }
  }

  @Test("Identity glass changes no colour")
  func identityChangesNoColor() {
    let identity = GlassRecipes.recipe(for: GlassRequest(.identity, shorterSide: 100))
    #expect(identity.drawsNothing)
    let color = SIMD3<Float>(0.2, 0.9, 0.4)
    #expect(identity.parameters.flatFace(of: color) == color)
  }
}

extension SIMD3<Float> {
  init(_ values: [Float]) { self.init(values[0], values[1], values[2]) }
}
