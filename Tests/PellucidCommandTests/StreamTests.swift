// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of standard streams that refuse output.
@Suite struct StreamTests {
  private let colors = ["colors", "--json"]

  @Test func fullOutputExits73() throws {
    for arguments in [colors, ["materials"], ["--help"], ["colors", "--help"], ["--version"]] {
      let result = try Program.runInShell(#""$0" "$@" > /dev/full"#, arguments)
      #expect(result.exit == 73)
      #expect(
        result.errors == "pellucid: cannot write the output: standard output: No space left on device; "
          + "check where it leads and its free space\n")
    }
  }

  @Test func closedOutputExits73() throws {
    let result = try Program.runInShell(#""$0" "$@" >&-"#, colors)
    #expect(result.exit == 73)
    #expect(result.errors.hasPrefix("pellucid: cannot write the output: standard output: "))
  }

  @Test func closedPipeExits73Quietly() throws {
    // The reader ends before the program begins, so that the first write fails.
    let folder = try TemporaryFolder()
    let result = try Program.runInShell(
      #"mkfifo "$1/pipe"; exec 3<>"$1/pipe" 4>"$1/pipe" 3<&-; "$0" colors --json >&4"#, [folder.path])
    #expect(result.exit == 73)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test func unwritableErrorsKeepTheExitCode() throws {
    for redirection in ["2> /dev/full", "2>&-"] {
      #expect(try Program.runInShell(#""$0" rendr "# + redirection, []).exit == 64)
      #expect(try Program.runInShell(#""$0" --version "# + redirection, []).exit == 0)
    }
  }

  @Test func filesThatMayNotGrowAreLeftOut() throws {
    let folder = try TemporaryFolder()
    let result = try Program.runInShell(
      #"ulimit -f 1; "$0" material thin --over /usr/share/backgrounds/mate/nature/Storm.jpg -o "$1/out.png""#,
      [folder.path])
    #expect(result.exit == 73)
    #expect(result.errors.hasPrefix("pellucid: cannot write the picture: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func wordsNeverEndUpInAPicture() throws {
    let folder = try TemporaryFolder()
    let script = #""$0" material thin --over '#336699' -o "$1/out.png" --json <&- >&- 2>&-"#
    #expect(try Program.runInShell(script, [folder.path]).exit == 73)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out.png"))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.suffix(8).starts(with: Data("IEND".utf8)))
  }
}
