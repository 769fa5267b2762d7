// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDesignSupport
import PellucidLegibility
import PellucidProofSupport
import PellucidTestSupport
import Testing

/// Tests of the bound on glass against the flat face, which is computed independently.
@Suite struct GlassBoundTests {
  private static let white = LegibilityCase.Foreground.color(EncodedColor(white: 1))

  private static func item(
    _ variant: GlassVariant, side: Double = 44, _ foreground: LegibilityCase.Foreground,
    dimming: Double = 0, required: Double = 4.5, _ change: (inout Traits) -> Void = { _ in }
  ) -> LegibilityCase {
    var traits = Traits()
    (traits.platform, traits.look) = (.iOS, .os27)
    change(&traits)
    var item = LegibilityCase(material: nil, foreground: foreground, traits: traits, required: required)
    item.glass = GlassSetting(GlassRequest(variant, shorterSide: side), dimming: dimming)
    return item
  }

  private static func bound(_ item: LegibilityCase) throws -> ContrastBound {
    try #require(try item.verdict().bound)
  }

  /// Returns the contrast on the face over a backdrop of one colour.
  ///
  /// - Parameter isShaded: A Boolean value indicating whether the ring shadow, which the flat face lacks, is added at
  ///   its strongest.
  private static func flatContrast(
    _ item: LegibilityCase, over color: GamutColor, isShaded: Bool = false
  ) throws -> Double {
    let setting = try #require(item.glass)
    let recipe = setting.recipe(traits: item.traits)
    let rest = 1 - setting.dimming
    let face = recipe.parameters.flatFace(
      of: SIMD3(Float(color.red * rest), Float(color.green * rest), Float(color.blue * rest)))
    let ring = recipe.parameters.ringShadow
    let band = SoftBand(width: ring.strokeWidth, deviation: ring.blurRadius)
    let shade = isShaded && ring.opacity > 0 ? ring.opacity * band.greatest : 0
    let anything = try Materials.recipe(named: "thin", traits: item.traits).recipe
    return PlainStack(recipe: anything, ink: try item.transfer().ink).contrast(
      on: SIMD4(face * Float(1 - shade), 1))
  }

  @Test("Increase Contrast lowers no label on glass", arguments: Appearance.allCases)
  func increasedContrastLowersNoLabel(appearance: Appearance) throws {
    for platform in Platform.allCases {
      for look in [Look.os26, .os27] {
        for variant in [GlassVariant.regular, .clear] {
          for level in [VibrancyLevel.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel] {
            func lowest(_ contrast: ContrastSetting) throws -> Double {
              let item = Self.item(variant, .level(level)) {
                ($0.platform, $0.look, $0.appearance, $0.contrast) = (platform, look, appearance, contrast)
                $0.transparency = .standard
              }
              return try Self.bound(item).lowest
            }
            let (standard, increased) = (try lowest(.standard), try lowest(.increased))
            if increased < standard - 0.01 {
              Issue.record("\(platform) \(look) \(variant) \(level): \(standard) to \(increased)")
            }
          }
        }
      }
    }
  }

  /// The surroundings bleed onto large panels, so the search has eight variables.
  @Test("Large panels have a bound as tight as small pieces", arguments: Appearance.allCases)
  func largePanels(appearance: Appearance) throws {
    for look in [Look.os26, .os27] {
      for contrast in ContrastSetting.allCases {
        let item = Self.item(.regular, side: 320, .level(.secondaryLabel)) {
          ($0.look, $0.appearance, $0.contrast) = (look, appearance, contrast)
        }
        let bound = try Self.bound(item)
        #expect(bound.precision >= 0 && bound.precision <= 0.005, "\(item.traits): \(bound)")
      }
    }
  }

  @Test(
    "No flat colour goes below the bound, which is within 0.01 of its witness",
    arguments: [GlassVariant.regular, .clear])
  func flatColours(variant: GlassVariant) throws {
    for side in [36.0, 62, 110] {
      for look in [Look.os26, .os27] {
        for appearance in Appearance.allCases {
          for dimming in variant == .clear ? [0, 0.35] : [0] {
            let item = Self.item(variant, side: side, .level(.label), dimming: dimming) {
              ($0.look, $0.appearance) = (look, appearance)
            }
            let bound = try Self.bound(item)
            #expect(bound.precision >= 0 && bound.precision <= 0.01, "\(item.traits) \(side): \(bound)")
            var lowest = Double.infinity
            for color in ContrastBoundTests.grid(steps: 6) {
              lowest = min(lowest, try Self.flatContrast(item, over: color))
            }
            #expect(lowest >= bound.lowest, "\(item.traits) \(side): \(lowest) \(bound)")
          }
        }
      }
    }
  }

  @Test("White text on clear glass needs black of two thirds over bright pictures")
  func clearGlass() throws {
    let plain = try Self.bound(Self.item(.clear, Self.white))
    #expect(plain.lowest == 1)
    let dimmed = Self.item(.clear, Self.white, dimming: 0.35)
    let bound = try Self.bound(dimmed)
    // Black of 35 % alone leaves 2.44:1 of white on white; the glass, which lifts dark colours, leaves less.
    #expect((1.85...1.86).contains(bound.lowest), "\(bound)")
    #expect(bound.witness.parts.map { $0.backdrop } == [GamutColor(white: 1)])
    let repairs = try dimmed.repairs()
    let dimming = try #require(repairs.compactMap { $0.leastDimming }.first)
    #expect(try Self.item(.clear, Self.white, dimming: dimming).verdict().isProvenToHold)
    #expect(!(try Self.item(.clear, Self.white, dimming: dimming - 0.01).verdict().isProvenToHold))
  }

  @Test("Repairs of glass reach the required contrast")
  func repairs() throws {
    var tinted = Self.item(.regular, Self.white, required: 3) { $0.appearance = .dark }
    tinted.glass?.tint = EncodedColor(white: 0, alpha: 0.1)
    let label = Self.item(.clear, .level(.label), dimming: 0.2)
    for item in [tinted, label] {
      let repairs = try item.repairs()
      #expect(!repairs.isEmpty)
      #expect(repairs.allSatisfy { $0.bound.lowest >= item.required })
    }
    let kinds = try tinted.repairs().flatMap { $0.changes }
    #expect(kinds.contains { if case .glassTint = $0 { true } else { false } })
    #expect(try label.repairs().flatMap { $0.changes }.contains(.glass(.regular)))
  }

  @Test("The suggested tint of regular glass is the faintest that is enough", arguments: [Float(0), 1])
  func newTint(white: Float) throws {
    var item = Self.item(.regular, .color(EncodedColor(white: white))) {
      $0.appearance = white == 1 ? .dark : .light
    }
    item.required = 7
    #expect(!(try item.verdict().isProvenToHold))
    let offered = try item.repairs().compactMap { repair -> EncodedColor? in
      if case .tint(let color)? = repair.changes.first, repair.changes.count == 1 { color } else { nil }
    }
    var tint = try #require(offered.first)
    #expect(tint.red == 1 - white && tint.alpha < 1)
    item.glass?.tint = tint
    #expect(try item.verdict().isProvenToHold)
    tint.alpha -= 0.02
    item.glass?.tint = tint
    #expect(!(try item.verdict().isProvenToHold))
  }

  @Test("Glass that turns is pinned, with a second change where pinning is not enough")
  func pinnedGlass() throws {
    func states(of scene: Appearance) -> [LegibilityCase] {
      Appearance.allCases.map { appearance in
        var item = Self.item(.regular, .level(.label)) { $0.appearance = appearance }
        item.glass?.isTurned = appearance != scene
        return item
      }
    }
    let light = try LegibilityCase.repairs(of: states(of: .light))
    #expect(light.contains { $0.changes == [.pinnedGlass] && $0.bound.lowest >= 4.5 })
    let dark = try LegibilityCase.repairs(of: states(of: .dark))
    let pinned = dark.filter { $0.changes.first == .pinnedGlass && $0.changes.count == 2 }
    #expect(!pinned.isEmpty && dark.starts(with: pinned))
    // Labels on a tint have one colour in both appearances, so a tint comes last.
    let last = dark.dropFirst(pinned.count)
    #expect(last.count == 1)
    #expect(last.allSatisfy { if case .tint? = $0.changes.first { $0.bound.lowest >= 4.5 } else { false } })
  }

  @Test("Restricting the backdrop never lowers the bound")
  func limitedBackdrops() throws {
    for variant in [GlassVariant.regular, .clear] {
      var item = Self.item(variant, .level(.label)) { $0.appearance = .dark }
      let whole = try Self.bound(item)
      item.backdrop = .luminance(0...0.2)
      let dark = try Self.bound(item)
      item.backdrop = .colors([Backdrop.Range(GamutColor(white: 0.1))])
      let flat = try Self.bound(item)
      #expect(whole.lowest <= dark.lowest && dark.lowest <= flat.lowest)
      #expect(flat.lowest > whole.lowest + 1)
      let drawn = try [false, true].map {
        try Self.flatContrast(item, over: GamutColor(white: 0.1), isShaded: $0)
      }
      let lowest = try #require(drawn.min())
      #expect((flat.lowest...flat.lowest + 0.02).contains(lowest), "\(drawn) \(flat)")
    }
  }

  @Test(
    "No colour of the requested luminances goes below the bound",
    arguments: [0...0.2, 0.5...1, 0.15...0.3], [GlassVariant.regular, .clear])
  func limitedLuminance(_ range: ClosedRange<Double>, _ variant: GlassVariant) throws {
    let colors = ContrastBoundTests.grid(steps: 12).filter {
      range.contains(
        EncodedColor(red: Float($0.red), green: Float($0.green), blue: Float($0.blue)).relativeLuminance)
    }
    #expect(colors.count > 50)
    for foreground in [LegibilityCase.Foreground.level(.label), Self.white] {
      for appearance in Appearance.allCases {
        var item = Self.item(variant, foreground) { $0.appearance = appearance }
        item.backdrop = .luminance(range)
        let bound = try Self.bound(item)
        let lowest = try #require(try colors.map { try Self.flatContrast(item, over: $0) }.min())
        #expect(lowest >= bound.lowest, "\(appearance): \(lowest) \(bound)")
        // The wide blur of regular glass mixes each channel differently, so its witness is no single colour.
        guard variant == .clear else { continue }
        for part in bound.witness.parts {
          let color = part.backdrop
          let luminance = EncodedColor(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue)
          ).relativeLuminance
          #expect(range.lowerBound - 1e-4 <= luminance && luminance <= range.upperBound + 1e-4, "\(bound)")
        }
      }
    }
  }

  @Test("Nearer to the edge the bound is lower, because more rim light is possible")
  func depths() throws {
    var traits = Traits()
    traits.appearance = .dark
    let recipe = GlassRecipes.recipe(for: GlassRequest(shorterSide: 44, traits: traits))
    let least = GlassTransfer.leastDepth(recipe.parameters, pixelsPerPoint: 2)
    #expect(least > recipe.parameters.rim.height)
    let lowest = try [least, 4, 7.9, 9].map { depth in
      try ContrastBound(
        Transfer(
          glass: GlassTransfer(recipe.parameters, at: .init(depth: depth), pixelsPerPoint: 2),
          ink: .color(EncodedColor(white: 1), blend: .sourceOver))
      ).lowest
    }
    // Within the precision of the search.
    #expect(zip(lowest, lowest.dropFirst()).allSatisfy { $0 < $1 + 0.01 }, "\(lowest)")
    #expect(lowest[0] < lowest[3] - 0.05, "\(lowest)")
  }

  @Test("Reject layers between backdrop and glass that are not flat")
  func below() throws {
    var transfer = try Self.item(.clear, Self.white).transfer()
    transfer.beforeMixing = [.otherColor(share: 0.5)]
    #expect(throws: LegibilityError.changedBelowGlass) { try ContrastBound(transfer) }
    transfer.beforeMixing = []
    transfer.glass?.face.levels.white = .nan
    #expect(throws: LegibilityError.notFinite) { try ContrastBound(transfer) }
  }
}

extension Repair {
  fileprivate var leastDimming: Double? {
    guard changes.count == 1, case .glassDimming(let share)? = changes.first else { return nil }
    return share
  }
}
