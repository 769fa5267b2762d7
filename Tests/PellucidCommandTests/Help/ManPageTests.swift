// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of the page of the manual. A test is skipped if its formatter is not installed.
@Suite struct ManPageTests {
  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
  }

  private static func page(
    in language: String = "en"
  ) throws -> (folder: TemporaryFolder, path: String) {
    let (folder, result) = (try TemporaryFolder(), try Program.run(["man", "--language", language]))
    #expect(result.exit == 0 && result.errors.isEmpty)
    return (folder, try folder.write(result.output, to: "pellucid.1"))
  }

  @Test(
    "groff formats the page without a warning", .enabled(if: isInstalled("groff"), "groff is not installed"))
  func groff() throws {
    let (folder, path) = try Self.page()
    let result = try Program.run(["-man", "-ww", "-Tutf8", "-P-cbou", path], program: "/usr/bin/groff")
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
    let words = result.output.replacing(/\s+/, with: " ")
    for command in Verbs.families.flatMap(\.members).map(\.description) {
      #expect(words.contains(command.usage), "\(command.usage)")
    }
    for part in ["EXIT STATUS", "ENVIRONMENT", "--no-desktop-tinted", "0…1", "pellucid --version"] {
      #expect(words.contains(part), "\(part)")
    }
    _ = folder
  }

  @Test(
    "groff formats the Korean page without a warning",
    .enabled(if: isInstalled("groff"), "groff is not installed"))
  func koreanPage() throws {
    let (folder, path) = try Self.page(in: "ko")
    let result = try Program.run(["-man", "-ww", "-Tutf8", "-P-cbou", path], program: "/usr/bin/groff")
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
    let words = result.output.replacing(/\s+/, with: " ")
    for command in Verbs.families.flatMap(\.members).map(\.description) {
      #expect(words.contains(command.usage), "\(command.usage)")
    }
    for part in ["사용자 명령", "종료 상태", "환경 변수", "pellucid help [명령]", "--no-desktop-tinted", "두 그림을 비교합니다."] {
      #expect(words.contains(part), "\(part)")
    }
    #expect(!words.contains("EXIT STATUS") && !words.contains("Compares two pictures."))
    _ = folder
  }

  @Test("mandoc reports no warning", .enabled(if: isInstalled("mandoc"), "mandoc is not installed"))
  func mandoc() throws {
    let (folder, path) = try Self.page()
    let result = try Program.run(["-T", "lint", "-W", "warning", path], program: "/usr/bin/mandoc")
    // The page has no date, so that its bytes stay the same.
    let warnings = result.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(warnings.isEmpty, "\(warnings)")
    _ = folder
  }
}
