// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// A screen of 1280 × 800 points with 200 components over a photo.
enum ComponentScreen {
  static let components = 200

  /// Returns the screen.
  ///
  /// - Parameter value: The value of the last slider, the one control that changes.
  static func description(value: Double = 0.5) -> SceneDescription {
    let size = Size(width: 1280, height: 800)
    let page = Layer(
      frame: Rect(x: 40, y: 40, width: 1200, height: 720),
      content: .fill(shape: .roundedRectangle(26), .foreground(.semantic("systemGroupedBackground"))))
    let controls = (0..<components).map { index in
      let place = Point(x: 60 + 118 * Double(index % 10), y: 56 + 34.5 * Double(index / 10))
      let content = ComponentContent(
        component(index, value: value), ComponentPlacement(origin: place, width: 100))
      return Layer(frame: content.placement.frame, content: .component(content))
    }
    let photo = Layer(frame: Rect(size), content: .image(ImageContent(path: photo)))
    return SceneDescription(size: size, scale: 2, desktop: [photo, page] + controls)
  }

  private static let photo = "/usr/share/backgrounds/mate/nature/Garden.jpg"

  private static func component(_ index: Int, value: Double) -> Component {
    switch index % 4 {
    case 0:
      return Component(.button).with(.title, .text(ExactName("Button \(index)"))).with(
        .style, .word(.bordered))
    case 1: return Component(.toggle, states: index % 8 == 1 ? [.on] : [.off])
    case 2:
      let segments = ["A", "B", "C"].map { Component(.segment).with(.title, .text(ExactName($0))) }
      return Component(.segmentedControl).with(.items, .components(segments)).with(.selection, .number(1))
    default:
      return Component(.slider).with(.value, .number(index == components - 1 ? value : Double(index) / 200))
    }
  }
}

/// Times the lowering of 200 components, a screen of them from its description to its pixels, and the frame after one of
/// them has changed. Texts are shaped before.
func timeComponents() throws {
  var (lowering, drawing, changing) = (try SceneRenderer(), try SceneRenderer(), try SceneRenderer())
  let scene = ComponentScreen.description()
  // Lower and draw once before timing: a scene that fails must stop the benchmark instead of being timed as no work.
  _ = try lowering.lowered(scene)
  drawing.measuresContrast = false
  _ = try drawing.render(drawing.resolve(scene))
  var frame: SceneFrame? = try changing.frame(of: scene)
  var turn = 0
  let timings = Timing.inTurns([
    Work { _ = try? lowering.lowered(scene) },
    Work {
      guard let resolution = try? drawing.resolve(scene), let picture = try? drawing.render(resolution) else {
        return
      }
      drawing.reuse(picture)
    },
    Work {
      turn += 1
      let next = ComponentScreen.description(value: turn.isMultiple(of: 2) ? 0.5 : 0.6)
      frame = try? changing.frame(of: next, after: frame.take())
    },
  ])
  line("components/200-lowered", timings[0], Promise.atMost(5).note(timings[0].median, "ms"))
  line("components/screen", timings[1], Promise.atMost(50).note(timings[1].median, "ms"))
  line("components/one-control-changes", timings[2], Promise.atMost(12).note(timings[2].median, "ms"))
}
