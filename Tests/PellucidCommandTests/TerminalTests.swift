// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of output for terminals, which run the program on a pseudo-terminal.
@Suite struct TerminalTests {
  private let scene =
    ##"{"version": 1, "size": {"width": 8, "height": 8}, "scale": 1, "desktop": [{"fill": "#808080"}]}"##

  @Test func progressIsShownAndWiped() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let traits = ["--platform", "visionos", "--level", "elevated"]
    let arguments = ["render", file, "-o", folder.path + "/m.png", "--matrix"] + traits
    let shown = try Program.runOnTerminal(arguments)
    #expect(shown.exit == 0)
    #expect(shown.output.contains("drawing 1 of 4 (0 %): Default"))
    // The line has the completed share and an estimate of the time left.
    #expect(shown.output.contains(/drawing 4 of 4 \(75 %, \d+ s left\): Default · more contrast · less tr/))
    #expect(shown.output.hasSuffix("\r\u{1B}[K"))
    let lines = shown.output.replacing("\u{1B}[K", with: "").split(separator: "\r")
    #expect(lines.allSatisfy { $0.count < 80 })
    let korean = try Program.runOnTerminal(arguments + ["--language", "ko"])
    #expect(korean.output.contains("그리는 중 4/4 (75 %, ") && korean.output.contains("초 남음): "))
    let quiet = try Program.runOnTerminal(arguments + ["--quiet"])
    #expect(quiet.exit == 0)
    #expect(quiet.output.isEmpty)
    let plain = try Program.run(arguments)
    #expect(plain.exit == 0)
    #expect(plain.output.isEmpty && plain.errors.isEmpty)
  }

  @Test func colorsAreForTerminalsThatWantThem() throws {
    let message = "unknown verb: rendr: did you mean render?"
    let colored = try Program.runOnTerminal(["rendr"])
    #expect(colored.exit == 64)
    #expect(colored.output.hasPrefix("\u{1B}[1;31mpellucid:\u{1B}[0m " + message))
    #expect(try Program.runOnTerminal(["rendr"], noColor: "1").output.hasPrefix("pellucid: " + message))
    #expect(try Program.runOnTerminal(["rendr"], terminal: "dumb").output.hasPrefix("pellucid: " + message))
    #expect(try Program.run(["rendr"], noColor: "").errors.hasPrefix("pellucid: " + message))
  }
}
