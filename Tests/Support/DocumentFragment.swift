// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A block of code in a page of the documentation.
package struct DocumentFragment: Sendable {
  /// The path of the page from the root of the tree, and the line of the first line of code.
  package let page: String, line: Int
  /// The word after the fence; empty for an indented block.
  package let language: String
  /// The words after the language.
  package let marks: [String]
  package let text: String

  /// The page and the line, for messages.
  package var place: String { "\(page):\(line)" }

  /// The blocks of all pages, in their order.
  package static let all: [DocumentFragment] = pages.flatMap { page -> [DocumentFragment] in
    let text = (try? String(contentsOf: SourceTree.root.appending(path: page), encoding: .utf8)) ?? ""
    return fragments(of: text, page)
  }

  private static let pages: [String] = {
    let root = SourceTree.root
    return ["", "Docs/", "Docs/Pellucid.docc/", "Docs/Decisions/"].flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
      return names.filter { $0.hasSuffix(".md") && $0 != "CHANGELOG.md" }.sorted().map { folder + $0 }
    }
  }()

  private static func fragments(of text: String, _ page: String) -> [DocumentFragment] {
    var fragments: [DocumentFragment] = []
    var (lines, start, words): ([Substring], Int, [String]?) = ([], 0, nil)
    func end() {
      guard !lines.isEmpty else { return }
      fragments.append(
        DocumentFragment(
          page: page, line: start, language: words?.first ?? "", marks: Array((words ?? []).dropFirst()),
          text: lines.joined(separator: "\n") + "\n"))
      lines = []
    }
    var isInList = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        end()
        words = words == nil ? line.dropFirst(3).split(separator: " ").map(String.init) : nil
        if words?.isEmpty == true { words = ["text"] }
        start = index + 2
      } else if words != nil {
        lines.append(line)
      } else if line.hasPrefix("    "), !isInList {
        if lines.isEmpty { start = index + 1 }
        lines.append(line.dropFirst(4))
      } else {
        end()
        if !line.isEmpty {
          isInList = line.hasPrefix("- ") || line.hasPrefix("1.") || isInList && line.hasPrefix(" ")
        }
      }
    }
    end()
    return fragments
  }
}
