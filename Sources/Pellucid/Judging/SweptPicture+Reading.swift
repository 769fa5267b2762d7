// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidHost
import PellucidJudge

extension SweptPicture {
  /// Reads the size of a picture, and determines whether the picture is opaque.
  package init(readingFrom path: String, in gamut: Gamut) throws(ImageReadingError) {
    let image = try ImageReader().read(path: path, gamut: gamut)
    self.init(
      path: FileReading.absolute(path), width: image.width, height: image.height,
      isOpaque: image.isOpaque)
  }
}
