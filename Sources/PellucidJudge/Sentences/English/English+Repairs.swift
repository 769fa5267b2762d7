// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidLegibility

/// Sentences about the changes that repair a contrast.
extension English {
  /// Returns a sentence such as "use the material thick (at least 5.21:1, proven)".
  package static func text(_ repair: Repair) -> String {
    repair.changes.map { text($0) }.joined(separator: " and ")
      + " (at least \(Figures.ratio(repair.bound.lowest)), proven)"
  }

  static func text(_ style: InsufficientStyle) -> String {
    let (bound, required) = (Figures.ratio(style.bound), Figures.ratio(style.required))
    let short =
      "\(style.style) reaches no more than \(bound) of \(required) on \(style.surface.english)"
    guard let material = style.sufficientMaterial else { return short + "; use a fill below the text" }
    return short + "; use it on the material \(material), where it is proven to be enough"
  }

  static func text(dimming opacity: Double?) -> String {
    guard let opacity else { return "leave dimming to the glass" }
    return
      "dim what lies below the glass by \(Figures.text((opacity * 100).rounded())) %, which is proven to be enough for "
      + "what lies on it"
  }

  private static func text(_ change: Repair.Change) -> String {
    switch change {
    case .material(let name): "use the material \(name.text)"
    case .glass(let variant): "use \(variant.name) glass"
    case .glassDimming(let opacity): "dim what lies below the glass by \(Figures.percent(opacity))"
    case .glassTint(let opacity): "raise the tint of the glass to \(Figures.percent(opacity))"
    case .tint(let color) where !color.isGray: "give the glass the tint \(color.hexText)"
    case .tint(let color): "give the glass a \(shade(color)) tint of \(Figures.percent(Double(color.alpha)))"
    case .pinnedGlass: "keep the glass from turning light and dark"
    case .level(let level): "use the style \(Vocabularies.vibrancy.name(of: level))"
    case .dimming(let color):
      "put a \(shade(color)) layer of \(Figures.percent(Double(color.alpha))) under it"
    case .layerOpacity(let opacity): "raise the layer under it to \(Figures.percent(opacity))"
    case .opacity(let opacity): "raise its opacity to \(Figures.percent(opacity))"
    case .color(let color, _): "use the colour \(color.hexText)"
    case .groupOpacity: "raise the opacity of the layer it lies in to \(Figures.percent(1))"
    case .monochrome: "draw the symbol in monochrome"
    }
  }

  private static func shade(_ color: EncodedColor) -> String { color.red > 0.5 ? "white" : "black" }
}

extension EncodedColor {
  /// A Boolean value that is true for black, white and the greys between.
  var isGray: Bool { red == green && green == blue }
}
