// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of the shared parts of glass while some of it appears or disappears: the bounds of a union, and the black
/// below.
@Suite struct GlassPresenceTests {
  private typealias Scene = GlassScene

  private static func comes(_ time: Double) -> [GlassEvent] { [GlassEvent(at: time, .appear)] }
  private static func goes(_ time: Double) -> [GlassEvent] { [GlassEvent(at: time, .disappear)] }

  private func glasses(_ layers: [Layer], at time: Double?, reduceMotion: Bool = false) throws
    -> [ResolvedGlass]
  {
    let scene = try Scene.resolve(layers) { ($0.time, $0.glass.reduceMotion) = (time, reduceMotion) }
    return Scene.glasses(scene.desktop)
  }

  /// Returns a value at every hundredth of a second.
  private func course<Value>(_ times: ClosedRange<Double>, _ value: (Double) throws -> Value) rethrows
    -> [Value]
  {
    let count = Int(((times.upperBound - times.lowerBound) * 100).rounded())
    return try (0...count).map { try value(times.lowerBound + Double($0) / 100) }
  }

  /// Expects values to be monotonic, with no difference larger than `step`.
  private func expectEven(_ values: [Double], step: Double, _ what: Comment) {
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    let isOneWay = steps.allSatisfy { $0 <= 1e-9 } || steps.allSatisfy { $0 >= -1e-9 }
    #expect(isOneWay, what)
    #expect(steps.allSatisfy { abs($0) <= step }, what)
  }

  // MARK: Unions

  /// Returns a member of the union `u`, 44 × 44 points.
  private func member(
    _ id: String, x: Double, y: Double = 20, _ events: [GlassEvent] = [],
    _ transition: GlassContent.Transition = .matchedGeometry, tint: ColorStyle? = nil
  ) -> Layer {
    Scene.glass(id, at: Rect(x: x, y: y, width: 44, height: 44)) {
      ($0.union, $0.events, $0.transition, $0.tint) = ("u", events, transition, tint)
    }
  }

  /// Returns the frame of the union's only shape at a time.
  private func bounds(_ members: [Layer], at time: Double?, reduceMotion: Bool = false) throws -> Rect {
    let glasses = try glasses([Scene.container(members)], at: time, reduceMotion: reduceMotion)
    let elements = glasses.flatMap(\.elements)
    #expect(elements.count == 1, "a union is one shape, \(time ?? -1)")
    return try #require(elements.first).frame
  }

  private static let both = Rect(x: 20, y: 20, width: 104, height: 44)
  private static let rest = Rect(x: 80, y: 20, width: 44, height: 44)

  @Test(
    "A union's edge moves evenly as a member leaves or joins",
    arguments: [GlassContent.Transition.matchedGeometry, .materialize])
  func unionsMakeRoom(_ transition: GlassContent.Transition) throws {
    for (events, first, last) in [
      (Self.goes(0.1), Self.both, Self.rest), (Self.comes(0.1), Self.rest, Self.both),
    ] {
      let members = [member("a", x: 20, events, transition), member("b", x: 80)]
      let frames = try course(0...4) { try bounds(members, at: $0) }
      #expect(frames.first == first)
      #expect(abs(try #require(frames.last).x - last.x) < 0.01)
      expectEven(frames.map(\.x), step: 4, "left edge")
      #expect(
        frames.allSatisfy { abs($0.maxX - 124) < 1e-9 && abs($0.y - 20) < 1e-9 && abs($0.height - 44) < 1e-9 }
      )
    }
  }

  @Test("Members of a union may leave at any side, and several at once")
  func membersOfAnySideAndNumberMayGo() throws {
    let members = [
      member("a", x: 20, Self.goes(0.1)), member("b", x: 80), member("c", x: 140, y: 90, Self.goes(0.2)),
      member("d", x: 200, y: 50, Self.goes(0.2)),
    ]
    let frames = try course(0...2) { try bounds(members, at: $0) }
    #expect(frames.first == Rect(x: 20, y: 20, width: 224, height: 114) && frames.last == Self.rest)
    expectEven(frames.map(\.x), step: 4, "left")
    expectEven(frames.map(\.maxX), step: 9, "right")
    expectEven(frames.map(\.maxY), step: 6, "bottom")
    #expect(frames.allSatisfy { abs($0.y - 20) < 1e-9 })
  }

  @Test("A union whose members leave together stays in place")
  func unionsThatGoTogetherStayInPlace() throws {
    for transition in [GlassContent.Transition.matchedGeometry, .materialize] {
      let members = [
        member("a", x: 20, Self.goes(0.1), transition), member("b", x: 80, Self.goes(0.1), transition),
      ]
      let frames = try course(0...0.55) { try bounds(members, at: $0) }
      #expect(frames.allSatisfy { abs($0.center.x - 72) < 1e-9 })
      expectEven(frames.map(\.width), step: 4, "width")
      #expect(try glasses([Scene.container(members)], at: 3).isEmpty)
    }
  }

  @Test("A union whose members leave in turn ends at the last one")
  func unionsThatGoOneAfterTheOtherEndWithTheLast() throws {
    let members = [member("a", x: 20, Self.goes(0.1)), member("b", x: 80, Self.goes(0.2))]
    let frames = try course(0...0.69) { try bounds(members, at: $0) }
    expectEven(frames.map(\.x), step: 5, "left")
    #expect(abs(try #require(frames.last).center.x - 102) < 1e-9)
  }

  @Test("Unions change at once under Reduce Motion")
  func underReduceMotionUnionsChangeAtOnce() throws {
    let members = [member("a", x: 20, Self.goes(0.1)), member("b", x: 80)]
    #expect(try bounds(members, at: 0.09, reduceMotion: true) == Self.both)
    #expect(try bounds(members, at: 0.1, reduceMotion: true) == Self.rest)
    let jumping = [member("a", x: 20, Self.goes(0.1), .identity), member("b", x: 80)]
    #expect(try bounds(jumping, at: 0.1) == Self.rest)
  }

  @Test("A tint of all members stays as one leaves")
  func aTintOfAllStaysAsOneGoes() throws {
    let tint = ColorStyle.custom(EncodedColor(red: 1, green: 0.5, blue: 0))
    for transition in [GlassContent.Transition.matchedGeometry, .materialize] {
      let members = [
        member("a", x: 20, Self.goes(0.1), transition, tint: tint), member("b", x: 80, tint: tint),
      ]
      let opacities = try course(0...3) { time in
        try #require(try glasses([Scene.container(members)], at: time).first?.elements.first?.tint).opacity
      }
      #expect(Set(opacities).count == 1 && opacities[0] > 0.5)
    }
  }

  // MARK: Dimming

  /// Returns the opacity of the black below clear glass at a time.
  private func dimmed(
    _ events: [GlassEvent], _ transition: GlassContent.Transition, inContainer: Bool = false,
    at time: Double?, reduceMotion: Bool = false
  ) throws -> Double {
    let glass = Scene.glass("a", .clear) {
      ($0.events, $0.transition, $0.dimming) = (events, transition, .amount(0.4))
    }
    let layers = inContainer ? [Scene.container([glass])] : [glass]
    return try glasses(layers, at: time, reduceMotion: reduceMotion).first?.dimming ?? 0
  }

  @Test("The black below clear glass fades with the glass")
  func theBlackBelowClearGlassComesAndGoesWithIt() throws {
    for (transition, isInContainer) in [
      (GlassContent.Transition.materialize, false), (.materialize, true), (.matchedGeometry, true),
    ] {
      for (events, last) in [(Self.comes(0.1), 0.4), (Self.goes(0.1), 0)] {
        let values = try course(0...3) {
          try dimmed(events, transition, inContainer: isInContainer, at: $0)
        }
        #expect(values[0] == 0.4 - last && abs(values[300] - last) < 1e-6)
        expectEven(values, step: 0.02, "\(transition)")
      }
    }
  }

  @Test("Glass that appears at once is dimmed at once")
  func glassThatIsThereAtOnceIsDimmedAtOnce() throws {
    #expect(try dimmed(Self.comes(0.1), .identity, at: 0.1) == 0.4)
    #expect(try dimmed(Self.goes(0.1), .identity, at: 0.1) == 0)
    #expect(try dimmed(Self.goes(0.1), .matchedGeometry, inContainer: true, at: nil) == 0.4)
  }

  @Test("Appearing glass joins a glass that is already dimmed")
  func glassJoinsWhatIsDimmedAlready() throws {
    func glass(_ id: String, x: Double, _ events: [GlassEvent]) -> Layer {
      Scene.glass(id, .clear, at: Rect(x: x, y: 20, width: 44, height: 44)) {
        ($0.events, $0.dimming) = (events, .amount(0.4))
      }
    }
    let container = Scene.container([glass("a", x: 20, []), glass("b", x: 70, Self.comes(0.1))])
    let glasses = try glasses([container], at: 0.15)
    #expect(glasses.map(\.elements.count) == [2] && glasses.map(\.dimming) == [0.4])
  }

  /// Returns the opacity of the black over everything behind an alert.
  private func curtain(_ layers: [Layer], at time: Double) throws -> Double {
    let nodes = try Scene.resolve(layers) { $0.time = time }.desktop
    func alpha(_ nodes: [Node]) -> Double {
      nodes.reduce(0) { sum, node in
        switch node.content {
        case .fill(_, .ink(.color(let color, _))) where node.frame == Scene.whole: sum + Double(color.alpha)
        case .group(let inner): sum + alpha(inner)
        default: sum
        }
      }
    }
    return alpha(nodes)
  }

  @Test("The black behind an alert fades with the alert")
  func theBlackBehindAnAlertComesAndGoesWithIt() throws {
    func alert(_ events: [GlassEvent], _ change: (inout GlassContent) -> Void = { _ in }) -> Layer {
      Scene.glass("alert", .regular, .alert, at: Rect(x: 60, y: 100, width: 280, height: 180)) {
        $0.events = events
        change(&$0)
      }
    }
    for events in [Self.comes(0.1), Self.goes(0.1)] {
      for layer in [
        alert(events) { $0.transition = .materialize }, Scene.container([alert(events)]),
      ] {
        let values = try course(0...3) { try curtain([layer], at: $0) }
        expectEven(values, step: 0.01, "alone")
        #expect(abs(abs(values[0] - values[300]) - 0.2) < 1e-6)
      }
    }
    let button = Scene.glass("button") { ($0.identity, $0.events) = ("i", Self.goes(0.1)) }
    let morph = Scene.container([button, alert(Self.comes(0.1)) { $0.identity = "i" }])
    let values = try course(0...0.35) { try curtain([morph], at: $0) }
    expectEven(values, step: 0.015, "out of a button")
    #expect(values[0] == 0 && values[35] > 0.15)
  }
}
