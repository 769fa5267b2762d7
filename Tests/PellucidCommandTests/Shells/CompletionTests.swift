// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that run the completions in their shells. A test is skipped if its shell is not installed.
@Suite struct CompletionTests {
  /// Typed lines with the words that completion offers: exactly these, or at least these.
  private static let lines: [(typed: String, offered: [String], isAll: Bool)] = [
    ("pellucid r", ["render"], true),
    ("pellucid catalog l", ["lint", "list"], true),
    ("pellucid render --pl", ["--platform"], true),
    ("pellucid render --platform ", ["ios", "macos", "tvos", "visionos", "watchos"], true),
    ("pellucid render sc", ["scene.json"], true),
    ("pellucid render scene.json -o pi", ["picture.png"], true),
    ("pellucid catalog show Assets.xcassets --reporter sa", ["sarif"], true),
    ("pellucid glass re", ["regular"], true),
    ("pellucid legibility --glass c", ["clear"], false),
    ("pellucid explain RND0", ["RND01", "RND02"], false),
    ("pellucid help legib", ["legibility"], true),
    ("pellucid completion f", ["fish"], true),
    ("pellucid material thin --label secondaryL", ["secondaryLabel", "secondaryLabelColor"], true),
  ]

  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + shell)
  }

  /// Returns a folder with the completion of a shell, and with files to complete.
  private static func folder(for shell: String, _ file: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["files/scene.json", "files/picture.png", "files/Assets.xcassets/Contents.json"] {
      _ = try folder.write("{}", to: name)
    }
    let made = try Program.run(["completion", shell])
    #expect(made.exit == 0 && made.errors.isEmpty)
    _ = try folder.write(made.output, to: file)
    return folder
  }

  private static func expect(_ offered: [String], for line: (typed: String, offered: [String], isAll: Bool)) {
    let isRight =
      line.isAll ? Set(offered) == Set(line.offered) : Set(offered).isSuperset(of: line.offered)
    #expect(isRight, "\(line.typed): \(offered)")
  }

  @Test(
    "bash completes verbs, flags, values and files",
    .enabled(if: isInstalled("bash"), "bash is not installed"))
  func bash() throws {
    let folder = try Self.folder(for: "bash", "pellucid.bash")
    let script = #"""
      source ../pellucid.bash
      COMP_LINE=$1 COMP_POINT=${#1}
      _pellucid
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    for line in Self.lines + [
      ("pellucid render --platform=m", ["macos"], true), ("pellucid material role:me", ["menu"], true),
    ] {
      let result = try Program.run(
        ["-c", script, "bash", line.typed], in: folder.path + "/files", program: "/usr/bin/bash")
      #expect(result.errors.isEmpty)
      Self.expect(result.output.split(separator: "\n").map(String.init), for: line)
    }
  }

  @Test(
    "fish completes verbs, flags, values and files",
    .enabled(if: isInstalled("fish"), "fish is not installed"))
  func fish() throws {
    let folder = try Self.folder(for: "fish", "pellucid.fish")
    for line in Self.lines + [("pellucid material role:me", ["role:menu"], true)] {
      let result = try Program.run(
        ["--no-config", "-c", #"source ../pellucid.fish; complete -C "$argv[1]""#, line.typed],
        in: folder.path + "/files", program: "/usr/bin/fish", settings: ["HOME": folder.path])
      #expect(result.errors.isEmpty)
      let offered = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      Self.expect(offered, for: line)
    }
  }

  @Test(
    "zsh completes verbs, flags, values and files", .enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zsh() throws {
    let folder = try Self.folder(for: "zsh", "functions/_pellucid")
    for line in Self.lines.filter(\.isAll) where line.offered.count == 1 {
      let typed = #"""
        zmodload zsh/zpty
        zpty shell zsh -f -i
        zpty -w shell 'fpath=(../functions $fpath); autoload -U compinit; compinit -u -D; stty cols 200; PROMPT=; print ready'
        zpty -r -m shell seen '*ready*'
        zpty -w -n shell "$1"$'\t'
        for turn in {1..100}; do
          sleep 0.1
          while zpty -r -t shell part; do seen+=$part; done
          [[ $seen == *$2* ]] && break
        done
        print -r -- $seen
        zpty -d shell
        """#
      let result = try Program.run(
        ["-f", "-c", typed, "zsh", line.typed, line.offered[0]], in: folder.path + "/files",
        program: "/usr/bin/zsh")
      #expect(result.output.contains(line.offered[0]), "\(line.typed): \(result.output)")
    }
  }

  @Test("An error about an unknown shell names the nearest one")
  func unknown() throws {
    let result = try Program.run(["completion", "zhs"])
    #expect(result.exit == 64 && result.errors.contains("did you mean zsh?"))
  }
}
