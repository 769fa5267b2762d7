// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// Sentences about Liquid Glass.
extension English {
  static func sentence(of fact: GlassFact) -> String {
    switch fact {
    case .onGlass: "glass on glass muddles both: use a fill and vibrancy on the glass below"
    case .inContent: "glass belongs to controls above the content: use a standard material in it"
    case .onContentMaterial(let material):
      "\(material) is a material of the content layer: keep glass above it, or use a vibrant fill"
    case .onFloatingMaterial(let material):
      "glass on the material of \(material) blurs twice: use a vibrant fill, or glass in place of it"
    case .materialOnGlass(let material):
      "\(material) on glass muddles both: use a fill and vibrancy on the glass below"
    case .overGlass(let other): "it lies over the glass of \(other): move one, or use a fill on the other"
    case .tooMany(let count, let most):
      "\(count) custom elements of glass draw attention from the content: keep the \(most) that matter"
    case .besideGlass(let other): "it stands beside the glass of \(other): put both in one glass container"
    case .textBehindClear: "text lies behind the clear glass and reads through: use regular"
    case .plainBehindClear: "a plain colour lies behind the clear glass: use regular, or a picture below it"
    case .nearlyPlainBehindClear: "what lies behind the clear glass is nearly one colour: use regular"
    case .clearControl(let control): "a component with this much text takes regular glass: \(control.name)"
    case .muchTextOnClear: "much text lies on clear glass: use regular"
    case .opaqueFill: "an opaque fill breaks the material: give the glass a tint instead"
    case .mixedVariants(let own, let variant, let other):
      "\(own.name) stands beside the \(variant.name) glass of \(other): use one of them"
    case .secondTint(let first): "\(first) is tinted already: tint the primary action only"
    case .brightBehindClear(let dimmed, let enough):
      "bright content lies below clear glass\(dimmed > 0 ? ", dimmed by \(short(dimmed)) only" : ""): "
        + "the guidelines ask for \(Percent.least(GlassDimming.publishedOpacity)) black"
        + (enough.map { ", white text over white holds 4.5:1 from \(Percent.least($0)) on" } ?? "")
    }
  }

  /// Returns an opacity as text, rounded such that an insufficient opacity is never shown as the required one.
  private static func short(_ dimmed: Double) -> String {
    Percent.least(min(dimmed, GlassDimming.publishedOpacity - 0.01))
  }
}
