// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

/// Edits of a scene document that settle several findings about too little contrast: the same values for one layer or for several.
package struct Cure: Sendable {
  package var file: String
  package var edits: [LayerEdit]
  /// The findings that the edits are proven to settle.
  package var findings: [Finding]
  /// The number of such findings about the document.
  package var count: Int

  package init(file: String, edits: [LayerEdit], findings: [Finding], count: Int) {
    (self.file, self.edits, self.findings, self.count) = (file, edits, findings, count)
  }

  /// Returns the cures of a report's findings, those that settle most for the least change first.
  ///
  /// - Parameters:
  ///   - least: The least number of findings that a cure settles.
  ///   - refused: Edits that are not made.
  static func all(
    in findings: [Finding], least: Int = 2, except refused: Set<[LayerEdit]> = []
  ) -> [Cure] {
    choices(in: findings, except: refused).map(\.cure).filter { $0.findings.count >= least }
  }

  private static func choices(
    in findings: [Finding], except refused: Set<[LayerEdit]>
  ) -> [CureSearch.Choice] {
    var files: [ExactName] = []
    var failing: [ExactName: [Finding]] = [:]
    for finding in findings where finding.fallsShort {
      guard let file = finding.place.file.map({ ExactName($0) }) else { continue }
      if failing[file] == nil { files.append(file) }
      failing[file, default: []].append(finding)
    }
    return files.flatMap { file in
      var search = CureSearch(of: failing[file] ?? [], in: file.text, except: refused)
      return search.choices()
    }
  }

  /// Returns cures of failing findings that can be made together: the layers that one changes or mends do not lie in those of
  /// another.
  ///
  /// A cure that meets another is made without the edits of the layers that they have in common.
  ///
  /// - Parameter refused: Edits that are not made.
  package static func together(in findings: [Finding], except refused: Set<[LayerEdit]>) -> [Cure] {
    var (cures, touched): ([Cure], TouchedLayers) = ([], TouchedLayers())
    for choice in choices(in: findings, except: refused) {
      let free = choice.parts.filter { touched.add($0.paths) }
      guard !free.isEmpty else { continue }
      var cure = choice.cure
      (cure.edits, cure.findings) = (CureSearch.distinct(free.flatMap(\.edits)), free.flatMap(\.findings))
      cures.append(cure)
    }
    return cures
  }

  /// The edits of each repair that the cure makes.
  package var repairs: [[LayerEdit]] {
    let edits = Set(edits)
    return findings.flatMap { $0.edits.filter { $0.allSatisfy { edits.contains($0) } } }
  }

  /// The greatest number of layers that the sentence names. Chosen: what fits on two lines of a terminal.
  private static let mostNames = 8

  /// Returns a sentence such as `"material": "regular" in place of "thin" on bar mends 3 of 25: title, detail, time`.
  package func text(in language: Language) -> String {
    let edits = language.text(of: edits, besides: nil)
    let names = mendedNames.map { ": " + Self.list($0, in: language) } ?? ""
    return language.choose(
      "\(edits) mends \(findings.count) of \(count)", "\(edits): \(count)개 가운데 \(findings.count)개 해결") + names
  }

  /// The names of the layers that the edits mend; nil where the edits name the same ones.
  private var mendedNames: [String]? {
    func distinct(_ names: [String]) -> [String] {
      var known: Set<ExactName> = []
      return names.filter { known.insert(ExactName($0)).inserted }
    }
    let names = distinct(findings.compactMap { $0.place.name })
    let edited = distinct(edits.map(\.layer.name))
    let isNamed =
      names.count <= Language.mostNamedLayers
      && Set(names.map { ExactName($0) }) == Set(edited.map { ExactName($0) })
    return names.isEmpty || isNamed ? nil : names
  }

  private static func list(_ names: [String], in language: Language) -> String {
    let shown = names.prefix(mostNames).map(\.shown).joined(separator: ", ")
    let rest = names.count - mostNames
    return rest > 0 ? language.choose("\(shown) and \(rest) more", "\(shown) 외 \(rest)개") : shown
  }

  /// The cure as a member of a report.
  var json: JSONText {
    .object([
      "file": .string(file), "edits": .array(edits.map(\.object)), "mends": .whole(findings.count),
      "of": .whole(count), "layers": .strings(findings.map { $0.place.name ?? "" }),
    ])
  }
}

extension Finding {
  /// A Boolean value that is true where the finding is about a part of a component, which has no text of its own in the document.
  package var isOfComponent: Bool { place.keyPath?.contains(".component[") ?? false }

  /// The edits of each repair that can be written into the document.
  var edits: [[LayerEdit]] {
    remedies.compactMap { remedy in
      switch remedy {
      case .repair(_, let edits), .shared(_, let edits): edits.isEmpty ? nil : edits
      case .unmended, .dimming, .variant, .unreachable, .source, .insufficientStyle: nil
      }
    }
  }
}
