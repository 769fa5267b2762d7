// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidJudge
import PellucidScene

/// One piece of glass in the centre of a backdrop, with texts on it.
package struct GlassSpecimen: Sendable {
  private let content: GlassContent
  private let size: Size
  private let labels: SpecimenLabels
  /// The scene of the glass on its backdrop; the picture of a colour has the size that the glass needs.
  package let scene: SceneDescription

  /// The points between the glass and the border of a colour's picture, which leave room for the glass's shadow.
  private static let margin = 40.0

  /// - Parameter size: The size of the glass, in points.
  package init(
    _ content: GlassContent, size: Size, on backdrop: SpecimenBackdrop, _ traits: Traits,
    _ settings: GlassSettings, _ rules: GlassRules, labels: SpecimenLabels
  ) {
    (self.content, self.size, self.labels) = (content, size, labels)
    var whole = Rect(backdrop.size)
    if backdrop.isColor {
      (whole.width, whole.height) = (size.width + 2 * Self.margin, size.height + 2 * Self.margin)
    }
    let frame = Rect(
      x: ((whole.width - size.width) / 2).rounded(), y: ((whole.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    var scene = SceneDescription(
      size: whole.size, scale: backdrop.scale, traits: traits,
      desktop: [
        Layer(frame: whole, content: backdrop.content),
        Layer(id: "glass", frame: frame, content: .glass(content)),
      ])
    (scene.glass, scene.glassRules) = (settings, rules)
    self.scene = scene
  }

  /// A drawn specimen with its report.
  package struct Drawing {
    package let picture: RenderedPicture
    /// The glass without texts.
    fileprivate let plain: RenderedPicture
    /// The contrasts of the texts.
    package let contrasts: [TextContrast]
    /// A Boolean value indicating whether the glass depends on a backdrop that is not known.
    fileprivate let hasUnknownBackdrop: Bool
    fileprivate let remarks: [Finding]
    fileprivate let findings: [Finding]
    /// The backdrop of the glass; nil where it is not known or does not matter.
    fileprivate let backdrop: GlassBackdrop?

    /// Returns the notes about the glass, which break no rule.
    package func notes(in language: Language) -> [String] {
      (hasUnknownBackdrop ? [language.unknownBackdrop] : []) + remarks.map { language.message(of: $0.fact) }
    }
  }

  package func drawn(by renderer: inout SceneRenderer) throws -> Drawing {
    let resolution = try renderer.resolve(scene)
    let plain = try renderer.render(resolution)
    let labelled = try labels.drawn(on: size, by: &renderer) { scene.labelled($0) }
    let seen = if case .backdrops(let seen) = resolution.trace.seen { seen } else { [GlassBackdrop?]() }
    let findings = SceneRules.findings(of: resolution)
    return Drawing(
      picture: labelled?.picture ?? plain, plain: plain, contrasts: labelled?.contrasts ?? [],
      hasUnknownBackdrop: !resolution.scene.glassProbes.isEmpty && !seen.contains { $0 != nil },
      remarks: findings.filter { $0.rule == nil }, findings: findings.filter { $0.rule != nil },
      backdrop: seen.first ?? nil)
  }
}

// MARK: - JSON

extension GlassSpecimen {
  /// Returns the drawing's numbers and findings as JSON.
  ///
  /// - Parameters:
  ///   - over: The name of the backdrop.
  ///   - language: The language of notes and findings.
  package func json(_ drawing: Drawing, over: String, in language: Language) -> JSONText {
    let recipe = recipe(behind: drawing.backdrop)
    let darkBelow = scene.glassRules.adaptivity.darkBelow
    let wanted =
      recipe.parameters.hidesBrightness
      ? nil : drawing.backdrop.map { GlassDimming.decide(luma: $0.luminance, darkBelow: darkBelow) }
    return .object([
      "version": .whole(1), "glass": .string(content.variant.name), "over": .string(over),
      "control": .string(content.control.name), "size": .numbers([size.width, size.height]),
      "traits": scene.traits.json, "settings": scene.glass.json, "resultRGB": drawing.plain.middle,
      "appearance": .string(Vocabularies.appearance.name(of: recipe.appearance)),
      "backdrop": drawing.backdrop.map { $0.json } ?? .null,
      "automaticDimming": content.variant == .clear ? wanted.map { .number($0.opacity) } ?? .null : .null,
      "recipe": recipe.json, "texts": .array(drawing.contrasts.map(\.json)),
      "notes": .strings(drawing.notes(in: language)),
      "findings": .array(drawing.findings.map { $0.json(in: language) }),
    ])
  }

  /// Returns the recipe that the glass was drawn with.
  private func recipe(behind backdrop: GlassBackdrop?) -> GlassRecipe {
    var traits = scene.traits
    if content.adapts == true, content.variant == .regular, traits.platform.hasAppearances, let backdrop {
      traits.appearance = scene.glassRules.adaptivity
        .appearance(luma: backdrop.luminance, before: traits.appearance)
    }
    return GlassRecipes.recipe(
      for: GlassRequest(
        content.variant, control: content.control, shorterSide: min(size.width, size.height),
        pixelsPerPoint: scene.scale, traits: traits, settings: scene.glass))
  }
}
