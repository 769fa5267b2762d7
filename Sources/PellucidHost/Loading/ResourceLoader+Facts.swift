// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ResourceLoader {
  /// What the pictures and symbols of a scene hold, as far as it decides how they are drawn.
  ///
  /// Pictures that are read for it are kept for drawing. What cannot be read is left out, except pictures: the file of
  /// a dark appearance that is never shown should not be missing.
  public mutating func facts(of scene: SceneDescription) throws(ResourceError) -> FileFacts {
    let questions = FileQuestions(scene)
    var facts = FileFacts()
    for question in questions.pictures {
      guard let grid = try grid(question.path, scene.traits.gamut, of: question.layer) else { continue }
      facts.pictures.append(PictureFact(path: question.path, grid: grid, rules: scene.pictures.rules))
    }
    // A symbol that is not there is an error where it is drawn, with the layer's name.
    facts.symbols = questions.symbols.compactMap { symbols.fact(of: $0) }
    return facts
  }

  private mutating func grid(
    _ path: String, _ gamut: Gamut, of layer: String
  ) throws(ResourceError) -> PictureGrid? {
    let (file, full) = (pictureFile(path, gamut), located(path))
    do throws(ImageReadingError) {
      return try pictures.grid(file, at: full)
    } catch { throw .image(place: layer + ".image", path: full, error) }
  }
}
