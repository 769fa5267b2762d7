// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The screen of a device model in one orientation.
package struct DeviceScreen: Hashable, Sendable {
  package var model: DeviceModel
  package private(set) var orientation: DeviceModel.Orientation

  /// Creates the screen of a model; that of a model which is not turned is always upright.
  package init(_ model: DeviceModel, _ orientation: DeviceModel.Orientation = .portrait) {
    self.model = model
    self.orientation = model.landscapeSafeArea == nil ? .portrait : orientation
  }

  /// The ending of the name of a device on its side.
  private static let side = "-landscape"

  /// The name in flags and in names of files, such as "iphone-17-pro" or "iphone-17-pro-landscape".
  package var name: String { model.name + (orientation == .landscape ? Self.side : "") }

  /// The name that people know, such as "iPhone 17 Pro, landscape".
  package var label: String { model.label + (orientation == .landscape ? ", landscape" : "") }

  /// The size in points.
  package var size: Size { model.size(in: orientation) }

  package var safeArea: DeviceModel.SafeArea { model.safeArea(in: orientation) }

  /// Returns the screen with a name; nil where no model has it, or where the model is not turned.
  package static func named(_ name: String) -> DeviceScreen? {
    if let model = DeviceModel.named(name) { return DeviceScreen(model) }
    guard name.utf8.suffix(side.utf8.count).elementsEqual(side.utf8),
      let model = DeviceModel.named(String(name.unicodeScalars.dropLast(side.utf8.count))),
      model.landscapeSafeArea != nil
    else { return nil }
    return DeviceScreen(model, .landscape)
  }

  /// The names of all screens: those of the models, and of the models that are turned also on their sides.
  package static var names: [String] {
    DeviceModel.all.flatMap { model in
      [model.name] + (model.landscapeSafeArea == nil ? [] : [model.name + side])
    }
  }
}
