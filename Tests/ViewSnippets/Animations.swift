// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofAnimations: [Snippet] {
    [
      Snippet(ExplicitAnimation()), Snippet(ImplicitAnimation()), Snippet(AnimationCurves()),
      Snippet(Springs()),
      Snippet(RepeatedAnimation()), Snippet(Transactions()), Snippet(PhaseAnimations()),
      Snippet(KeyframeAnimations()),
      Snippet(AnimatableNumbers()),
    ]
  }
}

struct ExplicitAnimation: View {
  @State private var isWide = false

  var body: some View {
    RoundedRectangle(cornerRadius: isWide ? 24 : 4)
      .fill(isWide ? .orange : .blue)
      .frame(width: isWide ? 200 : 60, height: 60)
      .onAppear {
        withAnimation(.easeInOut(duration: 1)) {
          isWide = true
        } completion: {
        }
      }
  }
}

struct ImplicitAnimation: View {
  @State private var angle = 0.0

  var body: some View {
    Image(systemName: "arrow.up")
      .font(.largeTitle)
      .rotationEffect(.degrees(angle))
      .animation(.spring(duration: 0.6, bounce: 0.4), value: angle)
      .task { angle = 135 }
  }
}

struct AnimationCurves: View {
  @State private var isMoved = false

  private let curves: [Animation] = [
    .linear, .easeIn, .easeOut(duration: 2), .easeInOut.delay(0.2),
    .timingCurve(0.2, 0.8, 0.4, 1, duration: 1),
    .default.speed(2),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(curves.indices, id: \.self) { index in
        Circle().fill(.pink).frame(width: 16, height: 16)
          .offset(x: isMoved ? 120 : 0)
          .animation(curves[index], value: isMoved)
      }
    }
    .onAppear { isMoved = true }
  }
}

struct Springs: View {
  @State private var isLarge = false

  var body: some View {
    HStack(spacing: 30) {
      dot.animation(.bouncy, value: isLarge)
      dot.animation(.snappy(duration: 0.4), value: isLarge)
      dot.animation(.smooth(extraBounce: 0.1), value: isLarge)
      dot.animation(.interpolatingSpring(stiffness: 170, damping: 15), value: isLarge)
      dot.animation(.spring(response: 0.5, dampingFraction: 0.7, blendDuration: 0), value: isLarge)
    }
    .padding()
    .onAppear { isLarge.toggle() }
  }

  private var dot: some View {
    Circle().fill(.teal).frame(width: 30, height: 30).scaleEffect(isLarge ? 1.4 : 1)
  }
}

struct RepeatedAnimation: View {
  @State private var isDim = false

  var body: some View {
    Circle().fill(.red).frame(width: 50, height: 50)
      .opacity(isDim ? 0.3 : 1)
      .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: isDim)
      .onAppear { isDim = true }
  }
}

struct Transactions: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .font(.largeTitle)
      .contentTransition(.numericText())
      .transaction { $0.animation = .default }
      .onAppear {
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        withTransaction(transaction) { count = 42 }
      }
  }
}

struct PhaseAnimations: View {
  var body: some View {
    HStack(spacing: 30) {
      Image(systemName: "bell.fill").font(.title)
        .phaseAnimator([0.0, -20, 20]) { content, angle in
          content.rotationEffect(.degrees(angle))
        } animation: { _ in
          .bouncy
        }
      PhaseAnimator([1.0, 1.5]) { scale in
        Circle().fill(.green).frame(width: 30, height: 30).scaleEffect(scale)
      }
    }
    .padding()
  }
}

struct Pose {
  var scale = 1.0
  var angle = Angle.zero
}

struct KeyframeAnimations: View {
  var body: some View {
    Text("Ahoy")
      .font(.title)
      .keyframeAnimator(initialValue: Pose()) { content, pose in
        content.scaleEffect(pose.scale).rotationEffect(pose.angle)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.3)
          SpringKeyframe(1, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(20), duration: 0.4)
          MoveKeyframe(.zero)
        }
      }
  }
}

struct CountingText: View, Animatable {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Text("\(Int(number))").font(.title) }
}

struct AnimatableNumbers: View {
  @State private var number = 0.0

  var body: some View {
    CountingText(number: number)
      .onAppear { withAnimation(.linear(duration: 2)) { number = 200 } }
  }
}
