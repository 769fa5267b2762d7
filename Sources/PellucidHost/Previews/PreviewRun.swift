// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene

/// A preview with the documents that it became.
package struct PreviewDocuments: Sendable {
  /// The name that `#Preview` states, or the type of the provider; nil for none.
  package let name: String?
  /// The path of the source.
  package let file: String
  package let line: Int
  /// The documents, one for each template in the order of the templates, as far as they were written.
  package fileprivate(set) var documents: [Document] = []
  /// The symbols, pictures and colours that nothing stands for, each once. They are left out of the pictures.
  package fileprivate(set) var missing: [MissingPreviewName] = []
  /// The reason why there are fewer; nil where there are all.
  package fileprivate(set) var failure: PreviewFailure?

  /// A document of a preview, and the findings about texts in it that cannot be read in full.
  package struct Document: Sendable {
    package let path: String
    package fileprivate(set) var findings: [Finding] = []
  }
}

/// A scene document without layers, whose size, scale and settings previews take.
package struct PreviewTemplate: Sendable {
  package let path: String
  /// The device whose safe area the previews have; nil for none.
  package let screen: DeviceScreen?

  package init(path: String, screen: DeviceScreen?) { (self.path, self.screen) = (path, screen) }
}

/// A name in a view that nothing stands for.
package struct MissingPreviewName: Hashable, Sendable {
  /// The kinds of names, as the program of previews writes them.
  package enum Kind: String, Decodable, Sendable { case symbol, image, color }

  package let kind: Kind
  package let name: String

  package init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }
}

/// Builds the previews of sources, and writes them as scene documents.
package struct PreviewRun: Sendable {
  private let folder: String

  /// The time that a view has until it is described, in every setting together, in seconds. Chosen: more than any view that answers a
  /// touch needs.
  private static let seconds = 10
  /// The time of all views together, in seconds. Chosen: beyond it there are too many views for one report.
  private static let secondsOfAll = 600.0
  private static let memoryBytes = 4 << 30

  /// - Parameter folder: A folder for the files of the build, which is there.
  package init(in folder: String) { self.folder = folder }

  /// Returns the previews of sources in the order of their files and lines.
  ///
  /// - Parameters:
  ///   - documents: The folder in which documents are written, which is there.
  ///   - place: The folder from which the paths of the templates' catalogs start.
  package func previews(
    of sources: PreviewSources, in templates: [PreviewTemplate], to documents: String, from place: String
  ) throws(PreviewError) -> [PreviewDocuments] {
    let program = try PreviewBuild(of: sources.path, in: folder).program(from: sources)
    var log = Log(templates: templates.count)
    repeat {
      // A template without a device has an empty name in its place.
      let named = templates.flatMap { [$0.path, $0.screen?.name ?? ""] }
      let outcome = try run(
        program, [documents, "\(log.previews.count)", "\(Self.seconds)", place] + named)
      let known = log.previews.count
      log.read(outcome.output)
      if outcome.end == .exited(0) { break }
      guard log.previews.count > known else {
        throw .unrun(program: program, .said(Self.message(of: outcome)))
      }
      log.fail(Self.failure(outcome))
    } while log.previews.count < log.count
    guard !log.previews.isEmpty else { throw .noPreviews(path: sources.path) }
    return log.previews
  }

  private func run(_ program: String, _ arguments: [String]) throws(PreviewError) -> ChildProcess.Outcome {
    let limits = ChildProcess.Limits(seconds: Self.secondsOfAll, memoryBytes: Self.memoryBytes)
    var process = ChildProcess(tool: program, limits: limits)
    process.environment = [
      "PATH=/usr/bin:/bin", "LC_ALL=C", "HOME=/nonexistent",
      "SWIFT_BACKTRACE=enable=yes,interactive=no,color=no,sanitize=no,threads=crashed,registers=none,images=none",
    ]
    do throws(ChildProcess.Failure) { return try process.outcome(of: arguments) } catch {
      throw PreviewError(error, of: program)
    }
  }

  /// The greatest number of places in a failure.
  private static let mostPlaces = 8

  /// Returns why a program ended: its own message, and the places of sources in its backtrace.
  private static func failure(_ outcome: ChildProcess.Outcome) -> PreviewFailure {
    // The program sets itself an alarm before each view.
    if outcome.end == .signalled(Int(SIGALRM)) || outcome.end == .late {
      return .late(seconds: Double(seconds))
    }
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    let places = lines.compactMap { line -> String? in
      // 3 0x00… Welcome.body.getter + 123 in previews at /path/Welcome.swift:12:5
      guard let range = line.range(of: " at ", options: .backwards), line.contains(".swift:") else {
        return nil
      }
      return String(line[range.upperBound...])
    }
    return .ended(message: message(of: outcome), stack: Array(places.prefix(mostPlaces)))
  }

  private static func message(of outcome: ChildProcess.Outcome) -> String {
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n")
    for beginning in ["Fatal error: ", "Program crashed: "] {
      guard
        let told = lines.lazy.compactMap({ line in line.range(of: beginning).map { line[$0.upperBound...] } })
          .first
      else { continue }
      return told.trimmingCharacters(in: CharacterSet(charactersIn: " *"))
    }
    if let first = lines.first(where: { !$0.isEmpty }) { return String(first) }
    switch outcome.end {
    case .exited(let code): return "exit code \(code)"
    case .signalled(let signal): return "signal \(signal)"
    case .late: return ""
    }
  }
}

/// The previews that a program told of.
private struct Log {
  private struct Line: Decodable {
    var previews: Int?, begun: Int?, line: Int?
    var name: String?, file: String?, written: String?, reason: String?
    var missing: MissingPreviewName.Kind?
    var fault: String?, id: String?, other: String?
    var frame: [Double]?

    /// The finding about a text; nil where the line tells of something else.
    var finding: Finding? {
      guard let name, let frame, frame.count == 4,
        let fault = fault.flatMap({ TextFault(named: $0, over: other) })
      else { return nil }
      let point = Point(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2)
      return Finding(.text(TextFact(name, fault)), at: Place(layer: id ?? name, point: point))
    }
  }

  let templates: Int
  /// The number of all previews.
  private(set) var count = 0
  private(set) var previews: [PreviewDocuments] = []

  init(templates: Int) { self.templates = templates }

  mutating func read(_ output: [UInt8]) {
    for text in output.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text)) else { continue }
      if let all = line.previews { count = all }
      if line.begun != nil {
        previews.append(PreviewDocuments(name: line.name, file: line.file ?? "", line: line.line ?? 0))
      }
      if let path = line.written, !previews.isEmpty {
        previews[previews.count - 1].documents.append(PreviewDocuments.Document(path: path))
      }
      if let finding = line.finding { add(finding) }
      if let kind = line.missing, let name = line.name, !previews.isEmpty {
        let missing = MissingPreviewName(kind, name), last = previews.count - 1
        if !previews[last].missing.contains(missing) { previews[last].missing.append(missing) }
      }
      if let reason = line.reason { fail(.refused(reason)) }
    }
  }

  /// Adds a finding to the last document.
  private mutating func add(_ finding: Finding) {
    guard let last = previews.indices.last, let document = previews[last].documents.indices.last else {
      return
    }
    previews[last].documents[document].findings.append(finding)
  }

  /// Notes why the last preview that was begun has no picture.
  mutating func fail(_ failure: PreviewFailure) {
    if !previews.isEmpty { previews[previews.count - 1].failure = failure }
  }
}
