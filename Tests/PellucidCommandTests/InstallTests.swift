// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@Suite struct InstallTests {
  private static let files = [
    "bin/pellucid", "share/man/man1/pellucid.1", "share/bash-completion/completions/pellucid",
    "share/man/ko/man1/pellucid.1", "share/zsh/site-functions/_pellucid",
    "share/fish/vendor_completions.d/pellucid.fish",
    "share/pellucid/Symbols/wifi.svg", "share/pellucid/Phosphor/fill/trash-fill.svg",
    "lib/pellucid/libswiftCore.so", "share/doc/pellucid/copyright",
  ]

  private static func install(_ argument: String, into folder: TemporaryFolder) throws -> Program.Result {
    try Program.run(
      [argument], program: SourceTree.root.path + "/Scripts/install.sh",
      settings: ["DESTDIR": folder.path, "PREFIX": "/opt/pellucid"])
  }

  @Test("An installed program draws after its prefix moves, and removing it leaves no file")
  func installed() throws {
    let folder = try TemporaryFolder()
    let result = try Self.install(Program.path, into: folder)
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
    let prefix = folder.path + "/opt/pellucid"
    for file in Self.files { #expect(folder.has("opt/pellucid/" + file), "\(file)") }
    #expect(
      try String(contentsOfFile: prefix + "/" + Self.files[1], encoding: .utf8) == Program.run(["man"]).output
    )
    // After the move the symbols lie neither in the folder of the build nor in that of the installation.
    try FileManager.default.moveItem(atPath: prefix, toPath: folder.path + "/elsewhere")
    let scene = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"symbol": "wifi"}, {"symbol": "trash.fill"}]}"#,
      to: "scene.json"
    )
    let drawn = try Program.run(
      ["render", scene, "-o", folder.path + "/out.png"], in: "/",
      program: folder.path + "/elsewhere/bin/pellucid")
    #expect(drawn.exit == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
    try FileManager.default.moveItem(atPath: folder.path + "/elsewhere", toPath: prefix)
    #expect(try Self.install("--remove", into: folder).exit == 0)
    let left = try FileManager.default.subpathsOfDirectory(atPath: prefix)
    #expect(left.filter { $0.contains("pellucid") } == [], "\(left)")
  }
}
