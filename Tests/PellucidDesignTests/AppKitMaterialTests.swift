// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

@Suite struct AppKitMaterialTests {
  static let names = [
    "titlebar", "selection", "menu", "popover", "sidebar", "headerView", "sheet", "windowBackground",
    "hudWindow", "fullScreenUI", "toolTip", "contentBackground", "underWindowBackground",
    "underPageBackground",
  ]

  @Test("Every AppKit material resolves active and inactive", arguments: names, Appearance.allCases)
  func resolvesActiveAndInactive(
    name: String, appearance: Appearance
  ) throws {
    let active = try Materials.recipe(named: name, traits: .make(.macOS, appearance))
    let inactive = try Materials.recipe(named: name, traits: .make(.macOS, appearance, isActive: false))
    #expect(active.appearance == appearance && active.family == VibrancyFamily(.appKit, appearance))
    #expect(inactive.provenance.confidence == .chosen && inactive.provenance.reason != nil)
    let (black, white) = (SIMD4<Float>(0, 0, 0, 1), SIMD4<Float>(1, 1, 1, 1))
    if active.recipe.samplesBackdrop, name != "selection" {
      #expect(!inactive.recipe.samplesBackdrop)
      #expect(inactive.recipe.color(over: black) == inactive.recipe.color(over: white))
    } else {
      #expect(inactive.recipe.color(over: black) == active.recipe.color(over: black))
      #expect(inactive.recipe.color(over: white) == active.recipe.color(over: white))
    }
  }

  @Test("Under Reduce Transparency no backdrop shows through", arguments: names, Appearance.allCases)
  func reducedTransparencyLetsNothingThrough(
    name: String, appearance: Appearance
  ) throws {
    for isActive in [true, false] {
      for isTinted in [false, true] {
        let traits = Traits.make(
          .macOS, appearance, transparency: .reduced, isActive: isActive, isDesktopTinted: isTinted)
        let choice = try choice(name, traits)
        let recipe = choice.recipe
        #expect(!recipe.samplesBackdrop && choice.provenance.confidence == .chosen)
        let shown = recipe.color(over: SIMD4(0, 0, 0, 1))
        #expect(shown == recipe.color(over: SIMD4(1, 1, 1, 1)) && shown.w == 1)
        for overlay in recipe.overlays {
          if case .desktopAverage = overlay.paint { Issue.record("\(name) shows the desktop") }
        }
      }
    }
  }

  @Test("Overlays are in the order of the dump")
  func layersLieInTheOrderOfTheDump() throws {
    let menu = try recipe("menu", .make(.macOS, isDesktopTinted: true))
    #expect(menu.overlays.map(\.blend) == [.sourceOver, .darken, .sourceOver])
    #expect(menu.overlays.last?.paint == .desktopAverage(opacity: 0.05))
    let sheet = try recipe("sheet", .make(.macOS, .dark, isDesktopTinted: true))
    #expect(sheet.overlays.first?.paint == .desktopAverage(opacity: 1))
    #expect(sheet.overlays.last?.paint == .color(EncodedColor(white: 0.1176, alpha: 0.9)))
  }

  @Test("Without desktop tinting no overlay uses the desktop's colour")
  func withoutDesktopTintNoDesktopIsAskedFor() throws {
    for name in Self.names {
      for appearance in Appearance.allCases {
        for overlay in try recipe(name, .make(.macOS, appearance)).overlays {
          guard case .desktopAverage = overlay.paint else { continue }
          Issue.record("\(name) asks for the desktop")
        }
      }
    }
    let sheet = try recipe("sheet", .make(.macOS, .dark))
    #expect(sheet.overlays == [MaterialOverlay(.color(EncodedColor(white: 0.1176)))])
  }

  @Test("Window backgrounds have no backdrop")
  func backgroundsHaveNoBackdrop() throws {
    for name in ["windowBackground", "contentBackground", "sheet", "underPageBackground"] {
      #expect(try !recipe(name, .make(.macOS)).samplesBackdrop)
    }
  }

  @Test("A light menu stays below its tone, and a dark one above")
  func lightNeverExceedsItsToneAndDarkNeverFallsBelow() throws {
    for grey in stride(from: Float(0), through: 1, by: 0.1) {
      let backdrop = SIMD4<Float>(grey, grey, grey, 1)
      #expect(try recipe("menu", .make(.macOS)).color(over: backdrop).x <= 0.93 + 1e-6)
      #expect(try recipe("menu", .make(.macOS, .dark)).color(over: backdrop).x >= 0.125 - 1e-6)
    }
  }

  @Test("The title bar is 80 % of its fill")
  func titlebarIsEightyPercentOfItsFill() throws {
    let color = try recipe("titlebar", .make(.macOS)).color(over: SIMD4(0, 0.5, 1, 1))
    #expect(abs(color.x - 0.8 * 0.9922) < 1e-6 && abs(color.z - (0.2 + 0.8 * 0.9922)) < 1e-6)
  }

  /// The source mixes in a clamped matrix at 25/255 in light and 35/255 in dark.
  @Test("The selection mixes in its clamped matrix", arguments: Appearance.allCases)
  func selectionIsItsMatrix(appearance: Appearance) throws {
    let selection = try recipe("selection", .make(.macOS, appearance))
    let (bias, opacity): (Float, Float) = appearance == .light ? (-0.25, 0.098039217) : (0.9375, 0.137254909)
    for step in 0...255 {
      let backdrop = SIMD4<Float>(Float(step) / 255, Float(255 - step) / 255, 0.5, 1)
      let shown = selection.color(over: backdrop)
      for lane in 0..<3 {
        let target = min(1, max(0, 0.3125 * backdrop[lane] + bias))
        let exact = backdrop[lane] + (target - backdrop[lane]) * opacity
        #expect(abs(shown[lane] - exact) <= 1e-6)
      }
    }
    #expect(selection.sigmaInPoints == 0 && selection.captureScale == 1)
  }

  @Test("UIKit's styles use Catalyst's materials on macOS, and note it")
  func stylesOfUIKitTakeTheMaterialsOfCatalystAndSaySo() throws {
    let thick = try Materials.recipe(named: "systemThickMaterial", traits: .make(.macOS))
    #expect(thick.name == "menu.light" && !thick.notes.isEmpty)
    #expect(thick.provenance.confidence == .measured && thick.defaultBlending == .withinWindow)
    // In light, one layer of the dump is left out.
    for name in ["systemThinMaterial", "systemUltraThinMaterial"] {
      #expect(try choice(name, .make(.macOS)).provenance.confidence == .chosen)
      #expect(try choice(name, .make(.macOS, .dark)).provenance.confidence == .measured)
    }
  }

  @Test("The desktop's colour is chosen to be its average")
  func theDesktopsColorIsOurAverage() throws {
    #expect(try choice("menu", .make(.macOS)).provenance.confidence == .measured)
    let tinted = try choice("menu", .make(.macOS, isDesktopTinted: true)).provenance
    #expect(tinted.confidence == .chosen && tinted.reason?.contains("desktop") == true)
  }

  @Test("The blending follows the role")
  func blendingFollowsTheRole() throws {
    for role in ["menu", "sheet", "popover", "sidebar"] {
      #expect(try Materials.recipe(role: role, traits: .make(.macOS)).defaultBlending == .behindWindow)
    }
    for role in ["toolbar", "header"] {
      #expect(try Materials.recipe(role: role, traits: .make(.macOS)).defaultBlending == .withinWindow)
    }
    #expect(try Materials.recipe(role: "menu", traits: .make(.iOS)).defaultBlending == .everythingBelow)
  }

  @Test("On macOS, Increase Contrast implies Reduce Transparency")
  func increasedContrastImpliesReducedTransparency() throws {
    for name in Self.names {
      let contrast = try choice(name, .make(.macOS, contrast: .increased))
      let reduced = try choice(name, .make(.macOS, transparency: .reduced))
      var unbordered = contrast.recipe
      unbordered.border = nil
      #expect(unbordered == reduced.recipe && contrast.provenance == reduced.provenance)
      let stated = try choice(name, .make(.macOS, contrast: .increased, transparency: .standard))
      let standard = try choice(name, .make(.macOS))
      #expect(stated.recipe.samplesBackdrop == standard.recipe.samplesBackdrop, "a stated transparency wins")
    }
  }

  private func recipe(_ name: String, _ traits: Traits) throws(MaterialError) -> MaterialRecipe {
    try choice(name, traits).recipe
  }

  private func choice(_ name: String, _ traits: Traits) throws(MaterialError) -> ResolvedMaterialChoice {
    try Materials.recipe(named: name, traits: traits)
  }
}
