// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

/// The numbers that rows of materials and resolved recipes have in common.
private protocol ListedMaterial {
  var name: String { get }
  var samplesBackdrop: Bool { get }
  var averagesBackdrop: Bool { get }
  /// The radius of the blur, in points.
  var blurInPoints: Double { get }
  var captureScale: Double { get }
  var blursLast: Bool { get }
  var mapping: ColorMapping { get }
  var overlays: [MaterialOverlay] { get }
  var provenance: Provenance { get }
}

extension MaterialRow: ListedMaterial {
  fileprivate var blurInPoints: Double { radiusInPoints }
}

extension MaterialRecipe: ListedMaterial {
  fileprivate var blurInPoints: Double { sigmaInPoints }
}

extension MaterialRow {
  static let headings =
    [
      "name", "blur pt", "blurs", "capture", "luminance", "curve", "matrix", "saturation", "brightness",
      "overlays",
    ] + Provenance.headings

  /// The line of the row, as wide as `headings`.
  var cells: [String] { listedCells }

  var json: JSONText {
    let head: [JSONText.Member] = [
      ("name", .string(name)), ("kind", .string("\(kind)")),
      ("appearance", .optional(appearance.map { Vocabularies.appearance.name(of: $0) })),
    ]
    return .object(head + listedMembers(blur: "radiusInPoints"))
  }
}

extension MaterialRecipe {
  /// The line of the recipe, as that of a row.
  var cells: [String] { listedCells }

  package var json: JSONText {
    .object([(key: "name", value: .string(name))] + listedMembers(blur: "sigmaInPoints"))
  }
}

extension ListedMaterial {
  fileprivate var listedCells: [String] {
    let paints = overlays.map(\.text).joined(separator: " ")
    return [name] + backdropCells + mapping.cells + [paints.isEmpty ? "-" : paints] + provenance.cells
  }

  /// The capture and its blur.
  private var backdropCells: [String] {
    guard samplesBackdrop else { return ["none", "-", "-"] }
    guard !averagesBackdrop else { return ["average", "-", Figures.text(captureScale)] }
    return [Figures.text(blurInPoints), blursLast ? "last" : "first", Figures.text(captureScale)]
  }

  /// - Parameter key: The key of the blur's radius.
  fileprivate func listedMembers(blur key: String) -> [JSONText.Member] {
    let capture: [JSONText.Member] = [
      ("samplesBackdrop", .bool(samplesBackdrop)), ("averagesBackdrop", .bool(averagesBackdrop)),
      (key, .number(blurInPoints)), ("captureScale", .number(captureScale)), ("blursLast", .bool(blursLast)),
    ]
    return capture + mapping.members + [("overlays", .array(overlays.map(\.json)))] + provenance.members
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
