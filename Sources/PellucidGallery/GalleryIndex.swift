// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge

/// The index of a gallery: a script that gives the page its drawings, since a page of files may not read JSON.
struct GalleryIndex {
  private let drawings: [Gallery.Drawing]
  /// The proven label that is nearest to failing, by the name of the picture, which drawings share that differ in nothing.
  private var weakest: [String: JudgedLabel] = [:]

  init(_ drawings: [Gallery.Drawing], _ labels: [JudgedLabel]) {
    self.drawings = drawings
    let judged = Dictionary(grouping: labels) { Key(exhibit: $0.exhibit, setting: $0.setting) }
    for drawing in drawings {
      for label in judged[Key(exhibit: drawing.exhibit.name, setting: drawing.setting)] ?? [] {
        if let known = weakest[drawing.picture], known.margin <= label.margin { continue }
        weakest[drawing.picture] = label
      }
    }
  }

  private struct Key: Hashable {
    var exhibit: String
    var setting: ExhibitSetting
  }

  func write(to folder: String) throws {
    let rows = drawings.map { "[" + row($0).joined(separator: ",") + "]" }
    let text = "const drawings = [\n" + rows.joined(separator: ",\n") + "\n];\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/drawings.js"), options: .atomic)
  }

  /// Returns the values of a drawing, in the order that the page names.
  private func row(_ drawing: Gallery.Drawing) -> [String] {
    let (traits, state) = (drawing.setting.traits, drawing.setting.state)
    let words = [
      drawing.exhibit.name, drawing.exhibit.kind.name, Vocabularies.platform.name(of: traits.platform),
      Vocabularies.look.name(of: traits.look), Vocabularies.appearance.name(of: traits.appearance),
      Vocabularies.contrast.name(of: traits.contrast),
      Vocabularies.transparency.name(of: traits.transparency), state?.rawValue ?? "", drawing.picture,
    ]
    let label = weakest[drawing.picture]
    let numbers = [drawing.size.width, drawing.size.height].map { "\(Int($0.rounded(.up)))" }
    // A ratio is never rounded up.
    let lowest = label?.lowest.map { "\(($0 * 100).rounded(.down) / 100)" } ?? "null"
    return words.map(JSONText.quoted) + numbers
      + [lowest, label.map { "\($0.required)" } ?? "null", JSONText.quoted(label?.subject.words ?? "")]
  }
}

extension JudgedLabel {
  /// The proven contrast as a part of the required one.
  fileprivate var margin: Double { (lowest ?? 0) / required }
}

extension ForegroundSubject {
  /// The words of a text, or the name of a symbol.
  fileprivate var words: String {
    switch kind {
    case .text(let words), .symbol(let words), .picture(let words), .file(let words): words
    }
  }
}
