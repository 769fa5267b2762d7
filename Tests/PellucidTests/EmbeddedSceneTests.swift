// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDocument
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of the native program that the embedded build is compared with: it draws and judges as `SceneRenderer` does.
@Suite struct EmbeddedSceneTests {
  private static let document = SourceTree.root.appending(path: "Tests/Embedded/shapes.json").path

  /// Returns what the program writes about the document.
  private func report() throws -> Data {
    let folder = try TemporaryFolder()
    let output = folder.path + "/report"
    let script = "exec \"$1\" < \"$2\" > \"$3\""
    let run = try Program.run(
      ["-c", script, "sh", Program.folder + "/EmbeddedScene", Self.document, output], program: "/bin/bash")
    #expect(run.exit == 0, Comment(rawValue: run.errors))
    return try Data(contentsOf: URL(fileURLWithPath: output))
  }

  @Test("A scene without texts and pictures gets the findings and samples of SceneRenderer")
  func agreesWithTheRenderer() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.document))
    let scene = try SceneReader().read(bytes: Array(bytes))
    var renderer = try SceneRenderer(threads: 1)
    let findings = try renderer.draw(scene).report.findings
    let resolution = try renderer.resolve(scene)
    let picture = try renderer.render(resolution, measuring: .everyPixel).image
    let onto8Bits = try renderer.pixels(of: resolution.scene)
    let places = DocumentPlaces(of: Array(bytes))
    let lines = try findings.map { finding in
      let place = try #require(places[finding.place.keyPath ?? ""], "\(finding.place)")
      return "\(place.line):\(place.column): \(finding.ruleID): \(Language.english.message(of: finding.fact))"
    }
    let samples = picture.samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(!findings.isEmpty)
    let found = try report()
    let count = samples.count + onto8Bits.samples.count
    let pixels = Array(found.suffix(count))
    let written = String(decoding: found.dropLast(count), as: UTF8.self).split(separator: "\n")
    #expect(written.first == "\(findings.count) findings")
    // A report is sorted; the program's lines are not.
    #expect(written.dropFirst().map(String.init).sorted() == lines.sorted())
    #expect(pixels.prefix(samples.count).elementsEqual(samples), "16 bits a sample")
    #expect(pixels.dropFirst(samples.count).elementsEqual(onto8Bits.samples), "8 bits a sample")
  }
}
