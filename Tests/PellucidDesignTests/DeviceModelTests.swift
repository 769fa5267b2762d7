// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import Testing

/// The models of devices.
struct DeviceModelTests {
  @Test("A model is found by its label and by its name, in any case")
  func names() throws {
    for label in ["iPhone 17 Pro", "iphone-17-pro", "IPHONE 17 PRO"] {
      let model = try #require(DeviceModel.named(label))
      #expect(model.label == "iPhone 17 Pro")
      #expect(model.size == Size(width: 402, height: 874))
      #expect(model.safeArea == DeviceModel.SafeArea(top: 62, bottom: 34))
    }
    #expect(DeviceModel.named("iPad Pro 11-inch (M4)")?.name == "ipad-pro-11-inch-m4")
    #expect(DeviceModel.named("iPhone 3") == nil)
    #expect(DeviceModel.named("") == nil)
  }

  @Test("Every model has a name of its own")
  func distinctNames() {
    #expect(Set(DeviceModel.all.map(\.name)).count == DeviceModel.all.count)
  }

  @Test("A device on its side has its sides exchanged; a window is not turned")
  func turned() throws {
    let phone = try #require(DeviceModel.named("iPhone 17 Pro"))
    #expect(phone.size(in: .landscape) == Size(width: 874, height: 402))
    #expect(phone.safeArea(in: .landscape) == DeviceModel.SafeArea(bottom: 21, sides: 62))
    let window = try #require(DeviceModel.named("Mac window"))
    #expect(window.size(in: .landscape) == window.size)
  }

  @Test("A safe area leaves room on every screen", arguments: DeviceModel.all)
  func roomInside(_ model: DeviceModel) {
    for orientation in DeviceModel.Orientation.allCases {
      let size = model.size(in: orientation)
      let area = model.safeArea(in: orientation)
      #expect(area.top + area.bottom < size.height / 2)
      #expect(2 * area.sides < size.width / 2)
    }
  }

  @Test("Only large phones on their side are wide; pads and windows always are, watches never")
  func widths() throws {
    func isWide(_ name: String, _ orientation: DeviceModel.Orientation) throws -> Bool {
      try #require(DeviceModel.named(name)).isWide(in: orientation)
    }
    #expect(try !isWide("iphone-17-pro", .landscape))
    #expect(try isWide("iphone-17-pro-max", .landscape))
    #expect(try !isWide("iphone-17-pro-max", .portrait))
    #expect(try isWide("ipad-mini", .portrait))
    #expect(try isWide("mac-window", .portrait))
    #expect(try !isWide("apple-watch-se-40mm", .portrait))
  }
}
