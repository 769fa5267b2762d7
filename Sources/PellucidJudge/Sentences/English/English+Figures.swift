// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names and units of figures, and the names of swatches.
extension English {
  static func name(of quantity: Figure.Quantity) -> String {
    switch quantity {
    case .contrast: "lowest"
    case .fifthPercentile: "5th percentile"
    case .bound: "bound"
    case .reached: "reached"
    case .required: "required"
    case .recommended: "recommended"
    case .standardContrast: "standard"
    case .increasedContrast: "increased"
    case .contrastAtStandard: "at standard contrast"
    case .step: "step"
    case .lightLuminance: "luminance in light"
    case .darkLuminance: "luminance in dark"
    case .baseLuminance: "to be above the luminance of the base"
    case .elevatedLuminance: "luminance"
    case .edgeShare: "outline with 3:1"
    case .whiteShare: "near white"
    case .requiredShare: "required above"
    case .allowedShare: "allowed below"
    case .variation: "variation"
    case .offset: "offset"
    case .largestDifference: "largest"
    case .deltaE: "ΔE2000"
    }
  }

  static func unit(of quantity: Figure.Quantity) -> String {
    switch quantity {
    case _ where quantity.isRatio: ":1"
    case .offset: "points"
    case .largestDifference: "of 255"
    default: ""
    }
  }

  static func name(of part: Swatch.Part) -> String {
    switch part {
    case .foreground: "foreground"
    case .background: "background"
    case .light: "light"
    case .dark: "dark"
    case .base: "base"
    case .elevated: "elevated"
    case .standard: "standard"
    case .increased: "increased"
    case .breakingBackdrop(let share):
      "breaking backdrop" + (share < 1 ? " (\(Figures.text(share * 100, places: 1)) %)" : "")
    case .variant(let selectors): Language.english.fullName(of: selectors)
    }
  }
}
