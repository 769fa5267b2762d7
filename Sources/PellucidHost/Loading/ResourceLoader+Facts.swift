// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ResourceLoader {
  /// Returns the facts about the pictures, symbols and texts of a scene that decide how the scene is drawn.
  ///
  /// Pictures decoded for their facts stay cached for drawing. A symbol that cannot be read is omitted. A picture that
  /// cannot be read is an error, so that a missing file for the dark appearance is found even if only light is drawn.
  package mutating func facts(of scene: SceneDescription) throws(ResourceError) -> FileFacts {
    symbols.meter.reset()
    let questions = FileQuestions(scene)
    var facts = FileFacts()
    for question in questions.pictures {
      if let fact = try fact(question, scene) { facts.pictures.append(fact) }
    }
    // A missing symbol is reported when it is drawn, with the layer's name.
    facts.symbols = questions.symbols.compactMap { symbols.fact(of: $0) }
    if questions.asksForGrounds {
      // An error of the scene is reported when the scene is resolved for drawing.
      let open = (try? SceneResolver.resolve(scene, facts: facts))?.trace.openTexts ?? []
      for text in open {
        facts.lines[ExactName(text.path)] = try? texts.lines(of: text.request, fitting: text.width)
      }
    }
    return facts
  }

  private mutating func fact(
    _ question: FileQuestions.Picture, _ scene: SceneDescription
  ) throws(ResourceError) -> PictureFact? {
    let (file, full) = (pictureFile(question.path, scene.traits.gamut), located(question.path))
    do throws(ImageReadingError) {
      return try pictures.fact(file, at: full, written: question.path, rules: scene.pictures.rules)
    } catch { throw .image(place: question.layer + ".image", path: full, error) }
  }
}
