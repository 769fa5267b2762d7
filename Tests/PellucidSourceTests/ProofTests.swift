// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge
import PellucidSource
import Testing

/// Tests of the contrasts and the edits that findings about sources carry.
@Suite struct ProofTests {
  private func findings(_ view: String) -> (source: [UInt8], findings: [Finding]) {
    let source = Array(
      "import SwiftUI\nstruct Home: View {\n  var body: some View {\n    \(view)\n  }\n}\n".utf8)
    return (source, SourceAudit().outcome(of: source, path: "Home.swift").findings)
  }

  /// Returns the source after the edits of its findings.
  private func edited(_ view: String) -> String {
    let (source, findings) = findings(view)
    let edits = findings.flatMap(\.sourceEdits)
    return String(decoding: edits.made(in: source), as: UTF8.self)
  }

  @Test("A colour on a known material has the lowest contrast over every backdrop, and the backdrop")
  func proven() throws {
    let finding = try #require(
      findings("Text(\"Share\").foregroundStyle(.gray).background(.thinMaterial)").findings.first)
    #expect(finding.ruleID == "SRC06" && finding.verdict == .proven)
    let bound = try #require(finding.figures.first { $0.quantity == .bound })
    // Some backdrop makes the material as grey as the text.
    #expect(bound.value >= 1 && bound.value < 3)
    #expect(!finding.swatches.isEmpty)
  }

  @Test(
    "Edits write a vibrant level, regular glass and materials that follow the appearance, and nothing else")
  func edits() {
    let views = [
      (
        "Text(\"a\").foregroundStyle(.gray).background(.thickMaterial)", ".gray",
        [".primary", ".secondary"]
      ),
      ("List { Text(\"a\").glassEffect(.clear, in: .circle) }", ".clear", [".regular"]),
      ("Text(\"a\").foregroundColor(.black)", ".black", [".primary"]),
    ]
    for (view, old, new) in views {
      let expected = new.map { view.replacing(old, with: $0) }
      let result = edited(view)
      #expect(expected.contains { result.contains($0) }, "\(result)")
    }
  }

  @Test("No edit writes a style that is not proven to be enough, and the advice tells how far it goes")
  func insufficient() throws {
    for (color, material) in [
      (".quaternary", "ultraThin"), (".gray", "ultraThin"), (".gray", "thin"), (".quaternary", "thin"),
    ] {
      let view = "Text(\"a\").foregroundStyle(\(color)).background(.\(material)Material)"
      let finding = try #require(findings(view).findings.first)
      #expect(finding.sourceEdits.isEmpty && finding.remedies.count == 1, "\(finding.remedies)")
      guard case .insufficientStyle(let style)? = finding.remedies.first else { continue }
      #expect(
        style.style == ".primary" && style.surface == .material(material) && style.bound < style.required)
      let advice = try #require(Language.english.advice(for: finding))
      #expect(advice.contains("4.5:1") && advice.contains(material), "\(advice)")
      // The material that the advice names is one on which the edit holds.
      let sufficient = try #require(style.sufficientMaterial)
      let thicker = view.replacing(material, with: sufficient).replacing(color, with: ".gray")
      #expect(edited(thicker).contains(".primary"))
    }
  }

  @Test("No edit changes one side of a choice between clear and regular glass")
  func choices() {
    let found = findings("List { Text(\"a\").glassEffect(isClear ? .clear : .regular, in: .circle) }")
      .findings
    #expect(found.allSatisfy { $0.sourceEdits.isEmpty })
  }

  @Test("The contrast after each edit on a material reaches what is required in every setting")
  func edited() throws {
    for material in ["ultraThin", "thin", "regular", "thick", "ultraThick"] {
      for color in [".gray", ".quaternary", "Color(white: 0.5)", ".white"] {
        let view = "Text(\"a\").foregroundStyle(\(color)).background(.\(material)Material)"
        for finding in findings(view).findings {
          guard let edit = finding.sourceEdits.first else { continue }
          let level: PairForeground = .level(edit.replacement == ".primary" ? .label : .secondaryLabel)
          let proof = try #require(SourceProof(.stated(level), on: .material(material), in: ProofScope(.iOS)))
          #expect(proof.holds, "\(edit.replacement) on \(material)")
        }
      }
    }
  }

  @Test("A text and its ground of which one follows the appearance have the lowest contrast of all settings")
  func pairs() throws {
    for (view, lowest, required) in [
      ("Text(\"a\").foregroundStyle(.black).background(Color(.systemBackground))", 1.0, 4.5),
      ("Text(\"a\").background(Color.white)", 1, 4.5),
      ("Text(\"a\").font(.largeTitle).background(Color.white)", 1, 3),
      // Half grey and white, by the WCAG formula.
      ("Text(\"a\").foregroundStyle(Color(white: 0.5)).background(Color(.systemBackground))", 3.977, 4.5),
      // The translucent text is drawn over its ground.
      ("Text(\"a\").foregroundStyle(.black.opacity(0.5)).background(Color(.systemBackground))", 1, 4.5),
    ] {
      let finding = try #require(findings(view).findings.first { $0.ruleID == "SRC02" }, "\(view)")
      #expect(finding.verdict == .proven && finding.severity == .error)
      #expect(
        finding.figures.map(\.quantity) == [.contrast, .required] && finding.figures[1].value == required)
      #expect(abs(finding.figures[0].value - lowest) < 0.02, "\(view): \(finding.figures)")
      #expect(finding.swatches.map(\.part) == [.foreground, .background] && finding.variants.count == 1)
    }
    // The opacity of a view, a ground that lets something through, and a value that the code works out leave the contrast unknown.
    for view in [
      "Text(\"a\").foregroundStyle(.black).opacity(0.5).background(Color(.systemBackground))",
      "Text(\"a\").foregroundStyle(.black).background(Color(.systemBackground).opacity(0.8))",
      "Text(\"a\").foregroundStyle(Color(white: level)).background(Color(.systemBackground))",
    ] {
      let found = findings(view).findings.filter { $0.ruleID == "SRC02" }
      #expect(found.allSatisfy { $0.figures.isEmpty }, "\(view)")
    }
  }

  @Test("A colour whose contrast is proven to be enough is a warning, and an error otherwise")
  func enough() throws {
    for (view, severity) in [
      ("Text(\"a\").foregroundStyle(.gray).background(.ultraThickMaterial)", Severity.error),
      (
        "Text(\"a\").font(.largeTitle).foregroundStyle(Color(white: 0.5)).background(Color(.systemBackground))",
        .warning
      ),
    ] {
      let finding = try #require(
        findings(view).findings.first { $0.ruleID == "SRC06" || $0.ruleID == "SRC02" })
      #expect(finding.verdict == .proven && finding.severity == severity, "\(view)")
    }
  }

  @Test("No edit and no proof where the colour or a view lets what is behind through")
  func translucent() {
    let views = [
      "Text(\"a\").foregroundStyle(.gray.opacity(0.5)).background(.thickMaterial)",
      "Text(\"a\").foregroundStyle(.gray).opacity(0.5).background(.thickMaterial)",
      "Text(\"a\").opacity(fade).foregroundStyle(.gray).background(.thickMaterial)",
      "VStack { Text(\"a\").foregroundStyle(.gray) }.opacity(isOn ? 1 : 0.5).background(.thickMaterial)",
      "Text(\"a\").foregroundStyle(.black.opacity(0.5))", "Text(\"a\").foregroundColor(.black).opacity(0.5)",
      "Text(\"a\").foregroundStyle(.gray).blendMode(.difference).background(.thickMaterial)",
      "VStack { Text(\"a\").foregroundStyle(.gray) }.colorMultiply(.black).background(.thickMaterial)",
      "Text(\"a\").foregroundStyle(.gray).background(.thickMaterial.opacity(0.3))",
      "Text(\"a\").foregroundStyle(.gray).background(Rectangle().fill(.thickMaterial).opacity(0.4))",
      "Text(\"a\").foregroundStyle(.gray).background { Rectangle().fill(.thickMaterial).mask(Fade()) }",
    ]
    for view in views {
      let found = findings(view).findings
      #expect(!found.isEmpty && found.allSatisfy { $0.remedies.isEmpty && $0.figures.isEmpty }, "\(view)")
    }
    let opaque = "Text(\"a\").opacity(1).foregroundStyle(.gray).background(.thickMaterial)"
    #expect(edited(opaque).contains(".primary"))
  }

  @Test(
    "A source that is no text is not judged, and its bytes do not move the edits of what an editor parses")
  func foreignBytes() {
    let line =
      Array("    Text(\"".utf8) + [0xFF, 0xC3, 0xE2, 0x82] + Array("\").foregroundColor(.black)\n".utf8)
    let source =
      Array("import SwiftUI\nstruct Home: View {\n  var body: some View {\n".utf8) + line
      + Array("  }\n}\n".utf8)
    let outcome = SourceAudit().outcome(of: source, path: "Home.swift")
    #expect(outcome.error == .notText && outcome.findings.isEmpty)
    let parsed = ParsedSource(source)
    let findings = SourceAudit().judgement(of: parsed, path: "Home.swift").findings
    let edits = findings.flatMap(\.sourceEdits)
    #expect(edits.map { String(decoding: source[$0.range], as: UTF8.self) } == [".black"], "\(findings)")
  }

  @Test("No level is written in a style or a control, whose colour it would have")
  func styles() {
    for view in [
      "VStack { Text(\"a\").foregroundStyle(.gray) }.foregroundStyle(.yellow).background(.thickMaterial)",
      "Text(\"a\").foregroundStyle(.gray).foregroundStyle(.yellow).background(.thickMaterial)",
      "Button(action: share) { Text(\"a\").foregroundStyle(.gray) }.background(.thickMaterial)",
      "VStack { Text(\"a\").foregroundStyle(.quaternary) }.foregroundStyle(.yellow).background(.thinMaterial)",
    ] {
      let found = findings(view).findings.filter { ["SRC06", "SRC07"].contains($0.ruleID) }
      #expect(!found.isEmpty && found.allSatisfy { $0.remedies.isEmpty }, "\(view)")
    }
  }

  // MARK: Surfaces without a proof

  @Test("On glass and on materials that are handed in, no edit is written, and on glass the contrast is told")
  func unproven() throws {
    let unnamed = findings(
      "VStack { BlurView(style: style); Text(\"a\").foregroundStyle(.gray) }.background(material)")
    #expect(unnamed.findings.allSatisfy { $0.sourceEdits.isEmpty })
    let blur = findings("ZStack { BlurView(style: style); Text(\"a\").foregroundStyle(.gray) }").findings
    #expect(blur.map(\.ruleID) == ["SRC06"] && blur[0].remedies.isEmpty && blur[0].figures.isEmpty)
    for glass in [".glassEffect()", ".glassEffect(.clear)", ".padding().glassEffect(.regular, in: .capsule)"]
    {
      let found = findings("Text(\"a\").foregroundStyle(.gray)\(glass)").findings.filter {
        $0.ruleID == "SRC06"
      }
      let finding = try #require(found.first)
      #expect(finding.sourceEdits.isEmpty && finding.verdict == .proven, "\(glass)")
      let bound = try #require(finding.figures.first { $0.quantity == .bound })
      #expect(bound.value >= 1 && bound.value < 4.5)
      guard case .insufficientStyle(let style)? = finding.remedies.first else {
        Issue.record("no remedy on \(glass)")
        continue
      }
      #expect(style.surface == .glass && style.bound < style.required && style.sufficientMaterial == nil)
      let advice = try #require(Language.korean.advice(for: finding))
      #expect(advice.contains("리퀴드 글래스"), "\(advice)")
    }
    // The tint of prominent glass goes with white.
    #expect(findings("Text(\"a\").foregroundStyle(.gray).glassEffect(.regular.tint(.blue))").findings.isEmpty)
  }

  // MARK: Appearances

  private static let text =
    "import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\").foregroundStyle(.gray).background(.thickMaterial) } }"

  /// Returns the settings in which the contrast of a grey text is proven to be lowest, beside other files.
  private func variants(_ facts: ProjectFacts, of source: String = text) -> [String] {
    SourceAudit(facts).findings(in: Array(source.utf8), path: "App/Views/Home.swift").filter {
      $0.ruleID == "SRC06"
    }
    .flatMap(\.variants)
  }

  private func list(_ style: String, at path: String) -> SettingsFile {
    let text = "<plist version=\"1.0\"><dict>\(style)</dict></plist>"
    return SettingsFile(reading: Array(text.utf8), path: path)
  }

  private func userInterfaceStyle(_ style: String) -> String {
    "<key>UIUserInterfaceStyle</key><string>\(style)</string>"
  }

  @Test("A contrast is proven for the appearances that the team states")
  func statedAppearances() {
    for (appearance, name) in [(Appearance.light, "light"), (.dark, "dark")] {
      var settings = SourceSettings(), facts = ProjectFacts()
      settings.appearances = [appearance]
      facts.add(settings)
      let found = variants(facts)
      #expect(!found.isEmpty && found.allSatisfy { $0.contains(name) }, "\(found)")
    }
  }

  @Test(
    "A property list of the app decides for the files beside and below it, and one that is elsewhere where all agree"
  )
  func propertyLists() {
    func facts(_ lists: [SettingsFile]) -> ProjectFacts {
      lists.reduce(into: ProjectFacts()) { $0.add($1) }
    }
    let dark = userInterfaceStyle("Dark")
    for lists in [
      [list(dark, at: "App/Info.plist")], [list(dark, at: "Support/App-Info.plist")],
      [list(dark, at: "App/Info.plist"), list("", at: "Widget/Info.plist")],
    ] {
      #expect(variants(facts(lists)).allSatisfy { $0.contains("dark") })
    }
    for lists in [
      [], [list("", at: "App/Info.plist"), list(dark, at: "Widget/Info.plist")],
      [list(dark, at: "App/Settings.plist")],
      [list(dark, at: "One/Info.plist"), list(userInterfaceStyle("Light"), at: "Other/Info.plist")],
    ] {
      #expect(variants(facts(lists)) == variants(ProjectFacts()))
    }
    #expect(variants(ProjectFacts()).allSatisfy { $0.contains("light") })
  }

  @Test(
    "A project allows one appearance where each of its products but tests states it, for the files beside it")
  func projects() {
    func facts(_ settings: [String], at path: String) -> ProjectFacts {
      let text =
        "// !$*UTF8*$!\n{ objects = {"
        + settings.map { "X = { buildSettings = { \($0) }; };" }.joined() + " }; }"
      let file = SettingsFile(reading: Array(text.utf8), path: path)
      #expect(file.error == nil)
      var facts = ProjectFacts()
      facts.add(file)
      return facts
    }
    let path = "App/Trips.xcodeproj/project.pbxproj"
    let app =
      "PRODUCT_BUNDLE_IDENTIFIER = com.example.trips; INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"
    let tests = "PRODUCT_BUNDLE_IDENTIFIER = com.example.TripsUITests;"
    #expect(variants(facts([app, app, tests], at: path)).allSatisfy { $0.contains("dark") })
    let widget = "PRODUCT_BUNDLE_IDENTIFIER = com.example.trips.widget;"
    #expect(variants(facts([app, app, widget], at: path)) == variants(ProjectFacts()))
    #expect(variants(facts([tests], at: path)) == variants(ProjectFacts()))
  }

  @Test("A contrast is proven in the looks of the releases that build settings and manifests name")
  func releases() {
    func looks(_ files: [(path: String, text: String)]) -> [Look] {
      var facts = ProjectFacts()
      for file in files {
        if file.path.hasSuffix(".swift") {
          facts.add(Array(file.text.utf8), path: file.path)
        } else {
          facts.add(SettingsFile(reading: Array(file.text.utf8), path: file.path))
        }
      }
      return facts.looks(on: .iOS)
    }
    func target(_ release: String) -> (String, String) {
      ("App/App.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = \(release)\n")
    }
    func package(_ platforms: String) -> (String, String) {
      ("Package.swift", "import PackageDescription\nlet package = Package(name: \"Trips\"\(platforms))")
    }
    #expect(looks([]) == Look.allCases && looks([package("")]) == Look.allCases)
    #expect(looks([target("17.4")]) == Look.allCases)
    #expect(looks([target("26.1")]) == [.os26, .os27] && looks([target("27.0")]) == [.os27])
    #expect(looks([target("27.0"), target("16.0")]) == Look.allCases)
    #expect(looks([target("$(RELEASE)")]) == Look.allCases)
    #expect(looks([package(", platforms: [.macOS(.v26), .iOS(.v27)]")]) == [.os27])
    #expect(looks([package(", platforms: [.iOS(\"26.2\")]"), package("")]) == Look.allCases)
    // A package of an app may support older systems than the app does.
    #expect(looks([target("27.0"), package(", platforms: [.iOS(.v17)]")]) == [.os27])
  }

  @Test("A scheme that the root of each window prefers, or a view around, decides about the appearances")
  func preferredSchemes() {
    func facts(_ windows: String...) -> ProjectFacts {
      windows.reduce(into: ProjectFacts()) { facts, content in
        let app =
          "import SwiftUI\n@main struct Trips: App { var body: some Scene { WindowGroup { \(content) } } }"
        facts.add(Array(app.utf8), path: "App/App.swift")
      }
    }
    let dark = "Home().preferredColorScheme(.dark)"
    #expect(variants(facts(dark)).allSatisfy { $0.contains("dark") })
    for other in [
      facts("Home()"), facts("Home().preferredColorScheme(isDark ? .dark : .light)"), facts(dark, "Other()"),
    ] {
      #expect(variants(other) == variants(ProjectFacts()))
    }
    let around = Self.text.replacing("Text(", with: "VStack { Text(").replacing(
      "(.thickMaterial)", with: "(.thickMaterial) }.preferredColorScheme(.dark)")
    #expect(variants(ProjectFacts(), of: around).allSatisfy { $0.contains("dark") })
    for scheme in [".environment(\\.colorScheme, .dark)", ".colorScheme(.dark)"] {
      let source = around.replacing(".preferredColorScheme(.dark)", with: scheme)
      let found = variants(ProjectFacts(), of: source)
      #expect(!found.isEmpty && found.allSatisfy { $0.contains("dark") }, "\(found)")
    }
  }
}
