// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidCatalogSupport
import PellucidTestSupport

/// A catalog on disk that a test writes.
final class CatalogOnDisk {
  let folder: TemporaryFolder
  var path: String { folder.path + "/A.xcassets" }

  init() throws {
    folder = try TemporaryFolder()
    try write("{}", to: "Contents.json")
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Adds a colour set.
  ///
  /// - Parameter values: Colours by `any`, `light` or `dark`, followed by `High` for Increase Contrast.
  func addColor(_ name: String, _ values: KeyValuePairs<String, String>) throws {
    let entries = try values.map { word, text in
      var selectors = Selectors()
      let scheme = word.hasSuffix("High") ? String(word.dropLast(4)) : word
      selectors.appearance = AppearanceSelector(
        AppearanceSelector.Scheme(rawValue: scheme) ?? .any, word.hasSuffix("High") ? .increased : .standard)
      let color = try EncodedColor.parse(hexOrCSS: text)
      func byte(_ value: Float) -> Double { (Double(value) * 255).rounded() / 255 }
      return ColorSet.Entry(
        .color(CatalogColor(.srgb, red: byte(color.red), green: byte(color.green), blue: byte(color.blue))),
        for: selectors)
    }
    let bytes = ContentsText.contents(of: ColorSet(entries: entries))
    try write(String(decoding: bytes, as: UTF8.self), to: name + ".colorset/Contents.json")
  }

  /// Adds an image set.
  ///
  /// - Parameters:
  ///   - files: Names and pictures by `any` or `dark`. A file without a picture begins like a PDF document.
  ///   - intent: The rendering intent of the set.
  func addImages(
    _ name: String, _ files: KeyValuePairs<String, (file: String, image: PixelImage?)>, intent: String? = nil
  ) throws {
    var entries: [String] = []
    for (word, picture) in files {
      let look =
        word == "any" ? "" : #", "appearances": [{"appearance": "luminosity", "value": "\#(word)"}]"#
      entries.append(#"{"idiom": "universal", "filename": "\#(picture.file)"\#(look)}"#)
      let bytes = try picture.image.map { try PNGWriter(gamut: .srgb).encode8Bit($0) } ?? Array("%PDF".utf8)
      try write("", to: name + ".imageset/" + picture.file)
      try Data(bytes).write(to: URL(filePath: path + "/" + name + ".imageset/" + picture.file))
    }
    let rest = intent.map { #", "properties": {"template-rendering-intent": "\#($0)"}"# } ?? ""
    try write(
      #"{"images": [\#(entries.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}\#(rest)}"#,
      to: name + ".imageset/Contents.json")
  }

  /// Adds an image set with a PDF page of 48 by 48 points.
  ///
  /// - Parameter drawing: The operators of the page's content.
  func addPDF(_ name: String, _ drawing: String) throws {
    try addImages(name, ["any": ("page.pdf", nil)])
    let page = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox [0 0 48 48]/Contents 4 0 R>> endobj
      4 0 obj <</Length \(drawing.utf8.count)>> stream
      \(drawing)
      endstream endobj
      trailer <</Root 1 0 R>>
      """
    try write(page, to: name + ".imageset/page.pdf")
  }

  func addIcon(_ name: String, _ entries: String) throws {
    try write(
      #"{"images": [\#(entries)], "info": {"author": "xcode", "version": 1}}"#,
      to: name + ".appiconset/Contents.json")
  }

  func configure(_ text: String) throws { _ = try folder.write(text, to: "pellucid-catalog.json") }

  func lint(_ flags: String..., language: String = "C") throws -> Program.Result {
    try Program.run(["catalog", "lint", path] + flags, settings: ["LC_ALL": language])
  }
}

extension Program.Result {
  var told: [[String: Any]] { json["findings"] as? [[String: Any]] ?? [] }
  func finding(_ rule: String, _ name: String? = nil) -> [String: Any]? {
    told.first { $0["rule"] as? String == rule && (name == nil || $0["layer"] as? String == name) }
  }
  func names(_ rule: String) -> [String] {
    told.filter { $0["rule"] as? String == rule }.compactMap { $0["layer"] as? String }
  }
}

extension PixelImage {
  /// Returns a filled square in the middle of a transparent picture.
  static func square(_ level: UInt16, side: Int = 48) -> PixelImage {
    var image = PixelImage(width: side, height: side)
    for y in side / 4..<3 * side / 4 {
      for x in side / 4..<3 * side / 4 { image[x, y] = SIMD4(level, level, level, 65535) }
    }
    return image
  }

  /// Returns opaque paper with a dark line.
  static func paper(_ level: UInt16, side: Int = 64) -> PixelImage {
    var image = PixelImage(
      width: side, height: side, samples: (0..<4 * side * side).map { $0 % 4 == 3 ? 65535 : level })
    for x in 8..<side - 8 { image[x, side / 2] = SIMD4(0, 0, 0, 65535) }
    return image
  }
}
