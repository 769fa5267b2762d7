// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidHost
import PellucidJSON
import PellucidTestSupport
import Testing

/// Tests of trees and files that do not occur by accident.
@Suite struct HostileTests {
  private let files = FileManager.default
  private let folder: TemporaryFolder
  private let catalog: String

  init() throws {
    folder = try TemporaryFolder()
    catalog = folder.path + "/A.xcassets"
    try files.createDirectory(atPath: catalog, withIntermediateDirectories: false)
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: catalog + "/" + path)
    try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static let color = CatalogText.colors(CatalogText.entry(7))

  private func facts(_ library: AssetLibrary) -> [CatalogFileFact] { library.fileFacts.map(\.fact) }

  @Test("Do not follow links out of the catalog")
  func linksDoNotLeaveTheCatalog() throws {
    let outside = folder.path + "/Outside.colorset"
    try files.createDirectory(atPath: outside, withIntermediateDirectories: false)
    try Data(Self.color.utf8).write(to: URL(fileURLWithPath: outside + "/Contents.json"))
    try write(Self.color, to: "Own.colorset/Contents.json")
    try files.createSymbolicLink(atPath: catalog + "/Folder.colorset", withDestinationPath: outside)
    try files.createSymbolicLink(atPath: catalog + "/Circle", withDestinationPath: ".")
    try files.createDirectory(atPath: catalog + "/File.colorset", withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: catalog + "/File.colorset/Contents.json", withDestinationPath: outside + "/Contents.json")
    try files.createDirectory(atPath: catalog + "/Inside.colorset", withIntermediateDirectories: false)
    try files.createSymbolicLink(
      atPath: catalog + "/Inside.colorset/Contents.json", withDestinationPath: "../Own.colorset/Contents.json"
    )
    try write(
      #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#, to: "Picture.imageset/Contents.json")
    try files.createSymbolicLink(
      atPath: catalog + "/Picture.imageset/a.png", withDestinationPath: "/etc/hostname")

    let library = try AssetLibrary(path: folder.path)
    #expect(library.assets(named: "Own", .colorSet).first?.colors != nil)
    #expect(library.assets(named: "Inside", .colorSet).first?.colors != nil)
    #expect(library.assets(named: "File", .colorSet).first?.content == .unreadable)
    #expect(library.assets(named: "Folder", .colorSet).isEmpty)
    #expect(library.assets(named: "Picture", .imageSet).first?.files?.entries.first?.isFound == false)
    let links = library.fileFacts.filter { $0.fact == .linkNotFollowed }.map(\.file)
    #expect(
      links.sorted() == [
        "A.xcassets/Circle", "A.xcassets/Folder.colorset", "A.xcassets/Picture.imageset/a.png",
      ])
    let linked = library.fileFacts.filter { $0.file.hasPrefix("A.xcassets/File.colorset") }
    #expect(linked.map(\.fact) == [.linkedContents])
  }

  /// A link to a folder that is no catalog is an error that names the target, whether its path was given or a search
  /// found it. A link to a catalog is read when its path is given, and reported when a search finds it.
  @Test("Report catalogs that are links, with their target")
  func linkedCatalogsAreNamed() throws {
    let plain = folder.path + "/Plain", link = folder.path + "/Links/B.xcassets"
    for path in [plain, folder.path + "/Links"] {
      try files.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    try files.createSymbolicLink(atPath: link, withDestinationPath: plain)
    let target = URL(filePath: plain).resolvingSymlinksInPath().path
    for path in [link, folder.path + "/Links"] {
      let error = #expect(throws: CatalogPathError.self) { try AssetLibrary(path: path) }
      #expect(error == .linkedCatalog(link: link, target: target))
    }
    try write(Self.color, to: "Own.colorset/Contents.json")
    try files.removeItem(atPath: link)
    try files.createSymbolicLink(atPath: link, withDestinationPath: catalog)
    #expect(try AssetLibrary(path: link).assets.map(\.name) == ["Own"])
    let beside = try AssetLibrary(path: folder.path).fileFacts
    #expect(beside.map(\.fact) == [.linkNotFollowed] && beside.first?.file == "Links/B.xcassets")
  }

  @Test("Names of two normalisations are two names")
  func normalisationsAreTwoNames() throws {
    let (one, two) = ("\u{E9}", "e\u{301}")
    try write(Self.color, to: one + ".colorset/Contents.json")
    try write(Self.color, to: two + ".colorset/Contents.json")
    try write(
      "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(one).png\"}]}",
      to: "P.imageset/Contents.json")
    try write("", to: "P.imageset/\(two).png")
    let library = try AssetLibrary(path: catalog)
    for name in [one, two] {
      let found = library.assets(named: name, .colorSet)
      #expect(found.count == 1 && found[0].name.utf8.elementsEqual(name.utf8))
      #expect(try library.assets[library.index(named: name)].name.utf8.elementsEqual(name.utf8))
    }
    let facts = facts(library)
    #expect(
      facts.count == 2 && facts.contains(.missingFile(one + ".png"))
        && facts.contains(.unassignedFile(two + ".png")))
  }

  @Test("Report file names that lead out of the catalog")
  func namesDoNotLeaveTheCatalog() throws {
    for name in [
      "../../secret", "/etc/hostname", "a/../../b", "..", "../\u{301}secret", "/\u{301}a", "a/..//\u{338}",
    ] {
      try write(
        #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#, to: "Picture.imageset/Contents.json"
      )
      let library = try AssetLibrary(path: catalog)
      #expect(facts(library) == [.fileOutside(name)])
      #expect(library.assets.first?.files?.entries.first?.file == nil)
    }
  }

  @Test("Stop at the limit of nested folders")
  func deepTreesEndAtTheLimit() throws {
    let path = String(repeating: "a/", count: 90)
    try write(Self.color, to: path + "Deep.colorset/Contents.json")
    try write(Self.color, to: "Own.colorset/Contents.json")
    let library = try AssetLibrary(path: catalog)
    #expect(library.assets.map(\.name) == ["Own"])
    #expect(facts(library) == [.tooManyFolders(limit: 64)])
  }

  @Test("Stop at the limit of entries, and report it once")
  func treesBeyondTheLimitAreCutAndSaySo() throws {
    for index in 0..<50 { try write(Self.color, to: "C\(index).colorset/Contents.json") }
    var limits = CatalogLimits()
    limits.entries = 60
    let library = try AssetLibrary(path: catalog, limits: limits)
    #expect(facts(library).filter { $0 == .tooManyEntries(limit: 60) }.count == 1)
    #expect(library.assets.count < 50)
  }

  @Test("Do not read files over the byte limit")
  func filesBeyondTheLimitAreNotRead() throws {
    try write(String(repeating: " ", count: 5000) + Self.color, to: "Large.colorset/Contents.json")
    try write(Self.color, to: "Own.colorset/Contents.json")
    var limits = CatalogLimits()
    limits.fileBytes = 4096
    let library = try AssetLibrary(path: catalog, limits: limits)
    #expect(facts(library) == [.tooMany(what: .bytes, limit: 4096)])
    #expect(library.assets.count == 2)
  }

  @Test("Refuse descriptions that are too large together, before they are parsed")
  func descriptionsAreBoundedTogether() throws {
    for index in 0..<9 { try write(Self.color, to: "C\(index).colorset/Contents.json") }
    let (bytes, values) = (Self.color.utf8.count, CatalogLimits.values(in: Array(Self.color.utf8)))
    var limits = CatalogLimits()
    (limits.allBytes, limits.allValues) = (9 * bytes, 9 * values)
    #expect(try AssetLibrary(path: catalog, limits: limits).assets.count == 9)
    limits.allBytes -= 1
    #expect(throws: CatalogPathError.tooLarge(path: catalog, .bytes, limit: limits.allBytes)) {
      try AssetLibrary(path: catalog, limits: limits)
    }
    (limits.allBytes, limits.allValues) = (1_000_000, 9 * values - 1)
    #expect(throws: CatalogPathError.tooLarge(path: catalog, .values, limit: limits.allValues)) {
      try AssetLibrary(path: catalog, limits: limits)
    }
    // Several folders of a scene count together.
    limits.allValues = 10 * values
    let other = folder.path + "/B.xcassets"
    for index in 0..<2 {
      try files.createDirectory(atPath: other + "/D\(index).colorset", withIntermediateDirectories: true)
      try Self.color.write(
        toFile: other + "/D\(index).colorset/Contents.json", atomically: true, encoding: .utf8)
    }
    #expect(throws: CatalogPathError.tooLarge(path: other, .values, limit: limits.allValues)) {
      try AssetCatalogs(paths: [catalog, other], limits: limits)
    }
  }

  @Test("A description has no more values than signs before them")
  func valuesAreCountedBySigns() throws {
    for text in ["1", "[]", "{}", "[[],[{}]]", #"{"a": [1, 2, "b:c"], "d": null}"#, Self.color] {
      let bytes = Array(text.utf8), most = CatalogLimits.values(in: bytes)
      _ = try JSONDocument(parsing: bytes, limits: JSONLimits(bytes: 10_000, depth: 64, values: most))
    }
  }

  /// A pipe without a writer, and a folder, in place of a file.
  @Test("Do not open pipes and folders in place of files")
  func whatIsNoFileIsNotOpened() throws {
    try files.createDirectory(atPath: catalog + "/Pipe.colorset", withIntermediateDirectories: false)
    #expect(mkfifo(catalog + "/Pipe.colorset/Contents.json", 0o600) == 0)
    try write("x", to: "Folder.colorset/Contents.json/x")
    let library = try AssetLibrary(path: catalog)
    #expect(library.assets.map(\.content) == [.unreadable, .unreadable])
    #expect(library.fileFacts.count == 2)
  }

  @Test("Report file names that are not UTF-8")
  func namesThatAreNotTextAreReported() throws {
    try write(Self.color, to: "Own.colorset/Contents.json")
    let bytes: [UInt8] = Array((catalog + "/").utf8) + [0x61, 0xFF, 0x62, 0]
    let made = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { mkdir($0, 0o700) } ?? -1
      }
    }
    #expect(made == 0)
    let library = try AssetLibrary(path: catalog)
    #expect(facts(library) == [.nameNotText])
    #expect(library.fileFacts.first?.file == "a\\xFFb")
    #expect(library.assets.count == 1)
  }

  @Test("Hostile texts are errors of their own file alone")
  func hostileTextsAreErrorsOfTheirFileAlone() throws {
    let deep = String(repeating: "[", count: 100_000)
    let cases: [(String, CatalogFileFact)] = [
      (deep, .tooMany(what: .brackets, limit: 64)),
      (#"{"colors": [], "x": 1e999}"#, .notJSON(found: .text("1e999"), expected: .finiteNumber)),
      (
        #"{"x": \#(String(repeating: "9", count: 400))}"#,
        .notJSON(found: .text(String(repeating: "9", count: 32)), expected: .finiteNumber)
      ),
      (#"{"colors": [], "colors": []}"#, .keyTwice),
      (#"{"x": nan}"#, .notJSON(found: .text("'nan'"), expected: .value)),
      (#"{"x": [1.2.3]}"#, .notJSON(found: .text("'1.2.3'"), expected: .value)),
      (
        #"{"colors": [{"color": {"components": {"red": 0x33}}}]}"#,
        .notJSON(
          found: .text("'0x33'"), expected: .component)
      ),
      ("// comment\n{}", .notJSON(found: .text("'/'"), expected: .value)),
      ("{'colors': []}", .notJSON(found: .text("'''"), expected: .key)),
      ("{colors = ();}", .notJSON(found: .text("'c'"), expected: .key)),
      ("[]", .wrongKind(found: .array, expected: .object)),
      (#"{"colors": {}}"#, .wrongKind(found: .object, expected: .array)),
      (#"{"colors": [[]]}"#, .wrongKind(found: .array, expected: .object)),
    ]
    for (text, fact) in cases {
      let library = AssetLibrary(reading: [
        try CatalogText.folder(text), try CatalogText.folder(Self.color, named: "Own.colorset"),
      ])
      #expect(facts(library) == [fact], "\(text.prefix(40))")
      #expect(library.assets(named: "Own", .colorSet).first?.colors?.entries.count == 1)
    }
    let invalid = AssetLibrary(reading: [
      try CatalogText.folder([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D], named: "Ink.colorset")
    ])
    #expect(facts(invalid) == [.notJSON(found: .notUTF8, expected: .utf8)])
  }

  /// A file with the largest possible number of entries is read within the bounds on time and facts.
  @Test("Read 20,000 entries of one file, and limit its facts")
  func manyEntriesInOneFile() throws {
    let entry = #"{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}]}"#
    let text = #"{"colors":["# + String(repeating: entry + ",", count: 19_999) + entry + "]}"
    let library = try CatalogText.library(text)
    #expect(library.assets.first?.colors?.entries.count == 20_000)
    #expect(library.fileFacts.count == CatalogLimits().factsPerFile)
  }

  @Test("Reject paths without a catalog")
  func pathsWithoutACatalogAreErrors() throws {
    try files.removeItem(atPath: catalog)
    #expect(throws: CatalogPathError.noCatalog(path: folder.path)) { try AssetLibrary(path: folder.path) }
    #expect(throws: CatalogPathError.notFound(path: "/nowhere/at/all")) {
      try AssetLibrary(path: "/nowhere/at/all")
    }
  }
}
