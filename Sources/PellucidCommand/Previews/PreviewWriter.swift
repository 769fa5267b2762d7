// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The documents of previews in a folder of people's own, each beside the place of its picture.
struct PreviewWriter {
  private let folder: String
  private let terminal: Terminal
  /// The documents that were written, and the previews of which there is none.
  private(set) var made = MadeDocuments()
  /// The names that previews have.
  private var names: Set<String> = []

  /// The name of the settings that the flags state, which names of documents leave out.
  static let ownSettings = "own"

  /// The greatest size of a document. Chosen: that of what the program may write.
  private static let mostBytes = 256 << 20

  /// - Parameter texts: The words of the sources.
  init(to folder: String, with texts: SourceTexts, _ terminal: Terminal) {
    (self.folder, self.terminal) = (Paths.withoutSlash(folder), terminal)
    made.sources = SourceLines(texts)
  }

  /// Writes the documents of a preview: FILE-NAME.json, or FILE-NAME.SETTINGS.json. A preview that failed is printed.
  mutating func write(_ preview: PreviewDocuments) throws(CommandError) {
    let name = name(of: preview)
    for document in preview.documents {
      // The program writes NUMBER-SETTINGS.json.
      let settings = Paths.name(of: document.path).drop { $0 != "-" }.dropFirst().dropLast(".json".count)
      let path = Paths.joined(folder, name + (settings == Self.ownSettings ? "" : "." + settings) + ".json")
      let bytes: [UInt8]
      do throws(FileReadingError) {
        bytes = try FileReading.bytes(of: document.path, maximumBytes: Self.mostBytes, isInput: false)
      } catch {
        throw CommandError(.badInput, RunProblem.unreadableScene(error))
      }
      do throws(FileWritingError) {
        try Folders.make(folder)
        try WholeFile.write(bytes, to: path, as: .filled)
      } catch {
        throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
      }
      made.paths.append(path)
      made.bytes[path] = bytes
      if preview.line > 0 {
        made.sources?.add(SourcePlace(file: Self.shown(preview.file), line: preview.line), document: path)
      }
      made.findings[path] = document.findings.map { placed($0, in: path) }
    }
    let place = preview.line > 0 ? "\(Self.shown(preview.file)):\(preview.line)" : name
    for missing in preview.missing {
      terminal.note(RunNote.missingName(missing, preview: name, place: place))
    }
    guard let failure = preview.failure else { return }
    terminal.complain(
      CommandError(.badInput, RunProblem.failedPreview(failure, name: preview.name, place: place)))
    made.failures.append(Report.Run.Failure(file: place, sentence: failure.sentence(in: terminal.language)))
  }

  /// Returns a finding about a text with the line on which its words stand.
  private func placed(_ finding: Finding, in document: String) -> Finding {
    guard case .text(let fact) = finding.fact else { return finding }
    var finding = finding
    finding.place.source = made.sources?.place(inDocument: document, words: fact.text)
    return finding
  }

  /// Returns the path of a source, relative where the file is in the current folder or below, as builds of packages do not tell it.
  private static func shown(_ path: String) -> String {
    let relative = Folders.relative(path, to: ".")
    return relative.isEmpty || relative.hasPrefix("../") ? path : relative
  }

  /// Returns the path of the picture of a document.
  static func picture(of document: String) -> String {
    (Paths.ends(document, in: ".json") ? String(document.dropLast(5)) : document) + ".png"
  }

  /// Returns a name that no other preview has: that of the file, followed by that of the preview or its number in the file.
  private mutating func name(of preview: PreviewDocuments) -> String {
    let file = Paths.name(of: preview.file)
    let base = Paths.ends(file, in: ".swift") ? String(file.dropLast(6)) : file
    let own = preview.name.flatMap { $0.isEmpty ? nil : "-" + FileNames.readable($0) } ?? ""
    let first = base + own
    let name = ([first] + (2...10_000).lazy.map { "\(first)-\($0)" }).first { !names.contains($0) } ?? first
    names.insert(name)
    return name
  }
}
