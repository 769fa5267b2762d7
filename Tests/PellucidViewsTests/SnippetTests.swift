// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDocument
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViewSnippets
import PellucidViews
import Testing

/// Tests of the snippets in `Tests/ViewSnippets`, which compile against the public surface alone.
@MainActor @Suite struct SnippetTests {
  /// The folder of the records, beside the snippets.
  private static let layouts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "ViewSnippets/Layouts")
  private static let width = 390.0

  private struct Setting {
    let name: String
    var isDark = false
    var direction = PellucidViews.LayoutDirection.leftToRight

    static let all = [
      Setting(name: "light"), Setting(name: "dark", isDark: true),
      Setting(name: "right to left", direction: .rightToLeft),
    ]
  }

  private static func described(
    _ snippet: Snippet, _ renderer: SceneRenderer, _ setting: Setting
  ) -> (scene: SceneDescription, missing: [MissingName]) {
    var traits = Traits()
    traits.appearance = setting.isDark ? .dark : .light
    let view = snippet.view().environment(\.layoutDirection, setting.direction)
    return renderer.described(view, width: width, height: snippet.height, scale: 1, traits: traits)
  }

  @Test("There are at least 150 snippets, whose names are different")
  func snippetsAreMany() {
    let names = SnippetTopic.allCases.flatMap(\.snippets).map(\.name)
    #expect(names.count >= 150 && Set(names).count == names.count)
  }

  @Test(
    "A snippet is drawn in each appearance and direction, and has a document",
    arguments: SnippetTopic.allCases)
  func snippetsAreDrawn(topic: SnippetTopic) throws {
    var renderer = try SceneRenderer(threads: 2)
    for snippet in topic.snippets {
      for setting in Setting.all {
        let name = setting.name
        let (scene, missing) = Self.described(snippet, renderer, setting)
        #expect(missing.isEmpty, "\(snippet.name), \(name)")
        LayerWalk.forEach(in: scene) { layer in
          let frame = layer.frame
          let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
          #expect(isFinite, "\(snippet.name), \(name): \(frame)")
        }
        #expect(throws: Never.self, "\(snippet.name), \(name)") { try SceneWriter().bytes(of: scene) }
        // Pictures are compared apart from the expectations, which would print their samples.
        let picture = try renderer.draw(scene).picture.image
        let isDrawn = !Self.isPlain(picture)
        #expect(isDrawn, "\(snippet.name), \(name): the picture has one colour")
        let again = try renderer.draw(Self.described(snippet, renderer, setting).scene).picture.image
        let isSame = again == picture
        #expect(isSame, "\(snippet.name), \(name): another picture the second time")
      }
    }
  }

  @Test(
    "A snippet is laid out as recorded; PELLUCID_RECORD_GOLDENS=1 records it",
    arguments: SnippetTopic.allCases)
  func snippetsAreLaidOutAsRecorded(topic: SnippetTopic) throws {
    let renderer = try SceneRenderer(threads: 1)
    var lines: [String] = []
    for snippet in topic.snippets {
      let scene = Self.described(snippet, renderer, Setting.all[0]).scene
      lines.append(
        "\(snippet.name) \(LayerLines.number(scene.size.width))×\(LayerLines.number(scene.size.height))")
      lines += LayerLines(scene).lines
    }
    try Self.compare(lines, with: Self.layouts.appending(path: topic.rawValue + ".txt"))
  }

  @Test("There is a record for each topic and no other")
  func recordsAreThoseOfTopics() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.layouts.path)
    #expect(Set(names) == Set(SnippetTopic.allCases.map { $0.rawValue + ".txt" }))
  }

  // MARK: Comparing

  /// Returns a Boolean value that is true for a picture of one colour, which is the same one pixel further.
  private static func isPlain(_ image: PixelImage) -> Bool {
    var moved = image
    moved.samples = Array(image.samples[4...])
    moved.samples.append(contentsOf: image.samples[..<4])
    return moved == image
  }

  private static func compare(_ lines: [String], with file: URL) throws {
    let text = lines.joined(separator: "\n") + "\n"
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard recorded != text else { return }
    if ProcessInfo.processInfo.environment["PELLUCID_RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record(
        "\(file.lastPathComponent) was recorded; read it and run again without PELLUCID_RECORD_GOLDENS")
      return
    }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for change in lines.difference(from: old).prefix(20) {
      switch change {
      case .remove(let offset, let line, _): Issue.record("\(file.path):\(offset + 1): missing: \(line)")
      case .insert(_, let line, _): Issue.record("\(file.path): new: \(line)")
      }
    }
  }
}
