// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that the README's command lines run as the README states.
@Suite struct ReadMeTests {
  /// Returns the indented lines under a heading.
  private static func commands(under heading: String) throws -> [String] {
    let text = try String(contentsOf: SourceTree.root.appending(path: "README.md"), encoding: .utf8)
    let chapter = try #require(text.components(separatedBy: "## \(heading)\n").dropFirst().first)
    let lines = try #require(chapter.components(separatedBy: "\n## ").first).split(separator: "\n")
    return lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  @Test func everyCommandRunsAndEveryVerbIsShown() throws {
    let commands = try Self.commands(under: "On the command line")
    let verbs = Set(commands.map { $0.split(separator: " ") }.filter { $0[0] == "pellucid" }.map { $0[1] })
    let known =
      "render component material glass components materials vibrancy colors symbols export diff snapshot format schema explain catalog appearance"
    #expect(verbs == Set(known.split(separator: " ")))
    let folder = try TemporaryFolder()
    // Small files replace those that the commands name, so that the test takes little time.
    let setUp = #"""
      set -e
      cd "$1"
      program=$0 root=$2
      mkdir -p Examples App/Assets.xcassets/Ink.colorset
      color() { echo '{"color-space": "srgb", "components": {"red": "'$1'", "green": "'$2'", "blue": "'$3'", "alpha": "1.0"}}'; }
      dark='"appearances": [{"appearance": "luminosity", "value": "dark"}]'
      echo '{"colors": [{"idiom": "universal", "color": '"$(color 0x1F 0x4F 0xA3)"'},
        {"idiom": "universal", '"$dark"', "color": '"$(color 0x80 0xB0 0xFF)"'}],
        "info": {"author": "xcode", "version": 1}}' > App/Assets.xcassets/Ink.colorset/Contents.json
      for scene in "$root"/Examples/*.json; do command cp small.json "Examples/${scene##*/}"; done
      cp() { test -f "$1"; "$program" material thin --over '#336699' --scale 0.5 -o small.png; mv small.png "$2"; }
      pellucid() { "$program" "$@"; }

      """#
    _ = try folder.write(
      ##"{"version": 1, "size": {"width": 16, "height": 16}, "scale": 1, "desktop": [{"fill": "#336699"}]}"##,
      to: "small.json")
    let result = try Program.runInShell(
      setUp + commands.joined(separator: "\n"), [folder.path, SourceTree.root.path])
    #expect(result.exit == 0)
    #expect(result.errors.isEmpty)
    let names =
      ["desktop", "all", "thin", "panel", "glass", "moment", "strip"].map { $0 + ".png" } + ["merging.apng"]
    for name in names { #expect(folder.has(name)) }
  }

  /// Command lines that other checks cover: `Scripts/check-legibility.sh` proves the whole table, which takes
  /// minutes in debug, `GlassLegibilityTests` searches for the sufficient dimming, and `PairPictureTests` draws a chart.
  private static let slow: Set = [
    "pellucid legibility --json > table.json",
    "pellucid legibility --glass clear --foreground '#FFFFFF' --dimming 0.35",
    "pellucid legibility --platform ios --chart labels.svg",
  ]

  @Test func everyBoundOfOnePairIsProven() throws {
    // A pair that is proven not to hold has exit code 1.
    let exits: [String: Int32] = [
      "pellucid legibility --material thin --foreground label": 1,
      "pellucid legibility --material thin --foreground secondaryLabel --appearance dark --require 3": 1,
      "pellucid legibility --material menu --platform macos --foreground '#808080'": 1,
      "pellucid legibility --glass regular --control toolbar --adaptive": 1,
      "pellucid legibility --material thin --foreground label -o pair.png --photo photo.jpg --plot pair.svg":
        1,
    ]
    let all = try Self.commands(under: "Readable over every backdrop?")
    #expect(Set(all) == Self.slow.union(exits.keys))
    let folder = try TemporaryFolder()
    let photo = ["material", "thin", "--over", "#336699", "-o", "photo.png", "--quiet"]
    #expect(try Program.run(photo, in: folder.path).exit == 0)
    for (command, exit) in exits {
      let result = try Program.runInShell(
        #"cd "$1"; command cp photo.png photo.jpg; pellucid() { "$0" "$@"; }; "# + command, [folder.path])
      #expect(result.exit == exit, "\(command)")
      #expect(result.output.contains("(proven)") && result.errors.isEmpty, "\(command)")
    }
  }
}
