// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// A fact that a judge found, with its figures. `Language` writes the sentence.
///
/// A fact breaks at most one rule; a fact without a rule is a remark.
package enum Fact: Hashable, Sendable {
  case contrast(ContrastFact)
  /// A foreground on a material or on glass, judged without a scene.
  case pair(PairFact)
  case settings(SettingsFact)
  case surface(SurfaceFact)
  case scroll(ScrollFact)
  case blending(BlendingFact)
  /// A fact about a colour set, a picture or an app icon of a catalog.
  case asset(AssetFact)
  /// A fact about a file of a catalog.
  case catalogFile(CatalogFileFact)
  /// A difference between a drawn picture and its reference.
  case snapshot(SnapshotFact)
  /// A remark about the contents of an asset, at the place where the asset is shown.
  case assetEntry(AssetRemark)
  case vibrancy(VibrancyFact)
  case televisionMaterial(TelevisionMaterialFact)
  case window(WindowFact)
  case tinting(TintingFact)
  case glass(GlassFact)
  case scenePicture(ScenePictureFact)
  /// Characters of a text that no font can draw, without repetitions.
  case missingGlyphs([Unicode.Scalar])
  case remark(Remark)

  /// The rule that the fact breaks; nil for remarks.
  package var rule: Rule? {
    switch self {
    case .contrast(let fact): fact.rule
    case .pair(let fact): fact.rule
    case .settings(let fact): fact.rule
    case .surface(let fact): fact.rule
    case .scroll(let fact): fact.rule
    case .blending(let fact): fact.rule
    case .asset(let fact): fact.rule
    case .catalogFile(let fact): fact.rule
    case .snapshot(let fact): fact.rule
    case .assetEntry: nil
    case .vibrancy(let fact): fact.rule
    case .televisionMaterial(let fact): fact.rule
    case .window(let fact): fact.rule
    case .tinting(let fact): fact.rule
    case .glass(let fact): fact.rule
    case .scenePicture(let fact): fact.rule
    case .missingGlyphs: .missingGlyph
    case .remark: nil
    }
  }

  /// The severity of a finding that does not set another: the severity of the rule, except for files of catalogs,
  /// whose facts have their own.
  package var severity: Severity {
    if case .catalogFile(let fact) = self { fact.severity } else { rule?.severity ?? .note }
  }
}
