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
  private var pictures: [WebFailure.WantedPicture: WebPicture] = [:]

  /// Reads a document.
  package init(document: [UInt8]) throws(WebFailure) {
    do throws(SceneReadingError) { description = try SceneReader().read(bytes: document) } catch {
      throw .reading(error)
    }
  }

  /// Sets a picture, in place of the one that was there; nil removes that.
  package func set(_ picture: WebPicture?, at path: ExactName, in gamut: Gamut) {
    pictures[WebFailure.WantedPicture(path: path, gamut: gamut)] = picture
  }

  /// Returns a picture; nil where the page has not set it.
  func picture(_ path: String, in gamut: Gamut) -> WebPicture? {
    pictures[WebFailure.WantedPicture(path: ExactName(path), gamut: gamut)]
  }

  /// The bytes of all pictures.
  var pictureBytes: Int64 { pictures.values.reduce(0) { $0 + Int64($1.image.samples.count) * 2 } }

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
