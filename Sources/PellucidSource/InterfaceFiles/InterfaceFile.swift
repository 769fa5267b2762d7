// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A storyboard or a XIB.
package struct InterfaceFile: Sendable {
  /// A fact and the element that it is about.
  struct PlacedFact {
    var fact: SourceFact
    var element: InterfaceTree.ID
  }

  package let path: String
  /// The reason why the file was not read to its end; nil where it was.
  package let error: ProjectFileError?
  private let text: ProjectText?
  private let tree: InterfaceTree

  /// Returns a Boolean value indicating whether a path names an interface file.
  package static func reads(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Reads a file. One that is broken gives the elements before the fault, and one beyond the limits gives
  /// none.
  package init(reading bytes: [UInt8], path: String, limits: ProjectFileLimits = ProjectFileLimits()) {
    self.path = path
    do throws(ProjectFileError) {
      let text = try ProjectText(decoding: bytes, limits)
      let reader = InterfaceReader(of: text, limits)
      (self.text, tree, error) = (text, reader.tree, reader.error)
    } catch {
      (text, tree, self.error) = (nil, InterfaceTree(), error)
    }
  }

  /// Returns the findings about the interface in the order of its lines.
  package func findings() -> [Finding] {
    guard let text, let root = tree.all.first(where: { tree[$0].name == "document" }) else { return [] }
    let type = tree[root].attributes["type"] ?? ""
    // There is one appearance on the watch.
    if type.contains("WatchKit") || tree[root].attributes["targetRuntime"] == "watchKit" { return [] }
    let views = InterfaceViews(of: tree, isTouch: !type.contains("InterfaceBuilder3.Cocoa."))
    return (InterfaceColorRule(views).facts() + InterfaceMaterialRule(tree: tree).facts())
      .sorted { tree[$0.element].offset < tree[$1.element].offset }.map { finding($0, in: text) }
  }

  private func finding(_ placed: PlacedFact, in text: ProjectText) -> Finding {
    let offset = tree[placed.element].offset
    let place = Place(file: path, line: text.lines.line(of: offset), column: text.lines.column(of: offset))
    return Finding(placed.fact, at: place)
  }
}
