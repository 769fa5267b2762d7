// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// Scenes that repeat one construct over a million pixels, whose time is compared with the work that is computed
/// before they are drawn, and by which scenes of too much work are refused.
enum WorkModel {
  /// Each construct as a layer of a scene document, and the number of times that it is drawn.
  private static var constructs: [(name: String, layer: String, count: Int)] {
    let frame = "\"frame\": [0, 0, 1000, 1000]"
    let inner = "\"frame\": [100, 100, 800, 800]"
    return [
      ("fills", "{\"fill\": \"#ff000080\", \(frame)}", 100),
      ("capsules", "{\"fill\": \"#ff0000\", \"shape\": \"capsule\", \(inner)}", 100),
      ("blended-fills", "{\"fill\": \"#ff000080\", \"blend\": \"hue\", \(frame)}", 50),
      ("gradients", "{\"linearGradient\": {\"stops\": [[0, \"#f00\"], [1, \"#00f\"]]}, \(frame)}", 100),
      ("vibrant-fills", "{\"material\": \"thin\", \(frame), \"layers\": [\(vibrant)]}", 5),
      ("groups", "{\"group\": [{\"fill\": \"#ff0000\", \(frame)}], \"opacity\": 0.5, \(frame)}", 50),
      ("clips", "{\"fill\": \"#ff0000\", \"clip\": \"circle\", \(inner)}", 50),
      ("materials", "{\"material\": \"thin\", \(frame)}", 50),
      (
        "progressive-materials",
        "{\"material\": \"thin\", \"progress\": {\"start\": [0, 0], \"end\": [0, 1]}, \(frame)}", 20
      ),
      (
        "shadows",
        "{\"fill\": \"#f00\", \"shape\": \"capsule\", \(inner), \"shadow\": {\"sigma\": 20, \"color\": \"#000\"}}",
        20
      ),
      (
        "wide-shadows", "{\"fill\": \"#f00\", \(inner), \"shadow\": {\"sigma\": 400, \"color\": \"#000\"}}",
        20
      ),
      ("glass", "{\"glass\": \"regular\", \(inner)}", 20),
      ("small-glass", "{\"glassContainer\": [\(buttons(44))], \"spacing\": 0, \(frame)}", 2),
      ("flowing-glass", "{\"glassContainer\": [\(buttons(100))], \"spacing\": 40, \(frame)}", 1),
      ("lines", "{\"fill\": \"#f00\", \"shape\": \(outline("line")), \(frame)}", 5),
      ("curves", "{\"fill\": \"#f00\", \"shape\": \(outline("cubic")), \(frame)}", 5),
      ("glass-of-lines", "{\"glass\": \"regular\", \"shape\": \(outline("line")), \(frame)}", 1),
      ("glass-of-curves", "{\"glass\": \"regular\", \"shape\": \(outline("cubic")), \(frame)}", 1),
    ]
  }

  private static var vibrant: String {
    Array(repeating: "{\"fill\": \"secondary\", \"frame\": [0, 0, 1000, 1000]}", count: 10).joined(
      separator: ",")
  }

  /// Four hundred pieces of glass in a grid.
  private static func buttons(_ side: Int) -> String {
    (0..<400).map { index in
      let (x, y) = (index % 20 * 50, index / 20 * 50)
      return "{\"glass\": \"regular\", \"shape\": \"circle\", \"frame\": [\(x), \(y), \(side), \(side)]}"
    }.joined(separator: ",")
  }

  /// An outline of 9,000 lines or curves that cross each other.
  private static func outline(_ kind: String) -> String {
    var state: UInt64 = 7
    func next() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return String(Double(state >> 33) / Double(1 << 31) * 1000)
    }
    var elements = ["[\"move\", 0, 0]"]
    for _ in 0..<9000 {
      let numbers = (0..<(kind == "line" ? 2 : 6)).map { _ in next() }
      elements.append("[\"\(kind)\", \(numbers.joined(separator: ","))]")
    }
    return "{\"path\": [\(elements.joined(separator: ",")), [\"close\"]]}"
  }

  /// The time that the process has used, in nanoseconds.
  private static var processorNanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Prints the time of each construct on one thread beside the computed work, which should not be less.
  static func compare() throws {
    for (name, layer, count) in constructs {
      let layers = Array(repeating: layer, count: count).joined(separator: ",")
      let document =
        "{\"version\": 1, \"size\": {\"width\": 1000, \"height\": 1000}, \"scale\": 1, "
        + "\"desktop\": [{\"fill\": \"#88aaff\"}, \(layers)]}"
      let scene = try SceneReader().read(bytes: Array(document.utf8))
      var renderer = try SceneRenderer(threads: 1)
      let resolved = try renderer.resolve(scene)
      let work = Planner.plan(resolved.scene).work().seconds
      var times: [Double] = []
      for _ in 0..<3 {
        // The time of the processor, which other load does not change.
        let start = processorNanoseconds
        renderer.reuse(try renderer.render(resolved))
        times.append((processorNanoseconds - start) / 1e6)
      }
      let timing = Timing(times)
      line(
        "work/\(name)", timing, Promise.atMost(1).note(timing.median / 1000 / work, "of the computed work"))
    }
  }
}
