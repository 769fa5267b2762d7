// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The rule about texts and separators without a variant for Increase Contrast where one is needed (CAT03).
extension CatalogJudge {
  /// Returns the findings about a colour set, one for each kind of device and scheme unless they can be combined.
  func contrastVariantFindings(_ index: Int) -> [Finding] {
    guard let set = set(index), let role = known.roles[index],
      [.text, .largeText, .separator].contains(role.role),
      !configuration.fixed.contains(ExactName(library.assets[index].name)), knowsGround(of: index),
      known.named[index]?.isExempt != true
    else { return [] }
    let all = modes(of: set).flatMap { modes in
      Appearance.allCases.compactMap { missingIncreased(index, set, role.role, modes, $0) }
    }
    return Self.together(all)
  }

  /// Returns one finding for light and dark where both concern the same ground, with the figures of the lower
  /// contrast.
  private static func together(_ findings: [Finding]) -> [Finding] {
    guard var worst = findings.min(by: { $0.figures[0].value < $1.figures[0].value }),
      findings.count > 1, findings.allSatisfy({ $0.verdict == worst.verdict })
    else { return findings }
    worst.variants = findings.flatMap { $0.variants }
    for suggestion in findings.flatMap { $0.suggestions } where !worst.suggestions.contains(suggestion) {
      worst.suggestions.append(suggestion)
    }
    for none in findings.flatMap { $0.unreachable } where !worst.unreachable.contains(none) {
      worst.unreachable.append(none)
    }
    return [worst]
  }

  /// The WCAG 2.2 ratio at which no variant for Increase Contrast is needed.
  static let enough = 7.0

  /// Returns the finding about one colour scheme, if the set has no entry for Increase Contrast there and too
  /// little contrast.
  private func missingIncreased(
    _ index: Int, _ set: ColorSet, _ role: ColorRole, _ modes: Modes, _ scheme: Appearance
  ) -> Finding? {
    let (standard, increased) = (modes.variant(scheme), modes.variant(scheme, .increased))
    guard let own = set.color(for: increased), !own.isSystem,
      set.entries[own.entry].selectors.appearance.contrast == .standard
    else { return nil }
    let pairs = groundPairs(of: index)
    let measures = pairs.compactMap { pair in measure(pair, in: standard).map { (pair: pair, measure: $0) } }
    guard let worst = measures.min(by: { $0.measure.ratio < $1.measure.ratio }),
      worst.measure.ratio < Self.enough
    else { return nil }
    let isDeclared = if case .declared? = known.roles[index]?.source { true } else { false }
    let isProven = worst.pair.source.isSure && !worst.measure.ground.isAssumed
    let name = name(of: worst.pair.background)
    // A separator need not be read, so the name alone does not make its contrast a requirement.
    var finding = Finding(
      role == .separator && !isDeclared ? .note : .warning, isProven ? .proven : .review,
      .missingIncreased(role: role, ground: name.isEmpty ? nil : name),
      of: library.assets[index])
    finding.place.entry = own.entry
    finding.variants = [increased.name]
    finding.figures = [.init(.contrast, worst.measure.ratio), .init(.required, Self.enough)]
    finding.swatches = worst.measure.swatches
    suggest(
      in: &finding, for: index, failing: [increased], pairs: pairs, required: { _, _ in Self.enough })
    return finding
  }
}
