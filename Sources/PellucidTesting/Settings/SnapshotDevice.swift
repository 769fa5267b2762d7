// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidPreviews
import PellucidViews

/// A device that a view is laid out on: the size of its screen or window, its scale, its safe area and its system.
public struct SnapshotDevice: Hashable, Sendable {
  /// The name in the names of references, such as "iphone-17".
  public private(set) var name: String
  /// The width of the screen, in points; nil for that of the view where none is proposed to it.
  public private(set) var width: Double?
  /// The height of the screen, in points; nil for that of the view where none is proposed to it.
  public private(set) var height: Double?
  /// The number of pixels per point.
  public private(set) var scale: Double
  public private(set) var platform: Platform
  /// The screen of a model; nil for one that was made of numbers.
  private(set) var screen: DeviceScreen?

  /// The phone that references of a team usually show.
  public static let iPhone = SnapshotDevice(known: "iPhone 17")
  public static let iPad = SnapshotDevice(known: "iPad Air 11-inch")
  /// A window of a Mac that has room for a sidebar.
  public static let mac = SnapshotDevice(known: "Mac window")
  public static let tv = SnapshotDevice(known: "Apple TV")
  /// A new window of Apple Vision Pro.
  public static let vision = SnapshotDevice(known: "Apple Vision Pro")
  public static let watch = SnapshotDevice(known: "Apple Watch Series 11 (46mm)")

  /// The names of all models, by platform, the newer ones first.
  public static var allNames: [String] { DeviceModel.all.map(\.label) }

  /// Creates the device of a model, upright.
  ///
  /// - Parameter name: A name from `allNames`, such as "iPhone 17 Pro" or "iphone-17-pro".
  /// - Returns: Nil where there is no model of the name.
  public init?(_ name: String) {
    guard let model = DeviceModel.named(name) else { return nil }
    self.init(DeviceScreen(model))
  }

  /// Creates a screen without safe areas.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for that of the view where none is proposed to it.
  ///   - height: The height in points; nil for that of the view where none is proposed to it.
  public init(width: Double?, height: Double?, scale: Double = 2, platform: Platform = .iOS) {
    func text(_ length: Double?) -> String { length.map { String(format: "%g", $0) } ?? "fit" }
    (self.width, self.height, self.scale, self.platform) = (width, height, scale, platform)
    name = width == nil && height == nil ? "fit" : text(width) + "x" + text(height)
    if platform != .iOS { name += "-\(platform)".lowercased() }
    if scale != 2 { name += "@\(String(format: "%g", scale))x" }
  }

  /// The size of the view itself, where none is proposed to it.
  public static let sizeThatFits = SnapshotDevice(width: nil, height: nil)

  private init(_ screen: DeviceScreen) {
    (self.screen, name) = (screen, screen.name)
    (width, height, scale) = (screen.size.width, screen.size.height, screen.model.scale)
    platform = screen.model.platform
  }

  private init(known name: String) {
    guard let model = DeviceModel.named(name) else {
      preconditionFailure("The table of devices has no \(name).")
    }
    self.init(DeviceScreen(model))
  }

  /// The device on its side; the device itself where it is not turned.
  public var landscape: SnapshotDevice {
    screen.map { SnapshotDevice(DeviceScreen($0.model, .landscape)) } ?? self
  }

  /// The space at the edges that the screen keeps from views, in points.
  var safeArea: EdgeInsets { EdgeInsets(screen?.safeArea) }
}
