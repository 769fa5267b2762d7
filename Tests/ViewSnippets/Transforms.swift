// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofTransforms: [Snippet] {
    [
      Snippet(Scales()), Snippet(Rotations()), Snippet(AffineTransforms()),
      Snippet(OwnGeometryEffect()), Snippet(TransformedImages()),
    ]
  }
}

struct Scales: View {
  var body: some View {
    HStack(spacing: 40) {
      Text("1.5").scaleEffect(1.5)
      Text("Corner").scaleEffect(0.5, anchor: .bottomTrailing).border(.gray)
      Text("Wide").scaleEffect(x: 2, y: 1)
      Text("Mirrored").scaleEffect(CGSize(width: -1, height: 1))
    }
    .padding()
  }
}

struct Rotations: View {
  var body: some View {
    HStack(spacing: 40) {
      Text("Turned").rotationEffect(.degrees(30)).border(.gray)
      Text("Corner").rotationEffect(.degrees(-20), anchor: .topLeading).border(.gray)
      Rectangle().fill(.red).frame(width: 40, height: 40).rotationEffect(Angle(radians: .pi / 4))
    }
    .padding(30)
  }
}

struct AffineTransforms: View {
  var body: some View {
    Text("Skewed").font(.title)
      .transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 20, ty: 0))
  }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
  }
}

struct OwnGeometryEffect: View {
  var body: some View {
    TextField("Code", text: .constant("1234"))
      .textFieldStyle(.roundedBorder)
      .modifier(Shake(animatableData: 0.5))
      .padding()
  }
}

struct TransformedImages: View {
  var body: some View {
    HStack {
      Image(systemName: "airplane").rotationEffect(.degrees(90))
      Image(systemName: "hare.fill").scaleEffect(x: -1)
      Image(systemName: "gear").imageScale(.large).rotationEffect(.degrees(22.5))
    }
    .font(.largeTitle)
  }
}
