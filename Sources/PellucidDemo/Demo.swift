// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// The page of the demo: the drawings of each scene of a folder, and the tables and symbols of the program.
struct Demo {
  /// The folder of the scenes, with the flags of their drawings.
  let examples: String
  /// The folder of the pictures and of the documents of `render --json`, which also takes the page.
  let output: String

  /// A drawing of a scene: its name, and the flags that it was drawn with.
  private struct Drawing {
    var name: String
    var flags: String
  }

  func write() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: examples)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    var page = ReportPage(
      "Pellucid", verb: "make demo",
      totals:
        "Materials, Liquid Glass, vibrancy and appearance. Contrast is WCAG 2.2's ratio, measured on the drawn pixels.",
      in: .english)
    page.sections = try names.map(section)
    page.sections += try [symbols(), materials()].compactMap(\.self)
    page.explainRules()
    try Data((page.html + "\n").utf8).write(
      to: URL(fileURLWithPath: output + "/index.html"), options: .atomic)
  }

  /// Returns the section of a scene, or throws if it has a drawing that is missing.
  private func section(_ scene: String) throws -> ReportPage.Section {
    let document = "\(examples)/\(scene).json"
    var section = ReportPage.Section(key: document, title: Self.title(scene), document: document)
    var known: Set<String> = []
    for drawing in try drawings(scene) {
      let view = try view(drawing, of: document)
      section.views.append(view)
      let measured = try DrawnDocument(readingFrom: "\(output)/\(plain(drawing.name)).json")
      section.tables += measured.tables
      for entry in measured.entries(document) where known.insert(entry.id).inserted {
        section.findings.append(entry)
      }
    }
    return section
  }

  /// Returns the drawings that NAME.flags lists, or the one without flags.
  private func drawings(_ scene: String) throws -> [Drawing] {
    let file = "\(examples)/\(scene).flags"
    guard FileManager.default.fileExists(atPath: file) else { return [Drawing(name: scene, flags: "")] }
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return Drawing(name: String(parts[0]), flags: parts.count > 1 ? String(parts[1]) : "")
    }
  }

  private func plain(_ name: String) -> String { name.hasSuffix(".apng") ? String(name.dropLast(5)) : name }

  private func view(_ drawing: Drawing, of document: String) throws -> ReportPage.View {
    let file = drawing.name.hasSuffix(".apng") ? drawing.name : drawing.name + ".png"
    let flags = drawing.flags.isEmpty ? "" : " " + drawing.flags
    return ReportPage.View(
      Self.title(plain(drawing.name)), try picture(file, scale: scale(document)),
      command: "pellucid render \(ReportPage.quoted(document)) -o \(file)\(flags)")
  }

  private func picture(_ file: String, scale: Double = 2) throws -> ReportPage.Picture {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(output)/\(file)")))
    guard let picture = ReportPage.Picture(source: file, png: bytes, scale: scale) else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file])
    }
    return picture
  }

  /// Returns the number of pixels of a point that a document states, or the usual one.
  private func scale(_ document: String) throws -> Double {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: document)))
    return (root as? [String: Any])?["scale"] as? Double ?? 2
  }

  private static func title(_ name: String) -> String {
    let words = name.split(separator: "-").map(String.init)
    let systems = [
      "macos": "macOS", "ios": "iOS", "tvos": "tvOS", "visionos": "visionOS", "watchos": "watchOS",
    ]
    return words.enumerated().map {
      systems[$1] ?? ($0 == 0 ? $1.prefix(1).uppercased() + $1.dropFirst() : $1)
    }
    .joined(separator: " ")
  }

  // MARK: Symbols and numbers

  /// Returns the contact sheets of symbols; nil where none were drawn.
  private func symbols() throws -> ReportPage.Section? {
    let sheets = try FileManager.default.contentsOfDirectory(atPath: output)
      .filter { $0.hasPrefix("symbol-sheet-") && $0.hasSuffix(".png") }.sorted()
    guard !sheets.isEmpty else { return nil }
    var section = ReportPage.Section(key: "symbols", title: "Symbols")
    section.groups = [
      ReportPage.Group(
        "Compositions by the parts of their names, and all names that are listed",
        try sheets.map { ReportPage.View(String($0.dropLast(4)), try picture($0)) })
    ]
    return section
  }

  /// Returns the table of materials; nil without their document.
  private func materials() throws -> ReportPage.Section? {
    let columns = [
      "name", "radiusInPoints", "captureScale", "luminance", "channelCurve", "mix", "matrix", "saturation",
      "brightness",
      "overlays", "sources", "confidence", "reason",
    ]
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: output + "/materials.json")),
      let root = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let rows = root["materials"] as? [[String: Any]]
    else { return nil }
    var section = ReportPage.Section(
      key: "materials", title: "The numbers", document: "Docs/Sources.md explains the sources")
    section.tables = [
      ReportPage.Table(
        "\(rows.count) materials", [columns] + rows.map { row in columns.map { Self.text(row[$0]) } })
    ]
    return section
  }

  /// Returns a value of JSON on one line.
  private static func text(_ value: Any?) -> String {
    switch value {
    case let text as String: text
    case let list as [Any]: list.isEmpty ? "–" : "[" + list.map { text($0) }.joined(separator: " ") + "]"
    case let object as [String: Any]:
      object.sorted { $0.key < $1.key }.map { $0.key + " " + text($0.value) }.joined(separator: ", ")
    case let number as NSNumber: "\(number)"
    default: "–"
    }
  }
}
