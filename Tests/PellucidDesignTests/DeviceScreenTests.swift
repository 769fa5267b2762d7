// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import Testing

/// Tests of the screens of device models.
@Suite struct DeviceScreenTests {
  @Test("A phone on its side has the sides of its screen exchanged, and a name that says so")
  func landscape() throws {
    let upright = try #require(DeviceScreen.named("iphone-17-pro"))
    let side = try #require(DeviceScreen.named("iphone-17-pro-landscape"))
    #expect(upright.size == Size(width: 402, height: 874) && side.size == Size(width: 874, height: 402))
    #expect(side.name == "iphone-17-pro-landscape" && side.label == "iPhone 17 Pro, landscape")
    #expect(upright.safeArea.top == 62 && side.safeArea.sides == 62)
  }

  @Test("Every name leads to its screen, and each has one")
  func names() {
    let names = DeviceScreen.names
    #expect(Set(names).count == names.count)
    for name in names { #expect(DeviceScreen.named(name)?.name == name) }
  }

  @Test("Models that are not turned have no landscape")
  func fixed() throws {
    let fixed = try #require(DeviceModel.all.first { $0.landscapeSafeArea == nil })
    #expect(DeviceScreen.named(fixed.name + "-landscape") == nil)
    #expect(DeviceScreen(fixed, .landscape) == DeviceScreen(fixed))
    #expect(DeviceScreen.named("-landscape") == nil && DeviceScreen.named("") == nil)
  }
}
