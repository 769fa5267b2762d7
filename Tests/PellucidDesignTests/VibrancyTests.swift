// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import Testing

@testable import PellucidDesign

@Suite struct VibrancyTests {
  @Test("Every ink has a complete provenance")
  func everyRowHasAProvenance() {
    for row in Vibrancy.allRows() { expectComplete(row.provenance, "\(row.family) \(row.level)") }
  }

  @Test("A set of inks is found by its surfaces and appearance")
  func rowsAreFoundByFamily() {
    let found = VibrancyFamily.Group.allCases.flatMap { group in
      Appearance.allCases.flatMap { appearance in
        let rows = VibrancyTable.rows(of: group, appearance)
        #expect(rows.allSatisfy { $0.family == VibrancyFamily(group, appearance) }, "\(group) \(appearance)")
        return rows
      }
    }
    #expect(Set(found) == Set(VibrancyTable.rows))
    #expect(found.count == VibrancyTable.rows.count)
  }

  /// Every set has its own ink for every level; only the set of no material has plain colours, of its appearance.
  @Test("Every level of every set has an ink", arguments: Platform.allCases)
  func everyLevelOfEveryFamilyHasAnInk(platform: Platform) {
    for group in VibrancyFamily.Group.allCases {
      for appearance in Appearance.allCases {
        for level in VibrancyLevel.allCases {
          let family = VibrancyFamily(group, appearance)
          let row = Vibrancy.row(level: level, family: family, traits: .make(platform))
          let name = "\(family) \(level)"
          expectComplete(row.provenance, name)
          #expect(row.family.group == group && row.level == level, "\(name)")
          guard group == .plain else { continue }
          guard case .color(_, blend: .sourceOver) = row.ink else {
            Issue.record("\(name) needs a material")
            continue
          }
          #expect(row.family.appearance == appearance, "\(name)")
        }
      }
    }
  }

  @Test("The label is black or white at 96 %")
  func labelIsBlackOrWhiteAt96Percent() {
    let light = Vibrancy.ink(level: .label, family: VibrancyFamily(.platform, .light), traits: .make(.iOS))
    #expect(light == .color(EncodedColor(white: 0, alpha: 0.96), blend: .sourceOver))
    let dark = Vibrancy.ink(level: .label, family: VibrancyFamily(.platformThin, .dark), traits: .make(.iOS))
    #expect(dark == .color(EncodedColor(white: 1, alpha: 0.96), blend: .sourceOver))
  }

  /// Greys stay grey and map to slope · grey + offset, as the source lists them.
  @Test("The secondary label on light thin has the listed slope")
  func secondaryLabelOnThinLightHasTheListedSlope() throws {
    let family = VibrancyFamily(.platformThin, .light)
    let ink = Vibrancy.ink(level: .secondaryLabel, family: family, traits: .make(.iOS))
    guard case .backdropMatrix(let matrix) = ink else {
      Issue.record("no matrix")
      return
    }
    for grey in [Float(0), 0.5, 1] {
      let color = matrix.applied(to: SIMD4(grey, grey, grey, 1))
      for lane in 0..<3 { #expect(abs(color[lane] - (0.5525 * grey + 0.04875)) < 1e-4) }
    }
  }

  @Test("Matrices of the platform sets keep greys neutral")
  func platformMatricesKeepGreysNeutral() {
    for row in Vibrancy.allRows() {
      guard case .backdropMatrix(let matrix) = row.ink else { continue }
      let color = matrix.applied(to: SIMD4(0.5, 0.5, 0.5, 1))
      #expect(abs(color.x - color.y) < 0.002 && abs(color.y - color.z) < 0.002, "\(row.family) \(row.level)")
    }
  }

  @Test("The secondary label over thick equals the plain colour")
  func secondaryLabelOverThickMatchesTheOrdinaryColor() throws {
    let choice = try Materials.recipe(named: "thick", traits: .make(.iOS))
    let material = choice.recipe.color(over: SIMD4(1, 1, 1, 1))
    let ink = Vibrancy.ink(level: .secondaryLabel, family: choice.family, traits: .make(.iOS))
    guard case .backdropMatrix(let matrix) = ink else {
      Issue.record("no matrix")
      return
    }
    #expect(abs(matrix.applied(to: material).y - 0.526) < 0.005)
  }

  @Test("Styles beside the levels are those of the files")
  func stylesBesideTheLevelsAreThoseOfTheFiles() {
    let hues = ["Gray", "Blue", "Teal", "Orange", "Green"].map { "platform" + $0 }
    let clients = [
      "Primary", "Secondary", "Tertiary", "Quaternary", "PrimaryHighlight", "SecondaryHighlight",
    ]
    let modules = [
      "PrimaryOnLight", "SecondaryOnLight", "RuleOnLight", "RuleOnDarkSubtle", "RuleOnLightSubtle",
      "ListTint",
      "FillQuaternary",
    ]
    // Each hue has one row for light and one for dark.
    let expected =
      hues + hues + ["platformOrangeDark", "highContrastPrimary", "highContrastSecondary"]
      + clients.map { "platterClient" + $0 } + modules.map { "module" + $0 }
    #expect(Vibrancy.styles().map(\.name).sorted() == expected.sorted())
    for style in Vibrancy.styles() { expectComplete(style.provenance, style.name) }
  }

  @Test("Platform hues follow the appearance")
  func platformHuesFollowTheAppearance() throws {
    func matrix(_ name: String, _ appearance: Appearance) throws -> ColorMatrix {
      let style = try #require(Vibrancy.style(named: name, traits: .make(.iOS, appearance)))
      guard case .backdropMatrix(let matrix) = style.ink else {
        Issue.record("no matrix")
        return .identity
      }
      return matrix
    }
    let black = SIMD4<Float>(0, 0, 0, 1)
    #expect(try matrix("platformBlue", .light).applied(to: black) == SIMD4(0.443676, 0.964455, 1.74288, 1.1))
    #expect(try matrix("platformBlue", .dark).applied(to: black) == SIMD4(0.022213, 0.496058, 1.04443, 1))
    #expect(try matrix("platformGreen", .light) == matrix("platformGreen", .dark))
    // The alpha row of the matrix lets dark backdrops show through orange, and bright ones through green.
    let white = SIMD4<Float>(1, 1, 1, 1)
    #expect(try abs(matrix("platformOrange", .light).applied(to: black).w - 0.6) < 1e-6)
    #expect(try abs(matrix("platformOrange", .light).applied(to: white).w - 1.2) < 1e-6)
    #expect(try abs(matrix("platformGreen", .light).applied(to: white).w - 0.7) < 1e-6)
  }

  @Test("AppKit and unknown names have no style")
  func appKitAndUnknownNamesHaveNoStyle() {
    #expect(Vibrancy.style(named: "platformBlue", traits: .make(.macOS)) == nil)
    #expect(Vibrancy.style(named: "platformPink", traits: .make(.iOS)) == nil)
    #expect(Vibrancy.style(named: "platterClientPrimary", traits: .make(.watchOS)) != nil)
  }

  /// A colour of text is a label level, a hue, or stands on a selection: one that is neither would be drawn plain in silence.
  @Test("Every text colour of AppKit has its decision")
  func everyTextColorOfAppKitIsDecided() {
    for row in AppKitTextTable.rows { expectComplete(row.provenance, row.name) }
    let names = SemanticColors.names(on: .macOS).filter {
      $0.hasSuffix("TextColor") || $0 == "linkColor" || $0 == "textColor"
    }
    #expect(Set(names) == Set(AppKitTextTable.rows.map(\.name)) && names.count == AppKitTextTable.rows.count)
  }

  @Test("Only macOS has vibrant system colours")
  func onlyMacOSHasVibrantSystemColors() throws {
    let mac = try SemanticColors.vibrant(name: "systemBlue", traits: .make(.macOS, look: .ios18))
    #expect(mac.ink == .color(EncodedColor(red: 0, green: 112 / 255, blue: 245 / 255), blend: .sourceOver))
    #expect(mac.note == nil && mac.isVibrant)
    let phone = try SemanticColors.vibrant(name: "systemBlue", traits: .make(.iOS))
    #expect(phone.note != nil && !phone.isVibrant)
  }
}
