// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The models of devices. iPhone Air is left out: no source has its safe area.
enum DeviceTable {
  static var models: [DeviceModel] { phones + pads + macs + televisions + headsets + watches }

  private static var phones: [DeviceModel] {
    phone(["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"], 402, 874, top: 62, "C10, C4, C22")
      + phone(
        ["iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, 956, top: 62, isWide: true, "C10, C4, C22")
      + phone(
        ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"], 393, 852, top: 59, "C10, C3, C22, C24")
      + phone(
        ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"], 430, 932, top: 59,
        isWide: true, "C10, C22")
      + phone(
        ["iPhone 16e", "iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro", "iPhone 12"], 390, 844,
        top: 47, "C10, C21")
      + phone(
        ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47, isWide: true,
        "C10, C21")
      + phone(
        ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, top: 50, "C10", unsure: "The insets are inferred.")
      + phone(["iPhone 11 Pro", "iPhone XS", "iPhone X"], 375, 812, top: 44, "C10, C21")
      + phone(["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, top: 44, isWide: true, "C10, C21")
      + phone(
        ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 48, isWide: true, "C10",
        unsure: "The inset is inferred; one source says 44.")
      + homeButton(
        [
          "iPhone SE (3rd generation)", "iPhone SE (2nd generation)", "iPhone 8", "iPhone 7", "iPhone 6s",
        ], 375, 667)
      + homeButton(["iPhone 8 Plus", "iPhone 7 Plus"], 414, 736, scale: 3, isWide: true)
      + homeButton(["iPhone SE (1st generation)"], 320, 568)
  }

  private static func phone(
    _ labels: [String], _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    isWide: Bool = false, _ sources: String, unsure: String? = nil
  ) -> [DeviceModel] {
    labels.map {
      DeviceModel(
        label: $0, platform: .iOS, size: Size(width: width, height: height), scale: scale,
        safeArea: DeviceModel.SafeArea(top: top, bottom: 34),
        landscapeSafeArea: DeviceModel.SafeArea(bottom: 21, sides: top), isWideInLandscape: isWide,
        provenance: Provenance(sources, unsure == nil ? .published : .inferred, reason: unsure))
    }
  }

  /// Returns phones with a status bar of 20 points, which is hidden where they lie on their side.
  private static func homeButton(
    _ labels: [String], _ width: Double, _ height: Double, scale: Double = 2, isWide: Bool = false
  ) -> [DeviceModel] {
    labels.map {
      DeviceModel(
        label: $0, platform: .iOS, size: Size(width: width, height: height), scale: scale,
        safeArea: DeviceModel.SafeArea(top: 20), landscapeSafeArea: DeviceModel.SafeArea(),
        isWideInLandscape: isWide, provenance: Provenance("C10, C21", .published))
    }
  }

  private static var pads: [DeviceModel] {
    let bars = DeviceModel.SafeArea(top: 24, bottom: 20)
    return pad(["iPad Pro 13-inch"], 1032, 1376, bars, "C10")
      + pad(["iPad Pro 12.9-inch", "iPad Air 13-inch"], 1024, 1366, bars, "C10, C21")
      + pad(["iPad Pro 11-inch (M4)"], 834, 1210, bars, "C10, C4, C21")
      + pad(["iPad Pro 11-inch"], 834, 1194, bars, "C10, C21")
      + pad(["iPad Air 11-inch", "iPad Air 10.9-inch", "iPad"], 820, 1180, bars, "C10")
      + pad(["iPad mini"], 744, 1133, bars, "C10")
      + pad(["iPad 10.2-inch"], 810, 1080, DeviceModel.SafeArea(top: 20), "C10, C21")
      + pad(["iPad 9.7-inch", "iPad mini 7.9-inch"], 768, 1024, DeviceModel.SafeArea(top: 20), "C10, C21")
  }

  /// Returns models of iPad, whose bars are as high where they lie on their side.
  private static func pad(
    _ labels: [String], _ width: Double, _ height: Double, _ safeArea: DeviceModel.SafeArea,
    _ sources: String
  ) -> [DeviceModel] {
    labels.map {
      DeviceModel(
        label: $0, platform: .iOS, isPad: true, size: Size(width: width, height: height), scale: 2,
        safeArea: safeArea, landscapeSafeArea: safeArea,
        provenance: Provenance(
          sources, .inferred, reason: "The insets are those of iPadOS 18; no source has those of a later one."
        ))
    }
  }

  private static var macs: [DeviceModel] {
    [
      DeviceModel(
        label: "Mac window", platform: .macOS, size: Size(width: 900, height: 600), scale: 2,
        safeArea: DeviceModel.SafeArea(),
        provenance: Provenance(
          "C10", .chosen,
          reason: "A window that has room for a sidebar; its title bar is not part of the size."))
    ]
  }

  private static var televisions: [DeviceModel] {
    [
      DeviceModel(
        label: "Apple TV", platform: .tvOS, size: Size(width: 1920, height: 1080), scale: 1,
        safeArea: DeviceModel.SafeArea(top: 60, bottom: 60, sides: 80),
        provenance: Provenance("C10", .published))
    ]
  }

  private static var headsets: [DeviceModel] {
    [
      DeviceModel(
        label: "Apple Vision Pro", platform: .visionOS, size: Size(width: 1280, height: 720), scale: 2,
        safeArea: DeviceModel.SafeArea(),
        provenance: Provenance("C10", .published, reason: "The size of a new window."))
    ]
  }

  private static var watches: [DeviceModel] {
    watch(["Apple Watch Ultra 3 (49mm)"], 422, 514, top: 35, sides: 10, bottom: 10, isInferred: true)
      + watch(
        ["Apple Watch Ultra 2 (49mm)", "Apple Watch Ultra (49mm)"], 410, 502, top: 35, sides: 10, bottom: 10)
      + watch(
        ["Apple Watch Series 11 (46mm)", "Apple Watch Series 10 (46mm)"], 416, 496, top: 35, sides: 6,
        bottom: 10, isInferred: true)
      + watch(
        ["Apple Watch Series 11 (42mm)", "Apple Watch Series 10 (42mm)"], 374, 446, top: 34, sides: 6,
        bottom: 10, isInferred: true)
      + watch(
        ["Apple Watch Series 9 (45mm)", "Apple Watch Series 8 (45mm)", "Apple Watch Series 7 (45mm)"], 396,
        484, top: 35, sides: 6, bottom: 10)
      + watch(
        ["Apple Watch Series 9 (41mm)", "Apple Watch Series 8 (41mm)", "Apple Watch Series 7 (41mm)"], 352,
        430, top: 34, sides: 6, bottom: 10)
      + watch(
        ["Apple Watch SE (44mm)", "Apple Watch Series 6 (44mm)"], 368, 448, top: 31, sides: 4, bottom: 6)
      + watch(
        ["Apple Watch SE (40mm)", "Apple Watch Series 6 (40mm)"], 324, 394, top: 28, sides: 4, bottom: 4)
  }

  /// Returns models of Apple Watch by the size of their screen in pixels, of which a point has two.
  private static func watch(
    _ labels: [String], _ width: Double, _ height: Double, top: Double, sides: Double, bottom: Double,
    isInferred: Bool = false
  ) -> [DeviceModel] {
    labels.map {
      DeviceModel(
        label: $0, platform: .watchOS, size: Size(width: width / 2, height: height / 2), scale: 2,
        safeArea: DeviceModel.SafeArea(top: top, bottom: bottom, sides: sides),
        provenance: Provenance(
          "C10, C28", .inferred,
          reason: isInferred ? "The insets are those of the nearest older model." : nil))
    }
  }
}
