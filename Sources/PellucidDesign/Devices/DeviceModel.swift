// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A model of a device, with the screen or the window that an app has on it.
package struct DeviceModel: Hashable, Sendable {
  /// A way of holding a device.
  package enum Orientation: Hashable, Sendable, CaseIterable { case portrait, landscape }

  /// The space at the edges of a screen that bars of the system and rounded corners need, in points.
  package struct SafeArea: Hashable, Sendable {
    package var top: Double, bottom: Double
    /// The space at the left and at the right edge each.
    package var sides: Double

    package init(top: Double = 0, bottom: Double = 0, sides: Double = 0) {
      (self.top, self.bottom, self.sides) = (top, bottom, sides)
    }
  }

  /// The name that people know, such as "iPhone 17 Pro".
  package var label: String
  package var platform: Platform
  /// A Boolean value that is true for an iPad.
  package var isPad = false
  /// The size of the upright screen, or of a new window, in points.
  package var size: Size
  /// The number of pixels per point.
  package var scale: Double
  /// The safe area of the upright device.
  package var safeArea: SafeArea
  /// The safe area of the device on its side; nil for a device that is not turned.
  package var landscapeSafeArea: SafeArea?
  /// A Boolean value that is true where the device on its side has room for columns.
  package var isWideInLandscape = false
  package var provenance: Provenance

  /// The name in flags and in names of files, such as "iphone-17-pro".
  package var name: String { Self.name(of: label) }

  /// Returns the size of the screen in an orientation, in points.
  package func size(in orientation: Orientation) -> Size {
    guard orientation == .landscape, landscapeSafeArea != nil else { return size }
    return Size(width: size.height, height: size.width)
  }

  /// Returns the safe area in an orientation.
  package func safeArea(in orientation: Orientation) -> SafeArea {
    orientation == .landscape ? landscapeSafeArea ?? safeArea : safeArea
  }

  /// Returns a Boolean value indicating whether the width has room for columns.
  package func isWide(in orientation: Orientation) -> Bool {
    guard platform == .iOS else { return Self.isWide(nil, on: platform) }
    return isPad || orientation == .landscape && isWideInLandscape
  }

  /// The least width with room for columns on a screen of iOS that is of no model, in points. Chosen: above that of every upright iPhone,
  /// 440, and below that of every iPad, 744; the guidelines of Android have the same.
  package static let leastWideWidth = 600.0

  /// Returns a Boolean value indicating whether the width of a screen of no model has room for columns; nil is an unknown width.
  package static func isWide(_ width: Double?, on platform: Platform) -> Bool {
    switch platform {
    case .iOS: (width ?? 0) >= leastWideWidth
    case .macOS, .tvOS, .visionOS: true
    case .watchOS: false
    }
  }

  /// Returns a Boolean value indicating whether the height is short, as that of a phone on its side.
  package func isShort(in orientation: Orientation) -> Bool {
    platform == .iOS && !isPad && orientation == .landscape && landscapeSafeArea != nil
  }

  /// Returns the model with a name or a label, in any case and with any punctuation: "iPhone 17 Pro" is "iphone-17-pro".
  package static func named(_ name: String) -> DeviceModel? {
    let name = Self.name(of: name)
    return DeviceTable.models.first { $0.name == name }
  }

  /// All models, by platform; the newer ones first.
  package static var all: [DeviceModel] { DeviceTable.models }

  /// Returns a label in small letters, with a hyphen for everything between letters and digits.
  private static func name(of label: String) -> String {
    var bytes: [UInt8] = []
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte + 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
      default: if let last = bytes.last, last != UInt8(ascii: "-") { bytes.append(UInt8(ascii: "-")) }
      }
    }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
