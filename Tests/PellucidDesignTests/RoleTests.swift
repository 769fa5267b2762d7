// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

/// Tests of the material of each role on each platform, light and active.
@Suite struct RoleTests {
  static let expected: [(role: String, iOS: String, macOS: String, tvOS: String, visionOS: String)] = [
    ("menu", "platformContentLight", "menu.light", "platformContentLight~appletv", "glass"),
    (
      "sheet", "platformContentThickLight", "behindWindowSheet.light", "platformContentLight~appletv", "glass"
    ),
    ("popover", "platformContentLight", "popover.light", "platformContentLight~appletv", "glass"),
    (
      "sidebar", "platformContentThinLight", "sidebar.light", "platformContentLight~appletv", "spatialRegular"
    ),
    ("toolbar", "platformChromeLight", "titlebar.light", "platformContentLight~appletv", "glass"),
    ("hud", "platformContentLight", "hudWindow.light", "platformContentLight~appletv", "spatialThick"),
    ("alert", "platformContentLight", "popover.light", "platformContentLight~appletv", "glass"),
    (
      "tooltip", "platformContentThickLight", "toolTip.light", "platformContentThickLight~appletv",
      "spatialThick"
    ),
    ("window", "platformContentThickLight", "windowBackground.light", "blur.extraLight", "glass"),
    (
      "content", "platformContentUltraThickLight", "contentBackground.light",
      "platformContentThickLight~appletv", "spatialRegular"
    ),
    ("notification", "platters", "bezelThin.light", "platformContentLight~appletv", "glass"),
    ("header", "platformChromeLight", "headerView.light", "platformContentLight~appletv", "glass"),
    ("tabBar", "platformChromeLight", "titlebar.light", "platformContentLight~appletv", "glass"),
    (
      "underPage", "platformContentUltraThinLight", "underPageBackground.light",
      "platformContentUltraThinLight~appletv", "spatialThick"
    ),
    ("fullScreen", "platformContentUltraThinLight", "fullScreenUI.light", "blur.extraLight", "glass"),
    (
      "selection", "platformContentUltraThinLight", "selection.light",
      "platformContentUltraThinLight~appletv",
      "spatialThin"
    ),
    ("dock", "dockLight", "hudWindow.light", "platformContentLight~appletv", "glass"),
    (
      "control", "platformContentThinLight", "bezelUltraThin.light", "platformContentThinLight~appletv",
      "spatialThin"
    ),
  ]

  @Test("Every role is in the table of this test")
  func everyRoleIsExpected() {
    #expect(Set(Materials.roles) == Set(Self.expected.map(\.role)))
  }

  @Test("A role leads to its material on every platform", arguments: expected.map(\.role))
  func leadsToAMaterialOnEveryPlatform(role: String) throws {
    let row = try #require(Self.expected.first { $0.role == role })
    func name(_ platform: Platform) throws -> String {
      try Materials.recipe(role: role, traits: .make(platform)).name
    }
    #expect(try name(.iOS) == row.iOS)
    #expect(try name(.macOS) == row.macOS)
    #expect(try name(.tvOS) == row.tvOS)
    #expect(try name(.visionOS) == row.visionOS)
    let isButton = ["selection", "control"].contains(role)
    #expect(try name(.watchOS) == (isButton ? "modalButton" : "fullScreenModal"))
  }

  /// Only AppKit names materials after purposes; every other choice is noted as Pellucid's.
  @Test("A material chosen by Pellucid is noted")
  func choicesOfOursAreSaid() throws {
    func says(_ role: String, _ platform: Platform) throws -> Bool {
      try Materials.recipe(role: role, traits: .make(platform)).notes.contains { note in
        if case .chosenForRole = note { true } else { false }
      }
    }
    for role in Materials.roles {
      for platform in Platform.allCases where platform != .macOS { #expect(try says(role, platform)) }
    }
    for role in ["menu", "popover", "sidebar"] { #expect(try !says(role, .macOS)) }
    for role in ["alert", "sheet", "toolbar"] { #expect(try says(role, .macOS)) }
  }

  @Test("A material without a backdrop is noted")
  func materialsWithoutBackdropSaySo() throws {
    func says(_ role: String) throws -> Bool {
      try Materials.recipe(role: role, traits: .make(.macOS)).notes.contains(.noBackdrop)
    }
    for role in ["window", "content", "underPage"] { #expect(try says(role), "\(role)") }
    for role in ["menu", "popover", "sheet", "sidebar", "hud"] { #expect(try !says(role), "\(role)") }
  }

  @Test("The level follows the role")
  func levelsFollowTheRole() throws {
    for platform in Platform.allCases {
      for role in ["menu", "sheet", "popover", "alert", "hud", "tooltip"] {
        let level = try Materials.recipe(role: role, traits: .make(platform)).level
        #expect(level == (platform.hasLevels ? .elevated : .base))
      }
      for role in ["sidebar", "toolbar", "window", "content"] {
        #expect(try Materials.recipe(role: role, traits: .make(platform)).level == .base)
      }
    }
  }
}
