// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@Suite struct RenderTests {
  private let scene = ##"""
    {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [
      {"linearGradient": {"stops": [[0, "#205080"], [1, "#e0a040"]]}},
      {"material": "thin", "frame": [5, 5, 50, 30], "layers": [
        {"id": "word", "text": "Hi", "frame": [5, 5, 40, 20], "style": "quaternaryLabel"}]}]}
    """##

  @Test func renderWritesAPictureAndMeasuresTexts() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--json"])
    #expect(result.exit == 1)
    #expect(result.errors.isEmpty)
    #expect(result.json["version"] as? Int == 1)
    let texts = try #require(result.json["texts"] as? [[String: Any]])
    #expect(texts.map { $0["id"] as? String } == ["word"])
    let lowest = try #require(texts[0]["lowest"] as? Double)
    #expect(lowest >= 1 && lowest < 3)
    let findings = try #require(result.json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["SRC07", "RND01"])
    let image = try ImageReader().read(path: folder.path + "/out.png", gamut: .srgb)
    #expect(image.width == 60 && image.height == 40)
  }

  @Test func tooMuchGlassIsRefused() throws {
    let piece = ##"{"glass": "regular", "frame": [5, 5, 20, 20]}"##
    let pieces = [String](repeating: piece, count: 4000).joined(separator: ",")
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      {"version": 1, "size": {"width": 600, "height": 600}, "scale": 1, "desktop": [
        {"glassContainer": [\(pieces)], "spacing": 500}]}
      """, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png"])
    #expect(result.exit == 65)
    #expect(result.errors.hasPrefix("pellucid: too much glass flows together: "))
    #expect(result.errors.contains("desktop[0], 4000 pieces: use a spacing below 500"))
  }

  /// Checks that a covered text has no ratio, and a half-covered text has the ratio of its visible half.
  @Test func hiddenTextsAreSaidToBe() throws {
    let text =
      ##"{"id": "word", "text": "ABCDEF", "size": 20, "frame": [5, 5, 90, 30], "style": "#000000"}"##
    func texts(_ cover: String) throws -> [[String: Any]] {
      let folder = try TemporaryFolder()
      let file = try folder.write(
        ##"{"version": 1, "size": {"width": 100, "height": 40}, "scale": 1, "desktop": [{"fill": "#FFFFFF"}, "##
          + text + cover + "]}", to: "scene.json")
      let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--json"])
      #expect(result.exit == 0)
      return try #require(result.json["texts"] as? [[String: Any]])
    }
    func cover(_ width: Int) -> String { ##", {"fill": "#336699", "frame": [0, 0, \##(width), 40]}"## }
    let (free, half, hidden) = (try texts(""), try texts(cover(30)), try texts(cover(100)))
    for seen in [free, half] {
      #expect(seen.count == 1 && seen[0]["hidden"] == nil)
      #expect((seen[0]["lowest"] as? Double ?? 0) > 20)
    }
    #expect((half[0]["at"] as? [Double] ?? [0])[0] >= 30)
    #expect(hidden.count == 1 && hidden[0]["id"] as? String == "word" && hidden[0]["hidden"] as? Bool == true)
    #expect(hidden[0]["lowest"] == nil && hidden[0]["p5"] == nil && hidden[0]["at"] == nil)
  }

  /// Checks that every text has an entry, even one without anything to measure.
  @Test(arguments: [
    (##""text": "", "frame": [5, 5, 90, 30]"##, "hidden"),
    (##""text": "Away", "frame": [300, 5, 90, 30]"##, "hidden"),
    (##""text": "None", "frame": [5, 5, 90, 30], "opacity": 0"##, "hidden"),
    (##""text": "Fine print", "size": 1, "frame": [5, 5, 90, 30]"##, "tooThin"),
  ])
  func textsWithoutARatioSayWhy(text: String, why: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      ##"""
      {"version": 1, "size": {"width": 100, "height": 40}, "scale": 1, "desktop": [
        {"fill": "#FFFFFF"}, {"id": "word", \##(text)}]}
      """##, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--json"])
    #expect(result.exit == 0)
    let texts = try #require(result.json["texts"] as? [[String: Any]])
    #expect(texts.count == 1 && texts[0].count == 2 && texts[0]["id"] as? String == "word")
    #expect(texts[0][why] as? Bool == true)
  }

  @Test func picturesAreNotWrittenToStandardOutput() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", "-"])
    #expect(result.exit == 64 && result.errors.contains("standard output"))
  }

  @Test func threadsAndFlagsBehave() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    for threads in ["1", "3"] {
      let result = try Program.run([
        "render", file, "--threads", threads, "-o", "\(folder.path)/\(threads).png",
      ])
      #expect(result.exit == 0)
    }
    let one = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/1.png"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/3.png")) == one)
    let scaled = try Program.run([
      "render", file, "--scale=2", "--appearance=dark", "-o", folder.path + "/2.png",
    ])
    #expect(scaled.exit == 0)
    #expect(try ImageReader().read(path: folder.path + "/2.png", gamut: .srgb).width == 120)
  }

  @Test func matrixDrawsEveryCombinationAndASheet() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run([
      "render", file, "-o", folder.path + "/m.png", "--matrix", "--json", "--platform", "macos",
    ])
    #expect(result.exit == 1)
    #expect((result.json["pictures"] as? [Any])?.count == 8)
    #expect(folder.names.count == 10)
    #expect(folder.has("m.dark-increased-reduced.png") && folder.has("m.png"))
  }

  @Test("Read a scene from standard input and write its picture to a pipe")
  func pipes() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let out = folder.path + "/out.png"
    let plain = try Program.run(["render", file, "-o", out])
    #expect(plain.exit == 0)
    let piped = folder.path + "/piped.png"
    let script = #"cat "$1" | "$0" render - -o /dev/stdout | cat > "$2"; exit ${PIPESTATUS[1]}"#
    let result = try Program.runInShell(script, [file, piped])
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
    let expected = try Data(contentsOf: URL(fileURLWithPath: out))
    #expect(try Data(contentsOf: URL(fileURLWithPath: piped)) == expected)
  }

  @Test("A flag fixes its setting in the whole matrix; the document fixes none")
  func matrixRunsOverWhatIsNotGiven() throws {
    let folder = try TemporaryFolder()
    let start = #"{"version": 1, "traits": {"appearance": "dark"}, "#
    let file = try folder.write(start + scene.dropFirst(#"{"version": 1, "#.count), to: "scene.json")
    func names(_ flags: [String], sheet: String) throws -> [String] {
      let path = "\(folder.path)/\(sheet).png"
      let result = try Program.run(["render", file, "-o", path, "--matrix", "--json"] + flags)
      #expect(result.exit == 1)
      let pictures = try #require(result.json["pictures"] as? [[String: Any]])
      let names = pictures.compactMap { ($0["path"] as? String)?.split(separator: "/").last.map(String.init) }
      #expect(folder.names.filter { $0.hasPrefix("\(sheet).") && $0 != "\(sheet).png" } == names.sorted())
      return names
    }
    #expect(try names([], sheet: "all").count == 16)
    let light = try names(["--appearance", "light"], sheet: "light")
    #expect(light.count == 8 && light.allSatisfy { $0.hasPrefix("light.light-") })
    let one = ["--contrast", "increased", "--transparency", "reduced", "--level", "elevated"]
    #expect(
      try names(one, sheet: "two") == [
        "two.light-increased-reduced-elevated.png", "two.dark-increased-reduced-elevated.png",
      ])
    #expect(
      try names(one + ["--appearance", "dark"], sheet: "one") == ["one.dark-increased-reduced-elevated.png"])
    // The sheet has one column of 300 points between two gaps of 24, at scale 2.
    let sheet = try ImageReader().read(path: folder.path + "/one.png", gamut: .srgb)
    #expect(sheet.width == 2 * (300 + 2 * 24))
  }

  @Test func flagsOverrideTheDocumentBothWays() throws {
    let folder = try TemporaryFolder()
    let start = #"{"version": 1, "traits": {"active": false, "desktopTinted": true}, "#
    let file = try folder.write(start + scene.dropFirst(#"{"version": 1, "#.count), to: "scene.json")
    func traits(_ flags: [String]) throws -> [String: Any] {
      let arguments = ["render", file, "-o", folder.path + "/out.png", "--platform", "macos", "--json"]
      return try #require(try Program.run(arguments + flags).json["traits"] as? [String: Any])
    }
    let document = try traits([])
    #expect(document["active"] as? Bool == false && document["desktopTinted"] as? Bool == true)
    let flags = try traits(["--active", "--no-desktop-tinted"])
    #expect(flags["active"] as? Bool == true && flags["desktopTinted"] as? Bool == false)
  }

  @Test func findingsArePrinted() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png", "--findings"])
    #expect(result.output.hasPrefix("SRC07 word: quaternaryLabel has too little contrast on thin"))
  }

  @Test("The picture is judged as well: contrast on its pixels, and what scrolls beneath bars")
  func theDrawnPictureIsJudged() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene.replacing("quaternaryLabel", with: "label"), to: "scene.json")
    let grey = try folder.write(scene.replacing("quaternaryLabel", with: "#808080"), to: "grey.json")
    #expect(try Program.run(["render", file, "--findings"]).exit == 0)
    let found = try Program.run(["render", grey, "--findings", "--reporter", "json"])
    let rules = try #require(found.json["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
    #expect(found.exit == 1 && Set(rules) == ["RND01", "SRC06"])
    let picture = folder.path + "/long.png"
    let long = try folder.write(
      ##"{"version": 1, "size": {"width": 50, "height": 60}, "scale": 1, "desktop": [{"fill": "#808080"}]}"##,
      to: "long.json")
    #expect(try Program.run(["render", long, "-o", picture]).exit == 0)
    let bar = try folder.write(scene.replacing("quaternaryLabel", with: "secondaryLabel"), to: "bar.json")
    #expect(
      try Program.run(["render", bar, "--findings", "--sweep", picture]).output.contains("RND06 word: "))
    #expect(try Program.run(["render", bar, "--sweep", picture, "--json"]).exit == 64)
    #expect(try Program.run(["render", bar, "--findings", "--sweep", folder.path + "/none.png"]).exit == 65)
  }

  @Test("Without -o no file is written, and the output stays the same")
  func numbersAndFindingsNeedNoPicture() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let drawn = ["-o", folder.path + "/out.png"]
    for options in [
      ["--findings"], ["--json"], ["--findings", "--reporter", "json"], ["--findings", "--matrix"],
    ] {
      let told = try Program.run(["render", file] + options)
      #expect(told.exit == 1 && told.errors.isEmpty && told.output.contains("SRC07"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["scene.json"])
      guard !options.contains("--matrix"), !options.contains("--json") else { continue }
      #expect(try Program.run(["render", file] + options + drawn).output == told.output)
      try FileManager.default.removeItem(atPath: folder.path + "/out.png")
    }
    let json = try Program.run(["render", file, "--json", "--matrix"]).json
    let pictures = try #require(json["pictures"] as? [[String: Any]])
    #expect(json["output"] is NSNull && pictures.count == 16 && pictures.allSatisfy { $0["path"] is NSNull })
    #expect(pictures.allSatisfy { ($0["texts"] as? [Any])?.count == 1 })
    #expect(try Program.run(["render", file, "--findings", "--fade-to", "dark", "--time", "1"]).exit == 64)
  }

  @Test func notesNameTheirLayerAndComeOncePerLayer() throws {
    let folder = try TemporaryFolder()
    let glass = ##""glass": "regular", "control": "button", "frame": [10, "##
    let scene = ##"""
      {"version": 1, "size": {"width": 100, "height": 100}, "scale": 1, "desktop": [
        {"fill": "#000000"}, {"id": "first", \##(glass)0, 60, 30]}, {\##(glass)50, 60, 30]}]}
      """##
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/out.png"])
    let dark = result.errors.split(separator: "\n").filter { $0.contains("The glass is dark") }
    #expect(
      dark == [
        "pellucid: note: first: The glass is dark over dark content.",
        "pellucid: note: desktop[2]: The glass is dark over dark content.",
      ])
    let matrix = try Program.run(["render", file, "-o", folder.path + "/all.png", "--matrix"])
    let lines = matrix.errors.split(separator: "\n").filter { $0.hasPrefix("pellucid: note: ") }
    #expect(lines.contains { $0.contains(" first: ") } && lines.contains { $0.contains(" desktop[2]: ") })
    #expect(Set(lines).count == lines.count)
  }

  @Test func settingsThatThePlatformLacksAreNotedOncePerLayer() throws {
    let folder = try TemporaryFolder()
    let two = scene.replacing(#"{"material": "thin""#, with: #"{"material": "thick"}, {"material": "thin""#)
    let file = try folder.write(two, to: "scene.json")
    let arguments = ["render", file, "-o", folder.path + "/out.png", "--platform", "watchos"]
    let result = try Program.run(arguments)
    #expect(result.exit == 0 && result.output.isEmpty)
    let lines = result.errors.split(separator: "\n")
    let sentence = ": watchOS has no light appearance: the dark numbers are used."
    let lacking = lines.filter { $0.hasSuffix(sentence) }
    #expect(lacking.count == 2 && lacking.allSatisfy { $0.hasPrefix("pellucid: note: ") })
    #expect(Set(lines).count == lines.count)
    #expect(try Program.run(arguments + ["--quiet"]).errors.isEmpty)
  }

  @Test func badInputExits65AndLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let out = folder.path + "/out.png"
    let small = ##"{"version": 1, "size": {"width": 9, "height": 9}, "windows": [{"layers": [LAYER]}]}"##
    func layer(_ text: String) -> String { small.replacing("LAYER", with: text) }
    let cases: [(String, String)] = [
      (
        layer(#"{"fill": "systemBleu"}"#),
        "unknown colour \"systemBleu\": SCENE: windows[0].layers[0].fill: did you mean \"systemBlue\"?"
      ),
      (layer(#"{"role": "menue"}"#), "unknown role \"menue\": SCENE: windows[0].layers[0].role: "),
      (
        layer(#"{"id": "a", "symbol": "wify"}"#),
        "cannot draw a symbol: SCENE: windows[0].layers[0].symbol: there is no symbol wify; did you mean wifi?"
      ),
      (
        layer(#"{"text": "a", "family": "Intre"}"#),
        "cannot set a text: SCENE: windows[0].layers[0].family: there is no font family Intre; "
      ),
      (layer(#"{"image": "none.jpg"}"#), "cannot read the picture: SCENE: windows[0].layers[0].image: "),
      (
        layer(#"{"symbol": "none.svg"}"#),
        "cannot draw a symbol: SCENE: windows[0].layers[0].symbol: none.svg cannot be read; check "
      ),
      (#"{"version": 2}"#, "number out of range: version (line 1, column 13): found 2; allowed is 1\n"),
      ("{", "line 1, column 2"), (#"{"version": 1}"#, "add \"size\""),
      (scene.replacing("thin", with: "thim"), "did you mean \"thin\"?"),
      (scene.replacing("quaternaryLabel", with: "systemBleu"), "did you mean \"systemBlue\"?"),
      (#"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "none.jpg"}]}"#, "none.jpg"),
    ]
    for (text, part) in cases {
      let file = try folder.write(text, to: "scene.json")
      let result = try Program.run(["render", file, "-o", out])
      #expect(result.exit == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("pellucid: "))
      #expect(result.errors.contains(part.replacing("SCENE", with: file)))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(try Program.run(["render", folder.path + "/none.json", "-o", out]).exit == 65)
    #expect(folder.names == ["scene.json"])
  }

  @Test func unwritableOutputExits73() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let result = try Program.run(["render", file, "-o", folder.path + "/no/out.png"])
    #expect(result.exit == 73)
    #expect(result.errors.hasPrefix("pellucid: cannot write the picture: "))
  }

  /// Checks that wrong paths are errors even for a scene without symbols. Otherwise other symbols would be drawn
  /// silently.
  @Test func symbolsAndFontsThatAreNotThereExit65() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    let arguments = ["-o", folder.path + "/out.png", "--symbols"]
    for path in [folder.path + "/none", file] {
      let result = try Program.run(["render", file] + arguments + [path])
      #expect(result.exit == 65 && result.output.isEmpty)
      #expect(
        result.errors
          == "pellucid: cannot load the symbols: \(path) is not a folder that can be read; check the path\n")
    }
    #expect(try Program.run(["material", "thin", "--over", "#000"] + arguments + ["/none"]).exit == 65)
    let fonts = try Program.run(["render", file, "-o", "out.png", "--fonts", "/none"])
    #expect(fonts.exit == 65 && fonts.errors.hasSuffix("nor a folder of such files; check the path\n"))
    #expect(folder.names == ["scene.json"])
  }

  @Test func symbolsOfTheUserComeFirst() throws {
    let folder = try TemporaryFolder()
    let text =
      ##"{"version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [{"fill": "#000000"}, "##
      + ##"{"symbol": "NAME", "style": "#FFFFFF"}]}"##
    let svg =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0H2V2H0Z"/></svg>"#
    try FileManager.default.createDirectory(
      atPath: folder.path + "/mine", withIntermediateDirectories: true)
    _ = try folder.write(svg, to: "mine/wifi.svg")
    let named = try folder.write(text.replacing("NAME", with: "wifi"), to: "named.json")
    let byPath = try folder.write(text.replacing("NAME", with: "mine/wifi.svg"), to: "path.json")
    let out = folder.path + "/out.png"
    for arguments in [[named, "--symbols", folder.path + "/mine"], [byPath]] {
      #expect(try Program.run(["render", "-o", out] + arguments).exit == 0)
      #expect(try ImageReader().read(path: out, gamut: .srgb)[1, 1] == SIMD4(repeating: 65535))
    }
    #expect(try Program.run(["render", "-o", out, named]).exit == 0)
    #expect(try ImageReader().read(path: out, gamut: .srgb)[1, 1] == SIMD4(0, 0, 0, 65535))
  }
}
