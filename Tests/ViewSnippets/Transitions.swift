// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofTransitions: [Snippet] {
    [
      Snippet(BuiltInTransitions()), Snippet(CombinedTransitions()), Snippet(OwnTransition()),
      Snippet(ModifierTransition()),
      Snippet(MatchedViews()), Snippet(ContentTransitions()),
      Snippet(ZoomTransitions()),
    ]
  }
}

struct BuiltInTransitions: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("Opacity").transition(.opacity)
        Text("Slide").transition(.slide)
        Text("Scale").transition(.scale(scale: 0.2, anchor: .leading))
        Text("Move").transition(.move(edge: .bottom))
        Text("Push").transition(.push(from: .trailing))
      }
    }
    .onAppear { withAnimation { isShown = true } }
  }
}

struct CombinedTransitions: View {
  @State private var isShown = true

  var body: some View {
    if isShown {
      Text("Both ways")
        .padding()
        .background(.cyan)
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity.combined(with: .scale)))
        .transition(AnyTransition.opacity.animation(.easeOut))
    }
  }
}

struct Spin: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? -90 : phase == .didDisappear ? 90 : 0))
  }
}

struct OwnTransition: View {
  var body: some View { Text("Spinning in").font(.title2).transition(Spin()) }
}

struct Fade: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

extension AnyTransition {
  static var fade: AnyTransition { .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)) }
}

struct ModifierTransition: View {
  var body: some View { Text("Fading in").transition(.fade) }
}

struct MatchedViews: View {
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.frame(width: 200, height: 80)
      Color.blue.frame(width: 60, height: 30).offset(x: 100, y: 40)
        .matchedGeometryEffect(id: "box", in: space)
      Color.red.matchedGeometryEffect(id: "box", in: space, properties: .size, isSource: false)
    }
  }
}

struct ContentTransitions: View {
  var body: some View {
    VStack {
      Text("7").contentTransition(.numericText(value: 7))
      Text("Opacity").contentTransition(.opacity)
      Text("Identity").contentTransition(.identity)
      Text("Interpolate").contentTransition(.interpolate)
    }
  }
}

struct ZoomTransitions: View {
  @Namespace private var namespace
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Source").matchedTransitionSource(id: 1, in: namespace) {
        $0.clipShape(RoundedRectangle(cornerRadius: 8))
      }
      Text("Screen").navigationTransition(.zoom(sourceID: 1, in: namespace))
      if isShown { Text("Blurred").transition(.blurReplace(.upUp)) }
      if isShown { Text("Replaced").transition(.blurReplace) }
    }
  }
}
