// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidTestSupport
import Testing

/// The contrast ratio beside coloraide's, whose luminance comes from a matrix with slightly other constants.
@Suite struct ContrastOracleTests {
  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path
  private static let hasOracle =
    FileManager.default.fileExists(atPath: python)
    && FileManager.default.fileExists(
      atPath: SourceTree.root.appending(path: ".venv/installed-oracles.txt").path)

  @Test(.enabled(if: hasOracle, "coloraide is not installed; make test installs it"))
  func tenThousandPairsAgreeWithColoraide() throws {
    var generator = SeededGenerator(seed: 21)
    let pairs = (0..<10_000).map { _ in (Self.color(&generator), Self.color(&generator)) }
    let ratios = try Self.coloraide(pairs)
    try #require(ratios.count == pairs.count)
    var widest = 0.0
    for ((first, second), ratio) in zip(pairs, ratios) {
      widest = max(widest, abs(contrastRatio(first, second) - ratio))
    }
    print("contrast beside coloraide: widest difference \(widest)")
    #expect(widest < 2e-3)
  }

  private static func color(_ generator: inout SeededGenerator) -> EncodedColor {
    func component(_ generator: inout SeededGenerator) -> Float { Float(generator.next() % 256) / 255 }
    return EncodedColor(
      red: component(&generator), green: component(&generator), blue: component(&generator))
  }

  private static func coloraide(_ pairs: [(EncodedColor, EncodedColor)]) throws -> [Double] {
    let lines = pairs.map { pair in
      [pair.0.red, pair.0.green, pair.0.blue, pair.1.red, pair.1.green, pair.1.blue]
        .map { String(Double($0)) }.joined(separator: " ")
    }
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [SourceTree.root.appending(path: "Scripts/oracle/contrast-coloraide.py").path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: answer, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
  }
}
