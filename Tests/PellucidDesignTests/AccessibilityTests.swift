// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

@Suite struct AccessibilityTests {
  @Test("Under Reduce Transparency, recipe files average the backdrop instead of blurring")
  func recipeFilesAverageInsteadOfBlurring() throws {
    for name in ["ultraThin", "thin", "regular", "thick", "platters", "modulesBackground"] {
      let standard = try recipe(name, .make(.iOS))
      let reduced = try recipe(name, .make(.iOS, transparency: .reduced))
      #expect(reduced.averagesBackdrop && reduced.samplesBackdrop && reduced.sigmaInPoints == 0)
      #expect(reduced.mapping == standard.mapping && reduced.overlays == standard.overlays)
    }
  }

  @Test("Chrome has separate recipes for Reduce Transparency")
  func chromeHasRecipesOfItsOwn() throws {
    func name(_ appearance: Appearance, _ level: Level) throws -> String {
      try choice("chrome", .make(.iOS, appearance, transparency: .reduced, level: level)).name
    }
    #expect(try name(.light, .base) == "platformChromeLightReduceTransparency")
    #expect(try name(.light, .elevated) == "platformChromeLightReduceTransparency")
    #expect(try name(.dark, .base) == "platformChromeDarkReduceTransparency")
    #expect(try name(.dark, .elevated) == "platformChromeDarkReduceTransparencyLayer1")
  }

  @Test("Under Reduce Transparency, older styles become their flat tint")
  func olderStylesBecomeTheirTint() throws {
    let extraLight = try recipe("blur.extraLight", .make(.iOS, transparency: .reduced))
    #expect(!extraLight.samplesBackdrop)
    #expect(extraLight.overlays == [MaterialOverlay(.color(EncodedColor(white: 0.97)))])
    for name in ["blur.light", "blur.dark", "blur.regular", "blur.prominent"] {
      let reduced = try recipe(name, .make(.iOS, .dark, transparency: .reduced))
      #expect(!reduced.samplesBackdrop && reduced.overlays.count == 1)
      guard case .color(let tint)? = reduced.overlays.first?.paint else {
        Issue.record("\(name) has no tint")
        continue
      }
      #expect(tint.alpha == 1)
    }
  }

  /// Over a flat backdrop, a material that averages or hides it gives one flat colour, regardless of its blur.
  @Test("Under Reduce Transparency no material blurs", arguments: Platform.allCases)
  func nothingBlursUnderReducedTransparency(platform: Platform) throws {
    for name in Materials.names(on: platform) {
      for appearance in Appearance.allCases {
        let reduced = try recipe(name, .make(platform, appearance, transparency: .reduced))
        let isFlat = reduced.averagesBackdrop || !reduced.samplesBackdrop
        #expect(reduced.sigmaInPoints == 0 && isFlat, "\(name)")
      }
    }
  }

  /// Expects the recipe of `known`, without the confidence `measured`, because the measurement was made in another
  /// state.
  private func expectInferred(
    _ choice: ResolvedMaterialChoice, from known: ResolvedMaterialChoice, _ name: String
  ) {
    #expect(choice.provenance.confidence != .measured, "\(name)")
    #expect(choice.name == known.name && choice.recipe == known.recipe, "\(name)")
  }

  @Test(
    "A material notes that Increase Contrast reduces transparency, or that it does nothing",
    arguments: Platform.allCases)
  func increasedContrastIsSaid(platform: Platform) throws {
    for role in Materials.roles {
      let standard = try Materials.recipe(role: role, traits: .make(platform))
      let increased = try Materials.recipe(role: role, traits: .make(platform, contrast: .increased))
      let note: MaterialNote? = platform == .macOS ? .contrastReducesTransparency : nil
      #expect(increased.notes.filter { $0 != note } == standard.notes, "\(role)")
      #expect(increased.notes.contains { $0 == note } == (platform == .macOS), "\(role)")
    }
    guard platform != .macOS, platform != .watchOS else { return }
    let both = Traits.make(platform, contrast: .increased, transparency: .reduced)
    let flat = try Materials.recipe(named: "blur.light", traits: both)
    #expect(flat.notes.contains(.contrastIsNotUsed))
  }

  /// A setting that only macOS has is noted elsewhere, and not ignored silently.
  @Test("Settings of macOS are noted as unused elsewhere", arguments: Platform.allCases)
  func settingsOfMacOSAreSaidToDoNothingElsewhere(
    platform: Platform
  ) throws {
    let standard = try Materials.recipe(named: "regular", traits: .make(platform))
    for (traits, note) in [
      (Traits.make(platform, accent: .purple), MaterialNote.accentIsNotUsed),
      (.make(platform, isActive: false), .inactiveIsNotUsed),
      (.make(platform, isDesktopTinted: true), .desktopTintIsNotUsed),
    ] where platform != .macOS || traits.isActive {
      let choice = try Materials.recipe(named: "regular", traits: traits)
      let added = choice.notes.filter { !standard.notes.contains($0) }
      #expect(added == (platform == .macOS ? [] : [note]))
    }
  }

  @Test("A level is noted as unused on platforms without levels", arguments: Platform.allCases)
  func theLevelIsSaidToDoNothingWhereThereIsNone(
    platform: Platform
  ) throws {
    let note = MaterialNote.levelIsNotUsed
    let isIgnored = platform != .iOS
    for (appearance, transparency) in [
      (Appearance.light, TransparencySetting.standard), (.dark, .standard), (.dark, .reduced),
    ] {
      let base = Traits.make(platform, appearance, transparency: transparency)
      var elevated = base
      elevated.level = .elevated
      for name in Materials.names(on: platform) {
        let (low, high) = (
          try Materials.recipe(named: name, traits: base), try Materials.recipe(named: name, traits: elevated)
        )
        #expect(high.notes.contains(note) == isIgnored && !low.notes.contains(note), "\(name)")
        if isIgnored { #expect(high.recipe == low.recipe && high.level == .base, "\(name)") }
      }
      for role in Materials.roles {
        #expect(try !Materials.recipe(role: role, traits: base).notes.contains(note), "\(role)")
      }
      guard isIgnored else { continue }
      for name in SemanticColors.names(on: platform) {
        let low = try SemanticColors.resolve(name: name, traits: base)
        #expect(try SemanticColors.resolve(name: name, traits: elevated).color == low.color, "\(name)")
      }
      let glass = GlassRequest(.regular, shorterSide: 44, traits: elevated)
      #expect(GlassRecipes.recipe(for: glass).notes.contains(.levelIsNotUsed))
    }
  }

  @Test("Only AppKit's materials change in inactive windows")
  func inactiveWindows() throws {
    let note = MaterialNote.inactiveIsForAppKit
    for (name, isSaid) in [
      ("thin", true), ("thinMaterial", true), ("bar", true), ("blur.regular", true), ("sidebar", false),
      ("menu", false),
    ] {
      let active = try Materials.recipe(named: name, traits: .make(.macOS))
      let inactive = try Materials.recipe(named: name, traits: .make(.macOS, isActive: false))
      #expect(inactive.notes.contains(note) == isSaid && !active.notes.contains(note), "\(name)")
      let isSame = inactive.recipe == active.recipe && inactive.provenance == active.provenance
      #expect(isSame == isSaid, "\(name)")
    }
  }

  @Test("Earlier looks share the only published parameters, and note it")
  func looksShareTheOnlyPublishedNumbersAndSaySo() throws {
    let old = try Materials.recipe(named: "regular", traits: .make(.iOS, look: .ios18))
    let new = try Materials.recipe(named: "regular", traits: .make(.iOS, look: .os27))
    expectInferred(old, from: new, "regular")
    #expect(old.notes == new.notes + [.oneGeneration])
  }

  @Test("Floating roles are elevated")
  func floatingRolesElevate() throws {
    for role in ["sheet", "popover", "menu", "alert"] {
      #expect(try Materials.recipe(role: role, traits: .make(.iOS)).level == .elevated)
    }
    #expect(try Materials.recipe(role: "sidebar", traits: .make(.iOS)).level == .base)
    #expect(try Materials.recipe(role: "sidebar", traits: .make(.iOS, level: .elevated)).level == .elevated)
  }

  private func recipe(_ name: String, _ traits: Traits) throws(MaterialError) -> MaterialRecipe {
    try choice(name, traits).recipe
  }

  private func choice(_ name: String, _ traits: Traits) throws(MaterialError) -> ResolvedMaterialChoice {
    try Materials.recipe(named: name, traits: traits)
  }
}
