// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// One material that covers a backdrop, with an optional text on it.
package struct MaterialSpecimen: Sendable {
  private let choice: ResolvedMaterialChoice
  /// The scene of the material on its backdrop.
  private let scene: SceneDescription
  private let label: TextContent?

  /// - Parameter choice: The recipe of `material` under `traits`.
  package init(
    _ material: MaterialContent.Choice, on backdrop: SpecimenBackdrop, _ choice: ResolvedMaterialChoice,
    _ traits: Traits, label: TextContent?
  ) {
    (self.choice, self.label) = (choice, label)
    // Both lie on the desktop, where every blending mode samples the picture; a window for the material would be a
    // second surface as large as the picture.
    let whole = Rect(backdrop.size)
    scene = SceneDescription(
      size: backdrop.size, scale: backdrop.scale, traits: traits,
      desktop: [
        Layer(frame: whole, content: backdrop.content),
        Layer(
          id: "material", frame: whole, content: .material(MaterialContent(material, blending: .behindWindow))
        ),
      ])
  }

  /// A drawn specimen with its report.
  package struct Drawing {
    /// The material without a text.
    fileprivate let plain: RenderedPicture
    fileprivate let labelled: RenderedPicture?
    fileprivate let findings: [Finding]

    package var picture: RenderedPicture { labelled ?? plain }
  }

  package func drawn(by renderer: inout SceneRenderer) throws -> Drawing {
    let resolution = try renderer.resolve(scene)
    let plain = try renderer.render(resolution)
    return Drawing(
      plain: plain, labelled: try label.map { try renderer.render(renderer.resolve(scene.labelled($0))) },
      findings: SceneRules.findings(of: resolution).filter { $0.rule != nil })
  }

  /// Returns the notes on the choice of the material.
  package func notes(in language: Language) -> [String] { choice.notes.map { language.message(of: $0) } }

  /// Returns the drawing's numbers and findings as JSON.
  ///
  /// - Parameters:
  ///   - name: The name of the material or its role, as the command line gives it.
  ///   - over: The name of the backdrop.
  ///   - language: The language of notes and findings.
  package func json(
    _ drawing: Drawing, named name: String, over: String, in language: Language
  ) -> JSONText {
    .object([
      "version": .whole(1), "material": .string(name), "over": .string(over),
      "traits": scene.traits.json, "resultRGB": drawing.plain.middle, "recipe": choice.json,
      "appearance": .optional(choice.appearance.map { Vocabularies.appearance.name(of: $0) }),
      "blending": .string(Vocabularies.blending.name(of: choice.defaultBlending)),
      "level": .string(Vocabularies.level.name(of: choice.level)),
      "notes": .strings(notes(in: language)), "texts": .array((drawing.labelled?.texts ?? []).map(\.json)),
      "findings": .array(drawing.findings.map { $0.json(in: language) }),
    ])
  }
}

extension SceneDescription {
  /// Returns the scene with a text in the centre of the material that fills the desktop.
  fileprivate func labelled(_ text: TextContent) -> SceneDescription {
    var (scene, text) = (self, text)
    let font = text.font.metrics(in: traits) ?? FontMetrics(size: 17, weight: 400)
    let fontSize = min(font.size, size.width / 8, size.height / 3)
    text.font = .fixed(size: fontSize, weight: font.weight)
    let height = fontSize * 1.5
    let layer = Layer(
      id: "label", frame: Rect(x: 0, y: (size.height - height) / 2, width: size.width, height: height),
      content: .text(text))
    let top = scene.desktop.count - 1
    guard case .material(var material) = scene.desktop[top].content else { return scene }
    material.children = [layer]
    scene.desktop[top].content = .material(material)
    return scene
  }
}
