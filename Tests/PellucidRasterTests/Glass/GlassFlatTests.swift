// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidRaster

/// Tests of glass over one flat colour, against the closed chain of its passes and against published pixels of native
/// glass.
@Suite struct GlassFlatTests {
  /// The closed chain in double precision, evaluated apart from the renderer's own passes. Colours are encoded, 0…1.
  struct Chain {
    let parameters: GlassParameters
    /// The diameter of the circle whose middle is computed, in points.
    let side: Double
    static let weights = SIMD3(0.2126, 0.7152, 0.0722)

    func color(_ backdrop: SIMD3<Double>) -> SIMD3<Double> {
      let p = parameters
      var color = backdrop
      if p.face.maximumLuma < 1 {
        let luma = (color * Self.weights).sum()
        let factor = min(max(1 - luma * (1 - p.face.maximumLuma), 0), 1)
        let grey = SIMD3(repeating: luma * factor)
        color = grey + (color * factor - grey) * (1 + 0.3 * (1 - factor))
      }
      color = levels(p.face.levels, color)
      color = color * (1 - p.face.fill.w) + SIMD3(p.face.fill.x, p.face.fill.y, p.face.fill.z) * p.face.fill.w
      let luma = (color * Self.weights).sum()
      let weight = p.bleed.opacity * pow(p.bleed.darkens ? luma : 1 - luma, 4)
      color += (levels(p.bleed.levels, backdrop) - color) * weight
      color *= 1 - ring
      return color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    }

    /// The ring shadow's alpha in the middle: a blurred band inside the circle moved down.
    private var ring: Double {
      let ring = parameters.ringShadow
      return ring.opacity > 0 ? ring.opacity * ring.band.strength(at: ring.offset - side / 2) : 0
    }

    /// Applies luma levels through YCbCr and back, by the published rows.
    private func levels(_ levels: LumaLevels, _ color: SIMD3<Double>) -> SIMD3<Double> {
      let luma = levels.black + (levels.white - levels.black) * (color * Self.weights).sum()
      let blue = levels.saturation * (color * SIMD3(-0.1146, -0.3854, 0.5)).sum() + 0.5
      let red = levels.saturation * (color * SIMD3(0.5, -0.4542, -0.0458)).sum() + 0.5
      return SIMD3(
        luma + 1.5748 * red - 0.7874, luma - 0.187324 * blue - 0.468124 * red + 0.327724,
        luma + 1.8556 * blue - 0.9278)
    }
  }

  /// The request for a published set of numbers.
  struct Case: Sendable {
    var variant = GlassVariant.regular
    var control = GlassControl.none
    var platform = Platform.iOS
    var isDark = false
    var side = 44.0
    var look = 0.5
    var isOlder = false

    var parameters: GlassParameters {
      var traits = Traits()
      traits.platform = platform
      traits.appearance = isDark ? .dark : .light
      if isOlder { traits.look = .os26 }
      let settings = GlassSettings(preferredLook: look)
      let request = GlassRequest(
        variant, control: control, shorterSide: side, traits: traits, settings: settings)
      return GlassRecipes.recipe(for: request).parameters
    }
  }

  /// Returns the request that draws a published sample; nil for samples that are not one colour over another.
  private static func drawing(_ sample: GlassGroundTruth.Flat) -> Case? {
    var drawing = Case(isDark: sample.appearance == "dark", look: sample.slider ?? 0.5)
    switch sample.variant {
    case "popover_frame_light": (drawing.control, drawing.platform, drawing.side) = (.popover, .macOS, 300)
    case "ios_round_button_44": drawing.control = .button
    case "ios_tab_bar_platter_62": drawing.control = .tabBar
    case "ios_menu_250": drawing.control = .menu
    case "regular_light_active": drawing.control = .toolbar
    default: return nil
    }
    drawing.side = sample.side ?? drawing.side
    return drawing
  }

  /// Returns the middle of a circle of glass over a flat colour, in code values of 8 bits.
  static func middle(
    _ parameters: GlassParameters, side: Double, over color: SIMD3<Int>, dimming: Double = 0
  ) -> SIMD3<Double> {
    let picture = TestScenes.flat(color.x, color.y, color.z, width: 16, height: 16)
    let element = ResolvedGlass.Element(
      shape: .circle, frame: Rect(x: 8 - side / 2, y: 8 - side / 2, width: side, height: side))
    let glass = ResolvedGlass(elements: [element], parameters: parameters, dimming: dimming)
    return GlassSets.draw([GlassSets.node(glass)], over: picture).codeValues(8, 8)
  }

  @Test(
    "The middle of glass equals the closed chain",
    arguments: [
      Case(control: .button), Case(control: .button, isDark: true),
      Case(control: .tabBar, isDark: true, side: 62),
      Case(control: .alert, side: 172), Case(control: .alert, isDark: true, side: 172),
      Case(variant: .clear, side: 64), Case(platform: .macOS, side: 128),
    ])
  func chain(sample: Case) {
    let parameters = sample.parameters
    let chain = Chain(parameters: parameters, side: sample.side)
    for color in [SIMD3(128, 128, 128), SIMD3(104, 161, 198), SIMD3(250, 40, 90)] {
      let expected = chain.color(SIMD3<Double>(color) / 255) * 255
      let drawn = Self.middle(parameters, side: sample.side, over: color)
      for channel in 0..<3 { #expect(abs(drawn[channel] - expected[channel]) < GlassTolerance.drawn) }
    }
  }

  @Test("Published pixels over flat colours lie within their tolerances")
  func published() throws {
    var compared: [String] = []
    for sample in try GlassGroundTruth.load().flat {
      guard let drawing = Self.drawing(sample), let color = sample.backdrop, let native = sample.result,
        let tolerance = sample.tolerance
      else { continue }
      let over = SIMD3(color.map { Int($0) })
      let drawn = Self.middle(drawing.parameters, side: drawing.side, over: over)
      compared.append(sample.id)
      for channel in 0..<3 {
        #expect(abs(drawn[channel] - Double(native[channel])) <= Double(tolerance), "\(sample.id): \(drawn)")
      }
    }
    #expect(compared.sorted() == GlassSamples.flatPixels.sorted())
  }

  @Test("Black becomes 32 on dark glass of every size and look, before the ring shadow")
  func darkGlass() throws {
    let native = try #require(GlassGroundTruth.load().flat("dark-emission-black")?.black)
    for side in [44.0, 100, 200] {
      for look in [0, 0.5, 1] {
        var parameters = Case(isDark: true, side: side, look: look).parameters
        parameters.ringShadow.opacity = 0
        let drawn = Self.middle(parameters, side: side, over: SIMD3(repeating: 0))
        #expect(abs(drawn.x - native) < GlassTolerance.native)
      }
    }
  }

  @Test("An alert over a dimmed white page has the brightness its author states")
  func alert() throws {
    let native = try #require(GlassGroundTruth.load().flat("alert172-light")?.predictedWhite)
    let parameters = Case(control: .alert, side: 172).parameters
    let drawn = Self.middle(parameters, side: 172, over: SIMD3(repeating: 255), dimming: 0.2)
    #expect(abs(drawn.x - native) < GlassTolerance.drawn)
  }

  @Test("On every published grey an alert equals the closed chain, which native pixels are within 1.1 of")
  func alertGreys() throws {
    let sample = try #require(GlassGroundTruth.load().flat("alert172-light"))
    let parameters = Case(control: .alert, side: 172).parameters
    let chain = Chain(parameters: parameters, side: 172)
    let greys = try #require(sample.backdropGreys)
    #expect(greys.count == 5 && sample.bound == 1.1)
    for grey in greys {
      let drawn = Self.middle(parameters, side: 172, over: SIMD3(repeating: grey), dimming: 0.2)
      let expected = chain.color(SIMD3(repeating: Double(grey) * 0.8 / 255)) * 255
      #expect(abs(drawn.x - expected.x) < GlassTolerance.drawn, "\(grey): \(drawn.x) for \(expected.x)")
    }
  }

  @Test(
    "The ring shadow darkens small glass by its published excess brightness",
    arguments: [false, true])
  func smallGlassIsNotTooBright(isDark: Bool) throws {
    let range = try #require(GlassGroundTruth.load().flat("button-greys-bias")?.biasRange)
    let parameters = Case(control: .button, isDark: isDark).parameters
    var unshaded = parameters
    unshaded.ringShadow.opacity = 0
    /// Returns the mean over the middle of the disc, which no rim light reaches.
    func mean(_ parameters: GlassParameters, over grey: Int) -> Double {
      let picture = TestScenes.flat(grey, grey, grey, width: 48, height: 48)
      let node = GlassSets.node(parameters, Rect(x: 2, y: 2, width: 44, height: 44), shape: .circle)
      let image = GlassSets.draw([node], over: picture)
      let places = (0..<48 * 48).map { (x: $0 % 48, y: $0 / 48) }
        .filter { pow(Double($0.x) - 23.5, 2) + pow(Double($0.y) - 23.5, 2) < 13 * 13 }
      return places.map { image.codeValues($0.x, $0.y).x }.reduce(0, +) / Double(places.count)
    }
    let shades = [0, 51, 102, 153, 204, 255].map { mean(unshaded, over: $0) - mean(parameters, over: $0) }
    #expect(shades.allSatisfy { $0 > 0 && $0 < range[1] }, "\(shades)")
    #expect(shades.reduce(0, +) / 6 > range[0])
  }

  @Test("Clear glass lifts black, and transmits luminance and chroma as measured")
  func clear() throws {
    let truth = try GlassGroundTruth.load()
    let law = try #require(truth.flat("clear27-law")), ramp = try #require(truth.flat("clear27-ramp"))
    let (lifted, slope) = (try #require(law.black), try #require(law.slope))
    let (gain, offset) = (try #require(ramp.gain), try #require(ramp.offset))
    let parameters = Case(variant: .clear, side: 64).parameters
    func over(_ red: Int, _ green: Int, _ blue: Int) -> SIMD3<Double> {
      Self.middle(parameters, side: 64, over: SIMD3(red, green, blue))
    }
    #expect(abs(over(0, 0, 0).x - lifted) < 1)
    #expect(abs((over(200, 200, 200).x - over(0, 0, 0).x) / 200 - slope) < 0.005)
    let chroma = over(140, 120, 120)
    #expect(abs((chroma.x - chroma.y) / 20 - (try #require(law.chroma))) < 0.01)
    for step in 0...16 {
      let grey = Int((255 * Double(step) / 16).rounded())
      #expect(abs(over(grey, grey, grey).x - min(gain * Double(grey) + offset, 255)) < GlassTolerance.native)
    }
  }

  @Test("Clear glass of macOS 26 follows its published law of greys")
  func olderClear() {
    let sample = Case(variant: .clear, platform: .macOS, side: 48, isOlder: true)
    for step in 0...16 {
      let grey = Int((255 * Double(step) / 16).rounded())
      let drawn = Self.middle(sample.parameters, side: 48, over: SIMD3(repeating: grey))
      #expect(abs(drawn.x - min(0.97 * (0.075 * 255 + 1.075 * Double(grey)), 255)) < GlassTolerance.native)
    }
  }

  /// The numbers follow from the set: luma 0.8 · (0.4 + 0.63 Y) + 0.2 and chroma 0.8 · 1.2, less the limit on luma and the ring
  /// shadow, which take up to 8 % of both. Brighter blues and reds leave the gamut, and are clipped.
  @Test("Light glass brightens saturated colours, and keeps their hue and nearly all of their chroma")
  func chroma() {
    let sample = Case(variant: .regular, side: 44)
    for color in [
      SIMD3(150, 70, 60), SIMD3(160, 110, 50), SIMD3(160, 150, 60), SIMD3(60, 150, 80), SIMD3(60, 100, 160),
      SIMD3(100, 80, 150),
    ] {
      let drawn = Self.middle(sample.parameters, side: 44, over: color) / 255
      let backdrop = SIMD3(Double(color.x), Double(color.y), Double(color.z)) / 255
      let luma = (Chain.weights * backdrop).sum(), drawnLuma = (Chain.weights * drawn).sum()
      let expected = 0.8 * (0.4 + 0.63 * luma) + 0.2
      #expect(drawnLuma > luma && drawnLuma <= expected && drawnLuma > 0.95 * expected, "\(color)")
      // The differences from luma shrink by one factor: none turns grey, and none turns to another hue.
      for channel in 0..<3 {
        let (difference, drawnDifference) = (backdrop[channel] - luma, drawn[channel] - drawnLuma)
        #expect(abs(drawnDifference - 0.92 * difference) < 0.04 * abs(difference) + 0.01, "\(color)")
      }
    }
  }

  @Test("A tint is the tone ramp of the glass below it")
  func tint() throws {
    func drawn(_ color: EncodedColor, _ family: GlassTint.Family, over face: SIMD3<Double>) -> SIMD3<Double> {
      let picture = TestScenes.picture(30, 30) { _, _ in face }
      let tint = GlassTint(color, family: family)
      let element = ResolvedGlass.Element(
        shape: .circle, frame: Rect(x: 3, y: 3, width: 24, height: 24),
        tint: ResolvedGlass.Tint(matrix: tint.matrix, opacity: Double(tint.alpha)))
      let glass = ResolvedGlass(elements: [element], parameters: GlassSets.plain())
      return GlassSets.draw([GlassSets.node(glass)], over: picture).codeValues(15, 15)
    }
    let samples = try GlassGroundTruth.load().tinted
    #expect(samples.map(\.id) == GlassSamples.tinted)
    for sample in samples {
      let (tint, face) = (SIMD3(sample.tint) / 255, SIMD3(sample.face.map { Double($0) }))
      let color = EncodedColor(red: tint.x, green: tint.y, blue: tint.z, alpha: 1)
      let result = drawn(color, sample.family == "pastel" ? .pastel : .standard, over: face)
      for channel in 0..<3 {
        let error = abs(result[channel] - Double(sample.result[channel]))
        #expect(error <= Double(sample.tolerance), "\(sample.id): \(result)")
      }
    }
  }
}
