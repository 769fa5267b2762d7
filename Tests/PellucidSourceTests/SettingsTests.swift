// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource
import Testing

@Suite struct SettingsTests {
  /// Returns the keys, values and places of the findings about a file.
  private func found(_ bytes: [UInt8], _ path: String) -> [String] {
    SettingsFile(reading: bytes, path: path).findings().map { finding in
      #expect(finding.ruleID == "SRC04")
      #expect(finding.place.file == path)
      guard case .source(.oneAppearance(let key, let value)) = finding.fact else { return "another fact" }
      return "\(finding.place.line ?? 0):\(finding.place.column ?? 0) \(key)=\(value)"
    }
  }

  private func found(_ text: String, _ path: String) -> [String] { found(Array(text.utf8), path) }

  private func list(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(entries)
    </dict>
    </plist>
    """
  }

  @Test("An appearance in a property list is found at its key")
  func propertyList() {
    let text = list(
      "\t<key>CFBundleName</key>\n\t<string>é</string>\n\t<key>UIUserInterfaceStyle</key>\n\t<string>Light</string>"
    )
    #expect(found(text, "App/Info.plist") == ["7:2 UIUserInterfaceStyle=Light"])
    let aqua = list("é <key>NSRequiresAquaSystemAppearance</key> <true/>")
    #expect(found(aqua, "Info.plist") == ["5:3 NSRequiresAquaSystemAppearance=true"])
    let pad = list("<key>UIUserInterfaceStyle~ipad</key><string>\n Dark\n</string>")
    #expect(found(pad, "Info.plist") == ["5:1 UIUserInterfaceStyle~ipad=Dark"])
  }

  @Test(
    "Settings that follow the system, comments and keys of inner dictionaries are none",
    arguments: [
      "<key>UIUserInterfaceStyle</key><string>Automatic</string>",
      "<key>NSRequiresAquaSystemAppearance</key><false/>",
      "<!-- <key>UIUserInterfaceStyle</key><string>Dark</string> -->",
      "<key>Themes</key><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict>",
      "<key>Keys</key><array><string>UIUserInterfaceStyle</string><string>Dark</string></array>",
      "<key>UIUserInterfaceStyle</key><string>$(STYLE)</string>",
    ])
  func trapsInPropertyLists(entries: String) {
    let file = SettingsFile(reading: Array(list(entries).utf8), path: "Info.plist")
    #expect(file.error == nil)
    #expect(file.findings().isEmpty)
  }

  @Test("A project and a file of build settings tell an appearance at each place")
  func buildSettings() {
    let project = """
      // !$*UTF8*$!
      {
        objects = {
          A /* Debug */ = {
            buildSettings = {
              INFOPLIST_KEY_UIUserInterfaceStyle = Light;
              "INFOPLIST_KEY_NSRequiresAquaSystemAppearance[sdk=macosx*]" = YES;
              script = "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;";
              /* INFOPLIST_KEY_UIUserInterfaceStyle = Dark; */
            };
          };
          B = { buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = Automatic; }; };
        };
      }
      """
    #expect(
      found(project, "App.xcodeproj/project.pbxproj") == [
        "6:9 INFOPLIST_KEY_UIUserInterfaceStyle=Light",
        "7:9 INFOPLIST_KEY_NSRequiresAquaSystemAppearance[sdk=macosx*]=YES",
      ])
    let lines = """
      #include "Base.xcconfig"
      // INFOPLIST_KEY_UIUserInterfaceStyle = Light
        INFOPLIST_KEY_UIUserInterfaceStyle[sdk=iphone*] = Dark // for films
      INFOPLIST_KEY_NSRequiresAquaSystemAppearance = NO
      """
    #expect(found(lines, "App.xcconfig") == ["3:3 INFOPLIST_KEY_UIUserInterfaceStyle[sdk=iphone*]=Dark"])
  }

  @Test("Property lists in UTF-16, in the old form and in binary form are read")
  func otherForms() {
    let text = list("<key>UIUserInterfaceStyle</key>\n<string>Dark</string>").replacing(
      "UTF-8", with: "UTF-16")
    let units = Array(text.utf16)
    let little: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(found(little, "Info.plist") == ["5:1 UIUserInterfaceStyle=Dark"])
    #expect(found(big, "Info.plist") == ["5:1 UIUserInterfaceStyle=Dark"])
    #expect(
      found("{ UIUserInterfaceStyle = Dark; b = { UIUserInterfaceStyle = Light; }; }", "Info.plist") == [
        "1:3 UIUserInterfaceStyle=Dark"
      ])
    let binary = BinaryList([
      [0xD2, 1, 3, 2, 4], .text("UIUserInterfaceStyle"), .text("Dark"),
      .text("NSRequiresAquaSystemAppearance"), [0x09],
    ])
    #expect(
      found(binary.bytes, "Info.plist") == [
        "0:0 UIUserInterfaceStyle=Dark", "0:0 NSRequiresAquaSystemAppearance=true",
      ])
  }

  @Test("A half-written file gives what stands before the fault, and an error")
  func brokenFiles() {
    let plist = SettingsFile(
      reading: Array(
        "<plist>\n<dict>\n<key>UIUserInterfaceStyle</key><string>Dark</string>\n<key>a</key><str".utf8),
      path: "Info.plist")
    #expect(plist.findings().count == 1)
    #expect(plist.error == .malformed(line: 4))
    let crossed = SettingsFile(
      reading: Array("<plist><dict>\n<array></dict></array></plist>".utf8), path: "Info.plist")
    #expect(crossed.error == .malformed(line: 2))
    let project = SettingsFile(
      reading: Array("{ a = { INFOPLIST_KEY_UIUserInterfaceStyle = Dark;\n b = \"c;".utf8),
      path: "project.pbxproj")
    #expect(project.findings().count == 1)
    #expect(project.error == .malformed(line: 2))
    #expect(SettingsFile(reading: Array("}".utf8), path: "project.pbxproj").error == .malformed(line: 1))
    #expect(SettingsFile(reading: [0xFF, 0xC0, 0x80], path: "a.xcconfig").error == .notText)
    #expect(SettingsFile(reading: [0xFF, 0xFE, 0x41], path: "Info.plist").error == .notText)
    #expect(SettingsFile(reading: [], path: "project.pbxproj").error == nil)
  }

  @Test("Files that were made to keep a reader busy are refused")
  func hostileFiles() {
    let deep = "<plist>" + String(repeating: "<array>", count: 50_000)
    #expect(SettingsFile(reading: Array(deep.utf8), path: "Info.plist").error == .tooDeep(line: 1, most: 300))
    let entities = "<!DOCTYPE plist [<!ENTITY a \"b\">]>\n<plist><dict><key>&a;</key><true/></dict></plist>"
    #expect(SettingsFile(reading: Array(entities.utf8), path: "Info.plist").error == .documentType(line: 1))
    // Each array has the next one twice.
    let arrays = (1..<60).map { (next: UInt8) -> [UInt8] in [0xA2, next, next] }
    let shared = BinaryList(arrays + [.text("a")])
    #expect(SettingsFile(reading: shared.bytes, path: "Info.plist").findings().isEmpty)
    var limits = ProjectFileLimits()
    limits.bytes = 10
    #expect(
      SettingsFile(reading: Array("A = 1234567".utf8), path: "a.xcconfig", limits: limits).error
        == .tooLarge(bytes: 11, most: 10))
  }

  @Test("Every change of a byte of a binary property list is read or refused, and never a trap")
  func changedBinaryLists() {
    let bytes = BinaryList([[0xD1, 1, 2], .text("UIUserInterfaceStyle"), [0x62, 0, 0x41, 0, 0x42]]).bytes
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x0F, 0x5F, 0x7F, 0x80, 0xDF, 0xFF] {
        var changed = bytes
        changed[index] = value
        _ = SettingsFile(reading: changed, path: "Info.plist").findings()
      }
      _ = SettingsFile(reading: Array(bytes[..<index]), path: "Info.plist").findings()
    }
  }

  @Test("Only settings are read")
  func names() {
    for path in ["Info.plist", "A/project.pbxproj", "a.XCCONFIG"] { #expect(SettingsFile.reads(path)) }
    for path in ["App.entitlements", "Package.swift", "plist", "a.plist/b"] {
      #expect(!SettingsFile.reads(path))
    }
    #expect(SettingsFile(reading: Array("<".utf8), path: "App.entitlements").error == nil)
  }
}

/// A binary property list with one byte for each reference.
private struct BinaryList {
  var bytes = Array("bplist00".utf8)

  init(_ objects: [[UInt8]]) {
    var places: [UInt8] = []
    for object in objects {
      places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += places + [0, 0, 0, 0, 0, 0, 2, 1] + Self.wide(objects.count) + Self.wide(0) + Self.wide(table)
  }

  private static func wide(_ number: Int) -> [UInt8] {
    (0..<8).map { UInt8((number >> (56 - 8 * $0)) & 0xFF) }
  }
}

extension [UInt8] {
  /// An object that is a text of ASCII.
  fileprivate static func text(_ text: String) -> [UInt8] {
    (text.utf8.count < 15 ? [0x50 | UInt8(text.utf8.count)] : [0x5F, 0x10, UInt8(text.utf8.count)])
      + Array(text.utf8)
  }
}
