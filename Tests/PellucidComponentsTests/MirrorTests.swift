// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of the mirrored content of components.
@Suite struct MirrorTests {
  /// Returns the layers of a window's content, lowered in a direction.
  private func content(_ layers: [Layer], _ direction: DeviceSettings.Direction) throws -> [Layer] {
    var window = Component(.window)
    window.content = layers
    var scene = SceneDescription(size: Size(width: 600, height: 400))
    scene.traits.platform = .macOS
    scene.device.direction = direction
    scene.desktop = [
      Layer(
        frame: Rect(scene.size),
        content: .component(ComponentContent(window, ComponentPlacement(Rect(scene.size)))))
    ]
    var measurer = FixedMeasurer()
    let lowered = try scene.lowered(measuring: &measurer)
    let all = lowered.desktop[0].content.children
    let group = try #require(all.first { $0.content.children.contains { $0.id == "mark" } })
    return group.content.children
  }

  @Test("Texts, groups and components of natural size in a window are mirrored with it")
  func contentIsMirrored() throws {
    let button = Component(.button).with(.title, .text("Play"))
    let inner = Layer.text(TextContent("Play", size: 12), Rect(x: 4, y: 0, width: 20, height: 20))
    let layers = [
      Layer.fill(.level(.label), .rectangle, Rect(x: 20, y: 60, width: 100, height: 30)).named("mark"),
      Layer.group([inner], Rect(x: 200, y: 60, width: 90, height: 30)),
      Layer(
        frame: Rect(x: 40, y: 200, width: 0, height: 0),
        content: .component(ComponentContent(button, ComponentPlacement(origin: Point(x: 40, y: 200))))),
    ]
    let left = try content(layers, .leftToRight), right = try content(layers, .rightToLeft)
    for (first, second) in zip(left, right) {
      #expect(second.frame.x == 600 - first.frame.maxX && second.frame.width == first.frame.width)
    }
    #expect(left[2].frame.width > 20)
    let text = try #require(right[1].content.children.first)
    #expect(text.frame.x == 66)
    guard case .text(let label) = text.content else { throw Expected.text }
    #expect(label.alignment == .trailing)
  }

  @Test("Texts of both directions begin where the interface does", arguments: ["Play", "تشغيل"])
  func textsBeginAtTheRight(string: String) throws {
    let layers = [
      Layer.text(TextContent(string, size: 12), Rect(x: 4, y: 60, width: 200, height: 20)).named("mark")
    ]
    let text = try #require(try content(layers, .rightToLeft).first)
    guard case .text(let label) = text.content else { throw Expected.text }
    // The leading edge of a text that runs from right to left is the right one.
    #expect(label.alignment == (string.runsRightToLeft ? .leading : .trailing))
  }

  @Test("The safe area of an extended background changes its side")
  func backgroundExtension() throws {
    let extended = BackgroundExtensionContent(safeArea: Rect(x: 240, y: 0, width: 360, height: 200))
    let layers = [
      Layer(frame: Rect(x: 0, y: 0, width: 600, height: 200), content: .backgroundExtension(extended))
        .named("mark")
    ]
    guard case .backgroundExtension(let found)? = try content(layers, .rightToLeft).first?.content else {
      throw Expected.text
    }
    #expect(found.safeArea == Rect(x: 0, y: 0, width: 360, height: 200))
  }

  private enum Expected: Error { case text }
}
