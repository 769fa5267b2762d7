// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PellucidViews

@MainActor @Suite struct AnimationTests {
  private static func width(_ root: ViewRoot, at time: TimeInterval?) -> CGFloat {
    root.update()
    root.time = time
    root.update()
    return root.node.size(.unspecified).width
  }

  struct Bar: View, Animatable {
    var width: Double
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    var body: some View { Color.red.frame(width: width, height: 1) }
  }

  struct Growing: View {
    @State var isLong = false
    let animation: Animation?
    var body: some View {
      Bar(width: isLong ? 100 : 0).onAppear { withAnimation(animation) { isLong = true } }
    }
  }

  @Test(
    "A value moves from one state to the other at the pace of its animation, and is there where all have ended"
  )
  func valuesMove() {
    let linear = Animation.linear(duration: 2)
    for (time, width) in [(0, 0), (0.5, 25), (1, 50), (2, 100), (9, 100)] as [(Double, CGFloat)] {
      let root = ViewRoot(Growing(animation: linear), time: 0)
      #expect(abs(Self.width(root, at: time) - width) < 1e-6)
    }
    #expect(Self.width(ViewRoot(Growing(animation: linear)), at: nil) == 100)
    #expect(Self.width(ViewRoot(Growing(animation: nil), time: 0), at: 0) == 100)
  }

  @Test("Delays, paces and repetitions change the time of an animation")
  func animationsAreChanged() {
    let linear = Animation.linear(duration: 1)
    #expect(linear.delay(1).covered(10.0, at: 1.5) == 5)
    #expect(linear.delay(1).covered(10.0, at: 0.5) == 0)
    #expect(linear.speed(2).covered(10.0, at: 0.25) == 5)
    #expect(linear.repeatCount(3).covered(10.0, at: 1.25) == 7.5)
    #expect(linear.repeatCount(3, autoreverses: false).covered(10.0, at: 1.25) == 2.5)
    #expect(linear.repeatCount(3).covered(10.0, at: 3) == nil)
    #expect(linear.repeatForever().covered(10.0, at: 1001.5) == 5)
  }

  @Test("Springs end at their target, and only those with a bounce go past it")
  func springsEnd() {
    for spring in [
      Spring.smooth, .snappy, .bouncy, Spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true),
    ] {
      let values = (0..<400).map { spring.value(target: 1.0, time: Double($0) / 100) }
      #expect(abs((values.last ?? 0) - 1) < 0.001)
      #expect((values.max() ?? 0 > 1.0001) == (spring.bounce > 0))
    }
    #expect(Spring(duration: 0.5, bounce: 0.3).dampingRatio == 0.7)
    #expect(Spring.smooth.value(target: 1.0, time: .infinity) == 1)
  }

  @Test("Curves begin at 0, end at 1, and are inverted by their inverse")
  func curvesAreFunctions() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
      #expect(abs(curve.value(at: 0)) < 1e-9 && abs(curve.value(at: 1) - 1) < 1e-9)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
      #expect(curve.value(at: .nan) == curve.value(at: 0))
    }
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25 && UnitCurve.easeOut.value(at: 0.25) > 0.25)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
  }

  struct Chosen: View {
    @State var isLong = false
    var body: some View {
      HStack(spacing: 0) {
        Bar(width: isLong ? 100 : 0).animation(.linear(duration: 1), value: isLong)
        Bar(width: isLong ? 1000 : 0).transaction { $0.animation = nil }
      }
      .onAppear { withAnimation(.linear(duration: 4)) { isLong = true } }
    }
  }

  @Test("A view's own animation counts before that of the change, and a transaction may end it")
  func ownAnimationsCount() {
    #expect(Self.width(ViewRoot(Chosen(), time: 0), at: 0.5) == 1050)
  }

  struct Turned: View {
    @State var isLong = false
    let out: (Binding<Bool>) -> Void
    var body: some View {
      out($isLong)
      return Bar(width: isLong ? 100 : 0)
    }
  }

  @Test("A movement that is turned round begins where the value is")
  func movementsTurnRound() {
    var isLong: Binding<Bool>?
    let root = ViewRoot(Turned { isLong = $0 }, time: 0)
    isLong?.animation(.linear(duration: 1)).wrappedValue = true
    #expect(Self.width(root, at: 0.5) == 50)
    isLong?.animation(.linear(duration: 1)).wrappedValue = false
    #expect(Self.width(root, at: 1) == 25)
    #expect(Self.width(root, at: 1.5) == 0)
  }

  @Test("Phases follow each other, each with its own animation; the first is drawn where all have ended")
  func phasesFollow() {
    func view() -> some View {
      PhaseAnimator([0.0, 10, 30]) {
        Bar(width: $0)
      } animation: {
        .linear(duration: $0 == 30 ? 2 : 1)
      }
    }
    for (time, width) in [(0.5, 5), (2, 20), (3.5, 15), (4.5, 5)] as [(Double, CGFloat)] {
      #expect(abs(Self.width(ViewRoot(view(), time: 0), at: time) - width) < 1e-6)
    }
    #expect(Self.width(ViewRoot(view()), at: nil) == 0)
  }

  @Test("Keyframes are passed at their times; cubic ones go through their neighbours without a jump")
  func keyframesArePassed() {
    let timeline = KeyframeTimeline(initialValue: CGPoint(x: 0, y: 0)) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        CubicKeyframe(60, duration: 1)
        CubicKeyframe(80, duration: 1)
      }
      KeyframeTrack(\.y) { SpringKeyframe(5, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).x == 5 && timeline.value(time: 1).x == 50)
    #expect(abs(timeline.value(time: 2 - 1e-6).x - 60) < 1e-3 && timeline.value(time: 2).x == 60)
    #expect(timeline.value(time: 9).x == 80 && abs(timeline.value(time: 9).y - 5) < 0.01)
  }

  @Test("A timeline has the last moment of its schedule, and the same one on every machine")
  func timelinesHaveMoments() {
    var dates: [TimeInterval] = []
    func view() -> some View {
      TimelineView(.periodic(from: .distantPast, by: 10)) { context in
        dates.append(context.date.timeIntervalSinceReferenceDate)
        return Color.red
      }
    }
    _ = Self.width(ViewRoot(view()), at: nil)
    _ = Self.width(ViewRoot(view(), time: 0), at: 25)
    #expect(dates.first == 190_028_460 && dates.last == 190_028_480)
  }

  struct Coming: View {
    @State var isShown = false
    var body: some View {
      HStack(spacing: 0) {
        Bar(width: 10)
        if isShown {
          Bar(width: 100).transition(.modifier(active: Widened(width: 0), identity: Widened(width: 50)))
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  struct Widened: ViewModifier, Animatable {
    var width: Double
    nonisolated var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  @Test("A view that comes in an animation runs through its transition")
  func transitionsRun() {
    #expect(Self.width(ViewRoot(Coming(), time: 0), at: 0.5) == 35)
    #expect(Self.width(ViewRoot(Coming(), time: 0), at: 2) == 60)
    #expect(Self.width(ViewRoot(Coming()), at: nil) == 60)
  }

  @Test(
    "Numbers that are not finite end in a value, not in a trap",
    arguments: [Double.nan, .infinity, -.infinity, -3])
  func strangeNumbersAreHarmless(number: Double) {
    for animation in [
      Animation.linear(duration: number), .spring(duration: number, bounce: number), .easeIn.delay(number),
      .easeIn.speed(number), .easeIn(duration: number).repeatForever(),
      .interpolatingSpring(mass: number, stiffness: number, damping: number, initialVelocity: number),
    ] {
      _ = animation.covered(10.0, at: 0.5)
      _ = animation.covered(10.0, at: number)
    }
    let root = ViewRoot(
      PhaseAnimator([0.0, 1]) {
        Bar(width: $0)
      } animation: { _ in
        .linear(duration: number)
      }, time: 0)
    _ = Self.width(root, at: 3)
  }
}
