// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Finding {
  /// A text or symbol that is hard to read as it is drawn.
  private struct Subject: Hashable {
    var file: String?, name: String?
    var rule: Rule?
    var severity: Severity
  }

  /// Returns findings about several combinations of settings with one for each text or symbol that is hard to read as it is drawn: that
  /// of the combination with the lowest contrast, about all of them.
  ///
  /// - Parameter findings: Findings each of which is about one combination.
  package static func withoutBetterCombinations(_ findings: [Finding]) -> [Finding] {
    var indices: [Subject: Int] = [:], found: [Finding] = []
    for finding in findings {
      guard let contrast = finding.drawnContrast else {
        found.append(finding)
        continue
      }
      let subject = Subject(
        file: finding.place.file, name: finding.place.keyPath ?? finding.place.layer, rule: finding.rule,
        severity: finding.severity)
      if let index = indices[subject], let known = found[index].drawnContrast {
        let variants = found[index].variants + finding.variants
        if contrast < known {
          found[index] = finding.ofSeveral
        } else {
          found[index] = found[index].ofSeveral
        }
        found[index].variants = variants
      } else {
        indices[subject] = found.count
        found.append(finding)
      }
    }
    return found
  }

  /// The contrast on the drawn pixels of one combination; nil for a finding about something else.
  private var drawnContrast: Double? {
    guard case .contrast(.fallsShort(let shortfall)) = fact, !variants.isEmpty else { return nil }
    return shortfall.drawn?.lowest
  }

  /// The finding with the name of its combination in its sentence.
  private var ofSeveral: Finding {
    guard case .contrast(.fallsShort(var shortfall)) = fact, shortfall.drawn?.variant == nil else {
      return self
    }
    var finding = self
    shortfall.drawn?.variant = variants.first
    finding.fact = .contrast(.fallsShort(shortfall))
    return finding
  }
}
