// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import Testing

@Suite struct VerdictTests {
  private static func item(
    _ material: MaterialTier, _ foreground: LegibilityCase.Foreground, _ appearance: Appearance = .light,
    layers: [Transfer.Step] = [], required: Double = 4.5
  ) -> LegibilityCase {
    var traits = Traits()
    traits.appearance = appearance
    return LegibilityCase(
      material: .tier(material), layers: layers, foreground: foreground, traits: traits, required: required)
  }

  @Test("Only a proof passes a verdict")
  func onlyProofsPass() throws {
    let holds = try Self.item(.thick, .level(.label)).verdict()
    let fails = try Self.item(.ultraThin, .level(.label)).verdict()
    #expect(holds.isProvenToHold && !fails.isProvenToHold)
    guard case .fails(let bound) = fails else {
      Issue.record("\(fails)")
      return
    }
    #expect(bound.witness.contrast < 4.5)
    // A contrast between the proven bound and the witness's is undecided.
    let close = try Self.item(.ultraThin, .level(.label), required: bound.witness.contrast).verdict()
    guard case .review(.tooClose(let nearest)) = close else {
      Issue.record("\(close)")
      return
    }
    #expect(nearest.lowest >= bound.lowest && nearest.lowest < bound.witness.contrast)
    #expect(nearest.witness == bound.witness)
  }

  /// A measurement below the bound shows that the proof is wrong, so neither a pass nor a failure stands.
  @Test("A measurement below the bound makes the verdict one for review")
  func measurementsThatContradictABoundProveNothing() throws {
    for material in [MaterialTier.thick, .ultraThin] {
      let verdict = try Self.item(material, .level(.label)).verdict()
      let bound = try #require(verdict.bound?.lowest)
      #expect(verdict.checked(measured: bound) == verdict)
      #expect(verdict.checked(measured: 21) == verdict)
      let less = verdict.checked(measured: bound - 1e-6)
      #expect(less == .review(.inconsistent(measured: bound - 1e-6, bound: bound)))
      #expect(!less.isProvenToHold && less.bound == nil)
    }
  }

  @Test("A foreground without a bound is for review")
  func whatHasNoBoundIsForReview() {
    let ink = Ink.color(EncodedColor(red: 1, green: 0, blue: 0), blend: .saturation)
    let verdict = Verdict(Transfer(material: nil, ink: ink), required: 3)
    #expect(verdict == .review(.unbounded(.unboundedBlend(.saturation))))
    #expect(!verdict.isProvenToHold)
  }

  /// With the mapping before the blur, a layer that is not affine sees mixtures of mapped colours, and the bound falls
  /// to about 1; with the blur first it does not.
  @Test("The bound falls to about 1 where a non-affine layer sees mixtures")
  func layersThatSeeMixturesProveNothing() throws {
    var recipe = try Materials.recipe(named: "thick", traits: Traits()).recipe
    recipe.overlays = [MaterialOverlay(.color(EncodedColor(white: 0.9)), blend: .lighten)]
    let ink = Ink.color(EncodedColor(white: 0), blend: .sourceOver)
    #expect(try ContrastBound(Transfer(material: recipe, ink: ink)).lowest < 1.01)
    recipe.blursLast = false
    #expect(try ContrastBound(Transfer(material: recipe, ink: ink)).lowest > 15)
  }

  @Test("A colour that is not finite neither passes nor traps")
  func whatIsNotANumberNeitherPassesNorTraps() {
    let ink = Ink.color(EncodedColor(white: .nan), blend: .sourceOver)
    let verdict = Verdict(Transfer(material: nil, ink: ink), required: 1.5)
    #expect(verdict == .review(.unbounded(.notFinite)))
  }

  @Test("No repair is suggested where the contrast holds")
  func nothingIsRepairedThatHolds() throws {
    #expect(try Self.item(.thick, .level(.label)).repairs().isEmpty)
  }

  @Test("Repair thin materials by a thicker one, a higher level or dimming")
  func thinMaterialsNeedThickerOnesHigherLevelsOrDimming() throws {
    let item = Self.item(.thin, .level(.secondaryLabel), .dark)
    let repairs = try item.repairs()
    #expect(repairs.allSatisfy { $0.bound.lowest >= 4.5 })
    #expect(repairs.contains { $0.changes == [.material(.tier(.thick))] })
    let dimming = try #require(repairs.compactMap(Self.dimming).first)
    // A thousandth less dimming is not enough.
    var less = dimming
    less.alpha -= 0.001
    let dimmed = Self.item(.thin, .level(.secondaryLabel), .dark, layers: [.paint(less, .sourceOver)])
    #expect(try !dimmed.verdict().isProvenToHold)
  }

  @Test("Repair a level by the lowest level that holds")
  func aHigherLevelIsTheLeastOne() throws {
    let repairs = try Self.item(.thin, .level(.quaternaryLabel)).repairs()
    #expect(repairs.contains { $0.changes == [.level(.label)] })
  }

  /// The nearest colour keeps roughly its hue and is proven; the colour halfway back is not enough.
  @Test("Repair a colour by the nearest one that holds")
  func colorsMoveAsLittleAsTheyCan() throws {
    let old = EncodedColor(red: 0.2, green: 0.4, blue: 0.9)
    let repairs = try Self.item(.regular, .color(old)).repairs()
    let (color, distance) = try #require(repairs.compactMap(Self.color).first)
    #expect(distance > 0.02 && distance < 0.12)
    let halfway = EncodedColor(
      red: (old.red + color.red) / 2, green: (old.green + color.green) / 2, blue: (old.blue + color.blue) / 2)
    #expect(try !Self.item(.regular, .color(halfway)).verdict().isProvenToHold)
  }

  /// The proof covers the colour as its hex text gives it.
  @Test("A suggested colour is proven as written")
  func colorsAreProvenAsTheyAreWritten() throws {
    for required in [3, 4.5, 7] {
      let item = Self.item(
        .regular, .color(EncodedColor(red: 0.62, green: 0.55, blue: 0.9)), required: required)
      let color = try #require(try item.repairs().compactMap(Self.color).first).color
      #expect(try EncodedColor.parse(hexOrCSS: color.hexText) == color)
      #expect(try Self.item(.regular, .color(color), required: required).verdict().isProvenToHold)
    }
  }

  @Test("Repair a translucent colour by the least alpha that holds")
  func translucentColorsNeedTheLeastAlpha() throws {
    let half = EncodedColor(white: 0, alpha: 128 / 255)
    let repairs = try Self.item(.regular, .color(half), required: 7).repairs()
    var color = try #require(repairs.compactMap(Self.color).first).color
    #expect(color.red == 0 && color.alpha > half.alpha && color.alpha < 1)
    #expect(try Self.item(.regular, .color(color), required: 7).verdict().isProvenToHold)
    color.alpha -= 1 / 255
    #expect(try !Self.item(.regular, .color(color), required: 7).verdict().isProvenToHold)
    // Where alpha 1 is not enough, another opaque colour is suggested.
    let pale = try Self.item(.regular, .color(EncodedColor(white: 0.8, alpha: 0.2)), required: 7).repairs()
    #expect(try #require(pale.compactMap(Self.color).first).color.alpha == 1)
  }

  @Test("Repair a faded foreground by the least opacity that holds")
  func fadedForegroundsNeedTheLeastOpacity() throws {
    var item = Self.item(.regular, .level(.label))
    item.opacity = 0.4
    let change = try #require(try item.repairs().first).changes
    guard case .opacity(let opacity)? = change.first, change.count == 1 else {
      Issue.record("\(change)")
      return
    }
    item.opacity = opacity
    #expect(try item.verdict().isProvenToHold)
    item.opacity = opacity - 0.001
    #expect(try !item.verdict().isProvenToHold)
    // On a thin material, full opacity is not enough alone, but is with a second change.
    item = Self.item(.ultraThin, .level(.label))
    item.opacity = 0.4
    let both = try #require(try item.repairs().first)
    #expect(both.changes == [.opacity(1), .material(.tier(.thin))] && both.bound.lowest >= 4.5)
  }

  /// White text fails on thin, dark material, and black text holds on thin, light material: black under the text would
  /// repair the first case and break the second.
  @Test("A repair holds in every case")
  func aRepairHoldsInEveryCase() throws {
    let cases = Appearance.allCases.map { Self.item(.thin, .level(.label), $0) }
    let alone = try cases[1].repairs()
    #expect(try cases[0].verdict().isProvenToHold && alone.contains { Self.dimming($0) != nil })
    let repairs = try LegibilityCase.repairs(of: cases)
    #expect(repairs.map(\.changes) == [[.material(.tier(.regular))]])
    let lowest = try Appearance.allCases.compactMap {
      try Self.item(.regular, .level(.label), $0).verdict().bound?.lowest
    }.min()
    #expect(repairs.first?.bound.lowest == lowest)
  }

  @Test("Combine two changes only where one is not enough")
  func twoChangesOnlyWhereOneIsNotEnough() throws {
    let cases = Appearance.allCases.map { Self.item(.thin, .level(.secondaryLabel), $0) }
    let repairs = try LegibilityCase.repairs(of: cases)
    #expect(repairs.map(\.changes) == [[.material(.tier(.regular)), .level(.label)]])
  }

  /// Grey is too faint on any material, and on the thinnest material over white no colour is enough.
  @Test("A colour may need another material too")
  func aColorMayNeedAnotherMaterialToo() throws {
    let grey = LegibilityCase.Foreground.color(EncodedColor(white: 0.5))
    let repairs = try Self.item(.ultraThin, grey, .dark, required: 7).repairs()
    let changes = try #require(repairs.first).changes
    guard repairs.count == 1, changes.count == 2, case .material(.tier(let material, nil)) = changes[0],
      case .color(let color, _) = changes[1]
    else {
      Issue.record("\(repairs)")
      return
    }
    #expect(try Self.item(material, .color(color), .dark, required: 7).verdict().isProvenToHold)
    #expect(try !Self.item(material, grey, .dark, required: 7).verdict().isProvenToHold)
    #expect(try !Self.item(.ultraThin, .color(color), .dark, required: 7).verdict().isProvenToHold)
  }

  /// One colour cannot hold in light and dark; a level follows the appearance.
  @Test("Replace a colour by a level where no colour holds in both appearances")
  func aLevelTakesThePlaceOfAColor() throws {
    let cases = Appearance.allCases.map { Self.item(.regular, .color(EncodedColor(white: 0.5)), $0) }
    let repairs = try LegibilityCase.repairs(of: cases)
    #expect(repairs.first?.changes == [.level(.label)])
    #expect(repairs.allSatisfy { Self.color($0) == nil })
  }

  private static func dimming(_ repair: Repair) -> EncodedColor? {
    if case .dimming(let color)? = repair.changes.first { color } else { nil }
  }

  private static func color(_ repair: Repair) -> (color: EncodedColor, distance: Double)? {
    if case .color(let color, let distance)? = repair.changes.first { (color, distance) } else { nil }
  }
}
