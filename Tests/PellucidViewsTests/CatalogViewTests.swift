// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidPreviews
@testable import PellucidViews

/// Views with pictures and colours of catalogs.
@MainActor
struct CatalogViewTests {
  /// Writes a catalog with a picture of 40 × 20 pixels for two pixels per point, a drawing of 30 × 10 units, and two colours.
  private func catalog() throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    func write(_ entries: String, _ key: String = "images", to set: String) throws {
      _ = try folder.write(
        #"{"\#(key)": [\#(entries)], "info": {"version": 1}}"#, to: "A.xcassets/\(set)/Contents.json")
    }
    try write(#"{"idiom": "universal", "scale": "2x", "filename": "p.png"}"#, to: "Photo.imageset")
    try write(#"{"idiom": "universal", "filename": "d.svg"}"#, to: "Drawing.imageset")
    for (name, white) in [("Ink", "0.0"), ("Paper", "1.0")] {
      try write(
        #"{"idiom": "universal", "color": {"color-space": "srgb", "components": "#
          + #"{"red": "\#(white)", "green": "\#(white)", "blue": "\#(white)", "alpha": "1.0"}}}"#, "colors",
        to: "\(name).colorset")
    }
    _ = try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10"/></svg>"#,
      to: "A.xcassets/Drawing.imageset/d.svg")
    var renderer = try SceneRenderer(threads: 1)
    let pixels = renderer.description(of: PellucidViews.Color.red, width: 40, height: 20, scale: 1)
    try renderer.draw(pixels).picture.writePNG(to: folder.path + "/A.xcassets/Photo.imageset/p.png")
    return (folder, folder.path + "/A.xcassets")
  }

  @Test("A picture of a catalog has its own size in points, and fills a frame where it is resizable")
  func picturesHaveTheirSize() throws {
    let (folder, path) = try catalog()
    defer { _ = folder }
    var renderer = try SceneRenderer(threads: 1)
    func size(_ view: some View) -> Size {
      renderer.description(of: view, width: nil, height: nil, catalogs: [path]).size
    }
    #expect(size(Image("Photo")) == Size(width: 20, height: 10))
    #expect(size(Image("Drawing")) == Size(width: 30, height: 10))
    #expect(size(Image("Photo").resizable().frame(width: 50, height: 60)) == Size(width: 50, height: 60))
    #expect(
      size(Image("Photo").resizable().aspectRatio(contentMode: .fit).frame(width: 50))
        == Size(width: 50, height: 25))
    let scene = renderer.described(
      VStack {
        Image("Photo")
        Image("Drawing")
      }, width: 40, height: 60, catalogs: [path])
    #expect(scene.missing.isEmpty)
    _ = try renderer.draw(scene.scene)
  }

  @Test("The edges of a picture keep their size and its middle is stretched or repeated, as a view states")
  func picturesAreResizedInParts() throws {
    let (folder, path) = try catalog()
    defer { _ = folder }
    let renderer = try SceneRenderer(threads: 1)
    func parts(_ image: Image, _ width: CGFloat, _ height: CGFloat) throws -> [Rect] {
      let view = image.frame(width: width, height: height)
      let scene = renderer.described(view, width: nil, height: nil, catalogs: [path]).scene
      var parts: [Rect] = []
      LayerWalk.forEach(in: try #require(scene.windows.first).layers) {
        if $0.clip != nil { parts.append($0.frame) }
      }
      return parts
    }
    // The picture has 20 × 10 points.
    #expect(try parts(Image("Photo").resizable(), 50, 60).isEmpty)
    let tiles = try parts(Image("Photo").resizable(resizingMode: .tile), 50, 10)
    #expect(tiles.map(\.x) == [0, 20, 40] && tiles.map(\.width) == [20, 20, 10])
    let caps = EdgeInsets(top: 2, leading: 4, bottom: 3, trailing: 6)
    let nine = try parts(Image("Photo").resizable(capInsets: caps), 50, 60)
    #expect(nine.count == 9 && nine[0] == Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      nine[4] == Rect(x: 4, y: 2, width: 40, height: 55) && nine[8] == Rect(x: 44, y: 57, width: 6, height: 3)
    )
    // Edges that do not fit share the frame, and too many tiles are not drawn.
    #expect(try parts(Image("Photo").resizable(capInsets: caps), 5, 10).map(\.width) == [2, 3, 2, 3, 2, 3])
    #expect(try parts(Image("Photo").resizable(resizingMode: .tile), 20_000, 20_000).isEmpty)
  }

  @Test("A picture has the size of its variant for the family of the device and the language")
  func variantsOfPictures() throws {
    let (folder, path) = try catalog()
    let variants = [
      #"{"idiom": "universal", "filename": "d.svg"}"#, #"{"idiom": "ipad", "filename": "pad.svg"}"#,
      #"{"idiom": "universal", "locale": "ko", "filename": "korean.svg"}"#,
    ]
    _ = try folder.write(
      #"{"images": [\#(variants.joined(separator: ", "))], "info": {"version": 1}}"#,
      to: "A.xcassets/Drawing.imageset/Contents.json")
    for (name, width) in [("pad", 60), ("korean", 90)] {
      _ = try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="10"><rect width="9" height="9"/></svg>"#,
        to: "A.xcassets/Drawing.imageset/\(name).svg")
    }
    let (renderer, catalogs) = (try SceneRenderer(threads: 1), PreviewCatalogs(paths: [path]))
    func width(_ change: (inout DeviceSettings) -> Void) -> Double {
      var setting = ViewSetting(width: nil, height: nil)
      change(&setting.device)
      return renderer.described(Image("Drawing"), in: setting, from: catalogs).scene.size.width
    }
    #expect(width { _ in } == 30)
    #expect(width { $0.idiom = .pad } == 60)
    #expect(width { $0.locale = "ko_KR" } == 90)
    let scene = renderer.description(of: Image("Drawing"), on: "iPad mini", catalogs: [path])
    #expect(scene?.device.idiom == .pad && scene?.assets.images.count == 1)
  }

  @Test("A colour of a catalog is drawn, and one that it lacks is missing")
  func colorsOfCatalogs() throws {
    let (folder, path) = try catalog()
    defer { _ = folder }
    var renderer = try SceneRenderer(threads: 1)
    let view = HStack(spacing: 0) {
      Color("Ink")
      Color("Paper")
      Color("Blood")
    }
    let (scene, missing) = renderer.described(view, width: 6, height: 1, scale: 1, catalogs: [path])
    #expect(missing == [MissingName(kind: .color, name: "Blood")])
    let picture = try renderer.draw(scene).picture
    #expect(picture.image.samples[0..<4].elementsEqual([0, 0, 0, 65535]))
    #expect(picture.image.samples[12..<16].elementsEqual([65535, 65535, 65535, 65535]))
  }

  @Test("A catalog that is not there counts as an empty one")
  func missingCatalogs() throws {
    let renderer = try SceneRenderer(threads: 1)
    let missing = renderer.described(
      Image("Photo"), width: 10, height: 10, catalogs: ["/nowhere/A.xcassets"]
    ).missing
    #expect(missing == [MissingName(kind: .image, name: "Photo")])
  }
}
