// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidTestSupport
import Testing

@Suite struct NameTests {
  @Test("A misspelled material gives the nearest name")
  func misspeltMaterialsGetTheNearest() {
    for (wrong, right) in [
      ("ultrathin", "ultraThin"), ("thinn", "thin"), ("regualr", "regular"), ("blur.drak", "blur.dark"),
    ] {
      #expect(throws: MaterialError.unknownMaterial(name: wrong, nearest: right)) {
        try Materials.recipe(named: wrong, traits: .make(.iOS))
      }
    }
    #expect(throws: MaterialError.unknownMaterial(name: "", nearest: nil)) {
      try Materials.recipe(named: "", traits: .make(.iOS))
    }
  }

  @Test("Every listed name is spelled as it parses")
  func everyNameIsSpelledAsItIsListed() throws {
    for platform in Platform.allCases {
      #expect(Materials.all(on: platform).map(\.text) == Materials.names(on: platform))
      for material in Materials.all(on: platform) {
        #expect(MaterialName(material.text) == material)
        #expect(throws: Never.self) { try Materials.recipe(of: material, traits: .make(platform)) }
      }
    }
    #expect(MaterialName("thim") == nil && MaterialName("titlebar.light") == nil)
    #expect(MaterialRole.allCases.allSatisfy { MaterialRole($0.rawValue) == $0 })
  }

  @Test("Materials of other platforms are reported as such")
  func materialsOfOtherPlatformsAreNamedAsSuch() throws {
    #expect {
      try Materials.recipe(named: "sidebar", traits: .make(.iOS))
    } throws: { error in
      guard case .notOnPlatform("sidebar", .iOS, let available)? = error as? MaterialError else {
        return false
      }
      return available.contains("thin") && !available.contains("sidebar")
    }
    for (name, platform) in [("glass", Platform.iOS), ("chrome", .tvOS), ("platters", .macOS)] {
      #expect(throws: MaterialError.self) { try Materials.recipe(named: name, traits: .make(platform)) }
    }
  }

  @Test("A misspelled role gives the nearest name")
  func misspeltRolesGetTheNearest() {
    #expect(throws: MaterialError.unknownRole(name: "sidbar", nearest: "sidebar")) {
      try Materials.recipe(role: "sidbar", traits: .make(.iOS))
    }
  }

  @Test("A misspelled colour gives the nearest name")
  func misspeltColorsGetTheNearest() {
    #expect(throws: ColorNameError.unknownColor(name: "sytemBlue", nearest: "systemBlue")) {
      try SemanticColors.resolve(name: "sytemBlue", traits: .make(.iOS))
    }
    #expect {
      try SemanticColors.resolve(name: "windowBackgroundColor", traits: .make(.iOS))
    } throws: { error in
      guard case .notOnPlatform(_, .iOS, _)? = error as? ColorNameError else { return false }
      return true
    }
  }

  @Test("The nearest name is a byte away, then one that is abbreviated, and has the nearest digits")
  func nearest() {
    let sizes = ["large", "AX1", "AX2", "AX3", "AX4", "AX5"]
    #expect(NameMatch.nearest(to: "AX6", among: sizes) == "AX5")
    #expect(NameMatch.nearest(to: "AX0", among: sizes) == "AX1")
    #expect(NameMatch.nearest(to: "navbar", among: ["tabBar", "navigationBar"]) == "navigationBar")
    #expect(NameMatch.nearest(to: "navbar", among: ["tabBar", "toolbar"]) == "tabBar")
    #expect(NameMatch.nearest(to: "tabar", among: ["tabBar", "tableHeaderBar"]) == "tabBar")
    #expect(NameMatch.nearest(to: "xyz", among: ["tabBar", "toolbar"]) == nil)
  }

  @Test("Arbitrary names give a material, a colour or an error", arguments: [1, 2, 3, 4] as [UInt64])
  func anyNameGetsAnAnswer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let known = Materials.names(on: .iOS) + SemanticColors.names(on: .macOS)
    for _ in 0..<60 {
      var bytes = Array(known[Int(random.next() % UInt64(known.count))].utf8)
      for _ in 0..<Int(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count + 1))
        bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
      }
      if random.next() % 8 == 0 { bytes = Array(repeating: 0x61, count: Int(random.next() % 5000)) }
      let name = String(decoding: bytes, as: UTF8.self)
      for platform in Platform.allCases {
        let traits = Traits.make(platform)
        do throws(MaterialError) { _ = try Materials.recipe(named: name, traits: traits) } catch {
          if case .unknownRole = error { Issue.record("seed \(seed): a role error for a name") }
        }
        do throws(MaterialError) { _ = try Materials.recipe(role: name, traits: traits) } catch {
          if case .unknownMaterial = error { Issue.record("seed \(seed): a name error for a role") }
        }
        _ = try? SemanticColors.resolve(name: name, traits: traits)
      }
    }
  }
}
