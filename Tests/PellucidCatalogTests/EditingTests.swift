// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidCatalogSupport
import PellucidHost
import PellucidTestSupport
import Testing

@Suite struct EditingTests {
  /// Returns a file in which the variant chosen by `change` has a new value.
  private func edited(
    _ text: String, _ value: ColorSet.Value, _ change: (inout Selectors) -> Void = { _ in }
  ) throws -> String {
    var selectors = Selectors()
    change(&selectors)
    let bytes = try ColorSetEdit(value, for: selectors).applied(to: Array(text.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func dark(_ selectors: inout Selectors) { selectors.appearance.scheme = .dark }

  private static let xcode = xcode(red: "0x10", green: "0x20", blue: "0x30")

  /// Returns a colour set with a colour for any appearance and none for dark, as Xcode writes it.
  private static func xcode(red: String, green: String, blue: String) -> String {
    """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "alpha" : "1.000",
              "blue" : "\(blue)",
              "green" : "\(green)",
              "red" : "\(red)"
            }
          },
          "idiom" : "universal"
        },
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """
  }

  /// Returns the lines that occur in only one of the texts.
  private func difference(_ old: String, _ new: String) -> [String] {
    let (first, second) = (old.split(separator: "\n"), new.split(separator: "\n"))
    return second.difference(from: first).map { change in
      switch change {
      case .insert(_, let line, _): "+" + line.trimmingCharacters(in: .whitespaces)
      case .remove(_, let line, _): "-" + line.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test("Change only the line of the changed component")
  func oneComponentIsOneLine() throws {
    let color = CatalogColor(.srgb, red: 16.0 / 255, green: 171.0 / 255, blue: 48.0 / 255)
    let new = try edited(Self.xcode, .color(color))
    #expect(difference(Self.xcode, new) == [#"-"green" : "0x20","#, #"+"green" : "0xAB","#])
    #expect(try edited(new, .color(color)) == new)
  }

  @Test("Change only the lines of the space and of alpha")
  func theSpaceIsOneLineMore() throws {
    let color = CatalogColor(.displayP3, red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255, alpha: 0.5)
    #expect(
      difference(Self.xcode, try edited(Self.xcode, .color(color))) == [
        #"-"alpha" : "1.000","#, #"-"color-space" : "srgb","#, #"+"color-space" : "display-p3","#,
        #"+"alpha" : "0.500","#,
      ])
  }

  /// Missing components are added, numbers stay numbers, and unknown members stay in place.
  @Test("Changed components keep their notation")
  func componentsChangeInTheirOwnWay() throws {
    func text(_ components: String) -> String {
      CatalogText.colors(
        #"{"idiom": "universal", "color": {"x": [1], "color-space": "srgb", "components": {\#(components)}}}"#
      )
    }
    let color = ColorSet.Value.color(CatalogColor(.srgb, red: 0.2, green: 0.5, blue: 1, alpha: 0.25))
    let cases = [
      (#""red": 0.2, "green": 1, "blue": 1"#, #""red": 0.2, "green": 0.5, "blue": 1, "alpha": 0.25"#),
      (
        #""alpha": "1", "blue": "255", "green": "0", "red": "51""#,
        #""alpha": "0.250", "blue": "1.000", "green": "0.500", "red": "0.200""#
      ),
      (#""blue": "1.000""#, #""alpha": "0.250", "blue": "1.000", "green": "0.500", "red": "0.200""#),
    ]
    for (old, new) in cases { #expect(try edited(text(old), color) == text(new)) }
    let gray = CatalogColor(.gray, white: 0.5)
    let written = try edited(
      text(#""red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0""#), .color(gray))
    #expect(written.contains(#""x": [1], "color-space": "gray-gamma-22", "components": { "alpha""#))
    #expect(try CatalogText.library(written).assets.first?.colors?.entries.first?.value == .color(gray))
  }

  @Test("Fill an empty variant in place")
  func emptyVariantsAreFilledInPlace() throws {
    let new = try edited(
      Self.xcode, .reference(ColorReference(platform: "ios", name: "labelColor")), Self.dark)
    #expect(
      difference(Self.xcode, new) == [
        #"+"color" : {"#, #"+"platform" : "ios","#, #"+"reference" : "labelColor""#, "+},",
      ])
  }

  @Test("Append new variants after the others")
  func newVariantsGoBehindTheOthers() throws {
    let color = CatalogColor(.srgb, red: 1, green: 0.5, blue: 0)
    let new = try edited(Self.xcode, .color(color)) { $0.appearance = .init(.dark, .increased) }
    let lines = difference(Self.xcode, new)
    #expect(lines.count { $0.hasPrefix("-") } <= 1)
    #expect(new.contains("\"red\" : \"1.000\""))
    let library = try CatalogText.library(new)
    let entries = try #require(library.assets.first?.colors).entries
    #expect(entries.count == 3)
    #expect(entries[2].value == .color(color))
    #expect(entries[2].selectors.appearance == AppearanceSelector(.dark, .increased))
  }

  /// New variants follow their siblings in key order, spacing and notation.
  @Test("New variants follow the layout of their siblings")
  func newVariantsLookLikeTheirSiblings() throws {
    func entry(_ look: String, _ red: String) -> String {
      """
          { "idiom" : "universal",\(look) "color" : {
              "color-space" : "srgb",
              "components" : { "red" : "\(red)", "green" : "0x20", "blue" : "0x30", "alpha" : "1.000" } } }
      """
    }
    let high = #" "appearances" : [ { "appearance" : "contrast", "value" : "high" } ],"#
    let dark = #" "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],"#
    func file(_ entries: String...) -> String {
      "{ \"info\" : { \"version\" : 1 },\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ] }\n"
    }
    let color = ColorSet.Value.color(
      CatalogColor(.srgb, red: 16.0 / 255, green: 32.0 / 255, blue: 48.0 / 255))
    let two = file(entry("", "0x01"), entry(high, "0x01"))
    #expect(
      try edited(two, color, Self.dark) == file(entry("", "0x01"), entry(high, "0x01"), entry(dark, "0x10")))
    // No sibling has appearances to imitate here.
    let one = try edited(file(entry("", "0x01")), color, Self.dark)
    #expect(one.hasPrefix(file(entry("", "0x01")).dropLast(7)) && one.contains(entry(dark, "0x10")))
    // A file on one line, without spaces.
    func tight(_ entries: String...) -> String { #"{"colors":[\#(entries.joined(separator: ","))]}"# }
    func small(_ look: String, _ red: String) -> String {
      #"{"idiom":"universal",\#(look)"color":{"components":{"red":\#(red),"green":0.5,"blue":0,"alpha":1},"#
        + #""color-space":"srgb"}}"#
    }
    let half = ColorSet.Value.color(CatalogColor(.srgb, red: 0.25, green: 0.5, blue: 0))
    #expect(
      try edited(tight(small("", "1")), half, Self.dark)
        == tight(
          small("", "1"),
          small(#""appearances":[{"appearance":"luminosity","value":"dark"}],"#, "0.25")))
    let rounded = ColorSetEdit(
      .color(CatalogColor(.srgb, red: 64.0 / 255, green: 0.5, blue: 0)), for: Selectors(), digits: .asXcode)
    #expect(
      try rounded.applied(to: Array(tight(small("", "1")).utf8)) == Array(tight(small("", "0.251")).utf8))
    // A file without any entry to imitate.
    for text in ["{}", #"{"colors": []}"#] {
      let written = String(decoding: try rounded.applied(to: Array(text.utf8)), as: UTF8.self)
      #expect(written.contains(#""0.251""#), "\(written)")
    }
    // An empty variant is filled in the siblings' form, and sorted files stay sorted.
    let empty = file(entry("", "0x01"), #"    { "idiom" : "universal",\#(dark.dropLast()) }"#)
    #expect(
      try edited(empty, color, Self.dark).contains(
        "\"value\" : \"dark\" } ], \"color\" : {\n        \"color-space\" : \"srgb\",\n"
          + "        \"components\" : { \"red\" : \"0x10\","))
    let sorted = try edited(Self.xcode, color) { $0.appearance = .init(.dark, .increased) }
    #expect(
      sorted.contains(
        """
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                },
                {
                  "appearance" : "contrast",
                  "value" : "high"
                }
              ],
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0x30",
        """))
  }

  @Test("Keep line ends, indents and trailing commas of the file")
  func layoutsAreFollowed() throws {
    let folder = SourceTree.fixtures.appending(path: "Catalogs/Handmade.xcassets")
    let color = CatalogColor(.srgb, red: 9.0 / 255, green: 2.0 / 255, blue: 3.0 / 255)
    func text(_ name: String) throws -> String {
      let file = folder.appending(path: name + ".colorset/Contents.json")
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    let lineEnds = try text("LineEnds")
    #expect(
      try edited(lineEnds, .color(color))
        == lineEnds.replacingOccurrences(of: #""red": "1""#, with: #""red": "9""#))
    let added = try edited(lineEnds, .color(color), Self.dark)
    #expect(added.hasPrefix(String(lineEnds.prefix(160))))
    #expect(added.contains(",\r\n\t\t{\r\n\t\t\t\"idiom\": \"universal\",\r\n\t\t\t\"appearances\": [\r\n"))
    #expect(!added.replacingOccurrences(of: "\r\n", with: "").contains("\n"))
    let mark = try text("ByteOrderMark")
    #expect(
      try edited(mark, .color(color)) == mark.replacingOccurrences(of: "0x01", with: "0x09"))
    #expect(try CatalogText.library(edited(mark, .color(color), Self.dark)).fileFacts.isEmpty)
    let comma = try text("TrailingComma")
    let filled = try edited(comma, .color(color), Self.dark)
    #expect(filled.utf8.starts(with: comma.utf8.prefix(150)))
    #expect(try CatalogText.library(filled).assets.first?.colors?.entries.count == 2)
  }

  @Test("Add missing components behind a trailing comma")
  func missingComponentsFollowATrailingComma() throws {
    let text =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0.5",}}}]}"#
    let color = CatalogColor(.srgb, red: 0.25, green: 1, blue: 0.5)
    let set = try CatalogText.library(edited(text, .color(color))).assets.first?.colors
    #expect(set?.entries.map(\.value) == [.color(color)])
  }

  @Test("Reject edits that are impossible, with the reason")
  func whatCannotBeChangedIsSaid() throws {
    let color = ColorSet.Value.color(CatalogColor(.srgb, white: 0))
    #expect(throws: CatalogEditError.nothingToWrite) { try edited(Self.xcode, .empty) }
    #expect(throws: CatalogEditError.self) { try edited("{", color) }
    #expect(throws: CatalogEditError.self) { try edited("[]", color) }
    #expect(throws: CatalogEditError.self) { try edited(#"{"colors": 1}"#, color) }
    let twice = CatalogText.colors(CatalogText.entry(1), CatalogText.entry(2))
    let error = #expect(throws: CatalogEditError.self) { try edited(twice, color) }
    guard case .ambiguous(let finding) = error else {
      Issue.record("not ambiguous")
      return
    }
    #expect(finding.keyPath == "colors[1]")
  }

  @Test("Write new files in Xcode's form")
  func newFilesAreInXcodesForm() throws {
    var dark = Selectors()
    Self.dark(&dark)
    let set = ColorSet(entries: [
      ColorSet.Entry(.color(CatalogColor(.srgb, red: 0.895, green: 1, blue: 0))),
      ColorSet.Entry(.empty, for: dark),
    ])
    let text = String(decoding: ContentsText.contents(of: set), as: UTF8.self)
    #expect(text == Self.xcode(red: "0.895", green: "1.000", blue: "0.000"))
    #expect(try CatalogText.library(text).assets.first?.colors == set)
    let group = String(decoding: ContentsText.contents(ofGroupProvidingNamespace: true), as: UTF8.self)
    let fixture = SourceTree.fixtures.appending(path: "Catalogs/Handmade.xcassets/Brand/Contents.json")
    #expect(group == (try String(contentsOf: fixture, encoding: .utf8)))
  }

  /// Components of any magnitude are written so that they read back unchanged.
  @Test("Every component reads back as it was written")
  func everyComponentIsReadAsItWasWritten() throws {
    var random = SeededGenerator(seed: 5)
    for index in 0..<400 {
      var values = [0.0, 0, 0]
      for channel in 0..<3 {
        let value = random.number(in: -2...2)
        values[channel] = index % 3 == 0 ? value / 1e7 : index % 3 == 1 ? value : (value * 50).rounded() / 255
      }
      let color = CatalogColor(.extendedSRGB, red: values[0], green: values[1], blue: values[2], alpha: 0.25)
      let new = try edited(Self.xcode, .color(color))
      #expect(
        try CatalogText.library(new).assets.first?.colors?.entries.first?.value == .color(color), "\(color)")
    }
  }

  /// Edits one variant of each of 300 real colour sets and checks that only its lines change and that it reads as
  /// requested.
  @Test(
    "Edit 300 real sets without changing other variants", .enabled(if: Corpus.isThere, "\(Corpus.missing)"))
  func threeHundredRealSets() throws {
    let library = try AssetLibrary(path: Corpus.folder)
    var random = SeededGenerator(seed: 300)
    var edited = 0, added = 0
    for asset in library.assets where edited < 300 {
      guard let old = asset.colors, !old.entries.isEmpty else { continue }
      let file = Corpus.folder + "/" + asset.path + "/Contents.json"
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
      let color = CatalogColor(
        .srgb, red: Double(random.next() % 256) / 255, green: Double(random.next() % 256) / 255,
        blue: Double(random.next() % 256) / 255)
      var selectors = old.entries[Int(random.next() % UInt64(old.entries.count))].selectors
      if random.next() % 4 == 0 { selectors.appearance = AppearanceSelector(.light, .increased) }
      var expected = old
      if let index = old.entries.firstIndex(where: { $0.selectors == selectors }) {
        expected.entries[index].value = .color(color)
      } else {
        expected.entries.append(ColorSet.Entry(.color(color), for: selectors))
        added += 1
      }
      let new = try self.edited(text, .color(color)) { $0 = selectors }
      #expect(try CatalogText.library(new).assets.first?.colors == expected, "\(asset.path)")
      let lines = difference(text, new)
      let isNew = expected.entries.count > old.entries.count
      let isLiteral =
        if case .color = old.entries.first(where: { $0.selectors == selectors })?.value { true } else {
          false
        }
      // The lines of four components and the space; a new entry also adds a comma to the one before.
      if isLiteral { #expect(lines.count <= 10, "\(asset.path): \(lines)") }
      if isNew { #expect(lines.count { $0.hasPrefix("-") } <= 1, "\(asset.path): \(lines)") }
      edited += 1
    }
    #expect(edited == 300)
    print("corpus: one variant changed in \(edited) colour sets, \(added) of them new")
  }
}
