// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of the sentences about wrong command lines, in both languages.
@Suite struct UsageSentenceTests {
  private static var problems: [UsageProblem] {
    let places: [UsageProblem.Notation] = [
      .size, .position, .schedule, .time, .light, .tolerance(["exact"]), .png, .sheet, .assignment, .language,
      .shard,
    ]
    let color = ColorParsingError(.unknownNotation, position: 0, found: "x", allowed: .notation)
    return [
      .noVerb, .missing(.argument, "A", syntax: "pellucid diff A B"), .missing(.option, "-o", syntax: "-o A"),
      .missing(.value, "-o", syntax: "-o A"), .missingOption(oneOf: ["-o A", "--json"]),
      .missingOption(oneOf: ["-o A"]), .surplusArgument("c", verb: "diff"),
      .surplusValue("--json=1", option: "--json"), .givenTwice("--json"),
      .number(at: "--x 9", .within(0...1)),
      .number(at: "--x 9", .wholeWithin(0...1)), .color(color, at: "--color x"), .standardOutput(at: "-o -"),
      .outputIsFolder(at: "-o x"),
      .material(.unknownMaterial(name: "thim", nearest: "thin"), at: "--material"),
      .roleAsMaterial("menu", at: "--material"),
      .materialElsewhere("sidebr", nearest: "sidebar", .macOS, at: "--material"),
      .foreground("lable", .iOS, nearest: "label", at: "--foreground"),
      .foreground("x", .iOS, nearest: nil, at: "--label"),
      .foregroundWithMatrix("x"), .lensHasNoBound(.loupe), .identityIsNotDrawn,
      .rulesContradict(at: "--glass-rules x"), .noLuminanceLeft(atLeast: 0.5),
      .unnamedAsset(count: 2, isColorSet: true, path: "A"), .excluding("--x", "--y"),
      .together(.foreign("--x", job: "glass", takenBy: ["pellucid x"])),
      .needs("--x", oneOf: ["--y", "--z"]),
      .together(.recordingInCI), .together(.failuresReplaceReferences("-o x")),
      .together(.failuresAmongScenes("-o x")),
      .together(.outputReplacesInput(output: "-o x", input: "x")), .together(.outputsAreOneFile("-o x", "x")),
      .together(.oneSceneOnly("--heatmap")), .together(.oneValueOnly("--device")),
      .together(.needsFolder("-o x.png")),
      .together(.scenesShareOutput("out/a.png", first: "a.json", second: "b/a.json")),
      .scene(.pixels(limit: 9)), .scene(.frames(3, limit: 9, isAnimation: true)),
      .scene(.frameTime(3, isShort: true)), .scene(.oneAppearance), .scene(.fadeToSame("dark")),
      .scene(.combinations(300, limit: 256)),
      .setting(.duplicateKey(.init("value", at: TextPosition(line: 1, column: 2))), at: "--set value=1"),
      .impossible(.component(place: "NAME", .unavailable(.toggle, .tvOS))),
      .with(
        .impossible(.component(place: "--set", .empty(.tabBar, .items))),
        example: "--set 'items=[{\"title\": \"A\"}]'"),
    ] + places.map { .malformed($0, at: "--x y") }
      + [.verb, .option, .value, .glass, .level, .rule, .color, .symbol, .device].map {
        .unknown($0, "drak", at: "--x drak", .these(["dark", "light"]))
      } + [.unknown(.verb, "x", at: "x", .listed(nearest: nil, by: "pellucid --help"))]
  }

  @Test("Sentences in both languages have a problem, a place and advice")
  func sentences() {
    for problem in Self.problems {
      let (english, korean) = (problem.sentence(in: .english), problem.sentence(in: .korean))
      #expect(english.split(separator: ": ").count >= 3, "\(english)")
      #expect(korean.split(separator: ": ").count >= 3, "\(korean)")
      #expect(KoreanSentence.hasHangul(korean) && !KoreanSentence.hasHangul(english), "\(korean)")
      #expect(KoreanSentence.englishWords(in: korean.replacing("--fade-to", with: "")).isEmpty, "\(korean)")
      #expect(!english.contains("\n") && !korean.contains("\n"))
    }
  }

  @Test("Errors follow --language anywhere in the line, or else the environment")
  func languages() throws {
    for arguments in [
      ["colors", "--language", "ko", "--platform", "mac"], ["colors", "--platform", "mac", "--language=ko"],
      ["rendr", "--language", "ko"],
    ] {
      #expect(KoreanSentence.hasHangul(try Program.run(arguments).errors), "\(arguments)")
    }
    for (locale, isKorean) in [("ko_KR.UTF-8", true), ("de_DE.UTF-8", false)] {
      let result = try Program.run(["rendr"], settings: ["LC_ALL": locale])
      #expect(KoreanSentence.hasHangul(result.errors) == isKorean)
    }
    let unknown = try Program.run(["colors", "--language", "kr"])
    #expect(unknown.exit == 64 && unknown.errors.contains("unknown value: --language kr: did you mean ko?"))
  }
}
