// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Verbs on files that are none, that lie elsewhere, or that others use at the same time.
@Suite(.timeLimit(.minutes(10))) struct FileTrustTests {
  private let folder: TemporaryFolder
  private static let scene = ##"""
    {"version": 1, "size": {"width": 24, "height": 20}, "scale": 1, "desktop": [{"fill": "#205080"},
      {"id": "word", "text": "A", "frame": [2, 2, 20, 16], "size": 9}]}
    """##
  private static let narrow = [
    "--contrast", "standard", "--transparency", "standard", "--appearance", "light",
  ]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(Self.scene, to: "scene.json")
  }

  private func run(_ arguments: String..., settings: [String: String] = [:]) throws -> Program.Result {
    try Program.run(arguments, in: folder.path, settings: settings)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  // MARK: Kinds

  @Test("A pipe in the place of any file is an error with one sentence in each language")
  func pipes() throws {
    mkfifo(folder.path + "/pipe", 0o600)
    mkfifo(folder.path + "/pipe.svg", 0o600)
    _ = try folder.write("{}", to: "A.xcassets/Contents.json")
    _ = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "pipe"}]}"#, to: "image.json")
    _ = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"symbol": "pipe.svg"}]}"#,
      to: "symbol.json")
    let lines = [
      ["render", "pipe", "-o", "a.png"], ["render", "image.json", "-o", "a.png"],
      ["render", "symbol.json", "-o", "a.png"], ["render", "scene.json", "-o", "a.png", "--fonts", "pipe"],
      ["render", "scene.json", "-o", "a.png", "--symbols", "pipe"], ["render", "scene.json", "-o", "pipe"],
      ["render", "scene.json", "-o", "a.png", "--assets", "pipe"], ["diff", "pipe", "pipe"],
      ["render", "scene.json", "--findings", "--baseline", "pipe"],
      ["render", "scene.json", "--findings", "--write-baseline", "pipe"],
      ["legibility", "scene.json", "--sweep", "pipe"], ["legibility", "scene.json", "--heatmap", "pipe"],
      ["catalog", "lint", "A.xcassets", "--config", "pipe"],
      ["catalog", "lint", "A.xcassets", "--scenes", "pipe"],
      ["catalog", "list", "pipe"], ["snapshot", "pipe"],
      ["material", "thin", "--over", "pipe", "-o", "a.png"],
    ]
    for line in lines {
      for (language, word) in [("en", " "), ("ko", "요")] {
        let result = try Program.run(line + ["--language", language], in: folder.path)
        #expect([65, 73].contains(result.exit), "\(line) \(result.errors)")
        #expect(
          result.errors.hasPrefix("pellucid: ") && result.errors.contains(word), "\(line) \(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(line) \(result.errors)")
      }
    }
    #expect(!folder.has("a.png"))
  }

  @Test("A scene comes from standard input of any kind")
  func standardInput() throws {
    for script in [
      #""$0" render - -o "$1/a.png" < "$1/scene.json""#,
      #"cat "$1/scene.json" | "$0" render - -o "$1/b.png""#,
      #"cat "$1/scene.json" | "$0" render /dev/stdin -o "$1/c.png""#,
      """
      python3 -c 'import socket, subprocess, sys
      a, b = socket.socketpair()
      b.sendall(open(sys.argv[2] + "/scene.json", "rb").read())
      b.shutdown(socket.SHUT_WR)
      a.setblocking(False)
      sys.exit(subprocess.call([sys.argv[1], "render", "-", "-o", sys.argv[2] + "/d.png"], stdin=a))' "$0" "$1"
      """,
    ] {
      let result = try Program.runInShell(script, [folder.path])
      #expect(result.exit == 0, "\(script) \(result.errors)")
    }
    let pictures = try ["a", "b", "c", "d"].map {
      try Data(contentsOf: URL(filePath: "\(folder.path)/\($0).png"))
    }
    #expect(Set(pictures).count == 1)
  }

  // MARK: Outputs

  @Test("An output replaces neither a font nor anything in a catalog that the run reads")
  func inputs() throws {
    let fonts = try FileManager.default.contentsOfDirectory(atPath: "/usr/share/fonts/opentype/inter")
    let font = try #require(fonts.first { $0.hasSuffix(".otf") })
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/" + font, toPath: folder.path + "/font")
    try link("other", to: "font")
    _ = try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}], "info": {"version": 1, "author": "xcode"}}"#,
      to: "A.xcassets/Logo.imageset/Contents.json")
    _ = try folder.write(
      ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1"}}}]}"##,
      to: "A.xcassets/Ink.colorset/Contents.json")
    #expect(try run("render", "scene.json", "-o", "A.xcassets/Logo.imageset/a.png").exit == 0)
    let before = try Data(contentsOf: URL(filePath: folder.path + "/A.xcassets/Logo.imageset/a.png"))
    for output in ["font", "other", "./font"] {
      let result = try run("render", "scene.json", "-o", output, "--fonts", "font")
      #expect(
        result.exit == 64 && result.errors.hasPrefix("pellucid: an output would replace what is read: "))
    }
    let shown = try run("catalog", "show", "A.xcassets", "-o", "A.xcassets/Logo.imageset/a.png")
    #expect(shown.exit == 73 && shown.errors.contains("is read by the same run"), "\(shown.errors)")
    let folderShown = try run("catalog", "show", ".", "-o", "A.xcassets/Logo.imageset/a.png")
    #expect(folderShown.exit == 73)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/A.xcassets/Logo.imageset/a.png")) == before)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/font")).count > 50_000)
    for _ in 0..<2 { #expect(try run("catalog", "show", "A.xcassets", "-o", "swatches.html").exit == 0) }
  }

  @Test("The pictures of a matrix follow no link")
  func matrix() throws {
    let name = "a.light-standard-standard-base.png"
    _ = try folder.write("kept", to: "elsewhere/target")
    for target in ["elsewhere/target", "elsewhere/new", "scene.json"] {
      try link(name, to: target)
      let result = try run("render", "scene.json", "-o", "a.png", "--matrix")
      #expect([64, 73].contains(result.exit), "\(result.errors)")
      unlink(folder.path + "/" + name)
    }
    #expect(try text("elsewhere/target") == "kept" && text("scene.json") == Self.scene)
    #expect(!folder.has("elsewhere/new"))
  }

  @Test("Recording follows no link out of the folder of references")
  func recording() throws {
    _ = try folder.write(Self.scene, to: "scenes/one.json")
    _ = try folder.write("kept", to: "elsewhere/target")
    let picture = "scenes/__Snapshots__/one.light-standard-standard-base.png"
    func record(_ more: String...) throws -> Program.Result {
      let level = ["--level", "base", "--record"]
      return try Program.run(["snapshot", "scenes"] + Self.narrow + level + more, in: folder.path)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/scenes/__Snapshots__", withIntermediateDirectories: false)
    for target in ["../../elsewhere/target", "../../elsewhere/new"] {
      try link(picture, to: target)
      let result = try record()
      #expect(result.exit == 73 && result.errors.contains("a symbolic link is in the place of the file"))
      unlink(folder.path + "/" + picture)
    }
    rmdir(folder.path + "/scenes/__Snapshots__")
    try link("scenes/__Snapshots__", to: "../elsewhere")
    let linked = try record()
    #expect(
      linked.exit == 73 && linked.errors.hasPrefix("pellucid: references are not recorded through a link: "))
    #expect(try text("elsewhere/target") == "kept")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere") == ["target"])
    #expect(try record("--references", "elsewhere").exit == 0)
  }

  @Test("A report replaces earlier reports alone, and failures replace no picture of a scene")
  func reports() throws {
    let picture = "one.light-standard-standard-base.png"
    #expect(try run("render", "scene.json", "-o", "scenes.png").exit == 0)
    _ = try folder.write(Self.scene, to: "scenes/one.json")
    _ = try folder.write(Self.scene, to: "kept/report.json")
    let flags = Self.narrow + ["--level", "base", "-o"]
    let result = try Program.run(["snapshot", "scenes"] + flags + ["kept"], in: folder.path)
    #expect(result.exit == 73 && result.errors.contains("no earlier report"), "\(result.errors)")
    #expect(try text("kept/report.json") == Self.scene)
    unlink(folder.path + "/kept/report.json")
    let drawing =
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "../kept/\#(picture)"}]}"#
    _ = try folder.write(drawing, to: "scenes/one.json")
    try Data(contentsOf: URL(filePath: folder.path + "/scenes.png")).write(
      to: URL(filePath: folder.path + "/kept/" + picture))
    let before = try Data(contentsOf: URL(filePath: folder.path + "/kept/" + picture))
    let own = try Program.run(["snapshot", "scenes"] + flags + ["kept"], in: folder.path)
    #expect(own.exit == 73 && own.errors.contains("is read by the same run"), "\(own.errors)")
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/kept/" + picture)) == before)
    for among in [["scenes"], ["scenes/one.json"]] {
      let result = try Program.run(["snapshot"] + among + flags + ["./scenes/../scenes"], in: folder.path)
      #expect(result.exit == 64 && result.errors.contains("among the scenes"), "\(result.errors)")
    }
    #expect(!folder.has("scenes/report.json"))
    for _ in 0..<2 {
      #expect(try Program.run(["snapshot", "scenes"] + flags + ["out"], in: folder.path).exit == 1)
    }
  }

  // MARK: Names

  @Test("Names that are not UTF-8 are written as they are, and shown with escapes")
  func otherNames() throws {
    let result = try Program.runInShell(
      #"cd "$1"; "$0" render scene.json -o $'a\xff.png' --json; "$0" diff $'a\xff.png' $'b\xfe.png'"#,
      [folder.path])
    #expect(result.output.contains(#""output": "a\\xFF.png""#) && result.exit == 65)
    #expect(result.errors.contains(#": b\xFE.png: there is no such file"#), "\(result.errors)")
    let listed = try Program.runInShell(#"cd "$1"; ls --quoting-style=escape; rm -f a*"#, [folder.path])
    #expect(listed.output == "a\\377.png\nscene.json\n")
    #expect(try run("render", "scene.json", "-o", #"a\xFF.png"#).exit == 0 && folder.has(#"a\xFF.png"#))
  }

  @Test("Arguments are read where /proc is not mounted")
  func withoutProc() throws {
    let result = try Program.runInShell(
      #"unshare -m bash -c 'mount -t tmpfs none /proc && exec "$0" render "$1/scene.json" -o "$1/a.png"' "$0" "$1" || [ "$(id -u)" != 0 ]"#,
      [folder.path])
    #expect(result.exit == 0, "\(result.errors)")
  }

  @Test("A catalog and its neighbour whose name differs only by normalization are two folders")
  func normalization() throws {
    let (composed, decomposed) = ("\u{E9}.xcassets", "e\u{301}.xcassets")
    let color =
      ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1"}}}]}"##
    _ = try folder.write(color, to: composed + "/Own.colorset/Contents.json")
    _ = try folder.write(color, to: decomposed + "/secret.json")
    #expect(try run("render", "scene.json", "-o", decomposed + "/secret.png").exit == 0)
    for name in ["Ink.colorset", "Logo.imageset"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/\(composed)/\(name)", withIntermediateDirectories: false)
    }
    try link(composed + "/Ink.colorset/Contents.json", to: "../../\(decomposed)/secret.json")
    try link(composed + "/Logo.imageset/logo.png", to: "../../\(decomposed)/secret.png")
    _ = try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.png"}]}"#,
      to: composed + "/Logo.imageset/Contents.json")
    let set = try run("catalog", "set-variant", composed, "Ink", "--appearance", "dark", "--color", "#112233")
    #expect(set.exit == 65, "\(set.errors)")
    #expect(try text(decomposed + "/secret.json") == color)
    _ = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"image": "asset:Logo"}]}"#,
      to: "logo.json")
    try expectNothingDrawn("logo.json", composed)
    // A name in the catalog is that of a file beside it, and not that of another file.
    try FileManager.default.removeItem(atPath: folder.path + "/\(composed)/Logo.imageset/logo.png")
    try link(composed + "/Logo.imageset/e\u{301}.png", to: "../../\(decomposed)/secret.png")
    try FileManager.default.copyItem(
      atPath: folder.path + "/\(decomposed)/secret.png",
      toPath: folder.path + "/\(composed)/Logo.imageset/\u{E9}.png")
    _ = try folder.write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"e\u{301}.png\"}]}",
      to: composed + "/Logo.imageset/Contents.json")
    try expectNothingDrawn("logo.json", composed)
    // A slash with a combining mark behind it separates steps.
    _ = try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "../"# + "\u{301}x.png\"}]}",
      to: composed + "/Logo.imageset/Contents.json")
    let listed = try run("catalog", "lint", composed, "--json")
    #expect(listed.told.contains { ($0["message"] as? String ?? "").contains("outside") }, "\(listed.output)")
  }

  /// Expects that a scene of one picture draws nothing, because its file is not one of the catalog.
  private func expectNothingDrawn(_ scene: String, _ catalog: String) throws {
    let result = try run("render", scene, "-o", "a.png", "--assets", catalog, "--json")
    #expect(result.exit == 0 && result.output.contains("no variant fits these settings"), "\(result.output)")
    _ = try folder.write(
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"group": []}]}"#, to: "empty.json")
    #expect(try run("render", "empty.json", "-o", "b.png").exit == 0)
    let pictures = try ["a", "b"].map { try Data(contentsOf: URL(filePath: "\(folder.path)/\($0).png")) }
    #expect(pictures[0] == pictures[1])
  }

  // MARK: Writers at once

  @Test("Two runs that change one file at the same time both keep their change")
  func writersAtOnce() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000"])
    let file = catalog.path + "/Ink.colorset/Contents.json"
    let before = try Data(contentsOf: URL(filePath: file))
    let script = """
      "$0" catalog set-variant "$1" Ink --appearance dark --color '#102030' & first=$!
      "$0" catalog set-variant "$1" Ink --appearance light --contrast increased --color '#405060' & second=$!
      wait $first; one=$?; wait $second; echo "$one $?"
      """
    for _ in 0..<20 {
      try before.write(to: URL(filePath: file))
      let result = try Program.runInShell(script, [catalog.path])
      #expect(result.output.hasSuffix("0 0\n"), "\(result.output) \(result.errors)")
      let shown = try Program.run(["catalog", "show", catalog.path, "Ink", "--json"])
      let entries = (shown.json["assets"] as? [[String: Any]])?.first?["entries"] as? [[String: Any]]
      #expect(entries?.count == 3)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: catalog.path + "/Ink.colorset") == ["Contents.json"]
    )
  }

  @Test("Two baselines written to one file at the same time keep each other's findings")
  func baselinesAtOnce() throws {
    let faulty = Self.scene.replacing("#205080", with: "#FFFFFF").replacing(
      #""size": 9"#, with: ##""size": 9, "style": "#EEEEEE""##)
    for name in ["a.json", "b.json"] { _ = try folder.write(faulty, to: name) }
    let script = """
      cd "$1"
      "$0" legibility a.json --write-baseline known --quiet & first=$!
      "$0" legibility b.json --write-baseline known --quiet & second=$!
      wait $first; one=$?; wait $second; echo "$one $?"
      """
    for _ in 0..<6 {
      unlink(folder.path + "/known")
      #expect(try Program.runInShell(script, [folder.path]).output == "0 0\n")
      let known = try text("known")
      #expect(known.contains("a.json") && known.contains("b.json"), "\(known)")
    }
  }

  // MARK: Silence

  @Test("Snapshots that cannot be drawn or recorded end with a line about it")
  func silence() throws {
    _ = try folder.write(Self.scene, to: "scenes/one.json")
    func snapshot(_ flags: String...) throws -> Program.Result {
      try Program.run(
        ["snapshot", "scenes"] + Self.narrow + ["--level", "base"] + flags, in: folder.path)
    }
    for (flags, exit) in [
      (["--fonts", "none"], 65), (["--symbols", "none"], 65),
      (["--record", "--references", "/dev/full"], 73),
      (["-o", "/dev/full"], 73), (["-o", "scene.json"], 73),
    ] as [([String], Int32)] {
      let result = try Program.run(
        ["snapshot", "scenes"] + Self.narrow + ["--level", "base"] + flags, in: folder.path)
      #expect(result.exit == exit, "\(flags)")
      #expect(
        result.errors.hasPrefix("pellucid: ") && result.errors.split(separator: "\n").count == 1, "\(flags)")
    }
    let picture = folder.path + "/scenes/__Snapshots__/one.light-standard-standard-base.png"
    try FileManager.default.createDirectory(atPath: picture, withIntermediateDirectories: true)
    #expect(try snapshot().exit == 1)
    let recorded = try snapshot("--record")
    #expect(recorded.exit == 73 && recorded.errors.contains("this is a folder"))
  }

  // MARK: Catalogs

  @Test("A folder that a scene names many times is read once")
  func sameFolder() throws {
    _ = try folder.write("{}", to: "A.xcassets/Contents.json")
    try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
    let paths = (0..<20).map { $0 % 2 == 0 ? "A.xcassets" : "sub/../A.xcassets" }
    _ = try folder.write(
      ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1"}}}]}"##,
      to: "A.xcassets/Ink.colorset/Contents.json")
    let size = #""version": 1, "size": {"width": 9, "height": 9}"#
    let named = paths.map { #""\#($0)""# }.joined(separator: ", ")
    for (name, assets) in [("one", #""A.xcassets""#), ("many", named)] {
      _ = try folder.write(
        #"{\#(size), "assets": [\#(assets)], "desktop": [{"fill": "asset:Ink"}]}"#, to: name + ".json")
    }
    let results = try ["one", "many"].map { try run("render", $0 + ".json", "--json") }
    #expect(results.allSatisfy { $0.exit == 0 })
    #expect(results[0].output == results[1].output.replacing("many.json", with: "one.json"))
  }
}
