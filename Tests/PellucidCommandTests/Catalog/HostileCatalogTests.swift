// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of every verb that reads catalogs, on folders made to harm it.
@Suite(.timeLimit(.minutes(10))) struct HostileCatalogTests {
  private let folder: TemporaryFolder
  private let catalog: String

  init() throws {
    folder = try TemporaryFolder()
    catalog = folder.path + "/A.xcassets"
    try FileManager.default.createDirectory(atPath: catalog, withIntermediateDirectories: false)
  }

  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0.200", "green": "0.400", "blue": "0.600", "alpha": "1.000"}}}]}
    """

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = URL(filePath: catalog + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// Runs every verb with at most a minute of processor time and 2 GB of address space, and returns the results by
  /// verb.
  private func runAll(on name: String) throws -> [String: Program.Result] {
    // The last verb writes to the catalog, which would change the results of the others.
    let verbs: KeyValuePairs = [
      "list": ["list", catalog], "resolve": ["resolve", catalog], "lint": ["lint", catalog, "--json"],
      "show": ["show", catalog, name],
      "set-variant": ["set-variant", catalog, name, "--appearance", "dark", "--color", "#112233"],
    ]
    let results = try verbs.map { verb, arguments in
      (verb, try Program.run(["catalog"] + arguments, limits: "ulimit -v 2000000; ulimit -t 60"))
    }
    return Dictionary(uniqueKeysWithValues: results)
  }

  /// Makes a folder whose name need not be text, and returns false on failure.
  private static func makeFolder(named bytes: [UInt8]) -> Bool {
    (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { name in
      name.baseAddress.map { mkdir($0, 0o700) == 0 } ?? false
    }
  }

  /// Checks 2,000 colour sets among 50,000 other folders and 46,000 files.
  @Test func aHundredThousandEntries() throws {
    try write(Self.color, to: "Ink.colorset/Contents.json")
    try write("{}", to: "Picture.imageset/Contents.json")
    let contents = catalog + "/Ink.colorset/Contents.json"
    for index in 0..<2000 {
      let set = catalog + "/Plain\(index).colorset"
      #expect(mkdir(set, 0o700) == 0 && link(contents, set + "/Contents.json") == 0)
    }
    for index in 0..<50_000 { mkdir(catalog + "/Group\(index)", 0o700) }
    for index in 0..<46_000 { close(creat(catalog + "/Picture.imageset/\(index).png", 0o600)) }
    let start = ContinuousClock.now
    for (verb, result) in try runAll(on: "Ink") {
      // A text without a dark variant is an error for lint alone.
      #expect(result.exit == (verb == "lint" ? 1 : 0), "\(verb): \(result.errors.prefix(200))")
    }
    print("catalog: five verbs on 100,000 entries in \(ContinuousClock.now - start)")
  }

  /// Checks names that pair with each other in millions of ways.
  @Test func pairsOfNamesAreBounded() throws {
    // These colours have no faults, because a finding on each would take time.
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    func set(_ light: String, _ other: String) -> String {
      func entry(_ white: String, _ look: String) -> String {
        #"{"idiom": "universal", \#(look)"color": {"color-space": "gray-gamma-22", "components": {"white": "\#(white)", "alpha": "1.000"}}}"#
      }
      return #"{"colors": [\#(entry(light, "")), \#(entry(other, dark))]}"#
    }
    for index in 0..<300 {
      try write(set("1.000", "0.990"), to: "text\(index).colorset/Contents.json")
      // With these words the name stays that of an ordinary background.
      let words = (0..<9).map { index >> $0 & 1 == 1 ? "main" : "primary" }.joined(separator: "/")
      try write(set("0.000", "0.010"), to: words + "/background.colorset/Contents.json")
    }
    let result = try Program.run(
      ["catalog", "lint", catalog, "--json"], limits: "ulimit -v 2000000; ulimit -t 60")
    let cut = result.told.first {
      ($0["message"] as? String)?.hasPrefix("names make more than 20000 pairs") == true
    }
    #expect(cut?["severity"] as? String == "note" && cut?["verdict"] as? String == "review")
  }

  @Test func whatIsBrokenIsToldAndTheRestIsUsed() throws {
    try write(Self.color, to: "Ink.colorset/Contents.json")
    let number = String(repeating: "9", count: 100_000)
    try write(#"{"colors": [], "x": \#(number)}"#, to: "Number.colorset/Contents.json")
    try write(
      #"{"colors": [{"color": {"components": {"red": 1e308, "green": -\#(number)}}}]}"#,
      to: "Red.colorset/Contents.json")
    try write(String(repeating: "[", count: 1_000_000), to: "Deep.colorset/Contents.json")
    try write([0x7B, 0x22, 0xFF, 0xFE, 0x22, 0x3A, 0x31, 0x7D], to: "Bytes.colorset/Contents.json")
    try write(Self.color, to: String(repeating: "deep/", count: 90) + "Lost.colorset/Contents.json")
    try write(Self.color, to: "line\nend \u{1B}[31m\u{202E}.colorset/Contents.json")
    let secret = try folder.write(Self.color, to: "secret.json")
    try FileManager.default.createDirectory(
      atPath: catalog + "/Link.colorset", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: catalog + "/Link.colorset/Contents.json", withDestinationPath: "../../secret.json")
    #expect(Self.makeFolder(named: Array((catalog + "/").utf8) + [0x61, 0xFF, 0x62]))

    let results = try runAll(on: "Ink")
    for (verb, result) in results {
      #expect(result.exit == (verb == "lint" ? 1 : 0), "\(verb): \(result.errors.prefix(200))")
    }
    let told = results["list"]?.errors ?? ""
    for name in ["Number", "Deep", "Bytes", "Link"] {
      #expect(
        told.contains("A.xcassets/\(name).colorset") || told.contains("\(name).colorset/Contents.json"),
        "\(name)")
    }
    // Each problem has one short line without control characters.
    for line in told.split(separator: "\n") {
      #expect(line.hasPrefix("pellucid: ") && line.utf8.count < 1000, "\(line.prefix(200))")
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 }, "\(line.prefix(200))")
    }
    for name in ["Number", "Deep", "Bytes", "Link"] {
      let refused = try Program.run(
        ["catalog", "set-variant", catalog, name, "--appearance", "dark", "--color", "#112233"])
      #expect(refused.exit == 65 && refused.output.isEmpty, "\(name)")
    }
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == Self.color)
  }
}
