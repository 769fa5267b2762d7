// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidPlan
import PellucidScene

/// A scene that a page has opened, with its decoded pictures.
package final class WebScene {
  package let description: SceneDescription
  private var pictures: [WebFailure.WantedPicture: PixelImage] = [:]

  /// Reads a document.
  package init(document: [UInt8]) throws(WebFailure) {
    do throws(SceneReadingError) { description = try SceneReader().read(bytes: document) } catch {
      throw .reading(error)
    }
  }

  /// Sets a picture, in place of the one that was there.
  ///
  /// - Parameter samples: Straight RGBA with 8 bits a sample in `gamut`; four for each pixel.
  package func set(
    _ path: ExactName, in gamut: Gamut, width: Int, height: Int, samples: UnsafeRawBufferPointer
  ) {
    pictures[WebFailure.WantedPicture(path: path, gamut: gamut)] = PixelImage(
      width: width, height: height, straight: samples)
  }

  /// Removes a picture, which the page then has to set again.
  package func removePicture(_ path: ExactName, in gamut: Gamut) {
    pictures[WebFailure.WantedPicture(path: path, gamut: gamut)] = nil
  }

  /// Returns a picture; nil where the page has not set it.
  func picture(_ path: String, in gamut: Gamut) -> PixelImage? {
    pictures[WebFailure.WantedPicture(path: ExactName(path), gamut: gamut)]
  }

  /// The bytes of all pictures.
  var pictureBytes: Int64 { pictures.values.reduce(0) { $0 + Int64($1.samples.count) * 2 } }

  /// Returns the scene under other settings.
  ///
  /// - Parameters:
  ///   - traits: An object of traits in JSON, which override those of the document; empty for none.
  ///   - scale: The pixels per point; nil for those of the document.
  package func described(traits: [UInt8], scale: Double?) throws(WebFailure) -> SceneDescription {
    var scene = description
    if let scale {
      guard (0.5...8).contains(scale) else { throw .unusableScale(scale) }
      scene.scale = scale
    }
    guard !traits.isEmpty else { return scene }
    do throws(SceneReadingError) { try SceneReader().apply(traits: traits, to: &scene) } catch {
      throw .reading(error)
    }
    return scene
  }
}

extension PixelImage {
  /// Creates a picture from straight RGBA with 8 bits a sample.
  fileprivate init(width: Int, height: Int, straight bytes: UnsafeRawBufferPointer) {
    precondition(bytes.count == 4 * width * height, "four samples per pixel")
    let samples = [UInt16](unsafeUninitializedCapacity: bytes.count) { samples, count in
      for first in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = UInt16(bytes[first + 3]) * 257
        for lane in 0..<3 {
          let sample = UInt16(bytes[first + lane]) * 257
          samples[first + lane] =
            alpha == 65535 ? sample : AlphaMultiplication.premultiplied(sample, alpha: alpha)
        }
        samples[first + 3] = alpha
      }
      count = bytes.count
    }
    self.init(width: width, height: height, samples: samples)
  }
}
