// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The rules about the contrast of foregrounds on their grounds, in every variant (CAT04, CAT05).
extension CatalogJudge {
  /// Returns the findings about the contrast of every pair.
  func pairFindings(_ pairs: [ColorPair]) -> [Finding] {
    pairs.flatMap { pair -> [Finding] in
      let measures = measures(of: pair)
      return undecided(pair, measures.missing) + contrastFindings(pair, measures.found)
        + loweredFindings(pair, measures.found)
    }
  }

  /// Returns the measurements of a pair, and the variants in which one of its colours is missing.
  ///
  /// A variant is left out if another with the same scheme, contrast and idiom gives the same colours.
  func measures(of pair: ColorPair) -> (found: [PairMeasure], missing: [ColorVariant]) {
    var found: [PairMeasure] = []
    var missing: [ColorVariant] = []
    for variant in variants(of: pair) {
      guard let measure = measure(pair, in: variant) else {
        missing.append(variant)
        continue
      }
      let isKnown = found.contains { other in
        let (first, second) = (other.variant, measure.variant)
        return first.scheme == second.scheme && first.contrast == second.contrast
          && first.idiom == second.idiom && other.foreground == measure.foreground
          && other.ground == measure.ground
      }
      if !isKnown { found.append(measure) }
    }
    return (found, missing)
  }

  // MARK: CAT04

  /// Returns the findings about variants with less contrast than required, and with less than recommended.
  private func contrastFindings(_ pair: ColorPair, _ measures: [PairMeasure]) -> [Finding] {
    let required = pair.use.required
    let low = measures.filter { $0.ratio < required }
    var findings = finding(pair, low, isRequired: true, ratio: required).map { [$0] } ?? []
    if let recommended = pair.use.recommended {
      let near = measures.filter { $0.ratio >= required && $0.ratio < recommended && !$0.isSystem }
      findings += finding(pair, near, isRequired: false, ratio: recommended).map { [$0] } ?? []
    }
    return findings
  }

  /// Returns the finding about the variants of a pair in which the contrast is too low; nil if there are none.
  private func finding(
    _ pair: ColorPair, _ low: [PairMeasure], isRequired: Bool, ratio: Double
  ) -> Finding? {
    guard let worst = low.min(by: { $0.ratio < $1.ratio }) else { return nil }
    let isSure = pair.source.isSure
    let severity: Severity =
      isRequired ? (isSure ? .error : .warning) : isSure ? .warning : .note
    let isProven = isSure && !worst.ground.isAssumed
    var finding = Finding(
      severity, isProven ? .proven : .review,
      .pairContrast(on: name(of: pair.background), source: pair.source, isRequired: isRequired),
      of: library.assets[pair.foreground])
    finding.place.entry = worst.foreground.entry
    finding.variants = low.map { $0.variant.name }
    finding.figures = [.init(.contrast, worst.ratio), .init(isRequired ? .required : .recommended, ratio)]
    finding.swatches = worst.swatches
    suggest(
      in: &finding, for: pair.foreground, failing: low.map { $0.variant }, pairs: companions(of: pair),
      required: { other, _ in isRequired ? other.use.required : other.use.recommended ?? other.use.required })
    return finding
  }

  /// Returns the pairs of the foreground that a new colour has to suit as well: this pair and the sure ones.
  private func companions(of pair: ColorPair) -> [ColorPair] {
    pairs(of: pair.foreground).filter { $0 == pair || $0.source.isSure }
  }

  // MARK: CAT05

  /// Returns the finding about variants in which Increase Contrast lowers the contrast.
  private func loweredFindings(_ pair: ColorPair, _ measures: [PairMeasure]) -> [Finding] {
    let lowered = measures.compactMap { measure -> (high: PairMeasure, standard: Double)? in
      guard measure.variant.contrast == .increased, !measure.isSystem else { return nil }
      var other = measure.variant
      other.contrast = .standard
      guard let standard = self.measure(pair, in: other)?.ratio, measure.ratio < standard - 0.005 else {
        return nil
      }
      return (measure, standard)
    }
    guard let worst = lowered.min(by: { $0.high.ratio < $1.high.ratio }) else { return [] }
    // A contrast that stays above every threshold is no more than a note.
    let enough = pair.use.recommended ?? pair.use.required
    let weight: Severity = pair.source.isSure ? .error : .warning
    let isProven = pair.source.isSure && !worst.high.ground.isAssumed
    var finding = Finding(
      worst.high.ratio >= enough ? .note : weight, isProven ? .proven : .review,
      .contrastLowered(on: name(of: pair.background), source: pair.source),
      of: library.assets[pair.foreground])
    finding.place.entry = worst.high.foreground.entry
    finding.variants = lowered.map { $0.high.variant.name }
    finding.figures = [.init(.contrast, worst.high.ratio), .init(.contrastAtStandard, worst.standard)]
    finding.swatches = worst.high.swatches
    suggest(
      in: &finding, for: pair.foreground, failing: lowered.map { $0.high.variant }, pairs: [pair],
      required: { pair, variant in
        var other = variant
        other.contrast = .standard
        return max(measure(pair, in: other)?.ratio ?? 1, pair.use.required)
      })
    return [finding]
  }

  // MARK: What cannot be measured

  /// Returns the warning about variants in which one colour of a sure pair is missing.
  private func undecided(_ pair: ColorPair, _ missing: [ColorVariant]) -> [Finding] {
    guard let first = missing.first, pair.source.isSure else { return [] }
    let isForeground = set(pair.foreground)?.color(for: first) == nil
    let missingName = isForeground ? library.assets[pair.foreground].name : name(of: pair.background)
    var finding = Finding(
      .warning, .review,
      .pairUndecided(on: name(of: pair.background), missing: missingName),
      of: library.assets[pair.foreground])
    finding.variants = missing.map { $0.name }
    return [finding]
  }

  /// Returns the findings about names of the configuration that no colour set has. Their place is in the
  /// configuration.
  func unknownNames() -> [Finding] {
    known.unknown.map { name, nearest in
      Finding(
        .asset(.pairUnknown(name: name.text, nearest: nearest, isInScene: false)), severity: .warning,
        at: Place(keyPath: name.keyPath), verdict: .review)
    }
  }
}

extension PairMeasure {
  var swatches: [Swatch] {
    [.init(.foreground, foreground.color), .init(.background, ground.color)]
  }
}
