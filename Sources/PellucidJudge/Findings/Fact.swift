// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidLegibility

/// A fact that a judge found, with its figures and, in each language, its sentence.
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
  case materialUse(MaterialUseFact)
  case televisionMaterial(TelevisionMaterialFact)
  case window(WindowFact)
  case tinting(TintingFact)
  case glass(GlassFact)
  case scenePicture(ScenePictureFact)
  /// A fact that rests on what an element is taken for; it is to be reviewed.
  indirect case recognized(Recognized, Fact)
  /// Characters of a text that no font can draw, without repetitions.
  case missingGlyphs([Unicode.Scalar])
  /// A text of a view that cannot be read in full.
  case text(TextFact)
  /// A fact about the source code or the settings of an app.
  case source(SourceFact)
  /// A comment of a source that leaves no finding out.
  case suppression(SuppressionFault)
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
    case .materialUse(let fact): fact.rule
    case .televisionMaterial(let fact): fact.rule
    case .window(let fact): fact.rule
    case .tinting(let fact): fact.rule
    case .glass(let fact): fact.rule
    case .scenePicture(let fact): fact.rule
    case .recognized(_, let fact): fact.rule
    case .missingGlyphs: .missingGlyph
    case .suppression: nil
    case .text(let fact): fact.rule
    case .source(let fact): fact.rule
    case .remark: nil
    }
  }

  /// Returns the sentence that states what is wrong.
  func sentence(in language: Language) -> String {
    switch self {
    case .contrast(let fact): fact.sentence(in: language)
    case .pair(let fact): fact.sentence(in: language)
    case .settings(let fact): fact.sentence(in: language)
    case .surface(let fact): fact.sentence(in: language)
    case .scroll(let fact): fact.sentence(in: language)
    case .blending(let fact): fact.sentence(in: language)
    case .asset(let fact): fact.sentence(in: language)
    case .catalogFile(let fact): language.choose(English.message(of: fact), Korean.message(of: fact))
    case .snapshot(let fact): fact.sentence(in: language)
    case .assetEntry(let remark): remark.sentence(in: language)
    case .vibrancy(let fact): fact.sentence(in: language)
    case .materialUse(let fact): fact.sentence(in: language)
    case .televisionMaterial(let fact): fact.sentence(in: language)
    case .window(let fact): fact.sentence(in: language)
    case .tinting(let fact): fact.sentence(in: language)
    case .glass(let fact): fact.sentence(in: language)
    case .scenePicture(let fact): fact.sentence(in: language)
    case .recognized(let element, let fact):
      fact.sentence(in: language) + " (" + element.clause(in: language) + ")"
    case .missingGlyphs(let characters):
      language.choose(
        "no font can draw \(CharacterList.text(characters)); a box stands in its place",
        "\(CharacterList.text(characters))을(를) 그릴 글꼴이 없어 그 자리에 상자를 그립니다")
    case .text(let fact): fact.sentence(in: language)
    case .source(let fact): fact.sentence(in: language)
    case .suppression(let fault): fault.sentence(in: language)
    case .remark(let remark): remark.sentence(in: language)
    }
  }

  /// Returns the advice that follows from the fact alone; nil where none is known.
  func advice(in language: Language) -> String? {
    switch self {
    case .asset(let fact): fact.advice(in: language)
    case .catalogFile(let fact): language.choose(English.advice(of: fact), Korean.advice(of: fact))
    case .snapshot(let fact): fact.advice(in: language)
    case .settings(let fact): fact.advice(in: language)
    case .surface(let fact): fact.advice(in: language)
    case .blending(let fact): fact.advice(in: language)
    case .recognized(_, let fact): fact.advice(in: language)
    case .glass(let fact): fact.advice(in: language)
    case .text(let fact): fact.advice(in: language)
    case .source(let fact): fact.advice(in: language)
    case .suppression(let fault): fault.advice(in: language)
    case .assetEntry, .contrast, .pair, .scroll, .vibrancy, .materialUse, .televisionMaterial, .window,
      .tinting, .scenePicture, .missingGlyphs, .remark:
      nil
    }
  }

  /// The severity of a finding that does not set another: the severity of the rule, except for files of catalogs,
  /// windows and texts, whose facts have their own, and for facts that rest on recognition, which never fail a run.
  package var severity: Severity {
    switch self {
    case .catalogFile(let fact): fact.severity
    case .window(let fact): fact.severity
    case .text(let fact): fact.severity
    case .suppression(.unused): .note
    case .suppression: .warning
    case .recognized: .note
    default: rule?.severity ?? .note
    }
  }

  /// The class of the verdict behind a finding that does not set another; nil where the finding follows from the description
  /// alone.
  package var verdict: Verdict.Class? { if case .recognized = self { .review } else { nil } }
}
