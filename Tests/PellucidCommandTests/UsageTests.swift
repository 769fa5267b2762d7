// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@Suite struct UsageTests {
  @Test func usageErrorsExit64AndPrintNothing() throws {
    let cases: [([String], String)] = [
      ([], "pellucid: no verb: the command line: write pellucid --help to see the verbs\n"),
      (
        ["rendr"],
        "pellucid: unknown verb: rendr: did you mean render? pellucid --help lists them\n"
      ),
      (
        ["render"],
        "pellucid: missing argument: SCENE.json|FOLDER: write pellucid render SCENE.json|FOLDER…\n"
      ),
      (
        ["render", "a.json"],
        "pellucid: missing option: -o: write -o OUT.png, --json, --findings or --html FOLDER\n"
      ),
      (["render", "a.json", "--filmstrip", "3"], "pellucid: missing option: -o: write -o OUT.png\n"),
      (
        ["diff", "a", "b", "c"], "pellucid: one argument too many: c: write pellucid diff --help for usage\n"
      ),
      (
        ["colors", "--platform", "mac"],
        "pellucid: unknown value: --platform mac: did you mean macos? "
          + "use one of ios, macos, tvos, visionos, watchos\n"
      ),
      (
        ["diff", "a", "b", "--tolerance", "-1"],
        "pellucid: not an allowed number: --tolerance -1: write a number in 0…255\n"
      ),
      (
        ["material", "thin", "--over", "#000", "--json", "--active", "--inactive"],
        "pellucid: options exclude each other: --active and --inactive: keep one of them\n"
      ),
      (
        ["colors", "--desktop-tinted", "--no-desktop-tinted"],
        "pellucid: options exclude each other: --desktop-tinted and --no-desktop-tinted: keep one of them\n"
      ),
      (
        ["render", "a.json", "-o", "a.png", "-o", "b.png"],
        "pellucid: option given twice: --output: keep one of them\n"
      ),
      (
        ["colors", "--platform", "ios", "--platform=macos"],
        "pellucid: option given twice: --platform: keep one of them\n"
      ),
      (
        ["materials", "--json", "--json"], "pellucid: option given twice: --json: keep one of them\n"
      ),
      (
        ["render", "a.json", "-o", ""],
        "pellucid: missing value: --output: write --output OUT.png|OUT.apng|FOLDER\n"
      ),
      (
        ["render", "a.json", "--output="],
        "pellucid: missing value: --output: write --output OUT.png|OUT.apng|FOLDER\n"
      ),
      (
        ["render", "a.json", "--json", "--fonts", ""],
        "pellucid: missing value: --fonts: write --fonts PATH\n"
      ),
      (["catalog", "list", ""], "pellucid: missing argument: PATH: write pellucid catalog list PATH\n"),
      (
        ["material", "thin", "--over", "#fff", "--label", "secondaryLabel", "-o", "x.png"],
        "pellucid: missing value: --label TEXT: write --label STYLE TEXT\n"
      ),
      (
        ["material", "thin", "--over", "--json"],
        "pellucid: missing value: --over: write --over IMAGE|#RRGGBB\n"
      ),
      (["render", "a.json", "-o", "out.jpg"], Self.notPNG("out.jpg")),
      (["material", "thin", "--over", "#000", "-o", "a.png/out.webp"], Self.notPNG("a.png/out.webp")),
      (["diff", "a", "b", "-o", "out.png.gz"], Self.notPNG("out.png.gz")),
    ]
    for (arguments, message) in cases {
      let result = try Program.run(arguments)
      #expect(result.exit == 64)
      #expect(result.output.isEmpty)
      #expect(result.errors == message)
    }
  }

  private static func notPNG(_ path: String) -> String {
    "pellucid: not a PNG: -o \(path): pictures are written as PNG; choose a name that ends in .png\n"
  }

  @Test func unknownOptionsNameTheNearest() throws {
    let result = try Program.run(["colors", "--platfrom", "ios"])
    #expect(result.exit == 64)
    #expect(result.errors.hasPrefix("pellucid: unknown option: --platfrom: did you mean --platform?"))
  }
}
