// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofGradients: [Snippet] {
    [
      Snippet(LinearGradients()), Snippet(GradientStops()), Snippet(RadialGradients()),
      Snippet(AngularGradients()),
      Snippet(EllipticalGradients()), Snippet(GradientStyles()), Snippet(ColorGradients()),
      Snippet(MeshGradients()),
    ]
  }
}

struct LinearGradients: View {
  var body: some View {
    HStack {
      LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
      LinearGradient(
        gradient: Gradient(colors: [.blue, .white, .pink]), startPoint: .topLeading, endPoint: .bottomTrailing
      )
      LinearGradient(
        colors: [.black, .clear], startPoint: UnitPoint(x: 0.2, y: 0.5), endPoint: UnitPoint(x: 0.8, y: 0.5))
    }
    .frame(height: 80)
    .padding()
  }
}

struct GradientStops: View {
  let sky = Gradient(stops: [
    .init(color: .indigo, location: 0), .init(color: .purple, location: 0.6),
    .init(color: .orange, location: 0.85), .init(color: .yellow, location: 1),
  ])

  var body: some View {
    LinearGradient(gradient: sky, startPoint: .top, endPoint: .bottom).frame(height: 120)
  }
}

struct RadialGradients: View {
  var body: some View {
    HStack {
      RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 5, endRadius: 50)
      RadialGradient(
        gradient: Gradient(colors: [.white, .blue]), center: .topLeading, startRadius: 0, endRadius: 100)
      Circle().fill(
        .radialGradient(colors: [.green, .black], center: .center, startRadius: 0, endRadius: 45))
    }
    .frame(height: 90)
  }
}

struct AngularGradients: View {
  let hues = Gradient(colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red])

  var body: some View {
    HStack {
      Circle().fill(AngularGradient(gradient: hues, center: .center))
      Circle().strokeBorder(
        AngularGradient(gradient: hues, center: .center, startAngle: .zero, endAngle: .degrees(360)),
        lineWidth: 16)
      AngularGradient(colors: [.white, .gray], center: .center, angle: .degrees(90)).clipShape(Circle())
      Circle().fill(.conicGradient(hues, center: .center, angle: .degrees(-90)))
    }
    .frame(height: 80)
  }
}

struct EllipticalGradients: View {
  var body: some View {
    HStack {
      EllipticalGradient(colors: [.red, .yellow])
      EllipticalGradient(
        colors: [.mint, .blue], center: .bottom, startRadiusFraction: 0.1, endRadiusFraction: 0.9)
      Ellipse().fill(.ellipticalGradient(colors: [.white, .pink]))
    }
    .frame(height: 70)
  }
}

struct GradientStyles: View {
  var body: some View {
    VStack {
      Text("Sunrise")
        .font(.largeTitle.weight(.heavy))
        .foregroundStyle(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
      Image(systemName: "sun.max.fill")
        .font(.system(size: 50))
        .foregroundStyle(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom))
      Text("Background").padding().background(
        .linearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom), in: .capsule)
    }
  }
}

struct ColorGradients: View {
  let colors: [Color] = [.red, .orange, .green, .blue, .purple]

  var body: some View {
    HStack {
      ForEach(colors, id: \.self) { color in
        RoundedRectangle(cornerRadius: 8).fill(color.gradient)
      }
    }
    .frame(height: 70)
    .padding()
  }
}

struct MeshGradients: View {
  let bent: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.4, 1], [1, 1],
  ]
  let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]

  var body: some View {
    HStack {
      MeshGradient(width: 3, height: 3, points: bent, colors: colors)
      MeshGradient(
        width: 3, height: 3, points: bent, colors: colors, smoothsColors: false, colorSpace: .perceptual)
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point([0.2, 0.2], [0, 0], [0, 0], [0.4, 0], [0.2, 0.4]),
          point([0.9, 0.2], [0.7, 0.4], [1, 0], [1, 0], [0.8, 0.4]),
          point([0.1, 0.9], [0, 1], [0.3, 0.7], [0.4, 1], [0, 1]),
          point([0.8, 0.8], [0.6, 0.6], [1, 0.6], [1, 1], [1, 1]),
        ], colors: [.pink, .cyan, .teal, .white], background: .gray)
      Text("Mesh").font(.largeTitle).bold()
        .foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.orange, .pink, .red, .purple]))
    }
    .frame(height: 90)
  }

  private func point(
    _ position: SIMD2<Float>, _ leading: SIMD2<Float>, _ top: SIMD2<Float>, _ trailing: SIMD2<Float>,
    _ bottom: SIMD2<Float>
  ) -> MeshGradient.BezierPoint {
    MeshGradient.BezierPoint(
      position: position, leadingControlPoint: leading, topControlPoint: top, trailingControlPoint: trailing,
      bottomControlPoint: bottom)
  }
}
