// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

/// The numbers that rows of materials and resolved recipes have in common.
private struct ListedMaterial {
  var name: String
  var recipe: MaterialRecipe
  var provenance: Provenance
}

extension MaterialRow {
  static let headings: [ListWord] =
    [
      .name, .blur, .blurs, .capture, .luminance, .curve, .matrix, .saturation, .brightness, .overlays,
    ] + Provenance.headings

  /// Returns the line of the row, as wide as `headings`.
  func cells(in language: Language) -> [String] { listed.cells(in: language) }

  /// The row's own numbers: the radius is that before the 29.5 rule.
  private var listed: ListedMaterial {
    let recipe = MaterialRecipe(
      samplesBackdrop: samplesBackdrop, averagesBackdrop: averagesBackdrop, sigmaInPoints: radiusInPoints,
      captureScale: captureScale, blursLast: blursLast, mapping: mapping, overlays: overlays)
    return ListedMaterial(name: name, recipe: recipe, provenance: provenance)
  }

  var json: JSONText {
    let head: [JSONText.Member] = [
      ("name", .string(name)), ("kind", .string("\(kind)")),
      ("appearance", .optional(appearance.map { Vocabularies.appearance.name(of: $0) })),
    ]
    return .object(head + listed.members(blur: "radiusInPoints"))
  }
}

extension ResolvedMaterialChoice {
  /// Returns the line of the recipe, as that of a row.
  func cells(in language: Language) -> [String] { listed.cells(in: language) }

  private var listed: ListedMaterial { ListedMaterial(name: name, recipe: recipe, provenance: provenance) }

  package var json: JSONText {
    .object([(key: "name", value: .string(name))] + listed.members(blur: "sigmaInPoints"))
  }
}

extension ListedMaterial {
  fileprivate func cells(in language: Language) -> [String] {
    let border = recipe.border.map { [language.text(of: ListWord.border) + " " + $0.hexText] } ?? []
    let paints = (recipe.overlays.map { $0.text(in: language) } + border).joined(separator: " ")
    return [name] + backdropCells(in: language) + recipe.mapping.cells(in: language)
      + [paints.isEmpty ? "-" : paints] + provenance.cells(in: language)
  }

  /// Returns the capture and its blur.
  private func backdropCells(in language: Language) -> [String] {
    guard recipe.samplesBackdrop else { return [language.text(of: ListWord.none), "-", "-"] }
    let scale = Figures.text(recipe.captureScale)
    guard !recipe.averagesBackdrop else { return [language.text(of: ListWord.average), "-", scale] }
    return [
      Figures.text(recipe.sigmaInPoints), language.text(of: recipe.blursLast ? ListWord.last : .first), scale,
    ]
  }

  /// - Parameter key: The key of the blur's radius.
  fileprivate func members(blur key: String) -> [JSONText.Member] {
    let capture: [JSONText.Member] = [
      ("samplesBackdrop", .bool(recipe.samplesBackdrop)),
      ("averagesBackdrop", .bool(recipe.averagesBackdrop)), (key, .number(recipe.sigmaInPoints)),
      ("captureScale", .number(recipe.captureScale)), ("blursLast", .bool(recipe.blursLast)),
    ]
    let overlays = JSONText.array(recipe.overlays.map(\.json))
    let border: [JSONText.Member] = recipe.border.map { [("border", .rgba($0))] } ?? []
    return capture + recipe.mapping.members + [("overlays", overlays)] + border + provenance.members
  }
}

extension MaterialOverlay {
  fileprivate var json: JSONText {
    let mode = JSONText.string(Vocabularies.blend.name(of: blend))
    switch paint {
    case .color(let color): return .object(["rgba": .rgba(color), "blend": mode])
    case .desktopAverage(let opacity): return .object(["desktopAverage": .float(opacity), "blend": mode])
    }
  }

  fileprivate func text(in language: Language) -> String {
    switch paint {
    case .color(let color): color.hexText
    case .desktopAverage(let opacity): language.text(of: ListWord.desktop) + " " + opacity.text
    }
  }
}
