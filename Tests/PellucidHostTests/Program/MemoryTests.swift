// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of the program under a limit of its address space, with small scenes that need much memory.
@Suite struct MemoryTests {
  /// Enough memory for the program, its fonts and libraries, and small pictures.
  private static let limits = "ulimit -v 450000"

  private func draw(_ layers: String, size: String, scale: Int = 8) throws -> Program.Result {
    let folder = try TemporaryFolder()
    try WholeFile.write(ImageFixture.bytes("rgba-8.png"), to: folder.path + "/a.png")
    let document =
      "{\"version\": 1, \"size\": \(size), \"scale\": \(scale), \"desktop\": [\(layers)]}"
    try WholeFile.write(Array(document.utf8), to: folder.path + "/scene.json")
    return try Program.run(
      ["render", folder.path + "/scene.json", "-o", folder.path + "/out.png"], limits: Self.limits)
  }

  private static let small = "{\"width\": 20, \"height\": 20}"

  @Test("Refuse deeply nested full-size groups")
  func nestedGroupsAreRefused() throws {
    var layer = "{\"fill\": \"#ff0000\"}"
    for _ in 0..<30 { layer = "{\"group\": [\(layer)], \"opacity\": 0.5}" }
    let result = try draw(layer, size: "{\"width\": 10000, \"height\": 10000}", scale: 1)
    #expect(result.exit == 65)
    #expect(result.errors.contains("too much memory: layer 31 inside each other"), "\(result.errors)")
  }

  /// The pixels alone take 512 MB; three quarters of the address space are 346 MB.
  @Test("Refuse a picture that does not fit the address space")
  func theLimitOfTheProcessHolds() throws {
    let result = try draw("{\"fill\": \"#ff0000\"}", size: "{\"width\": 8000, \"height\": 8000}", scale: 1)
    #expect(result.exit == 65)
    #expect(
      result.errors.contains("too much memory") && result.errors.contains("0.35 GB"), "\(result.errors)")
  }

  /// Unclipped, the mask of each text would take 50 MB.
  @Test("Text masks are clipped to the picture")
  func textsAreCutToThePicture() throws {
    let texts = (0..<12).map { index in
      "{\"text\": \"MWM\(index)\", \"size\": 700, \"frame\": [-300, -400, 4000, 1000]}"
    }
    #expect(try draw(texts.joined(separator: ", "), size: Self.small).exit == 0)
  }

  @Test("Shadows are clipped to their visible part")
  func shadowsAreCutToWhatIsSeen() throws {
    let layer = """
      {"fill": "#ff0000", "frame": [5, 5, 9, 9], "shadow": {"sigma": 100, "offset": [0, 0], "color": "#000000"}}
      """
    #expect(try draw(layer, size: Self.small).exit == 0)
  }

  @Test("Turned pictures are clipped to their visible part")
  func turnedPicturesAreCutToWhatIsSeen() throws {
    let layer = """
      {"image": "a.png", "frame": [-50000, -50000, 100000, 100000], "transform": {"rotate": 10}}
      """
    #expect(try draw(layer, size: Self.small).exit == 0)
  }
}
