// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

/// Edits of a scene document that settle several findings about too little contrast.
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

  /// Returns the fewest cures that settle the most findings of a report: first the one that settles most, then the one that settles
  /// most of the others, and so on.
  ///
  /// - Parameters:
  ///   - least: The least number of findings that a cure settles.
  ///   - refused: Edits that are not made.
  static func all(
    in findings: [Finding], least: Int = 2, except refused: Set<[LayerEdit]> = []
  ) -> [Cure] {
    var files: [ExactName] = []
    var failing: [ExactName: [Finding]] = [:]
    for finding in findings where finding.fallsShort {
      guard let file = finding.place.file.map({ ExactName($0) }) else { continue }
      if failing[file] == nil { files.append(file) }
      failing[file, default: []].append(finding)
    }
    return files.flatMap { all(of: failing[$0] ?? [], in: $0.text, least, refused) }
  }

  private static func all(
    of findings: [Finding], in file: String, _ least: Int, _ refused: Set<[LayerEdit]>
  ) -> [Cure] {
    var order: [[LayerEdit]] = []
    var settled: [[LayerEdit]: Set<Int>] = [:]
    for (index, finding) in findings.enumerated() {
      for edits in finding.edits where !refused.contains(edits) {
        if settled[edits] == nil { order.append(edits) }
        settled[edits, default: []].insert(index)
      }
    }
    var (cures, rest): ([Cure], Set<Int>) = ([], Set(findings.indices))
    while true {
      // Of cures that settle as many, the one that changes less comes first: fewer keys, then the order of repairs.
      var best: (edits: [LayerEdit], findings: Set<Int>)?
      for edits in order {
        let found = settled[edits, default: []].intersection(rest)
        let most = best?.findings.count ?? least - 1
        let isLess = found.count == most && edits.count < best?.edits.count ?? 0
        if found.count > most || isLess { best = (edits, found) }
      }
      guard let best else { return cures }
      cures.append(
        Cure(
          file: file, edits: best.edits, findings: best.findings.sorted().map { findings[$0] },
          count: findings.count))
      rest.subtract(best.findings)
    }
  }

  /// Returns cures of failing findings that can be made together: the layers that one changes or mends do not lie in those of
  /// another.
  ///
  /// - Parameter refused: Edits that are not made.
  package static func together(in findings: [Finding], except refused: Set<[LayerEdit]>) -> [Cure] {
    var (cures, touched): ([Cure], [String]) = ([], [])
    for cure in all(in: findings, least: 1, except: refused) {
      let paths = cure.edits.map(\.layer.path) + cure.findings.compactMap(\.place.keyPath)
      guard !paths.contains(where: { path in touched.contains { path.isWithin($0) || $0.isWithin(path) } })
      else { continue }
      cures.append(cure)
      touched += paths
    }
    return cures
  }

  /// Returns a sentence such as `bar: "material": "regular" in place of "thin" mends 10 of 25`.
  package func text(in language: Language) -> String {
    let edits = language.text(of: edits, besides: nil)
    return language.choose(
      "\(edits) mends \(findings.count) of \(count)", "\(edits): \(count)개 가운데 \(findings.count)개 해결")
  }

  /// The cure as a member of a report.
  var json: JSONText {
    .object([
      "file": .string(file), "edits": .array(edits.map(\.object)), "mends": .whole(findings.count),
      "of": .whole(count), "layers": .strings(findings.map { $0.place.name ?? "" }),
    ])
  }
}

extension LayerEdit {
  /// The edit as JSON: the layer, its key path, the key, and the value to write.
  package var object: JSONText {
    .object([
      "layer": .string(layer.name), "keyPath": .string(layer.path), "key": .string(key), "value": json,
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
      case .unmended, .dimming, .variant, .unreachable: nil
      }
    }
  }
}

extension String {
  /// Returns whether a key path is another one or lies within it.
  fileprivate func isWithin(_ other: String) -> Bool {
    NameMatch.same(self, other) || NameMatch.begins(self, with: other + ".")
  }
}
