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
  static let headings =
    [
      "name", "blur pt", "blurs", "capture", "luminance", "curve", "matrix", "saturation", "brightness",
      "overlays",
    ] + Provenance.headings

  /// The line of the row, as wide as `headings`.
  var cells: [String] { listed.cells }

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
  /// The line of the recipe, as that of a row.
  var cells: [String] { listed.cells }

  private var listed: ListedMaterial { ListedMaterial(name: name, recipe: recipe, provenance: provenance) }

  package var json: JSONText {
    .object([(key: "name", value: .string(name))] + listed.members(blur: "sigmaInPoints"))
  }
}

extension ListedMaterial {
  fileprivate var cells: [String] {
    let border = recipe.border.map { ["border " + $0.hexText] } ?? []
    let paints = (recipe.overlays.map(\.text) + border).joined(separator: " ")
    return [name] + backdropCells + recipe.mapping.cells + [paints.isEmpty ? "-" : paints] + provenance.cells
  }

  /// The capture and its blur.
  private var backdropCells: [String] {
    guard recipe.samplesBackdrop else { return ["none", "-", "-"] }
    let scale = Figures.text(recipe.captureScale)
    guard !recipe.averagesBackdrop else { return ["average", "-", scale] }
    return [Figures.text(recipe.sigmaInPoints), recipe.blursLast ? "last" : "first", scale]
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

  fileprivate var text: String {
    switch paint {
    case .color(let color): color.hexText
    case .desktopAverage(let opacity): "desktop " + opacity.text
    }
  }
}
