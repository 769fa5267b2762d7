// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A scene of 1,000 layers of most kinds, in ten windows of ten cards each; it is resolved and planned, never drawn.
///
/// Texts, symbols and fills lie in groups, on materials and on glass, so that the resolver meets styles of every kind
/// and the planner meets captures, clips and shadows.
enum LayerScene {
  static let layers = 1000

  static func description() -> SceneDescription {
    let windows = (0..<10).map { index in
      Window(
        id: "window \(index)",
        frame: Rect(x: 20 * Double(index), y: 10 * Double(index), width: 760, height: 440),
        shape: .roundedRectangle(12), shadow: shadow,
        layers: (0..<10).map { card(at: $0) })
    }
    return SceneDescription(size: Size(width: 960, height: 540), scale: 2, windows: windows)
  }

  /// Returns ten layers: a group that holds a background, a material with three foregrounds, and glass with three.
  private static func card(at index: Int) -> Layer {
    let frame = Rect(
      x: 10 + 150 * Double(index % 5), y: 10 + 210 * Double(index / 5), width: 140, height: 200)
    let half = Rect(x: 8, y: 8, width: 124, height: 88)
    let levels: [VibrancyLevel] = [.label, .secondaryLabel, .tertiaryLabel]
    let foregrounds = levels.enumerated().map { row, level in
      Layer(
        frame: Rect(x: 8, y: 8 + 24 * Double(row), width: 100, height: 20),
        content: .text(TextContent("Row \(row)", size: 13, style: ForegroundStyle(.level(level)))))
    }
    let material = MaterialContent(
      .named(["thin", "regular", "thick"][index % 3]), shape: .roundedRectangle(10), children: foregrounds)
    var symbols = foregrounds
    symbols[0].content = .symbol(SymbolContent(name: "heart"))
    symbols[1].content = .fill(shape: .capsule, .foreground(ForegroundStyle(.color(.semantic("systemBlue")))))
    let glass = GlassContent(index % 2 == 0 ? .regular : .clear, shape: .capsule, children: symbols)
    let stops = [
      FillStyle.Stop(location: 0, color: .semantic("systemTeal")),
      .init(location: 1, color: .semantic("systemIndigo")),
    ]
    let background = Layer(
      frame: Rect(x: 0, y: 0, width: 140, height: 200),
      content: .fill(
        shape: .rectangle, .linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))))
    var lower = half
    lower.y += 96
    var group = Layer(
      frame: frame,
      content: .group([
        background, Layer(frame: half, content: .material(material)),
        Layer(frame: lower, content: .glass(glass)),
      ]))
    group.clip = .roundedRectangle(16)
    group.shadow = index % 3 == 0 ? shadow : nil
    return group
  }

  private static let shadow = Shadow(
    color: EncodedColor(white: 0, alpha: 0.3), sigma: 8, offset: Point(x: 0, y: 4))
}

/// Times resolving and planning the scene of 1,000 layers, without looking behind its glass, beside a copy of the frame
/// of the full-screen material.
func timeLayers() throws {
  let description = LayerScene.description()
  // Resolve once before timing: a scene that fails to resolve must stop the benchmark instead of being timed as no
  // work.
  let scene = try SceneResolver.resolve(description, facts: FileFacts()).scene
  let timings = Timing.inTurns([
    .copy(bytes: width * height * 4),
    Work { _ = try? SceneResolver.resolve(description, facts: FileFacts()) },
    Work { _ = Planner.plan(scene) },
  ])
  let copy = timings[0]
  for (name, timing) in [("resolved", timings[1]), ("planned", timings[2])] {
    line(
      "scene/\(LayerScene.layers)-layers-\(name)", timing,
      String(format: "%.2f × copy", timing.median / copy.median))
  }
}
