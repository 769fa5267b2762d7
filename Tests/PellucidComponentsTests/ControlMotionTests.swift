// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of the motion of thumbs and selections, on filmstrips of 60 frames a second.
@Suite struct ControlMotionTests {
  /// A control with a touch that changes its value, and the lens of its thumb.
  enum Subject: CaseIterable {
    case toggle, slider, segmentedControl

    var component: Component {
      switch self {
      case .toggle:
        var toggle = Component(.toggle)
        toggle.events = [
          ComponentEvent(at: 0.1, .press), ComponentEvent(at: 0.3, .on), ComponentEvent(at: 0.5, .release),
        ]
        return toggle
      case .slider:
        var slider = Component(.slider).with(.value, .number(0.2))
        slider.events = [
          ComponentEvent(at: 0.1, .press), ComponentEvent(at: 0.3, .value(0.9)),
          ComponentEvent(at: 0.8, .release),
        ]
        return slider
      case .segmentedControl:
        var control = ComponentSample.sample(.segmentedControl).with(.selection, .number(0))
        control.events = [
          ComponentEvent(at: 0.1, .press), ComponentEvent(at: 0.3, .value(2)),
          ComponentEvent(at: 0.8, .release),
        ]
        return control
      }
    }

    /// The control at rest after the touch.
    var after: Component {
      switch self {
      case .toggle: Component(.toggle, states: [.on])
      case .slider: Component(.slider).with(.value, .number(0.9))
      case .segmentedControl: ComponentSample.sample(.segmentedControl).with(.selection, .number(2))
      }
    }

    var before: Component {
      var component = component
      component.events = []
      return component
    }

    var spring: Spring {
      self == .segmentedControl ? GlassMotion.tabMove.spring : GlassMotion.switchKnob.spring
    }
  }

  private func layers(_ component: Component, time: Double?, reducesMotion: Bool = false) throws -> [Layer] {
    var settings = GlassSettings()
    settings.reduceMotion = reducesMotion
    var lowering = ComponentLowering(
      traits: Traits(), settings: settings, time: time, measurer: FixedMeasurer())
    return try lowering.lower(
      ComponentContent(component, ComponentPlacement(origin: Point(x: 0, y: 0), width: 300)),
      in: Size(width: 400, height: 400)
    ).lowered.layers
  }

  /// Returns the middle of the thumb: of the lens, or of the solid shape with its colour.
  private func middle(_ layers: [Layer]) -> Double? {
    var found: Double?
    LayerWalk.forEach(in: layers, inheriting: 0.0) { layer, _, x in
      switch layer.content {
      case .glass: found = x + layer.frame.center.x
      case .fill(_, .foreground(let style)):
        if case .color(.component(let color)) = style.color, color == .thumb || color == .segmentSelection {
          found = x + layer.frame.center.x
        }
      default: break
      }
      return x + layer.frame.x
    }
    return found
  }

  @Test(
    "The first frame is the control at rest, and the last the control with its new value",
    arguments: Subject.allCases)
  func endsAreAtRest(subject: Subject) throws {
    #expect(try layers(subject.component, time: 0) == layers(subject.before, time: nil))
    #expect(try layers(subject.component, time: 12) == layers(subject.after, time: nil))
  }

  @Test(
    "A thumb moves in a frame at most as far as its spring's greatest speed leads, and a pixel",
    arguments: Subject.allCases)
  func framesFollowTheSpring(subject: Subject) throws {
    let frames = (0...240).map { Double($0) / 60 }
    let places = try frames.map { try #require(middle(try layers(subject.component, time: $0))) }
    let travel = abs((places.last ?? 0) - (places.first ?? 0))
    #expect(travel > 10)
    let fastest = (1...2000).map { subject.spring.state(at: Double($0) / 1000).velocity.magnitude }.max() ?? 0
    for (before, after) in zip(places, places.dropFirst()) {
      #expect(abs(after - before) <= travel * fastest / 60 + 0.5)
    }
    #expect(zip(places, places.dropFirst()).contains { abs($0 - $1) > 0.5 })
    // No other part moves faster; the filled part ends at the thumb.
    let others = try frames.map { ends(try layers(subject.component, time: $0)) }
    for (before, after) in zip(others, others.dropFirst()) where before.count == after.count {
      for (first, second) in zip(before, after) {
        #expect(abs(second - first) <= travel * fastest / 60 + 0.5)
      }
    }
  }

  /// Returns the trailing ends of all texts, and of fills that are no thumb.
  private func ends(_ layers: [Layer]) -> [Double] {
    var ends: [Double] = []
    LayerWalk.forEach(in: layers, inheriting: 0.0) { layer, _, x in
      switch layer.content {
      case .text: ends.append(x + layer.frame.maxX)
      case .fill(_, .foreground(let style))
      where style != .component(.thumb) && style != .component(.segmentSelection):
        ends.append(x + layer.frame.maxX)
      default: break
      }
      return x + layer.frame.x
    }
    return ends
  }

  @Test(
    "Under Reduce Motion a thumb fades from one place to the other and never lies between",
    arguments: Subject.allCases)
  func reducedMotionFades(subject: Subject) throws {
    let start = try #require(middle(try layers(subject.before, time: nil)))
    let end = try #require(middle(try layers(subject.after, time: nil)))
    for time in (0...120).map({ Double($0) / 60 }) {
      let place = try #require(middle(try layers(subject.component, time: time, reducesMotion: true)))
      #expect(abs(place - start) < 0.01 || abs(place - end) < 0.01)
    }
  }
}
