// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidHost
import PellucidScene

/// The catalogs that views take pictures and colours from, and the sizes of the pictures that were asked for.
@MainActor
package final class PreviewCatalogs {
  private let catalogs: AssetCatalogs
  private let reader = ImageReader()
  private var sizes: [CatalogPictureFile: CGSize?] = [:]

  /// Reads catalogs, or folders of them. A path that is none counts as an empty one.
  package init(paths: [String]) {
    var catalogs = AssetCatalogs.none
    for path in paths { try? catalogs.add(path: path) }
    self.catalogs = catalogs
  }

  /// Returns the size of a picture in a setting, in points; nil where no catalog has it or its file cannot be read.
  ///
  /// - Parameter traits: The traits of the view that has the picture, in place of those of the setting.
  func size(ofPicture name: String, _ traits: Traits, in setting: ViewSetting) -> CGSize? {
    guard
      let file = catalogs.pictureFile(named: name, traits, on: setting.device, scale: setting.scale)
    else { return nil }
    if let known = sizes[file] { return known }
    let picture = try? reader.read(path: file.path, gamut: .srgb)
    let size = picture.map {
      CGSize(width: Double($0.width) / Double(file.scale), height: Double($0.height) / Double(file.scale))
    }
    sizes[file] = size
    return size
  }

  /// Provides a scene with the assets that it names.
  func provide(for scene: inout SceneDescription) { catalogs.provide(for: &scene) }
}
