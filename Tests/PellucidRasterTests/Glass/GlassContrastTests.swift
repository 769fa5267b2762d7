// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of the bounds on contrast on glass, against pictures drawn by the real renderer.
@Suite struct GlassContrastTests {
  struct Case: Sendable, CustomStringConvertible {
    var variant = GlassVariant.regular
    var control = GlassControl.none
    /// The shorter side that the recipe is computed for, in points.
    var side = 44.0
    var look = Look.os27
    var appearance = Appearance.light
    var tint: EncodedColor?
    var dimming = 0.0
    /// The ink of the foreground; nil is the label of the glass.
    var ink: Ink?
    var traits = Traits()
    var settings = GlassSettings()

    var recipe: GlassRecipe {
      var traits = traits
      (traits.look, traits.appearance) = (look, appearance)
      return GlassRecipes.recipe(
        for: GlassRequest(
          variant, control: control, shorterSide: side, pixelsPerPoint: 1, traits: traits, settings: settings)
      )
    }

    /// The largest allowed ratio of a flat picture's lowest contrast to the bound.
    ///
    /// The bound assumes the ring shadow at its strongest depth. At other depths the encoded colour is brighter by up
    /// to 1 / (1 - alpha), and so the luminance by up to the 2.4th power of that.
    ///
    /// Surface and ink are rounded to 16 bits, each by half a step on a curve whose slope is below 2.4; contrast adds
    /// 0.05 to luminance.
    var allowance: Double {
      let rounding = 2 * (0.5 / 65535) * 2.4 / 0.05
      return pow(1 - recipe.parameters.ringShadow.greatestAlpha, -2.4) * (1 + rounding)
    }

    var description: String { "\(variant) \(control) \(side) \(look) \(appearance) dimmed \(dimming)" }

    /// Returns the case with other traits or settings.
    func changed(_ change: (inout Case) -> Void) -> Case {
      var other = self
      change(&other)
      return other
    }
  }

  private static let white = Ink.color(EncodedColor(white: 1), blend: .sourceOver)
  private static let blue = EncodedColor(red: 0, green: 0.53, blue: 1)

  static let small: [Case] = Appearance.allCases.flatMap { appearance -> [Case] in
    let usual = Case(appearance: appearance)
    return [
      usual, usual.changed { $0.look = .os26 }, usual.changed { $0.traits.contrast = .increased },
      usual.changed { $0.traits.transparency = .reduced }, usual.changed { $0.tint = blue },
      usual.changed { ($0.tint, $0.ink) = (EncodedColor(white: 0.5, alpha: 0.7), white) },
      usual.changed { $0.settings.preferredLook = 1 },
      usual.changed { ($0.traits.platform, $0.traits.isActive) = (.macOS, false) },
      usual.changed { $0.settings.reduceMotion = true },
      usual.changed { ($0.variant, $0.ink, $0.dimming) = (.clear, white, 0.35) },
      usual.changed { ($0.variant, $0.ink, $0.look) = (.clear, white, .os26) },
      usual.changed { ($0.variant, $0.dimming, $0.settings.preferredLook) = (.clear, 0.7, 1) },
    ]
  }

  static let large: [Case] = [
    Case(side: 110), Case(control: .menu, side: 200, appearance: .dark),
    Case(side: 172, look: .os26, tint: blue, ink: white), Case(side: 172, look: .os26, appearance: .dark),
  ]

  @Test("No picture goes below the bound, and a flat one nearly reaches it", arguments: small)
  func noPictureComesLower(subject: Case) throws {
    try search(subject, [.flat, .coarseCheckerboard, .edge, .noise])
    var wide = subject
    wide.traits.gamut = .displayP3
    try search(wide, [.flat])
  }

  @Test("No picture goes below the bound on panels that show their surroundings", arguments: large)
  func noPictureComesLowerOnPanels(subject: Case) throws {
    try search(subject, [.flat, .edge, .noise])
  }

  /// Draws pictures of the witness's colour and a corner of the gamut, or of the witness's colour and its surroundings,
  /// and compares each with the bound.
  private func search(_ subject: Case, _ pictures: [AdversarialPicture]) throws {
    var scene = GlassContrastScene(side: 100)
    var generator = SeededGenerator(seed: 11)
    func random() -> UInt64 { generator.next() }
    let surface = try scene.surface(subject)
    let bound = try ContrastBound(surface.transfers[0], over: surface.backdrop)
    let witness = try #require(bound.witness.parts.first)
    func lanes(_ color: GamutColor) -> SIMD3<Double> { SIMD3(color.red, color.green, color.blue) }
    for picture in pictures {
      for attempt in 0..<(witness.other == nil ? 1 : 2) {
        var other = SIMD3(Double(random() % 2), Double(random() % 2), Double(random() % 2))
        if attempt == 1, let around = witness.other { other = lanes(around) }
        let lowest = scene.lowestContrast(
          subject,
          over: picture.drawn(lanes(witness.backdrop), other, share: 0.5, side: 100, random: random))
        #expect(lowest >= bound.lowest, "\(picture), \(subject): \(lowest), \(bound)")
        if picture == .flat, witness.other == nil {
          #expect(lowest <= bound.witness.contrast * subject.allowance, "\(subject): \(lowest), \(bound)")
        }
      }
    }
  }
}

/// Glass over a picture with a foreground on every pixel deep enough inside, resolved, planned and drawn.
private struct GlassContrastScene {
  private var renderer = Renderer(executor: ThreadExecutor(threads: 1))
  private let side: Int
  /// The inset of the foreground, in pixels; at continuous corners the depth may count as four fifths of it.
  private let inset = 20

  init(side: Int) { self.side = side }

  private func resolved(_ subject: GlassContrastTests.Case) -> ResolvedScene {
    let frame = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    let (recipe, gamut) = (subject.recipe, subject.traits.gamut)
    let tint = subject.tint.map {
      GlassTint(
        $0, family: recipe.tintFamily, look: recipe.look, gamut: gamut, appearance: recipe.appearance)
    }
    let element = ResolvedGlass.Element(
      shape: .roundedRectangle(CornerRadii(12), style: .circular), frame: frame,
      tint: tint.map { ResolvedGlass.Tint(matrix: $0.matrix, opacity: Double($0.alpha)) })
    let glass = ResolvedGlass(
      elements: [element], parameters: recipe.parameters, dimming: subject.dimming)
    let ink = subject.ink ?? .backdropMatrix(recipe.contentMatrix)
    let contents: [Node.Content] = [
      .image(source: 0, fit: .stretch), .glass(glass), .masked(source: 1, inks: [ink], isText: true),
    ]
    var scene = ResolvedScene(
      size: Size(width: frame.width, height: frame.height), scale: 1, gamut: gamut)
    scene.resources = [.image(path: "picture")]
    scene.desktop = contents.map { Node(id: nil, frame: frame, transform: .identity, content: $0) }
    return scene
  }

  /// Returns the surface of the foreground, as the bound receives it.
  func surface(_ subject: GlassContrastTests.Case) throws -> SceneForeground.Surface {
    let all = Double(side), margin = Double(inset)
    let place = Rect(x: margin, y: margin, width: all - 2 * margin, height: all - 2 * margin)
    let found = SceneForeground.all(
      in: resolved(subject), inks: [1: DrawnInk(bounds: place, measured: place)])
    guard case .surface(let surface)? = found.first?.ground else {
      throw Undecided(ground: "\(found.map(\.ground))")
    }
    return surface
  }

  struct Undecided: Error { var ground: String }

  /// Returns the lowest contrast of any pixel.
  mutating func lowestContrast(_ subject: GlassContrastTests.Case, over picture: PixelImage) -> Double {
    let inside = PixelRect(minX: inset, minY: inset, maxX: side - inset, maxY: side - inset)
    let mask = CoverageMask(
      bounds: inside, values: [UInt8](repeating: 255, count: inside.width * inside.height))
    var resources = RasterResources()
    (resources.images[0], resources.masks[1]) = (picture, [mask])
    let drawn = renderer.render(Planner.plan(resolved(subject)), resources: resources)
    return drawn.texts.first?.lowest ?? .infinity
  }
}
