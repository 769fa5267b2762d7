// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidHost
import PellucidScene
import PellucidSceneSupport
import PellucidTestSupport

/// A catalog written by a test, and scenes that use it.
struct AssetFolder {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/Assets.xcassets"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a colour set with one entry for each pair of selectors and a colour.
  func color(_ name: String, _ entries: [(selectors: String, color: String)]) throws {
    let entries = entries.map { #"{"idiom": "universal"\#($0.selectors), "color": \#($0.color)}"# }
    try write(
      #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"author": "test", "version": 1}}"#,
      to: name + ".colorset/Contents.json")
  }

  /// Writes an image set or symbol set with one entry for each pair of selectors and a file; the files are empty.
  func files(_ name: String, _ key: String, _ entries: [(selectors: String, file: String)]) throws {
    for entry in entries { try write("", to: name + "/" + entry.file) }
    let entries = entries.map { #"{"idiom": "universal", "filename": "\#($0.file)"\#($0.selectors)}"# }
    try write(
      #"{"\#(key)": [\#(entries.joined(separator: ", "))], "info": {"author": "test", "version": 1}}"#,
      to: name + "/Contents.json")
  }

  /// Returns a scene with one layer, with its assets looked up.
  func scene(
    _ layer: Layer.Content, _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> SceneDescription {
    let size = Size(width: 20, height: 10)
    var scene = SceneDescription(
      size: size, desktop: [Layer(id: "it", frame: Rect(size), content: layer)])
    change(&scene)
    try AssetCatalogs(paths: [path]).provide(for: &scene)
    return scene
  }

  static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  static let high = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#

  /// Returns a grey of sRGB in the notation of catalogs, 0…255.
  static func grey(_ level: Int) -> String {
    let components = #"{"red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000"}"#
    return #"{"color-space": "srgb", "components": \#(components)}"#
  }

  static func reference(_ name: String, _ platform: String = "ios") -> String {
    #"{"platform": "\#(platform)", "reference": "\#(name)"}"#
  }
}

extension RuledScene {
  /// The colour of the fill that is the scene's only node.
  var fillColor: EncodedColor? {
    guard case .fill(_, .ink(.color(let color, _))) = scene.desktop.first?.content else { return nil }
    return color
  }
}
