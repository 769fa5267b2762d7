// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidPlan

/// The comparison of one file of a snapshot with its reference.
struct SnapshotFile {
  let tolerance: PictureTolerance
  /// A Boolean value that is true where a file that differs becomes the reference.
  let records: Bool
  /// The folder of the files that differ.
  let failures: String

  /// The comparison's result.
  struct Result {
    /// The name of the file, for messages.
    let name: String
    let reference: String
    var outcome: SnapshotOutcome
    /// The difference in words.
    var summary = ""
    /// The paths of the files of a failure.
    var actual: String?, difference: String?

    var problem: SnapshotProblem? {
      switch outcome {
      case .equal: return nil
      case .recorded: return .recorded(path: reference)
      case .missing(nil): return .missing(name: name, path: reference)
      case .missing(let reason?): return .unreadable(path: reference, reason: reason)
      case .notDrawn(let reason): return .notDrawn(name: name, reason: reason ?? "")
      case .different, .otherSize, .otherLines:
        let paths = SnapshotProblem.Paths(expected: reference, actual: actual, difference: difference)
        return .differs(name: name, summary: summary, paths)
      }
    }
  }

  /// Compares a picture.
  func compare(_ picture: RenderedPicture, _ name: String, _ reference: String) throws -> Result {
    var result = Result(name: name, reference: reference, outcome: .equal)
    if picture.isWritten(at: reference) { return result }
    let compared = ComparedPicture(picture, with: reference, tolerance: tolerance)
    result.outcome = compared.outcome
    result.summary = compared.outcome.summary(of: compared.actual, tolerance)
    try finish(&result) { try picture.png() }
    if result.actual != nil, let difference = compared.picture(.difference) {
      result.difference = try failure(named: name, "difference", try difference.png())
    }
    return result
  }

  /// Compares a text line by line.
  func compare(_ text: String, _ name: String, _ reference: String) throws -> Result {
    var result = Result(name: name, reference: reference, outcome: .equal)
    do throws(FileReadingError) {
      let bytes = try FileReading.bytes(of: reference, maximumBytes: Self.mostBytes, isInput: false)
      if bytes.elementsEqual(text.utf8) { return result }
      let difference = UnifiedDifference(from: String(decoding: bytes, as: UTF8.self), to: text)
      result.outcome = .otherLines(difference.changedLines)
      let lines = difference.text(of: name).split(separator: "\n", omittingEmptySubsequences: false)
      result.summary = "\n" + lines.dropFirst(2).prefix(Self.mostLines).joined(separator: "\n")
      let rest = lines.count - 2 - Self.mostLines
      if rest > 0 { result.summary += "\n… \(rest) lines" }
    } catch {
      if case .notFound = error {
        result.outcome = .missing(reason: nil)
      } else {
        result.outcome = .missing(reason: "\(error)")
      }
    }
    try finish(&result) { Array(text.utf8) }
    return result
  }

  /// The greatest number of lines of a difference in a message, and the greatest size of a tree. Chosen.
  private static let mostLines = 60, mostBytes = 64 << 20

  /// Records a file that differs, where that is wanted; otherwise keeps it among the files of failures.
  private func finish(_ result: inout Result, _ bytes: () throws -> [UInt8]) throws {
    if case .equal = result.outcome { return }
    if records {
      try write(try bytes(), to: result.reference)
      result.outcome = .recorded
    } else {
      result.actual = try failure(named: result.name, "actual", try bytes())
    }
  }

  /// Writes a file of a failure, and returns its path.
  private func failure(named name: String, _ part: String, _ bytes: [UInt8]) throws -> String {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    let path = "\(failures)/\(name[..<end]).\(part)\(name[end...])"
    try write(bytes, to: path)
    return path
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do throws(FileWritingError) {
      try Folders.make(Paths.folder(of: path))
      try WholeFile.write(bytes, to: path, as: .filled)
    } catch {
      throw SnapshotProblem.unwritten(path: path, reason: "\(error)")
    }
  }
}

extension SnapshotOutcome {
  /// Returns the difference in words.
  fileprivate func summary(of actual: PixelImage, _ tolerance: PictureTolerance) -> String {
    switch self {
    case .different(let difference):
      let place = "\(difference.place.x), \(difference.place.y)"
      let deltaE = String(format: "%.1f", difference.largestDeltaE)
      return
        "\(difference.count) of \(difference.pixels) pixels, most at \(place), ΔE2000 \(deltaE) (\(tolerance.name))"
    case .otherSize(let width, let height):
      return "\(actual.width) × \(actual.height) pixels, recorded \(width) × \(height)"
    default: return name
    }
  }
}
