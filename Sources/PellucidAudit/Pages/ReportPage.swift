// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJudge

/// The contents of a report for people: sections with pictures, findings and tables, from which one page of HTML is written.
///
/// Verbs describe their pictures and results in this form; `ReportPage.html` decides on their look.
package struct ReportPage: Sendable {
  /// The subject of the page, such as the paths of the judged documents.
  package var title: String
  /// The command of the run, such as "pellucid legibility".
  package var verb: String
  /// The command line of the run; nil where it is unknown.
  package var command: String?
  /// The result in one line.
  package var totals: String
  package var sections: [Section] = []
  /// The explanations of the rules that have findings.
  package var rules: [RuleEntry] = []
  /// Lists of lines at the end, such as the entries of a baseline that match no finding.
  package var lists: [List] = []
  package var language: Language

  /// Returns whether the bytes of a page are those of an earlier report.
  package static func isReport(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(1000), as: UTF8.self).contains(HTMLDocument.generator)
  }

  /// Returns the names of the pictures beside a report, in its folder `pictures`.
  package static func pictures(of report: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for part in String(decoding: report, as: UTF8.self).split(separator: " src=\"pictures/").dropFirst() {
      let name = part.utf8.prefix { $0 != UInt8(ascii: "\"") }
      // Only names that reports give lead nowhere else.
      let parts = name.split(separator: UInt8(ascii: "."))
      let isOwn = name.allSatisfy { byte in
        [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }
      if isOwn, parts.count == 2, let text = String(name) { names.insert(text) }
    }
    return names
  }

  package init(_ title: String, verb: String, totals: String, in language: Language) {
    (self.title, self.verb, self.totals, self.language) = (title, verb, totals, language)
  }

  /// A document, or another subject of the report.
  package struct Section: Sendable {
    /// The text that the section's link is made of; it is the same in every run, such as the path of a document.
    package var key: String
    package var title: String
    /// The path of the document; nil for none.
    package var document: String?
    /// The named views of the subject, the picture with the marks first: as drawn, its heatmap, its worst backdrop.
    package var views: [View] = []
    /// Further groups of views, such as the combinations of settings.
    package var groups: [Group] = []
    package var comparisons: [Comparison] = []
    /// The rectangles of layers by their names and key paths, in points of the first view, on which findings about them are
    /// marked.
    package var layers: [String: Rect] = [:]
    package var findings: [Entry] = []
    package var tables: [Table] = []

    package init(key: String, title: String, document: String? = nil) {
      (self.key, self.title, self.document) = (key, title, document)
    }
  }

  /// A picture that is stored beside the page or inside it.
  package struct Picture: Sendable {
    /// The address: a path relative to the page, or a data URI.
    package var source: String
    /// The size at which the picture is shown, in points.
    package var size: Size

    package init(source: String, size: Size) { (self.source, self.size) = (source, size) }

    /// Creates the picture of a PNG; nil for other bytes.
    ///
    /// - Parameter scale: The number of pixels of a point.
    package init?(source: String, png: [UInt8], scale: Double) {
      guard png.count > 24, png[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      func side(_ start: Int) -> Double {
        Double(png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }) / scale
      }
      self.init(source: source, size: Size(width: side(16), height: side(20)))
    }
  }

  /// A named picture with its caption.
  package struct View: Sendable {
    package var name: String
    package var picture: Picture
    /// The sentence below the name; nil for none.
    package var note: String?
    /// The command that draws the picture; nil where there is none.
    package var command: String?
    package var marks: [Mark] = []
    package var legend: [LegendEntry] = []

    package init(_ name: String, _ picture: Picture, note: String? = nil, command: String? = nil) {
      (self.name, self.picture, self.note, self.command) = (name, picture, note, command)
    }
  }

  /// A rectangle on a picture.
  package struct Mark: Sendable {
    /// The rectangle, in points of the picture.
    package var bounds: Rect
    /// The words at the rectangle, such as a ratio.
    package var label: String
    /// A Boolean value that is true where the rectangle has what is required.
    package var isSufficient: Bool

    package init(_ bounds: Rect, label: String, isSufficient: Bool) {
      (self.bounds, self.label, self.isSufficient) = (bounds, label, isSufficient)
    }
  }

  /// A colour with its meaning.
  package struct LegendEntry: Sendable {
    /// The colour as `#RRGGBB`.
    package var color: String
    package var meaning: String

    package init(_ color: String, _ meaning: String) { (self.color, self.meaning) = (color, meaning) }
  }

  /// Views side by side below a heading.
  package struct Group: Sendable {
    package var title: String
    package var views: [View]

    package init(_ title: String, _ views: [View]) { (self.title, self.views) = (title, views) }
  }

  /// A drawn picture beside the one that was expected.
  package struct Comparison: Sendable {
    package var name: String
    package var note: String?
    /// The recorded picture; nil where there is none.
    package var expected: Picture?
    package var actual: Picture
    /// The picture of the differences; nil where the sizes differ or nothing was recorded.
    package var difference: Picture?
    package var command: String?

    package init(_ name: String, actual: Picture) { (self.name, self.actual) = (name, actual) }
  }

  /// A finding in words.
  package struct Entry: Sendable {
    /// The name of the link to the finding, made of its rule, file and layer.
    package var id: String
    package var rule: String
    package var ruleName: String
    package var severity: Severity
    /// The names of the layer that the finding is about, the key path first; empty for none.
    package var layers: [String]
    /// The file, line and column; nil without a file.
    package var location: String?
    /// The message, followed by lines about its evidence and remedies.
    package var lines: [String]
    package var swatches: [LegendEntry] = []
  }

  /// A table with its headings in the first row.
  package struct Table: Sendable {
    package var title: String
    package var rows: [[String]]

    package init(_ title: String, _ rows: [[String]]) { (self.title, self.rows) = (title, rows) }
  }

  package struct RuleEntry: Sendable {
    package var id: String
    package var name: String
    package var paragraphs: [String]
  }

  package struct List: Sendable {
    package var title: String
    package var lines: [String]
  }
}
