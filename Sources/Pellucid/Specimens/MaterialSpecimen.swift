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

/// One material that covers a backdrop, or a panel in its centre, with texts on it.
package struct MaterialSpecimen: Sendable {
  private let choice: ResolvedMaterialChoice
  /// The scene of the material on its backdrop.
  private let scene: SceneDescription
  private let size: Size
  private let labels: SpecimenLabels

  /// - Parameters:
  ///   - choice: The recipe of `material` under `traits`.
  ///   - panel: The size of a panel of the material in the centre, in points; nil covers the backdrop.
  package init(
    _ material: MaterialContent.Choice, on backdrop: SpecimenBackdrop, _ choice: ResolvedMaterialChoice,
    _ traits: Traits, panel: Size?, labels: SpecimenLabels
  ) {
    (self.choice, self.labels) = (choice, labels)
    let frame = backdrop.frame(of: panel)
    size = frame.size
    // Both lie on the desktop, where every blending mode samples the picture; a window for the material would be a
    // second surface as large as the picture.
    let shape: Shape? = panel == nil ? nil : .roundedRectangle(CornerRadii(Self.radius), style: .continuous)
    scene = SceneDescription(
      size: backdrop.size, scale: backdrop.scale, traits: traits,
      desktop: [
        Layer(frame: Rect(backdrop.size), content: backdrop.content),
        Layer(
          id: "material", frame: frame,
          content: .material(MaterialContent(material, shape: shape, blending: .behindWindow))),
      ])
  }

  /// The radius of a panel's corners, in points.
  private static let radius = 24.0

  /// A drawn specimen with its report.
  package struct Drawing {
    /// The material without texts.
    fileprivate let plain: RenderedPicture
    fileprivate let labelled: RenderedPicture?
    /// The contrasts of the texts.
    package let contrasts: [TextContrast]
    fileprivate let findings: [Finding]

    package var picture: RenderedPicture { labelled ?? plain }
  }

  package func drawn(by renderer: inout SceneRenderer) throws -> Drawing {
    let resolution = try renderer.resolve(scene)
    let plain = try renderer.render(resolution)
    let labelled = try labels.drawn(on: size, by: &renderer) { scene.labelled($0) }
    return Drawing(
      plain: plain, labelled: labelled?.picture, contrasts: labelled?.contrasts ?? [],
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
      "notes": .strings(notes(in: language)), "texts": .array(drawing.contrasts.map(\.json)),
      "findings": .array(drawing.findings.map { $0.json(in: language) }),
    ])
  }
}

extension SceneDescription {
  /// Returns the scene with layers on the material or the glass that lies on the desktop.
  func labelled(_ layers: [Layer]) -> SceneDescription {
    var scene = self
    let top = scene.desktop.count - 1
    switch scene.desktop[top].content {
    case .material(var material):
      material.children = layers
      scene.desktop[top].content = .material(material)
    case .glass(var glass):
      glass.children = layers
      scene.desktop[top].content = .glass(glass)
    default: break
    }
    return scene
  }
}
