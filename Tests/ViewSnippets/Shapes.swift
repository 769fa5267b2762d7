// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofShapes: [Snippet] {
    [
      Snippet(BasicShapes()), Snippet(RoundedShapes()), Snippet(FilledShapes()), Snippet(StrokedShapes()),
      Snippet(DashedStrokes()), Snippet(StrokedBorders()), Snippet(TrimmedShapes()), Snippet(ClippedViews()),
      Snippet(ShapeBackgrounds()), Snippet(ContainerShapes()), Snippet(ErasedShapes()),
      Snippet(ShapeOperations()),
    ]
  }
}

struct BasicShapes: View {
  var body: some View {
    HStack {
      Rectangle()
      Circle()
      Ellipse()
      Capsule()
    }
    .frame(height: 50)
    .padding()
  }
}

struct RoundedShapes: View {
  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 20)
      RoundedRectangle(cornerRadius: 20, style: .circular)
      RoundedRectangle(cornerSize: CGSize(width: 30, height: 12))
      UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 12, topTrailing: 30), style: .continuous)
    }
    .frame(height: 60)
    .padding()
  }
}

struct FilledShapes: View {
  var body: some View {
    HStack {
      Circle().fill(.red)
      Circle().fill(.blue.opacity(0.4))
      Circle().fill(Color(red: 0.9, green: 0.6, blue: 0.1))
      Circle().fill(.green.gradient)
      Circle().foregroundStyle(.secondary)
      Circle().fill(.yellow).stroke(.black, lineWidth: 2)
    }
    .frame(height: 50)
  }
}

struct StrokedShapes: View {
  var body: some View {
    HStack(spacing: 20) {
      Circle().stroke(.red)
      Circle().stroke(.orange, lineWidth: 8)
      RoundedRectangle(cornerRadius: 10).stroke(Color.green, lineWidth: 3)
      Capsule().stroke(lineWidth: 4).foregroundColor(.blue)
      Rectangle().stroke(
        .linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom), lineWidth: 5)
    }
    .frame(height: 50)
    .padding()
  }
}

struct DashedStrokes: View {
  var body: some View {
    VStack(spacing: 16) {
      RoundedRectangle(cornerRadius: 12)
        .stroke(style: StrokeStyle(lineWidth: 2, dash: [8, 4]))
        .frame(height: 40)
      RoundedRectangle(cornerRadius: 12)
        .stroke(.indigo, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0.1, 10], dashPhase: 5))
        .frame(height: 40)
    }
    .padding()
  }
}

struct StrokedBorders: View {
  var body: some View {
    HStack {
      Circle().strokeBorder(.red, lineWidth: 10)
      Circle().inset(by: 8).stroke(.blue, lineWidth: 4)
      Capsule().strokeBorder(style: StrokeStyle(lineWidth: 3, dash: [6]))
      RoundedRectangle(cornerRadius: 8).fill(.yellow).strokeBorder(.brown, lineWidth: 4)
    }
    .frame(height: 60)
    .border(.gray)
  }
}

struct TrimmedShapes: View {
  let progress = 0.7

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 12)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("70 %").font(.title2.bold())
    }
    .frame(width: 110, height: 110)
    .padding()
  }
}

struct ClippedViews: View {
  var body: some View {
    HStack {
      Color.orange.frame(width: 60, height: 60).clipShape(Circle())
      Color.orange.frame(width: 60, height: 60).clipShape(.rect(cornerRadius: 12))
      Color.orange.frame(width: 60, height: 60).cornerRadius(20)
      Text("Far too long for its frame").fixedSize().frame(width: 60, height: 60).clipped()
      Color.orange.frame(width: 60, height: 60)
        .clipShape(.rect(topLeadingRadius: 24, bottomTrailingRadius: 24))
    }
  }
}

struct ShapeBackgrounds: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("In a capsule").padding(10).background(.yellow, in: .capsule)
      Text("In a rectangle").padding(10).background(.mint, in: RoundedRectangle(cornerRadius: 8))
      Text("Outlined").padding(10).overlay(Capsule().stroke(.red))
      Text("Rounded").padding(10).background(RoundedRectangle(cornerRadius: 8).fill(Color.cyan))
      Text("In an ellipse").padding(16).background(.orange, in: .ellipse)
    }
  }
}

struct ContainerShapes: View {
  var body: some View {
    ZStack {
      ContainerRelativeShape().fill(.blue)
      ContainerRelativeShape().inset(by: 10).fill(.white)
    }
    .frame(width: 160, height: 90)
    .containerShape(RoundedRectangle(cornerRadius: 30))
  }
}

struct ErasedShapes: View {
  let isRound = true

  var shape: AnyShape { isRound ? AnyShape(Circle()) : AnyShape(Rectangle()) }
  var style: AnyShapeStyle { isRound ? AnyShapeStyle(.pink) : AnyShapeStyle(.regularMaterial) }

  var body: some View { shape.fill(style).frame(width: 70, height: 70) }
}

struct ShapeOperations: View {
  var body: some View {
    HStack(spacing: 16) {
      Circle().union(Rectangle().offset(x: 20, y: 20))
      Rectangle().subtracting(Circle().scale(0.7))
      Circle().intersection(Rectangle().offset(x: 20))
      Rectangle().rotation(.degrees(45)).size(width: 30, height: 30)
      Ellipse().scale(x: 1, y: 0.5)
    }
    .foregroundStyle(.purple)
    .frame(height: 50)
    .padding()
  }
}
