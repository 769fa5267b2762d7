// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The judgement of a Swift source.
package struct SourceAudit: Sendable {
  let project: ProjectFacts
  /// The contrasts that were proven so far.
  private let proofs: SourceProofs

  package init(_ project: ProjectFacts = ProjectFacts(), proofs: SourceProofs = SourceProofs()) {
    (self.project, self.proofs) = (project, proofs)
  }

  /// The findings about a source, and those that its comments leave out, both in the order of the lines.
  package struct Outcome: Sendable {
    package var findings: [Finding] = []
    package var suppressed: [SuppressedFinding] = []
    /// The reason why the source was not judged to its end; nil where it was.
    package var error: ProjectFileError?
  }

  /// Returns the findings about a source in the order of its lines.
  package func findings(in source: [UInt8], path: String) -> [Finding] {
    outcome(of: source, path: path).findings
  }

  /// Judges a source.
  ///
  /// - Parameter path: The path that the findings name, which also tells for which system the file is.
  package func outcome(of source: [UInt8], path: String) -> Outcome {
    // Compilers reject such a source, and its words may be written in other bytes than those of the rules.
    guard (try? UTF8Span(validating: source.span)) != nil else { return Outcome(error: .notText) }
    guard WordSearch.rules.finds(in: source) else { return Outcome() }
    return outcome(of: SourceFile(path: path, source, project: project))
  }

  /// Judges a source with the syntax that was read.
  func outcome(of file: SourceFile) -> Outcome {
    let uses = file.colorUses()
    let all =
      FixedColorRule(file: file).findings(uses) + ColorPairRule(file: file).findings(uses)
      + AppearanceChoiceRule(file: file).findings()
      + FrozenColorRule(file: file).findings() + MaterialTextRules(file: file).findings(uses)
      + MaterialChoiceRule(file: file).findings() + GlassRules(file: file).findings()
      + SurfaceRules(file: file).findings(uses) + NoAppearanceRule(file: file).findings()
      + SystemRules(file: file).findings()
    let concerned = project.settings.concerned(all)
    let (left, suppressed) = Suppressions(of: file.tree).applied(to: concerned, in: file)
    let evidence = left.isEmpty ? nil : SourceEvidence(file: file, proofs: proofs)
    return Outcome(
      findings: left.map { evidence?.completed($0) ?? $0 }.sorted {
        ($0.place.line ?? 0, $0.place.column ?? 0, $0.ruleID) < (
          $1.place.line ?? 0, $1.place.column ?? 0, $1.ruleID
        )
      }, suppressed: suppressed, error: error(about: file.tree))
  }

  /// Returns the reason why a source was not judged to its end; nil where it was, or has nothing to judge.
  private func error(about tree: SourceTree) -> ProjectFileError? {
    guard let cut = tree.cut, WordSearch.rules.finds(in: tree.source) else { return nil }
    return .nested(line: tree.lines.line(of: cut))
  }
}

extension SourceSettings {
  /// Returns the findings that concern an app with the appearances that the team states.
  package func concerned(_ findings: [Finding]) -> [Finding] {
    hasOneAppearance ? findings.filter { !Self.needsTwoAppearances($0) } : findings
  }

  private static func needsTwoAppearances(_ finding: Finding) -> Bool {
    switch finding.rule {
    case .hardCodedColor, .fixedOnAdaptive, .frozenColor, .singleAppearanceSetting, .forcedAppearance: true
    // Catalogs: a dark variant that is missing, equals the light one, or is compared with it.
    case .missingDarkVariant, .identicalVariants, .darkIsPlainInversion, .darkBackgroundBrighter: true
    default: false
    }
  }
}
