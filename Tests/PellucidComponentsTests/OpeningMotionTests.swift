// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of components that open and close, on filmstrips of 60 frames a second.
@Suite struct OpeningMotionTests {
  /// A component with the springs of all that moves in it.
  struct Subject: Sendable, CustomTestStringConvertible {
    var component: Component
    var look = Look.os27
    var motions: [GlassMotion]
    /// A Boolean value that is true for a component that leaves its content when it is closed.
    var staysVisible = false

    var testDescription: String { "\(component.kind) \(look)" }

    /// The component that opens at a tenth of a second and closes after two seconds.
    var moving: Component {
      var moving = component
      moving.events = [ComponentEvent(at: 0.1, .open), ComponentEvent(at: 2, .close)]
      return moving
    }
  }

  private static func parts() -> (items: Component, buttons: Component) {
    let titles = ["Copy", "Share", "Delete"]
    return (
      Component(.menu).with(
        .items, .components(titles.map { Component(.menuItem).with(.title, .text(ExactName($0))) })),
      Component(.alert).with(.title, .text("Title")).with(
        .buttons, .components(titles.map { Component(.button).with(.title, .text(ExactName($0))) }))
    )
  }

  static let subjects: [Subject] = {
    let (menu, alert) = parts()
    var context = menu, choices = alert, popover = Component(.popover).with(.proportion, .number(0.8))
    (context.kind, choices.kind) = (.contextMenu, .actionSheet)
    let content = [Layer(frame: Rect(x: 10, y: 10, width: 60, height: 40), content: .group([]))]
    (context.content, popover.content) = (content, content)
    return [
      Subject(component: menu, motions: [.menuOpen, .menuClose]),
      Subject(component: menu, look: .ios18, motions: [.classicMenuOpen, .classicMenuClose]),
      Subject(component: context, motions: [.contextMenuMove], staysVisible: true),
      Subject(component: Component(.sheet), motions: [.sheetMove]),
      Subject(component: alert, motions: [.alertMove]),
      Subject(component: alert, look: .ios18, motions: [.alertMove]),
      Subject(component: choices, motions: [.choicesOpen, .choicesClose]),
      Subject(component: choices, look: .ios18, motions: [.choicesRise]),
      Subject(component: popover, motions: [.alertMove]),
    ]
  }()

  private func layers(
    _ component: Component, _ subject: Subject, time: Double? = nil, reducesMotion: Bool = false
  ) throws -> [Layer] {
    try Lowered(
      component, .iOS, subject.look,
      component.kind == .contextMenu
        ? ComponentPlacement(Rect(x: 100, y: 100, width: 160, height: 120)) : ComponentPlacement(),
      settings: GlassSettings(reduceMotion: reducesMotion), time: time
    ).layers
  }

  /// Returns the corners of all parts that are drawn, by their places in the lists of layers; the black behind is not one.
  private func corners(_ layers: [Layer]) -> [String: [Point]] {
    var found: [String: [Point]] = [:]
    var seen: [String: Int] = [:]
    LayerWalk.forEach(in: layers, inheriting: Transform.identity) { layer, _, outer in
      let own = layer.transformAboutCenter.followed(by: outer)
      var name: String?
      switch layer.content {
      case .text(let text): name = text.string
      case .material: name = "surface"
      case .fill(_, .foreground(let style))
      where style != .component(.modalDimming) && style != .component(.menuDimming):
        name = "fill"
      default: break
      }
      if let name {
        let index = seen[name, default: 0]
        seen[name] = index + 1
        let frame = layer.frame
        found["\(name) \(index)"] = [
          Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.y),
          Point(x: frame.maxX, y: frame.maxY),
        ].map { own.applied(to: $0) }
      }
      return Transform.translation(x: layer.frame.x, y: layer.frame.y).followed(by: own)
    }
    return found
  }

  private func distance(_ first: [Point], _ second: [Point]) -> Double {
    zip(first, second).map { a, b in
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }.max() ?? 0
  }

  @Test(
    "Before it opens a component is absent, afterwards at rest, and absent again when it has closed",
    arguments: subjects)
  func endsAreAtRest(subject: Subject) throws {
    let rest = try layers(subject.component, subject)
    for reducesMotion in [false, true] {
      let frames = try [0, 0.1, 1.99, 4].map {
        try layers(subject.moving, subject, time: $0, reducesMotion: reducesMotion)
      }
      #expect(frames[2] == rest)
      #expect(frames[0] == frames[1] && frames[0] == frames[3] && frames[0] != rest)
      #expect(frames[0].isEmpty != subject.staysVisible)
    }
  }

  @Test(
    "No part moves in a frame farther than the peak speed of the springs leads, and a pixel",
    arguments: subjects)
  func framesFollowTheSpring(subject: Subject) throws {
    let rest = corners(try layers(subject.component, subject))
    let frames = try (0...240).map { corners(try layers(subject.moving, subject, time: Double($0) / 60)) }
    // All parts are nearly where they come from.
    let opening = corners(try layers(subject.moving, subject, time: 0.102))
    let fastest =
      subject.motions.map { motion in
        (1...2000).map { motion.spring.state(at: Double($0) / 1000).velocity.magnitude }.max() ?? 0
      }.max() ?? 0
    #expect(!rest.isEmpty)
    var moved = 0
    for (part, place) in rest {
      let way = (frames + [opening]).compactMap { $0[part].map { distance($0, place) } }.max() ?? 0
      for (before, after) in zip(frames, frames.dropFirst()) {
        guard let first = before[part], let second = after[part] else { continue }
        let step = distance(first, second)
        #expect(step <= way * fastest / 60 + 0.5, "\(part)")
        if step > 0.5 { moved += 1 }
      }
    }
    #expect(moved > 5)
  }

  @Test("Under Reduce Motion nothing moves: all parts lie in their places", arguments: subjects)
  func reducedMotionFades(subject: Subject) throws {
    let rest = corners(try layers(subject.component, subject, reducesMotion: true))
    for frame in 0...240 {
      let now = corners(try layers(subject.moving, subject, time: Double(frame) / 60, reducesMotion: true))
      for (part, place) in now {
        #expect(try distance(place, #require(rest[part])) < 1e-9, "\(part)")
      }
    }
  }

  @Test(
    "A popover grows out of the point of its arrow, also from right to left",
    arguments: [ComponentWord.top, .bottom, .leading, .trailing])
  func popoversGrowFromTheirArrow(edge: ComponentWord) throws {
    for direction in DeviceSettings.Direction.allCases {
      var popover = Component(.popover).with(.edge, .word(edge)).with(.proportion, .number(0.7))
      popover.events = [ComponentEvent(at: 0, .open)]
      func group(_ time: Double) throws -> Layer {
        var lowering = ComponentLowering(
          traits: Traits(), device: DeviceSettings(direction), time: time, measurer: FixedMeasurer())
        let placement = ComponentPlacement(Rect(x: 10, y: 10, width: 200, height: 100))
        return try #require(
          try lowering.lower(ComponentContent(popover, placement), in: Size(width: 402, height: 874)).lowered
            .layers.first)
      }
      // The point that stays where it is, of the outline at rest.
      let (early, later) = (try group(0.05).transformAboutCenter, try group(0.1).transformAboutCenter)
      guard case .material(let material) = try group(5).content, case .path(let path) = material.shape else {
        Issue.record("no outline")
        return
      }
      let fixed = path.elements.compactMap { element -> Point? in
        guard case .cubic(_, _, let end) = element else { return nil }
        let (first, second) = (early.applied(to: end), later.applied(to: end))
        return abs(first.x - second.x) + abs(first.y - second.y) < 1e-6 ? end : nil
      }
      #expect(fixed.count == 1)
    }
  }
}
