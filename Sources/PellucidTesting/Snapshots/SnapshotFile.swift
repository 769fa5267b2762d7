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
    var reference: String
    /// The name of the outcome: that of `SnapshotOutcome`.
    var outcome: String
    var problem: SnapshotProblem?
    var actual: String?, difference: String?
  }

  // MARK: Pictures

  /// Compares a picture.
  ///
  /// - Parameter name: The name of the file, for messages.
  func compare(
    _ picture: RenderedPicture, _ name: String, _ reference: String, _ renderer: inout ViewRenderer
  ) throws -> Result {
    if picture.isWritten(at: reference) { return Result(reference: reference, outcome: "equal") }
    let actual = picture.stored
    let outcome: SnapshotOutcome
    var expected: PixelImage?
    do throws(ImageReadingError) {
      let recorded = try ImageReader().read(path: reference, gamut: picture.gamut, isInput: false)
      outcome = SnapshotOutcome(actual, expected: recorded, tolerance: tolerance)
      expected = recorded
    } catch {
      if case .notFound = error {
        outcome = .missing(reason: nil)
      } else {
        outcome = .missing(reason: "\(error)")
      }
    }
    if case .equal = outcome { return Result(reference: reference, outcome: "equal") }
    if records {
      try write(try picture.png(), to: reference)
      return Result(reference: reference, outcome: "recorded", problem: .recorded(path: reference))
    }
    var result = Result(reference: reference, outcome: outcome.name)
    result.actual = try failure(named: name, "actual", try picture.png())
    if case .different(let difference) = outcome, let expected {
      let shown = RenderedPicture(difference.picture(expected, actual), in: picture.gamut)
      result.difference = try failure(named: name, "difference", try shown.png())
    }
    let paths = SnapshotProblem.Paths(
      expected: reference, actual: result.actual, difference: result.difference)
    switch outcome {
    case .missing(nil): result.problem = .missing(name: name, path: reference)
    case .missing(let reason?): result.problem = .unreadable(path: reference, reason: reason)
    default:
      result.problem = .differs(name: name, summary: outcome.summary(of: actual, tolerance), paths)
    }
    return result
  }

  // MARK: Texts

  /// Compares a text line by line.
  func compare(_ text: String, _ name: String, _ reference: String) throws -> Result {
    let expected: String
    do throws(FileReadingError) {
      let bytes = try FileReading.bytes(of: reference, maximumBytes: Self.mostBytes, isInput: false)
      expected = String(decoding: bytes, as: UTF8.self)
    } catch {
      guard case .notFound = error else {
        return Result(
          reference: reference, outcome: "missing",
          problem: .unreadable(path: reference, reason: "\(error)"))
      }
      guard records else {
        return Result(
          reference: reference, outcome: "missing", problem: .missing(name: name, path: reference),
          actual: try failure(named: name, "actual", Array(text.utf8)))
      }
      try write(Array(text.utf8), to: reference)
      return Result(reference: reference, outcome: "recorded", problem: .recorded(path: reference))
    }
    if expected.utf8.elementsEqual(text.utf8) { return Result(reference: reference, outcome: "equal") }
    if records {
      try write(Array(text.utf8), to: reference)
      return Result(reference: reference, outcome: "recorded", problem: .recorded(path: reference))
    }
    let difference = UnifiedDifference(from: expected, to: text).text(of: name)
    var result = Result(reference: reference, outcome: "different")
    result.actual = try failure(named: name, "actual", Array(text.utf8))
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    var shown = lines.prefix(Self.mostLines).joined(separator: "\n")
    if lines.count > Self.mostLines { shown += "\n… \(lines.count - Self.mostLines) lines" }
    result.problem = .differs(
      name: name, summary: "\n" + shown,
      SnapshotProblem.Paths(expected: reference, actual: result.actual))
    return result
  }

  /// The greatest number of lines of a difference in a message, and the greatest size of a tree. Chosen.
  private static let mostLines = 60, mostBytes = 64 << 20

  // MARK: Writing

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
