// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of the page of `make demo`, which is made from the output of the program.
@Suite struct DemoPageTests {
  private static let scenes = {
    let (first, second) = (
      #"{"id": "a", "text": "A", "frame": [5, 5, 40, 20]}"#,
      #"{"id": "b", "text": "B", "frame": [5, 25, 40, 20]}"#
    )
    let (half, whole) = (##"{"fill": "#336699", "frame": [0, 25, 60, 25]}"##, ##"{"fill": "#336699"}"##)
    return [
      "seen": [first, second], "partly-covered": [first, second, half], "covered": [first, whole],
      "empty": [whole],
    ]
  }()

  @Test(.enabled(if: node != nil, "there is no node; Scripts/setup.sh installs it"))
  func thePageHoldsScenesWithAndWithoutTexts() throws {
    let folder = try TemporaryFolder()
    let scenes = try TemporaryFolder()
    for (name, layers) in Self.scenes {
      let file = try scenes.write(
        ##"{"version": 1, "size": {"width": 60, "height": 50}, "scale": 1, "desktop": [{"fill": "#FFFFFF"}, "##
          + layers.joined(separator: ", ") + "]}",
        to: name + ".json")
      let drawn = try Program.run(["render", file, "-o", "\(folder.path)/\(name).png", "--json"])
      #expect(drawn.exit == 0)
      _ = try folder.write(drawn.output, to: name + ".json")
    }
    for list in ["materials", "symbols"] {
      _ = try folder.write(Program.run([list, "--json"]).output, to: list + ".json")
    }
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.node))
    process.arguments = [SourceTree.root.appending(path: "Scripts/demo-index.mjs").path, folder.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let page = try String(contentsOfFile: folder.path + "/index.html", encoding: .utf8)
    for title in ["Seen", "Partly covered", "Covered", "Empty"] {
      #expect(page.contains("<h2>\(title)</h2>"))
    }
    for summary in ["2 of 2 texts", "1 of 1 texts", "1 more hidden", "every text is hidden"] {
      #expect(page.contains(summary))
    }
  }

  private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/node" }.first(where: FileManager.default.isExecutableFile)
}
