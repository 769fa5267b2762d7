// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidScene
import Testing

@testable import Pellucid

/// Tests of the first and the last picture of a component's motion.
@Suite struct ComponentFilmstripTests {
  /// A component with events, and the keys in place of these before and after them; nil is an empty place.
  struct Strip: Sendable, CustomTestStringConvertible {
    var keys: String
    var events: String
    var before: String?, after: String?

    var testDescription: String { keys }
  }

  private static let opens = #"{"at": 0.1, "event": "open"}"#
  private static let touch =
    #"{"at": 0.1, "event": "press"}, {"at": 0.2, "event": "value", "to": 1}, {"at": 0.4, "event": "release"}"#

  static let strips = [
    Strip(
      keys: #""component": "slider", "frame": [20, 20, 160]"#, events: touch, before: #""value": 0.5"#,
      after: #""value": 1"#),
    Strip(
      keys: #""component": "toggle", "frame": [20, 20]"#,
      events: #"{"at": 0.1, "event": "press"}, {"at": 0.2, "event": "on"}, {"at": 0.3, "event": "release"}"#,
      before: #""state": "off""#, after: #""state": "on""#),
    Strip(
      keys:
        #""component": "segmentedControl", "items": [{"title": "A"}, {"title": "B"}], "frame": [20, 20, 160]"#,
      events: touch, before: #""selection": 0"#, after: #""selection": 1"#),
    Strip(
      keys: #""component": "menu", "items": [{"title": "Copy"}, {"title": "Share"}], "frame": [20, 20, 160]"#,
      events: opens, after: #""note": """#),
    Strip(keys: #""component": "sheet", "detent": "medium""#, events: opens, after: #""note": """#),
    Strip(
      keys: #""component": "alert", "title": "Title", "buttons": [{"title": "OK"}], "frame": [10, 10, 180]"#,
      events: opens, after: #""note": """#),
    Strip(keys: #""component": "popover", "frame": [20, 20, 120, 90]"#, events: opens, after: #""note": """#),
  ]

  private func picture(_ layer: String?, time: Double?, _ renderer: inout SceneRenderer) throws
    -> RenderedPicture
  {
    let ground = ##"{"linearGradient": {"stops": [[0, "#E0A080"], [0.5, "#4060A0"], [1, "#F0F0C0"]]}}"##
    let layers = [ground] + [layer].compactMap { $0 }
    let moment = time.map { #""time": \#($0), "# } ?? ""
    let json = #"""
      {"version": 1, \#(moment)"size": {"width": 200, "height": 240}, "traits": {"platform": "ios"},
       "desktop": [\#(layers.joined(separator: ","))]}
      """#
    let scene = try SceneReader().read(bytes: Array(json.utf8))
    return try renderer.render(renderer.resolve(scene))
  }

  @Test("The first and the last frame are the pictures at rest, byte for byte", arguments: strips)
  func endsAreThePicturesAtRest(strip: Strip) throws {
    var renderer = try SceneRenderer(threads: 1)
    let moving = #"{\#(strip.keys), "events": [\#(strip.events)]}"#
    func atRest(_ state: String?) -> String? { state.map { "{\(strip.keys), \($0)}" } }
    let (before, after) = (atRest(strip.before), atRest(strip.after))
    let first = try picture(before, time: nil, &renderer), last = try picture(after, time: nil, &renderer)
    #expect(try picture(moving, time: 0, &renderer).image == first.image)
    #expect(try picture(moving, time: 6, &renderer).image == last.image)
    #expect(try picture(moving, time: 0.25, &renderer).image != last.image)
    #expect(first.image != last.image)
  }
}
