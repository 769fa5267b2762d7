// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidScene
import PellucidViews
import Testing

@testable import PellucidPreviews

/// Tests of views and previews on devices.
@MainActor @Suite struct DeviceTests {
  private struct Facts: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    var body: some View {
      Text("\(width == .regular ? "wide" : "narrow") \(height == .compact ? "short" : "tall")")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct Devices: PreviewProvider {
    static var previews: some View {
      Facts().previewDevice("iPad mini")
      Facts().previewDevice("iPhone 17 Pro").previewInterfaceOrientation(.landscapeLeft)
      Facts().previewDevice("iPhone 17").previewLayout(.sizeThatFits)
      Facts().previewDevice("iPhone 3000")
    }
  }

  /// Returns the text of a scene with its place in the picture.
  private func text(_ scene: SceneDescription) -> (string: String, x: Double, y: Double)? {
    func find(_ layers: [Layer], _ x: Double, _ y: Double) -> (string: String, x: Double, y: Double)? {
      for layer in layers {
        let (x, y) = (x + layer.frame.x, y + layer.frame.y)
        if case .text(let text) = layer.content { return (text.string, x, y) }
        if let found = find(layer.content.children, x, y) { return found }
      }
      return nil
    }
    return find(scene.windows.flatMap(\.layers), 0, 0)
  }

  @Test("A view on a device has its size, scale, platform, safe area and size classes")
  func device() throws {
    let renderer = try SceneRenderer(threads: 1)
    let scene = try #require(renderer.description(of: Facts(), on: "iphone-17"))
    #expect(scene.size == Size(width: 402, height: 874) && scene.scale == 3)
    let found = try #require(text(scene))
    #expect(found.string == "narrow tall" && found.y == 62)
    let turned = try #require(renderer.description(of: Facts(), on: "iPhone 17", isLandscape: true))
    #expect(turned.size == Size(width: 874, height: 402))
    let side = try #require(text(turned))
    #expect(side.string == "narrow short" && side.x == 62 && side.y == 0)
    #expect(renderer.description(of: Facts(), on: "Apple TV")?.traits.platform == .tvOS)
    #expect(renderer.description(of: Facts(), on: "no such device") == nil)
  }

  @Test("A picture that is of no device has the size class of its width", arguments: [390.0, 599, 600, 1180])
  func widths(width: Double) throws {
    let renderer = try SceneRenderer(threads: 1)
    func words(_ view: some View, _ platform: Platform, _ width: Double?) -> String? {
      var traits = Traits()
      traits.platform = platform
      return text(renderer.description(of: view, width: width, height: 800, traits: traits))?.string
    }
    #expect(words(Facts(), .iOS, width) == (width < 600 ? "narrow tall" : "wide tall"))
    #expect(words(Facts(), .iOS, nil) == "narrow tall" && words(Facts(), .macOS, width) == "wide tall")
    #expect(words(Facts().environment(\.horizontalSizeClass, .compact), .iOS, width) == "narrow tall")
  }

  @Test(
    "A preview has the device that it names, turned and sized as it says; an unknown one leaves that of the run"
  )
  func previews() throws {
    let renderer = try SceneRenderer(threads: 1)
    let template = SceneDescription(size: Size(width: 390, height: 844))
    let catalogs = PreviewCatalogs(paths: [])
    let scenes = _Preview.all(of: Devices.self).map {
      renderer.inspected($0, in: template, on: nil, from: catalogs).scene
    }
    try #require(scenes.count == 4)
    #expect(scenes[0].size == Size(width: 744, height: 1133) && text(scenes[0])?.string == "wide tall")
    #expect(scenes[1].size == Size(width: 874, height: 402) && text(scenes[1])?.string == "narrow short")
    #expect(scenes[2].size.height < 40 && scenes[2].scale == 3)
    #expect(scenes[3].size == template.size)
  }
}
