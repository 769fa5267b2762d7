// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidJSON
import PellucidJudge

/// The lines that were added or changed since a revision of Git.
package struct ChangedLines: Sendable {
  /// The ranges of changed lines, by the path from the folder of the work tree.
  private var ranges: [String: [ClosedRange<Int>]] = [:]
  /// The folder of the work tree.
  private let root: String

  /// The reason why changes are not known.
  package enum Failure: Error, Hashable, Sendable {
    /// The folder is in no work tree, or Git is missing.
    case noWorkTree(path: String, reason: String)
    case unknownRevision(String, reason: String)
  }

  /// Asks Git for the changes since a revision.
  ///
  /// - Parameters:
  ///   - revision: A commit, a branch or a tag, as Git spells it.
  ///   - folder: A folder in the work tree.
  package init(since revision: String, in folder: String) throws(Failure) {
    let absolute = FileReading.absolute(folder)
    let top = try Self.git(["rev-parse", "--show-toplevel"], in: absolute) {
      .noWorkTree(path: folder, reason: $0)
    }
    root = String(top.prefix { $0 != "\n" })
    // A revision that begins with a dash would be an option.
    guard !revision.hasPrefix("-") else { throw .unknownRevision(revision, reason: "") }
    let text = try Self.git(
      [
        "diff", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=0", "--relative", revision, "--",
      ],
      in: root
    ) { .unknownRevision(revision, reason: $0) }
    read(text)
    let untracked = try Self.git(["ls-files", "--others", "--exclude-standard"], in: root) {
      .noWorkTree(path: folder, reason: $0)
    }
    for path in untracked.split(separator: "\n") { ranges[String(path)] = [1...Int.max] }
  }

  /// Settings under which Git prints names as they are, and starts no program of the work tree.
  private static let settings = ["-c", "core.quotePath=false", "-c", "core.fsmonitor=false"]

  /// Git with the settings of the person who calls it.
  private static var tool: ChildProcess {
    var tool = ChildProcess(tool: "git")
    if let home = ProcessInfo.processInfo.environment["HOME"] {
      tool.environment = tool.environment.filter { !$0.hasPrefix("HOME=") } + ["HOME=" + home]
    }
    return tool
  }

  private static func git(
    _ arguments: [String], in folder: String, _ failure: (String) -> Failure
  ) throws(Failure) -> String {
    let outcome: ChildProcess.Outcome
    do throws(ChildProcess.Failure) {
      outcome = try tool.outcome(of: settings + ["-C", folder] + arguments)
    } catch {
      throw failure("git")
    }
    guard outcome.end == .exited(0) else {
      throw failure(
        String(decoding: outcome.errors.prefix(200).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
    return String(decoding: outcome.output, as: UTF8.self)
  }

  /// Reads the headers of a difference: `+++ b/path` and `@@ -1,2 +3,4 @@`.
  private mutating func read(_ text: String) {
    var path: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("+++ ") {
        path = line.hasPrefix("+++ b/") ? String(line.dropFirst(6).prefix { $0 != "\t" }) : nil
      } else if line.hasPrefix("@@ "), let path,
        let added = line.split(separator: " ").first(where: { $0.hasPrefix("+") })
      {
        let numbers = added.dropFirst().split(separator: ",").compactMap { Int($0) }
        guard let start = numbers.first else { continue }
        let count = numbers.count > 1 ? numbers[1] : 1
        if count > 0 { ranges[path, default: []].append(start...(start + count - 1)) }
      }
    }
  }

  /// Returns a Boolean value indicating whether a line of a file was changed.
  package func contain(_ line: Int, of path: String) -> Bool {
    let relative = Folders.relative(path, to: root)
    return ranges[relative]?.contains { $0.contains(line) } ?? false
  }
}

extension ChangedLines.Failure: Described {
  package func sentence(in language: Language) -> String {
    switch self {
    case .noWorkTree(let path, let reason):
      language.choose(
        ErrorParts.joined("no work tree of Git", path, "\(reason.shown); leave --diff away"),
        ErrorParts.joined("Git 작업 폴더가 아닙니다", path, "\(reason.shown). --diff를 빼세요"))
    case .unknownRevision(let revision, let reason):
      language.choose(
        ErrorParts.joined("unknown revision", revision, "\(reason.shown); name a commit, a branch or a tag"),
        ErrorParts.joined("없는 리비전입니다", revision, "\(reason.shown). 커밋, 브랜치나 태그를 적으세요"))
    }
  }
}
