// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import Testing

@Suite struct MaterialTableTests {
  @Test("The glass of every role has sources, and a chosen one has a reason")
  func glassOfRolesHasSources() {
    var traits = Traits()
    for platform in Platform.allCases {
      traits.platform = platform
      for role in MaterialRole.allCases {
        if let glass = role.glass(traits) { expectComplete(glass.provenance, "\(role) on \(platform)") }
      }
    }
  }

  @Test("Every row has sources, and a chosen one has a reason")
  func everyRowHasSourcesAndChosenRowsAReason() {
    for row in Materials.allRows() { expectComplete(row.provenance, row.name) }
  }

  @Test("Every id has one row, in the order of the ids")
  func everyIDHasOneRowInOrder() {
    #expect(Materials.allRows().map(\.id) == MaterialRow.ID.allCases)
  }

  @Test("Every name resolves under all traits", arguments: Platform.allCases)
  func everyNameResolvesUnderAllTraits(platform: Platform) throws {
    for name in Materials.names(on: platform) {
      for traits in Traits.all(on: platform) where traits.look != .os26 {
        let choice = try Materials.recipe(named: name, traits: traits)
        expectComplete(choice.provenance, name)
        let isCapturable = choice.recipe.captureScale > 0 && choice.recipe.captureScale <= 1
        if !isCapturable || choice.recipe.sigmaInPoints < 0 { Issue.record("\(name) cannot be drawn") }
      }
    }
  }

  @Test("Every role resolves under all traits", arguments: Platform.allCases)
  func everyRoleResolvesUnderAllTraits(platform: Platform) throws {
    for role in Materials.roles {
      for traits in Traits.all(on: platform) where traits.look == .os27 {
        expectComplete(try Materials.recipe(role: role, traits: traits).provenance, "\(role)")
      }
    }
  }

  @Test("Names are unique on a platform", arguments: Platform.allCases) func namesAreUniqueOnAPlatform(
    platform: Platform
  ) {
    let names = Materials.names(on: platform)
    #expect(Set(names).count == names.count)
  }

  @Test("A platform's rows are those that its names reach")
  func rowsOfAPlatformAreThoseItsNamesReach() throws {
    let names = Set(Materials.allRows(on: .macOS).map(\.name))
    #expect(names.contains("menu.dark") && names.contains("blur.dark"))
    #expect(names.contains("platformContentLight") && !names.contains("dockLight"))
    #expect(!names.contains("glass") && !names.contains("platformContentLight~appletv"))
  }

  @Test("Tiers follow the appearance, fixed names do not")
  func tiersFollowTheAppearanceAndFixedNamesDoNot() throws {
    #expect(try choice("thin", .make(.iOS, .light)).name == "platformContentThinLight")
    #expect(try choice("thin", .make(.iOS, .dark)).name == "platformContentThinDark")
    let fixed = try Materials.recipe(named: "thinDark", traits: .make(.iOS, .light))
    #expect(fixed.name == "platformContentThinDark")
    #expect(fixed.appearance == .dark && fixed.family.appearance == .dark)
    #expect(!fixed.notes.isEmpty)
  }

  @Test("UIKit lowers radii between 29.5 and 35, AppKit does not")
  func uikitLowersRadiiBetween29AndAHalfAnd35AndAppKitDoesNot() throws {
    #expect(try recipe("thin", .make(.iOS)).sigmaInPoints == 29.5)
    #expect(try recipe("blur.light", .make(.iOS)).sigmaInPoints == 29.5)
    #expect(try recipe("thick", .make(.iOS)).sigmaInPoints == 45)
    #expect(try recipe("knowledgeBackground", .make(.iOS)).sigmaInPoints == 29.5)
    #expect(try recipe("menu", .make(.macOS)).sigmaInPoints == 30)
  }

  @Test("tvOS has its own tiers and the older names")
  func televisionHasItsOwnTiersAndTheOlderNames() throws {
    let thick = try recipe("thick", .make(.tvOS, .dark))
    #expect(thick.sigmaInPoints == 50 && thick.captureScale == 0.625 && !thick.blursLast)
    #expect(try choice("prominent", .make(.tvOS, .light)).name == "blur.extraLight")
    #expect(try choice("prominent", .make(.tvOS, .dark)).name == "blur.extraDark~appletv")
    #expect(try choice("extraLight", .make(.tvOS, .dark)).name == "blur.extraLight")
    #expect(try choice("blur.regular", .make(.tvOS, .dark)).name == "blur.dark")
  }

  @Test("Glass on visionOS limits the range and ignores the appearance")
  func spatialGlassLimitsTheRangeAndIgnoresTheAppearance() throws {
    let light = try Materials.recipe(named: "glass", traits: .make(.visionOS, .light))
    let dark = try Materials.recipe(named: "glass", traits: .make(.visionOS, .dark))
    #expect(light == dark && light.appearance == nil && !light.notes.isEmpty)
    let black = light.recipe.mapping.applied(to: SIMD4(0, 0, 0, 1))
    let white = light.recipe.mapping.applied(to: SIMD4(1, 1, 1, 1))
    #expect(white.x > black.x && white.x < 0.5 && black.x > 0.1)
  }

  /// Only visionOS's own materials follow the backdrop; a light recipe stays light.
  @Test("Materials on visionOS note what decides between light and dark")
  func visionSaysWhatDecidesBetweenLightAndDark() throws {
    func notes(_ name: String) throws -> [MaterialNote] {
      try Materials.recipe(named: name, traits: .make(.visionOS)).notes
    }
    for name in Materials.names(on: .visionOS) {
      let row = try choice(name, .make(.visionOS)).name
      let isSpatial = row == "glass" || row.hasPrefix("spatial")
      #expect(try notes(name).contains(.noAppearances(.luminanceBehind)) == isSpatial, "\(name)")
      let changes = try choice(name, .make(.visionOS, .dark)).name != row
      #expect(try notes(name).contains(.noAppearances(.settings)) == changes, "\(name)")
    }
    for name in ["light", "extraLight", "blur.dark", "platformContentThinLight", "platformChromeDark"] {
      #expect(try notes(name).contains(.noAppearances(.name)), "\(name)")
    }
  }

  @Test("Materials on watchOS ignore the appearance")
  func watchMaterialsIgnoreTheAppearance() throws {
    let traits = Traits.make(.watchOS, .light)
    #expect(try Materials.recipe(named: "fullScreenModal", traits: traits).appearance == nil)
    let (button, modal) = (try recipe("modalButton", traits), try recipe("fullScreenModal", traits))
    #expect(button.sigmaInPoints < modal.sigmaInPoints)
    // The button lies on the modal and must be distinguishable from it over any backdrop.
    for step in 0...16 {
      let grey = Float(step) / 16
      let ground = modal.color(over: SIMD4(grey, grey, grey, 1))
      let face = button.color(over: ground)
      #expect(
        contrastRatio(EncodedColor(white: face.x), EncodedColor(white: ground.x)) > 1.25, "over \(grey)")
    }
  }

  /// Thick makes dark elements that stay distinct on regular, over any backdrop.
  @Test("Thick on visionOS is darker than the regular material below it")
  func spatialThickIsDarkerThanRegularUnderIt() throws {
    let traits = Traits.make(.visionOS)
    let (regular, thick) = (try recipe("regular", traits), try recipe("thick", traits))
    for step in 0...20 {
      let grey = Float(step) / 20
      let window = try recipe("glass", traits).color(over: SIMD4(grey, grey, grey, 1))
      let sidebar = regular.color(over: window)
      #expect(sidebar.x < window.x - 0.03 && thick.color(over: sidebar).x < sidebar.x - 0.07, "over \(grey)")
    }
  }

  @Test("Only visionOS's glass cannot be modified")
  func onlySpatialGlassCannotBeModified() throws {
    for platform in Platform.allCases {
      for name in Materials.names(on: platform) {
        let choice = try Materials.recipe(named: name, traits: .make(platform))
        #expect(choice.isUnmodifiable == (choice.name == "glass"), "\(name)")
      }
    }
  }

  /// The source magnifies the captures of these rows by an unknown formula.
  @Test(
    "Rows drawn without their zoom are chosen, with a reason",
    arguments: ["modulesBackground", "modulesBackgroundSheer", "previewBackground"])
  func rowsWithoutTheirZoomAreChosenWithAReason(name: String) throws {
    let row = try #require(Materials.allRows().first { $0.name == name })
    #expect(row.provenance.confidence == .chosen)
    #expect(row.provenance.reason?.contains("zoom is not drawn") == true)
  }

  private func recipe(_ name: String, _ traits: Traits) throws(MaterialError) -> MaterialRecipe {
    try choice(name, traits).recipe
  }

  private func choice(_ name: String, _ traits: Traits) throws(MaterialError) -> ResolvedMaterialChoice {
    try Materials.recipe(named: name, traits: traits)
  }
}

/// Records an issue if a provenance has no sources, or is chosen without a reason.
func expectComplete(_ provenance: Provenance, _ name: String) {
  if provenance.sources.isEmpty { Issue.record("\(name) has no source") }
  if provenance.confidence == .chosen, provenance.reason?.isEmpty ?? true {
    Issue.record("\(name) was chosen without reason")
  }
}
