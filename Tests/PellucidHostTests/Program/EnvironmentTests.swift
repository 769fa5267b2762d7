// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests that the picture does not depend on the program's place and the user's settings.
@Suite struct EnvironmentTests {
  static let scene = ##"""
    {"version": 1, "size": {"width": 220, "height": 120}, "scale": 1, "desktop": [{"fill": "#ffffff"},
      {"text": "Settings 설정 設定 直 ffi", "frame": [4, 4, 200, 24], "style": "#000000"},
      {"text": "مرحبا שלום Ж ë", "frame": [4, 34, 200, 24], "weight": "bold", "style": "#000000"},
      {"text": "直す 骨 あ", "frame": [4, 64, 200, 24], "style": "#000000"}, LAST]}
    """##
  static let ownSymbol = #"{"symbol": "heart.fill", "frame": [4, 92, 24, 24]}"#
  static let themeSymbol = #"{"symbol": "scissors", "frame": [4, 92, 24, 24]}"#

  private func scene(_ last: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.path + "/scene.json"
    try WholeFile.write(Array(Self.scene.replacing("LAST", with: last).utf8), to: path)
    return path
  }

  /// Font rules that a user might have: other families, other weights, hinting, a skewed matrix.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
    <dir>/usr/share/fonts/truetype/dejavu</dir>
    <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit>
    <edit name="lang" mode="assign"><string>ja</string></edit></match>
    <match target="font"><edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="autohint" mode="assign"><bool>true</bool></edit>
    <edit name="antialias" mode="assign"><bool>false</bool></edit>
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="matrix" mode="assign"><matrix><double>1</double><double>0.4</double>
    <double>0</double><double>1</double></matrix></edit></match>
    <match target="scan"><edit name="weight" mode="assign"><int>210</int></edit></match></fontconfig>
    """

  @Test("A user's font settings do not change the picture")
  func userSettingsDoNotChangeThePicture() throws {
    let folder = try TemporaryFolder()
    let scene = try scene(Self.ownSymbol, in: folder)
    let rules = folder.path + "/fontconfig/fonts.conf"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/fontconfig", withIntermediateDirectories: true)
    try WholeFile.write(Array(Self.rules.utf8), to: rules)
    let settings: [[String: String]] = [
      [:], ["FONTCONFIG_FILE": rules], ["FONTCONFIG_PATH": folder.path + "/fontconfig"],
      ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path, "XDG_DATA_HOME": folder.path],
      ["FONTCONFIG_FILE": "/nowhere", "FONTCONFIG_SYSROOT": "/nowhere", "XDG_CACHE_HOME": "/nowhere"],
      [
        "PANGO_LANGUAGE": "ja:ko", "LANGUAGE": "ja", "LANG": "tr_TR.UTF-8", "LC_ALL": "ja_JP.UTF-8",
        "FC_LANG": "ja",
      ],
      ["PANGO_RC_FILE": rules, "PANGOCAIRO_BACKEND": "fc", "PANGO_SYSCONFDIR": folder.path],
      [
        "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 "
          + "autofitter:no-stem-darkening=0 cff:hinting-engine=adobe"
      ],
      ["GDK_SCALE": "3", "GDK_DPI_SCALE": "2", "QT_SCALE_FACTOR": "2"],
    ]
    var first: [UInt8]?
    for (index, setting) in settings.enumerated() {
      let out = "\(folder.path)/\(index).png"
      let result = try Program.run(["render", scene, "-o", out], settings: setting)
      #expect(result.exit == 0, "\(setting) \(result.errors)")
      let bytes = try FileReading.bytes(of: out, maximumBytes: 1 << 20)
      let isSame = bytes == first ?? bytes
      #expect(isSame, "\(setting)")
      first = bytes
    }
  }

  /// librsvg ends the process for such a name.
  @Test("The name of a language need not be text", arguments: ["LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE"])
  func languagesNeedNotBeText(variable: String) throws {
    let folder = try TemporaryFolder()
    let line = "export \(variable)=$(printf '\\377'); exec \"$0\" render \"$1\" -o \"$1.png\""
    let result = try Program.run(
      ["-c", line, Program.path, scene(Self.ownSymbol, in: folder)], program: "/bin/sh")
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test("A moved program names the files it needs")
  func aMovedProgramSaysWhatItNeeds() throws {
    let folder = try TemporaryFolder()
    let moved = folder.path + "/bin/pellucid"
    try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: Program.path, toPath: moved)
    let out = folder.path + "/out.png"

    let own = try Program.run(["render", scene(Self.ownSymbol, in: folder), "-o", out], program: moved)
    #expect(own.exit == 65)
    let templates = folder.path + "/bin/Pellucid_PellucidHost.resources/Symbols"
    #expect(
      own.errors
        == "pellucid: cannot draw a symbol: \(folder.path)/scene.json: desktop[4].symbol: "
        + "the symbol heart.fill needs the templates in \(templates), which are not there; "
        + "copy that folder together with the program\n")
    #expect(!FileManager.default.fileExists(atPath: out))

    let name = "/Pellucid_PellucidHost.resources"
    try FileManager.default.copyItem(
      atPath: Program.folder + name, toPath: folder.path + "/bin" + name)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "bin/pellucid")
    let linked = try Program.run(
      ["render", scene(Self.ownSymbol, in: folder), "-o", out], program: folder.path + "/link")
    #expect(linked.exit == 0 && linked.errors.isEmpty)

    let theme = try Program.run(
      ["render", scene(Self.themeSymbol, in: folder), "-o", out], program: moved)
    #expect(theme.exit == 65)
    #expect(theme.errors.contains("needs the Phosphor icons, which are not in \(folder.path)/bin/"))
    #expect(theme.errors.contains("; run make setup, or install the wheel py-phosphor-icons"))
  }

  @Test("The list of symbols says which of them a program without its icons cannot draw")
  func symbolsWithoutIcons() throws {
    let folder = try TemporaryFolder()
    let (moved, name) = (folder.path + "/bin/pellucid", "/Pellucid_PellucidHost.resources")
    try FileManager.default.createDirectory(atPath: folder.path + "/bin", withIntermediateDirectories: false)
    try FileManager.default.copyItem(atPath: Program.path, toPath: moved)
    let bare = try Program.run(["symbols"], program: moved)
    #expect(bare.exit == 65 && bare.errors.contains("needs the templates in "), "\(bare.errors)")
    try FileManager.default.copyItem(atPath: Program.folder + name, toPath: folder.path + "/bin" + name)

    let icon = try Program.run(["symbols", "scissors"], program: moved)
    #expect(icon.exit == 65 && icon.output.contains("phosphor"))
    #expect(
      icon.errors.contains("the symbol scissors needs the Phosphor icons, which are not in "),
      "\(icon.errors)")
    #expect(try Program.run(["symbols", "heart.fill"], program: moved).exit == 0)

    let all = try Program.run(["symbols"], program: moved)
    #expect(
      all.exit == 0 && all.errors.contains(" symbols cannot be drawn on this machine: "), "\(all.errors)")
    let json = try Program.run(["symbols", "--json"], program: moved).json
    let drawn = try #require(json["symbols"] as? [[String: Any]]).filter { $0["isDrawn"] as? Bool == true }
    #expect(drawn.contains { $0["name"] as? String == "heart.fill" })
    #expect(!drawn.contains { $0["name"] as? String == "scissors" })
    let here = try Program.run(["symbols"])
    #expect(here.exit == 0 && here.errors.isEmpty)
  }

  @Test("A missing font family is invalid input")
  func missingFamiliesAreBadInput() throws {
    let folder = try TemporaryFolder()
    let text = #"{"text": "x", "family": "Intr", "frame": [4, 92, 24, 24]}"#
    let result = try Program.run(["render", scene(text, in: folder), "-o", folder.path + "/out.png"])
    #expect(result.exit == 65)
    #expect(
      result.errors
        == "pellucid: cannot set a text: \(folder.path)/scene.json: desktop[4].family: "
        + "there is no font family Intr; did you mean Inter? leave the family out for Inter\n")
  }

  @Test("Characters that no font has are findings")
  func missingCharactersAreFindings() throws {
    let folder = try TemporaryFolder()
    let text = "{\"id\": \"face\", \"text\": \"😀 ☎ \u{10FFFD} 🇩🇪 \u{10FFFC}\", \"frame\": [4, 92, 90, 24]}"
    let result = try Program.run([
      "render", scene(text, in: folder), "-o", folder.path + "/out.png", "--findings",
    ])
    #expect(result.exit == 0)
    #expect(
      result.output.contains(
        "TXT01 face: no font can draw U+10FFFD, U+10FFFC; a box stands in its place\n"))
  }
}
