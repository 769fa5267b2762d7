// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge
import PellucidSource
import Testing

@Suite struct InterfaceFileTests {
  /// Returns a XIB of UIKit with a view that has contents and elements of its own.
  private func touch(_ subviews: String, _ own: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <device id="retina6_12" orientation="portrait" appearance="dark"/>
    <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
    \(subviews)
    </subviews>\(own)</view></objects>
    <resources><namedColor name="Ink"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></namedColor>
    <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom"/></systemColor></resources>
    </document>
    """
  }

  /// Returns a XIB of AppKit with a window.
  private func desk(_ subviews: String, window: String = "", style: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
    <objects><window \(window)>\(style)<view key="contentView"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
    \(subviews)
    </subviews></view></window></objects>
    </document>
    """
  }

  private func label(_ color: String, x: Int = 10, title: String = "Hello") -> String {
    "<label text=\"\(title)\"><rect key=\"frame\" x=\"\(x)\" y=\"10\" width=\"100\" height=\"20\"/>\(color)</label>"
  }

  private func view(_ name: String, _ contents: String = "", size: Int = 300) -> String {
    let end = name.prefix { $0 != " " }
    return
      "<\(name)><rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size)\" height=\"\(size)\"/>\(contents)</\(end)>"
  }

  private func color(_ key: String, _ value: String) -> String { "<color key=\"\(key)\" \(value)/>" }

  private let black = "white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\""
  private let white = "white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\""
  private let orange =
    "red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
  private let page = "systemColor=\"systemBackgroundColor\""

  /// Returns the rules of the findings, with a question mark behind those that another file decides.
  private func rules(_ text: String) -> [String] {
    let file = InterfaceFile(reading: Array(text.utf8), path: "Main.storyboard")
    #expect(file.error == nil)
    return file.findings().map { finding in
      if finding.verdict == .review { #expect(finding.severity == .note) }
      return finding.ruleID + (finding.verdict == .review ? "?" : "")
    }
  }

  // MARK: SRC01

  @Test("Colours with components are found where they reach views")
  func fixedColors() {
    #expect(rules(touch(label(color("textColor", black)))) == ["SRC01"])
    #expect(rules(touch(label(color("textColor", white)))) == ["SRC01?"])
    #expect(rules(touch("", color("backgroundColor", orange))) == ["SRC01"])
    #expect(rules(touch("", color("backgroundColor", "cocoaTouchSystemColor=\"whiteColor\""))) == ["SRC01"])
    #expect(
      rules(touch(view("navigationBar", color("barTintColor", orange) + color("tintColor", white)))) == [
        "SRC01"
      ])
    #expect(
      rules(touch(view("button", "<state key=\"normal\">\(color("titleColor", orange))</state>"))) == [
        "SRC01"
      ])
    #expect(rules(touch(view("switch", color("onTintColor", orange)))) == ["SRC01"])
    let attribute =
      "<userDefinedRuntimeAttribute type=\"color\" keyPath=\"layer.borderColor\">\(color("value", orange))</userDefinedRuntimeAttribute>"
    #expect(
      rules(touch(view("view", "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>")))
        == ["SRC01"])
  }

  @Test("A finding stands at the element of the colour")
  func places() throws {
    let text = touch(
      "\n<!-- <color key=\"textColor\" white=\"1\"/> -->\né é\(label("\n  " + color("textColor", black)))")
    let finding = try #require(InterfaceFile(reading: Array(text.utf8), path: "a.xib").findings().first)
    #expect((finding.place.file, finding.place.line, finding.place.column) == ("a.xib", 8, 3))
    #expect(finding.fact == .source(.fixedColor("#000000", .foreground, .uiKit)))
  }

  @Test("Colours that follow the appearance, and those that nobody sees, are none")
  func trapsOfFixedColors() {
    for value in [
      page, "name=\"Ink\"", "name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"",
      "white=\"0.0\" alpha=\"0.0\"",
      "systemColor=\"labelColor\" white=\"0.0\" alpha=\"1\"", "white=\"0\" alpha=\"0.01\"", "white=\"nan\"",
      "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"",
    ] {
      #expect(rules(touch("", color("backgroundColor", value))).isEmpty, "\(value)")
    }
    #expect(rules(touch(label(color("shadowColor", black)))).isEmpty)
    #expect(rules(touch(view("imageView", color("backgroundColor", black)))).isEmpty)
    #expect(rules(touch(view("view customClass=\"SKView\"", color("backgroundColor", black)))).isEmpty)
    let dark = "<variation key=\"userInterfaceStyle=dark\">\(color("backgroundColor", black))</variation>"
    #expect(rules(touch("", color("backgroundColor", white) + dark)).isEmpty)
  }

  @Test("Texts on a ground that is fixed, tinted or a picture are left to the ground")
  func textsOnFixedGrounds() {
    #expect(rules(touch(label(color("textColor", black)), color("backgroundColor", white))) == ["SRC01"])
    #expect(
      rules(
        touch(label(color("textColor", white)), color("backgroundColor", "systemColor=\"systemRedColor\""))
      ).isEmpty)
    #expect(rules(touch(view("imageView") + label(color("textColor", white)))).isEmpty)
    #expect(rules(touch(view("imageView", size: 10) + label(color("textColor", black)))) == ["SRC01"])
    #expect(rules(touch(label(color("textColor", black)) + view("imageView"))) == ["SRC01"])
    let filled =
      "<buttonConfiguration key=\"configuration\" style=\"filled\">\(color("baseForegroundColor", white))</buttonConfiguration>"
    #expect(rules(touch(view("button", filled))).isEmpty)
  }

  @Test("Black that dims a screen, and faint lines, are no grounds")
  func scrimsAndLines() {
    let half = "white=\"0.0\" alpha=\"0.4\""
    #expect(rules(touch("", color("backgroundColor", half))).isEmpty)
    #expect(rules(touch(view("view", color("backgroundColor", half)))).isEmpty)
    #expect(rules(touch(view("view", color("backgroundColor", half), size: 50))) == ["SRC01"])
    #expect(rules(touch(view("view", color("backgroundColor", half), size: 1))).isEmpty)
    #expect(rules(touch(view("view", color("backgroundColor", orange), size: 1))) == ["SRC01"])
  }

  @Test("A tint counts where something is drawn in it")
  func tints() {
    #expect(rules(touch(view("button"), color("tintColor", orange))) == ["SRC01"])
    #expect(rules(touch(view("imageView"), color("tintColor", orange))) == ["SRC01?"])
    #expect(rules(touch(label(""), color("tintColor", orange))).isEmpty)
  }

  @Test("AppKit's cells, boxes and headers count where they are drawn")
  func cells() {
    let cell = color("textColor", "name=\"labelColor\" catalog=\"System\"") + color("backgroundColor", white)
    #expect(rules(desk(view("textField", "<textFieldCell key=\"cell\">\(cell)</textFieldCell>"))).isEmpty)
    #expect(
      rules(
        desk(view("textField", "<textFieldCell key=\"cell\" drawsBackground=\"YES\">\(cell)</textFieldCell>"))
      ) == ["SRC02"])
    #expect(
      rules(desk(view("tableView", "<tableHeaderCell key=\"headerCell\">\(cell)</tableHeaderCell>"))).isEmpty)
    #expect(rules(desk(view("box boxType=\"separator\"", color("fillColor", white)))).isEmpty)
    #expect(rules(desk(view("box boxType=\"custom\"", color("fillColor", white)))) == ["SRC01"])
    #expect(rules(desk(view("scrollView drawsBackground=\"NO\"", color("backgroundColor", white)))).isEmpty)
    let text = view("textField", "<textFieldCell key=\"cell\">\(color("textColor", white))</textFieldCell>")
    #expect(rules(desk(text)) == ["SRC01?"])
    #expect(
      rules(desk(text, style: "<windowStyleMask key=\"styleMask\" titled=\"YES\" HUD=\"YES\"/>")).isEmpty)
  }

  @Test("The watch has one appearance, and other documents are no interfaces")
  func otherDocuments() {
    let text = touch("", color("backgroundColor", orange))
    #expect(
      rules(
        text.replacing(
          "com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: "com.apple.InterfaceBuilder.WatchKit.Storyboard"
        )
      ).isEmpty)
    #expect(rules("<archive><color key=\"backgroundColor\" white=\"1\"/></archive>").isEmpty)
    #expect(rules("<document/>").isEmpty)
  }

  // MARK: SRC02

  @Test("A fixed text on a ground that follows the appearance is found at the text")
  func fixedOnAdaptive() throws {
    let text = touch(label(color("textColor", black)), color("backgroundColor", page))
    let finding = try #require(InterfaceFile(reading: Array(text.utf8), path: "a.xib").findings().first)
    #expect(finding.fact == .source(.fixedOnAdaptive("#000000", ground: "systemBackgroundColor")))
    #expect(
      rules(touch(label(color("textColor", "systemColor=\"darkTextColor\"")), color("backgroundColor", page)))
        == ["SRC02"])
    #expect(
      rules(touch(view("textField borderStyle=\"roundedRect\"", color("textColor", black)))) == ["SRC02"])
    #expect(
      rules(touch(view("view", color("backgroundColor", page)) + label(color("textColor", black)))) == [
        "SRC02"
      ])
    #expect(
      rules(touch(label(color("textColor", "systemColor=\"labelColor\"")), color("backgroundColor", page)))
        .isEmpty)
  }

  @Test("A text that follows the appearance on a fixed ground is found once, at the ground")
  func adaptiveOnFixed() throws {
    let text = touch(
      label("<nil key=\"textColor\"/>") + label(color("textColor", "systemColor=\"labelColor\""), x: 150),
      color("backgroundColor", white))
    let findings = InterfaceFile(reading: Array(text.utf8), path: "a.xib").findings()
    #expect(findings.map(\.fact) == [.source(.adaptiveOnFixed("Hello", ground: "#ffffff"))])
    #expect(rules(touch(label(""), color("backgroundColor", "white=\"1\" alpha=\"0.8\""))) == ["SRC02?"])
    #expect(
      rules(touch(label(color("textColor", "name=\"Ink\"")), color("backgroundColor", white))) == [
        "SRC02?", "SRC01",
      ])
    #expect(
      rules(touch(view("view", label(""), size: 50), color("backgroundColor", "white=\"1\" alpha=\"0.3\"")))
        == ["SRC01"])
  }

  // MARK: SRC06

  @Test("Colours that are not vibrant are found on a material")
  func textsOnMaterials() {
    func effect(_ text: String, _ effect: String = "<blurEffect style=\"systemMaterial\"/>") -> String {
      touch(
        view(
          "visualEffectView",
          "<view key=\"contentView\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"300\"/><subviews>\(text)</subviews></view>\(effect)"
        ))
    }
    for value in [
      black, "systemColor=\"systemGrayColor\"", "systemColor=\"systemGray3Color\"", "name=\"Ink\"",
      "systemColor=\"darkTextColor\"",
    ] {
      #expect(rules(effect(label(color("textColor", value)))) == ["SRC06"], "\(value)")
    }
    for value in ["systemColor=\"secondaryLabelColor\"", "systemColor=\"systemRedColor\""] {
      #expect(rules(effect(label(color("textColor", value)))).isEmpty, "\(value)")
    }
    let vibrancy = "<vibrancyEffect><blurEffect style=\"systemMaterial\"/></vibrancyEffect>"
    #expect(rules(effect(label(color("textColor", black)), vibrancy)).isEmpty)
    #expect(
      rules(
        effect(
          view(
            "view",
            "<subviews>\(label(color("textColor", black)))</subviews>" + color("backgroundColor", page))))
        == ["SRC02"])
    let behind = view("visualEffectView material=\"sidebar\"")
    let text = view("textField", "<textFieldCell key=\"cell\">\(color("textColor", black))</textFieldCell>")
    #expect(rules(desk(behind + text)) == ["SRC06"])
  }

  // MARK: SRC08, SRC26

  @Test("Blurs and materials of one appearance are found, once for each")
  func materials() {
    for style in ["light", "dark", "extraLight", "systemThinMaterialDark", "systemMaterialLight"] {
      #expect(
        rules(touch(view("visualEffectView", "<blurEffect style=\"\(style)\"/>"))) == ["SRC08"], "\(style)")
    }
    for style in ["regular", "prominent", "systemUltraThinMaterial"] {
      #expect(rules(touch(view("visualEffectView", "<blurEffect style=\"\(style)\"/>"))).isEmpty, "\(style)")
    }
    #expect(
      rules(touch(view("visualEffectView", "<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>")))
        .isEmpty)
    for material in ["dark", "light", "mediumLight", "ultraDark", "appearanceBased"] {
      #expect(rules(desk(view("visualEffectView material=\"\(material)\""))) == ["SRC08"], "\(material)")
    }
    #expect(rules(desk(view("visualEffectView material=\"sidebar\""))).isEmpty)
    #expect(
      rules(desk(view("visualEffectView material=\"sidebar\" appearanceType=\"vibrantDark\""))) == ["SRC08"])
    #expect(
      rules(desk(view("visualEffectView material=\"hudWindow\" appearanceType=\"vibrantDark\""))) == [
        "SRC08?"
      ])
  }

  @Test("A window of one appearance is found, and what is in it need not follow")
  func forcedWindows() {
    let text = view("textField", "<textFieldCell key=\"cell\">\(color("textColor", black))</textFieldCell>")
    #expect(rules(desk(text, window: "appearanceType=\"aqua\"")) == ["SRC26"])
    #expect(rules(desk("", window: "appearanceType=\"inheritedForFuture\"")).isEmpty)
  }

  // MARK: Broken and hostile files

  @Test("A half-written file gives what is certain, and an error")
  func brokenFiles() {
    let text = touch(
      view("button", color("backgroundColor", orange)) + "\n" + label(color("textColor", black)),
      color("backgroundColor", page))
    let cut = text[..<(text.range(of: "</subviews>")?.lowerBound ?? text.endIndex)]
    let file = InterfaceFile(reading: Array(cut.utf8), path: "a.xib")
    // The ground of the label stands behind the end of the file.
    #expect(file.findings().map(\.ruleID) == ["SRC01"])
    #expect(file.error == .malformed(line: 6))
    for text in [
      "", "a", "<", "<document", "<document><a></b></document>", "<document a='<'/>",
      "<document>&a;</document>", "<a/><b/>",
    ] {
      let file = InterfaceFile(reading: Array(text.utf8), path: "a.xib")
      #expect(file.findings().isEmpty)
      #expect(file.error != nil, "\(text)")
    }
    let whole = Array(touch(label(color("textColor", black)), color("backgroundColor", page)).utf8)
    for end in whole.indices { _ = InterfaceFile(reading: Array(whole[..<end]), path: "a.xib").findings() }
  }

  @Test("Files in UTF-16 and ISO 8859-1 are read, and other encodings are refused")
  func encodings() {
    let text = touch("é\n" + label(color("textColor", black)))
    let expected = InterfaceFile(reading: Array(text.utf8), path: "a.xib").findings()
    #expect(expected.count == 1)
    let units = text.replacing("\"UTF-8\"", with: "\"UTF-16\"").utf16.flatMap { (unit: UInt16) -> [UInt8] in
      [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(InterfaceFile(reading: [0xFE, 0xFF] + units, path: "a.xib").findings() == expected)
    let latin = text.replacing("\"UTF-8\"", with: "'ISO-8859-1'").unicodeScalars.map { UInt8($0.value) }
    #expect(InterfaceFile(reading: latin, path: "a.xib").findings() == expected)
    let marked = InterfaceFile(reading: [0xEF, 0xBB, 0xBF] + Array(text.utf8), path: "a.xib")
    #expect(marked.findings() == expected)
    let other = text.replacing("\"UTF-8\"", with: "\"EUC-KR\"")
    #expect(InterfaceFile(reading: Array(other.utf8), path: "a.xib").error == .unknownEncoding("EUC-KR"))
    #expect(InterfaceFile(reading: Array(latin.dropFirst(50)) + [0xE9], path: "a.xib").error == .notText)
    #expect(InterfaceFile(reading: [0xFF, 0xFE, 0x3C, 0, 0, 0xD8], path: "a.xib").error == .notText)
  }

  @Test("Entities are refused before they are read")
  func entities() {
    for text in [
      "<!DOCTYPE a [<!ENTITY b \"cccc\"><!ENTITY d \"&b;&b;&b;&b;\">]>\n<document>&d;</document>",
      "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><document>&b;</document>",
      "<!DOCTYPE a SYSTEM \"http://localhost/a.dtd\"><document/>", "<!DOCTYPE a",
    ] {
      let file = InterfaceFile(reading: Array(text.utf8), path: "a.xib")
      #expect(file.error == .documentType(line: 1), "\(text)")
      #expect(file.findings().isEmpty)
    }
  }

  @Test("Files beyond the limits are refused, and crowded ones are judged")
  func limits() {
    let deep = String(repeating: "<view>\n", count: 100_000)
    #expect(InterfaceFile(reading: Array(deep.utf8), path: "a.xib").error == .tooDeep(line: 301, most: 300))
    var limits = ProjectFileLimits()
    limits.elements = 3
    #expect(
      InterfaceFile(reading: Array("<a><b/><c/>\n<d/></a>".utf8), path: "a.xib", limits: limits).error
        == .tooManyElements(line: 2, most: 3))
    limits.bytes = 3
    #expect(
      InterfaceFile(reading: Array("<a/>".utf8), path: "a.xib", limits: limits).error
        == .tooLarge(bytes: 4, most: 3))
    let attributes = (0...300).map { "a\($0)='\"'" }.joined(separator: " ")
    #expect(
      InterfaceFile(reading: Array("<a \(attributes)/>".utf8), path: "a.xib").error
        == .tooManyAttributes(line: 1, most: 300))
    let crowded = touch(String(repeating: label(color("textColor", orange)), count: 5000))
    #expect(rules(crowded).count == 5000)
    let stacked = touch(
      String(
        repeating: view("view", color("backgroundColor", page), size: 5) + label(color("textColor", orange)),
        count: 1000))
    #expect(rules(stacked).count == 200)
  }

  @Test("Every error has a sentence in each language")
  func sentences() {
    let errors: [ProjectFileError] = [
      .tooLarge(bytes: 4, most: 3), .tooDeep(line: 1, most: 2), .tooManyElements(line: 1, most: 2),
      .tooManyAttributes(line: 1, most: 2),
      .unknownEncoding("EUC-KR"), .notText,
      .documentType(line: 3), .malformed(line: 4), .malformed(line: nil),
    ]
    for language in Language.allCases {
      #expect(Set(errors.map { $0.sentence(in: language) }).count == errors.count)
    }
  }

  @Test("Storyboards and XIBs are interface files")
  func names() {
    for path in ["Main.storyboard", "a/View.XIB"] { #expect(InterfaceFile.reads(path)) }
    for path in ["Main.swift", "a.xib/b", "storyboard"] { #expect(!InterfaceFile.reads(path)) }
  }
}
