// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import SwiftParser
import Testing

/// `pellucid export`.
@Suite struct ExportTests {
  @Test("A style sheet and tokens are printed for the platform, the look and the accent that are named")
  func formats() throws {
    let sheet = try Program.run([
      "export", "css", "--platform", "macos", "--look", "os26", "--accent", "green",
    ])
    #expect(sheet.exit == 0 && sheet.output.hasPrefix("/*\n  macos os26 green\n"))
    #expect(sheet.output.contains("--pellucid-label-color: ") && sheet.output.contains(".pellucid-sidebar {"))
    let tokens = try Program.run(["export", "tokens"])
    #expect(tokens.exit == 0 && tokens.output.contains(#""name": "ios os27 multicolor""#))
    #expect(try Program.run(["export", "tokens"]).output == tokens.output)
  }

  @Test(
    "Swift sources are printed for SwiftUI, UIKit and AppKit, and refused where UIKit has no such colours")
  func swift() throws {
    let swiftUI = try Program.run(["export", "swift"])
    #expect(swiftUI.exit == 0 && swiftUI.output.contains("import SwiftUI\n"))
    #expect(!Parser.parse(source: swiftUI.output).hasError)
    let appKit = try Program.run(["export", "uikit", "--platform", "macos"])
    #expect(appKit.exit == 0 && appKit.output.contains("import AppKit\n"))
    #expect(!Parser.parse(source: appKit.output).hasError)
    let watch = try Program.run(["export", "uikit", "--platform", "watchos", "--language", "en"])
    #expect(watch.exit == 64 && watch.errors.contains("--platform watchos"), "\(watch.errors)")
  }

  @Test("Without a format, and with an unknown one, the formats are named")
  func wrongUse() throws {
    let missing = try Program.run(["export", "--language", "en"])
    #expect(
      missing.exit == 64 && missing.errors.contains("css|tokens|swift|uikit|catalog"), "\(missing.errors)")
    let unknown = try Program.run(["export", "scss", "--language", "en"])
    #expect(unknown.exit == 64 && unknown.errors.contains("css"), "\(unknown.errors)")
  }
}
