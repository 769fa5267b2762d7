// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The file of a picture of a catalog.
package struct CatalogPictureFile: Hashable, Sendable {
  package let path: String
  /// The number of pixels per point; 1 for vectors and single scales.
  package let scale: Int
}

extension AssetCatalogs {
  /// No catalogs.
  package static var none: AssetCatalogs { AssetCatalogs() }

  /// Returns the file that stands for a picture under some settings; nil where no catalog has the picture.
  ///
  /// - Parameter scale: The number of pixels per point of the scene.
  package func pictureFile(
    named name: String, _ traits: Traits, on device: DeviceSettings, scale: Double
  ) -> CatalogPictureFile? {
    guard let found = find(name, .imageSet) else { return nil }
    return AssetLookup(device: device).pictureFile(
      found.asset, in: found.folder, AssetCondition(traits, scale: scale))
  }
}
